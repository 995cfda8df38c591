"""Disturb (CR 702.146)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card, data

GUARD = ("Bell Guard", "{1}{W}", "Creature — Human", "Disturb {2}{W}", "2/2")


@rule("702.146a")
def test_a_card_is_cast_transformed_from_the_graveyard() -> None:
    table = Table()
    ghost = data("Bell Ghost", "", "Creature — Spirit", "Flying", "1/1", color_indicator=("W",))
    table.graveyard("A", card(*GUARD, back=ghost))
    table.mana("A", "{2}{W}")
    table.cast("A", "Bell Guard", way="disturb")
    assert table.stack() == ["Bell Ghost"]
    table.resolve()
    (oid,) = table.all("Bell Ghost")
    assert table.has(oid, "flying") and table.pt(oid) == (1, 1)
