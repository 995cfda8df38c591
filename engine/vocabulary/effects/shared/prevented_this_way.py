"""What follows from the prevention of damage (CR 615.5): "If damage is prevented this way, …"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase, production
from engine.core.identity import NOBODY, Ref
from engine.core.keys import Deed
from engine.core.record import record, replace
from engine.game.events.cards import PlayerDid
from engine.game.events.effects import EndEffects, SetPending
from engine.game.rules.events.afterwards import Afterward
from engine.game.rules.events.table_room import at_most
from engine.game.rules.layers.effect import FLOATING
from engine.game.state.effects import PendingTrigger
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import Filter, Instruction
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.abilities.delayed import AtOnce
from engine.vocabulary.terms.grammar.instructions import Steps
from engine.vocabulary.terms.grammar.this_way import AmountThisWay
from engine.vocabulary.terms.objects.filters import Source
from engine.vocabulary.triggers.events import AMOUNT

if TYPE_CHECKING:
    from engine.game.events.damage import Damage
    from engine.game.events.event import Event
    from engine.game.rules.context import Context

PREVENT_DAMAGE = Deed("prevent damage")

SOURCE_PREVENTED = "whose damage was prevented"


def what_is_prevented(key: str) -> tuple[Antecedent, ...]:
    """What the words that prevent damage name: how much, and whose damage."""
    source = Antecedent(SOURCE_PREVENTED, "object", kinds=Source().nouns(), by_noun=True)
    return (Antecedent(key, "amount", verb="prevented"), source)


def after_prevention(
    ctx: Context, event: Damage, prevented: int, key: str, then: tuple[Instruction, ...], together: object = None
) -> Sequence[Event]:  # fmt: skip
    """What becomes of damage so much of which is prevented: the rest, and what follows right afterwards.

    What follows is done once for all such damage at the same time that is prevented `together`.
    """
    left: list[Event] = [replace(event, amount=event.amount - prevented)] if prevented < event.amount else []
    if prevented:
        ctx.happen(PlayerDid(ctx.controller, PREVENT_DAMAGE, prevented))
    if then:
        inner = ctx.within(**{key: prevented, SOURCE_PREVENTED: (event.source,)})
        left.append(Afterward(then[0] if len(then) == 1 else Steps(then), inner, group=together, sums=(key, AMOUNT)))
    return left


@record
class EndThisEffect(Instruction):
    """End the continuous effect that it belongs to: one that is about the next time only.

    It ends once it has changed all of what happens then.
    """

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        ctx.happen(EndEffects((int(ctx.bindings[FLOATING]),)))
        return True


@phrase("if damage is prevented this way, {effect:chain}", into="ending")
@phrase("if damage from a {source:filter#one} is prevented this way, {effect:chain}", into="ending")
@record
class IfPrevented(Instruction):
    """What is done right after damage has been prevented, perhaps only that of certain sources (CR 615.5)."""

    effect: Instruction
    source: Filter | None = None
    reads = READS_NOTHING
    rides = True

    def perform(self, ctx: Context) -> bool:
        sources: tuple[Ref, ...] = ctx.bound(SOURCE_PREVENTED)
        if self.source is not None and not all(self.source.matches(ctx, ref) for ref in sources):
            return False
        return self.effect.perform(ctx)


@record
class WhenPrevented(Instruction):
    """An ability that triggers as damage is prevented (CR 603.12)."""

    ability: TriggeredAbility
    reads = READS_NOTHING
    rides = True

    def perform(self, ctx: Context) -> bool:
        named = tuple(ctx.bindings.items())
        trigger = PendingTrigger(NOBODY, self.ability, ctx.source, ctx.controller, ctx.event, named)
        ctx.happen(SetPending((*ctx.game.pending, trigger)))
        return True


production(
    "ending", "when damage is prevented this way, {effect}", WhenPrevented,
    lambda effect: WhenPrevented(TriggeredAbility(AtOnce(), effect)), lambda node: {"effect": node.ability.effect},
    effect="chain",
)  # fmt: skip


@phrase("{number:for_each_1}, {effect:chain}", into="ending")
@record
class ForEachOne(Instruction):
    """Something done as often as an amount came to: "For each 1 damage prevented this way, …"."""

    number: AmountThisWay
    effect: Instruction
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        done = False
        for _ in range(at_most(ctx.game, self.number.value(ctx))):
            done = self.effect.perform(ctx) or done
        return done
