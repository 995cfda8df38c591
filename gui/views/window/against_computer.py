"""A game against the computer, without a question: two of the shipped decks, drawn by chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.api import (
    TURN_WAITS,
    USUAL_PROGRAM,
    CardLibrary,
    SeatSetup,
    Setup,
    deck_cards,
    deck_sideboard,
    shipped_decks,
)
from gui.arguments import NAMES, own_cards

SEEDS = 1_000_000_000


def against_computer(library: CardLibrary, names: Sequence[str], computer: str, seed: int) -> Setup:
    """The setup for whoever sat down last and the usual program."""
    decks = Random(seed).sample(list(shipped_decks().values()), 2)
    seats = tuple(
        SeatSetup(name, deck_cards(deck), deck_sideboard(deck), agent)
        for name, deck, agent in zip((next(iter(names), NAMES[0]), computer), decks, ("", USUAL_PROGRAM), strict=True)
    )
    return Setup(seats, own_cards(seats, library), seed, options=((TURN_WAITS, True),))
