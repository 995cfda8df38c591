"""Excess damage that is dealt to something else instead (CR 120.4a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, phrase, production
from engine.core.identity import Ref, is_object
from engine.core.record import record, replace, wording
from engine.game.events.damage import Damage
from engine.game.rules.events.questions import DEATHTOUCH
from engine.game.rules.questions.rule_modifiers import affirmed
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import Amount, Condition, Filter, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Wanted
from engine.vocabulary.effects.shared.zone_change_tracking import all_now
from engine.vocabulary.terms.abilities.delayed import AtOnce, trigger_at_once
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
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
@phrase("that amount of excess damage", into="quantity", how="that amount")
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
@phrase("excess damage was dealt to a {what:filter#one} this way", into="condition_part")
@record
class ExcessWasDealt(Condition):
    """The words before dealt excess damage, perhaps to something of a description."""

    whom: Reference | None = None
    what: Filter | None = None
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(EXCESS)

    def holds(self, ctx: Context) -> bool:
        if self.what is not None:
            dealt = ctx.bindings.get(self.key, ())
            return any(number > 0 and fits_anywhere(ctx, self.what, ref) for ref, number in dealt)
        return excess_dealt(ctx, self.key, self.whom) > 0


@record
class WhenExcessDealt(Instruction):
    """A reflexive trigger on excess damage that the words before dealt (CR 603.12, 120.10)."""

    ability: TriggeredAbility
    whom: Reference | None = None
    who: Reference | None = None  # what dealt it, where the words say so
    key: str = ""
    reads = READS_NOTHING
    reflexive = True

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(EXCESS)

    def perform(self, ctx: Context) -> bool:
        if excess_dealt(ctx, self.key, self.whom) > 0:
            trigger_at_once(ctx, self.ability)
        return False  # nothing is done yet


def _when(effect: Instruction, whom: Reference | None = None, who: Reference | None = None) -> WhenExcessDealt:
    return WhenExcessDealt(TriggeredAbility(AtOnce(), effect), whom, who)


def _read_when(said: str) -> Callable[[WhenExcessDealt], dict[str, Any] | None]:
    """What a way of saying it says: that it is dealt, to whom, or what deals it."""

    def read(node: WhenExcessDealt) -> dict[str, Any] | None:
        named = {name: part for name, part in (("whom", node.whom), ("who", node.who)) if part is not None}
        return named | {"effect": node.ability.effect} if "".join(named) == said else None

    return read


production(
    "ending", "when excess damage is dealt this way, {effect}", WhenExcessDealt, _when, _read_when(""), effect="chain",
)  # fmt: skip
production(
    "ending", "when excess damage is dealt to {whom} this way, {effect}", WhenExcessDealt, _when, _read_when("whom"),
    whom="reference", effect="chain",
)  # fmt: skip
production(
    "ending", "when {who} deals excess damage this way, {effect}", WhenExcessDealt, _when, _read_when("who"),
    who="object", effect="chain",
)  # fmt: skip
