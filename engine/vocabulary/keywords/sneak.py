"""Sneak (a keyword of later editions): cast in the place of an unblocked attacker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import NOBODY, Ref
from engine.core.record import record, replace
from engine.core.steps import DECLARE_BLOCKERS
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.casting.cast_record import cast_record
from engine.game.rules.casting.casting_options import CastWay
from engine.game.rules.casting.questions import CAST_ANY_TIME
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Condition, Cost, Replacement, RuleModifier
from engine.meaning.node import READS_NOTHING, READS_STATUS, READS_TURN
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.ninjutsu import ATTACKED, ReturnUnblockedAttacker
from engine.vocabulary.keywords.shared.alternative_costs import cast_for
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM

if TYPE_CHECKING:
    from engine.game.rules.context import Context

SNEAK = "sneak"


@record
class InDeclareBlockers(Condition):
    """It is the declare blockers step of the turn of the ability's controller."""

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return ctx.game.turn.step == DECLARE_BLOCKERS and ctx.game.is_active(ctx.controller)


@record
class SneaksAnyTime(RuleModifier):
    """A spell that is cast so may be cast whenever an instant could be."""

    reads = READS_NOTHING
    questions = (CAST_ANY_TIME,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        way = details.get("way")
        return True if isinstance(way, CastWay) and way.name == SNEAK else None


@record
class EntersSneaking(Replacement):
    """What was cast so enters tapped and attacking what the returned creature attacked (CR 508.4)."""

    reads = READS_STATUS
    keys = (ENTERS,)
    entering = True
    order_free = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if event.cause != "resolve":
            return False
        cast = cast_record(ctx, event.oid)
        return cast is not None and cast.way == SNEAK

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        cast = cast_record(ctx, event.oid)
        attacked = dict(cast.bindings).get(ATTACKED, ()) if cast is not None else ()
        defender = attacked if isinstance(attacked, int) else next(iter(attacked), NOBODY)  # type: ignore[call-overload]
        return (replace(event, tapped=True, attacking=defender),)


@keyword("702", "Sneak", "sneak {costs:mana_cost*,}")
class Sneak:
    """A spell cast in the declare blockers step for less by returning an unblocked attacker to hand."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        sneaking = cast_for(SNEAK, (*self.costs, ReturnUnblockedAttacker()), condition=InDeclareBlockers())
        return (
            sneaking, StaticAbility((SneaksAnyTime(),), zones=WHERE_CAST_FROM), StaticAbility((EntersSneaking(),)),
        )  # fmt: skip
