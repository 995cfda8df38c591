"""Triggered abilities (CR 603), asked as a judge would."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game.decisions.choices import ChooseModes, YesNo
from engine.game.decisions.orders import OrderTriggers
from engine.game.rules.events import leaving
from engine.game.rules.events.questions import TRIGGER_TIMES
from engine.meaning.abilities import TriggeredAbility
from tests.rulebook import rule
from tests.support.boards.native import OwnKey, ruling, with_abilities, with_statics
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
GAIN_ONE = card("Sip", "{W}", "Instant", "You gain 1 life.").front.printed.abilities.spell[0].effect


@dataclass(frozen=True, slots=True)
class AnotherTriggers(OwnKey):
    """Another ability triggers."""

    key: str = "ability triggered"


BELL = ("Parlour Bell", "{2}", "Artifact", "Whenever a creature enters, you gain 1 life.")


@rule("603.3b")
def test_the_active_player_puts_their_triggers_on_the_stack_first() -> None:
    table = Table()
    table.battlefield("A", card(*BELL))
    table.battlefield("B", card(*BELL))
    table.hand("A", card(*BEAR))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve(1)
    assert table.stack() == ["Parlour Bell trigger (A)", "Parlour Bell trigger (B)"]


@rule("603.3b")
def test_a_player_orders_their_own_triggers_and_the_last_resolves_first() -> None:
    table = Table()
    table.battlefield("A", card(*BELL), card("Parlour Gong", "{2}", "Artifact", "Whenever a creature enters, draw a card."))
    table.hand("A", card(*BEAR))
    table.answer("A", [1, 0])
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve(1)
    asked = [decision for decision in table.asked if isinstance(decision, OrderTriggers)]
    assert len(asked) == 1 and asked[0].seat == 0 and len(asked[0].triggers) == 2
    assert table.stack() == ["Parlour Gong trigger (A)", "Parlour Bell trigger (A)"]
    table.resolve(1)
    assert table.life("A") == 21


@rule("603.2c")
def test_one_event_with_several_occurrences_triggers_once_for_each() -> None:
    table = Table()
    table.battlefield("A", card("Old Sexton", "{1}{B}", "Creature — Human", "Whenever another creature dies, you gain 1 life.", "1/1"))
    table.battlefield("B", card(*BEAR), card(*BEAR), card(*BEAR))
    table.hand("A", card("Sweep the Floor", "{3}{B}", "Sorcery", "Each creature your opponents control gets -2/-2 until end of turn."))
    table.mana("A", "{3}{B}").cast("A", "Sweep the Floor").resolve(1)
    assert table.stack() == ["Old Sexton trigger (A)"] * 3
    table.resolve()
    assert table.life("A") == 23


@rule("603.4")
def test_an_intervening_if_is_asked_when_it_triggers_and_when_it_resolves() -> None:
    porter = card(
        "Night Porter", "{1}{W}", "Creature — Human",
        "At the beginning of your upkeep, if you control three or more creatures, draw a card.", "1/1",
    )  # fmt: skip
    table = Table()
    table.battlefield("A", porter, card(*BEAR))
    table.to_step("upkeep", "B").to_step("upkeep", "A")
    assert table.stack() == []  # two creatures: it did not trigger
    table.to_step("main1", "A")
    (third,) = table.battlefield("A", card(*BEAR))
    table.to_step("upkeep", "B").to_step("upkeep", "A")
    assert table.stack() == ["Night Porter trigger (A)"]
    table.hand("B", card("Sudden Nap", "{B}", "Instant", "Destroy target creature."))
    table.mana("B", "{B}").cast("B", "Sudden Nap", [third]).resolve()
    draws = [d for d in table.game.history.this_turn if type(d).__name__ == "Draw"]
    assert draws == []  # it resolved without effect


@rule("603.10a", "603.6c")
def test_a_creature_sees_others_die_at_the_same_time_as_itself() -> None:
    mourner = card("Last Mourner", "{1}{B}", "Creature — Human", "Whenever another creature dies, you gain 1 life.", "2/2")
    table = Table()
    table.battlefield("A", mourner, card(*BEAR))
    table.hand("B", card("Sweep the Floor", "{3}{B}", "Instant", "Each creature gets -2/-2 until end of turn."))
    table.mana("B", "{3}{B}").cast("B", "Sweep the Floor").resolve()
    assert table.all("Last Mourner", "graveyard", "A")
    assert table.life("A") == 21


@rule("603.6a")
def test_a_newcomer_sees_itself_and_others_enter_at_the_same_time() -> None:
    table = Table()
    table.hand("A", card("Door Warden", "{1}{W}", "Creature — Human", "Whenever a creature enters, you gain 1 life.", "1/1"))
    table.mana("A", "{1}{W}").cast("A", "Door Warden").resolve()
    assert table.life("A") == 21


@rule("603.3d")
def test_a_trigger_without_a_legal_target_is_removed() -> None:
    table = Table()
    table.hand("A", card("Sour Cook", "{1}{B}", "Creature — Human", "When this creature enters, destroy target artifact.", "1/1"))
    table.mana("A", "{1}{B}").cast("A", "Sour Cook").resolve(1)
    assert table.stack() == []


@rule("603.2h")
def test_a_prevented_event_triggers_nothing() -> None:
    table = Table()
    guard = card("Wincing Guard", "{W}", "Creature — Human", "Whenever this creature is dealt damage, you gain 5 life.", "1/4")
    (guard_id,) = table.battlefield("A", guard)
    table.hand("A", card("Oven Mitt", "{W}", "Instant", "Prevent the next 3 damage that would be dealt to any target this turn."))
    table.hand("B", card("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target."))
    table.mana("A", "{W}").cast("A", "Oven Mitt", [guard_id]).resolve()
    table.mana("B", "{R}").cast("B", "Small Spark", [guard_id]).resolve()
    assert table.life("A") == 20
    table.hand("B", card("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target."))
    table.mana("B", "{R}").cast("B", "Small Spark", [guard_id]).resolve()
    assert table.life("A") == 25


@rule("603.2f")
def test_what_enters_tapped_did_not_become_tapped() -> None:
    table = Table()
    watcher = card("Nosy Cat", "{1}{W}", "Creature — Cat", "Whenever a permanent becomes tapped, you gain 1 life.", "1/1")
    table.battlefield("A", watcher)
    table.hand("A", card("Slow Orchard", "", "Land", "This land enters tapped.\n{T}: Add {G}."))
    table.play("A", "Slow Orchard").resolve()
    assert table.life("A") == 20
    table.next_turn("B").next_turn("A")
    table.tap_for_mana("A", table.find("Slow Orchard"), "G").resolve()
    assert table.life("A") == 21


@rule("603.2d")
def test_an_ability_that_triggers_an_additional_time_triggers_twice() -> None:
    table = Table()
    echo = with_statics(card("Echoing Hall", "{3}", "Artifact"), ruling(TRIGGER_TIMES, 1))
    table.battlefield("A", echo, card(*BELL))
    table.hand("A", card(*BEAR))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve(1)
    assert table.stack() == ["Parlour Bell trigger (A)"] * 2


@rule("603.3")
def test_a_trigger_waits_until_a_player_would_get_priority() -> None:
    table = Table()
    table.battlefield("A", card(*BELL))
    table.hand("A", card("Two Births", "{2}{G}", "Sorcery", "Create a 1/1 green Elf creature token. You lose 1 life. Create a 1/1 green Elf creature token."))
    table.mana("A", "{2}{G}").cast("A", "Two Births").resolve(1)
    assert table.life("A") == 19 and len(table.stack()) == 2


@rule("603.3a", "113.8")
def test_a_trigger_belongs_to_whoever_controlled_its_source_as_it_triggered() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Homing Bear", "{1}{G}", "Creature — Bear", "When this creature dies, you draw a card.", "2/2"))
    table.hand("B", card("Borrow", "{2}{R}", "Instant", "Gain control of target creature until end of turn."))
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("B", "{2}{R}{B}").cast("B", "Borrow", [bear]).resolve()
    table.cast("B", "Fell", [bear]).resolve(1)
    assert table.stack() == ["Homing Bear trigger (B)"]
    assert table.all("Homing Bear", "graveyard", "A")


@rule("603.3b")
def test_abilities_that_wait_for_others_to_trigger_go_on_the_stack_in_a_second_part() -> None:
    table = Table()
    herald = TriggeredAbility(AnotherTriggers(), GAIN_ONE, label="Whenever another ability triggers, you gain 1 life.")
    table.battlefield("A", with_abilities(card("Herald of Heralds", "{2}", "Artifact"), herald))
    table.battlefield("A", card(*BELL))
    table.battlefield("B", card(*BELL))
    table.hand("A", card(*BEAR))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve(1)
    assert table.stack() == [
        "Parlour Bell trigger (A)", "Parlour Bell trigger (B)", "Herald of Heralds trigger (A)",
        "Herald of Heralds trigger (A)",
    ]  # fmt: skip


@rule("603.3b")
def test_what_triggers_while_triggers_are_put_on_the_stack_goes_on_top_after_state_based_actions() -> None:
    table = Table()
    shy = card("Shy Deer", "{1}{G}", "Creature — Elk", "Whenever this creature becomes the target of a spell or ability, you gain 1 life.", "2/2")
    (deer,) = table.battlefield("B", shy)
    table.battlefield("B", card(*BELL))
    table.hand("A", card("Hedge Hunter", "{1}{R}", "Creature — Human", "When this creature enters, target creature an opponent controls gets -1/-1 until end of turn.", "2/1"))
    table.mana("A", "{1}{R}").cast("A", "Hedge Hunter").resolve(1)
    assert table.stack() == ["Hedge Hunter trigger (A)", "Parlour Bell trigger (B)", "Shy Deer trigger (B)"]
    assert deer in table.game.objects


@rule("603.3c", "700.2b")
def test_a_modal_trigger_chooses_its_mode_as_it_goes_on_the_stack() -> None:
    table = Table()
    table.hand("A", card("Fickle Cook", "{1}{W}", "Creature — Human",
                         "When this creature enters, choose one —\n• Destroy target artifact.\n• You gain 3 life.", "1/1"))  # fmt: skip
    table.mana("A", "{1}{W}").cast("A", "Fickle Cook").resolve(1)
    modes = [d for d in table.asked if isinstance(d, ChooseModes)]
    assert table.stack() == ["Fickle Cook trigger (A)"]
    assert not modes or modes[-1].possible == (1,)  # there is no artifact to target
    assert table.game.objects[table.game.stack[-1]].stack.modes == (1,)
    assert table.resolve().life("A") == 23


@rule("603.4")
def test_an_intervening_if_that_is_false_at_first_never_triggers_even_if_it_becomes_true() -> None:
    rich = card("Rich Aunt", "{2}{W}", "Creature — Human", "At the beginning of your upkeep, if you have 25 or more life, you gain 10 life.", "2/2")
    table = Table()
    table.battlefield("B", rich)
    table.hand("B", card("Snack", "{W}", "Instant", "You gain 5 life."))
    table.to_step("upkeep", "B")
    table.mana("B", "{W}").cast("B", "Snack").resolve()
    assert table.life("B") == 25 and table.stack() == []
    table.to_step("upkeep", "A").to_step("upkeep", "B")
    assert table.stack() == ["Rich Aunt trigger (B)"]
    assert table.resolve().life("B") == 35


@rule("603.5", "608.2d")
def test_an_optional_trigger_goes_on_the_stack_and_the_choice_comes_on_resolution() -> None:
    table = Table()
    table.battlefield("A", card("Polite Bell", "{2}", "Artifact", "Whenever a creature enters, you may draw a card."))
    table.hand("A", card(*BEAR))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve(1)
    assert len(table.stack()) == 1 and not [d for d in table.asked if isinstance(d, YesNo)]
    hand = len(table.zone("A", "hand"))
    table.answer("A", False).resolve()
    assert len(table.zone("A", "hand")) == hand


@rule("603.6", "400.7e")
def test_a_trigger_finds_the_card_only_in_the_zone_it_went_to() -> None:
    phoenix = card("Kitchen Phoenix", "{2}{R}", "Creature — Phoenix", "When this creature dies, return it to its owner's hand.", "2/2")
    table = Table()
    (bird,) = table.battlefield("A", phoenix)
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("B", "{B}").cast("B", "Fell", [bird]).resolve()
    assert table.all("Kitchen Phoenix", "hand", "A")
    (again,) = table.battlefield("A", phoenix)
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.hand("B", card("Sweep Ashes", "{B}", "Instant", "Exile target card from a graveyard."))
    table.mana("B", "{B}{B}").cast("B", "Fell", [again]).resolve(1)
    (ashes,) = table.all("Kitchen Phoenix", "graveyard", "A")
    table.cast("B", "Sweep Ashes", [ashes]).resolve()
    assert table.all("Kitchen Phoenix", "exile") and len(table.all("Kitchen Phoenix", "hand", "A")) == 1


@rule("603.6b")
def test_a_creature_that_loses_its_abilities_as_it_enters_does_not_trigger() -> None:
    table = Table()
    table.battlefield("B", card("Grey Fog", "{3}", "Enchantment", "Creatures lose all abilities."))
    table.hand("A", card("Sour Cook", "{1}{B}", "Creature — Human", "When this creature enters, draw a card.", "1/1"))
    table.mana("A", "{1}{B}").cast("A", "Sour Cook").resolve(1)
    assert table.stack() == []


@rule("603.6b", "611.3c")
def test_a_land_that_is_a_creature_as_it_enters_triggers_what_waits_for_creatures() -> None:
    table = Table()
    table.battlefield("A", card("Walking Woods", "{3}{G}", "Enchantment", "Lands are 1/1 creatures in addition to their other types."))
    table.battlefield("A", card(*BELL))
    table.hand("A", card("Forest", "", "Basic Land — Forest"))
    table.play("A", "Forest")
    assert table.stack() == ["Parlour Bell trigger (A)"]


@rule("603.6c", "603.10a")
def test_a_from_anywhere_ability_is_no_leaves_the_battlefield_ability() -> None:
    table = Table()
    counter = card("Tally Keeper", "{1}{B}", "Creature — Human", "Whenever a creature card is put into a graveyard from anywhere, you gain 1 life.", "2/2")
    table.battlefield("A", counter, card(*BEAR))
    table.hand("B", card("Sweep the Floor", "{3}{B}", "Instant", "Each creature gets -2/-2 until end of turn."))
    table.mana("B", "{3}{B}").cast("B", "Sweep the Floor").resolve()
    assert table.zone("A", "graveyard") == ["Tally Keeper", "Plain Bear"]
    assert table.life("A") == 20  # it was not on the battlefield any more
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", counter)
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("B", "{B}").cast("B", "Fell", [bear]).resolve()
    assert table.life("A") == 21


@rule("603.6e", "400.7f")
def test_an_aura_that_sees_its_creature_die_finds_itself_in_the_graveyard() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Clinging Vine", "{G}", "Enchantment — Aura",
                         "Enchant creature\nWhen enchanted creature dies, return this card to its owner's hand."))  # fmt: skip
    table.mana("A", "{G}").cast("A", "Clinging Vine", [bear]).resolve()
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("B", "{B}").cast("B", "Fell", [bear]).resolve()
    assert table.all("Clinging Vine", "hand", "A")


@rule("603.8")
def test_a_state_trigger_triggers_once_and_again_only_after_it_has_left_the_stack() -> None:
    table = Table()
    table.battlefield("A", card("Empty Shelf", "{2}", "Artifact", "When you have no cards in hand, you gain 1 life."))
    table.settle()
    assert table.stack() == ["Empty Shelf trigger (A)"]
    table.hand("B", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("B", "{W}").cast("B", "Snack").resolve(1)
    assert table.stack() == ["Empty Shelf trigger (A)"]
    table.resolve(1)
    assert table.life("A") == 21 and table.stack() == ["Empty Shelf trigger (A)"]
    table.hand("A", card(*BEAR))
    table.resolve()
    assert table.stack() == [] and table.life("A") == 22


@rule("603.8", "704.4")
def test_a_state_that_is_true_for_a_moment_of_a_resolution_triggers() -> None:
    table = Table()
    table.hand("A", card("Clear Out", "{R}", "Sorcery", "Discard your hand, then draw two cards."), card(*BEAR))
    table.battlefield("A", card("Empty Shelf", "{2}", "Artifact", "When you have no cards in hand, you gain 1 life."))
    table.mana("A", "{R}").cast("A", "Clear Out").resolve(1)
    assert len(table.zone("A", "hand")) == 2
    assert table.stack() == ["Empty Shelf trigger (A)"]


@rule("603.9", "603.10f", "800.4")
def test_losing_the_game_triggers_what_waits_for_it() -> None:
    table = Table(3)
    table.battlefield("A", card("Smug Cat", "{1}{W}", "Creature — Cat", "Whenever a player loses the game, you gain 5 life.", "1/1"))
    table.life("C", 0)
    table.settle()
    assert table.stack() == ["Smug Cat trigger (A)"]
    leaving.concede(table.game, 1)
    assert table.game.over


@rule("603.10e")
def test_what_waits_for_a_spell_to_be_countered_sees_it() -> None:
    table = Table()
    table.hand("A", card(*BEAR))
    table.hand("B", card("No Thanks", "{U}{U}", "Instant", "Counter target spell."))
    watcher = TriggeredAbility(OwnKey("countered"), GAIN_ONE, label="Whenever a spell is countered, you gain 1 life.")
    table.battlefield("A", with_abilities(card("Sore Loser", "{1}{W}", "Creature — Human", "", "1/1"), watcher))
    table.mana("A", "{1}{G}").cast("A", "Plain Bear")
    table.mana("B", "{U}{U}").cast("B", "No Thanks", [table.game.stack[-1]]).resolve(1)
    assert table.stack() == ["Sore Loser trigger (A)"]


@rule("603.2i")
def test_an_action_done_only_once_each_turn_counts_when_it_is_done() -> None:
    table = Table()
    hoarder = card(
        "Careful Hoarder", "{1}{B}", "Creature — Human",
        "Whenever a creature enters, you may pay {1}. If you do, draw a card. Do this only once each turn.", "1/1",
    )  # fmt: skip
    table.battlefield("A", hoarder)
    table.hand("A", *[card(*BEAR)] * 3)
    table.mana("A", "{G}{G}{G}{5}")
    table.answer("A", False, True)
    hand = len(table.zone("A", "hand"))
    table.cast("A", "Plain Bear").resolve()  # declined: nothing was done
    table.cast("A", "Plain Bear").resolve()  # paid: a card is drawn
    assert len(table.zone("A", "hand")) == hand - 2 + 1
    table.cast("A", "Plain Bear").resolve(1)
    assert table.stack() == []  # it does not trigger a third time


@rule("603.6a")
def test_a_creature_returned_from_the_graveyard_triggers_as_it_enters() -> None:
    table = Table()
    table.graveyard("A", card("Grateful Guest", "{2}{W}", "Creature — Human", "When this creature enters, you gain 2 life.", "1/1"))
    table.hand("A", card("Second Helping", "{1}{B}", "Sorcery", "Return target creature card from your graveyard to the battlefield."))
    table.mana("A", "{1}{B}").cast("A", "Second Helping").resolve()
    assert table.find("Grateful Guest") and table.life("A") == 22
