"""`--room`: how much of the boards is cards, over ten positions of a game of two from the fifth turn on."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api import CardLibrary, Match, SeatSetup, Setup, autoplay, deck_cards, find_deck
from gui.arguments import NAMES
from gui.storage import Settings
from gui.views.board.room import share_of_cards
from gui.views.window.table_window import TableWindow

DECKS = ("bone_and_bramble", "courtyard_brawl")
SEED = 12
FIRST_TURN, POSITIONS = 5, 10
SIZE = (1440, 860)


def positions(library: CardLibrary, decks: tuple[str, ...] = (), seed: int | None = None) -> Iterator[Match]:
    """A game by chance as each turn from the fifth on begins.

    If it ends too soon, another goes on with the turns.
    """
    chance = SEED if seed is None else seed
    turn, last = FIRST_TURN, FIRST_TURN + POSITIONS
    while turn < last:
        named = zip(NAMES, map(find_deck, decks or DECKS), strict=False)
        seats = tuple(SeatSetup(name=name, deck=deck_cards(deck)) for name, deck in named)
        match = Match.new(Setup(seats, library, chance))
        while turn < last and match.pending is not None:
            if match.turn >= turn:
                yield match.fork()
                turn += 1
            autoplay(match, 1)
        chance += 1


def shares(
    library: CardLibrary, decks: tuple[str, ...] = (), seed: int | None = None, size: tuple[int, int] = SIZE
) -> list[float]:
    """How much of the boards is cards in each position, from 0 to 1, as a window of that size shows it."""
    found = []
    window = TableWindow(library, Settings(curtain=False), still=True)
    window.resize(*size)
    window.show()
    for match in positions(library, decks, seed):
        window.play(match, journal=False)
        assert window.table is not None
        field = window.table.battlefield
        window.grab()  # lays everything out
        field.lay_out(at_once=True)
        found.append(share_of_cards(field))
        window.leave_match()
    window.close()
    window.deleteLater()
    return found


def run(library: CardLibrary, decks: tuple[str, ...], seed: int | None, size: tuple[int, int]) -> int:
    """Say it of each position, and of all of them in the last line."""
    found = shares(library, decks, seed, size if size != (0, 0) else SIZE)
    for turn, share in enumerate(found, FIRST_TURN):
        print(f"turn {turn}: {share:.1%}")
    print(f"{100 * sum(found) / len(found):.1f} %")
    return 0
