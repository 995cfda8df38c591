"""Saddle (CR 702.171 of the edition of 2026)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.events.status import SetMark
from engine.keywords.total_power import TapTotalPower as TapTotalPower
from engine.model.families import Instruction
from engine.model.node import READS_NOTHING
from engine.text.keywords import keyword
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("~ becomes saddled until end of turn")
@dataclass(frozen=True, slots=True)
class BecomesSaddled(Instruction):
    """The permanent is saddled for the rest of the turn (CR 702.171b)."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        if not ctx.on_battlefield(ctx.source) or ctx.obj(ctx.source).uses.get("saddled"):
            return False
        done = ctx.happen(SetMark(ctx.source, "saddled", 1, kept="uses", key="saddled"))
        ctx.happen(SetMark(ctx.source, "saddled by", ctx.bound("crewed by"), kept="marks"))
        return bool(done)


@keyword("702.171", "Saddle", "saddle {number:number}")
class Saddle:
    """A Mount that creatures saddle (CR 702.171a)."""

    number: int

    definition = (
        "Tap any number of other untapped creatures you control with total power [number] or greater: ~ becomes "
        "saddled until end of turn. Activate only as a sorcery."
    )
