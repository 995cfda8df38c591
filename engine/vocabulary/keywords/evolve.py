"""Evolve (CR 702.100)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.keys import Deed
from engine.core.record import record
from engine.meaning.abilities import Ability
from engine.meaning.families import Condition, Reference
from engine.meaning.node import READS_POWER
from engine.vocabulary.keywords.shared.noted import DoesDeed, noted

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context

EVOLVE = Deed("evolve")


@phrase("{object} has greater power or toughness than ~", into="condition_part")
@record
class Outgrows(Condition):
    """A creature is greater than another; none is greater than what is no creature (CR 702.100c)."""

    object: Reference
    reads = READS_POWER

    def holds(self, ctx: Context) -> bool:
        own = _size(ctx, ctx.source)
        others = (_size(ctx, ref) for ref in ctx.object_refs(self.object.refs(ctx)))
        return own is not None and any(
            other is not None and (other[0] > own[0] or other[1] > own[1])
            for other in others
        )  # fmt: skip


def _size(ctx: Context, oid: ObjectId) -> tuple[int, int] | None:
    """The power and toughness that a creature has, or had as it was last on the battlefield."""
    chars = ctx.chars(oid)
    return (chars.power or 0, chars.toughness or 0) if "creature" in chars.types else None


@phrase("evolve[s]", into="happening")
@record
class Evolves(DoesDeed):
    """A resolving evolve ability puts a +1/+1 counter on the creature (CR 702.100b)."""

    deed = EVOLVE


@keyword("702.100", "Evolve")
class Evolve:
    """Growth when something greater comes; each instance triggers separately (CR 702.100a, 702.100d)."""

    definition = (
        "Whenever a creature you control enters, if that creature has greater power or toughness than ~, put a +1/+1 "
        "counter on ~."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return noted(self.definition, "evolve", EVOLVE)
