"""Damage that would be dealt (CR 614.1, 615.1): "damage would be dealt to you".

Also "a source would deal damage to you".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import include, label, phrase
from engine.core.identity import is_player
from engine.core.record import record, wording
from engine.game.events.damage import DAMAGE_DEALT, Damage
from engine.meaning.families import Condition, EventPattern, Filter
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.triggers.damage import RECIPIENT, DamagedEither, recipients
from engine.vocabulary.triggers.events import AMOUNT, OBJECT, OTHER, PLAYER

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{kind:damage_kind} would be dealt to {whom:damaged}", into="damage_would_be")
@phrase("{kind:damage_kind} would be dealt to {whom:damaged}", into="would_event")
@phrase("{source:subject} would deal< {number:comparison}> {kind:damage_kind} to {whom:damaged}",
        into="damage_would_be")  # fmt: skip
@phrase("{source:subject} would deal {kind:damage_kind} to a permanent or player", into="damage_would_be", any=True)
@phrase("{source:subject} would deal {kind:damage_kind}", into="damage_would_be")
@phrase("{source:subject} would deal a amount of {kind:damage_kind} {number:comparison} to {whom:damaged}",
        into="damage_would_be", amount_of=True)  # fmt: skip
@record
class DamageWould(EventPattern):
    """Damage that would be dealt, perhaps by or to something, perhaps so much of it."""

    kind: str
    whom: Filter | None = None
    source: Filter | None = None
    number: Comparison | None = None
    any: bool = wording(default=False)
    amount_of: bool = wording(default=False)
    keys = (DAMAGE_DEALT,)

    def well_formed(self) -> bool:
        """ "A permanent or player" is anything at all, which has words of its own."""
        return not isinstance(self.whom, DamagedEither) or not (self.whom.bare and "permanent" in self.whom.nouns())

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What would deal it, to whom, and how much."""
        source = Antecedent(OBJECT, "object", kinds=nouns_of(self.source), subject=True)
        return (
            Antecedent(AMOUNT, "amount"), *recipients(self.whom), *((source,) if self.source is not None else ()),
        )  # fmt: skip

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, Damage) and self._fits(ctx, event):
                role = PLAYER if is_player(event.recipient) else OTHER
                named = {OBJECT: (event.source,), role: (event.recipient,), RECIPIENT: (event.recipient,)}
                yield {"event": event, **named, AMOUNT: event.amount}

    def _fits(self, ctx: Context, event: Damage) -> bool:
        if self.kind != "damage" and event.combat != (self.kind == "combat"):
            return False
        if self.source is not None and not self.source.matches(ctx, event.source):
            return False
        if self.whom is not None and not self.whom.matches(ctx, event.recipient):
            return False
        return self.number is None or self.number.holds(ctx, event.amount)


@phrase("{event:damage_would_be} while {condition}", into="damage_would")
@record
class DamageWouldWhile(EventPattern):
    """Damage that would be dealt while something is true."""

    event: DamageWould
    condition: Condition
    keys = (DAMAGE_DEALT,)

    def within(self) -> EventPattern:
        return self.event

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for found in self.event.occurrences(ctx, happened):
            if self.condition.holds(ctx.within(**{name: value for name, value in found.items() if name != "event"})):
                yield found


include("damage_would", "damage_would_be")
label("damage_would", "what damage would be dealt")
