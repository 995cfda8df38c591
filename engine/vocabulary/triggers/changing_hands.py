"""Losing control and coming off, which abilities see by looking back in time.

See CR 603.10c, 603.10d, 701.3d.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref
from engine.core.keys import EventKey
from engine.core.record import record
from engine.core.zones import BATTLEFIELD
from engine.game.events.status import BECOMES_ATTACHED, BECOMES_UNATTACHED, Attach
from engine.game.events.turn_structure import CONTROL_CHANGED, ControlChanged
from engine.game.events.zone_changes import ENTERS, LEAVES, ZoneChange
from engine.meaning.families import EventPattern, Filter, Happening, Reference
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.abilities.delayed import WhenControlIsLost
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.events import OBJECT, OTHER, PLAYER, WhenItHappens
from engine.vocabulary.triggers.players import PlayerHappening

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("lose[s] control of {what:other_subject}", into="player_happening")
@record
class LosesControl(PlayerHappening):
    """Loses control of a permanent: another player gets it, or it leaves the battlefield."""

    what: Filter
    keys = (CONTROL_CHANGED, LEAVES)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The permanent."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if isinstance(event, ControlChanged):
            loser = event.before
        elif isinstance(event, ZoneChange) and event.origin == BATTLEFIELD:
            loser = ctx.controller_of(event.oid)
        else:
            return None
        if not subject.matches(ctx, loser) or not self.what.matches(ctx, event.oid):
            return None
        return {PLAYER: (loser,), OTHER: (event.oid,)}


@phrase("when {first:event} or you lose control of {what:object}", into="delayed_trigger")
@record
class HappensOrControlIsLost(EventPattern):
    """What happens to a certain object, or the loss of control of a permanent, whichever is first.

    See CR 603.7b.
    """

    first: EventPattern
    what: Reference
    by_an_effect = True

    def well_formed(self) -> bool:
        """Of an object that is known as the ability is made."""
        return WhenItHappens("when", self.first).well_formed()

    def event_keys(self) -> tuple[EventKey, ...]:
        return tuple(dict.fromkeys((*self.first.event_keys(), *WhenControlIsLost(self.what).event_keys())))

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        yield from self.first.occurrences(ctx, happened)
        yield from WhenControlIsLost(self.what).occurrences(ctx, happened)


@phrase("gain[s] control of {what:other_subject} from {player:player}", into="player_happening")
@record
class GainsControlFrom(PlayerHappening):
    """Gains control of a permanent that another player controlled."""

    what: Filter
    player: PlayerReference
    keys = (CONTROL_CHANGED,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The permanent."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, ControlChanged) or not subject.matches(ctx, event.after):
            return None
        if event.before not in self.player.refs(ctx) or not self.what.matches(ctx, event.oid):
            return None
        return {PLAYER: (event.after,), OTHER: (event.oid,)}


@phrase("become[s] attached to {what:other_subject}", into="happening")
@record
class BecomesAttached(Happening):
    """Becomes attached to something: put onto it, or having entered so (CR 701.3a, 303.4i)."""

    what: Filter
    keys = (BECOMES_ATTACHED, ENTERS)
    foreseen = False  # some enter so

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """What it is attached to."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if isinstance(event, Attach):
            oid, host = event.oid, event.to
        elif isinstance(event, ZoneChange):
            oid, host = event.new, ctx.obj(event.new).attached_to
        else:
            return None
        if not self.what.matches(ctx, host) or not subject.matches(ctx, oid):
            return None
        return {OBJECT: (oid,), OTHER: (host,)}


@phrase("become[s] unattached from {what:other_subject}", into="happening")
@record
class BecomesUnattached(Happening):
    """Ceases to be attached to something.

    It is moved away, attached to something else, or gone itself (CR 701.3d).
    """

    what: Filter
    keys = (BECOMES_UNATTACHED, LEAVES)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """What it was attached to."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        host = _former_host(ctx, event)
        if not (self.what.matches(ctx, host) and subject.matches(ctx, event.oid)):
            return None
        return {OBJECT: (event.oid,), OTHER: (host,)}


def _former_host(ctx: Context, event: Any) -> Ref:
    """What the object of an event was attached to until then."""
    if isinstance(event, Attach):
        return event.was
    return ctx.obj(event.oid).attached_to if isinstance(event, ZoneChange) else NOBODY
