"""Forecast (CR 702.57)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

ORACLE = ("Sky Oracle", "{4}{U}", "Creature — Human", "Forecast — {U}, Reveal Sky Oracle from your hand: You gain 2 life.",
          "3/3")  # fmt: skip


@rule("702.57a", "702.57b")
def test_it_works_from_hand_once_in_its_owners_upkeep() -> None:
    table = Table()
    (oracle,) = table.hand("A", card(*ORACLE))
    table.mana("A", "{U}")
    assert table.actions("A") == ()
    table.to_step("upkeep", "A")
    table.mana("A", "{U}{U}")
    table.activate("A", oracle).resolve()
    assert table.life("A") == 22 and table.zone("A", "hand") == ["Sky Oracle"]
    assert table.actions("A") == ()
