"""What keywords share that only have to say one thing: the same answer whenever a question is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, OUTSIDE, ZONES
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import RuleModifier
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked

if TYPE_CHECKING:
    from engine.game.rules.context import Context

EVERYWHERE = (*ZONES, OUTSIDE)  # for rules about sources of damage: they function in any zone (CR 702.2d, 702.15d)


@record
class Always(RuleModifier):
    """A rule modifier with one answer to some questions about its own object."""

    asked: tuple[Asked, ...]
    value: object
    reads = READS_NOTHING

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """The questions it answers."""
        return self.asked

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return self.value


def always(value: object, *questions: Asked, zones: tuple[str, ...] = (BATTLEFIELD,)) -> tuple[Ability, ...]:
    """The static ability that gives one answer to some questions."""
    return (StaticAbility((Always(questions, value),), zones=zones),)
