"""A creature that turns itself into an Aura until its player pays to end that (CR 611.2a, 303.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.game.events.effects import EndEffects
from engine.game.events.status import Attach
from engine.game.rules.casting.questions import SPECIAL_ACTIONS
from engine.game.rules.casting.special_action import SpecialAction
from engine.game.rules.layers.effect import FLOATING
from engine.game.rules.questions.attaching import why_not_attached
from engine.meaning.abilities import Abilities, Ability
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Instruction, Modification, Reference, RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.terms.costs.costs import PayMana
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.game.rules.context import Context
    from engine.meaning.questions import Asked


@phrase("{this:object} loses this ability and becomes a Aura enchantment with {abilities:keyword*and}. ^attach it to "
        "{host:target}. ^you may pay {price:mana_symbols} to end this effect")  # fmt: skip
@record
class BecomeAnAura(Instruction):
    """The ability's own object loses the ability, becomes an Aura and is attached to something.

    Its controller may pay a price to end the effect that made it one.
    """

    this: Reference
    abilities: tuple[Ability, ...]
    host: Reference
    price: ManaCost
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.this, This)

    def perform(self, ctx: Context) -> bool:
        if not ctx.on_battlefield(ctx.source):
            return False
        lost = ctx.item.ability if ctx.item is not None else None
        changes = (IsAura(), *((Loses(lost),) if lost is not None else ()), HasAbilities(self.abilities))
        begin(ctx, (*changes, MayBeEnded(self.price)), (ctx.source,), None)
        hosts = (host for host in self.host.refs(ctx) if why_not_attached(ctx.game, ctx.source, host) is None)
        return bool(carry_out(ctx, *(Attach(ctx.source, host, ctx.source) for host in hosts)))


@record
class IsAura(Modification):
    """An Aura enchantment, and nothing that it was before but legendary, snow and the like (CR 205.1a)."""

    reads = READS_NOTHING
    layers = ("4",)
    takes = False
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.types = ("enchantment",)
        characteristics.subtypes = ("Aura",)


@record
class Loses(Modification):
    """An ability that an object does not have any more, once (CR 613.1f)."""

    ability: Ability
    reads = READS_NOTHING
    layers = ("6",)
    takes = True
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        left = list(characteristics.abilities)
        if self.ability in left:
            left.remove(self.ability)
        characteristics.abilities = Abilities(left)


@record
class MayBeEnded(RuleModifier):
    """Its controller may pay to end the effect that these words are part of: a special action (CR 116.2c)."""

    price: ManaCost
    reads = READS_NOTHING
    questions = (SPECIAL_ACTIONS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details["seat"] != ctx.controller:
            return None
        label = say("end_the_effect", cost=str(self.price))
        end = EndThatEffect(int(ctx.bindings[FLOATING]))
        return (SpecialAction("end effect", (PayMana(self.price),), end, label, rule="116.2c"),)


@record
class EndThatEffect(Instruction):
    """A continuous effect ends."""

    number: int
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(EndEffects((self.number,))))
