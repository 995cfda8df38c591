"""Cleave (CR 702.148)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import HAND
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Cost, RuleModifier
from engine.model.message import Term, say
from engine.model.node import READS_NOTHING
from engine.model.questions import Asked
from engine.rules.casting.questions import CAST_WAYS
from engine.rules.casting.ways import CastWay
from engine.terms.casting import costs_as_written
from engine.text.keywords import keyword

if TYPE_CHECKING:
    from engine.rules.context import Context


@record
class MayCleave(RuleModifier):
    """The spell can be cast for its cleave cost, without the text in square brackets (CR 702.148a)."""

    costs: tuple[Cost, ...]
    reads = READS_NOTHING
    questions = (CAST_WAYS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        definition = ctx.obj(about).definition
        assert definition is not None
        label = say("keyword_with_cost", keyword=Term("keyword", "cleave"), cost=costs_as_written(self.costs))
        return (CastWay("cleave", self.costs, values=definition.front.cut, label=label),)


@keyword("702.148", "Cleave", "cleave {costs:mana_cost*,}")
class Cleave:
    """A spell of fewer words for another cost; its text is changed (CR 702.148b, 612)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((MayCleave(self.costs),), zones=(HAND,)),)

    cuts_text = True
