"""Questions that rule modifiers answer (CR 101.2, 613.11).

A procedure asks a declared question (`model.questions`); whoever has an opinion answers: an object's own abilities
first, then other effects by age. A refusal is a `Refusal` with the reason and the rule. All questions, what they are
asked about, the details they come with and what an answer is: `python -m engine questions`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any

from engine.core.identity import FIRST_OBJECT, ObjectId, Ref, Seat, is_player
from engine.core.zones import STACK
from engine.game.events.counters import MAY_GET_COUNTERS, PutCounters
from engine.game.rules.context import Context
from engine.game.state.influence import RANGES
from engine.game.state.objects import Look
from engine.game.state.teams import SHARED_COUNTERS
from engine.meaning.questions import Answer, Asked, Question, Refusal

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.meaning.characteristics import Characteristics


NO_ANSWERS: Iterator[Any] = iter(())


def verdicts(game: Game, question: Question[Answer], about: Ref, **details: Any) -> Iterator[Answer]:
    """All answers to a question about an object or player (CR 613.11).

    Those of its own abilities come first, then those of other effects by age.
    """
    if about >= FIRST_OBJECT and question in game.chars(about).abilities.modifiers:  # it is an object: see `is_object`
        return chain(_from_itself(game, question, about, details), _from_others(game, question, about, details))
    if game.projection.modifiers(game, question):
        return _from_others(game, question, about, details)
    return NO_ANSWERS  # most questions have none: this is asked very often


def _from_itself(game: Game, question: Asked, about: ObjectId, details: dict[str, Any]) -> Iterator[Any]:
    found = game.look(about)
    for ability, modifier in found.characteristics.abilities.modifiers.get(question, ()):
        if found.object.zone not in ability.zones:
            continue
        ctx = Context(game, about, game.controller(about))
        if ability.condition is not None and not ability.condition.holds(ctx):
            continue
        answer = modifier.answer(ctx, question, about, **details)
        if answer is not None:
            yield answer


def spell_verdicts(
    game: Game, question: Question[Answer], about: ObjectId, values: Characteristics, seat: Seat, **details: Any
) -> Iterator[Answer]:
    """All answers about a card as the spell it would be, with the characteristics it would have then.

    See CR 601.3e.
    """
    if question not in values.abilities.modifiers and not game.projection.modifiers(game, question):
        return iter(())
    return _about_spell(game, question, about, values, seat, details)


def _about_spell(
    game: Game, question: Asked, about: ObjectId, values: Characteristics, seat: Seat, details: dict[str, Any]
) -> Iterator[Any]:
    found = game.obj(about)
    details["seat"] = seat
    way = details.get("way")
    if way is not None and way.face_down:  # it would be a face-down spell (CR 601.3e, 708.4)
        found = found.copy()
        found.face_down = way.face_down
    for ability, modifier in values.abilities.modifiers.get(question, ()):
        if found.zone not in ability.zones and STACK not in ability.zones:
            continue
        ctx = Context(game, about, seat)
        if ability.condition is None or ability.condition.holds(ctx):
            answer = modifier.answer(ctx, question, about, **details)
            if answer is not None:
                yield answer
    yield from _from_others(game, question, about, details, Look(found, values))


def _from_others(
    game: Game, question: Asked, about: Ref, details: dict[str, Any], assumed: Look | None = None
) -> Iterator[Any]:
    for ctx, continuous, modifier in game.projection.modifiers(game, question):
        if assumed is not None:
            ctx = ctx.within()
            ctx.assumed = assumed
        if continuous.affects(ctx, about) and (RANGES not in game.marks or ctx.reaches(about)):
            answer = modifier.answer(ctx, question, about, **details)
            if answer is not None:
                yield answer


def refused(game: Game, question: Asked, about: Ref, **details: Any) -> Refusal | None:
    """The first refusal, if any: "can't" overrides "can" (CR 101.2).

    What teammates share, none has if one can't.
    """
    for answer in verdicts(game, question, about, **details):
        if isinstance(answer, Refusal):
            return answer
    if game.teams.share_life and is_player(about) and _is_shared(question, details):
        for teammate in game.sharing(about):
            for answer in verdicts(game, question, teammate, **details):
                if isinstance(answer, Refusal):
                    return answer
    return None


def _is_shared(question: Asked, details: dict[str, Any]) -> bool:
    """Whether a question about a player is one about all who share a life total with them."""
    return question.shared or (
        question is MAY_GET_COUNTERS and _kind_of(details.get("event")) in SHARED_COUNTERS  # CR 810.10c
    )


def _kind_of(event: object) -> str:
    return event.kind if isinstance(event, PutCounters) else ""


def affirmed(game: Game, question: Asked, about: Ref, **details: Any) -> bool:
    """Whether anything answers True."""
    return any(answer is True for answer in verdicts(game, question, about, **details))


def denied(game: Game, question: Question[bool], about: Ref, **details: Any) -> bool:
    """Whether anything answers False."""
    return any(answer is False for answer in verdicts(game, question, about, **details))
