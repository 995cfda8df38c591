"""Another number of what an earlier sentence lets a player choose (CR 608.2c).

As in "put up to two … instead of one".
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, Self

from engine.compiler.templates import phrase
from engine.core.record import record, replace
from engine.meaning.families import Amount, Condition, Filter, Instruction
from engine.meaning.node import READS_NOTHING, Node
from engine.vocabulary.effects.shared.among import Among
from engine.vocabulary.terms.amounts.plain_numbers import RECOUNTED, Either, Number, UpTo
from engine.vocabulary.terms.objects.objects import Some

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("if {condition}, put {count:count} {what:filter#count} from among the revealed cards into your hand instead of "
        "{before:cardinal_number}", into="sentence_start", deed="put into hand")  # fmt: skip
@phrase("if {condition}, you may put {count:count} {what:filter#count} onto the battlefield instead of "
        "{before:cardinal_number}", into="sentence_start", deed="put onto battlefield")  # fmt: skip
@phrase("if {condition}, search your library for {count:count} {what:filter#count} instead of {before:cardinal_number}",
        into="sentence_start", deed="search")  # fmt: skip
@phrase("if {condition}, you may cast {count:count} revealed {what:filter#count} instead of {before:cardinal_number}",
        into="sentence_start", deed="cast")  # fmt: skip
@phrase("if {condition}, you may instead reveal {count:count} {what:filter#count} from among them and put them into "
        "your hand", into="sentence_start", deed="reveal", before=1)  # fmt: skip
@record
class CountInstead(Instruction):
    """A sentence: if a condition holds, another number is chosen than the words before say (CR 608.2c)."""

    condition: Condition
    count: Amount
    what: Filter
    before: int
    deed: str
    changed: Any = field(default=None, metadata={"unspoken": True})  # the choice that the words before leave
    reads = READS_NOTHING
    recounts = True

    def recounting(self, node: Node) -> Self | None:
        if not isinstance(node, Some | Among) or node.count not in (Number(self.before), UpTo(Number(self.before))):
            return None
        return replace(self, changed=node)

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(RECOUNTED, (*ctx.bindings.get(RECOUNTED, ()), (self.changed, self.condition, self._count)))

    @property
    def _count(self) -> Amount:
        """How many; who may take that many instead may still take as many as before."""
        may = self.deed in ("put onto battlefield", "reveal") and isinstance(self.count, Number)
        return Either(Number(self.before), self.count) if may else self.count

    def perform(self, ctx: Context) -> bool:
        return True
