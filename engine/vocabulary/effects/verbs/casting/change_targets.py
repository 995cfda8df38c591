"""Changing targets to others of a description (CR 115.7a).

As in "change that spell's target to another creature".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import STACK
from engine.game.decisions.purposes import WHICH_NEW_TARGETS
from engine.meaning.families import Filter, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.affected_objects import affected_objects
from engine.vocabulary.effects.verbs.casting.copy_spells import retarget
from engine.vocabulary.terms.casting.cast_clauses import WithSingleTarget
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game.rules.context import Context

phrase("a single target", into="having")(WithSingleTarget)


@forms(
    phrase("if {spell:target} has only one target and that target is {it:object}, change that spell's target to a "
           "other "
           "{to:filter#one}", such=None),
    phrase("if {spell:target} has only one target and that target is a {such:filter#one}, change that spell's "
           "target to a "
           "other {to:filter#one}", it=None),
)  # fmt: skip
@record
class ChangeItsOnlyTarget(Instruction):
    """A spell's only target becomes another one of a description, if it is a certain one now (CR 115.7a)."""

    spell: Reference
    it: Reference | None
    such: Filter | None
    to: Filter
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        changed = False
        for oid in ctx.object_refs(self.spell.refs(ctx)):
            item = ctx.obj(oid).stack
            targets = [ref for _, refs in item.targets for ref in refs] if item is not None else []
            if len(targets) == 1 and self._is_meant(ctx, targets[0]):
                others = tuple(ref for ref in matching(ctx, self.to) if ref != targets[0])
                changed = (bool(others) and retarget(ctx, ctx.controller, oid, only=others, must=True)) or changed
        return changed

    def _is_meant(self, ctx: Context, ref: Ref) -> bool:
        if self.it is not None:
            return ref in self.it.refs(ctx)
        return self.such is not None and self.such.matches(ctx, ref)


@phrase("change the target of {object}. ^the new target must be a {to:filter#one}", into="sentence_start", who=None)
@phrase("change the target of {object}. ^the new target must be a {who:player_filter#one}", into="sentence_start",
        to=None)  # fmt: skip
@record
class ChangeTargetAmong(Instruction):
    """The target of a spell or ability becomes another one of a description (CR 115.7a)."""

    object: Reference
    to: Filter | None
    who: Filter | None = None
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        changed = False
        for oid in ctx.object_refs(affected_objects(ctx, self.object, WHICH_NEW_TARGETS)):
            item = ctx.obj(oid).stack
            if ctx.obj(oid).zone == STACK and item is not None:
                now = {ref for _, refs in item.targets for ref in refs}
                options = tuple(ref for ref in self._options(ctx) if ref not in now)
                changed = (bool(options) and retarget(ctx, ctx.controller, oid, only=options, must=True)) or changed
        return changed

    def _options(self, ctx: Context) -> Iterator[Ref]:
        if self.to is not None:
            yield from matching(ctx, self.to)
        if self.who is not None:
            yield from (seat for seat in ctx.game.apnap() if self.who.matches(ctx, seat))
