"""Having the abilities that other objects have (CR 613.1f): "has all activated abilities of …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import ObjectId, Ref, is_object
from engine.core.record import record
from engine.game.rules.layers.ability_sets import with_more
from engine.meaning.abilities import Ability
from engine.meaning.families import Modification, Reference
from engine.meaning.node import READS_EVERYTHING, READS_NOTHING
from engine.vocabulary.statics.abilities.abilities import HasAbilities

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.characteristics import Characteristics


def abilities_of(ctx: Context, oid: ObjectId, kinds: str, but_mana: bool = False) -> tuple[Ability, ...]:
    """The activated, triggered or loyalty abilities of an object (CR 602.1, 603.1, 606.1)."""
    own = ctx.chars(oid).abilities
    if kinds == "loyalty":
        return tuple(ability for ability in own.activated if ability.loyalty)
    activated = own.activated if but_mana else (*own.activated, *own.mana)
    if kinds == "activated":
        return activated
    triggered = tuple(one for one in own.triggered if not (but_mana and one.mana))
    return triggered if kinds == "triggered" else (*activated, *triggered)


@phrase("gain[s] all {kinds:kinds_of_abilities} abilities of {object}", into="effect_change")
@record
class GainsAbilitiesOf(Modification):
    """The abilities that another object has as the effect begins (CR 611.2c).

    Nothing is gained until it is `settled`.
    """

    object: Reference
    kinds: str = "activated"
    reads = READS_NOTHING
    layers = ("6",)
    takes = False
    gives = ()

    def settled(self, ctx: Context) -> HasAbilities:
        """The abilities."""
        found = (abilities_of(ctx, ref, self.kinds) for ref in self.object.refs(ctx) if is_object(ref))
        return HasAbilities(tuple(ability for own in found for ability in own))

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        """Nothing: only what was found applies."""


@phrase("[has|have] all {kinds:kinds_of_abilities} abilities of {object:reference}", into="static_change")
@forms(
    phrase("[has|have] all {kinds:kinds_of_abilities} abilities of {object:bare_group}", into="static_change"),
    phrase("[has|have] all {kinds:kinds_of_abilities} abilities of {object:bare_group} except mana abilities",
           into="static_change", but_mana=True),
)  # fmt: skip
@record
class HasAbilitiesOf(Modification):
    """The abilities that other objects have, as long as they have them (CR 613.1f)."""

    object: Reference
    kinds: str = "activated"
    but_mana: bool = False
    reads = READS_EVERYTHING
    layers = ("6",)
    takes = False
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        others = (other for other in self.object.refs(ctx) if is_object(other) and other != ref)
        found = (abilities_of(ctx, other, self.kinds, self.but_mana) for other in others)
        given = tuple(ability for own in found for ability in own)
        characteristics.abilities = with_more(characteristics.abilities, given)


_KINDS = ("activated", "triggered", "activated and triggered", "loyalty")
lexicon("kinds_of_abilities", {kinds: kinds for kinds in _KINDS})
