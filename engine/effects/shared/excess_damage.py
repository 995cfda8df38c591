"""Excess damage that is dealt to something else instead (CR 120.4a)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.effects.shared.following import all_now
from engine.events.damage import Damage
from engine.model.families import Instruction, Reference
from engine.model.node import READS_NOTHING
from engine.model.speech import Wanted
from engine.rules.events.questions import DEATHTOUCH
from engine.rules.questions.asking import affirmed
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("excess damage is dealt to {to:reference} instead", into="ending")
@record
class ExcessIsDealtTo(Instruction):
    """A sentence about damage that the words before deal: who is dealt what is more than lethal (CR 120.4a)."""

    to: Reference
    key: str = ""
    reads = READS_NOTHING
    completes = True

    def wanted(self) -> Wanted:
        """The damage."""
        return Wanted("amount", verb="dealt")

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(_excess(self.key), self.to)

    def perform(self, ctx: Context) -> bool:
        return True


def _excess(key: str) -> str:
    return f"{key} excess"


def without_excess(ctx: Context, key: str, damage: Sequence[Damage]) -> tuple[Damage, ...]:
    """Damage to be dealt at once, with what would be excess dealt as words behind it say."""
    to = ctx.bindings.get(_excess(key)) if key else None
    if not isinstance(to, Reference):
        return tuple(damage)
    elsewhere = all_now(ctx, to.refs(ctx))
    given: dict[Ref, int] = {}
    result: list[Damage] = []
    for event in damage:
        kept = min(event.amount, max(0, _most(ctx, event) - given.get(event.recipient, 0)))
        given[event.recipient] = given.get(event.recipient, 0) + kept
        result += [replace(event, amount=kept)] if kept else []
        if kept < event.amount:
            result += [replace(event, recipient=ref, amount=event.amount - kept) for ref in elsewhere]
    return tuple(result)


def _most(ctx: Context, event: Damage) -> int:
    """How much damage from all sources at once is no excess: the least for any of the recipient's card types."""
    return min(_limits(ctx, event), default=event.amount)


def _limits(ctx: Context, event: Damage) -> Iterator[int]:
    if not is_object(event.recipient):
        return
    found, values = ctx.obj(event.recipient), ctx.chars(event.recipient)
    if "creature" in values.types:
        lethal = max(0, (values.toughness or 0) - found.damage)
        yield min(lethal, 1) if affirmed(ctx.game, DEATHTOUCH, event.source) else lethal  # CR 702.2c
    if "planeswalker" in values.types:
        yield found.counters.get("loyalty", 0)
    if "battle" in values.types:
        yield found.counters.get("defense", 0)
