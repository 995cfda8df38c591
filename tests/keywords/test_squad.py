"""Squad (CR 702.157)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

GUARD = ("Town Guard", "{W}", "Creature — Human", "Squad {1}", "2/2")


@rule("702.157a")
def test_a_copy_for_each_time_it_was_paid() -> None:
    table = Table()
    table.hand("A", card(*GUARD))
    table.mana("A", "{W}{2}").answer("A", 2)
    table.cast("A", "Town Guard").resolve()
    assert [table.pt(oid) for oid in table.all("Town Guard")] == [(2, 2)] * 3
