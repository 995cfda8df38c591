"""What shows that a triggered ability was forgotten (MTP.D1 to D4). What does not: MTP.D2a, P1, P2.

An ability that makes choices has to be announced before its player passes. One that changes what everybody can see has
to be spoken of before its player does what can only be done once it has resolved. One that nobody sees at work is
taken to be remembered until it would make a difference: each piece of the game is then played a second time, on a copy
in which it has had its effect, with the same answers; where the two part, it matters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from engine.core.errors import EngineError, IllegalAction, IllegalAnswer
from engine.core.identity import NOBODY
from engine.core.record import replace
from engine.core.steps import DRAW
from engine.game.decisions.act import PASS, Act
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers
from engine.game.events.cards import Draw
from engine.game.events.casting import PutAbilityOnStack
from engine.game.events.effects import BeginEffect
from engine.game.rules import procedures
from engine.game.rules.casting.legal import legal_actions
from engine.game.rules.missed_triggers.kinds import CHOICES, POINTS, TURN_BASED
from engine.game.rules.missed_triggers.trying import table, tried
from engine.game.rules.missed_triggers.withholding import drop, keep, now, place
from engine.game.state.missed_triggers import DUE, IN_TIME, MATTERED, MISSED, SLIPPED, WAITING, Point, Unannounced
from engine.game.state.turn import PRIORITY
from engine.meaning.families.instructions import COPIES, RULES, UNSEEN, VISIBLE

if TYPE_CHECKING:
    from engine.game.decisions.act import Action
    from engine.game.decisions.decision import Decision
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game

SEEN = (VISIBLE, COPIES, TURN_BASED)
NOT_SEEN = (RULES, UNSEEN)
ACTIVE_ROLES = (Act, DeclareAttackers, DeclareBlockers)  # what a player does of their own accord (MTP.P2)


# -- answers ---------------------------------------------------------------------------------------------------------


@procedures.note_answer.written
def answered(game: Game, decision: Decision, answer: Any) -> None:
    """See whether an answer shows that something was forgotten."""
    who = decision.asked_of
    for one in game.unannounced:
        if one.stage == SLIPPED and one.responsible != who:
            keep(game, replace(one, stage=MISSED))  # others have had their chance: it was no sequence out of order
        elif one.responsible == who and one.stage in IN_TIME and _goes_past(game, one, decision, answer):
            slip(game, one, POINTS[one.kind])


def _goes_past(game: Game, one: Unannounced, decision: Decision, answer: Any) -> bool:
    """Whether an answer can only be given by somebody who has forgotten an ability."""
    if not isinstance(decision, ACTIVE_ROLES) or isinstance(answer, dict):
        return False  # mana abilities, and what others make one choose, say nothing
    if one.stage == MATTERED:
        return True
    if one.stage == DUE:
        return one.kind not in NOT_SEEN
    if not isinstance(decision, Act) or one.kind in NOT_SEEN:
        return False
    if decision.actions[answer].kind == PASS:
        return one.kind == CHOICES
    return not _possible_with_it_on_stack(game, one, decision, decision.actions[answer])


def _possible_with_it_on_stack(game: Game, one: Unannounced, decision: Act, action: Action) -> bool:
    """Whether something could be done with an ability still on the stack: an instant could, a land could not."""
    other = game.clone()
    trigger = one.trigger
    PutAbilityOnStack(
        trigger.controller, trigger.source, trigger.ability, trigger.bindings, event=trigger.event
    ).apply(other)  # fmt: skip
    return any(_same(action, still) for still in legal_actions(other, decision.seat))


def _same(one: Action, other: Action) -> bool:
    return (one.kind, one.oid, one.index, one.way) == (other.kind, other.oid, other.index, other.way)


def slip(game: Game, one: Unannounced, why: str, since: int = NOBODY) -> None:
    """Its player has gone past an ability, by what has happened since then.

    If it would have changed nothing, that is no matter (MTP.D10).
    """
    if not one.impact:
        drop(game, one)
        return
    mattered = one.mattered or replace(now(game), answers=max(game.answered, 0))
    stage = MISSED if one.stage == MATTERED else SLIPPED
    keep(
        game,
        replace(one, stage=stage, why=why, mattered=mattered, events=game.history.total if since == NOBODY else since),
    )


# -- the game goes on ------------------------------------------------------------------------------------------------


def all_passed(game: Game) -> None:
    """What is next on the stack is about to resolve, or the step to end.

    What stood above it has had its time.
    """
    for one in game.unannounced:
        if one.stage == WAITING and one.below is not None and set(game.stack) <= set(one.below):
            _becomes_due(game, one)


def _becomes_due(game: Game, one: Unannounced) -> None:
    outcome = tried(game, one.trigger)
    if not outcome.impact or (one.kind in NOT_SEEN and not outcome.begun):
        drop(game, one)
        return
    keep(game, replace(one, stage=DUE, would=outcome.begun if one.kind in NOT_SEEN else ()))


def go_on(game: Game, advance: Callable[[Game], None]) -> None:
    """The next piece of a game in which something waits to be spoken of."""
    unseen = [one for one in game.unannounced if one.stage == DUE and one.would]
    since, began = game.history.total, now(game)
    if unseen:
        _watching(game, advance, unseen, began)
    else:
        advance(game)
    if not game.over:
        _afterwards(game, since)


def _afterwards(game: Game, since: int) -> None:
    """What a piece of the game has brought: abilities placed or due, turn-based actions that go past them."""
    if game.turn.stage != PRIORITY:
        place(game, game.seats())
        if not game.stack:
            all_passed(game)
    for one in game.unannounced:
        if one.stage not in IN_TIME:
            continue
        turn_over = game.turn.number != one.triggered.turn
        own = one.responsible == one.triggered.active or one.trigger.controller == one.triggered.active
        if one.stage == DUE and one.kind not in NOT_SEEN and ((own and turn_over) or _drew(game, one, since)):
            slip(game, one, POINTS[one.kind], since)
        elif one.would and all(_is_over(game, effect) for effect in one.would) and one.stage == DUE:
            drop(game, one)


def _drew(game: Game, one: Unannounced, since: int) -> bool:
    """Whether its player has drawn for the turn, which comes after what triggered in the upkeep (MTP.EB)."""
    if game.turn.step != DRAW or one.triggered.step == DRAW or not game.is_active(one.trigger.controller):
        return False
    drawn = (event for event in game.history.since(since) if isinstance(event, Draw))
    return any(event.player == one.trigger.controller for event in drawn)


def _is_over(game: Game, effect: FloatingEffect) -> bool:
    """Whether an effect that began in some turn would have ended by now."""
    duration = effect.duration
    if duration is None:
        return False
    if duration.ends_at == "end of combat":
        return game.combat is None
    return game.turn.number != effect.began[0] and duration.ended(game, effect)


def is_over(game: Game, effect: FloatingEffect, triggered: Point) -> bool:
    """Whether an effect would have ended by now if it had begun as it should have (MTP.R3)."""
    return _is_over(game, replace(effect, began=(triggered.turn, triggered.active)))


# -- what nobody sees at work ----------------------------------------------------------------------------------------


class Heard:
    """Whoever answers, with a record of what was asked and answered."""

    def __init__(self, ask: Any) -> None:
        self.ask = ask
        self.answers: list[tuple[Decision, Any]] = []

    def __call__(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        answer = self.ask(decision, validate)
        self.answers.append((decision, answer))
        return answer


class Again:
    """Gives the same answers again, as far as they fit."""

    def __init__(self, answers: Iterable[tuple[Decision, Any]]) -> None:
        self.answers = list(answers)
        self.refused: Decision | None = None

    def __call__(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        before, answer = self.answers.pop(0) if self.answers else (None, None)
        if before is None or before.kind != decision.kind or before.seat != decision.seat:
            raise IllegalAnswer("another question is asked")
        if isinstance(decision, Act) and isinstance(before, Act) and isinstance(answer, int):
            answer = next((n for n, a in enumerate(decision.actions) if _same(a, before.actions[answer])), NOBODY)
        self.refused = decision
        checked = decision.check(answer)
        if validate is not None:
            validate(checked)
        self.refused = None
        return checked


def _watching(game: Game, advance: Callable[[Game], None], unseen: list[Unannounced], began: Point) -> None:
    """Play a piece of the game, and again with effects that nobody has spoken of: those matter that change it."""
    before, ask = game.clone(), game.ask
    heard = Heard(ask)
    game.ask = heard
    try:
        advance(game)
    finally:
        game.ask = ask
    now_seen = table(game)
    if not heard.answers:  # it came by itself of the last answer
        began = replace(began, answers=began.answers - 1)
    if not _parts(before, unseen, heard.answers, now_seen, advance)[0]:
        return
    alone = [(one, *_parts(before, [one], heard.answers, now_seen, advance)) for one in unseen]
    telling = [found for found in alone if found[1]] or [(one, True, None) for one in unseen]
    for one, _, refused in telling:
        still = next((other for other in game.unannounced if other.id == one.id and other.stage == DUE), None)
        if still is None:
            continue
        mattered = replace(still, stage=MATTERED, mattered=replace(now(game), answers=began.answers))
        keep(game, mattered)
        if refused is not None and refused.asked_of == still.responsible:
            slip(game, mattered, POINTS[still.kind])


def _parts(
    before: Game, ones: list[Unannounced], answers: list[tuple[Decision, Any]], seen: tuple[Any, ...],
    advance: Callable[[Game], None],
) -> tuple[bool, Decision | None]:  # fmt: skip
    """Whether the game would have gone on otherwise with some effects, and which answer would not have been legal."""
    other, again = before.clone(), Again(answers)
    other.ask = again
    for one in ones:
        for effect in one.would:
            BeginEffect(effect).apply(other)
    try:
        if before.turn.stage == PRIORITY and not before.pending and before.checked == before.changes:
            procedures.settle(other)  # as there was nothing to be settled before the effects
        advance(other)
    except (IllegalAnswer, IllegalAction):
        return True, again.refused
    except EngineError:
        return True, None
    return table(other) != seen, None
