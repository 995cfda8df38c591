"""Regenerate (CR 701.15): a shield that replaces the next destruction this turn."""

from __future__ import annotations

from tests.effects.doing import bear, do
from tests.rulebook import rule
from tests.table import Table


@rule("701.15a", "701.15c")
def test_a_regeneration_shield_is_used_once_and_not_if_it_can_not_be_regenerated() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Regenerate target creature.", targets=[one])
    do(table, "Destroy target creature.", targets=[one])
    assert table.game.obj(one).tapped
    do(table, "Regenerate target creature.", targets=[one])
    do(table, "Destroy target creature. It can't be regenerated.", targets=[one])
    assert "Plain Bear" in table.zone("A", "graveyard")
