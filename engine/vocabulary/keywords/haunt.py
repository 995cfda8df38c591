"""Haunt (CR 702.55)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import defined, keyword
from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref
from engine.core.keys import Mark, Purpose
from engine.core.record import record
from engine.core.zones import EXILE, GRAVEYARD, STACK
from engine.game.events.zone_changes import MOVES, ZoneChange
from engine.meaning.abilities import Ability, TriggeredAbility
from engine.meaning.families import EventPattern, Instruction, Reference
from engine.meaning.node import READS_STATUS
from engine.vocabulary.effects.shared.affected_objects import affected_objects
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, now
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_HAUNT = Purpose("haunt", "702.55a")

HAUNTS = Mark("haunts")  # the mark of an exiled card: the creature it haunts


@phrase("exile it haunting {whom:object}")
@record
class ExileHaunting(Instruction):
    """The card goes from the graveyard to exile, and haunts a creature from then on (CR 702.55b)."""

    whom: Reference
    reads = READS_STATUS

    def perform(self, ctx: Context) -> bool:
        card = now(ctx, ctx.source)
        whom = affected_objects(ctx, self.whom, TO_HAUNT)
        if card == NOBODY:
            return False
        return bool(carry_out(ctx, ZoneChange(card, EXILE, cause="effect", by=ctx.source, marks=((HAUNTS, whom[0]),))))


@phrase("the creature it haunts", into="object", this=None)
@phrase("the creature {this:object} haunts", into="object")
@record
class TheHaunted(Reference):
    """The creature that the exiled card haunts, a creature still or not (CR 702.55b)."""

    this: Reference | None
    reads = READS_STATUS
    watched_from = EXILE  # CR 702.55c

    def well_formed(self) -> bool:
        """Of the card itself."""
        return self.this is None or isinstance(self.this, This)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        haunted = ctx.obj(ctx.source).marks.get(HAUNTS)
        return (haunted,) if isinstance(haunted, int) else ()


@record
class GoesToGraveyardResolving(EventPattern):
    """The spell is put into a graveyard during its resolution."""

    keys = (MOVES,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, ZoneChange) or event.new != ctx.source:
                continue
            if (event.origin, event.to, event.cause) == (STACK, GRAVEYARD, "resolve"):
                yield {"event": event}


@keyword("702.55", "Haunt")
class Haunt:
    """A card that haunts a creature from its graveyard on (CR 702.55a)."""

    definition = "When ~ is put into a graveyard from the battlefield, exile it haunting target creature."

    def stands_for(self) -> tuple[Ability, ...]:
        (of_permanent,) = defined(self)
        assert isinstance(of_permanent, TriggeredAbility)
        label = "When this spell is put into a graveyard during its resolution, exile it haunting target creature."
        of_spell = TriggeredAbility(GoesToGraveyardResolving(), of_permanent.effect, zones=(GRAVEYARD,), label=label)
        return (of_permanent, of_spell)
