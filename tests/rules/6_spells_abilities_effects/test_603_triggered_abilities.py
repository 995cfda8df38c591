"""Triggered abilities (CR 603), asked as a judge would."""

from __future__ import annotations

from engine.decisions.orders import OrderTriggers
from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
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


@rule("603.7a", "603.7b")
def test_a_delayed_trigger_waits_for_its_event_and_triggers_once() -> None:
    table = Table()
    table.hand("A", card("Borrowed Hour", "{1}{U}", "Sorcery", "At the beginning of the next end step, draw a card."))
    table.mana("A", "{1}{U}").cast("A", "Borrowed Hour").resolve()
    hand = len(table.zone("A", "hand"))
    table.to_step("end", "A")
    assert len(table.stack()) == 1
    table.resolve()
    assert len(table.zone("A", "hand")) == hand + 1
    table.to_step("end", "B")
    assert table.stack() == []
