"""Clauses about mana costs and mana values.

As in "with {X} in its mana cost", "with even mana values" (CR 202).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref, is_object
from engine.core.mana import ManaCost
from engine.core.record import record, wording
from engine.meaning.families import Condition, Filter, ObjectFilter, Reference
from engine.meaning.node import READS_COPIABLE, READS_STATUS
from engine.vocabulary.terms.objects.clauses import stat_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("with {{X}} in (its|their#) mana (cost|costs#)", into="clause"),
    phrase("with a mana cost that contains {{X}}", into="clause", contains=True),
)  # fmt: skip
@record
class WithXInCost(Filter):
    """An object with {X} in its mana cost (CR 107.3)."""

    contains: bool = wording(default=False)
    reads = READS_COPIABLE

    def matches(self, ctx: Context, ref: Ref) -> bool:
        cost = ctx.chars(ref).mana_cost if is_object(ref) else None
        return cost is not None and cost.x_count > 0


@phrase("with mana cost {costs:mana_symbols*or}", into="clause")
@record
class WithManaCost(ObjectFilter):
    """An object with a certain mana cost, or one of several (CR 202.1); what has none has not {0}."""

    costs: tuple[ManaCost, ...]
    reads = READS_COPIABLE

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return ctx.chars(ref).mana_cost in self.costs


lexicon("parity", {"even": "even", "odd": "odd"})


@phrase("with mana value of the chosen quality", into="clause")
@phrase("with mana value of the chosen value", into="clause", word="value")
@phrase("without mana value of the chosen value", into="clause", word="value", negative=True)
@record
class WithChosenParity(Filter):
    """An object whose mana value is even or odd, as was chosen, or is not (CR 607.2d, 608.2d)."""

    negative: bool = False
    word: str = wording(default="quality")
    reads = READS_COPIABLE | READS_STATUS

    @property
    def choice_read(self) -> str:
        return "parity"

    def matches(self, ctx: Context, ref: Ref) -> bool:
        chosen = ctx.choice("parity")
        return chosen in ("even", "odd") and WithParity(str(chosen)).matches(ctx, ref) != self.negative


@phrase("{object's} mana value is {parity:parity}", into="condition_part")
@record
class HasParity(Condition):
    """Whether an object's mana value is even, or odd."""

    object: Reference
    parity: str
    reads = READS_COPIABLE | READS_STATUS

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        return bool(refs) and all(WithParity(self.parity).matches(ctx, ref) for ref in refs)


@forms(
    phrase("with {parity:parity} mana values", into="clause", many=True),
    phrase("with a {parity:parity} mana value", into="clause"),
)
@record
class WithParity(ObjectFilter):
    """An object with an even or an odd mana value; zero is even."""

    parity: str
    many: bool = wording(default=False)
    reads = READS_COPIABLE | READS_STATUS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return (stat_of(ctx, ref, "mana value") % 2 == 0) == (self.parity == "even")
