"""What a variant changes as a game is set up (CR 800.2): a file in `engine/variants` declares each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.record import record
from engine.state.teams import everyone_alone

if TYPE_CHECKING:
    from engine.state.teams import Teams


@record
class Variant:
    """A way to play. What depends on the number of players is a function of it."""

    name: str  # as commands and saved matches write it
    title: str
    rule: str
    players: tuple[int, ...]  # how many can play it
    teams: Callable[[int], Teams] = everyone_alone
    starting_life: Callable[[int], int] = lambda players: 20  # CR 103.4


VARIANTS: dict[str, Variant] = {}


def declare(variant: Variant) -> Variant:
    """Make a variant known by its name."""
    VARIANTS[variant.name] = variant
    return variant
