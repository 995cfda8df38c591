"""Delayed and reflexive triggered abilities (CR 603.7, 603.12)."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.events.effects import BeginDelayedTrigger
from engine.game.rules.events.happening import happen
from engine.game.state.effects import DelayedTrigger
from engine.meaning.abilities import TriggeredAbility
from tests.rulebook import rule
from tests.support.boards.native import OwnKey
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
GAIN_ONE = card("Sip", "{W}", "Instant", "You gain 1 life.").front.printed.abilities.spell[0].effect


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


@rule("603.7a")
def test_a_delayed_trigger_does_not_see_what_happened_before_it_was_made() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Last Gift", "{W}", "Instant", "When target creature dies this turn, you gain 5 life."))
    table.hand("B", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{W}").cast("A", "Last Gift", [bear])
    table.mana("B", "{B}").cast("B", "Fell", [bear]).resolve()
    assert table.life("A") == 20


@rule("603.7c")
def test_a_delayed_trigger_does_not_find_an_object_that_left_and_came_back() -> None:
    table = Table()
    spark = card("Brief Spark", "{R}", "Sorcery", "Create a 3/1 red Elemental creature token with haste. Exile it at the beginning of the next end step.")
    table.hand("A", spark)
    table.mana("A", "{R}").cast("A", "Brief Spark").resolve()
    table.to_step("end").resolve()
    assert not [oid for oid in table.game.battlefield if table.game.objects[oid].token]
    table.next_turn("B").next_turn("A")
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Debt", "{B}", "Instant", "Target creature gets +1/+1 until end of turn. Sacrifice it at the beginning of the next end step."))
    table.hand("A", card("Blink", "{U}", "Instant", "Exile target creature, then return it to the battlefield under its owner's control."))
    table.mana("A", "{B}{U}").cast("A", "Debt", [bear]).resolve().cast("A", "Blink", [bear]).resolve()
    table.to_step("end").resolve()
    assert table.all("Plain Bear")


@rule("603.7e", "603.7d")
def test_a_delayed_trigger_is_controlled_by_whoever_controlled_what_made_it() -> None:
    table = Table()
    table.hand("B", card("Borrowed Hour", "{1}{U}", "Instant", "At the beginning of the next end step, draw a card."))
    table.mana("B", "{1}{U}").cast("B", "Borrowed Hour").resolve()
    table.to_step("end", "A")
    assert table.stack() == ["Borrowed Hour trigger (B)"]


@rule("603.12")
def test_a_reflexive_trigger_triggers_only_if_the_action_was_taken() -> None:
    chef = card("Hasty Chef", "{1}{R}", "Creature — Human",
                "When this creature enters, you may sacrifice another creature. When you do, this creature deals 2 damage to any target.", "2/1")  # fmt: skip
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("A", chef, chef)
    table.mana("A", "{1}{R}{1}{R}").answer("A", True).cast("A", "Hasty Chef")
    table.resolve(2)
    assert table.stack() == ["Hasty Chef trigger (A)"]
    table.resolve()
    life = table.life("A") + table.life("B")
    assert life == 38
    table.answer("A", False).cast("A", "Hasty Chef").resolve()
    assert table.life("A") + table.life("B") == 38


@rule("603.7b")
def test_a_delayed_trigger_without_duration_asks_which_of_two_events_triggers_it() -> None:
    table = Table()
    first, second = table.battlefield("B", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    once = DelayedTrigger(
        -1, TriggeredAbility(OwnKey("dies"), GAIN_ONE, label="When a creature dies, you gain 1 life."), first, 0
    )
    happen(table.game, BeginDelayedTrigger(once))
    table.hand("A", card("Sweep the Floor", "{3}{B}", "Sorcery", "Each creature gets -2/-2 until end of turn."))
    table.mana("A", "{3}{B}").answer("A", lambda d: [ref for ref in d.candidates if table.game.chars(ref).name == "Plain Cat"])
    table.cast("A", "Sweep the Floor").resolve(1)
    assert len(table.stack()) == 1 and table.game.delayed == ()
    event = table.game.objects[table.game.stack[-1]].stack.event
    assert event.oid == second


@rule("603.7c", "400.7e")
def test_a_delayed_ability_finds_what_the_event_moved_that_triggered_the_ability_making_it() -> None:
    table = Table()
    roach = card("Stubborn Roach", "{B}", "Creature — Insect", "When Stubborn Roach is put into your graveyard from the battlefield, at the beginning of the next end step, return Stubborn Roach to your hand.", "1/1")
    crypt = card("Calling Crypt", "{B}", "Enchantment", "Whenever another creature dies, return it to the battlefield under your control at the beginning of the next end step.")
    table.battlefield("B", crypt)
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, Damage(bear, bear, 2))
    table.resolve().to_step("end").resolve()
    assert table.game.controller(table.find("Plain Bear")) == table.seat("B")

    table = Table()
    (bug,) = table.battlefield("A", roach)
    happen(table.game, Damage(bug, bug, 1))
    table.resolve()
    assert table.all("Stubborn Roach", "graveyard")
    table.to_step("end").resolve()
    assert table.all("Stubborn Roach", "hand", "A")
