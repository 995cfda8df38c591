"""Life that was paid to activate an ability (CR 119.4, 602.2b): "if life was paid to activate it"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.events.casting import AbilityActivated, SpellCast
from engine.game.events.life import LoseLife
from engine.meaning.families import Condition, Reference
from engine.meaning.node import READS_TURN
from engine.meaning.speech import Antecedent

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("life was paid to activate {object}", into="condition_part")
@record
class LifeWasPaid(Condition):
    """Life was paid as a cost of an ability on the stack, Phyrexian mana among it (CR 107.4f)."""

    object: Reference
    key: str = ""
    reads = READS_TURN
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much."""
        return (Antecedent(self.key, "amount", verb="paid"),)

    def holds(self, ctx: Context) -> bool:
        paid = sum(life_paid(ctx, ref) for ref in self.object.refs(ctx))
        ctx.bind(self.key, paid)
        return paid > 0


def life_paid(ctx: Context, ability: Ref) -> int:
    """How much life was paid to activate an ability.

    By its player for its source, right before it was activated.
    """
    events = ctx.game.history.this_turn
    places = (n for n, event in enumerate(events) if isinstance(event, AbilityActivated) and event.oid == ability)
    place = next(places, None)
    if place is None:
        return 0
    activated = events[place]
    assert isinstance(activated, AbilityActivated)
    paid = 0
    for event in reversed(events[:place]):
        if isinstance(event, SpellCast) or (isinstance(event, AbilityActivated) and not event.mana):
            break
        if isinstance(event, LoseLife) and (event.cause, event.player) == ("payment", activated.player):
            paid += event.amount if event.by == activated.source else 0
    return paid
