"""Turns in which a player is controlled by another (CR 720): they begin and end with the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Seat
from engine.game.events.status import SetMark
from engine.game.events.turn_structure import SetTurn
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import PLAYER_NOTES
from engine.game.state.controlled_players import CONTROLLED, CONTROLLED_NEXT, TURN_AFTER_NEXT, controller_of_player
from engine.game.state.several_turns import under_way
from engine.game.state.turn import ExtraTurn
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game.state.game import Game


def control_next_turn(game: Game, seat: Seat, by: Seat) -> None:
    """Let a player control another, and their team, in the next turn they take.

    The last to do so does (CR 720.1a).
    """
    happen(game, *(SetMark(mate, CONTROLLED_NEXT, by) for mate in game.taking_turns_with(seat)))  # CR 805.8


def turn_after_next(game: Game, seat: Seat) -> None:
    """Let a player, and their team, take an extra turn after the next one that they take.

    See CR 500.7, 805.8.
    """
    taker = game.taking_turns_with(seat)[0]
    happen(game, SetMark(taker, TURN_AFTER_NEXT, _waiting(game, taker) + 1))


def _waiting(game: Game, seat: Seat) -> int:
    number = game.players[seat].marks.get(TURN_AFTER_NEXT, 0)
    assert isinstance(number, int)
    return number


def _add_turns(game: Game) -> None:
    """Add the turns that follow this one, which has been waited for."""
    for seat in game.active_players():
        number = _waiting(game, seat)
        if number:
            more = (ExtraTurn(seat),) * number
            happen(game, SetMark(seat, TURN_AFTER_NEXT, None), SetTurn((("extra", (*game.turn.extra, *more)),)))


def turn_begins(game: Game) -> None:
    """Control in the turn before ends, and that in this turn begins (CR 720.1).

    A turn that is skipped never comes.
    """
    _add_turns(game)
    others = set(under_way(game)) - set(game.active_players())
    under_control = (player.seat for player in game.players if CONTROLLED in player.marks)
    over = [SetMark(seat, CONTROLLED, None) for seat in under_control if seat not in others]
    happen(game, *over)
    for seat in game.active_players():
        if CONTROLLED_NEXT in game.players[seat].marks:
            by = controller_of_player(game, seat, CONTROLLED_NEXT)
            happen(game, SetMark(seat, CONTROLLED_NEXT, None), SetMark(seat, CONTROLLED, None if by == NOBODY else by))


def begin_control(game: Game, seat: Seat, by: Seat) -> Seat:
    """Let a player control another for less than a turn (CR 720.2); gives who controlled them before."""
    before = controller_of_player(game, seat)
    happen(game, SetMark(seat, CONTROLLED, by))
    return before


def end_control(game: Game, seat: Seat, before: Seat) -> None:
    """Let such control end: the player is controlled by whom they were before."""
    happen(game, SetMark(seat, CONTROLLED, None if before == NOBODY else before))


@PLAYER_NOTES("720.1")
def who_controls(game: Game, seat: Seat) -> Iterator[str]:
    """Who controls a player, and who will."""
    now, then = (controller_of_player(game, seat, mark) for mark in (CONTROLLED, CONTROLLED_NEXT))
    if now not in (NOBODY, seat):
        yield say("controlled_by", player=NameOf(now))
    if then not in (NOBODY, seat):
        yield say("controlled_next_turn_by", player=NameOf(then))
