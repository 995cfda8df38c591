"""Graft (CR 702.58)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

VINE = ("Giving Vine", "{1}{G}", "Creature — Plant", "Graft 2", "0/0")


@rule("702.58a")
def test_a_counter_wanders_to_a_newcomer() -> None:
    table = Table()
    table.hand("A", card(*VINE), card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{1}{G}")
    table.cast("A", "Giving Vine").resolve()
    vine = table.find("Giving Vine")
    table.game.write(vine).counters = {"charge": 1, **table.counters(vine)}
    table.answer("A", True)
    table.cast("A", "Free Bear").resolve()
    assert table.pt(vine) == (1, 1) and table.pt(bear := table.find("Free Bear")) == (3, 3)
    assert (table.counters(vine), table.counters(bear)) == ({"charge": 1, "+1/+1": 1}, {"+1/+1": 1}), "none of another kind"
    table.hand("A", card("Dry Bear", "{0}", "Creature — Bear", "This creature can't have counters put on it.", "2/2"))
    table.answer("A", True)
    table.cast("A", "Dry Bear").resolve()
    assert table.counters(vine) == {"charge": 1, "+1/+1": 1} and table.counters(table.find("Dry Bear")) == {}, "what can't be put there isn't taken away"


@rule("702.58b")
def test_each_instance_of_graft_works_separately() -> None:
    table = Table()
    table.battlefield("A", card("Glad Herald", "{2}", "Artifact", "Creatures you control enter with a shield counter on them.\nWhenever one or more counters are put on a creature, you gain 1 life."))
    table.hand("A", card("Double Vine", "{1}{G}", "Creature — Plant", "Graft 1, graft 2", "0/0"))
    table.hand("B", card("Free Bear", "{0}", "Creature — Bear", "Flash", "2/2"))
    table.mana("A", "{1}{G}")
    table.cast("A", "Double Vine").resolve()
    vine = table.find("Double Vine")
    assert table.counters(vine) == {"+1/+1": 3, "shield": 1} and table.life("A") == 21, "all of them at the same time"
    table.answer("A", "*", True, True)
    table.cast("B", "Free Bear").resolve(1)
    assert table.stack() == ["Double Vine trigger (A)"] * 2
    table.resolve()
    assert table.counters(vine) == {"+1/+1": 1, "shield": 1} and table.counters(table.find("Free Bear")) == {"+1/+1": 2}


@rule("702.58a", "another creature; you may", "702.58b")
def test_it_gives_itself_nothing_and_nothing_if_its_controller_does_not_want_to() -> None:
    table = Table()
    table.hand("A", card(*VINE))
    table.mana("A", "{1}{G}").cast("A", "Giving Vine").resolve(1)
    assert table.stack() == [] and table.counters(vine := table.find("Giving Vine")) == {"+1/+1": 2}
    table.hand("A", card("Free Bear", "{0}", "Creature — Bear", "", "2/2"), card("Free Lamp", "{0}", "Artifact"))
    table.cast("A", "Free Lamp").resolve(1)
    assert table.stack() == []
    table.answer("A", False).cast("A", "Free Bear").resolve()
    assert table.counters(vine) == {"+1/+1": 2} and table.counters(table.find("Free Bear")) == {}


@rule("702.58a", "if this permanent has a +1/+1 counter on it")
def test_without_a_counter_it_does_not_trigger() -> None:
    table = Table()
    (vine,) = table.battlefield("A", card("Bare Vine", "{1}{G}", "Creature — Plant", "Graft 1", "2/2"))
    table.hand("A", card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    table.game.write(vine).counters = {}
    table.cast("A", "Free Bear").resolve(1)
    assert table.stack() == []


@rule("702.58a", "move a counter, if there is one as it resolves")
def test_what_has_lost_its_counters_moves_none() -> None:
    table = Table()
    (vine,) = table.battlefield("A", card("Bare Vine", "{1}{G}", "Creature — Plant", "Graft 1", "2/2"))
    table.hand("A", card("Free Bear", "{0}", "Creature — Bear", "", "2/2"), card("Plucking", "{0}", "Instant", "Remove all counters from target creature."))
    table.game.write(vine).counters = {"+1/+1": 1}
    table.cast("A", "Free Bear").resolve(1)
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("A", "Plucking", [vine]).resolve()
    assert table.counters(vine) == {} and table.counters(table.find("Free Bear")) == {}


@rule("702.58a", "move a counter; what is not there is not moved", "122.5")
def test_none_is_moved_if_the_last_one_is_gone_as_it_resolves() -> None:
    table = Table()
    (vine,) = table.battlefield("A", card("Bare Vine", "{1}{G}", "Creature — Plant", "Graft 1", "2/2"))
    table.hand("A", card("Free Bear", "{0}", "Creature — Bear", "", "2/2"), card("Plucking", "{0}", "Instant", "Remove all counters from target creature."))
    table.game.write(vine).counters = {"+1/+1": 1, "charge": 1}
    table.cast("A", "Free Bear").resolve(1)
    assert table.stack() == ["Bare Vine trigger (A)"]
    table.cast("A", "Plucking", [vine]).resolve(1)
    table.answer("A", True).resolve()
    assert table.counters(vine) == {} and table.counters(table.find("Free Bear")) == {}


@rule("702.58b", "each moves a +1/+1 counter of its own, if there is one left")
def test_two_instances_with_one_counter_left_move_one() -> None:
    table = Table()
    (vine,) = table.battlefield("A", card("Bare Vine", "{1}{G}", "Creature — Plant", "Graft 1, graft 1", "2/2"))
    table.battlefield("A", card("Glad Herald", "{2}", "Artifact", "Whenever one or more counters are put on a creature, you gain 1 life."))
    table.game.write(vine).counters = {"+1/+1": 1, "charge": 1}
    table.hand("A", card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    table.answer("A", "*", True, True)
    table.cast("A", "Free Bear").resolve(1)
    assert table.stack() == ["Bare Vine trigger (A)"] * 2
    table.resolve()
    assert (table.counters(vine), table.counters(table.find("Free Bear"))) == ({"charge": 1}, {"+1/+1": 1})
    assert table.life("A") == 21, "the second moved nothing"


@rule("702.58b", "each moves its counter if that can be put there")
def test_what_can_not_have_counters_is_given_none_and_the_others_stay() -> None:
    table = Table()
    (vine,) = table.battlefield("A", card("Bare Vine", "{1}{G}", "Creature — Plant", "Graft 1, graft 1", "2/2"))
    table.battlefield("A", card("Dry Salt", "{1}", "Artifact", "Bears can't have counters put on them."))
    table.game.write(vine).counters = {"+1/+1": 2}
    table.hand("A", card("Free Bear", "{0}", "Creature — Bear", "", "2/2"), card("Free Ox", "{0}", "Creature — Ox", "", "2/2"))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("A", "Free Bear").resolve()
    assert (table.counters(vine), table.counters(table.find("Free Bear"))) == ({"+1/+1": 2}, {})
    table.cast("A", "Free Ox").resolve()
    assert (table.counters(vine), table.counters(table.find("Free Ox"))) == ({}, {"+1/+1": 2})
