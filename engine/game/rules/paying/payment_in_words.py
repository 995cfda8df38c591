"""What a planned payment spends besides mana and a tap, in words.

These are sacrifices, life, counters and cards (CR 602.1a).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.rules.paying import substitutes, waterbending

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.core.identity import ObjectId
    from engine.game.decisions.payment import Use
    from engine.game.rules.context import Context
    from engine.meaning.families import Cost


def dearer(ctx: Context, uses: Sequence[Use]) -> tuple[tuple[ObjectId, str], ...]:
    """The sources of a plan that cost more than a tap and mana, each with its cost in words."""
    return tuple(dict.fromkeys(_dearer(ctx, uses)))


def _dearer(ctx: Context, uses: Sequence[Use]) -> Iterator[tuple[ObjectId, str]]:
    ways = substitutes.substitutes(ctx) if any(index < 0 for _, index, _ in uses) else ()
    for oid, index, _ in uses:
        if index >= 0:
            ability = ctx.chars(oid).abilities.mana[index]
            if costs_more(ctx, ability.costs):
                yield oid, ability.label.partition(":")[0]
        elif index != waterbending.BENDING and (spent := ways[-1 - index].spent):
            yield oid, spent


def costs_more(ctx: Context, costs: Iterable[Cost]) -> bool:
    """Whether costs take more than a tap of their source and mana."""
    return any(not cost.taps_source() and not cost.mana_part(ctx).symbols for cost in costs)
