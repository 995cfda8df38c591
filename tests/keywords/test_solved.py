"""Solved (CR 702.169)."""

from __future__ import annotations

from engine.game.events.status import SetMark
from engine.game.rules.events.happening import happen
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

RIDDLE = ("Case of the Lost Hen", "{1}{G}", "Enchantment — Case", "To solve — You control three or more creatures.\n"
          "Solved — Creatures you control get +1/+1.")  # fmt: skip
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.169a", "702.169b", "719.3", "719.3a", "719.3b", "it stays solved")
def test_a_case_is_solved_at_the_end_step_and_has_its_ability_from_then_on() -> None:
    table = Table()
    table.battlefield("A", card(*RIDDLE))
    first, _ = table.battlefield("A", card(*BEAR), card(*BEAR))
    table.to_step("end")
    assert table.stack() == []
    table.battlefield("A", card(*BEAR))
    assert table.pt(first) == (2, 2)
    table.next_turn("A").to_step("end")
    table.resolve()
    assert table.pt(first) == (3, 3)
    table.next_turn("A").to_step("end")
    assert table.stack() == []


def test_a_case_that_counts_the_sources_of_damage() -> None:
    table = Table()
    (case,) = table.battlefield("A", card("Case of the Scorched Barn", "{R}", "Enchantment — Case", "To solve — Two or more sources you controlled dealt damage this turn.\nSolved — {0}: You gain 1 life."))
    stinger = card("Stinger", "{R}", "Creature — Insect", "{0}: This creature deals 1 damage to any target.", "1/1")
    (one,) = table.battlefield("A", stinger)
    (two,) = table.battlefield("B", stinger)
    table.activate("A", one, [1]).resolve().activate("A", one, [1]).resolve().activate("B", two, [0]).resolve()
    table.to_step("end", "A").resolve()
    assert not table.game.obj(case).marks.get("solved")
    table.next_turn("A").activate("A", one, [1]).resolve().hand("A", card("Lend", "{U}", "Sorcery", "Target opponent gains control of target creature you control."))
    table.mana("A", "{U}").cast("A", "Lend", [1, one]).resolve().activate("B", two, [0]).resolve()
    table.to_step("end", "A").resolve()
    assert not table.game.obj(case).marks.get("solved")  # one source of theirs, though it is another player's now
    table.next_turn("A").battlefield("A", stinger)
    table.hand("A", card("Ember", "{R}", "Instant", "Ember deals 1 damage to any target."))
    mine = table.all("Stinger", who="A")[-1]
    table.activate("A", mine, [1]).resolve().mana("A", "{R}").cast("A", "Ember", [1]).resolve()
    table.to_step("end", "A").resolve()
    assert table.game.obj(case).marks.get("solved")


