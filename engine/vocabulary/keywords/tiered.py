"""Tiered (CR 702.183 of the edition of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import include, label, phrase
from engine.core.record import record
from engine.meaning.families import Cost, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.keywords.spree import CostlyModes

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("• {name:card_name} — {costs:cost*,^} — ^{effect:effects}", into="tier")
@record
class Tier(Instruction):
    """A mode with a name, which means nothing, and its own additional cost."""

    name: str
    costs: tuple[Cost, ...]
    effect: Instruction
    reads = READS_NOTHING
    one_of_modes = True

    def perform(self, ctx: Context) -> bool:
        return self.effect.perform(ctx)


@phrase("tiered\n{modes:tier*\n}", into="tiered")
@record
class Tiered(CostlyModes):
    """One of several modes, for its cost (CR 702.183a)."""

    modes: tuple[Tier, ...]
    reads = READS_NOTHING

    def labels(self) -> tuple[str, ...]:
        labels = zip(self.modes, CostlyModes.labels(self), strict=True)
        return tuple(say("named_mode", name=tier.name, mode=words) for tier, words in labels)

    def bounds(self, ctx: Context) -> tuple[int, int]:
        return 1, 1


include("effects", "tiered")
label("tiered", "tiered with its modes")
