"""The catalogue: finds all words of the game by importing every module of the packages that hold them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache

from engine.core.garbage import what_stays

FAMILIES = ("terms", "triggers", "statics", "effects", "mechanics", "keywords", "variants")
PACKAGES = tuple(f"engine.vocabulary.{name}" for name in FAMILIES)

# What procedures ask for, these enter themselves as they are imported (see `engine.game.rules.hooks`).
RULES = (
    "engine.game.rules.events",
    "engine.game.rules.state_based",
    "engine.game.rules.missed_triggers",
    "engine.game.rules.special_cards",
)


def modules() -> tuple[str, ...]:
    """The names of all modules that hold words, in the order in which they are imported."""
    return tuple(module for name in PACKAGES for module in _within(name))


def _within(name: str) -> tuple[str, ...]:
    """A package with all its modules."""
    package = importlib.import_module(name)
    return (name, *sorted(info.name for info in pkgutil.walk_packages(package.__path__, f"{name}.")))


@lru_cache(maxsize=1)
def load() -> None:
    """Import them all; doing it again costs and changes nothing."""
    with what_stays():
        for name in (*modules(), *(module for package in RULES for module in _within(package))):
            importlib.import_module(name)
