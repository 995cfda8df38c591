"""Crew (CR 702.122)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, much_happens
from tests.support.boards.table import Table, card

CART = ("Rolling Cart", "{2}", "Artifact — Vehicle", "Crew 3", "4/4")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.122a", "702.122b")
def test_creatures_with_enough_power_crew_a_vehicle() -> None:
    table = Table()
    (cart, *bears) = table.battlefield("A", card(*CART), card(*BEAR), card(*BEAR), card(*BEAR))
    table.answer("A", bears[:2])
    table.activate("A", cart).resolve()
    assert "creature" in table.game.chars(cart).types and table.pt(cart) == (4, 4)
    assert [table.game.obj(oid).tapped for oid in bears] == [True, True, False]
    table.battlefield("A", card(*BEAR), card(*BEAR))
    assert [action.oid for action in table.actions("A")] == [cart], "as often as creatures can be tapped for it"
    table.next_turn()
    assert "creature" not in table.game.chars(cart).types


@rule("702.122a")
def test_it_can_not_be_crewed_with_too_little_power() -> None:
    table = Table()
    table.battlefield("A", card(*CART), card(*BEAR))
    table.battlefield("B", card(*BEAR))
    assert table.actions("A") == ()


@rule("702.122a", "any untapped creatures")
def test_summoning_sick_creatures_can_crew() -> None:
    table = Table()
    (cart,) = table.battlefield("A", card(*CART))
    table.hand("A", card("Free Ox", "{0}", "Creature — Ox", "", "3/3"))
    table.cast("A", "Free Ox").resolve()
    table.activate("A", cart).resolve()
    assert "creature" in table.game.chars(cart).types


@rule("702.122a", "total power N or greater")
@rule("702.122b", "the creatures that are tapped, and no others")
def test_a_creature_of_just_enough_power_crews_alone() -> None:
    table = Table()
    text = "Whenever this creature crews a Vehicle, you gain 1 life."
    cart, bear, ox = table.battlefield(
        "A", card(*CART), card("Proud Bear", "{1}{G}", "Creature — Bear", text, "2/2"), card("Proud Ox", "{3}", "Creature — Ox", text, "3/3")
    )
    table.answer("A", [ox]).activate("A", cart).resolve()
    (asked,) = [decision for decision in table.asked if getattr(decision, "purpose", "") == "crew"]
    assert (asked.least, asked.most) == (1, 2)
    assert [table.game.obj(oid).tapped for oid in (ox, bear)] == [True, False]
    assert table.life("A") == 21


@rule("702.122b", "which creature crews, and that it crews; saddling is another thing")
def test_only_creatures_that_are_meant_trigger_as_they_crew() -> None:
    table = Table()
    cart, ox = table.battlefield("A", card(*CART), card("Idle Ox", "{3}", "Creature — Ox", "Whenever this creature saddles an artifact or crews a Mount, you gain 1 life.", "3/3"))
    table.battlefield("A", card("Bear Song", "{1}", "Enchantment", "Whenever a Bear you control crews a Vehicle, you gain 10 life."))
    table.answer("A", [ox]).activate("A", cart).resolve()
    assert table.life("A") == 20
    bears = table.battlefield("A", card(*BEAR), card(*BEAR))
    table.answer("A", bears).activate("A", cart).resolve()
    assert table.life("A") == 40


@rule("702.122b", "which creature crews, and that it crews")
def test_what_waits_for_some_creatures_to_crew_waits_for_no_others_and_for_nothing_else_they_do() -> None:
    table = Table()
    cart, bear, ox = table.battlefield("A", card(*CART), card(*BEAR), card("Calm Ox", "{3}", "Creature — Ox", "", "3/3"))
    table.battlefield("A", card("Cart Song", "{1}", "Enchantment", "Whenever a Bear you control crews a Vehicle or connives, you gain 1 life."))
    table.answer("A", [ox]).activate("A", cart).resolve()
    assert table.life("A") == 20
    do(table, "Target creature connives.", [ox]).resolve()
    assert table.life("A") == 20
    do(table, "Target creature connives.", [bear]).resolve()
    assert table.life("A") == 21
    table.game.write(ox).tapped = False
    table.answer("A", [ox, bear]).activate("A", cart).resolve()
    assert table.life("A") == 22


@rule("702.122d")
def test_a_vehicle_becomes_crewed_when_its_crew_ability_resolves() -> None:
    table = Table()
    text = "Crew 1\nWhenever this Vehicle becomes crewed, you gain 1 life.\nWhenever this Vehicle becomes crewed, if it was crewed by exactly two creatures, you gain 10 life."
    (cart, *bears) = table.battlefield("A", card("Singing Cart", "{2}", "Artifact — Vehicle", text, "4/4"), *[card(*BEAR)] * 4)
    table.answer("A", bears[:1])
    table.activate("A", cart)
    assert table.stack() == ["Singing Cart ability (A)"], "nothing happens as it is activated"
    table.resolve()
    assert table.life("A") == 21
    table.answer("A", bears[1:3])
    table.activate("A", cart).resolve()
    assert table.life("A") == 32, "only the two creatures tapped for this ability count"
    table.answer("A", bears[3:])
    table.activate("A", cart).resolve()
    assert table.life("A") == 33


@rule("702.122d", "the Vehicle whose crew ability resolves, and nothing else that happens")
def test_a_vehicle_becomes_crewed_for_the_first_time_in_a_turn_of_much_else() -> None:
    table = Table()
    text = "Crew 1\nWhenever this Vehicle becomes crewed for the first time each turn, you gain 5 life."
    cart, other, *bears = table.battlefield("A", card("Singing Cart", "{2}", "Artifact — Vehicle", text, "4/4"),
                                            card("Rolling Cart", "{2}", "Artifact — Vehicle", "Crew 1", "4/4"), *[card(*BEAR)] * 3)  # fmt: skip
    much_happens(table)
    life = table.life("A")
    for number, (vehicle, gained) in enumerate(((other, 0), (cart, 5), (cart, 5))):
        table.answer("A", [bears[number]]).activate("A", vehicle).resolve()
        assert table.life("A") == life + gained


@rule("702.122d", "which Vehicle becomes crewed")
def test_only_what_is_spoken_of_becomes_crewed() -> None:
    table = Table()
    (theirs, *_) = table.battlefield("B", card("Rolling Cart", "{2}", "Artifact — Vehicle", "Crew 1", "4/4"), card(*BEAR))
    (mine, *_) = table.battlefield("A", card("Rolling Cart", "{2}", "Artifact — Vehicle", "Crew 1", "4/4"), card(*BEAR))
    table.battlefield("A", card("Cart Song", "{1}", "Enchantment", "Whenever a Vehicle you control becomes crewed, you gain 1 life."))
    table.activate("B", theirs).resolve()
    assert table.life("A") == 20
    table.activate("A", mine).resolve()
    assert table.life("A") == 21


@rule("702.122c", "a creature that can't crew can't be tapped for it")
def test_only_creatures_that_can_crew_vehicles_are_tapped_for_one() -> None:
    table = Table()
    cart, giant, ox, bear = table.battlefield(
        "A", card(*CART), card("Idle Giant", "{4}", "Creature — Giant", "", "5/5"), card("Calm Ox", "{3}", "Creature — Ox", "", "3/3"), card(*BEAR)
    )
    table.battlefield("B", card("Idle Song", "{1}", "Enchantment", "Giants can't attack, block, or crew Vehicles."))
    table.answer("A", [ox]).activate("A", cart).resolve()
    (asked,) = [decision for decision in table.asked if getattr(decision, "purpose", "") == "crew"]
    assert (set(asked.candidates), asked.least, asked.most) == ({ox, bear}, 1, 2), "the Ox alone would do"
    assert [table.game.obj(oid).tapped for oid in (giant, ox, bear)] == [False, True, False]
    table.game.write(ox).tapped = True
    assert "creature" in table.game.chars(cart).types and table.actions("A") == (), "the Bear alone would not"
    (pony,) = table.battlefield("A", card("Tall Pony", "{2}", "Creature — Horse Mount", "Saddle 5", "1/1"))
    table.answer("A", [giant]).activate("A", pony).resolve()
    assert table.game.obj(giant).tapped, "saddling is no crewing"