def test_a_solved_case_may_permit_two_things_in_one_sentence() -> None:
    table = Table()
    (case,) = table.battlefield("A", card("Case of the Locked Shed", "{G}", "Enchantment — Case", "To solve — You control seven or more lands.\nSolved — You may look at the top card of your library any time, and you may play lands and cast creature spells from the top of your library."))
    (top,) = table.library("A", card("Meadow Bear", "{G}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{G}")
    assert not [action for action in table.actions("A") if action.oid == top]
    happen(table.game, SetMark(case, "solved"))
    assert [action.label for action in table.actions("A") if action.oid == top]
    assert view_for(table.game, 0, None).players[0].library_top == (top,)
    table.act("A", lambda action: action.oid == top).resolve()
    assert table.all("Meadow Bear")


@rule("702.169c")
def test_a_solved_triggered_ability_triggers_only_if_the_case_is_solved() -> None:
    table = Table()
    text = "To solve — You control three or more creatures.\nSolved — Whenever a creature you control enters, you gain 1 life."
    (case,) = table.battlefield("A", card("Case of the Loud Hen", "{1}{G}", "Enchantment — Case", text))
    hen = card("Free Hen", "{0}", "Creature — Bird", "", "1/1")
    table.hand("A", hen, hen, hen, hen)
    for _ in range(3):
        table.cast("A", "Free Hen").resolve(1)
        assert table.stack() == []
    (other,) = table.battlefield("A", card("Case of the Lone Hen", "{1}", "Enchantment — Case", text.replace("three", "four")))
    table.to_step("end")
    assert table.stack() == ["Case of the Loud Hen trigger (A)"], "it is to be solved; the other, which asks for a fourth creature, is not"
    table.resolve().next_turn("B").next_turn("A")
    table.cast("A", "Free Hen").resolve(1)
    assert table.stack() == ["Case of the Loud Hen trigger (A)"]
    table.resolve()
    assert table.life("A") == 21 and case in table.game.objects
    table.to_step("end")
    assert table.stack() == ["Case of the Lone Hen trigger (A)"], "one that is solved is not to be solved again"
    assert other in table.game.objects


@rule("702.169d")
def test_a_solved_activated_ability_can_be_activated_only_if_the_case_is_solved() -> None:
    table = Table()
    text = "To solve — You control three or more creatures.\nSolved — {1}: You gain 1 life."
    (case,) = table.battlefield("A", card("Case of the Shy Hen", "{1}{G}", "Enchantment — Case", text))
    (other,) = table.battlefield("A", card("Case of the Lone Hen", "{1}{G}", "Enchantment — Case", text.replace("three", "four")))
    table.battlefield("A", *[card(*BEAR)] * 3)
    table.mana("A", "{1}")
    assert table.actions("A") == ()
    table.to_step("end")
    assert table.stack() == ["Case of the Shy Hen trigger (A)"]
    table.resolve().mana("A", "{1}")
    assert [action.oid for action in table.actions("A")] == [case], "the other waits for a fourth creature"
    table.activate("A", case).resolve()
    assert table.life("A") == 21
    table.battlefield("A", card(*BEAR))
    table.next_turn("A").to_step("end")
    assert table.stack() == ["Case of the Lone Hen trigger (A)"], "one that is solved is not to be solved again"
    table.resolve().mana("A", "{1}").activate("A", other).resolve()
    assert table.life("A") == 22


@rule("719.3a", "if the condition is met, as it triggers and as it resolves", "719.3")
def test_a_case_whose_condition_is_no_longer_met_is_not_solved() -> None:
    table = Table()
    table.battlefield("A", card(*RIDDLE))
    *_, bear = table.battlefield("A", *[card(*BEAR)] * 3)
    table.to_step("end")
    assert table.stack() == ["Case of the Lost Hen trigger (A)"]
    table.hand("B", card("Quick Doom", "{0}", "Instant", "Destroy target creature."))
    table.cast("B", "Quick Doom", [bear]).resolve()
    assert table.stack() == [] and {table.pt(oid) for oid in table.all("Meadow Bear")} == {(2, 2)}


@rule("702.169b", "719.3b", "a Case that becomes solved, and nothing else that becomes of one")
def test_a_solved_case_hears_of_another_that_is_solved() -> None:
    table = Table()
    text = "To solve — You control a creature.\nSolved — Whenever you solve another Case for the first time each turn, you gain 5 life."
    (first,) = table.battlefield("A", card("Case of the Wet Hen", "{G}", "Enchantment — Case", text), card(*BEAR))[:1]
    table.to_step("end").resolve()
    assert table.game.obj(first).marks.get("solved") and table.life("A") == 20, "it is not another Case"
    table.next_turn("A")
    (second,) = table.battlefield("A", card("Case of the Dry Hen", "{G}", "Enchantment — Case", "To solve — You control a creature.\nSolved — Creatures you control get +1/+1."))
    table.hand("A", card("Live Case", "{0}", "Sorcery", "Target enchantment becomes a 1/1 creature in addition to its other types until end of turn. Suspect it."))
    table.cast("A", "Live Case", [second]).resolve()
    table.to_step("end").resolve()
    assert table.game.obj(second).marks.get("solved") and table.life("A") == 25


@rule("719.3b", "603.2")
def test_solving_a_case() -> None:
    table = Table()
    permanent(table, "Whenever you solve a Case, you gain 4 life.", types="Enchantment")
    table.battlefield("A", card("Dull Case", "{0}", "Enchantment — Case", "To solve — You control no creatures."))
    table.battlefield("B", card("Other Case", "{0}", "Enchantment — Case", "To solve — You control no creatures."))
    table.next_turn("B")
    assert table.life("A") == 24
    table.next_turn("A")
    assert table.life("A") == 24
