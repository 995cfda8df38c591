"""Damage that would be dealt (CR 614.1, 615.1): "damage would be dealt to you"."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table


@rule("603.12", "615.5")
def test_as_much_damage_as_counters_were_removed() -> None:
    table = Table()
    hulk = permanent(table, "If damage would be dealt to Test Thing while it has a +1/+1 counter on it, prevent that damage and remove that many "
                            "+1/+1 counters from it. When one or more counters are removed from Test Thing this way, it deals that much damage "
                            "to any target.", size="2/2")  # fmt: skip
    do(table, "Put three +1/+1 counters on target creature.", targets=[hulk])
    table.answer("A", [1])
    table.policy = lambda decision: [1] if decision.kind == "targets" and 1 in decision.candidates else None
    do(table, "Test Rite deals 2 damage to each creature.")
    assert table.counters(hulk) == {"+1/+1": 1} and table.life("B") == 18 and table.game.objects[hulk].damage == 0
    do(table, "Test Rite deals 5 damage to each creature.")
    assert table.counters(hulk) == {} and table.life("B") == 17  # only one was left
    do(table, "Test Rite deals 1 damage to each creature.")
    assert table.game.objects[hulk].damage == 1 and table.life("B") == 17
