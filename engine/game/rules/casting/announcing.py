"""Putting spells and abilities on the stack (CR 601.2, 602.2, 603.3).

They are proposed (`proposing`), then paid for.

Anything that can not be completed raises `IllegalAction`; the game then returns to where the action began (729).
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from engine.core.errors import IllegalAction
from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.keys import Mark
from engine.core.mana import NO_MANA, how_much
from engine.core.record import replace
from engine.core.zones import BATTLEFIELD, COMMAND, STACK, is_hidden
from engine.game.events.cards import PlayerDid, Reveal
from engine.game.events.casting import AbilityActivated, CountUse, PutAbilityOnStack, SetStackItem, SpellCast
from engine.game.events.copied_cards import CopyCard
from engine.game.events.mana import MANA_SPENT_ON_SPELL
from engine.game.events.status import SetMark
from engine.game.events.zone_changes import CeaseToExist, ZoneChange
from engine.game.rules import procedures
from engine.game.rules.casting import proposing
from engine.game.rules.casting.ability_costs import costs_chosen
from engine.game.rules.casting.casting_options import PREPARED, CastWay, why_not_begin
from engine.game.rules.casting.questions import MAY_STAY_PROPOSED
from engine.game.rules.casting.spell_costs import costs_of_modes, spell_costs
from engine.game.rules.context import Context, x_turned_up
from engine.game.rules.events.happening import happen
from engine.game.rules.events.replacement import INSTEAD_OF_LEAVING
from engine.game.rules.events.triggers import waits_on_trigger
from engine.game.rules.hooks import CAST
from engine.game.rules.paying import paying
from engine.game.rules.paying.costs import changed_total, reduced_by, with_x
from engine.game.rules.paying.mana_for_x import SPENT_ON_X, of_its_kinds, spent_on_x
from engine.game.rules.questions.activation import why_not_activate
from engine.game.rules.questions.rule_modifiers import refused
from engine.game.rules.questions.timing import BEGUN
from engine.game.rules.questions.uses import count_use
from engine.game.state.objects import StackItem
from engine.meaning.families import Cost, EventPattern, NotedAsCast
from engine.meaning.message import say
from engine.meaning.node import cached_by_wording, walk

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.game.state.effects import PendingTrigger
    from engine.game.state.game import Game
    from engine.meaning.abilities import Ability, ActivatedAbility


def cast_spell(game: Game, oid: ObjectId, seat: Seat, way: CastWay, by_effect: bool = False) -> ObjectId:
    """Cast a card or copy (CR 601.2), perhaps as an effect says while it resolves (608.2g).

    Give the spell.
    """
    origin = game.obj(oid).zone
    refusal = why_not_begin(game, oid, seat, way)
    if refusal is not None:
        raise IllegalAction(refusal.why, refusal.rule or "601.3")
    if way.of_copy:
        oid = _copy_of(game, oid, seat)
    paid = ((way.particular, 1),) if way.particular else ()
    item = StackItem(way=way.name, cast_from=origin, mana_as=way.mana_as, changed=way.changed, paid=paid)
    done = happen(
        game,
        ZoneChange(
            oid, STACK, controller=seat, cause="cast", face=way.face, face_down=way.face_down, values=way.values,
            stack=item, marks=_marks(way),
        ),
    )  # fmt: skip
    spell = next((event.new for event in done if isinstance(event, ZoneChange)), NOBODY)
    if spell == NOBODY:
        raise IllegalAction(say("it_cant_be_put_onto_the_stack"), "111.8" if game.obj(oid).token else "601.2a")
    ctx = Context(game, spell, seat, {paying.BY_EFFECT: True} if by_effect else None, item, spell)
    _note_as_cast(ctx, spell)
    costs = spell_costs(ctx, way)
    effects = [ability.effect for ability in game.chars(spell).abilities.spell]
    proposing.choose_modes(ctx, effects)
    costs.extend(costs_of_modes(ctx, effects))
    proposing.choose_x(ctx, costs, effects)
    proposing.choose_targets(
        ctx, [*proposing.attachment_targets(ctx), *proposing.chosen_targets(ctx, effects)], effects
    )
    _note_as_cast(ctx, spell)
    _judge_again(ctx, spell, way)
    _pay(ctx, spell, costs, kind="cast")
    _settle_item(ctx)
    if origin == COMMAND:
        happen(game, *(event for declared in CAST for event in declared(game, seat, game.obj(spell))))
    _ride(ctx, spell)  # which may ask how often it has been cast from there, this time included
    _follow_up(game, seat, spell, way)
    happen(game, SpellCast(seat, spell))
    return spell


def _follow_up(game: Game, seat: Seat, spell: ObjectId, way: CastWay) -> None:
    """What comes of having cast a spell in a way: what its permission says, and that it was used."""
    if way.then is not None:
        way.then.follow(game, seat, spell)
    for use in (way.uses, way.uses_too):
        if use is not None:
            happen(game, CountUse(*use))


def _judge_again(ctx: Context, spell: ObjectId, way: CastWay) -> None:
    """Refuse a spell that can't be cast as it was proposed, with its modes, X and targets (CR 601.2e)."""
    refusal = refused(ctx.game, MAY_STAY_PROPOSED, spell, seat=ctx.controller, way=way)
    if refusal is not None:
        raise IllegalAction(refusal.why, refusal.rule or "601.2e")


