"""Paying a mana cost with a player (CR 601.2g, 601.2h): the plan is shown before anything is spent."""

from __future__ import annotations

from bisect import bisect
from typing import TYPE_CHECKING, Any

from engine.core.errors import IllegalAction, IllegalAnswer
from engine.core.mana import NO_MANA, Mana, ManaCost
from engine.core.record import replace
from engine.game.decisions.payment import PayMana
from engine.game.events.life import LoseLife
from engine.game.events.mana import SpendMana
from engine.game.events.table_limits import MOST_PAID
from engine.game.rules import procedures
from engine.game.rules.events.happening import happen
from engine.game.rules.paying import (
    assisting,
    filter_mana,
    mana_for_x,
    mana_payment,
    mana_sources,
    substitutes,
    waterbending,
)
from engine.game.rules.paying.available_mana import supply
from engine.game.rules.paying.costs import changed_total, reduced_by, with_x
from engine.game.rules.paying.life_for_mana import with_life_offered
from engine.game.rules.paying.mana_payment import Payment
from engine.game.rules.paying.mana_sources import CREATURES, Source
from engine.game.rules.paying.payment_in_words import dearer
from engine.game.rules.paying.prohibited import can_pay_life, most_life
from engine.game.rules.paying.spending import MANA_ACCEPTED, accepted_instead, resolving
from engine.game.rules.questions.activation import why_not_activate
from engine.game.rules.questions.rule_modifiers import spell_verdicts, verdicts
from engine.meaning.abilities import ActivatedAbility
from engine.meaning.message import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.core.identity import ObjectId
    from engine.game.decisions.payment import Use
    from engine.game.rules.context import Context


def pay_mana(ctx: Context, cost: ManaCost, *, kind: str = "", ask: bool = True) -> tuple[Mana, ...]:
    """Pay a mana cost from the pool and with mana abilities; give the mana spent.

    `IllegalAction` if it can't be.
    """
    if not cost.symbols or (cost.mana_value == 0 and not _has_needs(cost)):
        return ()
    if FROM_POOL in ctx.bindings:
        return _carry_out(ctx, cost, Payment(), []) or ()
    offered, before = with_life_offered(ctx, cost), ctx.bindings.get(SYMBOLS_FOR_LIFE, 0)
    spent = _pay_as_asked(ctx, offered, kind, ask)
    more, paid = _phyrexian(offered) - _phyrexian(cost), ctx.bindings.get(SYMBOLS_FOR_LIFE, 0) - before
    if more and paid:  # life is paid for what is no Phyrexian symbol first
        ctx.bind(SYMBOLS_FOR_LIFE, before + max(0, paid - more))
    return spent


def _phyrexian(cost: ManaCost) -> int:
    return sum(symbol.endswith("/P") for symbol in cost.symbols)


def _pay_as_asked(ctx: Context, cost: ManaCost, kind: str, ask: bool) -> tuple[Mana, ...]:
    demand: list[int] = []
    forbid: list[int] = []
    instead: list[Mana] = []  # what pays without being mana, see `substitutes`
    cost, helped = assisting.helped(ctx, cost, kind, pay_mana)
    while True:
        if not cost.symbols:
            return helped
        plan, available = _plan(ctx, cost, demand, forbid, instead, kind == "cast")
        if not plan.complete and not forbid and not demand and not _could_click(ctx, available):
            raise IllegalAction(say("there_isnt_enough_mana"), "601.2h")
        answer: dict[str, Any] = {}
        if ask:
            decision = _decision(ctx, cost, plan, available)
            answer = ctx.ask(decision, _enough(plan))
        if "use" in answer:
            instead.extend(_use(ctx, answer["use"], waterbending.left_to_bend(cost, instead)))
            continue
        if "life" in answer:
            cost = _paid_with_life(ctx, cost, answer["life"])
            continue
        if "demand" in answer or "forbid" in answer:
            demand, forbid = answer.get("demand", []), answer.get("forbid", [])
            continue
        spent = _carry_out(ctx, cost, plan, instead)
        if spent is not None:
            return (*helped, *spent)


