"""Offering (CR 702.48)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import ObjectId, Ref
from engine.core.mana import NO_MANA, ManaCost
from engine.core.record import record
from engine.game.decisions.purposes import TO_SACRIFICE
from engine.game.events.zone_changes import Sacrifice
from engine.game.rules.casting.casting_options import AdditionalCost, CastWay
from engine.game.rules.casting.questions import ADDITIONAL_COSTS, CAST_ANY_TIME
from engine.game.rules.paying.costs import COST_CHANGES
from engine.game.rules.paying.prohibited import can_sacrifice
from engine.game.rules.questions.timing import is_usual_time
from engine.game.rules.questions.values import mana_value
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Filter, RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.chosen_creature import CreatureCost
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class SacrificeAsOffering(CreatureCost):
    """Sacrificing a permanent of some quality; its mana cost lowers the total cost (CR 702.48b, 702.48c)."""

    what: Filter
    reads = READS_BOARD
    key = "offered"
    purpose = TO_SACRIFICE

    def options(self, ctx: Context) -> tuple[ObjectId, ...]:
        return tuple(oid for oid in matching(ctx, self.what) if can_sacrifice(ctx, oid))

    def worth(self, ctx: Context, oid: ObjectId) -> int:
        return mana_value(ctx.game, oid)

    def reduction(self, ctx: Context) -> ManaCost:
        chosen = ctx.bound(self.key) if self.key in ctx.bindings else self.options(ctx)
        best = max(chosen, key=lambda oid: self.worth(ctx, oid), default=None)
        return (ctx.chars(best).mana_cost or NO_MANA) if best is not None else NO_MANA

    def use(self, ctx: Context, oid: ObjectId) -> bool:
        return bool(ctx.happen(Sacrifice(ctx.controller, oid, ctx.source)))


@record
class MayOffer(RuleModifier):
    """The offer of that cost; where only it lets the spell be cast now, it must be paid (CR 702.48a)."""

    what: Filter
    reads = READS_BOARD
    questions = (ADDITIONAL_COSTS, CAST_ANY_TIME, COST_CHANGES)  # the last: the spell may cost less than it says

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        cost = SacrificeAsOffering(self.what)
        if question == COST_CHANGES:
            return None
        if question == CAST_ANY_TIME:
            return True if cost.options(ctx) else None
        assert isinstance(about, int)
        way = details["way"]
        now = (isinstance(way, CastWay) and way.any_time) or is_usual_time(ctx.game, ctx.controller, about)
        return AdditionalCost("offering", (cost,), optional=now, label=say("sacrifice_an_offering"))


@keyword("702.48", "Offering", "{what:filter#one} offering")
class Offering:
    """A permanent sacrificed to cast a spell sooner and for less (CR 702.48a)."""

    what: Filter

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((MayOffer(self.what),), zones=WHERE_CAST_FROM),)
