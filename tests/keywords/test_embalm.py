"""Embalm (CR 702.128)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

KING = ("Dry King", "{2}{G}", "Creature — Human Noble", "Vigilance\nEmbalm {1}{W}", "3/2")


@rule("702.128a")
def test_a_white_zombie_without_mana_cost_is_made() -> None:
    table = Table()
    (king,) = table.graveyard("A", card(*KING))
    table.mana("A", "{1}{W}")
    table.activate("A", king).resolve()
    (mummy,) = table.all("Dry King")
    chars = table.game.chars(mummy)
    assert chars.colors == ("W",) and chars.mana_cost is None and chars.subtypes == ("Human", "Noble", "Zombie")
    assert table.pt(mummy) == (3, 2) and table.has(mummy, "vigilance") and table.game.obj(mummy).token
    assert table.all("Dry King", "exile")
