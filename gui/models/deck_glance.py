"""A deck at a glance: its cover card, colours, mana curve, and how it plays, for whoever chooses one."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.api import CardLibrary, DeckList, Rated, rated
from gui.models.faces import data_faces
from gui.painting.face import FaceSpec

HIGHEST = 7  # all mana values from here on are one bar
COLORS = "WUBRG"


@dataclass(frozen=True)
class DeckGlance:
    """What one sees of a deck before one has played it."""

    name: str
    words: str  # what its writer says of it; "" if nothing
    cover: FaceSpec | None
    colors: str  # of its spells, in the order W U B R G
    curve: tuple[int, ...]  # how many spells of each mana value, the last of all higher ones too
    creatures: int
    others: int  # spells that are no creatures
    lands: int
    unknown: int  # cards that the library does not have

    @property
    def cards(self) -> int:
        """How many cards are in it."""
        return self.creatures + self.others + self.lands + self.unknown


def glance(deck: DeckList, library: CardLibrary) -> DeckGlance:
    """Look at a deck: its sideboard is left out, its commanders are counted (CR 903.5a)."""
    known: list[tuple[int, Rated]] = []
    unknown = 0
    for entry in (*deck.commanders, *deck.main):
        card = library.find(entry.name)
        if card is None:
            unknown += entry.count
        else:
            known.append((entry.count, rated(card)))
    spells = [(count, seen) for count, seen in known if not seen.land]
    curve = Counter[int]()
    for count, seen in spells:
        curve[min(HIGHEST, seen.mana_value)] += count
    creatures = sum(count for count, seen in spells if seen.creature)
    return DeckGlance(
        name=deck.name,
        words=deck.words,
        cover=_cover(deck, known, library),
        colors="".join(letter for letter in COLORS if any(letter in seen.colors for _, seen in spells)),
        curve=tuple(curve[value] for value in range(HIGHEST + 1)),
        creatures=creatures,
        others=sum(count for count, _ in spells) - creatures,
        lands=sum(count for count, seen in known if seen.land),
        unknown=unknown,
    )


def _cover(deck: DeckList, known: list[tuple[int, Rated]], library: CardLibrary) -> FaceSpec | None:
    """The card that stands for a deck: its commander, or else the creature that a drafter would like most."""
    if not known:
        return None
    leads = {entry.name for entry in deck.commanders}
    _, best = max(known, key=lambda one: (
        one[1].name in leads, not one[1].land, one[1].creature, one[1].legend, one[1].strength, one[1].name,
    ))  # fmt: skip
    card = library.find(best.name)
    return data_faces(card)[0] if card is not None else None
