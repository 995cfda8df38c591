"""Relative clauses that name two things: "that's a Wolf or a Werewolf", "that's both red and white"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record
from engine.model.families import Filter
from engine.model.node import READS_NOTHING
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("['s|are] a {first:noun} or a {second:noun}", into="relative", word="or")
@phrase("['s|are] both {first:adjective} and {second:adjective}", into="relative", word="and")
@record
class ThatIsOneOrBoth(Filter):
    """An object that is one of two things, or both: "that's a Wolf or a Werewolf", "that's both red and white"."""

    first: Filter
    second: Filter
    word: str
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        found = (self.first.matches(ctx, ref), self.second.matches(ctx, ref))
        return any(found) if self.word == "or" else all(found)
