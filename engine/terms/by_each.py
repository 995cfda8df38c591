"""What several players do one after the other under one name, and what the words behind it can name of that."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.core.identity import Ref
from engine.model.families import Instruction

if TYPE_CHECKING:
    from engine.rules.context import Context


def joined(before: tuple[Any, ...], more: object) -> tuple[Any, ...]:
    """What there was, and what has come to it; a number adds nothing."""
    return tuple(dict.fromkeys((*before, *more))) if isinstance(more, tuple) else before


def done_by_each(ctx: Context, effect: Instruction, key: str, doers: Iterable[Ref], results: Iterable[str]) -> bool:
    """Carry out an effect with each of some players under a name; what comes of it is named behind it too (608.2c).

    Of what several of them did, that is all of it.
    """
    found: dict[str, tuple[Any, ...]] = dict.fromkeys(results, ())
    done = []
    for doer in doers:
        inner = ctx.naming({key: (doer,)})
        done.append(effect.perform(inner))
        found = {name: joined(before, inner.bindings.get(name)) for name, before in found.items()}
        ctx.bindings.update({name: value for name, value in inner.bindings.items() if name != key})
    if len(done) > 1:
        ctx.bindings.update({name: refs for name, refs in found.items() if refs})
    return max(done, default=False)
