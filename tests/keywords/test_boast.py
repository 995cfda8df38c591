"""Boast (CR 702.142)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

SKALD = ("Loud Skald", "{R}", "Creature — Human", "Boast — {1}: You gain 2 life.", "2/2")


@rule("702.142a")
def test_it_boasts_once_in_a_turn_in_which_it_attacked() -> None:
    table = Table()
    (skald,) = table.battlefield("A", card(*SKALD))
    table.mana("A", "{1}")
    assert table.actions("A") == ()
    table.answer("A", [[skald, 1]])
    table.to_step("main2")
    table.mana("A", "{2}")
    table.activate("A", skald).resolve()
    assert table.life("A") == 22 and table.actions("A") == ()


@rule("702.142b")
def test_a_creature_boasts_when_its_boast_ability_is_activated() -> None:
    table = Table()
    text = "Boast — {1}: You gain 2 life.\n{0}: You gain 1 life."
    (skald,) = table.battlefield("A", card("Louder Skald", "{R}", "Creature — Human", text, "2/2"))
    table.battlefield("A", card("Echo Hall", "{1}", "Artifact", "Whenever a creature you control boasts, you gain 10 life."))
    table.answer("A", [[skald, 1]])
    table.to_step("main2")
    table.activate("A", skald, index=1).resolve()
    assert table.life("A") == 21
    table.mana("A", "{1}")
    table.activate("A", skald, index=0)
    assert table.stack() == ["Louder Skald ability (A)", "Echo Hall trigger (A)"], "as it is activated"
    table.resolve()
    assert table.life("A") == 33


@rule("702.142b", "effects may refer to boast abilities")
def test_an_effect_may_let_creatures_boast_twice() -> None:
    table = Table()
    (skald,) = table.battlefield("A", card(*SKALD))
    table.battlefield("A", card("Echo Hall", "{1}", "Artifact", "Creatures you control can boast twice during each of your turns rather than once."))
    table.answer("A", [[skald, 1]])
    table.to_step("main2")
    table.mana("A", "{3}")
    table.activate("A", skald).resolve()
    table.activate("A", skald).resolve()
    assert table.life("A") == 24 and table.actions("A") == ()


@rule("702.142b", "to boast abilities, not to others of the creature")
def test_an_ability_that_is_no_boast_ability_is_not_activated_twice() -> None:
    table = Table()
    (skald,) = table.battlefield("A", card("Calm Skald", "{R}", "Creature — Human", "{1}: You gain 2 life. Activate only once each turn.", "2/2"))
    table.battlefield("A", card("Echo Hall", "{1}", "Artifact", "Creatures you control can boast twice during each of your turns rather than once."))
    table.mana("A", "{3}").activate("A", skald).resolve()
    assert table.life("A") == 22 and table.actions("A") == ()


@rule("702.142b", "during each of your turns")
def test_in_another_players_turn_it_boasts_once() -> None:
    table = Table()
    (skald,) = table.battlefield("B", card(*SKALD))
    table.battlefield("A", card("Echo Hall", "{1}", "Artifact", "Creatures you control can boast twice during each of your turns rather than once."))
    table.hand("A", card("Quick Theft", "{0}", "Instant", "Gain control of target creature until end of turn."))
    table.next_turn("B").answer("B", [[skald, 0]]).to_step("main2")
    table.cast("A", "Quick Theft", [skald]).resolve()
    table.mana("A", "{3}").activate("A", skald).resolve()
    assert table.life("A") == 20 and table.actions("A") == ()


@rule("702.142a", "this creature attacked this turn")
def test_another_creature_s_attack_is_no_reason_to_boast() -> None:
    table = Table()
    skald, other = table.battlefield("A", card(*SKALD), card("Quiet Cat", "{R}", "Creature — Cat", "", "1/1"))
    table.answer("A", [[other, 1]])
    table.to_step("main2")
    table.mana("A", "{2}")
    assert [action for action in table.actions("A") if action.oid == skald] == []
    table.next_turn("A")
    table.answer("A", [[skald, 1]]).to_step("main2")
    table.mana("A", "{1}").activate("A", skald).resolve()
    table.next_turn("A").mana("A", "{1}")
    assert [action for action in table.actions("A") if action.oid == skald] == []  # it attacked last turn
