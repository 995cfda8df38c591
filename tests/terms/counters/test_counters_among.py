"""Counters on several objects together (CR 122.1)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("122.1", "613.4c")
def test_counters_on_such_objects_are_counted() -> None:
    table = Table()
    mine, other = table.battlefield("A", bear(), bear())
    (theirs,) = table.battlefield("B", ogre())
    table.hand("A", card("Gleam", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1 for each +1/+1 counter on other creatures you control."))
    table.cast("A", "Gleam", [mine]).resolve()
    for oid, number in ((other, "two"), (theirs, "three"), (mine, "a")):
        do(table, f"Put {number} +1/+1 counter{'' if number == 'a' else 's'} on target creature.", [oid])
    assert table.pt(mine) == (5, 5), "one counter of its own, and two for those on the other one"
    table.hand("A", card("Reader", "{0}", "Creature — Elf", "{5}: You gain 1 life. This ability costs {1} less to activate for each +1/+1 counter on creatures "
                         "you control.", "1/1"))  # fmt: skip
    table.cast("A", "Reader").resolve()
    table.mana("A", "{2}").activate("A", table.find("Reader")).resolve()
    assert table.life("A") == 21 and not table.pool("A")


@rule("122.1")
def test_counters_of_any_kind_and_kinds_of_counters_among_permanents() -> None:
    table = Table()
    cub, ogre_ = table.battlefield("A", bear(), ogre())
    table.battlefield("B", bear())
    beast = permanent(
        table,
        "As long as there are three or more different kinds of counters among creatures you control, this creature has flying.",
    )
    do(table, "Put two +1/+1 counters on target creature.", [cub])
    do(table, "Put a reach counter on target creature.", [ogre_])
    assert not table.has(beast, "flying")
    do(table, "You gain life equal to the number of counters among creatures you control.")
    assert table.life("A") == 23
    do(table, "Put a menace counter on target creature.", [ogre_])
    assert table.has(beast, "flying")
    do(
        table,
        "If there are four or more counters among creatures you control, draw a card for each +1/+1 counter among creatures you control.",
    )
    assert len(table.zone("A", "hand")) == 2
    do(table, "If there are five or more counters among creatures you control, you lose 5 life.")
    assert table.life("A") == 23
