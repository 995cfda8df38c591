"""Resolving spells and abilities (CR 608), and countering them (701.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref
from engine.core.keys import EventKey, Mark
from engine.core.record import replace
from engine.core.zones import BATTLEFIELD, GRAVEYARD, STACK
from engine.game.events.casting import BROKEN_OFF, COUNTERED, FIZZLED, RESOLVED, WITHOUT_EFFECT, Resolved
from engine.game.events.effects import BeginEffect
from engine.game.events.zone_changes import CeaseToExist, ZoneChange
from engine.game.rules.casting.asked_targets import all_targets
from engine.game.rules.casting.proposing import chosen_effects, may_target
from engine.game.rules.casting.questions import (
    ABILITIES_KEPT,
    MAY_BE_COUNTERED,
    MERGES_WITH_TARGET,
    RESOLVES_UNTARGETED,
)
from engine.game.rules.context import Context
from engine.game.rules.events import triggers
from engine.game.rules.events.happening import happen
from engine.game.rules.events.merging import merge
from engine.game.rules.questions.enchant import SPELL_TARGET, enchanted_target
from engine.game.rules.questions.rule_modifiers import affirmed, refused, verdicts
from engine.game.rules.questions.uses import count_use, free_number
from engine.game.state.effects import FloatingEffect
from engine.game.state.halves import UNLOCKED, combined
from engine.game.state.turn import FINISH
from engine.meaning.abilities import Ability, TriggeredAbility
from engine.meaning.families import Instruction
from engine.meaning.node import cached_by_node, walk_until

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject, StackItem
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.families import Target


def resolve_top(game: Game) -> None:
    """Resolve the spell or ability on top of the stack (CR 608.1)."""
    top = game.stack[-1]
    found = game.obj(top)
    item = found.stack
    assert item is not None
    if item.ability is not None:
        _resolve_ability(game, found, item)
    else:
        _resolve_spell(game, found, item)


def resolution_context(game: Game, found: GameObject) -> Context:
    """The context in which an object on the stack resolves.

    It knows the targets and what the object's trigger or costs named.
    """
    item = found.stack
    assert item is not None
    source = item.source if item.ability is not None else found.id
    bindings = {**dict(item.bindings), **dict(item.targets)}
    if item.x:
        bindings.setdefault("X", item.x)  # what the words make for later inherits it (CR 107.3n)
    return Context(game, source, game.controller(found.id), bindings, item, found.id, item.event)


def _resolve_ability(game: Game, found: GameObject, item: StackItem) -> None:
    assert item.ability is not None
    ctx = resolution_context(game, found)
    ability = item.ability
    if isinstance(ability, TriggeredAbility) and ability.condition is not None and not ability.condition.holds(ctx):
        _done(game, found.id, WITHOUT_EFFECT)  # CR 603.4
        return
    effects = list(chosen_effects(item, [ability.effect]))
    hold = _targets_hold(ctx, [t for effect in effects for t in all_targets(ctx, effect)])
    if not hold and not any(resolves_anyway(effect) for effect in effects):
        _done(game, found.id, FIZZLED)
        return
    if isinstance(ability, TriggeredAbility) and ability.limit == triggers.DO_ONCE:
        _do_once(ctx, item.source, ability, effects)
    else:
        for effect in effects:
            effect.perform(ctx)
    _done(game, found.id, _how(game, found.id))


def _how(game: Game, oid: ObjectId) -> EventKey:
    """Whether it has resolved, or has ended the turn or the phase in doing so and was exiled (CR 721.1b)."""
    return BROKEN_OFF if game.turn.stage == FINISH and oid not in game.objects else RESOLVED


def _do_once(ctx: Context, source: ObjectId, ability: TriggeredAbility, effects: list[Instruction]) -> None:
    """Do what is done only once each turn, unless it has been done since the ability triggered (CR 603.2i).

    It has been done as soon as it begins: what happens by it triggers the ability no more.
    """
    number = free_number(ctx.game, source, ability)
    if number is None:
        return
    use = count_use(ctx.game, source, ability, number)
    use.apply(ctx.game)
    done = [effect.perform(ctx) for effect in effects]
    if not all(done):
        replace(use, more=-1).apply(ctx.game)


def _done(game: Game, oid: ObjectId, how: EventKey) -> None:
    happen(game, CeaseToExist(oid), Resolved(oid, how))


def _resolve_spell(game: Game, found: GameObject, item: StackItem) -> None:
    chars = game.chars(found.id)
    permanent = not ("instant" in chars.types or "sorcery" in chars.types)
    ctx = resolution_context(game, found)
    effects: list[Instruction] = [ability.effect for ability in chars.abilities.spell]
    effects = list(chosen_effects(item, effects))
    enchanted = enchanted_target(verdicts(game, SPELL_TARGET, found.id))
    targets = [*enchanted, *(t for effect in effects for t in all_targets(ctx, effect))]
    if not _targets_hold(ctx, targets):
        instead = next(verdicts(game, RESOLVES_UNTARGETED, found.id), None)
        if instead is not None:  # CR 608.3b
            happen(game, *instead)
            _enter(game, game.obj(found.id), item, ctx, ())
            return
        happen(game, Resolved(found.id, FIZZLED))
        leave_stack(game, found.id, GRAVEYARD, cause="fizzle")  # CR 608.2b
        return
    if permanent:
        host = _attached_or_merged(ctx, targets)
        if affirmed(game, MERGES_WITH_TARGET, found.id):
            happen(game, Resolved(found.id))
            merge(game, found.id, host, ctx.controller)  # CR 608.3d
            return
        _enter(game, found, item, ctx, targets)
        return
    for effect in effects:
        effect.perform(ctx)
    happen(game, Resolved(found.id, _how(game, found.id)))
    if found.id in game.objects:
        leave_stack(game, found.id, GRAVEYARD, cause="resolve")  # CR 608.2n


def _enter(game: Game, found: GameObject, item: StackItem, ctx: Context, targets: Sequence[Target]) -> None:
    """A permanent spell becomes a permanent (CR 608.3)."""
    host = _attached_or_merged(ctx, targets)
    happen(game, Resolved(found.id), *_kept_abilities(game, found))
    happen(
        game,
        ZoneChange(
            found.id, BATTLEFIELD, controller=game.controller(found.id), cause="resolve", face=found.face,
            face_down=found.face_down, values=_kept_values(found, item), attach_to=host, marks=_unlocked(found, item),
        ),
    )  # fmt: skip
    if found.id in game.objects:
        leave_stack(game, found.id, GRAVEYARD, cause="resolve")  # it can't enter (CR 608.3e)


def _kept_abilities(game: Game, found: GameObject) -> Iterator[BeginEffect]:
    """The abilities that static abilities gave the spell go on to be those of the permanent it becomes (CR 611.3d)."""
    if not game.projection.modifiers(game, ABILITIES_KEPT):
        return
    seat = game.controller(found.id)
    for given in verdicts(game, ABILITIES_KEPT, found.id, seat=seat):
        yield BeginEffect(FloatingEffect(found.id, seat, (given,), (found.id,), None))


def _attached_or_merged(ctx: Context, targets: Sequence[Target]) -> Ref:
    """What a permanent spell targets, if it is still legal: what it will be attached to, or merge with."""
    host: Ref = NOBODY
    for target in targets:
        host = next(iter(ctx.bound(target.key)), NOBODY)
    return host


def _kept_values(found: GameObject, item: StackItem) -> Characteristics | None:
    """A spell's copiable values if they are not those printed on its card (CR 707.10f, 708.4, 718.3b)."""
    if not (item.is_copy or found.face_down or found.values.uses_inset):
        return None
    halves = found.values.halves
    return combined(halves, shared=True) if halves else found.values  # CR 709.5b of the edition of 2026


