"""Dungeons that their players have gone through (CR 704.5t, 309.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.editions import MODERN
from engine.events.dungeons import CompleteDungeon
from engine.rules.special_cards.dungeons import done_with
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.state.game import Game


@state_based_check("704.5t", editions=MODERN)
def gone_through(game: Game) -> Iterator[CompleteDungeon]:
    """A dungeon in whose bottommost room the marker is leaves the game once no room ability of it is left."""
    for owner, oid in done_with(game):
        yield CompleteDungeon(owner, oid)
