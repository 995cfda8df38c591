"""A keyword action done several times, one after the other (CR 701)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


@rule("701.30a")
def test_populate_so_many_times_with_what_the_times_before_made() -> None:
    table = Table()
    do(table, "Create a 2/2 green Bear creature token.")
    table.hand("A", card("Full Bloom", "{X}", "Sorcery", "Populate X times."))
    table.mana("A", "{3}").answer("A", 3).cast("A", "Full Bloom").resolve()
    assert len(table.all("Bear Token")) == 4


@rule("701.51a", edition="2026-01-16")
@pytest.mark.parametrize(("words", "number"), [("Incubate 2 twice.", 2), ("Incubate 2 three times.", 3)])
def test_incubate_each_time_a_token_of_its_own(words: str, number: int) -> None:
    table = Table()
    do(table, words)
    assert [table.counters(oid) for oid in table.all("Incubator Token")] == [{"+1/+1": 2}] * number
