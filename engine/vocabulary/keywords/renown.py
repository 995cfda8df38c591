"""Renown (CR 702.112)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.keys import EventKey, Mark
from engine.core.record import record
from engine.game.events.status import SetMark
from engine.meaning.families import Filter, Happening, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.objects.adjectives import marked, status_word
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context

RENOWNED = Mark("renowned")
BECOMES_RENOWNED = EventKey("renowned")

status_word("renowned", marked(RENOWNED))


@phrase("become[s] renowned", into="happening")
@record
class RenownHappens(Happening):
    """Becomes renowned (CR 702.112b)."""

    keys = (BECOMES_RENOWNED,)
    reads = READS_NOTHING

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        right = isinstance(event, SetMark) and event.key == BECOMES_RENOWNED and subject.matches(ctx, event.ref)
        return {OBJECT: (event.ref,)} if right else None


@phrase("{object} become[s] renowned")
@record
class BecomesRenowned(Instruction):
    """A permanent becomes renowned: a mark until it leaves the battlefield (CR 702.112b)."""

    object: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        there = [oid for oid in self.object.refs(ctx) if ctx.on_battlefield(oid)]
        new = [SetMark(oid, RENOWNED, key=BECOMES_RENOWNED) for oid in there if not ctx.obj(oid).marks.get(RENOWNED)]
        return bool(ctx.happen(*new))


@keyword("702.112", "Renown", "renown {number:number}")
class Renown:
    """Growth by the first hit; of several instances only the first to resolve does anything (CR 702.112c)."""

    number: int

    definition = (
        "When this creature deals combat damage to a player, if it isn't renowned, "
        "put [number:count] +1/+1 counter(s) on it and it becomes renowned."
    )
