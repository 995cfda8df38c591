"""Numbers as rules text writes them (CR 107): digits, words, X, "that many"."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
ELF = ("Small Elf", "{1}", "Creature — Elf", "", "1/1")
OGRE = ("Big Ogre", "{1}", "Creature — Ogre", "", "5/5")
OX = ("Wide Ox", "{3}{W}", "Creature — Ox", "", "2/6")


@rule("120.2b")
def test_they_each_deal_damage_equal_to_their_power() -> None:
    table = Table()
    bear, elf = table.battlefield("A", card(*BEAR), card(*ELF))
    (ogre,) = table.battlefield("B", card(*OGRE))
    text = "Choose one or two target creatures you control. They each deal damage equal to their power to target creature an opponent controls."
    table.hand("A", card("Joint Blow", "{R}", "Sorcery", text))
    table.mana("A", "{R}").cast("A", "Joint Blow", targets=[bear, elf, ogre]).resolve()
    assert table.game.objects[ogre].damage == 3


@rule("107.3", "613.4c")
def test_twice_minus_x() -> None:
    table = Table()
    (one,) = table.battlefield("B", card("Wall", "{1}", "Creature — Wall", "", "0/9"))
    table.mana("A", "{3}").answer("A", 3)
    do(table, "Each creature gets twice -X/-X until end of turn.", cost="{X}")
    assert table.pt(one) == (-6, 3)


@rule("608.2d", "122.6")
def test_counters_on_each_of_up_to_two() -> None:
    table = Table()
    first, second, third = table.battlefield("A", bear(), bear(), bear())
    table.answer("A", [first, third])
    do(table, "Put a +1/+1 counter on each of up to two Bears you control.")
    assert [table.counters(one) for one in (first, second, third)] == [{"+1/+1": 1}, {}, {"+1/+1": 1}]


@rule("601.2c")
def test_targets_that_an_opponent_controls_are_those_of_one_opponent() -> None:
    table = Table(3)
    one, two = table.battlefield("B", card(*OX), card(*OX))
    (other,) = table.battlefield("C", card(*OX))
    table.hand("A", card("Odd Rite", "{0}", "Sorcery", "Tap one or two target creatures an opponent controls."))
    with pytest.raises(IllegalAnswer):
        table.cast("A", "Odd Rite", targets=[one, other])
    table = Table(3)
    one, two = table.battlefield("B", card(*OX), card(*OX))
    (other,) = table.battlefield("C", card(*OX))
    do(table, "Tap two target creatures an opponent controls.", targets=[one, two])
    assert [table.game.obj(oid).tapped for oid in (one, two, other)] == [True, True, False]
    do(table, "Untap two target creatures your opponents control.", targets=[one, other])
    assert [table.game.obj(oid).tapped for oid in (one, two, other)] == [False, True, False]
