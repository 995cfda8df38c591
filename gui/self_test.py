"""`--self-test`: what an installed program tries of itself: its cards, a game, and a painted table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from engine.api import Match, SeatSetup, Setup, autoplay, deck_cards, find_deck
from gui.arguments import NAMES

if TYPE_CHECKING:
    from engine.api import CardLibrary

DECKS = ("harvest_table", "cellar_door")
SEED = 1
MOST_DECISIONS = 5_000
FEWEST_COLORS = 200  # of a painted table; an empty window has a handful


class SelfTestError(Exception):
    """Something of the installed program does not work."""


def self_test(library: CardLibrary, paint: Callable[[Match], QImage], say: Callable[[str], None] = print) -> int:
    """Try everything once and say so; 0 if all of it worked, 1 with a line on what did not."""
    steps: tuple[tuple[str, Callable[[], str]], ...] = (
        ("cards", lambda: _cards(library)),
        ("a game", lambda: _game(library)),
        ("a table", lambda: _table(library, paint)),
    )
    for name, step in steps:
        began = time.perf_counter()
        try:
            found = step()
        except Exception as error:  # whatever it is: the one who installed the program has to hear of it
            say(f"self-test: {name}: {type(error).__name__}: {error}")
            return 1
        say(f"self-test: {name}: {found} ({time.perf_counter() - began:.1f} s)")
    return 0


def _cards(library: CardLibrary) -> str:
    """Every shipped card is read anew from its text."""
    cards = library.own_cards()
    if not cards:
        raise SelfTestError("there are no cards: the installation is incomplete, install it again")
    for card in cards:
        reason = library.reason(card.name)
        if reason:
            raise SelfTestError(f"{card.name} can't be played: {reason}")
    return f"{len(cards)} cards understood"


def _new_match(library: CardLibrary) -> Match:
    seats = (SeatSetup(name=name, deck=deck_cards(find_deck(deck))) for name, deck in zip(NAMES, DECKS, strict=False))
    return Match.new(Setup(tuple(seats), library, SEED))


def _game(library: CardLibrary) -> str:
    match = _new_match(library)
    autoplay(match, MOST_DECISIONS)
    if not match.over:
        raise SelfTestError(f"the game did not end within {MOST_DECISIONS} decisions")
    return f"played to its end: {match.over}"


def _table(library: CardLibrary, paint: Callable[[Match], QImage]) -> str:
    match = _new_match(library)
    autoplay(match, 60)
    picture = paint(match)
    seen = {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)}
    if len(seen) < FEWEST_COLORS:
        raise SelfTestError(f"the painted table has only {len(seen)} colours: nothing was painted")
    return f"painted, {picture.width()} x {picture.height()}"
