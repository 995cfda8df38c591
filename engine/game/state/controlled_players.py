"""Players who are controlled by others (CR 720): who makes whose choices, and so sees what they see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Seat
from engine.core.keys import Mark

if TYPE_CHECKING:
    from engine.game.state.game import Game

CONTROLLED = Mark("controlled by")  # of a player: who controls them now
CONTROLLED_NEXT = Mark("controlled next turn by")  # of a player: who will, in the next turn that they take (CR 720.1)
TURN_AFTER_NEXT = Mark("extra turns after the next one")  # of a player: how many, after the next turn they take


def controller_of_player(game: Game, seat: Seat, mark: Mark = CONTROLLED) -> Seat:
    """Who controls a player, or will (CR 720.1); NOBODY if nobody does, or not any more (CR 800.4a)."""
    found = game.players[seat].marks.get(mark, NOBODY)
    assert isinstance(found, int)
    return NOBODY if found == NOBODY or game.players[found].left else found


def answers_for(game: Game, seat: Seat) -> Seat:
    """Who makes a player's choices: themselves, or who controls them (CR 720.5).

    Whoever controls them may be controlled in turn, and then it is that player.
    """
    known = [seat]
    while (found := controller_of_player(game, known[-1])) not in (NOBODY, *known):
        known.append(found)
    return known[-1]


def controlled_by(game: Game, seat: Seat) -> tuple[Seat, ...]:
    """The other players whose choices a player makes."""
    theirs = (player.seat for player in game.players if CONTROLLED in player.marks)
    return tuple(other for other in theirs if other != seat and answers_for(game, other) == seat)
