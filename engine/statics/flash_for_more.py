"""Spells that can be cast sooner for more (CR 601.3b): "… as though it had flash if you pay {2} more to cast it"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.identity import Ref, is_object
from engine.core.mana import ManaCost
from engine.model.families import Cost, Reference, RuleModifier
from engine.model.node import READS_NOTHING
from engine.rules.questions import spell_verdicts
from engine.rules.timing import is_usual_time
from engine.rules.ways import AdditionalCost
from engine.statics.casting_costs import WHERE_CAST
from engine.terms.costs import PayMana
from engine.terms.objects import This
from engine.text.printing import print_as
from engine.text.templates import PLURAL, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("you may cast {this:object} as though it had flash if you pay {mana:mana_symbols} more to cast it",
        into="static")  # fmt: skip
@phrase("you may cast {this:object} as though it had flash if you {cost:stated_cost#many} as a additional cost to "
        "cast it", into="static", mana=None)  # fmt: skip
@dataclass(frozen=True, slots=True)
class FlashForMore(RuleModifier):
    """An additional cost that must be paid where nothing else lets the spell be cast now."""

    this: Reference
    mana: ManaCost | None = None
    cost: Cost | None = None
    reads = READS_NOTHING
    questions = ("cast_any_time", "additional_costs")

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from, and the stack."""
        return WHERE_CAST

    def answer(self, ctx: Context, question: str, about: Ref, **details: Any) -> object:
        if question == "cast_any_time":
            return True
        if details["way"].any_time or self._could_be_cast_anyway(ctx, about):
            return None
        cost = self.cost if self.mana is None else PayMana(self.mana)
        assert cost is not None
        return AdditionalCost("flash", (cost,), optional=False, label=print_as("stated_cost", cost, PLURAL))

    @staticmethod
    def _could_be_cast_anyway(ctx: Context, about: Ref) -> bool:
        """Whether it is the usual time for the spell, or another ability lets it be cast at any time too."""
        assert is_object(about)
        chars = ctx.chars(about)
        if is_usual_time(ctx.game, ctx.controller, about) or "instant" in chars.types:
            return True
        answers = spell_verdicts(ctx.game, "cast_any_time", about, chars, ctx.controller)
        return sum(answer is True for answer in answers) > 1
