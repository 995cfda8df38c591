"""Paying a mana cost with a player (CR 601.2g, 601.2h): the plan is shown before anything is spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.mana import Mana, ManaCost, generic
from engine.decisions.payment import PayMana
from engine.errors import IllegalAction, IllegalAnswer
from engine.events.life import LoseLife
from engine.events.mana import SpendMana
from engine.rules import mana_payment
from engine.rules.costs import with_x
from engine.rules.happening import happen
from engine.rules.mana_payment import Payment, Source

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.decisions.payment import Use
    from engine.rules.context import Context


def pay_mana(ctx: Context, cost: ManaCost, *, kind: str = "", ask: bool = True) -> tuple[Mana, ...]:
    """Pay a mana cost from the pool and with mana abilities; give the mana spent. `IllegalAction` if it can't be."""
    if not cost.symbols or cost.mana_value == 0 and not _has_needs(cost):
        return ()
    demand: list[int] = []
    forbid: list[int] = []
    while True:
        plan, available = _plan(ctx, cost, demand, forbid)
        if not plan.complete and not forbid and not demand and not _could_click(ctx, available):
            raise IllegalAction("there isn't enough mana", "601.2h")
        answer: dict[str, Any] = {}
        if ask:
            decision = _decision(ctx, cost, plan, available)
            answer = ctx.game.ask(decision, _enough(plan))
        if "use" in answer:
            _use(ctx, answer["use"])
            continue
        if "demand" in answer or "forbid" in answer:
            demand, forbid = answer.get("demand", []), answer.get("forbid", [])
            continue
        if not plan.complete:
            raise IllegalAction("there isn't enough mana", "601.2h")
        return _carry_out(ctx, cost, plan)


def _has_needs(cost: ManaCost) -> bool:
    return any(not symbol.isdigit() for symbol in cost.symbols)


def _enough(plan: Payment) -> Any:
    def validate(answer: dict[str, Any]) -> None:
        if not plan.complete and not answer:
            raise IllegalAnswer("the payment is not complete", "601.2h")

    return validate


def _plan(ctx: Context, cost: ManaCost, demand: Sequence[int], forbid: Sequence[int]) -> tuple[Payment, list[Source]]:
    available = list(mana_payment.sources(ctx.game, ctx.controller, spare=forbid))
    player = ctx.game.players[ctx.controller]
    pool = usable(ctx, player.pool)
    free = [source for source in available if source.rank < 4 or source.oid in demand]
    plan = mana_payment.solve(pool, free, cost, demand=demand)
    if not plan.complete:
        plan = mana_payment.solve(pool, free, cost, may_pay_life=player.life, demand=demand)
    if not plan.complete:
        plan = mana_payment.solve(pool, available, cost, may_pay_life=player.life, demand=demand)
    return plan, available


def usable(ctx: Context, pool: Sequence[Mana]) -> tuple[Mana, ...]:
    """The mana in a pool that may be spent on this (CR 106.6)."""
    about = ctx.stack_id if ctx.stack_id in ctx.game.objects else ctx.source
    return tuple(
        mana for mana in pool if mana.restriction is None or mana.restriction.permits(ctx, about)  # type: ignore[attr-defined]
    )


def _could_click(ctx: Context, available: Sequence[Source]) -> bool:
    """Whether a person could still find a payment that the plan does not see: abilities that cost mana themselves."""
    game = ctx.game
    return any(
        cost.mana_part(ctx).symbols
        for oid in game.permanents()
        if (chars := game.chars(oid)).controller == ctx.controller
        for ability in chars.abilities.mana
        for cost in ability.costs
    )


def _decision(ctx: Context, cost: ManaCost, plan: Payment, available: Sequence[Source]) -> PayMana:
    uses: tuple[Use, ...] = tuple(
        (source.oid, source.index, option) for source in available for option in source.alternatives
    )
    pool = "".join(f"{{{mana.kind}}}" for mana in ctx.game.players[ctx.controller].pool)
    return PayMana(
        seat=ctx.controller, prompt=f"Pay {cost}.", rule="601.2h", source=ctx.source, cancellable=True, cost=str(cost),
        plan=plan.uses, life=plan.life, sources=uses, pool=pool, for_what=ctx.chars(ctx.source).name,
        solved=plan.complete,
    )  # fmt: skip


def _use(ctx: Context, use: Sequence[Any]) -> None:
    from engine.rules.announcing import activate_mana

    oid, index, choice = use
    found = ctx.game.find(oid)
    abilities = ctx.game.chars(oid).abilities.mana if found is not None else ()
    if found is None or not 0 <= index < len(abilities) or ctx.game.chars(oid).controller != ctx.controller:
        raise IllegalAnswer("there is no such mana ability", "605.3a")
    if any(cost.taps_source() for cost in abilities[index].costs) and found.tapped:
        raise IllegalAnswer("it is tapped", "602.5a")
    activate_mana(ctx.game, oid, ctx.controller, abilities[index], choice)


def _carry_out(ctx: Context, cost: ManaCost, plan: Payment) -> tuple[Mana, ...]:
    for use in plan.uses:
        _use(ctx, use)
    if plan.life:
        happen(ctx.game, LoseLife(ctx.controller, plan.life, ctx.source, cause="payment"))
    spent = mana_payment.spend(usable(ctx, ctx.game.players[ctx.controller].pool), cost, plan.life)
    if spent is None:
        raise IllegalAction("the mana made doesn't pay the cost", "601.2h")
    happen(ctx.game, SpendMana(ctx.controller, spent))
    return spent


def can_pay(ctx: Context, cost: ManaCost) -> bool:
    """Whether a mana cost could be paid now."""
    if not cost.symbols:
        return True
    return _plan(ctx, cost, (), ())[0].complete


def most_x(ctx: Context, costs: Sequence[Any]) -> int:
    """The greatest X whose whole cost could be paid."""
    total = ManaCost()
    for cost in costs:
        total = total.plus(cost.mana_part(ctx))
    low, high = 0, mana_payment.most_mana(ctx.game, ctx.controller)
    while low < high:
        middle = (low + high + 1) // 2
        if can_pay(ctx, with_x(total, middle)):
            low = middle
        else:
            high = middle - 1
    return low


def most_times(ctx: Context, costs: Sequence[Any]) -> int:
    """How often an additional cost could be paid at most, judged by all the mana there is."""
    each = sum(cost.mana_part(ctx).mana_value for cost in costs)
    return mana_payment.most_mana(ctx.game, ctx.controller) // each if each else 1


def affordable_besides(ctx: Context, costs: Sequence[Any]) -> bool:
    """Whether an optional additional cost could be paid together with the mana cost, quickly judged by amount."""
    printed = ctx.chars(ctx.source).mana_cost
    total = printed.mana_value if printed is not None else 0
    total += sum(cost.mana_part(ctx).mana_value for cost in costs)
    return total == 0 or can_pay(ctx, generic(total))
