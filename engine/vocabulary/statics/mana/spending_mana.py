"""What players may spend mana as (CR 609.4b).

As in "You may spend mana as though it were mana of any color".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, label, lexicon, phrase
from engine.core.colors import WUBRG
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.rules.paying.spending import EVERY_KIND, SPECIAL_ACTION, SPENDS_MANA_AS, SpendsAs, resolving
from engine.meaning.families import Continuous, Filter, Reference, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

ANY_COLOR, ANY_TYPE = "".join(WUBRG), EVERY_KIND
lexicon("spent_as", {
    ANY_COLOR: "mana of any color", ANY_TYPE: "mana of any type", "W": "white mana", "U": "blue mana",
    "B": "black mana", "R": "red mana", "G": "green mana",
})  # fmt: skip


@phrase("may spend< {color:color}> mana as though it were {kinds:spent_as}< to pay the activation costs of "
        "{this:object's} abilities>", into="change")  # fmt: skip
@forms(
    phrase("may spend mana as though it were {kinds:spent_as} to cast {what:filter#many}", into="change"),
    phrase("may spend mana as though it were {kinds:spent_as} to activate abilities of {sources:filter#many}",
           into="change"),
    phrase("may spend mana as though it were {kinds:spent_as} to cast {what:filter#many} or to activate abilities of "
           "{sources:filter#many}", into="change"),
    phrase("can spend mana of any type to cast {what:filter#many}", into="change", kinds=ANY_TYPE, can=True),
)  # fmt: skip
@record
class MaySpendAs(RuleModifier):
    """Mana that a player may spend as though it were of other types, on certain things."""

    kinds: str
    color: str = ""
    what: Filter | None = None
    sources: Filter | None = None
    this: Reference | None = None
    can: bool = wording(default=False)
    reads = READS_NOTHING
    questions = (SPENDS_MANA_AS,)

    def well_formed(self) -> bool:
        """Only its own abilities, where it speaks of an object's."""
        return self.this is None or isinstance(self.this, This)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        payment: Context = details["payment"]
        return SpendsAs(self.kinds, self.color or EVERY_KIND) if self._is_for(ctx, payment) else None

    def _is_for(self, ctx: Context, payment: Context) -> bool:
        if self.what is None and self.sources is None and self.this is None:
            return True
        item = payment.item
        if item is None or resolving(payment) or item.way == SPECIAL_ACTION:
            return False
        if item.ability is None:
            return self.what is not None and fits_as_spell(ctx, self.what, payment.source)
        if self.this is not None:
            return payment.source == ctx.source
        return self.sources is not None and self.sources.matches(ctx, payment.source)


@phrase("mana of any type can be spent to activate {this:object's} abilities", into="static")
@record
class AnyManaForItsAbilities(Continuous):
    """An object for whose abilities mana of any type can be spent, whoever activates them."""

    this: Reference
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Only its own abilities."""
        return isinstance(self.this, This)

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in ctx.game.seats()

    def parts(self) -> tuple[StaticEffect, ...]:
        return (MaySpendAs(ANY_TYPE, this=self.this),)


label("spent_as", "mana like “mana of any color”")
