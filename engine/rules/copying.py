"""Copying spells and abilities on the stack (CR 707.10): a copy is put there, it is not cast or activated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Seat
from engine.events.casting import BecomesTarget, CopyOnStack
from engine.rules.announcing import chosen_effects
from engine.rules.asked_targets import asked_targets
from engine.rules.happening import happen
from engine.rules.questions import verdicts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.model.characteristics import Characteristics
    from engine.model.families import Target
    from engine.rules.context import Context


def copy_on_stack(
    ctx: Context, original: ObjectId, seat: Seat, *, values: Characteristics | None = None
) -> ObjectId:  # fmt: skip
    """Put a copy of a spell or ability on the stack under a player's control; the copy, or NOBODY if there is none.

    What it targets becomes its target too (CR 707.10); who may choose new targets does so next.
    """
    done = happen(ctx.game, CopyOnStack(seat, original, values))
    copy = next((event.oid for event in done if isinstance(event, CopyOnStack)), NOBODY)
    item = ctx.game.obj(copy).stack if copy != NOBODY else None
    if item is not None:
        refs = dict.fromkeys(ref for _, chosen in item.targets for ref in chosen)
        happen(ctx.game, *(BecomesTarget(ref, copy, seat) for ref in refs))
    return copy


def targets_on_stack(ctx: Context) -> Iterator[Target]:
    """The targets that a spell or ability on the stack has, word by word; an Aura spell's first (CR 303.4a)."""
    item = ctx.item
    assert item is not None
    if item.ability is not None:
        effects = [item.ability.effect]
    else:
        yield from verdicts(ctx.game, "spell_target", ctx.stack_id)
        effects = [ability.effect for ability in ctx.game.chars(ctx.stack_id).abilities.spell]
    for effect in chosen_effects(item, effects):
        yield from asked_targets(ctx, effect)
