"""Abilities that trigger as other abilities trigger (CR 603.2d, 603.3b)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

GUEST = ("Chatty Guest", "{1}", "Creature — Bard", "When this creature enters, you gain 3 life.", "1/1")
FRIEND = ("Quiet Friend", "{1}", "Creature — Bard", "", "1/1")
USHER = (
    "Stern Usher", "{1}{W}", "Creature — Spirit",
    "Whenever a permanent entering causes a triggered ability to trigger, counter that ability unless its controller "
    "pays {2}.", "1/3",
)  # fmt: skip
ECHO = (
    "Cave Echo", "{2}{U}", "Creature — Spirit",
    "Whenever a creature entering under an opponent's control causes a triggered ability of that creature to trigger, "
    "you may copy that ability.", "1/3",
)  # fmt: skip
HOST = ("Glad Host", "{2}", "Enchantment", "Whenever a creature enters, you gain 1 life.")


@rule("603.3b")
def test_an_ability_that_waits_for_another_to_trigger_is_put_above_it_and_names_it() -> None:
    for pays, life in ((False, 20), (True, 23)):
        table = Table()
        table.battlefield("B", card(*USHER))
        table.hand("A", card(*GUEST))
        table.mana("A", "{3}").cast("A", "Chatty Guest").resolve(1)
        assert len(table.stack()) == 2 and table.stack()[-1] == "Stern Usher trigger (B)"
        table.answer("A", pays).resolve()
        assert table.life("A") == life and table.life("B") == 20


@rule("603.3b")
def test_each_ability_that_triggers_is_answered_for_itself_and_none_that_something_else_triggered() -> None:
    table = Table()
    table.battlefield("B", card(*USHER))
    table.battlefield(
        "A",
        card(*HOST),
        card(*HOST),
        card("Old Clock", "{2}", "Artifact", "At the beginning of your upkeep, you gain 5 life."),
    )
    table.hand("A", card(*FRIEND))
    table.mana("A", "{3}").cast("A", "Quiet Friend").resolve(1)
    assert len(table.stack()) == 4
    table.answer("A", True).resolve()
    assert table.life("A") == 21  # paid for one of the two
    table.next_turn("B").next_turn("A")
    assert table.life("A") == 26  # nothing entered: no one asks for {2}


@rule("603.3b", "707.10")
def test_only_the_abilities_of_what_entered_itself_under_an_opponents_control_are_copied() -> None:
    table = Table(3)
    table.battlefield("A", card(*ECHO))
    table.battlefield("B", card(*HOST))
    table.hand("B", card(*GUEST))
    table.hand("A", card(*GUEST))
    table.next_turn("B")
    table.mana("B", "{1}").cast("B", "Chatty Guest").resolve(1)
    assert len(table.stack()) == 3  # the guest's, the host's, and one of the echo
    table.answer("A", True).resolve()
    assert (table.life("A"), table.life("B"), table.life("C")) == (23, 24, 20)
    table.next_turn("A")
    table.mana("A", "{1}").cast("A", "Chatty Guest").resolve()
    assert (table.life("A"), table.life("B")) == (26, 25)  # one's own creature: nothing is copied


@rule("603.3b", "a trigger condition that is another ability triggering: of what entered, not of what waits for it")
def test_an_ability_of_it_is_one_of_what_entered() -> None:
    table = Table()
    words = "Whenever a creature entering causes a triggered ability of it to trigger, you gain 10 life.\nWhenever a creature enters, you gain 1 life."
    table.battlefield("A", card("Cave Choir", "{2}{U}", "Creature — Spirit", words, "1/3"))
    table.hand("A", card(*GUEST), card(*FRIEND))
    table.mana("A", "{1}").cast("A", "Chatty Guest").resolve(1)
    assert len(table.stack()) == 3 and table.resolve().life("A") == 20 + 3 + 10 + 1
    table.mana("A", "{1}").cast("A", "Quiet Friend").resolve()
    assert table.life("A") == 35


@rule("603.3b", "603.2d")
def test_of_an_ability_that_triggers_twice_each_is_named_apart() -> None:
    table = Table()
    twice = card(
        "Loud Hall", "{2}", "Artifact",
        "If a creature entering causes a triggered ability of a permanent you control to trigger, that ability "
        "triggers an additional time.",
    )  # fmt: skip
    table.battlefield("A", twice)
    table.battlefield("B", card(*USHER))
    table.hand("A", card(*GUEST))
    table.mana("A", "{3}").cast("A", "Chatty Guest").resolve(1)
    assert len(table.stack()) == 4
    table.answer("A", True).resolve()
    assert table.life("A") == 23


@rule("603.2d")
def test_what_is_drawn_makes_abilities_trigger_twice() -> None:
    table = Table()
    table.battlefield(
        "A",
        card("Loud Bell", "{2}", "Artifact", "If a player drawing a card causes a triggered ability of a permanent you "
             "control to trigger, that ability triggers an additional time."),
        card("Deep Well", "{2}", "Artifact", "Whenever an opponent draws a card, you gain 1 life."),
        card("Dry Well", "{2}", "Artifact", "Whenever you gain life, each opponent loses 1 life."),
    )  # fmt: skip
    table.battlefield("B", card("Far Well", "{2}", "Artifact", "Whenever a player draws a card, you gain 1 life."))
    table.to_step("draw", "B").resolve()
    assert table.life("A") == 22  # twice
    assert table.life("B") == 20 - 2 + 1  # once each for the life gained, and its own well once
