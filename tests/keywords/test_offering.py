"""Offering: a permanent sacrificed to cast a spell sooner and for less."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

PATRON = ("Patron of Frogs", "{4}{G}{G}", "Creature — Spirit", "Frog offering", "6/6")
FROG = ("Mire Frog", "{2}{G}", "Creature — Frog", "", "2/2")
NEWT = ("Gilded Newt", "{2}{G}", "Creature — Newt", "", "2/2")


@rule("702.48a", "702.48c")
def test_the_mana_cost_of_the_sacrificed_permanent_is_taken_off() -> None:
    table = Table()
    table.hand("A", card(*PATRON))
    table.battlefield("A", card(*NEWT))
    table.mana("A", "{G}{R}{R}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]  # it is no Frog
    table.battlefield("A", card(*FROG))
    table.answer("A", True)
    table.cast("A", "Patron of Frogs").resolve()
    assert table.all("Patron of Frogs") and not table.all("Mire Frog") and table.all("Gilded Newt")
    assert not table.game.players[0].pool


@rule("702.48a")
def test_only_with_the_offering_can_it_be_cast_at_any_time() -> None:
    table = Table()
    table.hand("A", card(*PATRON))
    table.to_step("main1", "B")
    table.mana("A", "{4}{G}{G}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.battlefield("A", card(*FROG))
    table.cast("A", "Patron of Frogs").resolve()  # nobody is asked: it must be paid
    assert table.all("Patron of Frogs") and not table.all("Mire Frog")


@rule("702.48b", "601.2b")
def test_the_offering_may_be_left_out() -> None:
    table = Table()
    table.hand("A", card(*PATRON))
    table.battlefield("A", card(*FROG))
    table.mana("A", "{4}{G}{G}")
    table.answer("A", False)
    table.cast("A", "Patron of Frogs").resolve()
    assert table.all("Patron of Frogs") and table.all("Mire Frog")


@rule("702.48a", "a permanent that can be sacrificed", "702.48b")
def test_what_can_not_be_sacrificed_is_no_offering() -> None:
    table = Table()
    table.battlefield("A", card("Kept Goblin", "{2}{R}", "Creature — Goblin", "This creature can't be sacrificed.", "1/1"))
    table.hand("A", card("Goblin Patron", "{4}{R}{R}", "Creature — Spirit", "Goblin offering", "5/5"))
    table.mana("A", "{3}{R}")
    assert [action for action in table.actions("A") if action.kind == "cast"] == []
    table.battlefield("A", card("Other Goblin", "{2}{R}", "Creature — Goblin", "", "1/1"))
    assert [action.kind for action in table.actions("A")] == ["cast"]


@rule("702.48a", "the mana cost of the permanent that is sacrificed", "702.48c", "601.2b")
@rule("702.48b", "which one is chosen with the choices for the spell")
def test_it_is_the_chosen_permanents_cost_that_is_taken_off() -> None:
    table = Table()
    table.hand("A", card(*PATRON))
    table.battlefield("A", card("Pond Lord", "{4}{G}{G}", "Creature — Frog", "", "5/5"))
    (small,) = table.battlefield("A", card("Small Frog", "{G}", "Creature — Frog", "", "1/1"))
    table.mana("A", "{4}{G}").answer("A", True, [small])
    table.cast("A", "Patron of Frogs").resolve()
    assert table.all("Patron of Frogs") and table.all("Pond Lord") and not table.all("Small Frog") and table.pool("A") == ""


@rule("702.48c", "the mana cost of what is sacrificed, and of nothing that can't be")
def test_the_cost_of_what_can_not_be_sacrificed_is_not_taken_off() -> None:
    table = Table()
    table.hand("A", card(*PATRON))
    table.battlefield("A", card("Pond Lord", "{4}{G}{G}", "Creature — Frog", "Pond Lord can't be sacrificed.", "5/5"))
    table.mana("A", "{4}{G}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.battlefield("A", card("Small Frog", "{G}", "Creature — Frog", "", "1/1"))
    table.answer("A", True).cast("A", "Patron of Frogs").resolve()
    assert table.all("Patron of Frogs") and table.all("Pond Lord") and not table.all("Small Frog") and table.pool("A") == ""


@rule("702.48c", "colored mana reduces mana of the same type, any excess generic mana")
def test_a_cheaper_one_may_be_the_only_one_whose_colors_help() -> None:
    table = Table()
    table.hand("A", card(*PATRON))
    table.battlefield("A", card("Lava Frog", "{4}{R}{R}", "Creature — Frog", "", "5/5"))
    table.mana("A", "{R}{R}{R}")
    assert not [action for action in table.actions("A") if action.kind == "cast"], "without it would cost {G}{G}"
    (green,) = table.battlefield("A", card("Green Frog", "{G}{G}{G}", "Creature — Frog", "", "3/3"))
    table.answer("A", True, [green]).cast("A", "Patron of Frogs").resolve()
    assert table.all("Patron of Frogs") and table.all("Lava Frog") and not table.all("Green Frog") and table.pool("A") == ""