def _note_as_cast(ctx: Context, spell: ObjectId) -> None:
    """Keep what the spell's words ask of the moment in which it is cast, if it is not known yet."""
    for ability in ctx.chars(spell).abilities:
        for node in _asking_as_cast(ability):
            if ctx.bindings.get(node.note) is not None:
                continue
            ctx.bind(node.note, node.as_cast(ctx))


@cached_by_wording(maxsize=4096)
def _asking_as_cast(ability: Ability) -> tuple[NotedAsCast, ...]:
    return tuple(node for node in walk(ability) if isinstance(node, NotedAsCast))


def _ride(ctx: Context, spell: ObjectId) -> None:
    """Let what mana brings with it apply to the spell on which it was spent (CR 106.6), once for each source."""
    riders: list[Any] = []
    for unit in ctx.item.mana if ctx.item is not None else ():
        if unit.rider is not None and (unit.source, unit.rider) not in riders:
            riders.append((unit.source, unit.rider))
    for source, rider in riders:
        rider.spent(Context(ctx.game, source, ctx.controller), spell)


def _copy_of(game: Game, oid: ObjectId, seat: Seat) -> ObjectId:
    """A copy of a prepared permanent's card, to be cast as the spell in its inset frame; casting it unprepares it."""
    done = happen(game, CopyCard(seat, oid), SetMark(oid, PREPARED, None))
    copies = [event.oid for event in done if isinstance(event, CopyCard)]
    if not copies:
        raise IllegalAction(say("it_has_no_spell_to_copy"), "707.12")
    return copies[0]


def _marks(way: CastWay) -> tuple[tuple[Mark, object], ...]:
    leaving = ((INSTEAD_OF_LEAVING, way.instead_of_leaving),) if way.instead_of_leaving else ()
    return (*leaving, *way.marks)


def activate(game: Game, oid: ObjectId, seat: Seat, ability: ActivatedAbility) -> ObjectId:
    """Activate an ability (CR 602.2).

    Give the ability on the stack, or NOBODY for a mana ability (605.3b).
    """
    why = why_not_activate(game, oid, seat, ability)
    if why is not None:
        raise IllegalAction(why.why, why.rule)
    if ability.mana:
        return activate_mana(game, oid, seat, ability)
    if is_hidden(game.obj(oid).zone):  # CR 602.2a
        happen(game, Reveal(seat, (oid,)))
    done = happen(game, PutAbilityOnStack(seat, oid, ability))
    stacked = next(event.oid for event in done if isinstance(event, PutAbilityOnStack))
    item = replace(game.obj(stacked).stack or StackItem(), x=x_turned_up(game.obj(oid)))
    ctx = Context(game, oid, seat, item=item, stack_id=stacked)
    keywords = game.chars(oid).abilities.standing_for(ability)
    proposing.choose_modes(ctx, [ability.effect])
    costs = costs_chosen(ctx, ability)
    proposing.choose_x(ctx, costs, [ability.effect])
    proposing.choose_targets(ctx, proposing.chosen_targets(ctx, [ability.effect]), [ability.effect])
    _pay(ctx, oid, costs, kind="activate", ability=ability)
    _settle_item(ctx)
    if ability.limit or ability.loyalty:
        happen(game, count_use(game, oid, ability))
    happen(game, AbilityActivated(seat, oid, ability, stacked, keywords=keywords))
    return stacked


@procedures.activate_mana.written
def activate_mana(
    game: Game, oid: ObjectId, seat: Seat, ability: ActivatedAbility, choice: str = "", from_pool: bool = False
) -> ObjectId:  # fmt: skip
    """Activate a mana ability: it resolves at once (CR 605.3b). `from_pool`: its mana is there already."""
    why = why_not_activate(game, oid, seat, ability)
    if why is not None:
        raise IllegalAction(why.why, why.rule)
    ctx = Context(game, oid, seat, item=StackItem(ability=ability, source=oid))
    if choice:
        ctx.bind("mana choice", choice)
    if from_pool:
        ctx.bind(paying.FROM_POOL, True)
    ctx.bind("tapped for mana", any(cost.taps_source() for cost in ability.costs))
    proposing.choose_x(ctx, ability.costs, [ability.effect])
    with _begun(ctx, ability):
        _pay(ctx, oid, ability.costs, kind="activate", ability=ability)
        if ability.limit:
            happen(game, count_use(game, oid, ability))
        ability.effect.perform(ctx)
    happen(game, AbilityActivated(seat, oid, ability, mana=True))
    return NOBODY


@contextmanager
def _begun(ctx: Context, ability: ActivatedAbility) -> Iterator[None]:
    """While a mana ability is activated that costs mana: it can't be activated again to pay for itself (CR 605.3c)."""
    if not any(cost.mana_part(ctx).symbols for cost in ability.costs):
        yield
        return
    before = ctx.game.obj(ctx.source).marks.get(BEGUN)
    begun = before if isinstance(before, tuple) else ()
    happen(ctx.game, SetMark(ctx.source, BEGUN, (*begun, ability)))
    try:
        yield
    finally:
        if ctx.game.find(ctx.source) is not None:
            happen(ctx.game, SetMark(ctx.source, BEGUN, before))


