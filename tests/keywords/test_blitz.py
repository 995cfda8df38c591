"""Blitz (CR 702.152)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

THUG = ("Rush Thug", "{3}{R}", "Creature — Ogre", "Blitz {1}{R}", "4/2")


@rule("702.152a")
def test_it_has_haste_is_sacrificed_and_leaves_a_card() -> None:
    table = Table()
    table.hand("A", card(*THUG))
    table.mana("A", "{1}{R}")
    table.cast("A", "Rush Thug", way="blitz").resolve()
    assert table.has(table.find("Rush Thug"), "haste")
    table.to_step("end").resolve()
    assert table.zone("A", "graveyard") == ["Rush Thug"] and table.zone("A", "hand") == ["Forest"]
    assert any(type(event).__name__ == "Sacrifice" for event in table.game.history.this_turn)


@rule("702.152a")
def test_cast_as_usual_it_just_stays() -> None:
    table = Table()
    table.hand("A", card(*THUG))
    table.mana("A", "{3}{R}")
    table.cast("A", "Rush Thug", way="").resolve()
    assert not table.has(table.find("Rush Thug"), "haste")
    table.to_step("end").resolve()
    assert table.all("Rush Thug")


@rule("702.152b")
def test_only_one_of_two_blitz_costs_is_paid_and_each_speaks_of_itself() -> None:
    table = Table()
    table.hand("A", card("Twice Thug", "{3}{R}", "Creature — Ogre", "Blitz {1}{R}\nBlitz {G}", "4/2"))
    table.mana("A", "{1}{R}{G}")
    ways = [action for action in table.actions("A") if action.kind == "cast"]
    assert len(ways) == 2
    table.act("A", lambda action: "{G}" in action.label or "{G}" in action.cost).resolve()
    assert len(table.pool("A")) == 2, "only one of them is paid"
    thug = table.find("Twice Thug")
    assert len(table.game.chars(thug).abilities.keywords["haste"]) == 1
    table.to_step("end")
    assert table.stack() == ["Twice Thug trigger (A)"], "it is sacrificed once"
    table.resolve()
    assert table.zone("A", "graveyard") == ["Twice Thug"] and table.zone("A", "hand") == ["Forest"]


@rule("702.152b", "of its own blitz cost and one that it is given, one is paid")
def test_a_blitz_cost_that_it_is_given_is_another() -> None:
    for mana, left in (("{G}", ""), ("{3}{R}", "")):
        table = Table()
        words = "Each creature spell you cast with mana value 4 or greater has blitz. The blitz cost is equal to its mana cost."
        table.battlefield("A", card("Rush Street", "{2}", "Enchantment", words))
        table.hand("A", card("Odd Thug", "{3}{R}", "Creature — Ogre", "Blitz {G}", "4/2"))
        table.mana("A", mana)
        assert [action.way for action in table.actions("A") if action.way] == ["blitz"]
        table.cast("A", "Odd Thug", way="blitz").resolve()
        assert table.pool("A") == left and len(table.game.chars(table.find("Odd Thug")).abilities.keywords["haste"]) == 1
        table.to_step("end").resolve()
        assert table.zone("A", "graveyard") == ["Odd Thug"] and table.zone("A", "hand") == ["Forest"]


@rule("702.152b", "each speaks of its own payment, also one that says the same")
def test_two_blitz_abilities_that_say_the_same_sacrifice_it_once_for_one_card() -> None:
    table = Table()
    table.hand("A", card("Twice Thug", "{3}{R}", "Creature — Ogre", "Blitz {G}\nBlitz {G}", "4/2"))
    table.mana("A", "{G}")
    table.act("A", lambda action: action.kind == "cast").resolve()
    assert len(table.game.chars(table.find("Twice Thug")).abilities.keywords["haste"]) == 1
    table.to_step("end")
    assert table.stack() == ["Twice Thug trigger (A)"]
    assert table.resolve().zone("A", "hand") == ["Forest"]
