"""Abilities that objects gain and lose (CR 613.1f): "has flying", "gains “…”", "loses all abilities"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import TYPE_CHECKING

from engine.compiler.faces import finished
from engine.compiler.templates import forms, include, label, phrase
from engine.core.identity import NOBODY, Ref
from engine.core.record import record, replace, wording
from engine.game.rules.layers.ability_sets import derived, with_more
from engine.meaning.abilities import Abilities, Ability, ActivatedAbility, KeywordAbility, Paragraph, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Filter, Modification
from engine.meaning.node import READS_COLORS, READS_NOTHING, Node, rebuild, walk
from engine.vocabulary.terms.objects.objects import This, with_giver

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("“ ^{ability:line} ”", into="granted")
@phrase("“ ^{ability:keyword}. ”", into="granted", stopped=True)
@phrase("“ _ {ability:keyword}. ”", into="granted", stopped=True, small=True)
@phrase("“ _ {ability:keyword} ”", into="granted", small=True)
@record
class Quoted(Ability):
    """An ability in quotation marks, as words grant it (CR 113.1a)."""

    ability: Ability
    small: bool = wording(default=False)  # it begins with a small letter there: "bands with other Dinosaurs"
    stopped: bool = wording(default=False)  # a keyword with a full stop within the quotation marks
    closed = True


@phrase("<also? also> [has|have] {abilities:granted*and}", into="static_change")
@phrase("gain[s] {abilities:granted*and}", into="effect_change")
@phrase("also gain[s] {abilities:granted*and}", into="effect_change", also=True)
@phrase("gain[s] {abilities:granted*and}", into="lasting_change")
@phrase("[has|have] {abilities:granted*and}", into="effect_change", has=True)
@record
class HasAbilities(Modification):
    """Abilities that an object has besides its own (CR 613.1f)."""

    abilities: tuple[Ability, ...]
    also: bool = wording(default=False)  # besides what other words have said
    has: bool = wording(default=False)  # "has flying for as long as …", for "gains"
    cost: str = wording(default="")  # how the sentence behind tells what a keyword costs
    gives: tuple[Ability, ...] = field(default=(), init=False, compare=False, repr=False)  # as the rules need them
    chooses: bool = field(default=False, init=False, compare=False, repr=False)  # whether its source chooses something
    calls_giver: bool = field(default=False, init=False, compare=False, repr=False)  # whether it is called by its name
    reads = READS_NOTHING
    personal = False
    layers = ("6",)
    takes = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "gives", all_as_granted(self.abilities))
        nodes = [node for ability in self.gives for node in walk(ability)]
        object.__setattr__(self, "calls_giver", any(_calls_giver(node) for node in nodes))
        object.__setattr__(self, "chooses", any(isinstance(node, Filter) and node.chooses for node in nodes))

    def settled(self, ctx: Context) -> HasAbilities:
        """With what is chosen as the effect begins ("protection from the color of your choice")."""
        return HasAbilities(_as_chosen(self.abilities, ctx)) if self.chooses else self

    def without_keywords(self, names: frozenset[str]) -> HasAbilities | None:
        left = tuple(one for one in self.abilities if not (isinstance(one, KeywordAbility) and one.name in names))
        return self if left == self.abilities else HasAbilities(left) if left else None

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        given = _as_chosen(self.gives, ctx) if self.chooses else self.gives
        if self.calls_giver and ref != ctx.source:
            given = tuple(with_giver(ability, ctx.source) for ability in given)
        characteristics.abilities = with_more(characteristics.abilities, given)


@phrase("{abilities:keyword*and} if it's {color:color}", into="abilities_by_color")
@record
class AbilitiesOfColor(Node):
    """Abilities that each object of a color has."""

    abilities: tuple[Ability, ...]
    color: str


@phrase("[has|have] {parts:abilities_by_color*and2}", into="static_change")
@record
class HasAbilitiesByColor(Modification):
    """Abilities that depend on what colors an object has.

    "vigilance if it's white, and trample if it's green".
    """

    parts: tuple[AbilitiesOfColor, ...]
    reads = READS_COLORS
    layers = ("6",)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        given = (one for part in self.parts if part.color in characteristics.colors for one in part.abilities)
        HasAbilities(tuple(given)).apply(ctx, ref, characteristics, layer)


def _as_chosen(abilities: tuple[Ability, ...], ctx: Context) -> tuple[Ability, ...]:
    """Abilities with the choices in them that the source has made, or makes now."""

    def chosen(node: Node) -> Node:
        return node.as_chosen(ctx) if isinstance(node, Filter) else node

    return tuple(rebuild(ability, chosen) for ability in abilities)


def all_as_granted(abilities: Iterable[Ability]) -> tuple[Ability, ...]:
    """Abilities as an effect gives them; a paragraph in quotation marks may be several of them."""
    found: list[Ability] = []
    for ability in abilities:
        quoted = ability.ability if isinstance(ability, Quoted) else ability
        several = quoted.written() if isinstance(quoted, Paragraph) else (ability,)
        found.extend(as_granted(finished(one, None) if isinstance(quoted, Paragraph) else one) for one in several)
    return tuple(found)


def _calls_giver(node: Node) -> bool:
    """Whether words call by name what grants them."""
    return node.of_giver(NOBODY) is not node if isinstance(node, Filter) else isinstance(node, This) and not node.noun


def as_granted(ability: Ability) -> Ability:
    """An ability as an effect gives it: without quotation marks, defining no characteristics (CR 604.3a)."""
    if isinstance(ability, Quoted):
        return as_granted(finished(ability.ability, None))
    if isinstance(ability, StaticAbility) and ability.characteristic_defining:
        effects = tuple(effect.as_granted() for effect in ability.effects)
        return replace(ability, effects=effects, characteristic_defining=False)
    return ability


@phrase("lose[s] all abilities <but_mana? except mana abilities>", into="change", abilities=())
@forms(
    phrase("lose[s] all other abilities", into="change", abilities=(), other=True),
    phrase("lose[s] all other abilities", into="lasting_change", abilities=(), other=True),
)
@phrase("lose[s] {abilities:keyword*and}", into="change")
@phrase("lose[s] {abilities:keyword*and}", into="lasting_change")
@phrase("lose[s] all abilities", into="lasting_change", abilities=())
@phrase("[has|have] no abilities", into="lasting_change", abilities=(), none=True)
@record
class LosesAbilities(Modification):
    """Abilities that an object loses; none named: all (CR 613.1f)."""

    abilities: tuple[Ability, ...]
    but_mana: bool = False
    other: bool = False  # others than those that the same effect gives: it applies before those
    none: bool = wording(default=False)  # "has no abilities"
    reads = READS_NOTHING
    layers = ("6",)
    gives = ()

    @property
    def applies_first(self) -> bool:  # type: ignore[override]
        """Whether it applies before the other parts of its effect."""
        return self.other

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        before = characteristics.abilities
        characteristics.abilities = derived(before, self, lambda: self._left(before))

    def _left(self, before: Abilities) -> Abilities:
        if not self.abilities:
            return before.filtered(self._is_spared)
        parts = [part for one in before.unexpanded() for part in self._rest(one) if part != one]
        return before.filtered(lambda one: self._rest(one) == (one,)).with_added(*parts)

    def _is_spared(self, ability: Ability) -> bool:
        return self.but_mana and isinstance(ability, ActivatedAbility) and ability.mana

    def _rest(self, one: Ability) -> tuple[Ability, ...]:
        """What is left of an ability: "protection from red and from white" may lose one of its two (CR 702.16g)."""
        left: tuple[Ability, ...] = (one,)
        for lost in self.abilities:
            left = tuple(part for each in left for part in each.without(lost))
        return left


@phrase("can't have <gain? or gain> {names:keyword_name*or}", into="change")
@record
class CannotHave(Modification):
    """Keyword abilities that an object can't have: it loses them, and no effect can add them (CR 113.11)."""

    names: tuple[str, ...]
    gain: bool = wording(default=False)
    reads = READS_NOTHING
    layers = ("6",)
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        before = characteristics.abilities
        characteristics.abilities = derived(before, self, lambda: before.barring(self.names))


include("granted", "keyword")
label("granted", "an ability")
label("keyword", "a keyword")
