"""The examples that the rulebook gives of triggered abilities (CR 603), each a position of its own."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
FELL = ("Fell", "{B}", "Instant", "Destroy target creature.")
BELL = ("Parlour Bell", "{2}", "Artifact", "Whenever a creature enters, you gain 1 life.")


@rule("603.2c")
def test_a_spell_that_destroys_all_lands_triggers_once_for_each_land() -> None:
    table = Table()
    table.battlefield("A", card("Field Mourner", "{2}", "Artifact", "Whenever a land is put into a graveyard from the battlefield, you gain 1 life."))
    for seat, lands in (("A", 2), ("B", 3)):
        table.battlefield(seat, *[card(*FOREST)] * lands)
    table.hand("B", card("Great Flood", "{3}{R}", "Instant", "Destroy all lands."))
    table.mana("B", "{3}{R}").cast("B", "Great Flood").resolve(1)
    assert table.stack() == ["Field Mourner trigger (A)"] * 5
    assert table.resolve().life("A") == 25


@rule("603.2f")
def test_what_enters_tapped_or_is_tapped_already_does_not_become_tapped() -> None:
    table = Table()
    table.battlefield("A", card("Sleep Counter", "{1}", "Artifact", "Whenever a permanent becomes tapped, you gain 1 life."))
    table.hand("A", card("Drowsy Bear", "{1}{G}", "Creature — Bear", "This creature enters tapped.", "2/2"))
    table.mana("A", "{1}{G}").cast("A", "Drowsy Bear").resolve()
    (drowsy,) = table.all("Drowsy Bear")
    (awake,) = table.battlefield("A", card(*BEAR))
    table.hand("A", *[card("Lullaby", "{U}", "Instant", "Tap target creature.")] * 2)
    table.mana("A", "{U}{U}").cast("A", "Lullaby", [drowsy]).resolve()
    assert table.game.objects[drowsy].tapped and table.life("A") == 20
    table.cast("A", "Lullaby", [awake]).resolve()
    assert table.life("A") == 21  # from untapped to tapped


@rule("603.2f")
def test_whoever_gets_mana_as_something_becomes_tapped_chooses_which_each_time() -> None:
    table = Table()
    table.battlefield("A", card("Night Fount", "{1}", "Artifact", "Whenever a creature becomes tapped, add {R} or {G}."))
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", *[card("Lullaby", "{0}", "Instant", "Tap target creature.")] * 2)
    table.answer("A", 1).cast("A", "Lullaby", [bear]).resolve()
    assert table.pool("A") == "G"
    table.cast("A", "Lullaby", [bear]).resolve()
    assert table.pool("A") == "G", "it was tapped already"


@rule("603.3a")
def test_the_words_of_a_trigger_are_about_the_opponents_of_whoever_controlled_the_source() -> None:
    table = Table(seats=3)
    table.battlefield("B", card("Dinner Gong", "{2}", "Artifact", "Whenever a Bear enters, each opponent may draw a card."))
    table.policy = lambda decision: decision.seat == 2 if decision.kind == "yes_no" else None
    table.hand("A", card(*BEAR))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve(1)
    hands = [len(table.zone(who, "hand")) for who in "ABC"]
    table.resolve()
    assert [decision.seat for decision in table.asked if decision.kind == "yes_no"] == [0, 2]
    assert [len(table.zone(who, "hand")) for who in "ABC"] == [hands[0], hands[1], hands[2] + 1], "each for themselves"


@rule("603.3a")
def test_who_controls_the_source_may_depend_on_who_controls_something_else() -> None:
    table = Table()
    (gong,) = table.battlefield("B", card("Dinner Gong", "{2}", "Artifact", "At the beginning of each upkeep, you gain 1 life."))
    (bear,) = table.battlefield("B", card(*BEAR))
    table.battlefield("A", card("Long Leash", "{1}", "Enchantment — Aura", "Enchant artifact\nAs long as you control a Bear, you control enchanted artifact."), attach_to=gong)
    table.to_step("upkeep", "B")
    assert table.stack() == ["Dinner Gong trigger (B)"]
    table.resolve().next_turn("A")
    table.battlefield("A", card("Lure", "{1}", "Enchantment — Aura", "Enchant creature\nYou control enchanted creature."), attach_to=bear)
    table.to_step("upkeep", "B")
    assert table.stack() == ["Dinner Gong trigger (A)"], "the newer effect first, on which the older one depends"


@rule("603.2b", "that of the player meant")
@rule("603.4", "whether its condition is true as the event occurs; until it is, it does not trigger")
@pytest.mark.parametrize("condition", ["", "if you control a Bear, "])
def test_what_waits_for_ones_own_step_waits_while_others_have_theirs(condition: str) -> None:
    table = Table()
    (horse,) = table.battlefield("A", card("Plain Horse", "{1}{W}", "Creature — Horse", "Vigilance", "2/2"))
    table.hand("A", card("Wind Up", "{0}", "Sorcery", f"At the beginning of your next upkeep, {condition}draw a card."),
               card("Soft Word", "{0}", "Sorcery", "Choose target creature. When that creature becomes tapped, if you control a Bear, draw a card."),
               *[card("Lullaby", "{0}", "Instant", "Tap target creature.")] * 2)  # fmt: skip
    table.cast("A", "Wind Up").resolve().cast("A", "Soft Word", [horse]).resolve().cast("A", "Lullaby", [horse]).resolve(1)
    assert table.stack() == []
    table.battlefield("A", card(*BEAR))
    assert table.to_step("upkeep", "B").stack() == []
    assert table.to_step("upkeep", "A").stack() == ["Wind Up trigger (A)"]
    assert table.resolve().cast("A", "Lullaby", [horse]).resolve(1).stack() == ["Soft Word trigger (A)"]


@rule("603.4", "of what waits for something this turn or for some time, too")
@pytest.mark.parametrize("waits", ["Whenever you cast an instant spell this turn, if", "When you next cast an instant spell this turn, if",
                                   "Until your next turn, whenever you cast an instant spell, if"])  # fmt: skip
def test_a_condition_behind_what_is_waited_for_this_turn_is_intervening(waits: str) -> None:
    table = Table()
    table.hand("A", card("Quiet Word", "{0}", "Sorcery", f"{waits} you control a Bear, draw a card."), *[card("Small Word", "{0}", "Instant", "You gain 1 life.")] * 3)
    table.cast("A", "Quiet Word").resolve().cast("A", "Small Word")
    assert table.stack() == ["Small Word"]
    (bear,) = table.resolve().battlefield("A", card(*BEAR))
    table.hand("A", card("Fell", "{0}", "Instant", "Destroy target creature."))
    table.to_step("main1", "A").cast("A", "Fell", [bear])
    hand = len(table.zone("A", "hand"))
    assert table.stack() == ["Fell", "Quiet Word trigger (A)"]
    table.resolve(1)
    assert len(table.zone("A", "hand")) == hand + 1


@rule("603.2h", "what is prevented of several events triggers nothing, the rest does")
def test_a_shield_that_is_used_up_in_the_course_of_a_spell_no_longer_keeps_anything_from_triggering() -> None:
    table = Table()
    (guard,) = table.battlefield("A", card("Wincing Guard", "{W}", "Creature — Human", "Whenever this creature is dealt damage, you gain that much life.", "1/9"))
    table.hand("A", card("Oven Mitt", "{0}", "Instant", "Prevent the next 3 damage that would be dealt to any target this turn."))
    table.hand("B", card("Twin Spark", "{0}", "Instant", "Twin Spark deals 2 damage to target creature. Then Twin Spark deals 2 damage to that creature. Then Twin Spark deals 2 damage to that creature."))
    table.cast("A", "Oven Mitt", [guard]).resolve().cast("B", "Twin Spark", [guard]).resolve(1)
    assert table.stack() == ["Wincing Guard trigger (A)"] * 2 and table.resolve().life("A") == 20 + 1 + 2


CHALICE = card("Full Chalice", "{4}{W}", "Creature — Cat", "At the beginning of your upkeep, if you have 40 or more life, you win the game.", "4/6")


def upkeep_with(life: int) -> Table:
    """B's upkeep, begun with so much life and a creature that wins with 40."""
    table = Table()
    table.battlefield("B", CHALICE)
    table.life("B", life)
    table.hand("B", card("Sip", "{W}", "Instant", "You gain 1 life."))
    table.hand("A", card("Prick", "{R}", "Instant", "Target player loses 1 life."))
    return table.to_step("upkeep", "B").mana("A", "{R}").mana("B", "{W}")


