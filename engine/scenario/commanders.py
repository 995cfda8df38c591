"""Commanders in the positions of scenarios, which say only who is in the command zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import COMMAND
from engine.game.rules.questions.commanders import COMMANDERS, IDENTITY, commanders_of, is_commander

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game

SAID = (COMMANDERS, IDENTITY)  # the marks of a player that follow from what is in the command zone


def is_led(game: Game) -> bool:
    """Whether it is a Commander game."""
    return any(commanders_of(game, seat) for seat in game.seats())


def commanders_elsewhere(game: Game, seat: Seat) -> Iterator[ObjectId]:
    """A player's commanders that are in another zone: in a scenario they would be commanders no more."""
    for oid, found in sorted(game.objects.items()):
        if found.owner == seat and found.zone != COMMAND and is_commander(game, found):
            yield oid
