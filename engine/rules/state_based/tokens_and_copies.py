"""Tokens and copies where they can't be (CR 704.5d, 704.5e)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE, STACK
from engine.events.zone_changes import CeaseToExist
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.state.game import Game

ELSEWHERE = (HAND, LIBRARY, GRAVEYARD, EXILE, COMMAND, OUTSIDE)


@state_based_check("704.5d")
def tokens_elsewhere(game: Game) -> Iterator[CeaseToExist]:
    """A token that is not on the battlefield, and a copy of a spell that is not on the stack, cease to exist."""
    objects = game.objects
    for (zone, _), oids in game.zones.items():
        if zone not in (BATTLEFIELD, STACK):
            for oid in reversed(oids) if zone == GRAVEYARD else oids[:1] + oids[-1:] if zone == LIBRARY else oids:
                if objects[oid].token:
                    yield CeaseToExist(oid)
