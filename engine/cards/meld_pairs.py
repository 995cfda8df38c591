"""Meld pairs (CR 712.4): each card of a pair gets the face that both have together.

Files list the two cards and what they become as three cards. One of the pair says "meld them into" the third, the
other one "Melds with" the first in its reminder text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.cards.card_data import CardData
from engine.cards.card_form import folded_name
from engine.cards.importing import Imported
from engine.core.layouts import layout_of
from engine.core.record import replace

_INTO = re.compile(r"\bmeld them into ([^.\n]+)\.")
_WITH = re.compile(r"\(Melds with ([^)\n]+?)\.\)")


def with_melded_faces(entries: Iterable[Imported]) -> Iterator[Imported]:
    """The entries of a file, the cards of meld pairs with their second faces, and after all others."""
    waiting: list[CardData] = []
    for entry in entries:
        if isinstance(entry, CardData) and layout_of(entry.layout).melds and len(entry.faces) == 1:
            waiting.append(entry)
        else:
            yield entry
    known = {folded_name(card.name): card for card in waiting}
    for card in waiting:
        result = known.get(folded_name(_melds_into(card, known)))
        yield card if result is None else replace(card, faces=(card.front, result.front))


def _melds_into(card: CardData, known: dict[str, CardData]) -> str:
    """The name of what a card melds into; "" if it is not known."""
    into = _INTO.search(card.front.text)
    partner = _WITH.search(card.front.text)
    if into is None and partner is not None:
        other = known.get(folded_name(partner[1]))
        into = _INTO.search(other.front.text) if other is not None else None
    return into[1] if into is not None else ""
