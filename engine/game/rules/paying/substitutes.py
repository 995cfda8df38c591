"""Ways to pay for mana in a spell's total cost without mana (CR 702.51, 702.66, 702.126).

Convoke, delve and improvise are such ways.

A modifier answers "pays_mana_by" with a `Substitute`. What it offers stands beside mana abilities in every payment; a
unit of it pays for generic mana, or for mana of a colour too, and never is mana that was spent.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from engine.core.mana import Mana
from engine.game.rules.paying.mana_sources import Source
from engine.game.rules.questions.rule_modifiers import spell_verdicts, verdicts
from engine.meaning.questions import Bearing, Question

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context

GENERIC = "1"  # what pays for generic mana only


PAYS_MANA_BY: Question[Substitute] = Question(
    "pays_mana_by",
    "601.2h",
    about="spell card",
    details=("seat",),
    answer="what pays for mana (convoke)",
    bearing=Bearing.CHEAPER,
)


class Substitute(ABC):
    """One way of paying for mana with something else."""

    __slots__ = ()
    rank = 3  # how late it is used: see `mana_sources.Source`
    spent: ClassVar[str] = ""  # what becomes of what is used, if more than a tap

    @abstractmethod
    def offers(self, ctx: Context) -> Iterator[tuple[ObjectId, tuple[str, ...]]]:
        """What could be used now, each with the mana it could pay for: colours, or `GENERIC`."""

    @abstractmethod
    def use(self, ctx: Context, oid: ObjectId) -> None:
        """Use one of them."""


def substitutes(ctx: Context) -> tuple[Substitute, ...]:
    """The substitutes that a spell's own abilities, or others' effects, offer for its mana."""
    if ctx.assumed is not None and ctx.assumed.object.id == ctx.source:  # not cast yet: as the spell it would be
        values = ctx.assumed.characteristics
        return tuple(spell_verdicts(ctx.game, PAYS_MANA_BY, ctx.source, values, ctx.controller))
    return tuple(verdicts(ctx.game, PAYS_MANA_BY, ctx.source, seat=ctx.controller))


def offered(ctx: Context, taken: tuple[ObjectId, ...] = ()) -> Iterator[Source]:
    """What substitutes offer, as sources of payment.

    Their numbers count down from -1, one for each substitute.
    """
    found: dict[ObjectId, list[tuple[int, str]]] = {}
    ranks: dict[ObjectId, int] = {}
    for number, substitute in enumerate(substitutes(ctx)):
        for oid, alternatives in substitute.offers(ctx):
            if oid not in taken:
                found.setdefault(oid, []).extend((-1 - number, mana) for mana in alternatives)
                ranks.setdefault(oid, substitute.rank)
    for oid, options in found.items():
        yield Source(oid, tuple(options), ranks[oid])


def use(ctx: Context, source: ObjectId, index: int, choice: str) -> tuple[Mana, ...] | None:
    """Use what a substitute offers; the units with which it pays, or None if it does not offer that."""
    found = substitutes(ctx)
    number = -1 - index
    if not 0 <= number < len(found):
        return None
    offer = next((options for oid, options in found[number].offers(ctx) if oid == source), None)
    if offer is None or choice not in offer:
        return None
    found[number].use(ctx, source)
    return tuple(Mana(kind, source=source) for kind in choice)
