"""Proposing a spell or ability (CR 601.2b to 601.2d).

Its modes, X, its targets, and how something is divided.

What can not be completed raises `IllegalAction`; the game then returns to where the action began (729).
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from engine.core.errors import IllegalAction
from engine.core.identity import NOBODY, Ref
from engine.core.record import replace
from engine.game.decisions.choices import ChooseModes, ChooseNumber, ChooseTargets, Divide
from engine.game.decisions.purposes import TO_DIVIDE_DAMAGE, WHICH_PLAYER, WHICH_X
from engine.game.events.casting import BecomesTarget, SetStackItem
from engine.game.events.chance import UseChance
from engine.game.rules.casting.asked_targets import asked_targets
from engine.game.rules.casting.questions import MAY_BE_TARGETED, MODE_BOUNDS
from engine.game.rules.context import TARGETS
from engine.game.rules.events.happening import happen
from engine.game.rules.paying import paying
from engine.game.rules.questions.announced_x import gaps_told, possible_x, within_limits
from engine.game.rules.questions.enchant import SPELL_TARGET, enchanted_target
from engine.game.rules.questions.rule_modifiers import refused, verdicts
from engine.game.state.influence import exempt, within
from engine.meaning.abilities import targets_of
from engine.meaning.families import Modal, Reference
from engine.meaning.message import Printed, say
from engine.meaning.node import cached_by_wording, rebuild, walk

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.game.rules.context import Context
    from engine.game.state.objects import StackItem
    from engine.meaning.families import Cost, Instruction, Target
    from engine.meaning.node import Node


def note(ctx: Context, **changes: Any) -> None:
    """Keep a choice; everybody sees what has been chosen so far."""
    assert ctx.item is not None
    ctx.item = replace(ctx.item, **changes)
    if ctx.stack_id in ctx.game.objects:
        happen(ctx.game, SetStackItem(ctx.stack_id, ctx.item))


# -- modes -----------------------------------------------------------------------------------------------------------


def choose_modes(ctx: Context, effects: Sequence[Instruction]) -> None:
    """Modes (CR 601.2b, 700.2); a mode whose targets can't be chosen can't be chosen (700.2a)."""
    modal = next((effect for effect in effects if isinstance(effect, Modal)), None)
    if modal is None:
        return
    possible = possible_modes(ctx, modal)
    least, most = mode_bounds(ctx, modal)
    together = _together(ctx, modal, possible, least, most)
    enough = together if together is not None else len(possible) >= least or (modal.repeats() and possible)
    if not enough:
        raise IllegalAction(say("no_mode_can_be_chosen"), "700.2a")
    seats = modal.choosers(ctx)
    if len(seats) > 1:
        seats = ctx.choose_one(
            ctx.controller, seats, purpose=WHICH_PLAYER, rule="700.2e", prompt=say("choose_who_chooses_the_mode"),
        )  # fmt: skip
    worth, most_worth = modal.worth(ctx) or ((), 0)
    decision = ChooseModes(
        seat=seats[0] if seats else ctx.controller, modes=modal.labels(), possible=possible, least=least,
        most=most if modal.repeats() else min(most, len(possible)), repeats=modal.repeats(), rule="700.2",
        together=together or (),
        prompt=say("choose_modes"), source=ctx.source, cancellable=paying.cancellable(ctx), worth=worth,
        most_worth=most_worth,
    )  # fmt: skip
    modes = by_chance(ctx, possible, least) if modal.at_random else ctx.ask(decision)
    note(ctx, modes=modes)
    modal.note_chosen(ctx, modes)


def possible_modes(ctx: Context, modal: Modal) -> tuple[int, ...]:
    """The modes that can be chosen.

    That the words leave open, and whose targets can be chosen (CR 700.2a).
    """
    return tuple(
        number
        for number, option in enumerate(modal.options())
        if modal.open(ctx, number) and can_target_all(ctx, tuple(asked_targets(ctx, option)))
    )


def _together(
    ctx: Context, modal: Modal, possible: tuple[int, ...], least: int, most: int
) -> tuple[tuple[int, ...], ...] | None:
    """The modes that can be chosen together; None if each can stand beside any other.

    Where each must target a different player, there must be one for each (CR 601.2c).
    """
    targets = [tuple(asked_targets(ctx, option)) for option in modal.options()]
    if not any(target.apart for each in targets for target in each) or modal.repeats():
        return None
    all_sets = [modes for number in range(least, most + 1) for modes in combinations(possible, number)]
    able = [modes for modes in all_sets if can_target_all(ctx, [one for mode in modes for one in targets[mode]])]
    return tuple(able) if len(able) < len(all_sets) else None


def mode_bounds(ctx: Context, modal: Modal) -> tuple[int, int]:
    """How many modes are chosen at least and at most.

    As the words say, or as a keyword does (entwine, escalate).
    """
    bounds = modal.bounds(ctx)
    if ctx.item is None or ctx.item.ability is not None:
        return bounds
    number = len(modal.options())
    return next(verdicts(ctx.game, MODE_BOUNDS, ctx.source, item=ctx.item, number=number), bounds)


def chosen_effects(item: StackItem, effects: Sequence[Instruction]) -> Iterator[Instruction]:
    """The instructions that will be followed.

    Of a modal effect these are the chosen modes, in printed order (CR 700.2).

    A mode chosen again stands there again, with targets of its own (CR 700.2d).
    """
    for effect in effects:
        if isinstance(effect, Modal):
            options = effect.options()
            for place, mode in enumerate(item.modes):
                again = item.modes[:place].count(mode)
                yield _once_more(options[mode], again) if again else options[mode]
        else:
            yield effect


@cached_by_wording(maxsize=1024)
def _once_more(option: Instruction, times: int) -> Instruction:
    """The same instruction with other names for its targets, and for the words that stand for them."""
    keys = [target.key for target in targets_of(option)]

    def renamed(node: Node) -> Node:
        key = node.key
        if any(key == mine or key.endswith(f" {mine}") for mine in keys):
            return replace(node, key=f"{key} again {times}")
        return node

    return rebuild(option, renamed)


# -- X ---------------------------------------------------------------------------------------------------------------


def numbers_for_x(ctx: Context, costs: Sequence[Cost]) -> Sequence[int] | None:
    """The numbers that X can be, with its part in mana and its other parts alike; None if there is no X."""
    in_mana = any(cost.mana_part(ctx).x_count for cost in costs)
    return possible_x(ctx, costs, paying.most_x(ctx, costs) if in_mana else None)


def choose_x(ctx: Context, costs: Sequence[Cost], effects: Sequence[Instruction]) -> None:
    """X (CR 601.2b): a number for which the costs could be paid and that the words allow, or state."""
    for cost in costs:
        cost.define_x(ctx)
    numbers = within_limits(ctx, effects, numbers_for_x(ctx, costs))
    if numbers is None:
        return
    chosen = asked_x(ctx, costs, numbers)
    if chosen is None:
        raise IllegalAction(say("no_x_for_the_cost"), "601.2b")
    note(ctx, x=chosen)


def asked_x(ctx: Context, costs: Sequence[Cost], numbers: Sequence[int] | None = None) -> int | None:
    """The X that the player who pays chooses; None if there is none for which the costs could be paid."""
    numbers = numbers_for_x(ctx, costs) if numbers is None else numbers
    if not numbers:
        return None
    decision = ChooseNumber(
        seat=ctx.controller, low=numbers[0], high=numbers[-1], allowed=gaps_told(numbers), purpose=WHICH_X,
        prompt=say("choose_x"), rule="601.2b", source=ctx.source, cancellable=paying.cancellable(ctx),
    )  # fmt: skip
    return int(ctx.ask(decision))


# -- targets ---------------------------------------------------------------------------------------------------------


def may_target(ctx: Context, target: Target, ref: Ref) -> bool:
    """Whether something fits a target's words and may be targeted by this (CR 115.2, 702.11)."""
    if ref == ctx.stack_id or not ctx.reaches(ref) or not target.legal(ctx, ref):
        return False  # out of range: CR 801.4
    by = ctx.stack_id if ctx.stack_id != NOBODY else ctx.source
    ability = ctx.item.ability if ctx.item is not None else None
    spell = ctx.item is not None and ability is None
    details = {"by": ctx.source, "spell": by, "seat": ctx.controller, "is_spell": spell, "ability": ability}
    return refused(ctx.game, MAY_BE_TARGETED, ref, **details) is None


