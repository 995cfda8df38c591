"""Teams as words name them (CR 102.3, 102.4): "your team", "each of your teammates"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

RASCAL = "If one or more counters would be put on a permanent your team controls, that many plus one of each of those kinds of counters are put on that permanent instead."
MASK = "When Test Mask enters, if it's not a token, each of your teammates creates a token that's a copy of Test Mask."


@rule("102.4", "102.3")
@pytest.mark.parametrize(("variant", "gain"), [("", "A"), ("two_headed_giant", "AB")])
def test_permanents_of_ones_team_get_more_counters(variant: str, gain: str) -> None:
    table = Table(4, variant=variant)
    permanent(table, RASCAL, types="Enchantment")
    oids = {seat: table.battlefield(seat, bear())[0] for seat in "ABCD"}
    for oid in oids.values():
        do(table, "Put two +1/+1 counters on target creature.", targets=[oid])
    assert {seat: table.counters(oid)["+1/+1"] for seat, oid in oids.items()} == {seat: 3 if seat in gain else 2 for seat in "ABCD"}


@rule("102.3")
@pytest.mark.parametrize(("variant", "copies"), [("", 0), ("two_headed_giant", 1)])
def test_each_teammate_creates_a_copy(variant: str, copies: int) -> None:
    table = Table(4, variant=variant)
    table.hand("A", card("Test Mask", "{0}", "Enchantment", MASK))
    table.cast("A", "Test Mask").resolve()
    assert [len(table.all("Test Mask", who=seat)) for seat in "ABCD"] == [1, copies, 0, 0]
