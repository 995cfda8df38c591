"""Spree (CR 702.172 of the edition of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import include, label, phrase
from engine.core.record import record
from engine.meaning.families import Cost, Instruction, Modal
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.grammar.instructions import perform_in_order

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("+ {costs:cost*,^} — ^{effect:effects}", into="spree_mode")
@record
class SpreeMode(Instruction):
    """A mode with its own additional cost."""

    costs: tuple[Cost, ...]
    effect: Instruction
    reads = READS_NOTHING
    one_of_modes = True

    def perform(self, ctx: Context) -> bool:
        return self.effect.perform(ctx)


class CostlyModes(Modal):
    """Modes each of which has its own additional cost."""

    __slots__ = ()
    modes: tuple[Any, ...]

    def options(self) -> tuple[Instruction, ...]:
        return self.modes

    def labels(self) -> tuple[str, ...]:
        return tuple(
            say("mode_for_cost", cost=costs_as_written(mode.costs), deed=Printed("effects", mode.effect))
            for mode in self.modes
        )

    def costs_of(self, modes: tuple[int, ...]) -> tuple[Cost, ...]:
        """The additional costs of chosen modes."""
        return tuple(cost for number in modes for cost in self.modes[number].costs)

    def perform(self, ctx: Context) -> bool:
        chosen = ctx.item.modes if ctx.item is not None else ()
        return perform_in_order(ctx, tuple(self.modes[number] for number in chosen))


@phrase("spree\n{modes:spree_mode*\n}", into="spree")
@record
class Spree(CostlyModes):
    """One or more modes, each for its cost (CR 702.172a)."""

    modes: tuple[SpreeMode, ...]
    reads = READS_NOTHING

    def bounds(self, ctx: Context) -> tuple[int, int]:
        return 1, len(self.modes)


include("effects", "spree")
label("spree", "spree with its modes")
