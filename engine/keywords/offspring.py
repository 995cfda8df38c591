"""Offspring (CR 702.175 of the edition of 2026)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.effects.keyword_actions.create import create
from engine.events.zone_changes import CreateTokens
from engine.keywords.optional_costs import WHERE_CAST_FROM, OptionalCost
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Cost, Instruction
from engine.model.node import READS_COPIABLE
from engine.rules.layers.copying import copiable_values
from engine.text.keywords import defined, keyword
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("create a token that's a copy of ~, except it's 1/1")
@dataclass(frozen=True, slots=True)
class CreateOffspring(Instruction):
    """A 1/1 token copy of the permanent."""

    reads = READS_COPIABLE

    def perform(self, ctx: Context) -> bool:
        definition = ctx.obj(ctx.source).definition
        if definition is None:
            return False
        values = copiable_values(ctx.game, ctx.source).copy()
        values.power = values.toughness = 1
        token = CreateTokens(ctx.controller, definition, by=ctx.source, values=values, face=ctx.obj(ctx.source).face)
        return bool(create(ctx, [token]))


@keyword("702.175", "Offspring", "offspring {costs:mana_cost*,}", "offspring—^{costs:cost*,^}.")
class Offspring:
    """An additional cost for a small copy (CR 702.175a)."""

    costs: tuple[Cost, ...]

    definition = "When ~ enters, if its offspring cost was paid, create a token that's a copy of ~, except it's 1/1."

    def stands_for(self) -> tuple[Ability, ...]:
        offer = StaticAbility((OptionalCost("offspring", self.costs),), zones=WHERE_CAST_FROM)
        return (offer, *defined(self))
