"""Battles by who protects them (CR 310.8)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card, data


@rule("310.8")
def test_battles_that_a_player_protects() -> None:
    """Whoever controls it: a Siege is protected by an opponent of its controller."""
    table = Table(3)
    gate = card(
        "Open Gate", "{1}", "Battle — Siege", "", defense="3", back=data("Gate Keeper", "", "Creature — Ox", "", "1/1")
    )
    table.hand("A", gate, gate)
    for protector in (1, 2):
        table.mana("A", "{1}").answer("A", [protector]).cast("A", "Open Gate").resolve()
    first, second = table.all("Open Gate")
    do(table, "Choose target battle. If target opponent protects it, remove a defense counter from it. Otherwise, put a defense "
       "counter on it.", [first, 2])  # fmt: skip
    assert table.counters(first) == {"defense": 4}
    do(table, "Choose target player. Put a defense counter on each battle that player protects.", [2])
    assert (table.counters(first), table.counters(second)) == ({"defense": 4}, {"defense": 4})
    do(table, "Put a defense counter on each battle your opponents protect.")
    assert (table.counters(first), table.counters(second)) == ({"defense": 5}, {"defense": 5})
