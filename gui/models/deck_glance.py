"""A deck at a glance.

Its cover card, its colours, its cards as a drafter sees them, and what is said of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.api import CardLibrary, DeckList, Rated, rated
from gui.models.faces import data_faces
from gui.painting.face import FaceSpec

COLORS = "WUBRG"


@dataclass(frozen=True)
class DeckGlance:
    """What one sees of a deck before it is played.

    That is its main deck and commanders (CR 903.5a), not its sideboard.
    """

    name: str
    words: str  # what its writer says of it; "" if nothing
    cover: FaceSpec | None
    cards: tuple[Rated, ...]  # each copy
    unknown: int  # cards that the library does not have

    @property
    def spells(self) -> tuple[Rated, ...]:
        """What is no land."""
        return tuple(card for card in self.cards if not card.land)

    @property
    def colors(self) -> str:
        """The colours of its spells, in the order W U B R G."""
        return "".join(letter for letter in COLORS if any(letter in card.colors for card in self.spells))


def glance(name: str, deck: DeckList, library: CardLibrary) -> DeckGlance:
    """Look at a deck."""
    cards: list[Rated] = []
    unknown = 0
    for entry in (*deck.commanders, *deck.main):
        card = library.find(entry.name)
        if card is None:
            unknown += entry.count
        else:
            cards += [rated(card)] * entry.count
    leads = {entry.name for entry in deck.commanders}
    return DeckGlance(name, deck.words, _cover(cards, leads, library), tuple(cards), unknown)


def _cover(cards: Sequence[Rated], leads: set[str], library: CardLibrary) -> FaceSpec | None:
    """The card that stands for a deck: its commander, or else the creature that a drafter would like most."""
    if not cards:
        return None
    best = max(cards, key=lambda card: (
        card.name in leads, not card.land, card.creature, card.legend, card.strength, card.name,
    ))  # fmt: skip
    found = library.find(best.name)
    return data_faces(found)[0] if found is not None else None
