"""Decks made by chance from a file's cards (`simulate --random-decks`).

They have two colours, a curve of costs, and basic lands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.mana import parse_mana_cost
from engine.table.setup import SeatSetup, Setup, SetupError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cards.card_data import CardData
    from engine.cards.library import CardLibrary
    from engine.core.chance import Chance

    Cards = tuple[tuple[int, str], ...]

BASICS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
LANDS = 24
CURVE = ((0, 1, 5), (2, 2, 9), (3, 3, 8), (4, 4, 6), (5, 5, 5), (6, 99, 3))  # from, to which mana value, how many cards
TYPES = ("Creature", "Instant", "Sorcery", "Artifact", "Enchantment", "Planeswalker", "Battle")


class RandomDecks:
    """Makes decks from those cards of a file that are wholly understood.

    Each card is compiled as it is first drawn.
    """

    def __init__(self, library: CardLibrary, cards: Iterable[CardData]) -> None:
        self.library = library
        self.spells = [(card.name, *_cost(card)) for card in cards if _is_spell(card)]

    def deck(self, chance: Chance) -> Cards:
        """A deck of two colours."""
        letters = list(BASICS)
        first = letters.pop(chance.below(len(letters)))
        second = letters.pop(chance.below(len(letters)))
        chosen = [name for low, high, count in CURVE for name in self._some(chance, {first, second}, low, high, count)]
        half = LANDS // 2
        return (*((1, name) for name in chosen), (half, BASICS[first]), (LANDS - half, BASICS[second]))

    def setup(self, chance: Chance, seed: int, seats: int) -> Setup:
        """A table of so many, each with a deck of its own."""
        sitting = tuple(SeatSetup(f"seat {seat + 1}", self.deck(chance)) for seat in range(seats))
        return Setup(sitting, self.library, seed)

    def _some(self, chance: Chance, colors: set[str], low: int, high: int, count: int) -> Sequence[str]:
        """So many different cards of some colours and mana values, each wholly understood."""
        fitting = [name for name, own, value in self.spells if own <= colors and low <= value <= high]
        found: list[str] = []
        while fitting and len(found) < count:
            name = fitting.pop(chance.below(len(fitting)))
            if self.library.playable(name):
                found.append(name)
        if len(found) < count:
            raise SetupError(
                f"there are too few cards of mana value {low} to {high} for a deck of {'/'.join(sorted(colors))}"
            )
        return found


def _is_spell(card: CardData) -> bool:
    """Whether a card is one that decks are made of, and no land."""
    types = card.front.type_line
    return bool(card.front.mana_cost) and "Land" not in types and any(word in types for word in TYPES)


def _cost(card: CardData) -> tuple[frozenset[str], int]:
    """The colours in a card's mana costs, and the mana value of its front."""
    costs = [cost for face in card.faces if face.mana_cost and (cost := parse_mana_cost(face.mana_cost)) is not None]
    colors = frozenset(letter for cost in costs for symbol in cost.symbols for letter in symbol if letter in BASICS)
    return colors, costs[0].mana_value if costs else 0
