"""Boast (CR 702.142)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.record import record
from engine.events.combat import Attacks
from engine.keywords.shared.prefixed import completed
from engine.model.abilities import Ability, ActivatedAbility
from engine.model.families import Condition
from engine.model.node import READS_TURN
from engine.text.keywords import keyword

if TYPE_CHECKING:
    from engine.rules.context import Context


@record
class AttackedThisTurn(Condition):
    """The creature was declared as an attacker this turn."""

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return any(isinstance(event, Attacks) and event.oid == ctx.source for event in ctx.game.history.this_turn)


@keyword("702.142", "Boast", "boast — ^{ability:ability}")
class Boast:
    """An ability for the turn in which the creature attacked, once (CR 702.142a)."""

    ability: Ability

    def well_formed(self) -> bool:
        """Only an activated ability."""
        return isinstance(self.ability, ActivatedAbility)

    def stands_for(self) -> tuple[Ability, ...]:
        assert isinstance(self.ability, ActivatedAbility)
        return (completed(replace(self.ability, limit="turn", condition=AttackedThisTurn())),)
