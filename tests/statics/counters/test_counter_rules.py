"""Counters that can't be put on objects or players (CR 122.1, 614.17)."""

from __future__ import annotations

import pytest

from engine.game.events.counters import PutCounters
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("614.17", "122.6")
def test_counters_that_can_not_be_put_on_something_also_as_it_enters(table: Table) -> None:
    table.battlefield("A", order("Creatures you control can't have -1/-1 counters put on them.\nYou can't get poison counters."))
    (bear,) = table.battlefield("A", BEAR)
    happen(table.game, PutCounters(bear, "-1/-1"), PutCounters(bear, "+1/+1"))
    assert table.counters(bear) == {"+1/+1": 1}
    happen(table.game, PutCounters(0, "poison"), PutCounters(0, "energy"), PutCounters(1, "poison"))
    assert [dict(player.counters) for player in table.game.players] == [{"energy": 1}, {"poison": 1}]
    plain = card("Slick Newt", "{G}", "Creature — Newt", "Slick Newt can't have counters put on it.\n"
                 "Slick Newt enters with two +1/+1 counters on it.", "1/1")  # fmt: skip
    table.hand("A", plain)
    table.mana("A", "{G}")
    table.cast("A", "Slick Newt").resolve()
    assert table.counters(table.find("Slick Newt")) == {}
