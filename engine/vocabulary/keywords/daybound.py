"""Daybound and nightbound (CR 702.145): permanents that turn with day and night."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.record import record, replace
from engine.game.events.status import MAY_TRANSFORM, Transform
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.special_cards.day_and_night import BOUND_TO_DAYTIME, DAYTIME, NIGHT, TURNING
from engine.game.state.merging import definitions
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Continuous, Replacement, RuleModifier, StaticEffect
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.questions import Asked, Refusal

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class Follows(RuleModifier):
    """The permanent turns with day and night; `rules.day_and_night` sees to it (CR 702.145c to 702.145g)."""

    face: int  # the face with which it is bound: 0 by day, 1 by night
    reads = READS_STATUS
    questions = (BOUND_TO_DAYTIME,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return self.face


@record
class KnownToTheGame(Continuous):
    """Something of the permanent that the game itself watches, wherever the permanent is."""

    rule: RuleModifier
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return True

    def parts(self) -> tuple[StaticEffect, ...]:
        return (self.rule,)


@record
class TurnsOnlyByItself(RuleModifier):
    """The permanent can't transform except due to this ability."""

    rule: str
    reads = READS_NOTHING
    questions = (MAY_TRANSFORM,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        event = details.get("event")
        if isinstance(event, Transform) and event.cause == TURNING:
            return None
        return Refusal(say("transforms_only_by_daybound"), self.rule)


@record
class EntersByNight(Replacement):
    """If it is night, a permanent that is a transforming double-faced card enters with its back face up."""

    keys = (ENTERS,)
    entering = True
    reads = READS_STATUS

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        night = ctx.game.marks.get(DAYTIME) == NIGHT
        return night and any(card.transforms for card in definitions(ctx.game.obj(event.oid)))

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (replace(event, face=1),)


@keyword("702.145", "Daybound")
class Daybound:
    """Enters transformed by night, and turns as it becomes night (CR 702.145b)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((EntersByNight(),)),
            StaticAbility((KnownToTheGame(Follows(0)),)),
            StaticAbility((TurnsOnlyByItself("702.145b"),)),
        )


@keyword("702.145", "Nightbound")
class Nightbound:
    """Turns as it becomes day (CR 702.145e)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((KnownToTheGame(Follows(1)),)),
            StaticAbility((TurnsOnlyByItself("702.145e"),)),
        )
