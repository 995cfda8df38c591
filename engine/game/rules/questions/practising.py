"""Who has to remember triggered abilities (missed-trigger policy)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.options import PRACTISING
from engine.game.state.controlled_players import answers_for

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.state.game import Game


def practises(game: Game, seat: Seat) -> bool:
    """Whether whoever answers for a player has to remember that player's triggered abilities (MTP.D12)."""
    practising = game.options.get(PRACTISING, ())
    return isinstance(practising, tuple) and seat != NOBODY and str(answers_for(game, seat)) in practising
