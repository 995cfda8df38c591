"""What an opponent's spell or ability causes (CR 603.2).

A permanent is put into its owner's graveyard.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.keys import EventKey
from engine.core.record import record
from engine.core.zones import STACK
from engine.game.events.casting import COUNTERED, Resolved, SpellCast
from engine.game.events.zone_changes import DESTROYED, DIES, Destroy, ZoneChange
from engine.meaning.families import Condition, EventPattern, Filter
from engine.meaning.node import READS_TURN
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.events import OTHER

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("a {what:filter#one} {caster:player} cast this turn was countered by a spell or ability {whose:player} "
           "controlled", into="condition_part", how=COUNTERED),
    phrase("a {what:filter#one} was destroyed this turn by a spell or ability {whose:player} controlled",
           into="condition_part", how=DESTROYED, caster=None),
)  # fmt: skip
@record
class WasUndone(Condition):
    """A spell was countered, or a permanent destroyed, this turn by what a player controlled (CR 608.2i)."""

    what: Filter
    caster: PlayerReference | None
    whose: PlayerReference
    how: EventKey
    reads = READS_TURN

    def well_formed(self) -> bool:
        """Only spells are countered and only permanents destroyed."""
        return (self.what.zone == STACK) == (self.how == COUNTERED)

    def holds(self, ctx: Context) -> bool:
        whose = self.whose.seats(ctx)
        return any(
            isinstance(event, Resolved | Destroy) and self.how in event.keys() and event.by != NOBODY
            and ctx.controller_of(event.by) in whose and self.what.matches(ctx, event.oid)
            and (self.caster is None or self._caster(ctx, event.oid) in self.caster.seats(ctx))
            for event in ctx.game.history.this_turn
        )  # fmt: skip

    def _caster(self, ctx: Context, oid: ObjectId) -> Seat | None:
        cast = (event for event in ctx.game.history.this_turn if isinstance(event, SpellCast) and event.oid == oid)
        return next((event.player for event in cast), None)


@phrase("a spell or ability a opponent controls causes a {what:filter#one} to be put into your graveyard from the "
        "battlefield", into="event")  # fmt: skip
@record
class CausedBurial(EventPattern):
    """An opponent's spell or ability puts a permanent into the graveyard of the ability's controller.

    Damage and rules that put it there for having too much of it are none of that (CR 704.5g).
    """

    what: Filter
    keys = (DIES,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was put there."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what) | {"card"}),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, ZoneChange) or DIES not in event.keys():
                continue
            theirs = event.by != NOBODY and ctx.controller_of(event.by) in ctx.game.opponents(ctx.controller)
            if theirs and ctx.owner_of(event.oid) == ctx.controller and self.what.matches(ctx, event.oid):
                yield {"event": event, OTHER: (event.oid,)}
