"""“At the beginning of your upkeep and whenever you …”: one ability, two events (CR 603.2)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

SHRINE = card("Small Shrine", "{2}", "Artifact", "At the beginning of your upkeep and whenever you cast a white spell, put a charge "
              "counter on this artifact.")  # fmt: skip
DEED = card("White Deed", "{W}", "Sorcery", "You gain 1 life.")
OTHER = card("Blue Deed", "{U}", "Sorcery", "You gain 1 life.")


@rule("603.2")
def test_it_triggers_at_each_of_both() -> None:
    table = Table()
    (oid,) = table.battlefield("A", SHRINE)
    table.hand("A", DEED, OTHER)
    table.mana("A", "{W}{U}").cast("A", "Blue Deed").resolve()
    assert table.counters(oid) == {}
    table.cast("A", "White Deed").resolve()
    assert table.counters(oid) == {"charge": 1}
    table.next_turn("B")
    assert table.counters(oid) == {"charge": 1}, "not in another's upkeep"
    table.next_turn("A")
    assert table.counters(oid) == {"charge": 2}
