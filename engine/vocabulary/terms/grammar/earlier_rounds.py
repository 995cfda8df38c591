"""What a repeated process did in the rounds before (CR 608.2c): all that was "exiled this way"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.vocabulary.terms.grammar.done_by_each_player import joined, results_of
from engine.vocabulary.terms.objects.objects import bound_refs

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.families import Instruction

_EARLIER = "earlier rounds"  # the key of what came of the rounds before: pairs of a key and what it named


def keep_round(ctx: Context, process: Iterable[Instruction]) -> None:
    """Note what came of a round of a process, before the next one."""
    before = dict(ctx.bindings.get(_EARLIER, ()))
    for key in sorted(key for step in process for key in results_of(step)):
        before[key] = joined(before.get(key, ()), ctx.bindings.get(key))
    ctx.bind(_EARLIER, tuple(before.items()))


def of_all_rounds(ctx: Context, key: str) -> tuple[Ref, ...]:
    """What a key names, and what it named in the rounds before."""
    earlier = dict(ctx.bindings.get(_EARLIER, ())).get(key, ())
    return joined(earlier, bound_refs(ctx, key))
