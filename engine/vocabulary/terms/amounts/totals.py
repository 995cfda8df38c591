"""What objects come to together: "creature cards with total mana value 6 or less" (CR 601.2c, 608.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.game.rules.questions.values import mana_value
from engine.meaning.families import Amount, Filter, ObjectFilter
from engine.meaning.limits import Together
from engine.meaning.node import READS_BOARD, READS_COPIABLE, READS_POWER
from engine.meaning.speech import Wanted
from engine.vocabulary.terms.amounts.amounts import NumberOf
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.clauses import stat_of
from engine.vocabulary.terms.objects.filters import qualifiers_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.rules.context import Context


@phrase("with total {stat:stat} {comparison:comparison}", into="clause")
@record
class WithTotal(ObjectFilter):
    """Objects whose powers or mana values are in a range together.

    Which alone are too much depends on the others.
    """

    stat: str
    comparison: Comparison
    reads = READS_COPIABLE | READS_POWER

    def well_formed(self) -> bool:
        """Only of a greatest total: another says nothing of one object."""
        return self.comparison.how.strip() == "<="

    def fits(self, ctx: Context, ref: Ref) -> bool:
        """Whether it alone is not too much; a power may be, as others below zero make up for it."""
        return self.stat != "mana value" or self.comparison.holds(ctx, mana_value(ctx.game, ref))

    def together(self, ctx: Context, options: Sequence[Ref]) -> Together | None:
        amount = self.comparison.amount
        weights = tuple((ref, stat_of(ctx, ref, self.stat)) for ref in options if is_object(ref))
        return Together(weights, amount.value(ctx)) if amount is not None else None


@phrase("with total power and toughness {comparison:comparison}", into="clause")
@record
class WithPowerAndToughness(ObjectFilter):
    """A creature whose power and toughness are in a range together."""

    comparison: Comparison
    reads = READS_POWER
    of_creatures = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.comparison.holds(ctx, _total(ctx, ref))


@phrase("with the same total power and toughness", into="clause")
@record
class WithTheSameTotal(ObjectFilter):
    """A creature with the same total of power and toughness as one that was named before.

    If that one is gone, it is looked at as it last was.
    """

    key: str = ""
    reads = READS_POWER
    of_creatures = True

    def wanted(self) -> Wanted:
        """The creature that it is like."""
        return Wanted("object")

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return any(_total(ctx, other) == _total(ctx, ref) for other in ctx.named(self.key))


def _total(ctx: Context, ref: Ref) -> int:
    chars = ctx.chars(ref)
    return (chars.power or 0) + (chars.toughness or 0)


@phrase("for each {first:filter#one} and each {second:filter#one}", into="for_each")
@record
class NumberOfBoth(Amount):
    """How many objects fit either of two descriptions; of different zones, so that none fits both."""

    first: Filter
    second: Filter
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Whether the first does not end in a noun that the second could belong to."""
        return not any(part.ends_in_noun for part in qualifiers_of(self.first)) and self.first.zone != self.second.zone

    def value(self, ctx: Context) -> int:
        return NumberOf(self.first).value(ctx) + NumberOf(self.second).value(ctx)
