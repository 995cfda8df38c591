"""Casting and playing cards while something resolves (CR 608.2g, 701.14). As in "cast it without paying its mana
cost"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.decisions.choices import ChooseObjects, YesNo
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

LESSON = ("Warm Lesson", "{4}{R}", "Sorcery", "You gain 3 life.")


CUB = ("Sprout Cub", "{G}", "Creature — Bear", "", "2/2")


BLADE = ("Duelist's Primer", "{1}", "Artifact — Equipment", "Whenever equipped creature deals combat damage to a "
         "player, you may cast an instant or sorcery spell from your hand with mana value less than or equal to that "
         "damage without paying its mana cost.\nEquip {1}")  # fmt: skip


def _struck(size: str, *hand: tuple[str, ...]) -> Table:
    """A game in which an equipped creature has dealt combat damage; whether to cast is answered yes."""
    table = Table()
    (ogre,) = table.battlefield("A", card("Tall Ogre", "{3}", "Creature — Ogre", "", size))
    (blade,) = table.battlefield("A", card(*BLADE))
    table.hand("A", *(card(*one) for one in hand))
    table.mana("A", "{1}")
    table.activate("A", blade, targets=[ogre]).resolve()

    def policy(decision: Any) -> Any:
        if isinstance(decision, YesNo):
            return True
        return [[ogre, 1]] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy
    return table.to_step("main2")


@rule("608.2g", "118.9")
def test_a_spell_cast_for_nothing_as_a_trigger_resolves() -> None:
    assert _struck("5/5", LESSON, CUB).game.players[0].life == 23


@rule("608.2g")
def test_any_number_of_spells_one_after_the_other() -> None:
    table = Table(library=0)
    table.library("A", card(*LESSON))
    table.library("B", card(*LESSON))
    table.hand("A", card("Wild Recital", "{R}", "Sorcery", "Exile the top card of each player's library, then you may "
                         "cast any number of spells from among those cards without paying their mana costs."))
    table.mana("A", "{R}")
    table.policy = lambda decision: (
        True if isinstance(decision, YesNo) else list(decision.candidates[:1]) if hasattr(decision, "candidates") else None
    )
    table.cast("A", "Wild Recital").resolve()
    assert table.game.players[0].life == 26
    asked = [decision for decision in table.asked if isinstance(decision, ChooseObjects)]
    assert asked and all(decision.most == 1 for decision in asked), "one is cast after the other"


@rule("608.2c", "608.2g")
def test_what_is_cast_for_each_opponent_is_all_cast_this_way() -> None:
    table = Table(3)
    mend = card("Small Mend", "{W}", "Instant", "You gain 1 life.")
    for who in "BC":
        table.graveyard(who, mend)
    table.hand("A", card(
        "Tide Caller", "{U}", "Sorcery",
        "For each opponent, you may cast up to one target instant or sorcery card from that player's graveyard without "
        "paying its mana cost. If a card cast this way would be put into a graveyard this turn, exile it instead.",
    ))  # fmt: skip
    cards = [table.find("Small Mend", "graveyard", who) for who in "BC"]
    table.mana("A", "{U}").cast("A", "Tide Caller", cards).answer("A", True, True).resolve()
    assert table.life("A") == 22 and len(table.all("Small Mend", "exile")) == 2


@rule("707.12")
def test_a_copy_of_a_card_is_cast() -> None:
    table = Table()
    (dead,) = table.graveyard("A", card("Zap", "{R}", "Instant", "Zap deals 3 damage to any target."))
    words = "Exile target instant card from your graveyard. Copy it. You may cast the copy without paying its mana cost."
    table.answer("A", True)
    table.hand("A", card("Test Rite", "{0}", "Sorcery", words))
    table.cast("A", "Test Rite", [dead, 1]).resolve()
    assert table.life("B") == 17
    assert [table.game.chars(oid).name for oid in table.game.zone("exile")] == ["Zap"]


@rule("608.2g", "118.9")
def test_cast_without_paying() -> None:
    table = Table()
    (dead,) = table.graveyard("A", card("Big Bear", "{9}", "Creature — Bear", "", "9/9"))
    table.answer("A", True)
    words = "Exile target card from your graveyard. You may cast that card without paying its mana cost."
    do(table, words, targets=[dead])
    assert table.all("Big Bear", who="A")


@rule("608.2d")
def test_nobody_is_asked_whether_to_cast_what_can_not_be_cast() -> None:
    table = _struck("4/4", LESSON, CUB)
    assert table.game.players[0].life == 20
    assert not [asked for asked in table.asked if isinstance(asked, YesNo)]


@rule("101.3", "if it doesn't happen nothing follows that asks whether it did", "608.2g")
@pytest.mark.parametrize(("name", "life"), [("Fell", 20), ("Small Luck", 23)])
def test_what_has_to_be_cast_and_can_not_be_was_not_cast(name: str, life: int) -> None:
    """There is nothing to destroy: the spell would have no target."""
    table = Table()
    fell = card("Fell", "{B}", "Instant", "Destroy target creature.")
    dead = {table.game.chars(oid).name: oid for oid in table.graveyard("A", fell, card("Small Luck", "{1}", "Instant", "Scry 1."))}
    do(table, "Cast target card from your graveyard without paying its mana cost. If you do, you gain 3 life.", [dead[name]])
    assert table.life("A") == life and "Fell" in table.zone("A", "graveyard")
