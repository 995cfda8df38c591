"""Impending (CR 702.176 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

DREAD = ("Coming Dread", "{3}{B}", "Enchantment Creature — Horror", "Impending 2—{1}{B}\nMenace", "4/4")


@rule("702.176a", edition="2026-01-16")
def test_it_is_no_creature_until_its_time_counters_are_gone() -> None:
    table = Table()
    table.hand("A", card(*DREAD))
    table.mana("A", "{1}{B}")
    table.cast("A", "Coming Dread", way="impending").resolve()
    (dread,) = table.all("Coming Dread")
    assert table.counters(dread) == {"time": 2} and "creature" not in table.game.chars(dread).types
    table.to_step("end", "A").resolve()
    table.next_turn("B").to_step("end", "A").resolve()
    assert table.counters(dread) == {} and "creature" in table.game.chars(dread).types


@rule("702.176a", "if its impending cost was paid; one counter at each of your end steps", edition="2026-01-16")
def test_for_its_mana_cost_it_is_a_creature_at_once() -> None:
    table = Table()
    table.hand("A", card(*DREAD), card(*DREAD))
    table.mana("A", "{1}{B}{3}{B}")
    table.cast("A", "Coming Dread", way="impending").resolve()
    table.cast("A", "Coming Dread", way="").resolve()
    waiting, awake = table.all("Coming Dread")
    assert table.counters(awake) == {} and table.game.chars(awake).types == ("enchantment", "creature")
    assert table.game.chars(waiting).types == ("enchantment",) and table.pool("A") == ""
    table.to_step("end", "A")
    assert table.stack() == ["Coming Dread trigger (A)"]
    assert table.resolve().counters(waiting) == {"time": 1}
    table.to_step("end", "B").resolve()
    assert table.counters(waiting) == {"time": 1} and table.game.chars(waiting).types == ("enchantment",)


@rule("702.176a", "if its impending cost was paid, and when", edition="2026-01-16")
def test_its_impending_cost_was_paid_in_one_turn() -> None:
    table = Table()
    text = "Impending 2—{1}{B}\n{0}: Return target creature card from your graveyard to your hand. If Coming Gift's impending cost was paid this turn, instead return that card to the battlefield."
    table.hand("A", card("Coming Gift", "{3}{B}", "Enchantment Creature — Horror", text, "4/4"))
    one, other = table.graveyard("A", *[card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")] * 2)
    table.mana("A", "{1}{B}").cast("A", "Coming Gift", way="impending").resolve()
    table.activate("A", table.find("Coming Gift"), [one]).resolve()
    assert table.all("Meadow Bear") and table.zone("A", "graveyard") == ["Meadow Bear"]
    table.next_turn("B").activate("A", table.find("Coming Gift"), [other]).resolve()
    assert len(table.all("Meadow Bear")) == 1 and "Meadow Bear" in table.zone("A", "hand")


@rule("702.176a", "a static and a triggered ability that function on the battlefield", edition="2026-01-16")
def test_in_the_graveyard_it_has_other_abilities_than_those_of_its_time_counters() -> None:
    table = Table()
    text = "Impending 2—{1}{B}\nAs long as this card is in your graveyard and you have 20 or more life, creatures you control get +1/+1."
    table.hand("A", card("Coming Gloom", "{3}{B}", "Enchantment Creature — Horror", text, "4/4"), card("Clean Up", "{0}", "Instant", "Destroy target enchantment."))
    (bear,) = table.battlefield("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{1}{B}").cast("A", "Coming Gloom", way="impending").resolve()
    (gloom,) = table.all("Coming Gloom")
    table.to_step("end").resolve()
    assert table.counters(gloom) == {"time": 1} and table.pt(bear) == (2, 2)
    table.cast("A", "Clean Up", [gloom]).resolve()
    (gone,) = table.all("Coming Gloom", "graveyard")
    assert table.pt(bear) == (3, 3) and "creature" in table.game.chars(gone).types
    table.next_turn("A").to_step("end")
    assert table.stack() == []
