"""Case cards (CR 719)."""

from __future__ import annotations

import pytest

from engine.game.events.status import SetMark
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

SOLVE = "To solve — You control three or more creatures.\n"
HEN = ("Case of the Lost Hen", "{1}{G}", "Enchantment — Case", SOLVE + "Solved — Creatures you control get +1/+1.")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def with_bears(number: int) -> tuple[Table, int, tuple[int, ...]]:
    table = Table()
    (case,) = table.battlefield("A", card(*HEN))
    return table, case, table.battlefield("A", *[card(*BEAR)] * number)


def is_solved(table: Table, oid: int) -> bool:
    return bool(table.game.obj(oid).marks.get("solved"))


@rule("719.3", "719.3a")
def test_it_is_solved_at_its_controllers_end_step_if_the_condition_holds() -> None:
    table, case, bears = with_bears(3)
    assert not is_solved(table, case) and table.pt(bears[0]) == (2, 2)
    table.to_step("end", "A")
    assert table.stack() == ["Case of the Lost Hen trigger (A)"] and not is_solved(table, case)
    table.resolve()
    assert is_solved(table, case) and table.pt(bears[0]) == (3, 3)


@rule("719.3a")
def test_it_does_not_trigger_without_its_condition() -> None:
    table, _, _ = with_bears(2)
    table.to_step("end", "A")
    assert table.stack() == []


@rule("719.3a")
def test_it_does_not_trigger_in_another_players_end_step() -> None:
    table, case, _ = with_bears(2)
    table.to_step("main1", "B").battlefield("A", card(*BEAR))
    table.to_step("end", "B")
    assert table.stack() == [] and not is_solved(table, case)


@rule("719.3a")
def test_the_condition_is_asked_again_as_it_resolves() -> None:
    table, case, bears = with_bears(3)
    table.to_step("end", "A").hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("B", "{B}").cast("B", "Fell", [bears[0]]).resolve()
    assert not is_solved(table, case)


@rule("719.3a")
def test_a_solved_case_is_not_solved_again() -> None:
    table, case, _ = with_bears(3)
    happen(table.game, SetMark(case, "solved"))
    table.to_step("end", "A")
    assert table.stack() == []


@rule("719.3a", "this Case becomes solved")
def test_what_waits_for_another_case_being_solved_waits_for_just_that() -> None:
    table, case, _ = with_bears(3)
    (first,) = table.battlefield("A", card("Case of the Long Shadow", "{1}", "Enchantment — Case", SOLVE + "Solved — You have no maximum hand size.\n"
                                           "Whenever you solve another Case, you gain 3 life."))  # fmt: skip
    table.battlefield("A", card("Clean Desk", "{1}", "Artifact", "Whenever you solve a Case for the first time each turn, you gain 10 life."))
    happen(table.game, SetMark(case, "renowned"))  # something else comes to be said of it
    table.to_step("end", "A").resolve()
    assert is_solved(table, case) and is_solved(table, first) and table.life("A") == 33


@rule("719.3b")
def test_it_stays_solved_whatever_becomes_of_the_condition() -> None:
    table, case, bears = with_bears(3)
    table.to_step("end", "A").resolve()
    table.hand("B", card("Fell", "{B}", "Sorcery", "Destroy target creature."))
    table.to_step("main1", "B").mana("B", "{B}").cast("B", "Fell", [bears[0]]).resolve()
    assert is_solved(table, case) and table.pt(bears[1]) == (3, 3)


@rule("719.3b")
def test_it_stays_solved_without_its_abilities_and_has_them_again_later() -> None:
    table, case, bears = with_bears(3)
    table.to_step("end", "A").resolve()
    table.hand("B", card("Blank Page", "{U}", "Sorcery", "Target enchantment loses all abilities until end of turn."))
    table.to_step("main1", "B").mana("B", "{U}").cast("B", "Blank Page", [case]).resolve()
    assert table.pt(bears[0]) == (2, 2) and is_solved(table, case)
    table.next_turn("A")
    assert table.pt(bears[0]) == (3, 3)


@rule("719.3b")
def test_a_copy_of_a_solved_case_is_not_solved() -> None:
    table, case, _ = with_bears(0)
    happen(table.game, SetMark(case, "solved"))
    table.hand("A", card("Mirror Work", "{U}", "Enchantment", "You may have this enchantment enter as a copy of an enchantment you control."))
    table.answer("A", [case]).mana("A", "{U}").cast("A", "Mirror Work").resolve()
    (copy,) = [oid for oid in table.all("Case of the Lost Hen") if oid != case]
    assert is_solved(table, case) and not is_solved(table, copy)


@rule("719.3b")
def test_a_case_that_left_the_battlefield_is_solved_no_more() -> None:
    table, case, _ = with_bears(0)
    happen(table.game, SetMark(case, "solved"))
    table.hand("A", card("Away and Back", "{W}", "Instant", "Exile target enchantment, then return it to the battlefield under its owner's control."))
    table.mana("A", "{W}").cast("A", "Away and Back", [case]).resolve()
    assert not is_solved(table, table.find("Case of the Lost Hen"))


@rule("719.3c")
def test_the_ability_of_a_solved_case_may_be_activated() -> None:
    table = Table()
    (case,) = table.battlefield("A", card("Case of the Old Door", "{1}", "Enchantment — Case", SOLVE + "Solved — Sacrifice this Case: You gain 6 life."))
    assert [a for a in table.actions("A") if a.oid == case] == []
    happen(table.game, SetMark(case, "solved"))
    table.activate("A", case, index=0).resolve()
    assert table.life("A") == 26


@rule("719.3c")
def test_the_ability_of_a_solved_case_may_trigger() -> None:
    table = Table()
    (case,) = table.battlefield("A", card("Case of the Long List", "{1}", "Enchantment — Case", SOLVE + "Solved — Whenever you cast a spell, you gain 2 life."))
    table.hand("A", *[card("Note", "{U}", "Instant", "You gain 1 life.")] * 2)
    table.mana("A", "{U}").cast("A", "Note").resolve()
    assert table.life("A") == 21
    happen(table.game, SetMark(case, "solved"))
    table.mana("A", "{U}").cast("A", "Note").resolve()
    assert table.life("A") == 24


@rule("719.3a", "the condition, as many times as it says", "719.3c", "the ability works once it is solved")
@pytest.mark.parametrize(("died", "life"), [(1, 20), (2, 23), (3, 23)])
def test_a_case_may_ask_how_many_died(died: int, life: int) -> None:
    table = Table()
    table.battlefield("A", card("Case of the Empty Coop", "{1}{B}", "Enchantment — Case", "To solve — Two or more creatures died this turn.\n"
                                "Solved — At the beginning of your end step, you gain 3 life."))  # fmt: skip
    table.battlefield("B", *[card("Small Hen", "{W}", "Creature — Bird", "", "1/1")] * died)
    table.hand("A", card("Fox Night", "{0}", "Sorcery", "Destroy all creatures."))
    table.cast("A", "Fox Night").resolve().to_step("end").resolve()
    assert table.life("A") == 20, "as the end step began it was not solved"
    table.next_turn("A").to_step("end").resolve()
    assert table.life("A") == life
