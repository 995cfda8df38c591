"""Replacements that change an amount (CR 614.1a): more counters, twice as many tokens, double damage."""

from __future__ import annotations

import pytest

from engine.game.events.zone_changes import CreateTokens
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
PLAIN_BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


@rule("614.16")
@pytest.mark.parametrize(("kind", "number"), [("+1/+1", 2), ("charge", 2)])
def test_twice_that_many_of_each_of_those_kinds(kind: str, number: int) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", creature("If you would put one or more counters on a permanent you control, put twice that many "
                                    "of each of those kinds of counters on that permanent instead."))  # fmt: skip
    table.hand("A", spell(f"Put a {kind} counter on target creature."))
    table.cast("A", "Spell", targets=[bear]).resolve()
    assert table.counters(bear) == {kind: number}
    table.hand("B", spell(f"Put a {kind} counter on target creature.", "Theirs"))
    table.cast("B", "Theirs", targets=[bear]).resolve()
    assert table.counters(bear) == {kind: number + 1}


def test_plus_one_of_each_kind_as_it_enters() -> None:
    table = Table()
    table.battlefield("A", creature("If one or more counters would be put on an artifact or creature you control, that "
                                    "many plus one of each of those kinds of counters are put on that permanent "
                                    "instead."))  # fmt: skip
    table.hand("A", card("Grower", "{0}", "Artifact Creature — Golem", "This creature enters with a +1/+1 counter on it.",
                         "1/1"))  # fmt: skip
    table.cast("A", "Grower").resolve()
    assert table.counters(table.find("Grower")) == {"+1/+1": 2}


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("603.2")
def test_twice_the_tokens_of_any_effect(table: Table) -> None:
    table.battlefield("A", order(
        "If an effect would create one or more tokens under your control, it creates twice that many of those tokens "
        "instead."))  # fmt: skip
    happen(table.game, CreateTokens(0, PLAIN_BEAR, 2))
    happen(table.game, CreateTokens(1, PLAIN_BEAR, 1))
    assert len(table.all("Plain Bear", who="A")) == 4
    assert len(table.all("Plain Bear", who="B")) == 1


@rule("122.1", "614.16")
def test_one_more_of_each_kind_of_counter_that_one_gets() -> None:
    table = Table()
    permanent(table, "If you would get one or more counters, you get that many plus one of each of those kinds of counters instead.", types="Enchantment")
    do(table, "You get {E}{E}. Each opponent gets {E}. Target opponent gets a poison counter. You get a poison counter.")
    assert (table.game.players[0].counters, table.game.players[1].counters) == ({"energy": 3, "poison": 2}, {"energy": 1, "poison": 1})


@rule("122.1", "614.16")
def test_one_more_counter_on_what_one_controls_and_on_oneself() -> None:
    table = Table()
    permanent(table, "If you would put one or more counters on a creature you control or on yourself, put that many plus one of each of those kinds of counters on that "
                     "permanent or player instead.", types="Enchantment")  # fmt: skip
    (mine,) = table.battlefield("A", card("Odd Cub", "{1}", "Creature — Bear", "", "2/2"))
    (theirs,) = table.battlefield("B", card("Far Cub", "{1}", "Creature — Bear", "", "2/2"))
    do(table, "You get {E}. Put a +1/+1 counter on each creature.")
    assert (table.game.players[0].counters, table.counters(mine), table.counters(theirs)) == ({"energy": 2}, {"+1/+1": 2}, {"+1/+1": 1})
