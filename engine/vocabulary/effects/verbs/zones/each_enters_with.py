"""With what counters each enters that the words before put onto the battlefield (CR 122.6, 614.1c).

As in "Each of them enters with an additional +1/+1 counter on it if it's a creature".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import label, phrase
from engine.core.record import record
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.entering import as_it_would_be
from engine.meaning.families import Amount, Filter, Instruction, Reference
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_BOARD, READS_NOTHING, Node
from engine.meaning.speech import Unbound
from engine.vocabulary.effects.verbs.zones.put_onto_battlefield import ALSO_WITH
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.grammar.anaphors import Them

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("a additional {kind:counter_kind} counter on it< if it's a {what:filter#one}>", into="additional_counters",
        number=ONE)  # fmt: skip
@phrase("{number:words} additional {kind:counter_kind} counters on it< if it's a {what:filter#one}>",
        into="additional_counters", when=lambda node: node.number != ONE)  # fmt: skip
@record
class AdditionalCounters(Node):
    """So many more counters that something enters with, perhaps only if it enters as something."""

    kind: str
    number: Amount
    what: Filter | None = None
    reads = READS_NOTHING

    def for_(self, ctx: Context, event: ZoneChange) -> tuple[tuple[str, int], ...]:
        """The counters for something as it would enter (CR 614.12)."""
        if self.what is not None:
            inner = ctx.within()
            inner.assumed = as_it_would_be(ctx.game, event)
            if not self.what.matches(inner, event.oid):
                return ()
        return ((self.kind, self.number.value(ctx)),)


@phrase("{those:object} enters with {parts:additional_counters*and}", into="sentence_start")
@record
class EachEntersWith(Instruction):
    """A sentence: each that the words before put onto the battlefield enters with counters (CR 614.1c)."""

    those: Reference
    parts: tuple[AdditionalCounters, ...]
    reads = READS_BOARD
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Of each of what the words before name."""
        return isinstance(self.those, Them) and self.those.each

    def finished(self) -> EachEntersWith:
        """Not of spells, which enter later."""
        if self.those.key.startswith(("other object", "castnow")):
            raise Unbound(self, ambiguous=False)
        return self

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(ALSO_WITH, (*ctx.bindings.get(ALSO_WITH, ()), self))

    def perform(self, ctx: Context) -> bool:
        return True

    def counters(self, ctx: Context, keys: tuple[str, ...], event: ZoneChange) -> tuple[tuple[str, int], ...]:
        """The counters for what goes by one of some keys, as it enters."""
        if self.those.key not in keys:
            return ()
        return tuple(pair for part in self.parts for pair in part.for_(ctx, event))


label("additional_counters", "additional counters")
