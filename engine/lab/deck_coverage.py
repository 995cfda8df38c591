"""How many of many decks can be played whole, and what is in the way.

Called by `python -m engine coverage CARDS --decks DECKS`.

A deck counts when every card in it is understood: of its main deck, and with its sideboard. The decks are a JSON list
of objects with `cards`, `sideboard` and `commander`, each card's number by its name, and a `kind` to count them by.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.core.errors import EngineError
from engine.core.untrusted import read_outside

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.library import CardLibrary

LARGEST = 64 * 1024 * 1024
BOARDS = ("cards", "sideboard", "commander")


class DeckFileError(EngineError):
    """A file that holds no list of decks; says what it holds."""


@dataclass(slots=True)
class DeckCoverage:
    """What became of all decks, by their kinds."""

    decks: Counter[str] = field(default_factory=Counter)
    main: Counter[str] = field(default_factory=Counter)  # those whose main deck and commanders can be played
    whole: Counter[str] = field(default_factory=Counter)  # with the sideboard
    in_the_way: Counter[str] = field(default_factory=Counter)  # cards that can't be played, by how many decks have them
    alone: Counter[str] = field(default_factory=Counter)  # by how many main decks lack nothing else

    def as_data(self) -> dict[str, Any]:
        """As plain data: counts of each kind."""
        kinds = {
            kind: {"decks": self.decks[kind], "main": self.main[kind], "with_sideboard": self.whole[kind]}
            for kind in sorted(self.decks)
        }
        sums = (self.decks.total(), self.main.total(), self.whole.total())
        return {"kinds": kinds, **dict(zip(("decks", "main", "with_sideboard"), sums, strict=True))}


def read_decks(path: Path) -> list[dict[str, Any]]:
    """The decks of a file; raises `DeckFileError` for what is none."""
    try:
        data = json.loads(read_outside(path, LARGEST))
    except ValueError as error:
        raise DeckFileError(f"{path.name} is not JSON: {str(error)[:80]}") from error
    if not isinstance(data, list) or not all(isinstance(deck, dict) and _has_boards(deck) for deck in data):
        raise DeckFileError(f"{path.name} is no list of decks with {', '.join(BOARDS)}: numbers by the cards' names")
    return data


def _has_boards(deck: dict[str, Any]) -> bool:
    return "cards" in deck and all(isinstance(deck.get(board, {}), dict) for board in BOARDS)


def cover(decks: list[dict[str, Any]], library: CardLibrary) -> DeckCoverage:
    """Look which decks can be played."""
    found = DeckCoverage()
    for deck in decks:
        kind = str(deck.get("kind", "decks"))
        main, side = (
            sorted(set(_unplayable(deck, boards, library))) for boards in (("cards", "commander"), ("sideboard",))
        )
        found.decks[kind] += 1
        found.main[kind] += not main
        found.whole[kind] += not main and not side
        found.in_the_way.update({*main, *side})
        if len(main) == 1:
            found.alone.update(main)
    return found


def _unplayable(deck: dict[str, Any], boards: tuple[str, ...], library: CardLibrary) -> Iterator[str]:
    for board in boards:
        yield from (name for name in deck.get(board, {}) if not library.playable(name))
