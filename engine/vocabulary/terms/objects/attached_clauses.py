"""Clauses about what is attached to what (CR 303.4, 301.5).

As in "attached to a creature", "with an Aura attached to it".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import NOBODY, Ref, is_object
from engine.core.record import record, wording
from engine.game.state.last_known import attachments
from engine.meaning.families import Condition, Filter, ObjectFilter, Reference
from engine.meaning.node import (
    READS_BOARD,
    READS_STATUS,
)  # fmt: skip
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.grammar.comparisons import Comparison

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("attached to {object:reference}", into="clause")
@phrase("attached to {object:reference}", into="place_being")
@record
class AttachedClause(ObjectFilter):
    """An object attached to another (CR 301.5, 303.4).

    What has left had attached what it had then (CR 608.2h).
    """

    object: Reference
    reads = READS_STATUS
    ends_in_noun = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        hosts = self.object.refs(ctx)
        if ctx.obj(ref).attached_to in hosts:
            return True
        gone = (host for host in hosts if is_object(host) and host not in ctx.game.objects)
        return any(ref in attachments(ctx.game, host) for host in gone)


@phrase("attached to a {what:filter#one}", into="clause")
@phrase("attached to {what:filter#many}", into="clause", many=True)
@phrase("['s|are#] attached to a {what:filter#one}", into="relative")
@record
class AttachedToSuch(Filter):
    """An object attached to any of a description."""

    what: Filter
    many: bool = wording(default=False)
    reads = READS_BOARD | READS_STATUS
    ends_in_noun = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        host = ctx.obj(ref).attached_to if is_object(ref) else NOBODY
        return host != NOBODY and self.what.matches(ctx, host)


@phrase("attached to a {what:filter#one}", into="place_being")
@record
class StandsAttachedToSuch(AttachedToSuch):
    """What a condition asks to be attached to something of a description, which later words can speak of."""

    key: str = ""
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What it is attached to; "it" stays what is attached."""
        return (Antecedent(self.key, "object", kinds=nouns_of(self.what), by_noun=True),)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        found = AttachedToSuch.matches(self, ctx, ref)
        if found and self.key:
            ctx.bind(self.key, (ctx.obj(ref).attached_to,))
        return found


@phrase("was attached to {object:reference}", into="relative")
@record
class WasAttachedTo(ObjectFilter):
    """An object that is attached to another, or was as that last existed (CR 608.2h)."""

    object: Reference
    reads = READS_STATUS
    ends_in_noun = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        held = tuple(oid for host in self.object.refs(ctx) for oid in attachments(ctx.game, host))
        return ref in held or ctx.obj(ref).previous in held


@phrase("{object} [is|are] enchanted by {number:quota} {what:filter#number}", into="condition_part")
@record
class EnchantedBySoMany(Condition):
    """So many Auras of a description are attached to an object (CR 303.4)."""

    object: Reference
    number: Comparison
    what: Filter
    reads = READS_BOARD | READS_STATUS

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        return bool(refs) and all(self.number.holds(ctx, self._count(ctx, ref)) for ref in refs)

    def _count(self, ctx: Context, ref: Ref) -> int:
        return sum(self.what.matches(ctx, oid) for oid in attachments(ctx.game, ref))


@phrase("with a {what:filter#one} attached to (it|them#)", into="clause")
@forms(
    phrase("['s|are] enchanted by a {what:filter#one}", into="relative", word="enchanted by"),
    phrase("['s|are] enchanted by {what:filter#many}", into="relative", word="enchanted by several"),
)
@record
class WithAttached(Filter):
    """An object that something of a description is attached to: "with another Aura attached to it"."""

    what: Filter
    word: str = ""
    reads = READS_BOARD | READS_STATUS

    @property
    def ends_in_noun(self) -> bool:
        """Whether what follows may be said of what is attached: "enchanted by an Aura you control"."""
        return bool(self.word)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return any(self.what.matches(ctx, oid) for oid in attachments(ctx.game, ref))
