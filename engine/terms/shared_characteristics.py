"""Conditions about characteristics of several objects: in common, or of how many kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.model.families import Condition, Filter, Reference
from engine.model.node import READS_BOARD, READS_NOTHING
from engine.terms.amounts import KindsAmong
from engine.terms.clauses import SharesWith
from engine.terms.comparisons import Comparison
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


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
