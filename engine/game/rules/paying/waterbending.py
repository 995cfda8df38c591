"""Tapping artifacts and creatures for generic mana in a waterbend cost.

See CR 701.67 of the edition of 2026.

How much of a total cost comes of waterbend costs, `ManaCost.waterbent` says: for so much generic mana of it, and no
more, permanents can be tapped instead (701.67b).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.mana import Mana
from engine.game.events.status import Tap
from engine.game.rules.paying.mana_sources import Source
from engine.game.rules.paying.substitutes import GENERIC

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import ObjectId
    from engine.core.mana import ManaCost
    from engine.game.rules.context import Context

BENDING = -1000  # stands where other uses have the number of a mana ability, or count down for what `substitutes` offer
BENT = "waterbent"  # marks what pays so; it is no mana, and never in a pool
_RANK = 3  # as late as what substitutes offer


def left_to_bend(cost: ManaCost, instead: Sequence[Mana]) -> int:
    """For how much of a cost's generic mana permanents can still be tapped, after those that were."""
    used = sum(mana.amount for mana in instead if mana.persists == BENT)
    return sum(int(symbol) for symbol in cost.waterbent if symbol.isdigit()) - used


def offered(ctx: Context, number: int, taken: Sequence[ObjectId]) -> list[Source]:
    """The untapped artifacts and creatures that could be tapped, but those that make mana anyway."""
    if number <= 0:
        return []
    return [Source(oid, ((BENDING, GENERIC),), _RANK) for oid in _able(ctx) if oid not in taken]


def beyond(sources: Sequence[Source], number: int, demand: Sequence[ObjectId]) -> frozenset[ObjectId]:
    """What of the offered a plan can't count on: it may tap only so many.

    Those that the player demands come first.
    """
    wanted = sorted((source.oid for source in sources), key=lambda oid: oid not in demand)
    return frozenset(wanted[max(0, number) :])


def bend(ctx: Context, oid: ObjectId) -> tuple[Mana, ...] | None:
    """Tap a permanent for generic mana; what pays with it, or None if it can't be tapped."""
    if oid not in _able(ctx):
        return None
    ctx.happen(Tap(oid, ctx.source, cause="cost"))
    return (Mana(GENERIC, source=oid, persists=BENT),)


def how_many(ctx: Context, cost: ManaCost) -> int:
    """How many permanents could be tapped for a cost, whatever its X."""
    return len(_able(ctx)) if cost.waterbent else 0


def _able(ctx: Context) -> tuple[ObjectId, ...]:
    """The controller's untapped artifacts and creatures; summoning sickness does not matter (CR 302.6)."""
    return tuple(
        oid for oid in ctx.game.permanents()
        if (chars := ctx.chars(oid)).controller == ctx.controller and not ctx.obj(oid).tapped
        and ("artifact" in chars.types or "creature" in chars.types)
    )  # fmt: skip
