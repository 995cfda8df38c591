"""Amass (CR 701.44)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card


@rule("701.44a")
def test_amass() -> None:
    table = do(Table(), "Amass Zombies 2.")
    army = table.find("Zombie Army Token")
    assert table.pt(army) == (2, 2)
    do(table, "Amass Orcs 1.")
    assert table.pt(army) == (3, 3)
    assert "Orc" in table.game.chars(army).subtypes


@rule("701.44b", "even if some or all of it was impossible, and after it is done")
def test_one_has_amassed_even_if_no_army_could_be_had() -> None:
    table = Table()
    permanent(table, "Whenever you amass, you gain 1 life.", types="Enchantment")
    permanent(table, "Creatures can't enter the battlefield.", types="Enchantment")
    do(table, "Amass Zombies 2.").resolve()
    assert table.life("A") == 21 and table.all("Zombie Army Token") == []


@rule("701.44a", "701.44c", "the chosen creature, with or without counters")
def test_the_amassed_army_is_the_one_that_was_chosen() -> None:
    table = Table()
    first, second = table.battlefield("A", *[card("Old Guard", "{2}", "Creature — Orc Army", "", "3/3")] * 2)
    table.battlefield("A", bear())  # no Army, and not among those that one chooses from
    table.answer("A", [second])
    do(table, "Amass Zombies 2. The Army you amassed gains flying until end of turn.")
    assert (table.has(first, "flying"), table.has(second, "flying")) == (False, True)
    assert [table.game.chars(oid).subtypes for oid in (first, second)] == [("Orc", "Army"), ("Orc", "Army", "Zombie")]
    assert [d.candidates for d in table.asked if isinstance(d, ChooseObjects) and d.purpose == "amass"] == [(first, second)]
    table.answer("A", True, [first])
    do(table, "You may amass Zombies 0. If you do, sacrifice the amassed Army.")
    assert table.all("Old Guard") == [second] and table.counters(second) == {"+1/+1": 2}


@rule("701.44d")
def test_amassing_without_a_subtype_is_amassing_zombies() -> None:
    table = do(Table(), "Amass 2.")
    army = table.find("Zombie Army Token")
    assert table.game.chars(army).subtypes == ("Zombie", "Army") and table.pt(army) == (2, 2)
    table = Table()
    (orc,) = table.battlefield("A", card("Old Guard", "{2}", "Creature — Orc Army", "", "3/3"))
    do(table, "Amass 1.")
    assert table.game.chars(orc).subtypes == ("Orc", "Army", "Zombie") and table.pt(orc) == (4, 4)


@rule("701.44d", "without including a subtype; other slips are no older wording")
def test_where_a_subtype_is_said_it_is_said_as_it_should_be() -> None:
    for words in ("Amass Zombie 2.", "Amass zombies 2.", "Target opponent amass Zombies 2."):
        with pytest.raises(AssertionError, match="would be printed as"):
            card("Test Rite", "{0}", "Sorcery", words)
