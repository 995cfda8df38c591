"""Planeswalking, planes and phenomena (CR 603.10g, 701.24, 704.6f, 901.8, 901.11)."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseTargets
from tests.rulebook import rule
from tests.support.boards.planes import BLANK, DULL, PLANESWALKER, deck, phenomenon, plane, planechase, planes, roll
from tests.support.boards.table import Table, card

FERRY = plane("Old Ferry", "When you planeswalk away from Old Ferry, you gain 3 life.")
HARBOR = plane("New Harbor", "When you planeswalk to New Harbor, you gain 5 life.")
TREMOR = phenomenon("Small Tremor", "When you encounter Small Tremor, you gain 7 life.")


@rule("603.10g", "701.24d", "901.11b")
def test_a_plane_that_is_face_down_again_sees_that_it_was_left() -> None:
    table = roll(planechase([FERRY, *DULL]), "A", PLANESWALKER)
    table.resolve(1)
    assert planes(table) == ["Dull Plain 1"] and table.stack() == ["Old Ferry trigger (A)"]
    assert table.resolve().life("A") == 23


@rule("603.10g")
def test_what_is_left_is_what_it_was_just_before() -> None:
    table = planechase([plane("Echoing Hall", "Creatures you control get +1/+1 and have flying."), *DULL])
    table.battlefield("A", card("Farewell Bell", "{1}", "Artifact", "Whenever a player planeswalks away from a plane, you gain 1 life."),
                      card("Gloating Bell", "{1}", "Artifact", "Whenever an opponent planeswalks away from a plane, you gain 10 life."))  # fmt: skip
    roll(table, "A", PLANESWALKER).resolve()
    assert table.life("A") == 21


@rule("603.10g")
def test_planeswalking_to_a_plane_is_seen_only_by_what_is_face_up_then() -> None:
    arrivals = plane("Hall of Arrivals", "Whenever you planeswalk to a plane, you gain 10 life.")
    table = roll(planechase([arrivals, *DULL]), "A", PLANESWALKER).resolve()
    assert table.life("A") == 20  # it is face down as the next plane is turned up
    table = roll(planechase([DULL[0], arrivals, *DULL[1:]]), "A", PLANESWALKER).resolve()
    assert table.life("A") == 30


@rule("704.6f", "312.7", "901.11a")
def test_a_phenomenon_whose_ability_has_left_the_stack_is_planeswalked_away_from() -> None:
    table = roll(planechase([DULL[0], TREMOR, HARBOR, DULL[1]]), "A", PLANESWALKER).resolve(1)
    assert planes(table) == ["Small Tremor"] and table.stack() == ["Small Tremor trigger (A)"]
    table.resolve(1)
    assert planes(table) == ["New Harbor"] and table.life("A") == 27
    assert table.stack() == ["New Harbor trigger (A)"] and deck(table, "A") == ["Dull Plain 2", "Dull Plain 1", "Small Tremor"]
    assert table.resolve().life("A") == 32


@rule("704.6f")
def test_a_phenomenon_stays_while_its_ability_is_on_the_stack_whatever_becomes_of_it() -> None:
    table = roll(planechase([DULL[0], TREMOR, DULL[1]]), "A", PLANESWALKER).resolve(1)
    table.hand("B", card("Hush", "{U}", "Instant", "Counter target activated or triggered ability."))
    table.hand("B", card("Idle Word", "{0}", "Instant", "You gain 1 life."))
    table.cast("B", "Idle Word").mana("B", "{U}").cast("B", "Hush")
    assert not any(isinstance(asked, ChooseTargets) for asked in table.asked), "a spell is no ability"
    assert planes(table) == ["Small Tremor"]  # also while something else is above it
    table.resolve()
    assert planes(table) == ["Dull Plain 2"] and table.life("A") == 20  # countered: it has left the stack all the same


@rule("701.24b")
def test_to_planeswalk_is_to_put_all_that_is_face_up_on_the_bottom_and_turn_the_top_card_up() -> None:
    table = planechase(DULL)
    assert planes(table) == ["Dull Plain 1"] and deck(table, "A") == ["Dull Plain 2", "Dull Plain 3"]
    roll(table, "A", PLANESWALKER).resolve()
    assert planes(table) == ["Dull Plain 2"] and deck(table, "A") == ["Dull Plain 3", "Dull Plain 1"]


@rule("701.24b", "701.24d", "who planeswalks does so away from what was face up")
def test_only_who_planeswalks_has_planeswalked_away() -> None:
    table = planechase(DULL)
    table.battlefield("B", card("Far Chart", "{1}", "Enchantment", "Whenever you planeswalk away from a plane, you gain 1 life."))
    roll(table, "A", PLANESWALKER).resolve()
    assert table.life("B") == 20
    table.next_turn("B")
    roll(table, "B", PLANESWALKER).resolve()
    assert table.life("B") == 21


@rule("701.24b")
def test_the_only_card_of_a_planar_deck_comes_up_again() -> None:
    table = roll(planechase([FERRY]), "A", PLANESWALKER).resolve()
    assert planes(table) == ["Old Ferry"] and table.life("A") == 23


@rule("701.24a")
def test_only_the_planar_controller_may_planeswalk_and_only_in_planechase() -> None:
    leap = card("Bold Leap", "{U}", "Instant", "Planeswalk.")
    table = planechase(DULL, [FERRY])
    table.hand("B", leap)
    table.mana("B", "{U}").cast("B", "Bold Leap").resolve()
    assert planes(table) == ["Dull Plain 1"]
    table.hand("A", leap)
    table.mana("A", "{U}").cast("A", "Bold Leap").resolve()
    assert planes(table) == ["Dull Plain 2"]
    usual = Table()
    usual.hand("A", leap)
    usual.mana("A", "{U}").cast("A", "Bold Leap").resolve()
    assert planes(usual) == []


@rule("701.24c", "901.11a", "901.11")
def test_an_ability_may_tell_a_player_to_planeswalk_and_abilities_hear_of_it() -> None:
    table = planechase([plane("Loose Gate", "At the beginning of your end step, planeswalk."), *DULL])
    table.battlefield("A", card("Wayfarer's Drum", "{1}", "Artifact", "Whenever you planeswalk, you gain 1 life."))
    table.battlefield("B", card("Wayfarer's Drum", "{1}", "Artifact", "Whenever you planeswalk, you gain 1 life."))
    table.to_step("end", "A").resolve()
    assert planes(table) == ["Dull Plain 1"] and table.life("A") == 21
    assert table.life("B") == 20, "it is A who has planeswalked"


@rule("901.11")
def test_effects_that_last_until_a_player_planeswalks_end() -> None:
    table = planechase(DULL)
    (fox,) = table.battlefield("A", card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))
    table.hand("A", card("Local Pride", "{G}", "Instant", "Target creature gets +2/+2 until a player planeswalks."))
    table.mana("A", "{G}").cast("A", "Local Pride", targets=[fox]).resolve()
    table.next_turn("B").next_turn("A")
    assert table.pt(fox) == (3, 3)
    assert roll(table, "A", BLANK).pt(fox) == (3, 3)
    assert roll(table.mana("A", "{1}"), "A", PLANESWALKER).resolve().pt(fox) == (1, 1)


@rule("901.8")
def test_the_planeswalking_ability_is_on_the_stack_and_can_be_answered() -> None:
    table = roll(planechase(DULL), "A", PLANESWALKER)
    assert len(table.game.stack) == 1 and planes(table) == ["Dull Plain 1"]
    assert table.game.controller(table.game.stack[0]) == 0
    assert table.game.chars(table.game.stack[0]).colors == ()
    table.resolve()
    assert planes(table) == ["Dull Plain 2"]
