"""Archenemy together with other variants (CR 904.12), and games of it that programs play."""

from __future__ import annotations

import pytest

from engine.api import SeatSetup, chosen_lists, dealt, deck_cards, load_library, shipped_decks
from engine.simulation import simulate
from tests.table import Table


def test_against_a_two_headed_giant_the_heads_share_their_life() -> None:
    table = Table(3, variant="archenemy two_headed_giant")
    assert [table.life(who) for who in "ABC"] == [40, 30, 30]
    assert table.game.sharing(1) == (1, 2) and table.game.sharing(0) == (0,)


@pytest.mark.parametrize(
    ("players", "variants"),
    [
        (3, ("archenemy",)),
        (3, ("two_headed_giant", "archenemy")),
        (3, ("planechase", "archenemy")),
        (2, ("planechase", "supervillain_rumble")),
    ],
)
def test_random_games_keep_all_invariants(players: int, variants: tuple[str, ...]) -> None:
    decks = [deck_cards(deck) for deck in shipped_decks().values()]
    lists = dealt(chosen_lists(variants), players, variants)
    seats = [SeatSetup("ABC"[at], decks[at], lists=lists[at]) for at in range(players)]
    report = simulate(seats, load_library(), 1, 9, check=True, variants=variants)
    assert report.defects == [] and report.games == 1
