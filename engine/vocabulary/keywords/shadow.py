"""Shadow (CR 702.28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import ObjectId, Ref
from engine.core.record import record
from engine.game.rules.combat.questions import MAY_BLOCK
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_ABILITIES
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.keywords.shared.evasion import Evasion, has

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class ShadowEvasion(Evasion):
    """A creature with shadow can't be blocked by creatures without shadow (CR 702.28b)."""

    reads = READS_ABILITIES
    keyword = "shadow"
    rule = "702.28b"

    def allows(self, ctx: Context, attacker: ObjectId, blocker: ObjectId) -> bool:
        return has(ctx.game, blocker, "shadow", attacker)


@record
class BlocksOnlyShadow(RuleModifier):
    """A creature with shadow can't block creatures without shadow (CR 702.28b)."""

    reads = READS_ABILITIES
    questions = (MAY_BLOCK,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        attacker = details["attacker"]
        assert isinstance(attacker, int)
        if has(ctx.game, attacker, "shadow", about) or not has(ctx.game, about, "shadow", attacker):
            return None
        return Refusal(say("it_has_shadow"), "702.28b")


@keyword("702.28", "Shadow")
class Shadow:
    """An evasion ability that works both ways."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((ShadowEvasion(), BlocksOnlyShadow())),)