@rule("603.4")
def test_forty_life_are_asked_for_as_upkeep_begins_and_again_as_the_ability_resolves() -> None:
    table = upkeep_with(39)
    assert table.stack() == []
    table.cast("B", "Sip").resolve()
    assert table.life("B") == 40 and not table.game.over  # it didn't trigger at all
    table = upkeep_with(40)
    assert table.stack() == ["Full Chalice trigger (B)"]
    table.cast("A", "Prick", [1]).resolve()
    assert table.life("B") == 39 and table.stack() == [] and not table.game.over  # it was removed without effect
    table = upkeep_with(40)
    table.cast("A", "Prick", [1]).cast("B", "Sip").resolve()
    assert table.life("B") == 40 and table.game.over and table.game.players[1].won


@rule("603.6b")
def test_a_land_enters_as_the_creature_that_an_effect_makes_it_and_a_creature_without_the_abilities_it_loses() -> None:
    table = Table()
    table.battlefield("A", card(*BELL), card("Waking Fields", "{3}{G}", "Enchantment", "All lands are creatures."))
    table.hand("A", card(*FOREST))
    table.play("A", "Forest").resolve(1)
    assert table.life("A") == 21
    table = Table()
    table.battlefield("A", card(*BELL))
    table.battlefield("B", card("Grey Fog", "{3}", "Enchantment", "All creatures lose all abilities."))
    table.hand("A", card("Quick Cook", "{1}{W}", "Creature — Human", "When this creature enters, you gain 10 life.", "1/1"))
    table.mana("A", "{1}{W}").cast("A", "Quick Cook").resolve()
    assert table.life("A") == 21  # the bell's, not the cook's


