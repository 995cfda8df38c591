"""Landwalk (CR 702.14): islandwalk, nonbasic landwalk, snow swampwalk …"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.compiler.templates import label, lexicon, phrase
from engine.core.card_types import LAND_TYPES
from engine.core.identity import ObjectId, Ref
from engine.core.record import record
from engine.game.rules.combat.questions import BLOCKS_DESPITE
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Filter, RuleModifier
from engine.meaning.node import READS_BOARD, READS_CONTROL, READS_NOTHING, READS_TYPES
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.evasion import Evasion
from engine.vocabulary.terms.objects.clauses import WithKeyword
from engine.vocabulary.terms.objects.filters import Described, HasSubtype, HasType, TypeNoun

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("landwalk", {name: f"{name.lower()}walk" for name in LAND_TYPES if name.isalpha()})
label("landwalk", "a landwalk ability")


@record
class LandwalkEvasion(Evasion):
    """It can't be blocked as long as the defending player controls such a land (CR 702.14c)."""

    subtype: str
    quality: Filter | None
    chosen: Filter | None = None
    reads = READS_BOARD | READS_CONTROL | READS_TYPES
    keyword = "landwalk"
    rule = "702.14c"

    @property
    def particular(self) -> str:
        return self.subtype

    def allows(self, ctx: Context, attacker: ObjectId, blocker: ObjectId) -> bool:
        defending = ctx.game.controller(blocker)
        return not any(self._is_such(ctx, oid, defending) for oid in ctx.game.permanents())

    def _is_such(self, ctx: Context, oid: ObjectId, defending: int) -> bool:
        found = ctx.chars(oid)
        if "land" not in found.types or found.controller != defending:
            return False
        if self.subtype and self.subtype not in found.subtypes:
            return False
        return all(part is None or part.matches(ctx, oid) for part in (self.quality, self.chosen))


@phrase("the chosen type", into="chosen land type")
@record
class OfChosenLandType(Filter):
    """A land of the type that the source has chosen (CR 607.2d)."""

    reads = READS_TYPES
    chooses = True

    @property
    def choice_read(self) -> str:
        return "type"

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return self.as_chosen(ctx).matches(ctx, ref)

    def as_chosen(self, ctx: Context) -> Filter:
        """The land type itself, for an ability that is granted: its own object has chosen nothing."""
        return HasSubtype(str(ctx.choice("type") or ""))


@keyword(
    "702.14", "Landwalk", "{subtype:landwalk}", "{quality:adjective} landwalk",
    "{quality:adjective} {subtype:landwalk}", "landwalk of {chosen:chosen land type}",
    "{quality:adjective} landwalk of {chosen:chosen land type}",
)  # fmt: skip
class Landwalk:
    """An evasion ability against players who control certain lands.

    Such abilities don't cancel (CR 702.14d).
    """

    subtype: str = ""
    quality: Filter | None = None
    chosen: Filter | None = None  # of which chosen type, too

    @property
    def particular(self) -> str:
        """The land type."""
        return self.subtype

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((LandwalkEvasion(self.subtype, self.quality, self.chosen),)),)

    def without(self, lost: Any) -> tuple[Any, ...]:
        """What is left of it: another landwalk ability is another one (CR 702.14a)."""
        return () if lost == self else (self,)


@phrase("can block {what:filter#many} as though they didn't have those abilities", into="change")
@record
class BlocksDespiteLandwalk(RuleModifier):
    """A creature that can block creatures with landwalk as though they lacked it (CR 609.4, 702.14c)."""

    what: Filter
    reads = READS_NOTHING
    questions = (BLOCKS_DESPITE,)

    def well_formed(self) -> bool:
        """It speaks of "creatures with landwalk abilities", without a land type or anything else."""
        return self.what == Described(noun=TypeNoun(HasType("creature")), after=(WithKeyword("landwalk"),))

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True if details.get("keyword") == "landwalk" else None
