"""Extort (CR 702.101)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BAILIFF = ("Low Bailiff", "{W}", "Creature — Human", "Extort", "1/1")
DROP = ("Small Drop", "{0}", "Instant", "Draw a card.")


@rule("702.101a")
def test_life_is_taken_from_each_opponent_if_it_is_paid_for() -> None:
    table = Table(3)
    table.battlefield("A", card(*BAILIFF))
    table.hand("A", card(*DROP), card(*DROP))
    table.cast("A", "Small Drop").resolve()
    assert table.life("A") == 20
    table.mana("A", "{B}").answer("A", True)
    table.cast("A", "Small Drop").resolve()
    assert (table.life("A"), table.life("B"), table.life("C")) == (22, 19, 19)


@rule("702.101b")
def test_each_instance_of_extort_triggers_on_its_own() -> None:
    table = Table()
    table.battlefield("A", card("High Bailiff", "{W}", "Creature — Human", "Extort, extort", "1/1"))
    table.hand("A", card(*DROP))
    table.mana("A", "{B}{W}")
    table.cast("A", "Small Drop")
    assert table.stack() == ["Small Drop", "High Bailiff trigger (A)", "High Bailiff trigger (A)"]
    table.answers[0] = [True, True]
    table.resolve()
    assert (table.life("A"), table.life("B")) == (22, 18) and table.game.players[0].pool == ()
    assert [decision.kind for decision in table.asked if decision.seat == 0].count("yes_no") == 2, "each may be paid or not"


@rule("702.101a", "you may pay", "702.101b")
def test_nobody_has_to_pay() -> None:
    table = Table()
    table.battlefield("A", card(*BAILIFF))
    table.hand("A", card(*DROP))
    table.mana("A", "{B}").answer("A", False)
    table.cast("A", "Small Drop").resolve()
    assert (table.life("A"), table.life("B"), table.pool("A")) == (20, 20, "B")


@rule("702.101a", "whenever you cast a spell; the life that was lost in this way")
def test_others_spells_extort_nothing_and_life_that_cant_be_lost_is_not_gained() -> None:
    table = Table(3)
    table.battlefield("A", card(*BAILIFF))
    table.hand("B", card(*DROP))
    table.mana("A", "{B}")
    table.cast("B", "Small Drop").resolve()
    assert table.life("C") == 20 and table.pool("A") == "B"
    table.battlefield("C", card("Safe Haven", "{W}", "Enchantment", "Your life total can't change."))
    table.hand("A", card(*DROP))
    table.answer("A", True).cast("A", "Small Drop").resolve()
    assert [table.life(who) for who in "ABC"] == [21, 19, 20]
