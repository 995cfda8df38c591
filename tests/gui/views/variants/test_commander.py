"""A Commander game at the table. Decks with a commander sit down, and it is cast from the command zone with clicks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.short_game import Hands, button_named, press

CARDS = """
Marshal of Reeds {G}
Legendary Creature — Human
Vigilance
2/2

Green Field
Basic Land — Forest
"""
DECK = "Commander\n1 Marshal of Reeds\n\nDeck\n99 Green Field\n"


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[Hands]:
    path = tmp_path / "reeds.cards"
    path.write_text(CARDS, encoding="utf-8")
    made = Hands(path)
    yield made
    made.window.close()


def sit_down(hands: Hands, *decks: str) -> None:
    press(button_named(hands.window.start_page, "New game"))
    page = hands.window.new_game
    for number, text in enumerate(decks):
        press(button_named(page, "Add a deck list…"))
        page.deck_entry.name.setText(f"Deck {number}")
        page.deck_entry.text.setPlainText(text)
        press(page.deck_entry.use)
        page.rows[number].deck.setCurrentText(f"Deck {number}")
    page.game.seed.setText("3")
    press(page.start)


def test_a_commander_is_cast_from_the_command_zone(hands: Hands) -> None:
    sit_down(hands, DECK, DECK)
    assert [player.life for player in hands.view.players] == [40, 40]
    hands.until(hands.anas_main)
    field = hands.found("Green Field", "hand")
    hands.table.click(field)
    hands.until(hands.anas_main)
    general = hands.found("Marshal of Reeds", "command")
    assert hands.view.objects[general].notes == ("commander",) and hands.can_use(general)
    hands.table.browse(0, "command")
    QApplication.processEvents()
    browser = hands.table.side.browser
    assert browser is not None
    browser.grid.chosen.emit(general)
    hands.until(lambda: hands.on_board("Marshal of Reeds"))


def test_a_deck_without_a_commander_can_not_sit_down_with_one_that_has(hands: Hands) -> None:
    sit_down(hands, DECK, "99 Green Field\n")
    page = hands.window.new_game
    assert page.note.isVisible() and "it has no commander (903.3)" in page.note.text()
