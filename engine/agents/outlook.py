"""What a player may expect of a line of play.

How things stood in those worlds in which it was played on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.core.zones import HAND

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import Seat
    from engine.game.state.game import Game


@record
class Outlook:
    """How a player and their opponents stand, by the mean of several worlds.

    In how many of a hundred it is over.
    """

    life: float = 0.0
    their_life: float = 0.0
    creatures: float = 0.0
    their_creatures: float = 0.0
    cards: float = 0.0
    their_cards: float = 0.0
    won: float = 0.0
    lost: float = 0.0


NAMES = ("life", "their_life", "creatures", "their_creatures", "cards", "their_cards", "won", "lost")


def outlook_of(game: Game, seat: Seat) -> Outlook:
    """How things stand in one state."""
    mine, others = game.taking_turns_with(seat), game.opponents(seat)
    whose = [game.controller(oid) for oid in game.permanents() if "creature" in game.chars(oid).types]
    player = game.player(seat)
    return Outlook(
        life=player.life,
        their_life=sum(game.player(other).life for other in others),
        creatures=sum(one in mine for one in whose),
        their_creatures=sum(one in others for one in whose),
        cards=len(game.zone(HAND, seat)),
        their_cards=sum(len(game.zone(HAND, other)) for other in others),
        won=100.0 * bool(player.won or not others),
        lost=100.0 * bool(player.lost or player.left),
    )


def together(found: Sequence[Outlook]) -> Outlook:
    """The mean of several."""
    count = max(1, len(found))
    return Outlook(*(sum(getattr(one, name) for one in found) / count for name in NAMES))
