"""The match after a draft (CR 905.1d to 905.4): decks, sideboards, commanders, and what was noted.

Decks and sideboards are of the card pools.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.agents.levels import USUAL_PROGRAM
from engine.table.drafting.building import options_of, sideboard_of
from engine.table.drafting.decisions import COMMANDERS, DECK
from engine.table.setup import SeatSetup, Setup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.core.identity import Seat
    from engine.table.drafting.setup import DraftSetup
    from engine.table.drafting.table import Table


def setup_of(setup: DraftSetup, table: Table, decks: Mapping[Seat, dict[str, Any]]) -> Setup:
    """The setup of the match; the players sit as they drafted."""
    seats = []
    for seat, drafter in enumerate(setup.seats):
        answer = decks[seat]
        pool = [table.names[number] for number in table.piles[seat]]
        leading = tuple((1, name) for name in answer[COMMANDERS])
        seats.append(
            SeatSetup(
                drafter.name,
                tuple((count, name) for count, name in answer[DECK]),
                sideboard_of(pool, answer),
                USUAL_PROGRAM if drafter.agent else "",
                {**drafter.lists, **({"commanders": leading} if leading else {})},
                tuple(table.notes[seat]),
            )
        )
    return Setup(tuple(seats), setup.cards, setup.seed, setup.edition, tuple(options_of(setup).items()))
