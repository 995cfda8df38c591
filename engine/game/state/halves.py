"""Halves of split cards, apart and together (CR 709), and of permanents with a shared type line.

See CR 709.5.

Rules 709.5 and those within it are those of the edition of 2026: Rooms, whose halves are their doors.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.core.colors import COLORLESS, in_order
from engine.core.keys import Mark
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.meaning.abilities import Abilities, Ability, StaticAbility
from engine.meaning.cards import CardDefinition
from engine.meaning.families import Happening, Modification
from engine.meaning.node import READS_STATUS, Node, rebuild

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from engine.core.identity import Ref
    from engine.game.state.objects import Looking
    from engine.meaning.characteristics import Characteristics

SIDES = ("left", "right")
UNLOCKED = tuple(
    Mark(f"{side} half unlocked") for side in SIDES
)  # the marks that are the unlocked designations (709.5c)


def locked_halves(values: Characteristics, marks: Mapping[Mark, object]) -> tuple[int, ...]:
    """The numbers of the halves that a permanent with these values and designations has locked."""
    return tuple(number for number in range(len(values.halves)) if not marks.get(UNLOCKED[number]))


def unlocked_halves(values: Characteristics, marks: Mapping[Mark, object]) -> tuple[int, ...]:
    """The numbers of the halves that are unlocked."""
    return tuple(number for number in range(len(values.halves)) if marks.get(UNLOCKED[number]))


@record
class LacksLockedHalves(Modification):
    """As long as a half is locked, the permanent lacks its name, mana cost and rules text (CR 709.5)."""

    reads = READS_STATUS
    layers = ("3",)
    gives = ()

    def apply(self, ctx: Looking, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        halves, marks = characteristics.halves, ctx.obj(ref).marks
        for number in locked_halves(characteristics, marks):
            _take(characteristics, halves[number])
        words = (halves[number].text for number in unlocked_halves(characteristics, marks))
        characteristics.text = "\n".join(text for text in words if text)


def _take(values: Characteristics, half: Characteristics) -> None:
    """Take a half's name, mana cost and rules text from the values of a permanent; its colors are those of its cost."""
    names = [name for name in values.names if name != half.name]
    values.name, values.extra_names = (names[0], tuple(names[1:])) if names else ("", ())
    before = values.mana_cost
    if before is not None and half.mana_cost is not None:
        values.mana_cost = _cost_without(before, half.mana_cost)
        if values.colors == before.colors:
            values.colors = values.mana_cost.colors if values.mana_cost is not None else COLORLESS
    values.abilities = without(values.abilities, half)


@lru_cache(maxsize=1024)
def _cost_without(cost: ManaCost, part: ManaCost) -> ManaCost | None:
    whole, count = cost.symbols, len(part.symbols)
    if whole[-count:] == part.symbols:
        return ManaCost(whole[:-count]) if len(whole) > count else None
    left = list(whole)
    for symbol in part.symbols:
        if symbol in left:
            left.remove(symbol)
    return ManaCost(tuple(left)) if left else None


def without(abilities: Abilities, half: Characteristics) -> Abilities:
    """Abilities without those of a half or face; the same set each time."""
    known: dict[Characteristics, Abilities] = abilities.__dict__.setdefault("without a half", {})
    if half not in known:
        lost = list(half.abilities.unexpanded())

        def stays(ability: Ability) -> bool:
            if ability in lost:
                lost.remove(ability)
                return False
            return True

        known[half] = abilities.filtered(stays)
    return known[half]


@lru_cache(maxsize=1024)
def halves_of(definition: CardDefinition) -> tuple[Characteristics, ...]:
    """The halves of a card with a shared type line, their abilities knowing which half they are on."""
    halves = []
    for number, face in enumerate(definition.faces):
        half = face.printed.copy()
        half.abilities = Abilities(_on_side(ability, SIDES[number]) for ability in half.abilities.unexpanded())
        halves.append(half)
    return tuple(halves)


def _on_side(ability: Ability, side: str) -> Ability:
    def change(node: Node) -> Node:
        return node.on_side(side) if isinstance(node, Happening) else node

    found: Ability = rebuild(ability, change)
    return found


@lru_cache(maxsize=4096)
def combined_values(definition: CardDefinition) -> Characteristics:
    """Both halves together, as a split card is everywhere but on the stack (CR 709.4)."""
    if definition.shares_type_line:
        return combined(halves_of(definition), shared=True)
    return combined(tuple(face.printed for face in definition.faces))


@lru_cache(maxsize=1024)
def combined(halves: tuple[Characteristics, ...], shared: bool = False) -> Characteristics:
    """Two halves together.

    If they share a type line, they have the static abilities that it represents (CR 709.5).
    """
    first = halves[0].copy()
    first.extra_names = tuple(half.name for half in halves[1:])
    first.mana_cost = _combined_cost(halves)
    first.colors = in_order(color for half in halves for color in half.colors)
    first.types = _union(half.types for half in halves)
    first.subtypes = _union(half.subtypes for half in halves)
    first.supertypes = _union(half.supertypes for half in halves)
    abilities = tuple(ability for half in halves for ability in half.abilities.unexpanded())
    first.abilities = Abilities((*abilities, SHARED_TYPE_LINE) if shared else abilities)
    first.text = "\n".join(half.text for half in halves if half.text)
    first.halves = halves if shared else ()
    return first


def _combined_cost(halves: tuple[Characteristics, ...]) -> ManaCost | None:
    symbols = tuple(symbol for half in halves if half.mana_cost for symbol in half.mana_cost.symbols)
    return ManaCost(symbols) if symbols else None


SHARED_TYPE_LINE = StaticAbility((LacksLockedHalves(),))


@lru_cache(maxsize=1024)
def half_as_spell(definition: CardDefinition, number: int) -> Characteristics:
    """A half with a shared type line as a spell.

    That there are two halves is part of its copiable values (709.5b).
    """
    half = definition.faces[number].printed.copy()
    half.halves = halves_of(definition)
    return half


def _union(groups: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(word for group in groups for word in group))
