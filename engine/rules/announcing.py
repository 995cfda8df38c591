"""Putting spells and abilities on the stack (CR 601.2, 602.2, 603.3): modes, X, targets, division, costs.

Anything that can not be completed raises `IllegalAction`; the game then returns to where the action began (729).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.mana import NO_MANA
from engine.core.zones import STACK
from engine.decisions.choices import ChooseModes, ChooseNumber, ChooseTargets, Divide
from engine.errors import IllegalAction
from engine.events.casting import AbilityActivated, BecomesTarget, CountUse, PutAbilityOnStack, SetStackItem, SpellCast
from engine.events.zone_changes import CeaseToExist, ZoneChange
from engine.model.families import Modal
from engine.rules import paying
from engine.rules.asked_targets import asked_targets
from engine.rules.context import Context
from engine.rules.costs import changed_total, with_x
from engine.rules.happening import happen
from engine.rules.mana_payment import is_too_sick
from engine.rules.questions import Refusal, refused, verdicts
from engine.rules.spell_costs import costs_of_modes, spell_costs, words_of
from engine.rules.timing import use_name, why_not_again
from engine.rules.ways import CastWay, why_not_begin
from engine.state.objects import StackItem

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.model.abilities import ActivatedAbility
    from engine.model.families import Cost, Instruction, Target
    from engine.state.effects import PendingTrigger
    from engine.state.game import Game


def cast_spell(game: Game, oid: ObjectId, seat: Seat, way: CastWay, by_effect: bool = False) -> ObjectId:
    """Cast a card or copy (CR 601.2), perhaps as an effect says while it resolves (608.2g); give the spell."""
    origin = game.obj(oid).zone
    refusal = why_not_begin(game, oid, seat, way)
    if refusal is not None:
        raise IllegalAction(refusal.why, refusal.rule or "601.3")
    item = StackItem(way=way.name, cast_from=origin)
    done = happen(
        game,
        ZoneChange(
            oid, STACK, controller=seat, cause="cast", face=way.face, face_down=way.face_down, values=way.values,
            stack=item, marks=_marks(way),
        ),
    )  # fmt: skip
    spell = next(event.new for event in done if isinstance(event, ZoneChange))
    ctx = Context(game, spell, seat, {paying.BY_EFFECT: True} if by_effect else None, item, spell)
    effects = [ability.effect for ability in game.chars(spell).abilities.spell]
    costs = spell_costs(ctx, way)
    _choose_modes(ctx, effects)
    costs.extend(costs_of_modes(ctx))
    _choose_x(ctx, costs)
    choose_targets(ctx, [*_attachment_targets(ctx), *_chosen_targets(ctx, effects)])
    _pay(ctx, spell, costs, kind="cast")
    _settle_item(ctx)
    happen(game, SpellCast(seat, spell))
    _tell_targets(ctx)
    return spell


def _marks(way: CastWay) -> tuple[tuple[str, object], ...]:
    leaving = (("instead of leaving", way.instead_of_leaving),) if way.instead_of_leaving else ()
    return (*leaving, *way.marks)


def activate(game: Game, oid: ObjectId, seat: Seat, ability: ActivatedAbility) -> ObjectId:
    """Activate an ability (CR 602.2); give the ability on the stack, or NOBODY for a mana ability (605.3b)."""
    why = why_not_activate(game, oid, seat, ability)
    if why is not None:
        raise IllegalAction(why.why, why.rule)
    if ability.mana:
        return activate_mana(game, oid, seat, ability)
    done = happen(game, PutAbilityOnStack(seat, oid, ability))
    stacked = next(event.oid for event in done if isinstance(event, PutAbilityOnStack))
    item = game.obj(stacked).stack or StackItem()
    ctx = Context(game, oid, seat, item=item, stack_id=stacked)
    _choose_modes(ctx, [ability.effect])
    costs = list(ability.costs)
    _choose_x(ctx, costs)
    choose_targets(ctx, _chosen_targets(ctx, [ability.effect]))
    _pay(ctx, oid, costs, kind="activate", ability=ability)
    _settle_item(ctx)
    if ability.limit or ability.loyalty:
        happen(game, CountUse(oid, use_name(ability), "marks" if ability.limit == "game" else "uses"))
    happen(game, AbilityActivated(seat, oid, ability, stacked))
    _tell_targets(ctx)
    return stacked


def activate_mana(
    game: Game, oid: ObjectId, seat: Seat, ability: ActivatedAbility, choice: str = ""
) -> ObjectId:
    """Activate a mana ability: it resolves at once (CR 605.3b)."""
    ctx = Context(game, oid, seat, item=StackItem(ability=ability, source=oid))
    if choice:
        ctx.bind("mana choice", choice)
    tapped = any(cost.taps_source() for cost in ability.costs)
    ctx.bind("tapped for mana", tapped)
    for cost in ability.costs:
        if not cost.pay(ctx):
            raise IllegalAction("a cost of the mana ability can't be paid", "605.3a")
    ability.effect.perform(ctx)
    if ability.limit:
        happen(game, CountUse(oid, use_name(ability), "marks" if ability.limit == "game" else "uses"))
    happen(game, AbilityActivated(seat, oid, ability, mana=True))
    return NOBODY


def why_not_activate(game: Game, oid: ObjectId, seat: Seat, ability: ActivatedAbility) -> Refusal | None:
    """Why an ability can't be activated now, timing and targets aside; None if it can (CR 602.5)."""
    found = game.obj(oid)
    ctx = Context(game, oid, seat)
    if found.zone != ability.zone:
        return Refusal("it doesn't work from this zone", "113.6")
    if ability.condition is not None and not ability.condition.holds(ctx):
        return Refusal("its condition isn't met", "602.5b")
    again = why_not_again(game, oid, ability)
    if again is not None:
        return again
    for cost in ability.costs:
        if cost.taps_source() and (found.tapped or is_too_sick(game, oid)):
            return Refusal("it is tapped" if found.tapped else "it has summoning sickness", "602.5a")
        if not cost.payable(ctx):
            return Refusal("its cost can't be paid", "118.3")
    return refused(game, "may_activate", oid, ability=ability, seat=seat)


