"""Storm (CR 702.40)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.events.casting import SpellCast
from engine.keywords.when_cast import when_cast
from engine.model.abilities import Ability
from engine.model.families import Instruction
from engine.model.node import READS_TURN
from engine.rules.copying import copy_on_stack
from engine.text.keywords import keyword

if TYPE_CHECKING:
    from engine.rules.context import Context


@dataclass(frozen=True, slots=True)
class CopyForEarlierSpells(Instruction):
    """The spell is copied for each other spell cast before it this turn, by whomever."""

    reads = READS_TURN

    def perform(self, ctx: Context) -> bool:
        cast = [event.oid for event in ctx.game.history.this_turn if isinstance(event, SpellCast)]
        before = cast.index(ctx.source) if ctx.source in cast else len(cast)
        for _ in range(before):
            copy_on_stack(ctx, ctx.source, ctx.controller)
        return before > 0


@keyword("702.40", "Storm")
class Storm:
    """Copies for the spells before it; each instance triggers separately (CR 702.40b)."""

    reminder = (
        "When you cast this spell, copy it for each spell cast before it this turn. You may choose new targets for the "
        "copies."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return (when_cast(CopyForEarlierSpells(), self.reminder),)
