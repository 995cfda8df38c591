"""Players losing, winning and leaving, and the game ending (CR 104, 800.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Seat
from engine.core.zones import EXILE
from engine.game.events.cards import Reveal
from engine.game.events.effects import EndDelayedTriggers, EndEffects, SetPending
from engine.game.events.players import EndGame, LeaveGame, LoseGame
from engine.game.events.turn_structure import SetTurn
from engine.game.events.zone_changes import CeaseToExist, GoWithOwner, ZoneChange
from engine.game.rules.events.happening import happen, happen_anyway
from engine.game.rules.hooks import LEAVING
from engine.game.rules.questions.seeing import shown_at_the_end
from engine.game.rules.variants.playing import variants_of
from engine.game.state.several_turns import priority_order
from engine.meaning.families import Modification
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game


def losers_leave(game: Game) -> None:
    """Let players who have lost leave, and end the game if that decides it (CR 104.2, 104.4, 104.5)."""
    _teammates_lose(game)
    losers = [seat for seat in game.seats() if game.players[seat].lost]
    won = [seat for seat in game.seats() if game.players[seat].won and seat not in losers]
    if won:
        _win(game, tuple(dict.fromkeys(winner for seat in won for winner in game.sharing(seat))), "104.2b")
        return
    if not losers:
        return
    staying = dict.fromkeys(game.teams.of[seat] for seat in game.seats() if seat not in losers)
    if not staying:
        draw(game, say("all_lost_at_once"))
    elif len(staying) == 1:
        (team,) = staying
        _win(game, team, "104.2a" if len(team) == 1 else "104.2c")
    if not game.over:
        _before_leaving(game, losers)
    for seat in losers:
        leave(game, seat)


def _before_leaving(game: Game, losers: Sequence[Seat]) -> None:
    """What variants do first, the last by its rule before those that it builds on (CR 901.14b comes before 807.4e)."""
    for one in reversed(variants_of(game)):
        one.before_leaving(game, losers)


def _teammates_lose(game: Game) -> None:
    """Who shares a life total with a player who has lost has lost too (CR 810.8a)."""
    for seat in game.seats():
        lost = next((why for other in game.sharing(seat) if (why := game.players[other].lost)), "")
        if lost and not game.players[seat].lost:
            happen_anyway(game, LoseGame(seat, lost))


def _win(game: Game, winners: tuple[Seat, ...], rule: str) -> None:
    """End the game: a team wins as a whole, with those of it who had lost before (CR 104.2c, 810.8a)."""
    names = tuple(map(NameOf, winners))
    _show_what_is_hidden(game, game.seats())
    happen(game, EndGame(say("the_game_is_won", players=names, number=len(names), rule=rule), winners))


def draw(game: Game, why: str) -> None:
    """End the game as a draw (CR 104.4)."""
    _show_what_is_hidden(game, game.seats())
    happen(game, EndGame(say("the_game_is_a_draw", why=why)))


def draw_within(game: Game, seats: Sequence[Seat], why: str) -> None:
    """The game is a draw for some players, who leave.

    The others play on, or the last of them wins (CR 801.15).
    """
    staying = tuple(seat for seat in game.seats() if seat not in seats)
    if not staying:
        draw(game, why)
    elif len({game.teams.of[seat] for seat in staying}) == 1:
        _win(game, staying, "104.2a")
    if not game.over:
        _before_leaving(game, seats)
    for seat in seats:
        leave(game, seat)


def concede(game: Game, seat: Seat) -> None:
    """A player concedes: they lose and leave at once, whatever any effect says (CR 101.1, 104.3a)."""
    happen_anyway(game, LoseGame(seat, say("conceded")))
    losers_leave(game)


def leave(game: Game, seat: Seat) -> None:
    """A player leaves the game (CR 800.4a).

    What they own goes, control they were given ends, the rest is exiled.
    """
    _forget_passing(game, seat)
    _show_what_is_hidden(game, (seat,))
    once_gone = [declared(game, seat) for declared in LEAVING]
    happen(game, LeaveGame(seat))
    if game.over:
        return
    mates = game.taking_turns_with(seat)
    if seat == game.turn.active and mates[0] != seat:  # the turn is still their team's (CR 805.4)
        happen(game, SetTurn((("active", mates[0]),), quiet=True))
    owned = [oid for oid, found in sorted(game.objects.items()) if found.owner == seat]
    also = (event for one in variants_of(game) for event in one.as_it_leaves(game, owned))
    gone = happen_anyway(game, *also, *(GoWithOwner(oid) for oid in owned))
    for action in once_gone:
        action()
    ended = tuple(effect.id for effect in game.floating if _gives_control_to(effect, seat))
    if ended:
        happen(game, EndEffects(ended))
    on_stack = [oid for oid in game.on_stacks if game.controller(oid) == seat]
    happen(game, *(CeaseToExist(oid) for oid in on_stack if game.obj(oid).definition is None or game.obj(oid).token))
    exile_masterless(game)
    happen(game, SetPending(tuple(trigger for trigger in game.pending if trigger.controller != seat)))
    delayed = tuple(trigger.id for trigger in game.delayed if trigger.controller == seat)
    if delayed:
        happen(game, EndDelayedTriggers(delayed))
    if game.turn.priority == seat:
        after = priority_order(game, seat)
        happen(game, SetTurn((("priority", after[0] if after else NOBODY),), quiet=True))
    for one in variants_of(game):
        one.after_leaving(game, gone)


def _show_what_is_hidden(game: Game, seats: Iterable[Seat]) -> None:
    """Reveal the face-down objects of players as they leave, or as the game ends (CR 708.9)."""
    if game.over:
        return
    hidden = [oid for oid, found in sorted(game.objects.items()) if shown_at_the_end(game, found)]
    for seat in seats:
        mine = tuple(oid for oid in hidden if game.obj(oid).owner == seat)
        if mine:
            happen_anyway(game, Reveal(seat, mine))


def exile_masterless(game: Game) -> None:
    """Exile what only players who left would control (CR 800.4a, 800.4c)."""
    if not any(player.left for player in game.players):
        return
    held = [oid for oid in (*game.battlefield, *game.on_stacks) if game.players[game.controller(oid)].left]
    if held:
        happen_anyway(game, *(ZoneChange(oid, EXILE, cause="leave game") for oid in held))


def _forget_passing(game: Game, seat: Seat) -> None:
    """Whoever leaves has not passed any more: all others still have to (CR 117.4)."""
    turn = game.turn
    if turn.passed and turn.priority != NOBODY and seat in priority_order(game, turn.priority)[-turn.passed :]:
        happen(game, SetTurn((("passed", turn.passed - 1),), quiet=True))


def _gives_control_to(effect: FloatingEffect, seat: Seat) -> bool:
    """Whether an effect gives a player control of objects (CR 800.4a)."""
    return any(
        isinstance(part, Modification) and part.gives_control_to(effect.controller) == seat for part in effect.parts
    )