def can_target(ctx: Context, target: Target) -> bool:
    """Whether enough targets could be chosen."""
    least, _ = target.bounds(ctx)
    if least == 0:
        return True
    found = 0
    for ref in target.candidates(ctx):
        if may_target(ctx, target, ref) and not _is_taken(ctx, target, ref):
            found += 1
            if found >= least:
                return True
    return False


def can_target_all(ctx: Context, targets: Sequence[Target]) -> bool:
    """Whether targets could be chosen for words in a row. Later ones may depend on what earlier ones take."""
    for place, target in enumerate(targets):
        if not can_target(ctx, target):
            return False
        later = targets[place + 1 :]
        if any(_depends(further, target) for further in later):
            left = any(_leaves_targets(ctx, target, ref, later) for ref in _candidates(ctx, target))
            return left or (not target.bounds(ctx)[0] and can_target_all(ctx, later))
    return True


def _leaves_targets(ctx: Context, target: Target, ref: Ref, later: Sequence[Target]) -> bool:
    """Whether the words to come can still take targets if these take something; none of them takes it again (115.3)."""
    inner = ctx.naming({target.key: (ref,)})
    if inner.item is not None:
        inner.item = replace(inner.item, targets=(*inner.item.targets, (target.key, (ref,))))
    return can_target_all(inner, later)


