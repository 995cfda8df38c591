"""Tables with decks drawn by chance from many (`simulate --decks`).

Two play with decks of sixty cards; four with decks that have commanders (CR 903).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.table.setup import SeatSetup, Setup, SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cards.library import CardLibrary
    from engine.core.chance import Chance

    Deck = dict[str, Any]

AT_A_TABLE = {False: 2, True: 4}  # by whether the decks have commanders
MAIN = ("cards", "commander")


class DeckTables:
    """Draws decks from those whose main decks and commanders are wholly understood.

    Each deck is compiled as it is first drawn. A deck sits twice at a table only where too few others can be played.
    """

    def __init__(self, library: CardLibrary, decks: Sequence[Deck]) -> None:
        self.library = library
        self.decks = decks

    def setup(self, chance: Chance, seed: int) -> Setup:
        """A table of decks of one kind, whose kind is that of a deck drawn from all of them."""
        first = self._drawn(chance, list(self.decks))
        if first is None:
            raise SetupError("no deck of these can be played")
        commanders = bool(first.get("commander"))
        seated = [first]
        others = [deck for deck in self.decks if deck is not first and bool(deck.get("commander")) == commanders]
        while len(seated) < AT_A_TABLE[commanders]:
            drawn = self._drawn(chance, others)
            seated.append(drawn or seated[chance.below(len(seated))])
        options = (("variants", ("commander",)),) if commanders else ()
        seats = tuple(_seat(number, deck) for number, deck in enumerate(seated, 1))
        return Setup(seats, self.library, seed, options=options)

    def _drawn(self, chance: Chance, decks: list[Deck]) -> Deck | None:
        """One of some decks that can be played; it and those before it that can't are taken out of them."""
        while decks:
            deck = decks.pop(chance.below(len(decks)))
            if all(self.library.playable(name) for board in MAIN for name in deck.get(board, {})):
                return deck
        return None


def _seat(number: int, deck: Deck) -> SeatSetup:
    """The seat of a deck: its main deck and its commanders; no sideboard, since nobody plays a match of games."""
    cards, commanders = (tuple((count, name) for name, count in deck.get(board, {}).items()) for board in MAIN)
    lists = {"commanders": commanders} if commanders else {}
    return SeatSetup(f"{number} ({deck.get('id', 'deck')})", cards, lists=lists)
