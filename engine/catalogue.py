"""The catalogue: finds all words of the game by importing every module of the packages that hold them."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache

PACKAGES = (
    "engine.terms", "engine.triggers", "engine.statics", "engine.effects", "engine.mechanics", "engine.keywords",
    "engine.variants",
)  # fmt: skip


def modules() -> tuple[str, ...]:
    """The names of all modules that hold words, in the order in which they are imported."""
    found: list[str] = []
    for name in PACKAGES:
        try:
            package = importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
            continue
        found.append(name)
        found.extend(sorted(info.name for info in pkgutil.walk_packages(package.__path__, f"{name}.")))
    return tuple(found)


@lru_cache(maxsize=1)
def load() -> None:
    """Import them all; doing it again costs and changes nothing."""
    for name in modules():
        importlib.import_module(name)