def put_trigger_on_stack(game: Game, trigger: PendingTrigger) -> bool:
    """Put a triggered ability on the stack (CR 603.3); False if it is removed for want of choices (603.3c, 603.3d)."""
    event = PutAbilityOnStack(
        trigger.controller, trigger.source, trigger.ability, trigger.bindings, event=trigger.event
    )
    done = happen(game, event)
    stacked = next(event.oid for event in done if isinstance(event, PutAbilityOnStack))
    item = game.obj(stacked).stack or StackItem()
    ctx = Context(
        game, trigger.source, trigger.controller, dict(trigger.bindings), item, stacked, trigger.event
    )
    try:
        _choose_modes(ctx, [trigger.ability.effect])
        choose_targets(ctx, _chosen_targets(ctx, [trigger.ability.effect]))
    except IllegalAction:
        happen(game, CeaseToExist(stacked))
        return False
    _settle_item(ctx)
    _tell_targets(ctx)
    return True


# -- the choices of an announcement, in order ------------------------------------------------------------------------


def _note(ctx: Context, **changes: Any) -> None:
    assert ctx.item is not None
    ctx.item = replace(ctx.item, **changes)
    if ctx.stack_id in ctx.game.objects:  # so that everybody sees what has been chosen so far
        happen(ctx.game, SetStackItem(ctx.stack_id, ctx.item))


def _modal(effects: Sequence[Instruction]) -> Modal | None:
    return next((effect for effect in effects if isinstance(effect, Modal)), None)


def _choose_modes(ctx: Context, effects: Sequence[Instruction]) -> None:
    """Modes (CR 601.2b, 700.2); a mode whose targets can't be chosen can't be chosen (700.2a)."""
    modal = _modal(effects)
    if modal is None:
        return
    possible = tuple(
        number
        for number, option in enumerate(modal.options())
        if all(can_target(ctx, target) for target in asked_targets(ctx, option))
    )
    least, most = mode_bounds(ctx, modal)
    if len(possible) < least and not (modal.repeats() and possible):
        raise IllegalAction("no mode can be chosen", "700.2a")
    decision = ChooseModes(
        seat=ctx.controller, modes=modal.labels(), possible=possible, least=least,
        most=most if modal.repeats() else min(most, len(possible)), repeats=modal.repeats(), rule="700.2",
        prompt="Choose modes.", source=ctx.source, cancellable=paying.cancellable(ctx),
    )  # fmt: skip
    _note(ctx, modes=ctx.ask(decision))


def mode_bounds(ctx: Context, modal: Modal) -> tuple[int, int]:
    """How many modes are chosen at least and at most: as the words say, or as a keyword does (entwine, escalate)."""
    bounds = modal.bounds(ctx)
    if ctx.item is None or ctx.item.ability is not None:
        return bounds
    number = len(modal.options())
    return next(verdicts(ctx.game, "mode_bounds", ctx.source, item=ctx.item, number=number), bounds)


def chosen_effects(item: StackItem, effects: Sequence[Instruction]) -> Iterator[Instruction]:
    """The instructions that will be followed: of a modal effect the chosen modes, in printed order (CR 700.2)."""
    for effect in effects:
        if isinstance(effect, Modal):
            options = effect.options()
            for mode in item.modes:
                yield options[mode]
        else:
            yield effect


def _chosen_targets(ctx: Context, effects: Sequence[Instruction]) -> list[Target]:
    assert ctx.item is not None
    return [target for effect in chosen_effects(ctx.item, effects) for target in asked_targets(ctx, effect)]


def _attachment_targets(ctx: Context) -> list[Target]:
    """What an Aura spell targets (CR 303.4a)."""
    return list(verdicts(ctx.game, "spell_target", ctx.source))


