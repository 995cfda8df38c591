"""Cleave (CR 702.148)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.rules.casting.casting_options import CastWay
from engine.game.rules.casting.questions import CAST_WAYS
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost, RuleModifier
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written

if TYPE_CHECKING:
    from engine.game.rules.context import Context


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
