"""Permanents sacrificed as a spell is cast, each of which makes it cheaper (CR 118.8, 601.2b, 601.2f)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import ObjectId, Ref
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.game.decisions.purposes import TO_SACRIFICE
from engine.game.events.zone_changes import Sacrifice
from engine.game.rules.casting.casting_options import AdditionalCost
from engine.game.rules.casting.questions import ADDITIONAL_COSTS
from engine.game.rules.paying.prohibited import can_sacrifice
from engine.meaning.families import ChosenFirst, Filter, Reference, RuleModifier
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.statics.costs.casting_costs import WHERE_CAST
from engine.vocabulary.terms.amounts.plain_numbers import AnyNumber
from engine.vocabulary.terms.objects.objects import Some, This, matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context

CHOSEN = "sacrificed for less"  # the name under which what was chosen is kept


@phrase("as a additional cost to cast {spell:object}, you may sacrifice any number of {what:filter#many}. "
        "^{again:object} costs {mana:mana_symbols} less to cast for each {such:filter#one} sacrificed this way",
        into="static")  # fmt: skip
@record
class SacrificeForLess(RuleModifier):
    """Any number of permanents may be sacrificed to cast a spell; it costs less for each."""

    spell: Reference
    what: Filter
    again: Reference
    mana: ManaCost
    such: Filter
    reads = READS_NOTHING
    questions = (ADDITIONAL_COSTS,)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.spell, This) and isinstance(self.again, This)

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from, and the stack."""
        return WHERE_CAST

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        words = Printed("some", Some(AnyNumber(), self.what))
        cost = SacrificedForLess(self.what, self.such, self.mana)
        return AdditionalCost("additional cost", (cost,), optional=False, label=say("as_written", words=words))


@record
class SacrificedForLess(ChosenFirst):
    """What is sacrificed is chosen as the spell is announced, since it lowers the total cost."""

    what: Filter
    such: Filter
    mana: ManaCost
    reads = READS_NOTHING
    key = CHOSEN

    def options(self, ctx: Context) -> tuple[ObjectId, ...]:
        return ()  # nothing has to be chosen

    def _able(self, ctx: Context) -> tuple[Ref, ...]:
        mine = (ref for ref in matching(ctx, self.what) if ctx.controller_of(ref) == ctx.controller)
        return tuple(ref for ref in mine if can_sacrifice(ctx, ref))

    def announced(self, ctx: Context) -> None:
        able = self._able(ctx)
        ctx.bind(CHOSEN, ctx.choose_objects(ctx.controller, able, 0, len(able), purpose=TO_SACRIFICE, good=False))

    def reduction(self, ctx: Context) -> ManaCost:
        chosen = ctx.bound(CHOSEN) if CHOSEN in ctx.bindings else self._able(ctx)
        return ManaCost(self.mana.symbols * sum(self.such.matches(ctx, ref) for ref in chosen))

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        ctx.happen(*(Sacrifice(ctx.controller, ref, ctx.source) for ref in ctx.bound(CHOSEN)))
        return True