WATCHER = card("Far Watcher", "{1}{U}", "Creature — Bird", "{T}: When this creature leaves the battlefield, you gain 5 life.", "1/1")


@rule("603.7a")
def test_a_creature_that_left_before_the_ability_waiting_for_that_was_made() -> None:
    table = Table()
    table.battlefield("A", WATCHER, WATCHER)
    early, late = table.all("Far Watcher")
    table.hand("B", card(*FELL), card(*FELL))
    table.mana("B", "{B}{B}").activate("A", early).cast("B", "Fell", [early]).resolve()
    assert table.life("A") == 20 and table.stack() == []
    table.activate("A", late).resolve()
    table.cast("B", "Fell", [late]).resolve(1)
    assert table.stack() == ["Far Watcher trigger (A)"]
    assert table.resolve().life("A") == 25


@rule("603.7a")
def test_a_creature_that_untapped_too_early_is_waited_for_until_it_untaps_again() -> None:
    table = Table()
    (watcher,) = table.battlefield("A", card("Day Watcher", "{1}{U}", "Creature — Bird", "{T}: When this creature becomes untapped, you gain 5 life.", "1/1"))
    table.hand("A", card("Rise", "{W}", "Instant", "Untap target creature."), card("Lullaby", "{U}", "Instant", "Tap target creature."))
    table.mana("A", "{W}{U}").activate("A", watcher).cast("A", "Rise", [watcher]).resolve()
    assert not table.game.objects[watcher].tapped and table.life("A") == 20
    table.cast("A", "Lullaby", [watcher]).resolve()
    table.next_turn("B")
    assert table.life("A") == 20
    table.to_step("upkeep", "A").resolve()
    assert table.life("A") == 25
    table.next_turn("B").to_step("upkeep", "A").resolve()
    assert table.life("A") == 25  # once


