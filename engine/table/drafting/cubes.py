"""Cubes: lists of names from which packs are dealt.

Each card is dealt as often as it is listed before any comes again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards.card_data import CardData
from engine.cards.card_sources import card_entries
from engine.cards.deck_list import read_deck_file, resolve
from engine.cards.importing import ImportFileError
from engine.table.drafting.boosters import BoosterError, LeftOut, Product, Sheet, Slot, elsewhere
from engine.table.drafting.products import made

if TYPE_CHECKING:
    from pathlib import Path

    from engine.cards.deck_list import DeckList, ResolvedDeck
    from engine.cards.library import CardLibrary

PACK = 15  # cards of a pack of a cube
FEWEST = PACK  # cards of a cube
MOST = 5_000


def packs_of_file(path: Path, library: CardLibrary) -> tuple[Product, tuple[LeftOut, ...]]:
    """Packs of the cards that a file describes, which come into the library, or of those that it names."""
    try:
        cards = [entry for entry in card_entries(path) if isinstance(entry, CardData)]
    except ImportFileError:
        listed = read_deck_file(path)
        if not (listed.main or listed.sideboard or listed.commanders):
            raise
        return cube_of(path.stem, listed, resolve(listed, library))
    library.add(cards, given=True)
    return made(path.stem, cards, library)


def cube_of(title: str, listed: DeckList, found: ResolvedDeck) -> tuple[Product, tuple[LeftOut, ...]]:
    """Packs of the cards of a list, wherever they stand in it, and the lines that are in none of them."""
    left_out = [LeftOut(problem.text, problem.reason, unplayable=True) for problem in found.problems]
    names: list[str] = []
    for card in (*found.commanders, *found.main, *found.sideboard):
        why = elsewhere(card)
        if why:
            left_out.append(LeftOut(card.name, why))
        else:
            names.append(card.name)
    if not FEWEST <= len(names) <= MOST:
        what = f"{len(names):,} cards that can be drafted; {FEWEST} to {MOST:,} make a cube"
        first = f" ({left_out[0].name}: {left_out[0].why})" if left_out else ""
        raise BoosterError(f"{title}: it names {what}{first}")
    return Product(title, (Slot(PACK, (Sheet(1, tuple(names)),)),), cube=True), tuple(dict.fromkeys(left_out))
