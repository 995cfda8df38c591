"""How permanents enter in one case and in the other (CR 614.1c, 614.12).

As in "… if its mana value is 4 or less. Otherwise, it enters with three …", "As … enters, you may …. If you do, it
enters with …".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.events.entering import with_counters
from engine.meaning.families import Amount, Condition, Instruction, Reference, Replacement
from engine.meaning.node import READS_NOTHING, walk
from engine.vocabulary.statics.zones.entering import Enters
from engine.vocabulary.terms.grammar.anaphors import It, ThatMuch
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{effect:static} if {condition}. ^otherwise, {other:static}", into="static")
@phrase("{effect:static} if {condition}. ^otherwise, it enters with {count:words} additional {kind:counter_kind} "
        "counters on it", into="static", other=None)  # fmt: skip
@record
class EntersOneWayOrOther(Replacement):
    """A change of how something enters if something is true, and another one if it is not (CR 614.12)."""

    effect: Enters
    condition: Condition
    other: Enters | None
    count: Amount | None = None  # so many additional counters otherwise
    kind: str = ""
    reads = READS_NOTHING
    keys = (ENTERS,)
    order_free = True

    @property
    def entering(self) -> bool:  # type: ignore[override]
        """Whether it is about the entering object itself."""
        return self.effect.entering

    def well_formed(self) -> bool:
        """Both are of the same: "it enters"."""
        if not isinstance(self.effect, Enters) or not isinstance(self.other, Enters | None):
            return False
        return self.other is None or isinstance(self.other.what, It) or self.other.what == self.effect.what

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return self.effect.applies(ctx, event)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        if self.condition.holds(self.effect.speaking_of(ctx, event)):
            return self.effect.replace(ctx, event)
        if self.other is not None:
            return self.other.replace(ctx, event)
        return (with_counters(event, self.kind, self.count.value(ctx)) if self.count is not None else event,)


@phrase("as {what:affected} enter[s], {effect:chain}. ^if you do, {then:static}", into="static")
@record
class AsEntersIfDone(Replacement):
    """Something that may be done as a permanent enters, and how it enters then (CR 614.1c, 614.12a)."""

    what: Reference
    effect: Instruction
    then: Enters
    reads = READS_NOTHING
    keys = (ENTERS,)
    entering = True
    order_free = True

    def well_formed(self) -> bool:
        """Of the object itself; with as many counters as was done it is what `EntersWith` says by itself."""
        if not isinstance(self.then, Enters) or self.effect.takes_control:
            return False
        if any(isinstance(node, ThatMuch) for node in walk(self.then)):
            return False
        return isinstance(self.what, This) and isinstance(self.then.what, This | It)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return True

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        if event.cause == "position":
            return (event,)  # what lies there from the start has entered without it
        inner = ctx.within()
        return self.then.replace(inner, event) if self.effect.perform(inner) else (event,)
