"""Copying spells and abilities on the stack (CR 707.10): a copy is put there, not cast; new targets may be chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.decisions.choices import ChooseTargets
from engine.events.casting import BecomesTarget, CopyOnStack, SetStackItem
from engine.rules.announcing import chosen_effects, may_target
from engine.rules.asked_targets import asked_targets
from engine.rules.happening import happen
from engine.rules.questions import verdicts
from engine.rules.spell_costs import words_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.model.characteristics import Characteristics
    from engine.model.families import Target
    from engine.rules.context import Context
    from engine.state.game import Game


def copy_on_stack(
    ctx: Context, original: ObjectId, seat: Seat, *, new_targets: bool = True, values: Characteristics | None = None
) -> ObjectId:
    """Put a copy of a spell or ability on the stack under a player's control; the copy, or NOBODY if there is none."""
    done = happen(ctx.game, CopyOnStack(seat, original, values))
    copy = next((event.oid for event in done if isinstance(event, CopyOnStack)), NOBODY)
    if copy == NOBODY:
        return NOBODY
    inner = _context(ctx.game, copy)
    if new_targets:
        _choose_new_targets(inner)
    assert inner.item is not None
    refs = dict.fromkeys(ref for _, chosen in inner.item.targets for ref in chosen)
    happen(ctx.game, *(BecomesTarget(ref, copy, seat) for ref in refs))
    return copy


def _context(game: Game, copy: ObjectId) -> Context:
    from engine.rules.resolution import resolution_context

    return resolution_context(game, game.obj(copy))


def targets_on_stack(ctx: Context) -> list[Target]:
    """The targets that a spell or ability on the stack has, word by word."""
    item = ctx.item
    assert item is not None
    if item.ability is not None:
        effects = [item.ability.effect]
        first: Sequence[Target] = ()
    else:
        effects = [ability.effect for ability in ctx.game.chars(ctx.stack_id).abilities.spell]
        first = list(verdicts(ctx.game, "spell_target", ctx.stack_id))
    return [*first, *(target for effect in chosen_effects(item, effects) for target in asked_targets(ctx, effect))]


def _choose_new_targets(ctx: Context) -> None:
    """New targets for a copy, any number of them, each as legal as if chosen on casting (CR 707.10c)."""
    assert ctx.item is not None
    chosen = dict(ctx.item.targets)
    if not any(chosen.values()) or not ctx.may(ctx.controller, "Choose new targets for the copy?", purpose="new targets"):
        return
    for target in targets_on_stack(ctx):
        before = chosen.get(target.key, ())
        if before:
            chosen[target.key] = _instead_of(ctx, target, before)
            ctx.bind(target.key, chosen[target.key])
    division = ctx.item.division
    if division:
        old = [ref for _, refs in ctx.item.targets for ref in refs]
        new = dict(zip(old, (ref for refs in chosen.values() for ref in refs), strict=True))
        division = tuple((new.get(ref, ref), part) for ref, part in division)
    ctx.item = replace(ctx.item, targets=tuple(chosen.items()), division=division)
    happen(ctx.game, SetStackItem(ctx.stack_id, ctx.item))


def _instead_of(ctx: Context, target: Target, before: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """As many targets as before; what was a target may stay one though it has become illegal."""
    legal = [ref for ref in target.candidates(ctx) if may_target(ctx, target, ref)]
    candidates = tuple(dict.fromkeys((*before, *legal)))
    decision = ChooseTargets(
        seat=ctx.controller, candidates=candidates, least=len(before), most=len(before), words=words_of(target),
        prompt=f"Choose {words_of(target)} for the copy.", rule="707.10c", source=ctx.source,
    )  # fmt: skip
    chosen: tuple[Ref, ...] = ctx.ask(decision)
    return chosen
