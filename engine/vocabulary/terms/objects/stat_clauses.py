"""Clauses that compare an object's numbers with each other, or with another object's.

As in "with lesser mana value".
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref
from engine.core.record import record, replace
from engine.meaning.families import Amount, Condition, Filter, ObjectFilter, Reference
from engine.meaning.node import READS_BOARD, READS_CONTROL, READS_COPIABLE, READS_POWER, READS_STATUS
from engine.meaning.speech import Wanted
from engine.vocabulary.terms.combat.combat_clauses import left_with
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.clauses import stat_of
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("extreme", {"greatest": "greatest", "highest": "highest", "least": "least", "lowest": "lowest"})


def is_extreme(ctx: Context, ref: Ref, how: str, stat: str, among: Iterable[Ref]) -> bool:
    """Whether an object has the most, or the least, of something among others; ties count."""
    values = [stat_of(ctx, other, stat) for other in among]
    best = max(values, default=0) if how in ("greatest", "highest") else min(values, default=0)
    return bool(values) and stat_of(ctx, ref, stat) == best


@phrase("with the {how:extreme} {stat:stat} among {what:filter#many}", into="clause")
@record
class WithExtreme(ObjectFilter):
    """An object with the greatest or the least number among objects of a description, of which it is one itself."""

    how: str
    stat: str
    what: Filter
    reads = READS_POWER | READS_COPIABLE | READS_BOARD
    ends_in_noun = True

    @property
    def of_creatures(self) -> bool:
        """Whether it speaks of creatures."""
        return self.stat in ("power", "toughness")

    def fits(self, ctx: Context, ref: Ref) -> bool:
        among = _beside(ctx, ref, self.what)
        return ref in among and is_extreme(ctx, ref, self.how, self.stat, among)


def _beside(ctx: Context, ref: Ref, what: Filter) -> list[Ref]:
    """What an object is compared with: what fits now, or as it left the battlefield with others (CR 603.10a)."""
    gone = [] if ctx.on_battlefield(ref) else [other for other in left_with(ctx, ref) if what.matches(ctx, other)]
    return [*matching(ctx, what), *gone]


@phrase("with the {how:extreme} {stat:stat}", into="clause")
@record
class WithTheMost(Filter):
    """An object with the greatest or the least number among all that fit the rest of the description."""

    how: str
    stat: str
    among: Filter | None = field(default=None, metadata={"unspoken": True})
    reads = READS_POWER | READS_COPIABLE | READS_BOARD

    @property
    def of_creatures(self) -> bool:
        """Whether it speaks of creatures."""
        return self.stat in ("power", "toughness")

    def among_such(self, rest: Filter) -> WithTheMost:
        """With the rest of the description in which it stands."""
        return replace(self, among=rest)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return self.among is not None and is_extreme(ctx, ref, self.how, self.stat, matching(ctx, self.among))


@phrase("{player} control[s] the {what:noun#one} with the {how:extreme} {stat:stat} or tied for the {how_tied:extreme} "
        "{stat_tied:stat}", into="condition_part")  # fmt: skip
@record
class ControlsExtreme(Condition):
    """A player controls the permanent of a kind with the most of something, or is tied for it."""

    player: PlayerReference
    what: Filter
    how: str
    stat: str
    how_tied: str
    stat_tied: str
    reads = READS_POWER | READS_COPIABLE | READS_BOARD | READS_CONTROL

    def well_formed(self) -> bool:
        """Of one number."""
        return (self.how, self.stat) == (self.how_tied, self.stat_tied)

    def holds(self, ctx: Context) -> bool:
        seats, all_of_it = self.player.seats(ctx), tuple(matching(ctx, self.what))
        mine = (ref for ref in all_of_it if ctx.controller_of(ref) in seats)
        return any(is_extreme(ctx, ref, self.how, self.stat, all_of_it) for ref in mine)


COMPARED = "compared with"  # the key of what "with lesser power" compares with where no words name it

lexicon("less_or_more", {"<": "lesser", "<=": "equal or lesser", ">": "greater", ">=": "equal or greater"})


@phrase("with {how:less_or_more} {stat:stat}", into="clause")
@record
class WithLesserStat(ObjectFilter):
    """An object with a smaller or greater number than the one that the words before speak of has."""

    how: str
    stat: str
    key: str = ""
    reads = READS_POWER | READS_COPIABLE | READS_STATUS | READS_BOARD

    def wanted(self) -> Wanted:
        """What it is compared with."""
        return Wanted("object", plural=False, itself=False, optional=True)

    def fits(self, ctx: Context, ref: Ref) -> bool:
        mine = stat_of(ctx, ref, self.stat)
        # Nothing else is named: what the words are about, or the ability's own object.
        others = ctx.named(self.key) if self.key else ctx.bindings.get(COMPARED, (ctx.source,))
        return any(_compare(self.how, mine, stat_of(ctx, other, self.stat)) for other in others)


@phrase("with {how:less_or_more} {stat:stat} than {object}", into="clause")
@record
class WithLesserStatThan(ObjectFilter):
    """An object with a smaller or greater number than a certain object has."""

    how: str
    stat: str
    object: Reference
    reads = READS_POWER | READS_COPIABLE | READS_STATUS | READS_BOARD
    ends_in_noun = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        mine = stat_of(ctx, ref, self.stat)
        return any(_compare(self.how, mine, stat_of(ctx, other, self.stat)) for other in self.object.refs(ctx))


def _compare(how: str, mine: int, theirs: int) -> bool:
    return (mine == theirs and how.endswith("=")) or (mine < theirs if how.startswith("<") else mine > theirs)


@phrase("with base power and toughness {size:size}", into="clause")
@record
class WithBaseSize(ObjectFilter):
    """An object with certain base power and toughness (CR 208.4b)."""

    size: tuple[Amount, Amount]
    reads = READS_POWER
    of_creatures = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        power, toughness = (amount.value(ctx) for amount in self.size)
        return (stat_of(ctx, ref, "base power"), stat_of(ctx, ref, "base toughness")) == (power, toughness)


@phrase("whose power and toughness are equal", into="clause")
@phrase("whose power and toughness aren't equal", into="clause", negative=True)
@record
class PowerEqualsToughness(ObjectFilter):
    """A creature with the same power and toughness, or not."""

    negative: bool = False
    reads = READS_POWER
    of_creatures = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return (stat_of(ctx, ref, "power") == stat_of(ctx, ref, "toughness")) != self.negative


@phrase("with {stats:stat*or2} {comparison:comparison}", into="clause")
@record
class WithAnyStat(ObjectFilter):
    """An object one of whose numbers is in a range: "with power or toughness 2 or less"."""

    stats: tuple[str, ...]
    comparison: Comparison
    reads = READS_POWER | READS_COPIABLE | READS_STATUS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        found = ctx.chars(ref)
        absent = {"power": found.power is None, "toughness": found.toughness is None}
        stats = (stat for stat in self.stats if not absent.get(stat, False))
        return any(self.comparison.holds(ctx, stat_of(ctx, ref, stat)) for stat in stats)
