"""An object as it is where it went, or as it last existed (CR 400.7j, 608.2h)."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.compiler.compile import compile_card
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table, card, data

COUNTER = ("Grave Star", "{1}", "Creature — Elemental", "Grave Star's power and toughness are each equal to the number of creature cards in all graveyards.", "*/*")
SWORD = ("Long Sword", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {0}")


@pytest.mark.parametrize(("words", "life"), [
    ("Exile target creature card from a graveyard. You gain life equal to the exiled card's toughness.", 22),
    ("Exile target creature card from a graveyard. You gain life equal to the power of the card exiled this way.", 22),
    ("Exile target creature card from a graveyard. If the exiled card has power 3 or greater, you gain 9 life.", 20),
])  # fmt: skip
@rule("400.7j", "the exiled card")
def test_the_exiled_card_is_as_it_is_in_exile(words: str, life: int) -> None:
    table = Table()
    (star,) = table.graveyard("B", card(*COUNTER))
    table.graveyard("B", bear(), ogre())
    do(table, words, [star])
    assert table.life("A") == life


@rule("608.2h", "the creature that was exiled")
def test_a_creature_exiled_from_the_battlefield_is_as_it_was_there() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    do(table, "Put two +1/+1 counters on target creature.", [mine])
    do(table, "Exile target creature. You gain life equal to its power.", [mine])
    assert table.life("A") == 24


@pytest.mark.parametrize("dies", [True, False])
@rule("608.2h", "attachments")
def test_what_was_attached_to_what_has_left_is_found(dies: bool) -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    held, loose = table.battlefield("A", card(*SWORD), card(*SWORD))
    table.activate("A", held, [mine]).resolve()
    do(table, "Target creature gets +1/+0 until end of turn. At the beginning of the next end step, destroy all Equipment attached to that creature.", [mine])
    if dies:
        do(table, "Destroy target creature.", [mine])
    assert table.all("Long Sword") == [held, loose]
    table.to_step("end").resolve()
    assert table.all("Long Sword") == [loose]


@pytest.mark.parametrize("what", ["for each card, put that card into your graveyard unless you pay 2 life", "for each card, draw a card"])
@rule("109.2", "cards of no zone")
def test_each_card_of_no_zone_is_declined(what: str) -> None:
    words = f"Look at the top five cards of your library. {what.capitalize()}."
    assert compile_card(CardData("Odd Text", "normal", (data("Odd Text", "{1}", "Sorcery", words, ""),))).definition is None
