"""Scavenge (CR 702.97)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

TOAD = ("Bog Toad", "{1}{B}", "Creature — Frog", "Scavenge {2}", "3/1")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.97a")
def test_its_power_goes_to_another_creature() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (toad,) = table.graveyard("A", card(*TOAD))
    table.mana("A", "{2}")
    table.activate("A", toad, targets=[bear]).resolve()
    assert table.pt(bear) == (5, 5) and table.all("Bog Toad", "exile")


@rule("603.2")
def test_activating_an_ability_of_either_keyword() -> None:
    table = Table()
    permanent(table, "Whenever you activate an eternalize or embalm ability, you gain 2 life.")
    table.graveyard("A", card("Dry Cat", "{0}", "Creature — Cat", "Embalm {0}", "1/1"), card("Dry Dog", "{0}", "Creature — Dog", "Eternalize {0}", "1/1"),
                    card("Wet Dog", "{0}", "Creature — Dog", "Scavenge {0}", "1/1"))  # fmt: skip
    for name in ("Dry Cat", "Dry Dog"):
        table.activate("A", table.find(name, "graveyard")).resolve()
    table.activate("A", table.find("Wet Dog", "graveyard"), table.all("Test Thing")).resolve()
    assert table.life("A") == 24
