"""Attach and unattach (CR 701.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import include, phrase
from engine.core.identity import NOBODY, is_object
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.decisions.purposes import TO_ATTACH
from engine.game.events.event import Event
from engine.game.events.status import Attach
from engine.game.rules.events.afterwards import Afterward
from engine.game.rules.questions.attaching import why_not_attached
from engine.meaning.families import Filter, Instruction, Reference
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import all_now, carry_out, on_battlefield
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_ATTACH_TO = Purpose("attach to", "701.3a")
TO_UNATTACH = Purpose("unattach", "701.3d")


@phrase("attach {what:thing} to {to:host}")
@record
class AttachTo(Instruction):
    """Auras, Equipment or Fortifications are attached to something, if they can be (CR 701.3b)."""

    what: Reference
    to: Reference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was attached."""
        return done_to(self.key, self.what, "attached")

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.what, TO_ATTACH))
        ctx.bind(self.key, chosen)
        if ctx.captured is not None and any(ctx.obj(oid).face_down for oid in chosen if is_object(oid)):
            ctx.captured.append(Afterward(self, ctx))  # as it is face up it says what it may be attached to (CR 303.4k)
            return True
        hosts = all_now(ctx, affected_objects(ctx, self.to, TO_ATTACH_TO))
        if not hosts:
            return False
        host = hosts[0]
        events: list[Event] = [
            Attach(oid, host, ctx.source) for oid in chosen if why_not_attached(ctx.game, oid, host) is None
        ]
        return bool(carry_out(ctx, *events))


@phrase("unattach {what:thing}")
@record
class Unattach(Instruction):
    """Equipment is unattached (CR 701.3d)."""

    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.what, TO_UNATTACH))
        return bool(carry_out(ctx, *(Attach(oid, NOBODY, ctx.source) for oid in chosen if is_object(oid))))


@phrase("unattach all {what:filter#many} from {hosts:object}")
@record
class UnattachFrom(Instruction):
    """All that is attached to certain objects is unattached (CR 701.3d): "unattach all Equipment from it"."""

    what: Filter
    hosts: Reference
    reads = READS_BOARD

    def perform(self, ctx: Context) -> bool:
        hosts = all_now(ctx, self.hosts.refs(ctx))
        attached = (ref for ref in matching(ctx, self.what) if ctx.obj(ref).attached_to in hosts)
        return bool(carry_out(ctx, *(Attach(oid, NOBODY, ctx.source) for oid in attached)))


include("host", "thing", "player")
