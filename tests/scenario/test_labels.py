"""How labels are compared (scenario format, sections 7.1 and 8.2)."""

from __future__ import annotations

import pytest

from engine.scenario.answering.options import option_meant
from engine.scenario.labels import begins, contains, cost_part, equals, first_that_begins, folded, short_names

MILL = "{2}, {T}, Sacrifice this creature: Target player mills two cards. (They put them into their graveyard.)"


@pytest.mark.parametrize(
    ("label", "text"),
    [
        (MILL, "{2}, {t}"),
        (MILL, "{2}, {T}, Sacrifice {this}: Target"),
        (MILL, "{2}, {T}, sacrifice Brook Otter:"),
        (MILL, "{2},  {T},\nSacrifice this creature: Target player mills two cards."),
        ("−2: You get an emblem.", "-2:"),
        ("−2: You get an emblem.", "–2: You"),
        ("Boast — {1}: You gain 1 life.", "{1}: You"),
        ("Boast — {1}: You gain 1 life.", "Boast"),
        ("{1}: You gain 1 life.", "Boast — {1}: You gain"),
        ("Suspend 3—{0}", "suspend 3"),
        ("Æther Séance", "aether séance".replace("ae", "Æ")),
        ("Whenever “it” dies, draw.", 'whenever "it" dies'),
        ("When Otter enters the battlefield, draw a card.", "When {this} enters, draw"),
        ("Choose one —\n• Draw a card.\n• Scry 1.", "Choose one —• Draw a card."),
        ("{T}: Add {G} to your mana pool.", "{T}: Add {G}."),
    ],
)
def test_a_label_begins_with_a_text(label: str, text: str) -> None:
    assert begins(label, text, ("Brook Otter", "Otter"))


@pytest.mark.parametrize(
    ("label", "text"), [(MILL, "{1}, {T}"), (MILL, "Target player"), ("Flashback {2}{R}", "Flashback {3}")]
)
def test_a_label_does_not_begin_with_another_text(label: str, text: str) -> None:
    assert not begins(label, text)


def test_names_within_words_are_no_names() -> None:
    assert not begins("Otterly: draw", "{this}ly", ("Otter",))


def test_contained_texts_and_equal_texts() -> None:
    assert contains(MILL, "mills two")
    assert not contains(MILL, "they put")
    assert equals("Landfall — Draw a card.", "draw a card.")
    assert not equals("Red or green", "Red")


def test_the_cost_part_ends_at_the_colon() -> None:
    assert cost_part(MILL, ("Brook Otter",)) == "{2}, {t}, sacrifice {this}"
    assert cost_part("Flying") == ""


def test_short_names() -> None:
    assert short_names("Ysolde, Bell of the Fen") == ("Ysolde, Bell of the Fen", "Ysolde")
    assert short_names("Ash // Ember") == ("Ash // Ember", "Ash", "Ember")


def test_names_are_folded() -> None:
    assert folded("  Éowen’s  Rest ") == "eowen's rest"


@pytest.mark.parametrize(
    ("text", "number"),
    [("Red", 1), ("red", 1), ("2", 1), ("Draw a", 2), ("White", 0), ("Blue", None), ("colorless", 3)],
)
def test_options_are_named_by_text_number_or_beginning(text: str, number: int | None) -> None:
    assert option_meant(("W", "Red", "Draw a card, then discard it", "C"), text) == number


def test_an_equal_text_goes_before_a_beginning() -> None:
    assert first_that_begins(("Elf Warrior", "Elf"), "Elf") == 1
