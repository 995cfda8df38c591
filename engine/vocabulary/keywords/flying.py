"""Flying (CR 702.9)."""

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
class FlyingEvasion(Evasion):
    """A creature with flying is blocked only by creatures with flying or reach (CR 702.9b)."""

    reads = READS_ABILITIES
    keyword = "flying"
    rule = "702.9b"

    def allows(self, ctx: Context, attacker: ObjectId, blocker: ObjectId) -> bool:
        return has(ctx.game, blocker, "flying", attacker) or has(ctx.game, blocker, "reach", attacker)


@keyword("702.9", "Flying")
class Flying:
    """An evasion ability against creatures that can't fly or reach that high."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((FlyingEvasion(),)),)
