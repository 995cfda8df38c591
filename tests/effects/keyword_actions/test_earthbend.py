"""Earthbend (a keyword action of later editions, CR 701.66 of 2026)."""

from __future__ import annotations

from tests.effects.doing import do
from tests.rulebook import rule
from tests.table import Table, card

LATER = "2026-01-16"


@rule("701.66a", edition=LATER)
def test_earthbend() -> None:
    table = Table()
    (land,) = table.battlefield("A", card("Grove", "", "Land", "{T}: Add {G}."))
    do(table, "Earthbend 3.", targets=[land])
    assert table.pt(land) == (3, 3)
    assert set(table.game.chars(land).types) == {"land", "creature"}
    assert table.has(land, "haste")
    do(table, "Destroy target creature.", targets=[land])
    again = table.find("Grove")
    assert table.game.obj(again).tapped
    assert "creature" not in table.game.chars(again).types