@rule("603.7c")
@pytest.mark.parametrize("left", [False, True])
def test_what_is_exiled_at_the_next_end_step_needs_no_type_but_has_to_be_still_there(left: bool) -> None:
    table = Table()
    (grove,) = table.battlefield("A", card("Brief Grove", "", "Land", "{1}: Until end of turn, this land becomes a 3/3 creature that's still a land. Exile this creature at the beginning of the next end step."))
    table.hand("A", card("Stiffen", "{U}", "Instant", "Target creature isn't a creature until end of turn."))
    table.hand("B", card("Blink", "{W}", "Instant", "Exile target land, then return it to the battlefield under its owner's control."))
    table.mana("A", "{1}{U}").activate("A", grove).resolve().cast("A", "Stiffen", [grove]).resolve()
    assert "creature" not in table.game.chars(grove).types
    if left:
        table.mana("B", "{W}").cast("B", "Blink", [grove]).resolve()
    table.to_step("end", "A")
    assert table.stack() == ["Brief Grove trigger (A)"]
    table.resolve()
    assert len(table.all("Brief Grove")) == left and table.zone("A", "exile") == ([] if left else ["Brief Grove"])


@rule("603.8")
def test_an_empty_hand_draws_a_card_once_and_a_hand_empty_for_a_moment_is_enough() -> None:
    table = Table()
    table.battlefield("A", card("Empty Shelf", "{2}", "Artifact", "Whenever you have no cards in hand, draw a card."))
    table.hand("A", card(*FOREST))
    table.settle()
    assert table.stack() == []
    table.play("A", "Forest")
    assert table.stack() == ["Empty Shelf trigger (A)"]
    table.hand("B", card("Sip", "{W}", "Instant", "You gain 1 life."))
    table.mana("B", "{W}").cast("B", "Sip").resolve(1)
    assert table.stack() == ["Empty Shelf trigger (A)"]  # the hand is empty still
    table.resolve()
    assert table.zone("A", "hand") == ["Forest"] and table.stack() == []
    table.hand("A", card("Swap Plates", "{R}", "Sorcery", "Discard your hand, then draw that many cards."))
    table.mana("A", "{R}").cast("A", "Swap Plates").resolve(1)
    assert table.zone("A", "hand") == ["Forest"] and table.stack() == ["Empty Shelf trigger (A)"]


@rule("603.12")
def test_a_creature_sacrificed_for_another_reason_triggers_no_reflexive_ability() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR), card("Great Bear", "{4}{G}", "Creature — Bear", "", "5/5"))
    table.battlefield("A", card("Spare Tin", "{1}", "Artifact", "Sacrifice a creature: You gain 1 life."))
    table.hand("A", card("Thorn Rider", "{3}{R}", "Creature — Manticore", "When this creature enters, you may sacrifice another creature. When you do, this creature deals damage equal to that creature's power to any target.", "4/3"))
    bear, great = table.find("Plain Bear"), table.find("Great Bear")
    table.mana("A", "{3}{R}").cast("A", "Thorn Rider").resolve(1)
    table.answer("A", [bear]).activate("A", table.find("Spare Tin")).resolve(1)
    assert table.stack() == ["Thorn Rider trigger (A)"]  # the ability itself: a sacrifice meanwhile is not its own
    table.answer("A", True, [1]).resolve(1)
    assert table.stack() == ["Thorn Rider trigger (A)"] and great not in table.game.objects
    assert table.resolve().life("B") == 15
    table.activate("A", table.find("Spare Tin")).resolve()
    assert not table.all("Thorn Rider") and (table.life("A"), table.life("B")) == (22, 15)