@lru_cache(maxsize=4096)
def _depends(target: Target, earlier: Target) -> bool:
    """Whether it can't be anything where an earlier one is: "another target creature", "… that player controls"."""
    return target.apart or any(node.key.endswith(earlier.key) for node in walk(target))


def chosen_targets(ctx: Context, effects: Sequence[Instruction]) -> list[Target]:
    """The targets that the instructions to be followed ask for."""
    assert ctx.item is not None
    return [target for effect in chosen_effects(ctx.item, effects) for target in asked_targets(ctx, effect)]


def attachment_targets(ctx: Context) -> list[Target]:
    """What an Aura spell targets (CR 303.4a)."""
    return enchanted_target(verdicts(ctx.game, SPELL_TARGET, ctx.source))


def choose_targets(ctx: Context, targets: Sequence[Target], said: Sequence[Instruction]) -> None:
    """Targets, word by word (CR 601.2c), and how something is divided among them (601.2d).

    What becomes a target triggers abilities now, before anything is paid.
    """
    assert ctx.item is not None
    for place, target in enumerate(targets):
        _name_chooser(ctx, target, said)
        chosen = _choose(ctx, target, targets[place + 1 :])
        ctx.bind(target.key, chosen)
        note(ctx, targets=(*ctx.item.targets, (target.key, chosen)))
        total = target.divided(ctx)
        if total and chosen:
            note(ctx, division=tuple(zip(chosen, _divided(ctx, total, chosen), strict=True)))
    refs = dict.fromkeys(ref for _, refs in ctx.item.targets for ref in refs)
    if refs:
        happen(ctx.game, *(BecomesTarget(ref, ctx.stack_id, ctx.controller) for ref in refs))


def _choose(ctx: Context, target: Target, later: Sequence[Target]) -> tuple[Ref, ...]:
    named = target.chooser  # "its controller chooses target creature"; which opponent, the controller says
    chooser = next(iter(named.acting_players(ctx)), ctx.controller) if named is not None else ctx.controller
    exempted = exempt(ctx.game, ctx.source)
    candidates = tuple(ref for ref in _candidates(ctx, target) if exempted or within(ctx.game, chooser, ref))  # 801.5a
    least, most = target.bounds(ctx)
    if any(_depends(further, target) for further in later):  # it has to leave something for them
        candidates = tuple(ref for ref in candidates if _leaves_targets(ctx, target, ref, later))
    if len(candidates) < least:
        raise IllegalAction(say("there_is_no_legal_target"), "601.2c")
    most = min(most, len(candidates), target.divided(ctx) or most)
    words = Printed("", target.worded)
    decision = ChooseTargets(
        seat=chooser, candidates=candidates, least=least, most=most, words=say("rules_text", text=words),
        prompt=say("choose_it", what=words), rule="601.2c", source=ctx.source, divided=target.divided(ctx),
        cancellable=paying.cancellable(ctx), together=target.limits(ctx, candidates),
    )  # fmt: skip
    chosen: tuple[Ref, ...] = by_chance(ctx, candidates, most) if target.at_random else ctx.ask(decision)
    return chosen


def by_chance(ctx: Context, options: tuple[int, ...], number: int) -> tuple[int, ...]:
    """So many of the options, chosen at random, in their order."""
    chance = ctx.game.roll()
    picked = chance.shuffled(options)[:number]
    ctx.happen(UseChance(chance.state))
    return tuple(option for option in options if option in picked)


def _name_chooser(ctx: Context, target: Target, said: Sequence[Instruction]) -> None:
    """Who is to choose a target, if other words of the ability say: "its controller may … target creature of their
    choice" (CR 601.2c)."""
    named = target.chooser
    if named is None or named.wanted() is None or named.key in ctx.bindings:
        return
    nodes = (node for effect in said for node in walk(effect) if node.key == named.key)
    for node in nodes:
        if isinstance(node, Reference) and node.wanted() is None:
            ctx.bind(named.key, node.refs(ctx))
            return


def _candidates(ctx: Context, target: Target) -> tuple[Ref, ...]:
    """What can be chosen; "another target" is none that these words have chosen before (CR 115.3)."""
    found = (ref for ref in target.candidates(ctx) if ctx.was_there(ref, TARGETS) and may_target(ctx, target, ref))
    return tuple(ref for ref in found if not _is_taken(ctx, target, ref))


def _is_taken(ctx: Context, target: Target, ref: Ref) -> bool:
    if not target.apart or ctx.item is None:
        return False
    return any(ref in refs for _, refs in ctx.item.targets)


def _divided(ctx: Context, total: int, among: tuple[Ref, ...]) -> tuple[int, ...]:
    decision = Divide(
        seat=ctx.controller, total=total, among=among, purpose=TO_DIVIDE_DAMAGE, prompt=say("divide", number=total),
        rule="601.2d", source=ctx.source, cancellable=paying.cancellable(ctx),
    )  # fmt: skip
    parts: tuple[int, ...] = ctx.ask(decision)
    return parts
