"""Things done as a spell is cast, each of which makes it cheaper (CR 118.8, 601.2b, 601.2f).

As in "You may sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this
way".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import ObjectId, Ref
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.game.rules.casting.casting_options import AdditionalCost
from engine.game.rules.casting.questions import ADDITIONAL_COSTS
from engine.game.rules.paying.prohibited import can_sacrifice
from engine.meaning.families import ChosenFirst, Cost, Filter, Reference, RuleModifier
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.statics.costs.casting_costs import WHERE_CAST
from engine.vocabulary.terms.amounts.plain_numbers import AnyNumber
from engine.vocabulary.terms.costs.choice_costs import ChoiceCost, SacrificeCost
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.objects import Some, This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

CHOSEN = "done for less"  # the name under which what was chosen is kept


@phrase("as a additional cost to cast {spell:object}, you may {deed:cost}. ^{again:object} costs {mana:mana_symbols} "
        "less to cast for each {such:filter#one} {verb:participle} this way", into="static")  # fmt: skip
@record
class DoForLess(RuleModifier):
    """Something may be done with any number of things to cast a spell; it costs less for each."""

    spell: Reference
    deed: Cost
    again: Reference
    mana: ManaCost
    such: Filter
    verb: str
    reads = READS_NOTHING
    questions = (ADDITIONAL_COSTS,)

    def well_formed(self) -> bool:
        """Only of itself, and of as many as the player likes."""
        if not (isinstance(self.spell, This) and isinstance(self.again, This) and isinstance(self.deed, ChoiceCost)):
            return False
        what = self.deed.what
        return self.deed.done == self.verb and isinstance(what, Some) and isinstance(what.count, AnyNumber)

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from, and the stack."""
        return WHERE_CAST

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        assert isinstance(self.deed, ChoiceCost)
        cost = DoneForLess(self.deed, self.such, self.mana)
        words = Printed("some", self.deed.what)
        return AdditionalCost("additional cost", (cost,), optional=False, label=say("as_written", words=words))


@record
class DoneForLess(ChosenFirst):
    """What it is done with is chosen as the spell is announced, since it lowers the total cost."""

    deed: ChoiceCost
    such: Filter
    mana: ManaCost
    reads = READS_NOTHING
    key = CHOSEN

    def options(self, ctx: Context) -> tuple[ObjectId, ...]:
        return ()  # nothing has to be chosen

    def _able(self, ctx: Context) -> tuple[Ref, ...]:
        """What it can be done with: not the card itself, which is on the stack by then (CR 601.2a)."""
        there = (ref for ref in self.deed.options(ctx) if ref != ctx.source)
        needs_leave = isinstance(self.deed, SacrificeCost)
        return tuple(ref for ref in there if not needs_leave or can_sacrifice(ctx, ref))

    def announced(self, ctx: Context) -> None:
        able = self._able(ctx)
        chosen = ctx.choose_objects(ctx.controller, able, 0, len(able), purpose=self.deed.purpose, good=False)
        ctx.bind(CHOSEN, chosen)

    def reduction(self, ctx: Context) -> ManaCost:
        chosen = ctx.bound(CHOSEN) if CHOSEN in ctx.bindings else self._able(ctx)
        return ManaCost(self.mana.symbols * sum(fits_anywhere(ctx, self.such, ref) for ref in chosen))

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        self.deed.use(ctx, ctx.bound(CHOSEN))
        return True
