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
from engine.meaning.families import Filter, Instruction, Reference, Target
from engine.meaning.node import READS_BOARD, READS_NOTHING, Node, walk
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import all_now, carry_out, on_battlefield
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.objects.attached_clauses import AttachedToSuch
from engine.vocabulary.terms.objects.objects import Some, matching

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

    def well_formed(self) -> bool:
        """ "An Aura attached to a creature to another creature" is other than that one (`AttachElsewhere`)."""
        return not (_attached_to_such(self.what) and any(_is_other(node) for node in walk(self.to)))

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


def _attached_to_such(words: Node) -> bool:
    return any(isinstance(node, AttachedToSuch) for node in walk(words))


def _is_other(node: Node) -> bool:
    return isinstance(node, Filter) and node.not_itself


@phrase("attach {what:target} to a other {to:filter#one}")
@record
class AttachElsewhere(Instruction):
    """What is attached to something of a kind is attached to another of a kind, if it can be (CR 701.3b)."""

    what: Target
    to: Filter
    key: str = ""
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Of one thing that the words say is attached."""
        return _attached_to_such(self.what) and not self.what.plural

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was attached."""
        return done_to(self.key, self.what, "attached")

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, self.what.refs(ctx))
        ctx.bind(self.key, chosen)
        events: list[Event] = []
        for oid in chosen:
            others = tuple(ref for ref in matching(ctx, self.to) if ref != ctx.obj(oid).attached_to)
            hosts = Some(ONE, self.to).choose(ctx, ctx.controller, TO_ATTACH_TO, others)
            events += [Attach(oid, host, ctx.source) for host in hosts if why_not_attached(ctx.game, oid, host) is None]
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