@procedures.put_trigger_on_stack.written
def put_trigger_on_stack(game: Game, trigger: PendingTrigger) -> bool:
    """Put a triggered ability on the stack (CR 603.3).

    False if it is removed for want of choices (603.3c, 603.3d).
    """
    trigger = _knowing_what_triggered(game, trigger)
    event = PutAbilityOnStack(
        trigger.controller, trigger.source, trigger.ability, trigger.bindings, trigger.event, trigger.id
    )
    done = happen(game, event)
    stacked = next(event.oid for event in done if isinstance(event, PutAbilityOnStack))
    item = replace(game.obj(stacked).stack or StackItem(), x=_x_of_source(game, trigger))
    ctx = Context(game, trigger.source, trigger.controller, dict(trigger.bindings), item, stacked, trigger.event)
    try:
        proposing.choose_modes(ctx, [trigger.ability.effect])
        effect = trigger.ability.effect
        proposing.choose_targets(ctx, proposing.chosen_targets(ctx, [effect]), [effect])
    except IllegalAction:
        happen(game, CeaseToExist(stacked))
        return False
    _settle_item(ctx)
    return True


def _knowing_what_triggered(game: Game, trigger: PendingTrigger) -> PendingTrigger:
    """A triggered ability that waited for another to trigger, with that one, which is on the stack by now (603.3b)."""
    if not waits_on_trigger(trigger):
        return trigger
    ctx = Context(game, trigger.source, trigger.controller)
    patterns = (node for node in walk(trigger.ability.pattern) if isinstance(node, EventPattern))
    named = [pair for pattern in patterns for pair in pattern.named_on_stack(ctx, trigger.event).items()]
    return replace(trigger, bindings=(*trigger.bindings, *named))


def _x_of_source(game: Game, trigger: PendingTrigger) -> int:
    """The X that a triggered ability knows: that of the spell whose it is (CR 107.3i); for a permanent that with
    which it was turned face up (702.37f, 702.168e), or as it enters, that of the spell it was (107.3m).
    """
    if trigger.source not in game.objects and trigger.source not in game.last_known:
        return 0
    found = game.look(trigger.source).object
    event = trigger.event
    if found.zone == STACK and found.stack is not None and found.stack.ability is None:
        return found.stack.x
    if not isinstance(event, ZoneChange) or event.to != BATTLEFIELD or event.new != trigger.source:
        return x_turned_up(found)
    return found.cast_info.x if found.cast_info is not None else 0


# -- costs -----------------------------------------------------------------------------------------------------------


def _pay(ctx: Context, about: ObjectId, costs: Sequence[Any], *, kind: str, ability: Any = None) -> None:
    """Determine the total cost, make mana, pay everything (CR 601.2f to 601.2h)."""
    assert ctx.item is not None
    mana = NO_MANA
    for cost in costs:
        mana = mana.plus(cost.mana_part(ctx))
    x_part = mana.x_count * ctx.item.x
    mana = with_x(mana, ctx.item.x)
    mana = changed_total(ctx.game, about, ctx.controller, kind, mana, ability=ability, item=ctx.item)
    mana = reduced_by(ctx, costs, mana)
    limited = of_its_kinds(ctx, mana, x_part)
    # Costs that tap or use up the source itself are paid before mana abilities could use it for mana.
    first = [cost for cost in costs if cost.taps_source()]
    rest = [cost for cost in costs if not cost.taps_source()]
    for cost in first:
        _pay_one(ctx, cost)
    spent = paying.pay_mana(ctx, limited, kind=kind)
    on_x = spent_on_x(mana, limited, spent)
    proposing.note(ctx, mana=spent, paid=(*ctx.item.paid, *(((SPENT_ON_X, on_x),) if on_x else ())))
    if kind == "cast" and spent:
        happen(ctx.game, PlayerDid(ctx.controller, MANA_SPENT_ON_SPELL, how_much(spent)))
    for cost in sorted(rest, key=is_left_to_chance):
        _pay_one(ctx, cost)


def is_left_to_chance(cost: Any) -> bool:
    """Whether a cost is paid after all others (CR 601.2h).

    Chance or the library decides what it takes then.
    """
    return isinstance(cost, Cost) and cost.left_to_chance


def _pay_one(ctx: Context, cost: Any) -> None:
    if not cost.pay(ctx):
        raise IllegalAction(say("a_cost_cant_be_paid"), "601.2h")


def _settle_item(ctx: Context) -> None:
    """Let the object on the stack know what was chosen and paid, and what the payment named."""
    assert ctx.item is not None
    targets = dict(ctx.item.targets)
    named = tuple((key, value) for key, value in ctx.bindings.items() if key not in (*targets, paying.BY_EFFECT))
    ctx.item = replace(ctx.item, bindings=named)
    happen(ctx.game, SetStackItem(ctx.stack_id, ctx.item))
