"""Phenomena that have done what they do (CR 312.7, 704.6f)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.events.planes import Planeswalk, face_up, planar_controller
from engine.rules.events.triggers import abilities_of
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.state.game import Game


@state_based_check("704.6f")
def phenomena_done(game: Game) -> Iterator[Planeswalk]:
    """The planar controller planeswalks once no triggered ability of a face-up phenomenon is left."""
    seat = planar_controller(game)
    if seat is None:
        return
    phenomena = (oid for oid in face_up(game) if "phenomenon" in game.chars(oid).types)
    if any(next(abilities_of(game, oid), None) is None for oid in phenomena):
        yield Planeswalk(seat)
