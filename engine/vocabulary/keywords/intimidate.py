"""Intimidate (CR 702.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import ObjectId
from engine.core.record import record
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.node import READS_COLORS, READS_TYPES
from engine.vocabulary.keywords.shared.evasion import Evasion

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class IntimidateEvasion(Evasion):
    """A creature with intimidate is blocked only by artifact creatures and those that share a colour.

    See CR 702.13b.
    """

    reads = READS_TYPES | READS_COLORS
    keyword = "intimidate"
    rule = "702.13b"

    def allows(self, ctx: Context, attacker: ObjectId, blocker: ObjectId) -> bool:
        found = ctx.chars(blocker)
        return "artifact" in found.types or any(color in found.colors for color in ctx.chars(attacker).colors)


@keyword("702.13", "Intimidate")
class Intimidate:
    """An evasion ability against creatures that share no colour with this one."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((IntimidateEvasion(),)),)
