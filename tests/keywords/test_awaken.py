"""Awaken (CR 702.113)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

STIR = ("Slow Stirring", "{G}", "Sorcery", "You gain 2 life.\nAwaken 3—{2}{G}")
FOREST = ("Forest", "", "Basic Land — Forest")


@rule("702.113a", "702.113b")
def test_a_land_wakes_if_the_awaken_cost_is_paid() -> None:
    table = Table()
    (land,) = table.battlefield("A", card(*FOREST))
    table.hand("A", card(*STIR))
    table.mana("A", "{2}{G}")
    table.cast("A", "Slow Stirring", way="awaken", targets=[land]).resolve()
    assert table.life("A") == 22 and table.pt(land) == (3, 3) and table.has(land, "haste")
    assert set(table.game.chars(land).types) == {"land", "creature"}


@rule("702.113b")
def test_otherwise_it_has_no_target() -> None:
    table = Table()
    table.hand("A", card(*STIR))
    table.mana("A", "{G}")
    table.cast("A", "Slow Stirring", way="").resolve()
    assert table.life("A") == 22 and not [d for d in table.asked if d.kind == "targets"]
