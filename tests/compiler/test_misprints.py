"""Misprints: each mended to what is meant, and nothing else touched."""

from __future__ import annotations

import pytest

from engine.compiler.misprints import without_misprints
from engine.compiler.show import PlainCard, PlainFace, show_cards
from engine.vocabulary import catalogue
from tests.rulebook import rule
from tests.support.boards.table import Table, card


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("Whenever a land enters under you control, draw.", "Whenever a land enters under your control, draw."),
        ("Return it to it owner's hand.", "Return it to its owner's hand."),
        ("{1}: Draw a card. Activate only a sorcery.", "{1}: Draw a card. Activate only as a sorcery."),
        ("Scry X, where is the number of lands.", "Scry X, where X is the number of lands."),
        ("Play them without paying their mana cost.", "Play them without paying their mana costs."),
        ("Spells with mana value 4 or more cost {1} more.", "Spells with mana value 4 or greater cost {1} more."),
        ("Each of two target Elves connive.", "Each of two target Elves connives."),
        ("You draw a card.You draw a card.", "You draw a card."),
        ("Flying\nWard—Pay 3 life", "Flying\nWard—Pay 3 life."),
        ("Ward—{2}, Pay 3 life\nFlying", "Ward—{2}, Pay 3 life.\nFlying"),
        ("Choose one —\n• Draw a card\n• You gain 3 life.", "Choose one —\n• Draw a card.\n• You gain 3 life."),
        ("{1}: Draw a card.\nActivate only once each turn.", "{1}: Draw a card. Activate only once each turn."),
        ("Copy it.\nYou may choose new targets for the copy.", "Copy it. You may choose new targets for the copy."),
        ("Flying (It flies.\nReally.)", "Flying (It flies. Really.)"),
        ("Equip 3", "Equip {3}"),
        ("Draw.\nEscape — {2}, Exile two other cards. (Go.)", "Draw.\nEscape—{2}, Exile two other cards. (Go.)"),
    ],
)
def test_a_slip_is_mended(slip: str, meant: str) -> None:
    assert without_misprints(slip) == meant


@pytest.mark.parametrize(
    "right",
    [
        "Creatures you control enter under your control.",
        "Exhaust — {2}: Draw a card.",
        "Cast it without paying its mana cost.",
        "Ward—Pay 3 life. (It costs more.)",
        "Choose one —\n• Draw a card.\n• You gain 3 life.",
        "Flying, first strike, protection from red",
        "Draw a card. Draw a card.",
        "Copy it.\nYou may choose another.",
    ],
)
def test_what_is_right_stays_as_it_is(right: str) -> None:
    assert without_misprints(right) == right


def test_what_is_mended_is_told() -> None:
    catalogue.load()
    clerk = PlainCard("Grove Clerk", (PlainFace("Grove Clerk", "Sorcery", "Return target creature to it owner's hand."),))
    assert list(show_cards([clerk])) == [
        "Grove Clerk: playable",
        "  a misprint: “to it owner's” is read as “to its owner's”",
        "  ok  Return target creature to its owner's hand.",
        "1 of 1 cards are playable.",
    ]
    right = PlainCard("Fern Clerk", (PlainFace("Fern Clerk", "Sorcery", "Draw a card."),))
    assert not any("misprint" in line for line in show_cards([right]))


@rule("108.1")
def test_a_misprinted_card_is_played_as_it_was_meant() -> None:
    table = Table()
    table.battlefield("A", card("Grove Clerk", "{1}", "Creature — Elf", "Whenever a creature enters under you control, "
                                "you gain 2 life.", "1/1"))
    table.hand("A", card("Small Cub", "{0}", "Creature — Bear", "", "1/1"))
    table.cast("A", "Small Cub").resolve()
    assert table.life("A") == 22
