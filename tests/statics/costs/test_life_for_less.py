"""Life paid as certain spells are cast, which makes them cheaper (CR 118.8, 601.2b, 601.2f)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, ogre, permanent
from tests.support.boards.table import Table, card

BLOOM = ("As an additional cost to cast green permanent spells, you may pay 2 life. Those spells cost {G} less to cast if you paid "
         "life this way. This effect reduces only the amount of green mana you pay.")  # fmt: skip


@rule("118.8", "601.2b", "601.2f")
@pytest.mark.parametrize(("pay", "life", "left"), [(True, 18, "G"), (False, 20, "")])
def test_life_may_be_paid_for_green_mana(pay: bool, life: int, left: str) -> None:
    table = Table()
    permanent(table, BLOOM)
    table.hand("A", bear())
    table.mana("A", "{1}{G}").answer("A", pay)
    table.cast("A", BEAR[0]).resolve()
    assert table.all(BEAR[0]) and table.life("A") == life and table.pool("A").count("G") == len(left)


@rule("601.2f")
def test_only_green_mana_becomes_less() -> None:
    table = Table()
    permanent(table, BLOOM)
    permanent(table, BLOOM)
    table.hand("A", bear())
    table.mana("A", "{1}").answer("A", True, True)
    table.cast("A", BEAR[0]).resolve()
    assert table.all(BEAR[0]) and (table.life("A"), table.pool("A")) == (16, ""), "the second {G} takes nothing off {1}"


@rule("118.8")
def test_spells_of_others_and_other_spells_cost_what_they_cost() -> None:
    table = Table()
    permanent(table, BLOOM)
    table.hand("B", card("Quick Bear", "{G}", "Creature — Bear", "Flash", "2/2"))
    table.hand("A", ogre(), card("Green Rite", "{G}", "Sorcery", "You gain 3 life."))
    table.mana("A", "{2}")
    assert not [action for action in table.actions("A") if action.kind == "cast"], "neither a red permanent nor a sorcery"
    assert not [action for action in table.actions("B") if action.kind == "cast"]
    table.mana("B", "{G}").cast("B", "Quick Bear").resolve()
    assert table.all("Quick Bear") and (table.life("A"), table.life("B")) == (20, 20)


@rule("601.3", "118.3")
@pytest.mark.parametrize(("life", "castable"), [(2, True), (1, False)])
def test_it_can_be_cast_with_life_alone_as_long_as_there_is_enough(life: int, castable: bool) -> None:
    table = Table()
    permanent(table, BLOOM)
    table.hand("A", card("Sprout", "{G}", "Creature — Plant", "", "0/1"))
    table.life("A", life)
    assert bool([action for action in table.actions("A") if action.kind == "cast"]) == castable


@rule("601.2b", "601.2f")
def test_two_such_costs_together_pay_for_all_of_it() -> None:
    table = Table()
    permanent(table, BLOOM)
    permanent(table, BLOOM)
    table.hand("A", card("Tusk", "{G}{G}", "Creature — Beast", "", "3/3"))
    table.answer("A", True, True)
    table.cast("A", "Tusk").resolve()
    assert table.all("Tusk") and table.life("A") == 16
