"""Keyword abilities given because others have them: "the same is true for fear, landwalk, and trample" (702.1c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.model.families import Duration, Filter, Instruction, Reference
from engine.model.families.instructions import UNSEEN
from engine.model.node import READS_ABILITIES, READS_BOARD
from engine.statics.abilities import HasAbilities
from engine.terms.continuous import BeginContinuous
from engine.terms.objects import matching
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.model.abilities import Ability
    from engine.rules.context import Context


@phrase(
    "{affected:affected} gain[s] {first:keyword_name} {duration} if a {what:filter} has {again:keyword_name}. ^the "
    "same is true for {others:keyword_name*and}"
)
@record
class GainWhatOthersHave(Instruction):
    """Each keyword of a list is gained if something of a description has it, in each of its variants (CR 702.1c)."""

    affected: Reference
    first: str
    duration: Duration
    what: Filter
    again: str
    others: tuple[str, ...]
    reads = READS_ABILITIES | READS_BOARD
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """What is gained is what the other has."""
        return self.first == self.again

    def perform(self, ctx: Context) -> bool:
        having = [ctx.chars(oid).abilities.keywords for oid in ctx.object_refs(matching(ctx, self.what))]
        found: tuple[Ability, ...] = tuple(
            dict.fromkeys(one for name in (self.first, *self.others) for own in having for one in own.get(name, ()))
        )
        return bool(found) and BeginContinuous(self.affected, (HasAbilities(found),), self.duration).perform(ctx)
