"""Prowl (CR 702.76)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.card_types import CREATURE_TYPES
from engine.core.identity import is_player
from engine.core.record import record
from engine.game.events.damage import Damage
from engine.meaning.abilities import Ability
from engine.meaning.families import Condition, Cost
from engine.meaning.node import READS_TURN
from engine.vocabulary.keywords.shared.alternative_costs import cast_for

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class KinDealtCombatDamage(Condition):
    """The condition under which a spell's prowl cost may be paid (CR 702.76a).

    A source that the player controlled, with one of the spell's creature types, dealt combat damage to a player this
    turn.
    """

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        kinds = [word for word in ctx.chars(ctx.source).subtypes if word in CREATURE_TYPES]
        return any(
            isinstance(event, Damage) and event.combat and is_player(event.recipient)
            and ctx.controller_of(event.source) == ctx.controller
            and any(word in kinds for word in ctx.chars(event.source).subtypes)
            for event in ctx.game.history.this_turn
        )  # fmt: skip


@keyword("702.76", "Prowl", "prowl {costs:mana_cost*,}")
class Prowl:
    """A spell that costs otherwise once its kin have struck (CR 702.76a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("prowl", self.costs, condition=KinDealtCombatDamage()),)
