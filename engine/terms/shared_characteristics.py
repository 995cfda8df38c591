"""Conditions about characteristics of several objects: in common, or of how many kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.colors import WUBRG
from engine.core.record import record
from engine.model.families import Condition, Filter, Reference
from engine.model.node import READS_BOARD, READS_COLORS, READS_COPIABLE, READS_NOTHING, READS_POWER
from engine.terms.amounts import KindsAmong
from engine.terms.clauses import SharesWith, stat_of
from engine.terms.comparisons import Comparison
from engine.terms.objects import matching
from engine.terms.players import PlayerReference
from engine.text.templates import lexicon, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context

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
    reads = READS_BOARD | READS_POWER | READS_COPIABLE

    def holds(self, ctx: Context) -> bool:
        return any(self.number.holds(ctx, self._different(ctx, seat)) for seat in self.player.seats(ctx))

    def _different(self, ctx: Context, seat: int) -> int:
        mine = [ref for ref in matching(ctx, self.what) if ctx.controller_of(ref) == seat]
        if self.word != "names":
            return len({stat_of(ctx, ref, self.word) for ref in mine})
        return _most_apart([ctx.chars(ref).names for ref in mine if any(ctx.chars(ref).names)])


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
        counts = dict.fromkeys(WUBRG, 0)
        for oid in ctx.game.permanents():
            for color in ctx.chars(oid).colors:
                counts[color] += 1
        return counts[self.color] > 0 and counts[self.color] == max(counts.values())


@phrase("there are {number:quota} {kind:kind_among} among {what:filter#many}", into="condition_part")
@record
class ThereAreKinds(Condition):
    """So many different types, colours or the like among objects."""

    number: Comparison
    kind: str
    what: Filter
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
