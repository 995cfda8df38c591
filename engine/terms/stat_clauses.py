"""Clauses that compare an object's numbers with each other, or with another object's: "with lesser mana value"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.model.families import Filter, Reference
from engine.model.node import READS_BOARD, READS_COPIABLE, READS_POWER, READS_STATUS
from engine.model.speech import Wanted
from engine.terms.clauses import stat_of
from engine.terms.comparisons import Comparison
from engine.text.templates import lexicon, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context

lexicon("less_or_more", {"<": "lesser", "<=": "equal or lesser", ">": "greater", ">=": "equal or greater"})


@phrase("with {how:less_or_more} {stat:stat}", into="clause")
@record
class WithLesserStat(Filter):
    """An object with a smaller or greater number than the one that the words before speak of has."""

    how: str
    stat: str
    key: str = ""
    reads = READS_POWER | READS_COPIABLE | READS_STATUS | READS_BOARD

    def wanted(self) -> Wanted:
        """What it is compared with."""
        return Wanted("object", plural=False, itself=False, optional=True)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref):
            return False
        mine = stat_of(ctx, ref, self.stat)
        others = ctx.bound(self.key) if self.key else (ctx.source,)  # nothing else is named: the ability's own object
        return any(_compare(self.how, mine, stat_of(ctx, other, self.stat)) for other in others)


@phrase("with {how:less_or_more} {stat:stat} than {object}", into="clause")
@record
class WithLesserStatThan(Filter):
    """An object with a smaller or greater number than a certain object has."""

    how: str
    stat: str
    object: Reference
    reads = READS_POWER | READS_COPIABLE | READS_STATUS | READS_BOARD
    ends_in_noun = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref):
            return False
        mine = stat_of(ctx, ref, self.stat)
        return any(_compare(self.how, mine, stat_of(ctx, other, self.stat)) for other in self.object.refs(ctx))


def _compare(how: str, mine: int, theirs: int) -> bool:
    return (mine == theirs and how.endswith("=")) or (mine < theirs if how.startswith("<") else mine > theirs)


@phrase("with power or toughness {comparison:comparison}", into="clause")
@record
class WithEitherStat(Filter):
    """An object with power or toughness in a range."""

    comparison: Comparison
    reads = READS_POWER

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and any(
            self.comparison.holds(ctx, stat_of(ctx, ref, stat)) for stat in ("power", "toughness")
        )


@phrase("with power greater than its toughness", into="clause", word="power")
@phrase("with toughness greater than its power", into="clause", word="toughness")
@record
class WithMore(Filter):
    """An object with more power than toughness, or the other way round."""

    word: str
    reads = READS_POWER

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref):
            return False
        power, toughness = stat_of(ctx, ref, "power"), stat_of(ctx, ref, "toughness")
        return power > toughness if self.word == "power" else toughness > power
