"""The monarch (CR 722): a designation of a player, with two triggered abilities that no object has."""

from __future__ import annotations

from tests.effects.doing import bear, do
from tests.table import Table


def test_the_monarch_draws_and_loses_the_crown() -> None:
    table = do(Table(), "You become the monarch.")
    table.to_step("end")
    table.resolve()
    assert table.zone("A", "hand") == ["Forest"]
    (one,) = table.battlefield("B", bear())
    table.next_turn("B")
    table.policy = lambda decision: [[one, 0]] if decision.kind == "attackers" else None
    table.to_step("end_combat")
    table.resolve()
    assert table.game.players[1].marks.get("monarch")
    assert not table.game.players[0].marks.get("monarch")
