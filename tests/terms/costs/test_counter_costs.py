"""Costs of counters (CR 118.3, 122): "remove a charge counter from this artifact"."""

from __future__ import annotations

import pytest

from engine.game.events.counters import PutCounters
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("122.8", "601.2h")
def test_counters_of_any_kind_are_removed_from_among_creatures() -> None:
    table = Table()
    one, other = table.battlefield("A", bear(), ogre())
    (theirs,) = table.battlefield("B", ogre())
    happen(table.game, *(PutCounters(oid, kind, 2, 0, 0) for oid, kind in ((one, "+1/+1"), (one, "charge"), (theirs, "charge"))))
    table.graveyard("A", card("Wurm", "{0}", "Creature — Wurm", "You may cast this card from your graveyard by removing five counters from among "
                              "creatures you control in addition to paying its other costs.", "7/7"))  # fmt: skip
    assert not table.actions("A")
    happen(table.game, PutCounters(other, "stun", 1, 0, 0))
    table.cast("A", "Wurm").resolve()
    assert table.all("Wurm") and not any(any(table.game.obj(oid).counters.values()) for oid in (one, other))
    assert table.game.obj(theirs).counters == {"charge": 2}


@rule("118.3", "122.8")
def test_a_counter_of_any_kind_or_of_either_kind() -> None:
    table = Table()
    ox, cub = (*table.battlefield("A", ogre()), *table.battlefield("B", bear()))
    one = permanent(table, "Remove a counter from a permanent you control: You gain 1 life.", types="Artifact")
    two = permanent(table, "Remove a +1/+1 counter or a charge counter from a permanent you control: You gain 3 life.", types="Artifact")
    do(table, "Put a flying counter on target creature.", targets=[cub])
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    do(table, "Put a flying counter on target creature.", targets=[ox])
    do(table, "Put a charge counter on target creature.", targets=[ox])
    table.activate("A", two).resolve()
    assert table.counters(ox) == {"flying": 1} and table.life("A") == 23
    table.activate("A", one).resolve()
    assert table.counters(ox) == {} and table.counters(cub) == {"flying": 1} and table.life("A") == 24


@rule("118.3", "602.2b")
def test_whose_counter_of_whatever_kind_is_removed_is_asked_in_words() -> None:
    table = Table()
    ox, cub = table.battlefield("A", ogre(), bear())
    one = permanent(table, "Remove a counter from a permanent you control: You gain 1 life.", types="Artifact")
    two = permanent(table, "Remove a +1/+1 counter or a charge counter from a permanent you control: You gain 3 life.", types="Artifact")
    three = permanent(table, "Remove a charge counter from a permanent you control: You gain 5 life.", types="Artifact")
    for oid in (ox, cub):
        do(table, "Put three charge counters on target creature.", targets=[oid])
    for source, words, life in ((one, "a counter", 21), (two, "a counter", 24), (three, "a charge counter", 29)):
        table.answer("A", [cub]).activate("A", source).resolve()
        asked = [decision for decision in table.asked if decision.kind == "objects"][-1]
        assert asked.prompt == f"Remove {words} from which?" and table.life("A") == life
    assert table.counters(ox) == {"charge": 3} and table.counters(cub) == {}


@rule("602.2b", "122.1")
@pytest.mark.parametrize("number", [0, 2])
def test_as_many_as_counters_were_removed_for_it(number: int) -> None:
    table = Table()
    thing = permanent(table, "{0}, Remove any number of +1/+1 counters from Test Thing: Create that many 1/1 green Insect creature tokens.")
    do(table, "Put three +1/+1 counters on target creature.", [thing])
    table.answer("A", number)
    table.activate("A", thing).resolve()
    assert len(table.all("Insect Token")) == number and table.counters(thing).get("+1/+1", 0) == 3 - number
