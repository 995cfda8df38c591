"""Reflexive triggered abilities about what the words before did it with (CR 603.12).

As in "When you reveal a creature card this way, …".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import lexicon, production
from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import EventPattern, Filter, Instruction
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.abilities.delayed import Reflexive, told, trigger_at_once
from engine.vocabulary.terms.grammar.this_way import DoneThisWay, fits_anywhere

if TYPE_CHECKING:
    from engine.game.rules.context import Context

DONE_WITH = "done with such"  # the key of what the words before did it with


@record
class DoneWithSuch(EventPattern):
    """Something was done with one, or with one or more, of a description."""

    what: Filter
    done: DoneThisWay
    several: bool = False
    keys = ()
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What it was done with."""
        return (Antecedent(DONE_WITH, "object", self.several, nouns_of(self.what), self.done.verb),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        """None by events: it is asked as the words are followed."""
        return iter(())

    def groups(self, ctx: Context) -> Iterator[tuple[Ref, ...]]:
        """What it was done with: all of them together, or each by itself (CR 603.2c)."""
        such = tuple(ref for ref in dict.fromkeys(self.done.done_with(ctx)) if fits_anywhere(ctx, self.what, ref))
        if not self.several:
            yield from ((ref,) for ref in such)
        elif such:
            yield such


@record
class WhenSuchDone(Reflexive, Instruction):
    """An ability that triggers as the words before have done something with such objects."""

    ability: TriggeredAbility
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        pattern = self.ability.pattern
        groups = list(pattern.groups(ctx)) if isinstance(pattern, DoneWithSuch) else []
        for group in groups:
            trigger_at_once(ctx, told(self, self.ability), **{DONE_WITH: group})
        ctx.bind(DONE_WITH, tuple(ref for group in groups for ref in group))
        return bool(groups)


def _define(words: str, number: str, *, several: bool) -> None:
    def build(verb: str, what: Filter, effect: Instruction) -> WhenSuchDone:
        return WhenSuchDone(TriggeredAbility(DoneWithSuch(what, DoneThisWay(verb), several), effect))

    def read(node: WhenSuchDone) -> dict[str, Any] | None:
        pattern = node.ability.pattern
        if not isinstance(pattern, DoneWithSuch) or pattern.several != several:
            return None
        return {"verb": pattern.done.verb, "what": pattern.what, "effect": node.ability.effect}

    production(
        "ending", f"when you {{verb:deed_without_event}} {words} {{what:filter#{number}}} this way, {{effect}}",
        WhenSuchDone, build, read, effect="chain",
    )  # fmt: skip


# What a player discards or sacrifices is an event of its own: "when you discard a card this way" waits for that.
lexicon("deed_without_event", {
    "revealed": "reveal", "exiled": "exile", "milled": "mill", "destroyed": "destroy", "returned": "return",
})  # fmt: skip
_define("a", "one", several=False)
_define("one or more", "many", several=True)
