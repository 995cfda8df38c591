"""Skulk (CR 702.118)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import ObjectId
from engine.core.record import record
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.node import READS_POWER
from engine.vocabulary.keywords.shared.evasion import Evasion

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class SkulkEvasion(Evasion):
    """A creature with skulk can't be blocked by creatures with greater power (CR 702.118b)."""

    reads = READS_POWER
    keyword = "skulk"
    rule = "702.118b"

    def allows(self, ctx: Context, attacker: ObjectId, blocker: ObjectId) -> bool:
        return (ctx.chars(blocker).power or 0) <= (ctx.chars(attacker).power or 0)


@keyword("702.118", "Skulk")
class Skulk:
    """An evasion ability against stronger creatures."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((SkulkEvasion(),)),)
