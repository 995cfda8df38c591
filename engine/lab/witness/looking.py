"""Cards taken from a file, and put before a kind of witness by several processes."""

from __future__ import annotations

from importlib import import_module
from itertools import starmap
from multiprocessing import get_context
from typing import TYPE_CHECKING

from engine.core.chance import Chance
from engine.lab.witness.findings import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engine.cards.card_data import CardData

KINDS = {
    "unread_words": "engine.lab.witness.unread_words",
    "nothing_happened": "engine.lab.witness.nothing_happened",
    "unequal_seats": "engine.lab.witness.unequal_seats",
    "refused_pairs": "engine.lab.witness.refused_pairs",
    "dependent_choices": "engine.lab.witness.dependent_choices",
    "fewer_than_asked": "engine.lab.witness.fewer_than_asked",
    "two_wordings": "engine.lab.witness.two_wordings",
}
"""The kinds of witnesses, and the modules that have `QUESTION` and `examine`."""


def question_of(kind: str) -> str:
    """What a kind of witness looks for."""
    found: str = import_module(KINDS[kind]).QUESTION
    return found


def sample(cards: Sequence[CardData], number: int, seed: int) -> list[CardData]:
    """Some of the cards by chance, in their order; all of them if no number is given."""
    if not number or number >= len(cards):
        return list(cards)
    places = list(range(len(cards)))
    chance = Chance(seed)
    for at in range(number):
        other = at + chance.below(len(places) - at)
        places[at], places[other] = places[other], places[at]
    return [cards[place] for place in sorted(places[:number])]


def findings_of(kind: str, card: CardData, other: CardData | None = None) -> list[Finding]:
    """What a kind of witness finds in a card, or in it and another. That it fails on one is a finding too."""
    witness = import_module(KINDS[kind])
    try:
        return list(witness.examine(card) if other is None else witness.compare((card, other)))
    except Exception as error:
        return [Finding(card.name, "defect", repr(error))]


def look(
    kind: str, cards: Sequence[CardData], others: Mapping[str, CardData] | None = None, jobs: int = 1
) -> Iterator[list[Finding]]:
    """What a kind of witness finds in each of some cards, in their order, or in each and another of its name."""
    asked = [(kind, card, None if others is None else others[card.name]) for card in cards]
    if jobs < 2:
        yield from starmap(findings_of, asked)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_asked, asked, chunksize=4)


def _asked(asked: tuple[str, CardData, CardData | None]) -> list[Finding]:
    return findings_of(*asked)
