"""Excess damage that is dealt to something else instead (CR 120.4a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record, replace, wording
from engine.game.events.damage import Damage
from engine.game.rules.events.questions import DEATHTOUCH
from engine.game.rules.questions.rule_modifiers import affirmed
from engine.meaning.families import Amount, Condition, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Wanted
from engine.vocabulary.effects.shared.zone_change_tracking import all_now
from engine.vocabulary.triggers.excess_damage import EXCESS

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("excess damage is dealt to {to:reference} instead", into="ending")
@record
class ExcessIsDealtTo(Instruction):
    """A sentence: excess damage that the words before deal is dealt to something else instead (CR 120.4a)."""

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
        result.append(replace(event, amount=kept))
        result += [replace(event, recipient=ref, amount=event.amount - kept) for ref in elsewhere]
    return tuple(result)  # what is of no damage does not happen (CR 120.8)


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


def excess_key(key: str) -> str:
    """The key of how much excess damage was dealt."""
    return f"{key} excess dealt"


def excess_of(
    ctx: Context, announced: Sequence[Damage], deal: Callable[[], Sequence[Damage]]
) -> tuple[tuple[Ref, int], ...]:
    """Deal damage, and give how much of it is excess for each permanent (CR 120.4a, 120.10).

    Excess is what exceeds what the permanent could take just before.
    """
    most: dict[Ref, int] = {}
    for event in announced:
        limit = min(_limits(ctx, event), default=None)
        if limit is not None:
            most[event.recipient] = min(limit, most.get(event.recipient, limit))
    dealt: dict[Ref, int] = {}
    for event in deal():
        dealt[event.recipient] = dealt.get(event.recipient, 0) + event.amount
    return tuple((ref, max(0, number - most[ref])) for ref, number in dealt.items() if ref in most)


def excess_dealt(ctx: Context, key: str, whom: Reference | None) -> int:
    """How much excess damage was dealt, perhaps to certain permanents only."""
    meant = whom.refs(ctx) if whom is not None else None
    return sum(number for ref, number in ctx.bindings.get(key, ()) if meant is None or ref in meant)


@phrase("that excess damage", into="quantity", how="that")
@phrase("the excess damage dealt this way", into="quantity")
@phrase("the amount of excess damage dealt this way", into="quantity", how="amount")
@forms(
    phrase("the excess damage dealt to {whom:reference} this way", into="quantity"),
    phrase("the amount of excess damage dealt to {whom:reference} this way", into="quantity", how="amount"),
)
@record
class ExcessDamageDealt(Amount):
    """How much excess damage the words before dealt."""

    whom: Reference | None = None
    how: str = wording(default="")
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(EXCESS)

    def value(self, ctx: Context) -> int:
        return excess_dealt(ctx, self.key, self.whom)


@phrase("excess damage was dealt< to {whom:reference}> this way", into="condition_part")
@record
class ExcessWasDealt(Condition):
    """The words before dealt excess damage."""

    whom: Reference | None = None
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(EXCESS)

    def holds(self, ctx: Context) -> bool:
        return excess_dealt(ctx, self.key, self.whom) > 0
