"""Bound before use: what looks back at what nobody knows yet is declined, and never silently nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.cards.card_data import CardData
from engine.compiler.bound_before_use import why_unbound
from engine.compiler.compile import compile_card
from engine.meaning.abilities import SpellAbility
from engine.meaning.node import rebuild
from engine.vocabulary import catalogue
from engine.vocabulary.terms.grammar.anaphors import It
from tests.rulebook import rule
from tests.support.boards.table import card, data


def compiled(text: str) -> Any:
    catalogue.load()
    return compile_card(CardData("Said Aloud", "normal", (data("Said Aloud", "{B}", "Sorcery", text),)))


@rule("601.2c")
def test_a_target_is_not_described_by_what_is_done_later() -> None:
    found = compiled(
        "Sacrifice a creature. Destroy target creature with power less than or equal to the sacrificed creature's power."
    )
    assert not found.accepted
    assert "not known as it is chosen" in found.lines[-1].why


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creature. Its controller loses 2 life.",
        "Sacrifice a creature. You gain life equal to the sacrificed creature's power.",
        "Target player sacrifices a creature of their choice. They lose 2 life.",
        "For each opponent, destroy target creature that player controls.",
        "Create a 1/1 green Elf creature token. It gains haste until end of turn.",
    ],
)
def test_what_is_known_as_it_is_read_is_understood(text: str) -> None:
    assert compiled(text).accepted


@pytest.mark.parametrize(
    ("without", "there"),
    [
        (
            "Reveal the top four cards of your library. Put all land cards into your hand and the rest into your graveyard.",
            "Reveal the top four cards of your library. Put all land cards revealed this way into your hand and the rest into your graveyard.",
        ),
        ("Return all creature cards to their owners' hands.", "Return all creature cards from your graveyard to your hand."),
        ("Choose a creature type. Exile all cards of the chosen type.", "Exile all cards from all graveyards."),
        ("Put all land cards onto the battlefield.", "Put all land cards from your hand onto the battlefield."),
        ("Destroy all artifact cards.", "Destroy all artifacts."),
        ("Tap all creature cards.", "Target player reveals their hand and discards all nonland cards."),
        ("Put all instant and sorcery cards on the bottom of your library in any order.",
         "Search target player's graveyard, hand, and library for all creature cards and exile them. Then that player shuffles."),
    ],
)  # fmt: skip
@rule("109.2a", "cards are in the zone that the words name")
def test_cards_that_no_words_say_the_zone_of_are_not_all_permanents(without: str, there: str) -> None:
    found = compiled(without)
    assert not found.accepted
    assert found.lines[-1].why == "Every is of cards, and no words say where they are"
    assert compiled(there).accepted


def test_what_nothing_names_is_found() -> None:
    made = card("Said Aloud", "{B}", "Sorcery", "Destroy target creature. It can't be regenerated.")
    (ability,) = (one for one in made.front.printed.abilities if isinstance(one, SpellAbility))
    lost = rebuild(ability, lambda node: replace(node, key="verb 7") if isinstance(node, It) else node)
    assert why_unbound((ability,)) == ""
    assert "which nothing names" in why_unbound((lost,))


def on_a_permanent(text: str) -> Any:
    catalogue.load()
    return compile_card(CardData("Odd Imp", "normal", (data("Odd Imp", "{B}", "Creature — Imp", text, "1/1"),)))


@pytest.mark.parametrize(("choice", "words"), [
    ("choose a color", "Creatures of the chosen color get +1/+1."),
    ("choose a color", "{T}: Add one mana of the chosen color."),
    ("choose a color", "This creature has protection from the chosen color."),
    ("choose a color", "This creature is the chosen color."),
    ("choose a creature type", "Other creatures you control of the chosen type get +1/+1."),
    ("choose a creature type", "This creature is the chosen type in addition to its other types."),
    ("choose a creature type", "Whenever you cast a spell of the chosen type, you gain 1 life."),
    ("choose a card name", "Spells with the chosen name can't be cast."),
    ("choose a number", "Creatures with power equal to the chosen number can't attack."),
    ("choose an opponent", "Whenever the chosen player draws a card, you gain 1 life."),
    ("choose odd or even", "Whenever you cast a spell with mana value of the chosen quality, you gain 1 life."),
])  # fmt: skip
@rule("607.2d", "a choice that nothing on the card makes")
def test_a_choice_is_not_read_where_nothing_chooses(choice: str, words: str) -> None:
    chosen = f"As this creature enters, {choice}.\n"
    assert on_a_permanent(chosen + words).accepted
    alone = on_a_permanent(words)
    assert not alone.accepted and "which nothing chooses" in alone.lines[-1].why
    other = "choose a land type" if "color" in choice else "choose a color"
    assert not on_a_permanent(f"As this creature enters, {other}.\n{words}").accepted, "that is another choice"
    assert on_a_permanent("When this creature enters, " + choice + ".\n" + words).accepted, "nor does it matter when"
