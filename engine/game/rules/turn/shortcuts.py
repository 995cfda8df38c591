"""Shortcuts (CR 728.2).

A player with priority proposes one, the others answer in turn order, and it is taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.editions import has_infinity_rules
from engine.core.errors import IllegalAnswer
from engine.core.identity import NOBODY
from engine.core.record import replace
from engine.game.decisions.act import PASS
from engine.game.decisions.shortcuts import ACCEPT, STOP, AnswerShortcut, without_what
from engine.game.events.shortcuts import AcceptShortcut, ProposeShortcut, SetShortcut, ShortenShortcut, TakeShortcut
from engine.game.events.turn_structure import SetTurn
from engine.game.rules.context import ask
from engine.game.rules.events.happening import happen
from engine.game.rules.proposed_choices import now_called
from engine.game.rules.turn import infinite_loops_2006
from engine.game.rules.turn.shortcut_preview import foresee
from engine.game.rules.turn.taking_shortcuts import take
from engine.game.state.shortcuts import Shortcut, begin
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.decisions.act import Act
    from engine.game.state.game import Game
    from engine.game.state.shortcuts import Stretch


def propose(game: Game, seat: Seat, whole: Stretch) -> None:
    """A player with priority proposes a shortcut (CR 728.2a).

    It is refused if it can't be taken as described.
    """
    shortcut = Shortcut(seat, whole, game.next_id, whole.length, frames=begin(whole))
    seen = foresee(game, shortcut)
    if seen.why and seen.taken < whole.length:
        raise IllegalAnswer(say("it_goes_only_so_far", number=seen.taken, why=seen.why), "728.2a")
    if seen.goes_round and whole.times > 1 and not has_infinity_rules(game.edition):
        raise IllegalAnswer(say("it_only_goes_round"), "728.3")
    others = game.apnap(seat)[1:]
    shortcut = replace(shortcut, waiting=others, told=seen.told, outcome=seen.outcome)
    if has_infinity_rules(game.edition):
        shortcut = infinite_loops_2006.begun(game, shortcut)
    happen(game, ProposeShortcut(seat, whole.round_length, whole.times))
    happen(game, SetShortcut(shortcut))


def go_on(game: Game) -> None:
    """The next piece of a shortcut: one player's answer to it, or taking it."""
    assert game.shortcut is not None
    if game.shortcut.waiting:
        _next_answer(game, game.shortcut)
    else:
        _take(game, game.shortcut)


def _next_answer(game: Game, shortcut: Shortcut) -> None:
    """The next player in turn order accepts, or names a place (CR 728.2b)."""
    seat, *later = shortcut.waiting
    shortcut = replace(shortcut, waiting=tuple(later))
    if game.players[seat].left:
        happen(game, SetShortcut(shortcut))
        return
    least, most = infinite_loops_2006.numbers_for(shortcut, seat)
    decision = AnswerShortcut(
        seat=seat, prompt=say("a_shortcut_is_proposed", player=NameOf(shortcut.proposer)), rule="728.2b",
        proposed=shortcut.told, outcome=shortcut.outcome, whole=without_what(shortcut.whole), end=shortcut.end,
        least=least, most=most, answers=shortcut.answers,
    )  # fmt: skip
    answer = ask(game, decision)
    if answer == ACCEPT:
        happen(game, AcceptShortcut(seat))
        said = say("accepts_the_shortcut", player=NameOf(seat))
    else:
        choices = answer.get(STOP, 0)
        rounds = choices // shortcut.whole.round_length if STOP in answer else next(iter(answer.values()))
        shortcut = replace(shortcut, end=choices, shortened_by=seat) if STOP in answer else shortcut
        happen(game, ShortenShortcut(seat, choices, rounds))
        said = say("shortens_the_shortcut", player=NameOf(seat), rounds=rounds, choices=choices)
    shortcut = replace(shortcut, answers=(*shortcut.answers, said))
    happen(game, SetShortcut(infinite_loops_2006.answered(shortcut, seat, answer) if most else shortcut))


def _take(game: Game, shortcut: Shortcut) -> None:
    """Everybody has answered: all choices up to the last proposed ending point are taken (CR 728.2c)."""
    if shortcut.involved:
        shortcut = infinite_loops_2006.with_last_word(shortcut)
        happen(game, SetShortcut(shortcut))
    began = game.history.total
    why = take(game)
    now = game.shortcut
    if now is not None:
        happen(game, SetShortcut(None))
        if now.done and now.taken < now.whole.length and (now.shortened_by != NOBODY or now.involved):
            _must_differ(game, now)
        rounds = now.taken // now.whole.round_length
        happen(game, TakeShortcut(shortcut.proposer, now.taken, rounds, why, began))


def _must_differ(game: Game, shortcut: Shortcut) -> None:
    """Who has priority now must make a different choice than was proposed for them (CR 728.2c)."""
    shortcut = shortcut.begun(game.next_id)
    choice = shortcut.next
    said = choice.said
    if isinstance(said, tuple):
        kind, ref, *rest = said
        said = (kind, now_called(game, shortcut, ref), *rest)
    happen(game, SetTurn((("barred", (choice.seat, said)),), quiet=True))


def without_barred(game: Game, decision: Act) -> Act:
    """What a player may do who has said that they would choose otherwise here (CR 728.2c)."""
    seat, said = game.turn.barred
    if seat != decision.seat:
        return decision
    if said == PASS:
        return replace(decision, no_pass=len(decision.actions) > 1)
    allowed = tuple(one for one in decision.actions if (one.kind, one.oid, one.index, one.way) != said)
    return replace(decision, actions=allowed)
