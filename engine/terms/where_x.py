"""An X that the words themselves define: "…, where X is …" (CR 107.3i)."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING, Any

from engine.core.record import record
from engine.model.families import Amount, Instruction, ManaMaking, Sequel, Target
from engine.model.node import READS_NOTHING, rebuild, walk
from engine.model.speech import SOURCE
from engine.terms.instructions import results_of
from engine.terms.plain_numbers import X
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("{effect:chain}, where X is {amount:quantity}", into="sentence_start")
@record
class WhereX(Sequel, ManaMaking):
    """An instruction with its own X (CR 107.3i)."""

    effect: Instruction
    amount: Amount
    of_each: bool = field(default=False, metadata={"unspoken": True})  # its X stands in the effect itself
    reads = READS_NOTHING
    read_first = ("amount",)

    def finished(self) -> WhereX:
        """With its X said out in targets, which are chosen before the instruction is carried out (CR 601.2c), and
        wherever the instruction itself names what it counts: "each creature gets +X/+X, where X is its power",
        "destroy all creatures, then create an X/X … token, where X is the number of creatures destroyed this way"."""

        def said(node: Any) -> Any:
            return self.amount if isinstance(node, X) else node

        def in_targets(node: Any) -> Any:
            return rebuild(node, said) if isinstance(node, Target) else node

        named = {found.key for node in walk(self.effect) if node.wanted() is None for found in node.antecedents()}
        named -= {node.key for node in walk(self.effect) if isinstance(node, Target)} | {"", SOURCE}
        of_each = any(node.wanted() is not None and node.key in named for node in walk(self.amount))
        return replace(self, effect=rebuild(self.effect, said if of_each else in_targets), of_each=of_each)

    def unknown_first(self) -> frozenset[str]:
        """X is not what comes of the deed that needs it: "discover X, where X is its mana value"."""
        return results_of(self.effect, lambda deed: any(isinstance(node, X) for node in walk(deed)))

    def produces(self, ctx: Context) -> tuple[str, ...]:
        """What mana it would add now."""
        inner = ctx.within(X=self.amount.value(ctx))
        return self.effect.produces(inner) if isinstance(self.effect, ManaMaking) else ()

    def perform_after(self, ctx: Context, done: bool) -> bool:
        if self.of_each:
            return self._perform(ctx, done)
        before = ctx.bindings.get("X")
        ctx.bind("X", self.amount.value(ctx))
        done = self._perform(ctx, done)
        if before is not None:
            ctx.bind("X", before)  # else further sentences speak of the same X (CR 107.3i)
        return done

    def _perform(self, ctx: Context, done: bool) -> bool:
        if isinstance(self.effect, Sequel):
            return self.effect.perform_after(ctx, done)
        return self.effect.perform(ctx)
