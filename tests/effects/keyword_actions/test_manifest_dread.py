"""Manifest dread (a keyword action of later editions, CR 701.62 of 2026)."""

from __future__ import annotations

from tests.effects.doing import bear, do, lamp
from tests.rulebook import rule
from tests.table import Table

LATER = "2026-01-16"


@rule("701.62a", edition=LATER)
def test_manifest_dread() -> None:
    table = Table()
    one, _two = table.library("A", bear(), lamp())
    table.answer("A", [one])
    do(table, "Manifest dread.")
    (hidden,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.game.obj(hidden).values.name == ""
    assert table.game.obj(hidden).definition.name == "Plain Bear"  # type: ignore[union-attr]
    assert "Plain Lamp" in table.zone("A", "graveyard")
