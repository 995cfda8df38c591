"""Conditions and amounts about characteristics of several objects: in common, or of how many kinds."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.colors import WUBRG
from engine.core.record import record, wording
from engine.meaning.families import Amount, Condition, Filter, Reference
from engine.meaning.node import (
    READS_BOARD,
    READS_COLORS,
    READS_CONTROL,
    READS_COPIABLE,
    READS_NOTHING,
    READS_POWER,
    READS_TYPES,
)
from engine.meaning.speech import ANY_NUMBER, Wanted
from engine.vocabulary.terms.amounts.amounts import KindsAmong
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.clauses import SharesWith, shared_kinds, stat_of
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

_DIFFERING = {"names": "names", "power": "powers", "mana value": "mana values"}
lexicon("differing", _DIFFERING)


@phrase("{player} control[s] {number:quota} {what:filter#many} with different {word:differing}", into="condition_part")
@record
class ControlsDiffering(Condition):
    """A player controls permanents of a description of which so many differ in name, power or mana value."""

    player: PlayerReference
    number: Comparison
    what: Filter
    word: str
    reads = READS_BOARD | READS_CONTROL | READS_POWER | READS_COPIABLE

    def holds(self, ctx: Context) -> bool:
        return any(self.number.holds(ctx, self._different(ctx, seat)) for seat in self.player.seats(ctx))

    def _different(self, ctx: Context, seat: int) -> int:
        mine = [ref for ref in matching(ctx, self.what) if ctx.controller_of(ref) == seat]
        if self.word != "names":
            return len({stat_of(ctx, ref, self.word) for ref in mine})
        return _most_apart([ctx.chars(ref).names for ref in mine if any(ctx.chars(ref).names)])


@phrase("{player} control[s] {number:quota} {what:filter#many} with the same name", into="condition_part")
@record
class ControlsAlike(Condition):
    """A player controls so many permanents of a description that have a name in common (CR 201.2a)."""

    player: PlayerReference
    number: Comparison
    what: Filter
    reads = READS_BOARD | READS_CONTROL | READS_COPIABLE

    def holds(self, ctx: Context) -> bool:
        return any(self.number.holds(ctx, self._alike(ctx, seat)) for seat in self.player.seats(ctx))

    def _alike(self, ctx: Context, seat: int) -> int:
        mine = (ref for ref in matching(ctx, self.what) if ctx.controller_of(ref) == seat)
        return max(Counter(name for ref in mine for name in dict.fromkeys(ctx.chars(ref).names)).values(), default=0)


def _most_apart(names: list[tuple[str, ...]]) -> int:
    """How many of some objects can be picked so that no two have a name in common (CR 201.2c)."""
    rest, found = list(names), 0
    while rest:
        first = min(rest, key=len)
        found += 1
        rest = [others for others in rest if not set(others) & set(first)]
    return found


@phrase("{color:color} is the most common color among all permanents or is tied for most common", into="condition_part")
@record
class MostCommonColor(Condition):
    """No colour is that of more permanents than a certain one."""

    color: str
    reads = READS_BOARD | READS_COLORS

    def holds(self, ctx: Context) -> bool:
        return self.color in most_common_colors(ctx)


def most_common_colors(ctx: Context) -> tuple[str, ...]:
    """The colour that most permanents have, or those tied for that; none if all are colourless."""
    counts = dict.fromkeys(WUBRG, 0)
    for oid in ctx.game.permanents():
        for color in ctx.chars(oid).colors:
            counts[color] += 1
    most = max(counts.values())
    return tuple(color for color, count in counts.items() if count == most > 0)


@phrase("{object} shares a color with the most common color among all permanents or a color tied for most common",
        into="condition_part")  # fmt: skip
@record
class SharesMostCommonColor(Condition):
    """An object is of a colour that no more permanents have than have any other."""

    object: Reference
    reads = READS_BOARD | READS_COLORS

    def holds(self, ctx: Context) -> bool:
        most = most_common_colors(ctx)
        return any(color in most for ref in self.object.refs(ctx) for color in ctx.chars(ref).colors)


@phrase("there were {number:quota} card types among the sacrificed permanents", into="condition_part")
@record
class SacrificedOfKinds(Condition):
    """So many card types among the permanents that were sacrificed, as they last existed (CR 608.2h)."""

    number: Comparison
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """The permanents."""
        return Wanted("object", plural=ANY_NUMBER, verb="sacrificed", itself=False)

    def holds(self, ctx: Context) -> bool:
        types = {word for ref in ctx.object_refs(ctx.bound(self.key)) for word in ctx.chars(ref).types}
        return self.number.holds(ctx, len(types))


@phrase("at least one of {those:object} is a {what:filter#one}", into="condition_part")
@record
class OneOfThemIs(Condition):
    """One or more of certain objects are of a description."""

    those: Reference
    what: Filter
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Of several."""
        return self.those.plural

    def holds(self, ctx: Context) -> bool:
        return any(fits_anywhere(ctx, self.what, ref) for ref in ctx.object_refs(self.those.refs(ctx)))


@phrase("there are {number:quota} {kind:kind_among} among {what:filter#many}", into="condition_part")
@phrase("there are {number:quota} mana values among {what:filter#many}", into="condition_part", kind="mana values",
        shorter=True)  # fmt: skip
@record
class ThereAreKinds(Condition):
    """So many different types, colours or the like among objects."""

    number: Comparison
    kind: str
    what: Filter
    shorter: bool = wording(default=False)  # "mana values" for "different mana values"
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        return self.number.holds(ctx, KindsAmong(self.kind, self.what).value(ctx))


@phrase("{object} share[s] a {word:shared} with {other:object}", into="condition_part")
@record
class Share(Condition):
    """An object has a characteristic in common with another."""

    object: Reference
    word: str
    other: Reference
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        filter_ = SharesWith(self.word, self.other)
        refs = self.object.refs(ctx)
        return bool(refs) and all(filter_.matches(ctx, ref) for ref in refs)


@phrase("all {what:filter#many} share a color", into="condition_part")
@record
class AllShareAColor(Condition):
    """There is a color that everything of a description has (CR 105.2)."""

    what: Filter
    reads = READS_BOARD | READS_COLORS

    def holds(self, ctx: Context) -> bool:
        colors = [set(ctx.chars(ref).colors) for ref in matching(ctx, self.what)]
        return bool(colors) and bool(set.intersection(*colors))


@phrase("the greatest number of {what:filter#many} that have a {word:shared} in common", into="quantity")
@record
class MostAlike(Amount):
    """How many of those of a description have one and the same of a characteristic, of which most have it."""

    what: Filter
    word: str
    reads = READS_BOARD | READS_COPIABLE | READS_TYPES | READS_COLORS
    personal = False

    def value(self, ctx: Context) -> int:
        each = (dict.fromkeys(shared_kinds(ctx, ref, self.word)) for ref in matching(ctx, self.what))
        kinds = Counter(kind for own in each for kind in own)
        return max(kinds.values(), default=0)
