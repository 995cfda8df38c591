"""Tournament practice in a match: announcing triggered abilities, and those that were missed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.errors import IllegalAnswer
from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.record import record
from engine.game.rules.missed_triggers import announcing
from engine.game.rules.missed_triggers.trying import tried
from engine.game.rules.questions.seeing import may_see
from engine.game.rules.turn import turn
from engine.game.state.missed_triggers import (
    CLOSED,
    DONE_NOW,
    MATTERED,
    MISSED,
    NEXT_PHASE,
    NOT_DONE,
    NOT_PUT,
    PUT,
    PUT_OFF,
    RESOLVED,
    SLIPPED,
    Point,
)
from engine.meaning.message import say
from engine.table.replay import ANNOUNCE, Announced
from engine.telling.teller import GameTelling

if TYPE_CHECKING:
    from engine.game.decisions.decision import Answer
    from engine.game.state.game import Game
    from engine.game.state.missed_triggers import Unannounced
    from engine.table.match import Match
    from engine.table.replay import Checkpoint, Replay

SET_UP = announcing.SET_UP
IN_REPORT = (SLIPPED, MISSED, NEXT_PHASE, CLOSED)

SENTENCES = {  # of the policy, by its points
    "MTP.D1": say("policy_d1"),
    "MTP.D2": say("policy_d2"),
    "MTP.D3": say("policy_d3"),
    "MTP.D4": say("policy_d4"),
    "MTP.D6": say("policy_d6"),
    "MTP.D8": say("policy_d8"),
}
OUTCOMES = {
    NOT_DONE: say("outcome_nothing"),
    NOT_PUT: say("outcome_not_put"),
    PUT: say("outcome_put_on_the_stack"),
    RESOLVED: say("outcome_resolved"),
    DONE_NOW: say("outcome_now"),
    PUT_OFF: say("outcome_next_phase"),
}


@record
class MissedTrigger:
    """A triggered ability that was missed, for the report after the game."""

    player: str  # who should have remembered it
    source: str
    text: str  # the ability, in words
    triggered: Point
    mattered: Point  # when it first mattered
    rule: str  # the point of the policy by which it was missed
    sentence: str  # what the policy says there
    remedy: str  # the point by which it was dealt with; "" if nobody called attention to it
    outcome: str  # what was done about it, in words
    warning: bool


def advance(game: Game, base: Checkpoint, replay: Replay) -> None:
    """The next piece of the game, or what somebody says instead of answering."""
    try:
        turn.advance(game)
    except Announced as announced:
        if replay.used != base.count:
            raise IllegalAnswer(say("that_has_not_triggered")) from None
        game.become(base.game)
        replay.used += 1
        announce(game, announced.said)


def announce(game: Game, said: Any) -> None:
    """Let somebody speak of a triggered ability; raises `IllegalAnswer` for what has not triggered."""
    if not isinstance(said, list) or len(said) not in (3, 4) or any(type(part) is not int for part in said):
        raise IllegalAnswer(say("that_has_not_triggered"))
    seat, oid, number, *missed = said
    if not 0 <= seat < len(game.players) or game.players[seat].left:
        raise IllegalAnswer(say("that_has_not_triggered"))
    announcing.announce(game, seat, oid, number, bool(missed))


def instead(match: Match, seat: Seat, oid: ObjectId, number: int) -> tuple[int, Answer]:
    """What is kept of it that a player speaks of a triggered ability, and after how many answers.

    `number` is that of `triggers_of`. What is spoken of in time when it first makes a difference is heeded there: the
    play goes on anew (MTP.P3). Raises `IllegalAnswer` if it has not triggered.
    """
    last = match.checkpoints[-1]
    one = announcing.found(last.game, oid, number)
    said, at = [seat, oid, number], last.count
    if one.stage == MATTERED and one.mattered is not None:
        at = _checkpoint(match, one.mattered.answers)
    elif _is_backed_up(match, one, seat) and one.mattered is not None:
        said, at = [*said, 1], _checkpoint(match, one.mattered.answers)
    return (at, {ANNOUNCE: said}) if match.is_free(at) else (last.count, {ANNOUNCE: said[:3]})


def _checkpoint(match: Match, answers: int) -> int:
    """The last count of answers up to some number at which the match can go on otherwise."""
    return max(checkpoint.count for checkpoint in match.checkpoints if checkpoint.count <= answers)


def _is_backed_up(match: Match, one: Unannounced, seat: Seat) -> bool:
    """Whether the action that has just shown that a trigger was forgotten is taken back (MTP.R5).

    That is if nobody else could do anything since, and its completion has changed what the trigger would do; an action
    because of which it has triggered stays.
    """
    game = match.checkpoints[-1].game
    if one.stage != SLIPPED or one.mattered is None or announcing.was_out_of_order(game, one, seat):
        return False
    at = one.mattered.answers
    if match.answers[at] == 0:
        return False  # no action, but a pass
    before = match.fork(at).checkpoints[-1].game
    now, then = tried(game, one.trigger), {other.id: tried(before, other.trigger) for other in before.unannounced}
    return then.get(one.id, now) != now


def triggers_of(match: Match, seat: Seat, oid: ObjectId) -> tuple[str, ...]:
    """The triggered abilities of an object that a seat may see, in words.

    `SET_UP` stands for none of them.
    """
    game = match.live
    if oid not in game.objects or not may_see(game, seat, oid):
        return ()
    return tuple(ability.label for ability in game.chars(oid).abilities.triggered)


def missed_triggers(match: Match) -> tuple[MissedTrigger, ...]:
    """What was missed so far, in the order in which it triggered."""
    game = match.live
    telling = GameTelling(game, NOBODY, match.language)
    return tuple(_told(game, telling, one) for one in game.unannounced if one.stage in IN_REPORT)


def _told(game: Game, telling: GameTelling, one: Unannounced) -> MissedTrigger:
    trigger = one.trigger
    known = trigger.source in game.objects or trigger.source in game.last_known
    return MissedTrigger(
        player=game.players[one.responsible].name, source=game.chars(trigger.source).name if known else "",
        text=trigger.ability.label, triggered=one.triggered, mattered=one.mattered or one.triggered, rule=one.why,
        sentence=telling.tell(SENTENCES[one.why]), remedy=one.remedy,
        outcome=telling.tell(OUTCOMES[one.done]) if one.done else "", warning=one.warned,
    )  # fmt: skip
