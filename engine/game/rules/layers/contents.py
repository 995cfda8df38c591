"""What a set of abilities holds for the layers and for the index, worked out once and kept with it.

Sets of abilities are never changed and are shared by all copies of a card, so that most objects cost nothing here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import EventKey
from engine.core.record import record
from engine.core.zones import OUTSIDE, ZONES
from engine.game.rules.layers.effect import Reaching
from engine.game.rules.layers.layer import NUMBERS
from engine.meaning.abilities import Abilities, Ability
from engine.meaning.families import Amount, Condition, Continuous, Modification, Reference, Replacement, RuleModifier
from engine.meaning.node import READS_BOARD, READS_CHARACTERISTICS, READS_CONTROL, READS_NOTHING, READS_STATUS, children

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.meaning.abilities import StaticAbility, TriggeredAbility
    from engine.meaning.families import StaticEffect
    from engine.meaning.node import Node

Parts = dict[int, tuple[Modification, ...]]  # by layer
_ABOUT_AN_OBJECT = READS_STATUS | READS_CHARACTERISTICS & ~READS_CONTROL


@record(eq=False)
class Group:
    """Modifications that are one continuous effect.

    They apply to the same set of objects in all layers (CR 613.6).
    """

    ability: StaticAbility | None  # None for a floating effect
    node: Continuous | None  # None: bare modifications, of the ability's own object or the affected ones
    parts: Parts
    reads: dict[int, int]  # by layer: what applying it there looks at
    granting: bool  # whether it may give abilities that the layers or the index must know of

    def same(self, other: Group) -> bool:
        """Whether it is the same words of the same ability, in another set of abilities."""
        return self is other or (self.ability is other.ability and self.node is other.node)


@record(eq=False)
class Contents:
    """What a set of abilities does in one zone."""

    groups: tuple[Group, ...]
    listeners: tuple[tuple[TriggeredAbility, tuple[EventKey, ...]], ...]
    modifiers: tuple[tuple[StaticAbility, Continuous, RuleModifier], ...]
    replacements: tuple[tuple[int, StaticAbility, Replacement], ...]


def contents(abilities: Abilities, zone: str) -> Contents | None:
    """What some abilities do in a zone.

    None if it is nothing that anything but their object itself must know of.
    """
    known: dict[str, Contents | None] = abilities.__dict__.setdefault("contents by zone", {})
    try:
        return known[zone]
    except KeyError:
        found = known[zone] = _found(abilities, zone)
        return found


def matter_somewhere(abilities: Iterable[Ability]) -> bool:
    """Whether some abilities, given to an object in whatever zone, matter to the layers or the index."""
    given = Abilities(abilities)
    return any(contents(given, zone) is not None for zone in (*ZONES, OUTSIDE))


def _found(abilities: Abilities, zone: str) -> Contents | None:
    groups: list[Group] = []
    modifiers: list[tuple[StaticAbility, Continuous, RuleModifier]] = []
    replacements: list[tuple[int, StaticAbility, Replacement]] = []
    number = 0
    for ability in abilities.static:
        if zone in ability.zones or ability.characteristic_defining:
            groups += groups_of(ability.effects, ability)
        if zone in ability.zones:
            modifiers += ((ability, node, part) for node, part in spoken(ability.effects))
        for effect in ability.effects:
            number += 1  # counted in all zones: the number is part of the effect's name
            if isinstance(effect, Replacement) and zone in ability.zones and not (effect.entering or effect.turning):
                replacements.append((number, ability, effect))
    listeners = tuple(
        (ability, ability.pattern.event_keys())
        for ability in abilities.triggered
        if zone in ability.zones and not ability.pattern.only_self()
    )
    if not (groups or listeners or modifiers or replacements):
        return None
    return Contents(tuple(groups), listeners, tuple(modifiers), tuple(replacements))


def spoken(effects: Iterable[StaticEffect]) -> Iterator[tuple[Continuous, RuleModifier]]:
    """The rule modifiers among some effects that speak of other objects or of players."""
    for effect in effects:
        if isinstance(effect, Continuous):
            for part in effect.parts():
                if isinstance(part, RuleModifier):
                    yield effect, part


def groups_of(effects: Iterable[StaticEffect], ability: StaticAbility | None = None) -> list[Group]:
    """The continuous effects among some effects that change characteristics."""
    bare: list[Modification] = []
    found: list[Group] = []
    for effect in effects:
        if isinstance(effect, Modification):
            bare.append(effect)
        elif isinstance(effect, Continuous):
            parts = tuple(part for part in effect.parts() if isinstance(part, Modification))
            if parts:
                found.append(_group(ability, effect, parts))
    if bare:
        found.insert(0, _group(ability, None, tuple(bare)))
    return found


def _group(ability: StaticAbility | None, node: Continuous | None, parts: tuple[Modification, ...]) -> Group:
    by_layer: Parts = {}
    for part in parts:
        for name in part.layers:
            layer = NUMBERS[name]
            by_layer[layer] = (*by_layer.get(layer, ()), part)
    by_layer = dict(sorted(by_layer.items()))
    deciding: tuple[Node, ...] = ()
    elsewhere = ability is None  # whether the source may be another object than the affected one
    if isinstance(node, Reaching):
        elsewhere, deciding = not node.about_itself, node.deciding()
    elif node is not None:
        elsewhere, deciding = True, tuple(child for child in children(node) if child not in parts)
    reads = {layer: _read_by(there, elsewhere) for layer, there in by_layer.items()}
    first = next(iter(reads))
    if node is not None:
        reads[first] |= node.reads | _read_by(deciding, elsewhere)
    if ability is not None and ability.condition is not None:
        reads[first] |= _read_by((ability.condition,), elsewhere)
    granting = any(_gives(part) for part in parts if any(name in ("1a", "1b", "3", "6") for name in part.layers))
    return Group(ability, node, by_layer, reads, granting)


def _read_by(nodes: Iterable[Node], elsewhere: bool) -> int:
    """What some nodes look at; only a filter is about the affected object, other words are about the source, and so are
    the filters in them: "as long as this artifact is tapped".

    Who controls the source ("you") is no reading: another controller makes another effect.
    """
    bits = READS_NOTHING
    for node in nodes:
        own = node.reads
        if isinstance(node, Reference) and not own & READS_BOARD:
            own &= ~READS_CONTROL
        own |= _read_by((child for child in children(node) if not isinstance(child, Ability)), elsewhere)
        if elsewhere and own & _ABOUT_AN_OBJECT and isinstance(node, (Amount, Condition, Reference)):
            own |= READS_BOARD
        bits |= own
    return bits


def _gives(part: Modification) -> bool:
    """Whether a modification may give abilities that matter; what does not say what it gives, may."""
    return part.gives is None or matter_somewhere(part.gives)


def takes(part: Modification) -> bool:
    """Whether a modification may take abilities away; what does not say so, may."""
    return part.takes
