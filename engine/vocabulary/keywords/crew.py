"""Crew (CR 702.122)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import defined, keyword
from engine.compiler.templates import phrase
from engine.core.keys import Deed
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.meaning.abilities import Ability
from engine.meaning.families import Condition, Filter, Happening, Instruction, Reference
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.vocabulary.keywords.shared.total_power import CREW, TAPPED, doing
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context

BECOMES_CREWED = Deed("becomes crewed")


@phrase("be crewed", into="ending")
@record
class NoteCrew(Instruction):
    """A crew ability has resolved (CR 702.122d)."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(PlayerDid(ctx.controller, BECOMES_CREWED, oids=(ctx.source, *ctx.bound(TAPPED)))))


@phrase("become[s] crewed", into="happening")
@record
class BecomesCrewed(Happening):
    """A crew ability of a Vehicle resolves."""

    keys = (BECOMES_CREWED,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        right = isinstance(event, PlayerDid) and event.deed == BECOMES_CREWED and subject.matches(ctx, event.oids[0])
        return {OBJECT: event.oids[:1], TAPPED: event.oids[1:]} if right else None


@phrase("{object} was crewed by {number:counter_comparison} {what:filter#many}", into="condition_part")
@record
class WasCrewedBy(Condition):
    """How many creatures were tapped for the crew ability that has just resolved (CR 702.122d)."""

    object: Reference
    number: Comparison
    what: Filter
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        return self.number.holds(ctx, sum(fits_anywhere(ctx, self.what, ref) for ref in ctx.bound(TAPPED)))


@phrase("crew {number:number}. ^activate only once each turn.", into="keyword", once=True)
@keyword("702.122", "Crew", "crew {number:number}")
class Crew:
    """A Vehicle that becomes a creature when creatures crew it (CR 702.122a)."""

    number: int
    once: bool = False

    @property
    def definition(self) -> str:
        """What it stands for."""
        once = " Activate only once each turn." if self.once else ""
        return (
            "Tap any number of other untapped creatures you control with total power [number] or greater: ~ becomes an "
            f"artifact creature until end of turn. Be crewed.{once}"
        )

    reminder = (
        "Tap any number of creatures you control with total power [number] or more: This Vehicle becomes an artifact "
        "creature until end of turn."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return doing(CREW, defined(self))
