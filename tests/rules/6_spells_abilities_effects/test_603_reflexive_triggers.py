"""Reflexive triggered abilities (CR 603.12): what triggers when something is done, and how often."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("603.12", "603.12a")
def test_a_reflexive_trigger_triggers_once_for_each_time() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.battlefield("B", card(*BEAR))
    table.hand("A", card("Grim Feast", "{B}", "Sorcery", "Each player sacrifices a creature. Whenever a player sacrifices a creature this way, you gain 1 life."))
    table.battlefield("A", card("Spare Tin", "{1}", "Artifact", "Sacrifice a creature: You gain 100 life."))
    table.mana("A", "{B}").cast("A", "Grim Feast").resolve(1)
    assert table.stack() == ["Grim Feast trigger (A)"] * 2
    assert table.resolve().life("A") == 22


@rule("603.12")
@pytest.mark.parametrize("does", [True, False])
def test_what_happens_if_it_is_not_done_stands_behind_a_reflexive_trigger(does: bool) -> None:
    """"If you don't" goes back past "when you do" to the deed."""
    text = "When this creature enters, you may sacrifice another creature. When you do, each opponent loses 3 life. If you don't, you lose 2 life."
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("A", card("Torn Chef", "{1}{R}", "Creature — Human", text, "2/1"))
    table.mana("A", "{1}{R}").answer("A", does).cast("A", "Torn Chef").resolve(2)
    assert table.stack() == (["Torn Chef trigger (A)"] if does else [])
    table.resolve()
    assert (table.life("A"), table.life("B")) == ((20, 17) if does else (18, 20))
    assert table.zone("A", "graveyard") == (["Plain Bear"] if does else [])


@rule("603.12")
def test_what_happened_before_the_instructions_is_not_this_way() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.battlefield("A", card("Spare Tin", "{1}", "Artifact", "Sacrifice a creature: You gain 100 life."))
    table.hand("A", card("Grim Feast", "{B}", "Sorcery", "Each player sacrifices a creature. Whenever a player sacrifices a creature this way, you gain 1 life."))
    table.activate("A", table.find("Spare Tin")).resolve()
    table.mana("A", "{B}").cast("A", "Grim Feast").resolve()
    assert table.life("A") == 120


@rule("603.12a")
def test_paying_any_number_of_times_triggers_once() -> None:
    table = Table()
    table.hand("A", card("Fed Oven", "{R}", "Creature — Elemental", "When this creature enters, you may pay {1} any number of times. When you pay this cost one or more times, put that many +1/+1 counters on this creature.", "1/1"))
    table.mana("A", "{R}{3}").answer("A", True, True, True).cast("A", "Fed Oven").resolve(2)
    assert table.stack() == ["Fed Oven trigger (A)"]
    table.resolve()
    assert table.pt(table.find("Fed Oven")) == (4, 4)


@rule("603.7g", "who takes the action controls the ability, and can sacrifice only what they control")
@pytest.mark.parametrize("borrowed", [True, False])
def test_what_another_controls_is_not_sacrificed_by_the_ability_of_who_took_the_action(borrowed: bool) -> None:
    table = Table()
    table.battlefield("A", card("Grim Altar", "{1}", "Enchantment", "Whenever you sacrifice a creature, you gain 1 life."))
    table.hand("A", card("Brief Brute", "{3}{R}", "Creature — Human", "Blitz {R}", "2/2"))
    table.hand("B", card("Borrow", "{R}", "Instant", "Gain control of target permanent until your next turn."))
    table.mana("A", "{R}").cast("A", "Brief Brute", way="blitz").resolve()
    (brute,) = table.all("Brief Brute")
    if borrowed:
        table.mana("B", "{R}").cast("B", "Borrow", [brute]).resolve()
    table.to_step("end", "A")
    assert table.stack() == ["Brief Brute trigger (A)"]
    table.resolve()
    assert (brute in table.game.battlefield) is borrowed and table.life("A") == 20 + (not borrowed)
