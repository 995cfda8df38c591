"""Games played on request in a checkout of this program, to compare two of them (`python -m engine bench --against`).

It is run by itself, with the checkout's folder as its argument, and imports what that checkout has; so it asks for
little, and knows where older checkouts had it. A line is a request, `KIND NUMBER`; the answer is a line of JSON: the
processor's seconds, and what tells that the game was the same.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from pathlib import Path
from typing import Any

OLDER = {"engine.lab.simulation": "engine.simulation", "engine.lab.random_decks": "engine.random_decks"}
MOST_ANSWERS = 150  # of a match


def found(name: str) -> Any:
    """A module, wherever the checkout has it."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        return importlib.import_module(OLDER[name])


class Games:
    """The games that can be asked for, of the shipped decks and of decks made by chance from a file of cards."""

    def __init__(self, cards: str) -> None:
        self.api = importlib.import_module("engine.api")
        self.library = self.api.load_library()
        self.simulate = found("engine.lab.simulation").simulate
        shipped = sorted(self.api.shipped_decks().items())
        self.shipped = [self.api.SeatSetup(name, self.api.deck_cards(deck)) for name, deck in shipped]
        self.imported = self.api.load_library([cards]) if cards else None
        known = self.api.cards_of_file(Path(cards)) if cards else ()
        self.made: Any = found("engine.lab.random_decks").RandomDecks(self.imported, known) if cards else None

    def pair(self, number: int) -> tuple[Any, ...]:
        """Two of the shipped decks."""
        count = len(self.shipped)
        return self.shipped[number % count], self.shipped[(number + 1 + number // count) % count]

    def play(self, kind: str, number: int) -> tuple[float, object]:
        """The processor's seconds that a game takes, and what it came to."""
        if kind == "match":
            return self._match(number)
        if kind == "shipped":
            seats, library = self.pair(number), self.library
        else:
            chance = importlib.import_module("engine.core.chance").Chance(number)
            seats = tuple(self.api.SeatSetup(f"{seat}", self.made.deck(chance)) for seat in range(int(kind[-1])))
            library = self.imported
        began = time.process_time()
        report = self.simulate(seats, library, 1, number).as_data()
        return time.process_time() - began, [report[name] for name in ("turns", "decisions", "digest")]

    def _match(self, number: int) -> tuple[float, object]:
        match = self.api.Match.new(self.api.Setup(self.pair(number), self.library, number))
        began = time.process_time()
        while not match.over and len(match.answers) < MOST_ANSWERS:
            match.answer_by_chance()
        return time.process_time() - began, [repr(answer) for answer in match.answers]


def main() -> None:
    """Answer requests until there are no more."""
    sys.path[0] = sys.argv[1]
    games = Games(sys.argv[2])
    print(json.dumps(time.process_time()), flush=True)  # what it took to start
    for line in sys.stdin:
        kind, number = line.split()
        print(json.dumps(games.play(kind, int(number))), flush=True)


if __name__ == "__main__":
    main()
