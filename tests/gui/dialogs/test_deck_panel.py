"""A deck looked at before it is played. Beside the seats, for the one that is chosen or pointed at in the list."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.api import CardLibrary, DeckList, load_library, read_deck, shipped_commander_decks, shipped_decks
from gui.dialogs.deck_panel import DeckPanel, color_icon
from gui.dialogs.new_game import NewGame
from gui.models.deck_glance import glance

SHIPPED: dict[str, DeckList] = {**shipped_decks(), **shipped_commander_decks()}


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return load_library()


@pytest.fixture
def page(qtbot: QtBot, library: CardLibrary) -> NewGame:
    made = NewGame(library)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.mark.parametrize("name", SHIPPED)
def test_each_shipped_deck_says_how_it_plays(name: str, library: CardLibrary, qtbot: QtBot) -> None:
    seen = glance(name, SHIPPED[name], library)
    assert seen.unknown == 0 and seen.cover is not None and seen.colors
    assert 40 < len(seen.words) < 200 and seen.words[0].isupper() and seen.words.endswith(".")
    leads = [entry.name for entry in SHIPPED[name].commanders]
    assert not leads or seen.cover.name in leads, "a commander is its face"
    panel = DeckPanel()
    qtbot.addWidget(panel)
    panel.show_deck(seen)
    assert panel.title.text() == name and panel.words.text() == seen.words
    assert panel.counts.text().startswith(f"{len(seen.cards)} cards · ")


def test_what_is_not_known_and_what_is_only_beside_it(library: CardLibrary, qtbot: QtBot) -> None:
    deck = read_deck("// Two lines\n// of one comment\nDeck\n3 Nobody Knows It\n2 Soot Rat\n5 Swamp\nSideboard\n4 Soot Rat\n")
    seen = glance("Mine", deck, library)
    assert (seen.words, seen.unknown, len(seen.cards), len(seen.spells)) == ("Two lines of one comment", 3, 7, 2)
    assert seen.cover is not None and seen.cover.name == "Soot Rat" and seen.colors == "B"
    panel = DeckPanel()
    qtbot.addWidget(panel)
    panel.show_deck(seen)
    assert panel.counts.text() == "10 cards · 2 creatures · 0 other spells · 5 lands · 3 not known"
    panel.show_deck(glance("None", DeckList(), library))
    assert panel.counts.text().startswith("0 cards") and panel.words.isHidden()


def test_the_deck_that_is_chosen_or_pointed_at_is_shown(page: NewGame, qtbot: QtBot) -> None:
    panel, row = page.deck_panel, page.rows[1]
    first = page.rows[0].deck.currentText()
    assert panel.title.text() == first
    row.deck.setCurrentText("Rooftop Choir")
    assert panel.title.text() == "Rooftop Choir"
    row.deck.textHighlighted.emit("Harvest Table")  # the list is open
    assert panel.title.text() == "Harvest Table"
    row.deck.hidePopup()
    assert panel.title.text() == "Rooftop Choir", "the list is closed without a choice"
    QTest.mouseMove(page.rows[0], page.rows[0].rect().center())
    qtbot.waitUntil(lambda: panel.title.text() == first)


def test_a_list_of_ones_own_takes_its_place_and_the_form_stays(page: NewGame) -> None:
    place = page._card.geometry()
    assert page.deck_panel.isVisible()
    page._turn_entry()
    assert page.deck_entry.isVisible() and not page.deck_panel.isVisible() and page._card.geometry() == place
    page.deck_entry.name.setText("Mine")
    page.deck_entry.text.setPlainText("# Rats, and more rats.\n30 Soot Rat\n30 Swamp\n")
    page.deck_entry.accept()
    assert page.deck_panel.isVisible() and page._card.geometry() == place
    assert page.deck_panel.title.text() == "Mine" and page.deck_panel.words.text() == "Rats, and more rats."
    assert page.rows[0].deck.currentText() == "Mine" and not page.rows[0].deck.itemIcon(page.rows[0].deck.count() - 1).isNull()


@pytest.mark.parametrize("colors", ["", "W", "WUBRG"])
def test_colours_stand_before_a_name(colors: str) -> None:
    picture = color_icon(colors).pixmap(420, 140).toImage()
    shown = [picture.pixelColor(x, picture.height() // 2).alpha() > 0 for x in range(picture.width())]
    assert shown[4] and any(shown) and shown[-5] == (colors == "WUBRG")
