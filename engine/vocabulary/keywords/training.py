"""Training (CR 702.149)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.keys import Deed
from engine.core.record import record
from engine.game.events.combat import ATTACKERS_DECLARED, AttackersDeclared
from engine.meaning.abilities import Ability
from engine.meaning.families import EventPattern
from engine.meaning.node import READS_POWER
from engine.vocabulary.keywords.shared.noted import DoesDeed, noted

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TRAIN = Deed("train")


@phrase("~ and at least one other creature with power greater than ~'s power attack")
@record
class AttacksWithStronger(EventPattern):
    """The creature and a stronger one are declared as attackers in the same combat (CR 702.149a)."""

    reads = READS_POWER
    keys = (ATTACKERS_DECLARED,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        own = ctx.chars(ctx.source).power or 0
        for event in happened:
            if isinstance(event, AttackersDeclared):
                others = [oid for oid, _ in event.combined if (ctx.chars(oid).power or 0) > own]
                if ctx.source in dict(event.attacks) and others:
                    yield {"event": event}


@phrase("train[s]", into="happening")
@record
class Trains(DoesDeed):
    """A resolving training ability puts a +1/+1 counter on the creature (CR 702.149c)."""

    deed = TRAIN


@keyword("702.149", "Training")
class Training:
    """Growth by attacking beside the stronger; each instance triggers separately (CR 702.149b)."""

    definition = (
        "Whenever this creature and at least one other creature with power greater than this creature's power attack, "
        "put a +1/+1 counter on this creature."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return noted(self.definition, "training", TRAIN)
