"""Horsemanship (CR 702.31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import ObjectId
from engine.core.record import record
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.node import READS_ABILITIES
from engine.vocabulary.keywords.shared.evasion import Evasion, has

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class HorsemanshipEvasion(Evasion):
    """A creature with horsemanship is blocked only by creatures with horsemanship (CR 702.31b)."""

    reads = READS_ABILITIES
    keyword = "horsemanship"
    rule = "702.31b"

    def allows(self, ctx: Context, attacker: ObjectId, blocker: ObjectId) -> bool:
        return has(ctx.game, blocker, "horsemanship", attacker)


@keyword("702.31", "Horsemanship")
class Horsemanship:
    """An evasion ability against creatures without horsemanship."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((HorsemanshipEvasion(),)),)