def _choose_x(ctx: Context, costs: Sequence[Cost]) -> None:
    """X (CR 601.2b): at most what could be paid."""
    count = sum(cost.mana_part(ctx).x_count for cost in costs)
    others = [cost for cost in costs if getattr(cost, "uses_x", False)]
    if not count and not others:
        return
    high = paying.most_x(ctx, costs) if count else 999
    for cost in others:
        high = min(high, cost.most_x(ctx))  # type: ignore[attr-defined]
    decision = ChooseNumber(
        seat=ctx.controller, low=0, high=max(0, high), purpose="X", prompt="Choose X.", rule="601.2b",
        source=ctx.source, cancellable=paying.cancellable(ctx),
    )  # fmt: skip
    _note(ctx, x=ctx.ask(decision))


def may_target(ctx: Context, target: Target, ref: Ref) -> bool:
    """Whether something fits a target's words and may be targeted by this spell or ability (CR 115.2, 702.11)."""
    if ref == ctx.stack_id or not target.legal(ctx, ref):
        return False
    by = ctx.stack_id if ctx.stack_id != NOBODY else ctx.source
    return refused(ctx.game, "may_be_targeted", ref, by=ctx.source, spell=by, seat=ctx.controller) is None


def can_target(ctx: Context, target: Target) -> bool:
    """Whether enough targets could be chosen."""
    least, _ = target.bounds(ctx)
    if least == 0:
        return True
    found = 0
    for ref in target.candidates(ctx):
        if may_target(ctx, target, ref):
            found += 1
            if found >= least:
                return True
    return False


def choose_targets(ctx: Context, targets: Sequence[Target]) -> None:
    """Targets, word by word (CR 601.2c), and how something is divided among them (601.2d)."""
    for target in targets:
        candidates = tuple(ref for ref in target.candidates(ctx) if may_target(ctx, target, ref))
        least, most = target.bounds(ctx)
        if len(candidates) < least:
            raise IllegalAction("there is no legal target", "601.2c")
        total = target.divided(ctx)
        most = min(most, len(candidates), total or most)
        decision = ChooseTargets(
            seat=ctx.controller, candidates=candidates, least=least, most=most, words=words_of(target),
            prompt=f"Choose {words_of(target)}.", rule="601.2c", source=ctx.source, divided=total,
            cancellable=paying.cancellable(ctx),
        )  # fmt: skip
        chosen: tuple[Ref, ...] = ctx.ask(decision)
        ctx.bind(target.key, chosen)
        assert ctx.item is not None
        _note(ctx, targets=(*ctx.item.targets, (target.key, chosen)))
        if total and chosen:
            parts = ctx.ask(
                Divide(
                    seat=ctx.controller, total=total, among=chosen, purpose="damage", prompt="Divide.",
                    rule="601.2d", source=ctx.source, cancellable=paying.cancellable(ctx),
                )
            )  # fmt: skip
            _note(ctx, division=tuple(zip(chosen, parts, strict=True)))


def _pay(ctx: Context, about: ObjectId, costs: Sequence[Any], *, kind: str, ability: Any = None) -> None:
    """Determine the total cost, make mana, pay everything (CR 601.2f to 601.2h)."""
    assert ctx.item is not None
    mana = NO_MANA
    for cost in costs:
        mana = mana.plus(cost.mana_part(ctx))
    mana = with_x(mana, ctx.item.x)
    mana = changed_total(ctx.game, about, ctx.controller, kind, mana, ability=ability, item=ctx.item)
    # Costs that tap or use up the source itself are paid before mana abilities could use it for mana.
    first = [cost for cost in costs if cost.taps_source()]
    rest = [cost for cost in costs if not cost.taps_source()]
    for cost in first:
        _pay_one(ctx, cost)
    spent = paying.pay_mana(ctx, mana, kind=kind)
    _note(ctx, mana=spent)
    for cost in rest:
        _pay_one(ctx, cost)


def _pay_one(ctx: Context, cost: Any) -> None:
    if not cost.pay(ctx):
        raise IllegalAction("a cost can't be paid", "601.2h")


def _settle_item(ctx: Context) -> None:
    """Let the object on the stack know what was chosen and paid, and what the payment named."""
    assert ctx.item is not None
    targets = dict(ctx.item.targets)
    named = tuple((key, value) for key, value in ctx.bindings.items() if key not in (*targets, paying.BY_EFFECT))
    ctx.item = replace(ctx.item, bindings=named)
    happen(ctx.game, SetStackItem(ctx.stack_id, ctx.item))


def _tell_targets(ctx: Context) -> None:
    assert ctx.item is not None
    refs = dict.fromkeys(ref for _, chosen in ctx.item.targets for ref in chosen)
    if refs:
        happen(ctx.game, *(BecomesTarget(ref, ctx.stack_id, ctx.controller) for ref in refs))

