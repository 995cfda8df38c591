"""Modes (CR 700.2): "Choose one —" with its bullets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.model.families import Amount, Condition, Instruction, Modal
from engine.model.message import Printed, say
from engine.model.node import READS_NOTHING
from engine.terms.instructions import perform_in_order
from engine.terms.plain_numbers import bounds_of
from engine.text.templates import include, label, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("• ^{effect:effects}", into="mode")
@record
class Mode(Instruction):
    """One of the things to choose from."""

    effect: Instruction
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return self.effect.perform(ctx)


@phrase("choose {how_many:mode_count} —\n{modes:mode*\n}", into="modal")
@phrase("a opponent chooses {how_many:mode_count} —\n{modes:mode*\n}", into="modal", by_opponent=True)
@phrase(
    "choose {how_many:mode_count}. If {condition}, you may choose both instead.\n{modes:mode*\n}", into="modal", more=2
)
@phrase(
    "choose {how_many:mode_count}. If {condition}, choose both instead.\n{modes:mode*\n}",
    into="modal",
    more=2,
    must=True,
)
@phrase(
    "choose {how_many:mode_count}. You may choose the same mode more than once.\n{modes:mode*\n}",
    into="modal",
    again=True,
)
@record
class Choose(Modal):
    """A choice of modes, made as the spell or ability is put on the stack (CR 601.2b, 603.3c)."""

    how_many: Amount
    modes: tuple[Mode, ...]
    condition: Condition | None = None  # under which more can be chosen
    more: int = 0
    must: bool = False
    again: bool = False
    by_opponent: bool = False
    reads = READS_NOTHING

    def options(self) -> tuple[Instruction, ...]:
        return self.modes

    def labels(self) -> tuple[str, ...]:
        return tuple(say("as_written", words=Printed("effects", mode.effect)) for mode in self.modes)

    def bounds(self, ctx: Context) -> tuple[int, int]:
        least, most = (1, 2) if isinstance(self.how_many, OneOrBoth) else bounds_of(self.how_many, ctx)
        if self.condition is not None and self.condition.holds(ctx):
            return (self.more, self.more) if self.must else (least, self.more)
        return least, min(most, len(self.modes))

    def repeats(self) -> bool:
        return self.again

    def choosers(self, ctx: Context) -> tuple[int, ...]:
        return ctx.game.opponents(ctx.controller) if self.by_opponent else (ctx.controller,)

    def perform(self, ctx: Context) -> bool:
        """Carry out the chosen modes; the rules perform them one by one where they stand alone."""
        chosen = ctx.item.modes if ctx.item is not None else ()
        return perform_in_order(ctx, tuple(self.modes[number] for number in chosen))


@phrase("one or both", into="mode_count")
@record
class OneOrBoth(Amount):
    """One or two modes."""

    reads = READS_NOTHING

    def value(self, ctx: Context) -> int:
        return 2


include("mode_count", "words", "counted")
include("effects", "modal")
label("mode", "a mode")
label("mode_count", "how many modes")
