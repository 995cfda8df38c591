"""Reflexive triggered abilities about what the words before did it with (CR 603.12).

As in "When you reveal a creature card this way, …".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import production
from engine.core.record import record
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import EventPattern, Filter, Instruction
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.abilities.delayed import Reflexive, told, trigger_at_once
from engine.vocabulary.terms.grammar.this_way import DoneThisWay, fits_anywhere
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context


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
        return (Antecedent(OBJECT, "object", self.several, nouns_of(self.what), self.done.verb),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        """Once for all of them together, or once for each (CR 603.2c)."""
        such = tuple(ref for ref in dict.fromkeys(self.done.these(ctx)) if fits_anywhere(ctx, self.what, ref))
        for group in (such,) if self.several and such else ((ref,) for ref in such):
            yield {OBJECT: group}


@record
class WhenSuchDone(Reflexive, Instruction):
    """An ability that triggers as the words before have done something with such objects."""

    ability: TriggeredAbility
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        found = list(self.ability.pattern.occurrences(ctx, ()))
        for bindings in found:
            trigger_at_once(ctx, told(self, self.ability), **bindings)
        return bool(found)


def _define(words: str, number: str, *, several: bool) -> None:
    def build(verb: str, what: Filter, effect: Instruction) -> WhenSuchDone:
        return WhenSuchDone(TriggeredAbility(DoneWithSuch(what, DoneThisWay(verb), several), effect))

    def read(node: WhenSuchDone) -> dict[str, Any] | None:
        pattern = node.ability.pattern
        if not isinstance(pattern, DoneWithSuch) or pattern.several != several:
            return None
        return {"verb": pattern.done.verb, "what": pattern.what, "effect": node.ability.effect}

    production(
        "ending", f"when you {{verb:deed_now}} {words} {{what:filter#{number}}} this way, {{effect}}", WhenSuchDone,
        build, read, effect="chain",
    )  # fmt: skip


_define("a", "one", several=False)
_define("one or more", "many", several=True)
