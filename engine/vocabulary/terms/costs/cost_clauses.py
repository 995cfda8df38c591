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
from engine.meaning.node import READS_COPIABLE, READS_POWER, READS_STATUS
from engine.vocabulary.terms.objects.clauses import stat_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("with {{X}} in (its|their#) mana (cost|costs#)", into="clause")
@phrase("with a mana cost that contains {{X}}", into="clause", contains=True)
@phrase("with {{H}} in (its|their#) mana (cost|costs#)", into="clause", symbol="P")
@record
class WithSymbolInCost(Filter):
    """An object with {X} in its mana cost (CR 107.3), or with {H}, any Phyrexian mana symbol (CR 107.4g)."""

    contains: bool = wording(default=False)
    symbol: str = "X"
    reads = READS_COPIABLE

    def matches(self, ctx: Context, ref: Ref) -> bool:
        cost = ctx.chars(ref).mana_cost if is_object(ref) else None
        return cost is not None and any(self.symbol in symbol.split("/") for symbol in cost.symbols)


@phrase("with {symbol:mana_symbols} in (its|their#) mana (cost|costs#)", into="clause")
@record
class WithManaSymbol(ObjectFilter):
    """An object with a certain mana symbol in its mana cost (CR 202.1, 107.4)."""

    symbol: ManaCost
    reads = READS_COPIABLE

    def well_formed(self) -> bool:
        """One symbol, and not {X}, which has words of its own."""
        return len(self.symbol.symbols) == 1 and self.symbol.symbols[0] != "X"

    def fits(self, ctx: Context, ref: Ref) -> bool:
        cost = ctx.chars(ref).mana_cost
        return cost is not None and self.symbol.symbols[0] in cost.symbols


@phrase("with mana cost {costs:mana_symbols*or}", into="clause")
@record
class WithManaCost(ObjectFilter):
    """An object with a certain mana cost, or one of several (CR 202.1); what has none has not {0}."""

    costs: tuple[ManaCost, ...]
    reads = READS_COPIABLE

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return ctx.chars(ref).mana_cost in self.costs


lexicon("parity", {"even": "even", "odd": "odd"})


@phrase("with {stat:stat} of the chosen quality", into="clause")
@phrase("with {stat:stat} of that quality", into="clause", word="that")
@phrase("with {stat:stat} of the chosen value", into="clause", word="value")
@phrase("without {stat:stat} of the chosen value", into="clause", word="value", negative=True)
@record
class WithChosenParity(ObjectFilter):
    """An object whose mana value, power or toughness is even or odd, as was chosen, or is not (CR 607.2d, 608.2d)."""

    stat: str
    negative: bool = False
    word: str = wording(default="quality")
    reads = READS_COPIABLE | READS_STATUS | READS_POWER

    @property
    def choice_read(self) -> str:
        return "parity"

    def fits(self, ctx: Context, ref: Ref) -> bool:
        chosen = ctx.choice("parity")
        is_even = stat_of(ctx, ref, self.stat) % 2 == 0
        return chosen in ("even", "odd") and (is_even == (chosen == "even")) != self.negative


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
