"""Banding, and bands with other (CR 702.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword, named
from engine.core.identity import ObjectId, Ref
from engine.core.record import record
from engine.game.rules.combat.questions import BANDS_WITH, DIVIDES_DAMAGE_OF
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Filter, RuleModifier
from engine.meaning.node import READS_ABILITIES
from engine.meaning.questions import Asked

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class BandingRule(RuleModifier):
    """What lets creatures attack as a band, and its controller divide damage in its fights.

    See CR 702.22c, 702.22j, k.
    """

    quality: Filter | None
    reads = READS_ABILITIES
    questions = (BANDS_WITH, DIVIDES_DAMAGE_OF)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        group = details["attackers" if question == BANDS_WITH else "opposed"]
        assert isinstance(group, tuple)
        if self.quality is not None:
            alike = tuple(oid for oid in group if self.quality.matches(ctx, oid))
            return (alike, 0) if question == BANDS_WITH else about in alike and len(alike) > 1
        if question == DIVIDES_DAMAGE_OF:
            return True
        return tuple(oid for oid in group if _has_banding(ctx, oid)), 1


def _has_banding(ctx: Context, oid: ObjectId) -> bool:
    """Whether a creature has banding itself, not only "bands with other" (CR 702.22c)."""
    return named("banding") in ctx.chars(oid).abilities.keywords.get("banding", ())


@keyword("702.22", "Banding", "banding", "bands with other {quality:quality}")
class Banding:
    """Attacking in bands; "bands with other" is a form of it that one loses with it (CR 702.22b)."""

    quality: Filter | None = None

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((BandingRule(self.quality),)),)
