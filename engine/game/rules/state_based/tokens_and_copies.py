"""Tokens and copies where they can't be (CR 704.5d, 704.5e)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.game.events.zone_changes import CeaseToExist
from engine.game.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.game.state.game import Game


@state_based_check("704.5d")
def tokens_elsewhere(game: Game) -> Iterator[CeaseToExist]:
    """Tokens off the battlefield and copies of spells off the stack cease to exist (CR 704.5d, 704.5e)."""
    for oid in game.strays:
        yield CeaseToExist(oid)
