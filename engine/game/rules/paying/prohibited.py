"""What players can't pay to cast spells or activate abilities (CR 101.2, 118.3).

These are life and permanents to sacrifice.

What is paid as words are followed, for a special action, or to attack or block is not meant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId
from engine.game.events.life import MAY_LOSE_LIFE
from engine.game.events.zone_changes import MAY_BE_SACRIFICED, Sacrifice
from engine.game.rules.paying.spending import SPECIAL_ACTION, resolving
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from engine.game.rules.context import Context

MAY_PAY_LIFE_AS_COST: Question[Refusal] = Question("may_pay_life_as_cost", "118.3", about="player", answer="Refusal")
MAY_SACRIFICE_AS_COST: Question[Refusal] = Question(
    "may_sacrifice_as_cost", "118.3", about="permanent", answer="Refusal"
)
IN_COMBAT = "paid in combat"  # bound while creatures are declared that cost something (CR 508.1d, 509.1d)


def can_pay_life(ctx: Context, life: int) -> bool:
    """Whether a player can pay so much life for this (CR 119.4)."""
    seat = ctx.controller
    if life <= 0:
        return True
    if ctx.game.player(seat).life < life or refused(ctx.game, MAY_LOSE_LIFE, seat) is not None:
        return False
    return not announcing(ctx) or refused(ctx.game, MAY_PAY_LIFE_AS_COST, seat) is None


def most_life(ctx: Context) -> int:
    """How much life a player could pay at most for this."""
    life = ctx.game.players[ctx.controller].life
    return life if can_pay_life(ctx, life) else 0


def can_sacrifice(ctx: Context, oid: ObjectId) -> bool:
    """Whether a player can sacrifice a permanent as a cost of this."""
    if ctx.controller_of(oid) != ctx.controller:
        return False
    if refused(ctx.game, MAY_BE_SACRIFICED, oid, event=Sacrifice(ctx.controller, oid, ctx.source)) is not None:
        return False
    return not announcing(ctx) or refused(ctx.game, MAY_SACRIFICE_AS_COST, oid) is None


def announcing(ctx: Context) -> bool:
    """Whether costs are those of a spell being cast or an ability being activated."""
    if resolving(ctx) or IN_COMBAT in ctx.bindings:
        return False
    return ctx.item is None or ctx.item.way != SPECIAL_ACTION
