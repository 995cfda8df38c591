"""Space sculptor (CR 702.158): creatures are in the alpha, beta or gamma sector."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.state_based.sectors import SCULPTS_SPACE, SECTOR, SECTORS
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import ObjectFilter, Reference, RuleModifier
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.questions import Asked

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class SculptsSpace(RuleModifier):
    """The permanent for whose sake creatures get sector designations (CR 704.5u)."""

    reads = READS_NOTHING
    questions = (SCULPTS_SPACE,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True


@keyword("702.158", "Space sculptor")
class SpaceSculptor:
    """Creatures gain sector designations (CR 702.158a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((SculptsSpace(),)),)


lexicon("sector", {name: name for name in SECTORS})


@phrase("in the same sector as {object}", into="clause")
@record
class InSameSector(ObjectFilter):
    """A permanent with the sector designation that another has (CR 702.158e)."""

    object: Reference
    reads = READS_STATUS
    ends_in_noun = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        sectors = [ctx.obj(other).marks.get(SECTOR) for other in ctx.object_refs(self.object.refs(ctx))]
        own = ctx.obj(ref).marks.get(SECTOR)
        return own is not None and own in sectors


@phrase("in the {sector:sector} sector", into="clause")
@phrase("in that sector", into="clause", sector="")
@record
class InSector(ObjectFilter):
    """A creature in a certain sector, or in the one that was just chosen (CR 702.158d)."""

    sector: str
    reads = READS_STATUS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        wanted = self.sector or ctx.choice(SECTOR)
        return wanted is not None and ctx.obj(ref).marks.get(SECTOR) == wanted