def _paid_with_life(ctx: Context, cost: ManaCost, number: int) -> ManaCost:
    """A cost without so many of its Phyrexian mana symbols, for which 2 life each is paid (CR 107.4f, 119.4)."""
    phyrexian = [place for place, symbol in enumerate(cost.symbols) if symbol.endswith("/P")][:number]
    life = 2 * len(phyrexian)
    if not life or not can_pay_life(ctx, life):
        raise IllegalAnswer(say("so_much_life_cant_be_paid"), "119.4")
    happen(ctx.game, LoseLife(ctx.controller, life, ctx.source, cause="payment"))
    _note_life(ctx, life)
    left = tuple(symbol for place, symbol in enumerate(cost.symbols) if place not in phyrexian)
    return ManaCost(left, cost.waterbent)


def _note_life(ctx: Context, life: int) -> None:
    """Note for how many Phyrexian mana symbols life was paid; a spell knows it (CR 702.150a)."""
    before = ctx.bindings.get(SYMBOLS_FOR_LIFE, 0)
    ctx.bind(SYMBOLS_FOR_LIFE, before + life // 2)


SYMBOLS_FOR_LIFE = "symbols paid for with life"  # the key under which a payment notes it


def _has_needs(cost: ManaCost) -> bool:
    return any(not symbol.isdigit() for symbol in cost.symbols)


def _enough(plan: Payment) -> Any:
    def validate(answer: dict[str, Any]) -> None:
        if not plan.complete and not answer:
            raise IllegalAnswer(say("the_payment_is_not_complete"), "601.2h")

    return validate


def cancellable(ctx: Context) -> bool:
    """Whether what is being announced or paid for can be taken back as a whole: a player's own action can."""
    item = ctx.item
    if item is None or BY_EFFECT in ctx.bindings:
        return False
    return item.ability is None or isinstance(item.ability, ActivatedAbility)


BY_EFFECT = "cast by an effect"  # bound while a card is cast as something resolves (CR 608.2g)
FROM_POOL = "paid from the pool"  # bound while a mana ability is activated as a plan says, with mana that is there


def _plan(
    ctx: Context, cost: ManaCost, demand: Sequence[int], forbid: Sequence[int], instead: Sequence[Mana] = (),
    casting: bool = False,
) -> tuple[Payment, list[Source]]:  # fmt: skip
    made = _usable_sources(ctx, mana_sources.sources(ctx.game, ctx.controller, spare=forbid))
    available = list(made)
    if casting:
        taken = (*(source.oid for source in available), *forbid)
        available.extend(substitutes.offered(ctx, taken))
    player, accepted = ctx.game.players[ctx.controller], accepted_instead(ctx)
    number = waterbending.left_to_bend(cost, instead)
    bending = waterbending.offered(ctx, number, (*(source.oid for source in available), *forbid))
    beyond = waterbending.beyond(bending, number, demand)
    planned = [*available, *(source for source in bending if source.oid not in beyond)]
    pool = (*instead, *usable(ctx, player.pool))
    free = [source for source in planned if source.rank < 4 or source.oid in demand]
    plan = mana_payment.solve(pool, free, cost, demand=demand, instead=accepted)
    if not plan.complete:
        life = most_life(ctx)
        plan = mana_payment.solve(pool, free, cost, may_pay_life=life, demand=demand, instead=accepted)
    if not plan.complete:
        plan = mana_payment.solve(pool, planned, cost, may_pay_life=life, demand=demand, instead=accepted)
    if not plan.complete and not (accepted or instead):
        plan, exchanges = _plan_with_exchanges(ctx, cost, plan, made, forbid)
        available.extend(exchanges)
    return plan, [*available, *bending]


def _plan_with_exchanges(
    ctx: Context, cost: ManaCost, plan: Payment, made: Sequence[Source], forbid: Sequence[int]
) -> tuple[Payment, list[Source]]:  # fmt: skip
    """A plan with mana abilities that cost mana, if there is one; and what those abilities could make."""
    offered = filter_mana.offered(ctx.game, ctx.controller, forbid)
    if not offered or cost.waterbent or not _takes_any_mana(ctx):
        return plan, []
    pool, name = ctx.game.players[ctx.controller].pool, ("with exchanges", ctx.controller, cost.symbols, tuple(forbid))
    found = ctx.game.cache.now(ctx.game, name, lambda: filter_mana.solve(pool, made, cost, offered))
    return (found if found.complete else plan), [one.as_source() for one in offered]


def _takes_any_mana(ctx: Context) -> bool:
    """Whether nothing is said of what makes the mana that is spent on this."""
    if not _is_spell(ctx):
        return True
    return not ctx.chars(ctx.source).abilities.modifiers.get(MANA_ACCEPTED)


def _accepts_from(ctx: Context, maker: ObjectId) -> bool:
    """Whether mana that an object made may be spent on this, by the spell's own words."""
    if ctx.assumed is not None and ctx.assumed.object.id == ctx.source:
        values = ctx.assumed.characteristics
        answers = spell_verdicts(ctx.game, MANA_ACCEPTED, ctx.source, values, ctx.controller, maker=maker)
    else:
        answers = verdicts(ctx.game, MANA_ACCEPTED, ctx.source, seat=ctx.controller, maker=maker)
    return all(answers)


def usable(ctx: Context, pool: Sequence[Mana]) -> tuple[Mana, ...]:
    """The mana in a pool that may be spent on this (CR 106.6).

    What may be spent on little else comes first.
    """
    if not _takes_any_mana(ctx):
        pool = tuple(mana for mana in pool if _accepts_from(ctx, mana.source))
    if all(mana.restriction is None for mana in pool):
        return tuple(pool)
    restricted = [
        mana for mana in pool if mana.restriction is not None and _permits(ctx, mana.restriction, mana.source)
    ]
    return (*restricted, *(mana for mana in pool if mana.restriction is None))


def _permits(ctx: Context, restriction: object, maker: ObjectId) -> bool:
    """Whether mana may be spent on this, in the words of what makes it: they may look at its choices (CR 607.2d)."""
    about = ctx.stack_id if ctx.stack_id in ctx.game.objects else ctx.source
    return bool(restriction.permits(ctx, about, maker))  # type: ignore[attr-defined]


def _usable_sources(ctx: Context, sources: Sequence[Source]) -> list[Source]:
    """The sources with only such mana abilities as make mana that may be spent on this."""
    found = []
    any_mana = _takes_any_mana(ctx)
    for source in sources:
        if not any_mana and not _accepts_from(ctx, source.oid):
            continue
        forbidden = [index for index, restriction in source.restrictions if not _permits(ctx, restriction, source.oid)]
        if forbidden:
            source = replace(source, options=tuple(option for option in source.options if option[0] not in forbidden))
        if source.options:
            found.append(source)
    return found


def _could_click(ctx: Context, available: Sequence[Source]) -> bool:
    """Whether a person could still find a payment that the plan does not see: abilities that cost mana themselves."""
    game = ctx.game
    return any(
        why_not_activate(game, oid, ctx.controller, ability) is None
        for oid in game.permanents()
        if (chars := game.chars(oid)).controller == ctx.controller
        for ability in chars.abilities.mana
        if any(cost.mana_part(ctx).symbols for cost in ability.costs)
    )


def _decision(ctx: Context, cost: ManaCost, plan: Payment, available: Sequence[Source]) -> PayMana:
    uses: tuple[Use, ...] = tuple(
        (source.oid, index, option) for source in available for index, option in source.options
    )
    pool, spent = ctx.game.players[ctx.controller].pool, dearer(ctx, plan.uses)
    return PayMana(
        seat=ctx.controller, prompt=say("pay_cost", cost=str(cost)), rule="601.2h", source=ctx.source,
        cancellable=cancellable(ctx),
        cost=str(cost), plan=plan.uses, life=plan.life, sources=uses, in_pool=pool, solved=plan.complete,
        for_what=ctx.chars(ctx.source).name, plain=_is_plain(plan, available) and not spent, spent=spent,
    )  # fmt: skip


def _is_plain(plan: Payment, available: Sequence[Source]) -> bool:
    """Whether a plan only taps permanents that are no creatures, and spends nothing else but mana."""
    used = {oid for oid, _, _ in plan.uses}
    return (
        plan.complete and not plan.life and all(source.rank < CREATURES for source in available if source.oid in used)
    )


def _use(ctx: Context, use: Sequence[Any], bendable: int, planned: bool = False) -> tuple[Mana, ...]:
    """Activate a mana ability, or use a substitute; gives what the substitute pays with.

    `bendable`: for how much generic mana permanents may still be tapped (see `waterbending`). What a plan activates is
    paid from the pool.
    """
    oid, index, choice = use
    if index == waterbending.BENDING:
        bent = waterbending.bend(ctx, oid) if bendable > 0 else None
        if bent is None:
            raise IllegalAnswer(say("that_cant_pay_for_mana"), "701.67b")
        return bent
    if index < 0:
        instead = substitutes.use(ctx, oid, index, choice)
        if instead is None:
            raise IllegalAnswer(say("that_cant_pay_for_mana"), "601.2h")
        return instead
    found = ctx.game.find(oid)
    abilities = ctx.game.chars(oid).abilities.mana if found is not None else ()
    if found is None or index >= len(abilities):
        raise IllegalAnswer(say("there_is_no_such_mana_ability"), "605.3a")
    why = why_not_activate(ctx.game, oid, ctx.controller, abilities[index])
    if why is not None:
        raise IllegalAnswer(why.why, why.rule)
    procedures.activate_mana(ctx.game, oid, ctx.controller, abilities[index], choice, planned)
    return ()


def _carry_out(ctx: Context, cost: ManaCost, plan: Payment, instead: list[Mana]) -> tuple[Mana, ...] | None:
    """The mana spent as a plan says; None if using one source has taken another away: then there has to be a new plan,
    with the mana that has been made so far."""
    if not plan.complete:
        raise IllegalAction(say("there_isnt_enough_mana"), "601.2h")
    for number, use in enumerate(plan.uses):
        try:
            instead.extend(_use(ctx, use, waterbending.left_to_bend(cost, instead), planned=True))
        except IllegalAnswer as gone:
            if number:
                return None
            raise IllegalAction(gone.why, gone.rule) from None
    if plan.life:
        happen(ctx.game, LoseLife(ctx.controller, plan.life, ctx.source, cause="payment"))
        _note_life(ctx, plan.life)
    pool = usable(ctx, ctx.game.players[ctx.controller].pool)
    if FROM_POOL in ctx.bindings:
        pool = pool[::-1]  # what has just been made for it
    spent = mana_payment.spend(pool, cost, plan.life, instead, accepted_instead(ctx))
    if spent is None:
        raise IllegalAction(say("the_mana_made_doesnt_pay_the_cost"), "601.2h")
    happen(ctx.game, SpendMana(ctx.controller, spent))
    return spent


def can_pay(ctx: Context, cost: ManaCost, spare: Sequence[int] = ()) -> bool:
    """Whether a mana cost could be paid now, without the mana of some permanents.

    A spell may be paid with help.
    """
    cost = with_life_offered(ctx, cost)
    if not cost.symbols or _can_pay_alone(ctx, cost, spare):
        return True
    if not _is_spell(ctx) or not assisting.generic_part(cost) or not assisting.is_assisted(ctx):
        return False
    helped = min(assisting.generic_part(cost), assisting.most_help(ctx))
    return _can_pay_alone(ctx, assisting.with_less_generic(cost, helped), spare)


def _can_pay_alone(ctx: Context, cost: ManaCost, spare: Sequence[int]) -> bool:
    for_spell = _is_spell(ctx)
    plainly = not cost.waterbent and not accepted_instead(ctx) and not (for_spell and substitutes.substitutes(ctx))
    if plainly and _takes_any_mana(ctx):
        enough = supply(ctx.game, ctx.controller, spare).meets(cost)
        if enough or (enough is not None and not filter_mana.offered(ctx.game, ctx.controller, spare)):
            return enough
    return _plan(ctx, cost, (), spare, (), for_spell)[0].complete


def pool_pays(ctx: Context, cost: ManaCost) -> bool:
    """Whether the mana that a player already has pays a mana cost: then it has to be paid (CR 118.3c)."""
    pool = usable(ctx, ctx.game.players[ctx.controller].pool)
    return mana_payment.solve(pool, (), cost, instead=accepted_instead(ctx)).complete


def _is_spell(ctx: Context) -> bool:
    """Whether it is a spell that is paid for: only for spells can mana be paid by other means."""
    return ctx.item is not None and ctx.item.ability is None and not resolving(ctx)


def most_x(ctx: Context, costs: Sequence[Any], kind: str = "") -> int:
    """The greatest X whose whole cost could be paid, with what increases and reduces it (CR 601.2f)."""
    total = _mana_of(ctx, costs)
    units = most_units(ctx) + waterbending.how_many(ctx, total)
    asked = with_x(total, units + 1)
    low, high = 0, units + max(0, asked.mana_value - reduced_by(ctx, costs, _changed(ctx, asked, kind)).mana_value)
    while low < high:
        middle = (low + high + 1) // 2
        asked = reduced_by(ctx, costs, _changed(ctx, with_x(total, middle), kind))
        if can_pay(ctx, mana_for_x.of_its_kinds(ctx, asked, middle * total.x_count)):
            low = middle
        else:
            high = middle - 1
    return low


def _mana_of(ctx: Context, costs: Sequence[Any]) -> ManaCost:
    total = ManaCost()
    for cost in costs:
        total = total.plus(cost.mana_part(ctx))
    return total


def most_units(ctx: Context) -> int:
    """How much mana a player could pay at most for a spell, what substitutes offer included."""
    more = sum(1 for _ in substitutes.offered(ctx)) if _is_spell(ctx) else 0
    if _is_spell(ctx) and assisting.is_assisted(ctx):
        more += assisting.most_help(ctx)
    return supply(ctx.game, ctx.controller).most + filter_mana.most_gained(ctx.game, ctx.controller) + more


def most_times(ctx: Context, costs: Sequence[Any], others: Sequence[Any] = ()) -> int:
    """How often an additional cost could be paid at most besides others, as far as the table goes."""
    each, total = (with_x(_mana_of(ctx, mana), 0) for mana in (costs, others))

    def is_too_often(times: int) -> bool:
        return not can_pay(ctx, _changed(ctx, ManaCost(total.symbols + each.symbols * times)))

    often = bisect(range(1, MOST_PAID + 1), False, key=is_too_often)
    rest: list[int] = [cost.how_often(ctx) for cost in costs if cost.mana_part(ctx) is NO_MANA]  # {0} is mana
    return min((often, *rest))


def affordable_besides(
    ctx: Context, costs: Sequence[Any], others: Sequence[Any], reduced: Callable[[ManaCost], ManaCost]
) -> bool:  # fmt: skip
    """Whether an optional additional cost could be paid together with the other costs of a spell."""
    return can_pay(ctx, reduced(_changed(ctx, with_x(_mana_of(ctx, (*others, *costs)), 0))))


def can_pay_at_all(ctx: Context, costs: Sequence[Any]) -> bool:
    """Whether the mana in some costs, changed by effects and with an X of 0, could be paid."""
    return affordable_besides(ctx, costs, (), lambda mana: mana)


def _changed(ctx: Context, cost: ManaCost, kind: str = "") -> ManaCost:
    """The cost of what is cast, activated or done, as effects change it."""
    ability = ctx.item.ability if ctx.item is not None else None
    kind = kind or ("cast" if ability is None else "activate")
    return changed_total(ctx.game, ctx.source, ctx.controller, kind, cost, ability=ability, item=ctx.item)
