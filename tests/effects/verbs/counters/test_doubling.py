"""Doubling numbers of counters, life totals and unspent mana (CR 701.9)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table


@rule("701.9e")
def test_double_the_counters() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Put three +1/+1 counters on target creature.", targets=[one])
    do(table, "Double the number of +1/+1 counters on target creature.", targets=[one])
    assert table.counters(one) == {"+1/+1": 6}


@rule("701.9d", "gained or lost, so that it is twice what it was; also below zero")
def test_doubling_a_life_total_is_gaining_or_losing_life() -> None:
    table = Table()
    permanent(table, "Whenever you gain life, draw a card.\nWhenever you lose life, draw two cards.", types="Enchantment")
    table.life("A", 7)
    do(table, "Double your life total.").resolve()
    assert table.life("A") == 14 and len(table.zone("A", "hand")) == 1
    permanent(table, "You can't lose the game and your opponents can't win the game.", types="Enchantment")
    table.life("A", -3)
    do(table, "Double your life total.").resolve()
    assert table.life("A") == -6 and len(table.zone("A", "hand")) == 3
    do(table, "Target opponent wins the game.", targets=[1])
    assert not table.game.over, "with less than no life A neither loses nor is beaten otherwise"


@rule("701.9f", "of that type, as much as there is")
def test_doubling_mana_adds_as_much_of_each_type() -> None:
    table = Table()
    table.mana("A", "{R}{R}{G}{1}").mana("B", "{U}")
    do(table, "Double the amount of each type of unspent mana you have.")
    assert "".join(sorted(table.pool("A"))) == "CCGGRRRR"
    assert table.pool("B") == "U"
    do(table, "Target player doubles the amount of each type of unspent mana they have.", targets=[1])
    assert table.pool("B") == "UU"


@rule("701.9e", "of a kind, or of each kind")
def test_only_counters_of_the_kind_are_doubled_unless_each_kind_is() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Put two +1/+1 counters and a shield counter on target creature.", [one])
    do(table, "Double the number of +1/+1 counters on target creature.", [one])
    assert table.counters(one) == {"+1/+1": 4, "shield": 1}
    do(table, "Double the number of each kind of counter on target creature.", [one])
    assert table.counters(one) == {"+1/+1": 8, "shield": 2}


@rule("701.9f", "that player adds mana: such an ability of a permanent may be a mana ability")
def test_an_ability_that_doubles_unspent_mana_does_not_use_the_stack() -> None:
    table = Table()
    well = permanent(table, "{0}: Double the amount of each type of unspent mana you have.", types="Artifact")
    table.mana("A", "{R}{G}").tap_for_mana("A", well)
    assert table.stack() == [] and "".join(sorted(table.pool("A"))) == "GGRR"
