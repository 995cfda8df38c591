"""Eternalize (CR 702.129)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

HERO = ("Old Hero", "{W}", "Creature — Human", "Eternalize {2}{B}", "1/1")


@rule("702.129a")
def test_a_black_4_4_zombie_is_made() -> None:
    table = Table()
    (hero,) = table.graveyard("A", card(*HERO))
    table.mana("A", "{2}{B}")
    table.activate("A", hero).resolve()
    (mummy,) = table.all("Old Hero")
    assert table.pt(mummy) == (4, 4) and table.game.chars(mummy).colors == ("B",)
    assert "Zombie" in table.game.chars(mummy).subtypes
