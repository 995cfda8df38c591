"""Forage (a keyword action of later editions, CR 701.61 of 2026), as an effect and as a cost."""

from __future__ import annotations

from tests.effects.doing import do
from tests.rulebook import rule
from tests.table import Table

LATER = "2026-01-16"


@rule("701.61a", edition=LATER)
def test_forage() -> None:
    table = do(Table(), "Create a Food token.")
    table.answer("A", True)
    do(table, "You may forage. If you do, draw a card.")
    assert not table.all("Food Token")
    assert table.zone("A", "hand") == ["Forest"]
