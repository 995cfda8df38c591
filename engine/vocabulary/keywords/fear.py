"""Fear (CR 702.36)."""

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
class FearEvasion(Evasion):
    """A creature with fear is blocked only by artifact creatures and black creatures (CR 702.36b)."""

    reads = READS_TYPES | READS_COLORS
    keyword = "fear"
    rule = "702.36b"

    def allows(self, ctx: Context, attacker: ObjectId, blocker: ObjectId) -> bool:
        found = ctx.chars(blocker)
        return "artifact" in found.types or "B" in found.colors


@keyword("702.36", "Fear")
class Fear:
    """An evasion ability against creatures that are neither black nor artifacts."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((FearEvasion(),)),)
