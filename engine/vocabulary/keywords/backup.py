"""Backup (CR 702.165)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import defined, keyword
from engine.compiler.templates import phrase
from engine.core.keys import Purpose
from engine.core.record import record, replace
from engine.game.events.counters import PutCounters
from engine.meaning.abilities import Ability
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_STATUS, Node, rebuild
from engine.vocabulary.effects.shared.affected_objects import affected_objects
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_PUT_BACKUP_COUNTERS = Purpose("counters", "702.165a")


THIS_CREATURE = This("creature")


@phrase("back up {whom:object} with {number:number}")
@record
class BackUp(Instruction):
    """+1/+1 counters on a creature, which also gains some abilities if it is another one than the source."""

    whom: Reference
    number: int
    given: tuple[Ability, ...] = ()
    reads = READS_STATUS

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.whom, TO_PUT_BACKUP_COUNTERS, good=True))
        carry_out(ctx, *(PutCounters(oid, "+1/+1", self.number, ctx.controller, ctx.source) for oid in chosen))
        others = tuple(oid for oid in chosen if oid != ctx.source)
        begin(ctx, (HasAbilities(self.given),), others, ThisTurn())
        return bool(chosen)


@keyword("702.165", "Backup", "backup {number:number}")
class Backup:
    """A creature that lends its strength, and what is printed below, to another (CR 702.165a)."""

    number: int
    below: tuple[Ability, ...] = ()
    later: tuple[Ability, ...] = ()  # below a further backup ability: printed below this one too
    opens_section = True

    definition = "When ~ enters, back up target creature with [number]."

    def with_section(self, abilities: tuple[Ability, ...], later: tuple[Ability, ...]) -> Ability:
        """The ability together with those printed below it (CR 702.165c)."""
        opened: Any = replace(self, below=abilities, later=later)
        return opened  # type: ignore[no-any-return]

    def stands_for(self) -> tuple[Ability, ...]:
        # Printed below it stands "this creature": whichever creature has the ability, not the one that gave it.
        given = tuple(
            rebuild(ability, lambda one: THIS_CREATURE if one == This() else one)
            for ability in (*self.below, *self.later)
        )

        def with_given(node: Node) -> Node:
            return replace(node, given=given) if isinstance(node, BackUp) else node

        return (*(rebuild(ability, with_given) for ability in defined(replace(self, below=(), later=()))), *self.below)