def _unlocked(found: GameObject, item: StackItem) -> tuple[tuple[Mark, object], ...]:
    """The half that was cast is unlocked (CR 709.5d of the edition of 2026); a copy of a spell was not (707.10)."""
    return ((UNLOCKED[found.face], True),) if found.values.halves and not item.is_copy else ()


def _targets_hold(ctx: Context, targets: Sequence[Target]) -> bool:
    """Check targets (CR 608.2b): illegal ones are left out; False if there were any and all are illegal."""
    chosen = legal = 0
    for target in targets:
        refs = ctx.bound(target.key)
        if not refs:
            continue
        chosen += len(refs)
        kept = tuple(ref for ref in refs if _still_there(ctx, ref) and may_target(ctx, target, ref))
        legal += len(kept)
        if len(kept) < len(refs):
            ctx.bind(target.key, kept)
            assert ctx.item is not None
            targets_now = tuple((key, kept if key == target.key else old) for key, old in ctx.item.targets)
            ctx.item = replace(ctx.item, targets=targets_now)
    return chosen == 0 or legal > 0


@cached_by_node
def resolves_anyway(effect: Instruction) -> bool:
    """Whether the words say that an ability is not countered for having only illegal targets."""
    return any(isinstance(node, Instruction) and node.resolves_anyway for node in walk_until(effect, Ability))


def _still_there(ctx: Context, ref: Ref) -> bool:
    return ctx.exists(ref)


def leave_stack(game: Game, oid: ObjectId, to: str, *, cause: str, by: Ref = NOBODY, index: int | None = None) -> None:
    """Put a spell from the stack into another zone; an ability just ceases to be there (CR 701.5a)."""
    found = game.find(oid)
    if found is None or found.zone != STACK:
        return
    if found.stack is not None and found.stack.ability is not None:
        happen(game, CeaseToExist(oid))
    else:
        seat = game.controller(by) if to == BATTLEFIELD and by != NOBODY else NOBODY
        happen(game, ZoneChange(oid, to, controller=seat, cause=cause, by=by, index=index))


def _uncounterable(found: GameObject) -> bool:
    """Whether an ability says of itself that it can't be countered (CR 603.1a)."""
    ability = found.stack.ability if found.stack is not None else None
    return ability is not None and any(
        isinstance(node, Instruction) and node.uncounterable for node in walk_until(ability, Ability)
    )


def counter(
    game: Game, oid: ObjectId, by: ObjectId, to: str = GRAVEYARD, index: int | None = None, resolving: ObjectId = NOBODY
) -> bool:
    """Counter a spell or ability (CR 701.5); False if it can't be countered or is gone.

    It is countered by a source; `resolving` is the spell or ability of that source.
    """
    found = game.find(oid)
    if found is None or found.zone != STACK or _uncounterable(found) or refused(game, MAY_BE_COUNTERED, oid, by=by):
        return False
    happen(game, Resolved(oid, COUNTERED, resolving))
    leave_stack(game, oid, to, cause="counter", by=by, index=index)
    return True
