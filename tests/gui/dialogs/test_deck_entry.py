"""Deck lists for a new game: dropped and pasted in every form, each bad line named."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.api import CardLibrary, cards_of_file, deck_problems
from gui.dialogs.new_game import NewGame

CARDS = """
Bell Keeper {G}
Creature — Human
1/1

Home Grove
Land
{T}: Add {G}.

Odd Song {G}
Sorcery
Everybody hums a tune.
"""
TXT = "Deck\n4 Bell Keeper (TST) 12\n20 Home Grove\n\nSideboard\n2 Bell Keeper\n"
DEK = '<Deck><Cards Quantity="4" Name="Bell Keeper"/><Cards Quantity="20" Name="Home Grove"/></Deck>'
DCK = "NAME: Bells\n4 [TST:12] Bell Keeper\n20 [TST:13] Home Grove\nSB: 2 [TST:12] Bell Keeper\n"
COD = ('<cockatrice_deck><deckname>Bells</deckname><zone name="main"><card number="4" name="Bell Keeper"/>'
       '<card number="20" name="Home Grove"/></zone></cockatrice_deck>')  # fmt: skip


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> NewGame:
    path = tmp_path / "test.cards"
    path.write_text(CARDS, encoding="utf-8")
    made = NewGame(CardLibrary(cards_of_file(path)))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def drop(page: NewGame, target: QWidget, *, files: tuple[Path, ...] = (), text: str = "") -> None:
    """Drag something from outside on to a place of the page and let go."""
    data = QMimeData()
    if files:
        data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    else:
        data.setText(text)
    place = target.mapTo(page, target.rect().center())
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(place), copy, data, left, none)
    QApplication.sendEvent(page, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(page, QDropEvent(QPointF(place), copy, data, left, none))
    QApplication.processEvents()


@pytest.mark.parametrize(("name", "text"), [("bells.txt", TXT), ("bells.dek", DEK), ("bells.dck", DCK), ("b.cod", COD)])
def test_a_file_dropped_on_a_seat_is_what_that_seat_plays(page: NewGame, tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    drop(page, page.rows[1], files=(tmp_path / name,))
    chosen = page.rows[1].deck.currentText()
    assert chosen.casefold() == "bells" and page.rows[0].deck.currentText() != chosen
    seat = page.rows[1].seat(page.decks[chosen])
    assert seat.deck == ((4, "Bell Keeper"), (20, "Home Grove"))
    assert seat.sideboard == (((2, "Bell Keeper"),) if name in ("bells.txt", "bells.dck") else ())
    assert not page.deck_entry.isVisible()


def test_several_files_go_to_one_seat_after_another(page: NewGame, tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.txt").write_text("20 Home Grove", encoding="utf-16")
    drop(page, page.start, files=(tmp_path / "one.txt", tmp_path / "two.txt"))
    assert [row.deck.currentText() for row in page.rows] == ["one", "two"]


def looked_through_later(page: NewGame) -> None:
    """As in a real window: on another thread, when the keys rest."""
    entry = page.deck_entry
    entry.checks_at_once = False
    entry.check_wanted.connect(
        lambda deck, text: QTimer.singleShot(30, lambda: entry.checked(text, deck_problems(deck, page.library)))
    )


def test_what_is_dropped_is_used_when_it_was_looked_through(page: NewGame, tmp_path: Path, qtbot: QtBot) -> None:
    """A bad list holds up those after it until it is put right; a closed one takes them along."""
    looked_through_later(page)
    for name, text in (("one", "20 Home Grove"), ("two", "20 Home Grov"), ("three", "21 Home Grove")):
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    page.add_another()
    drop(page, page.rows[1], files=tuple(tmp_path / f"{name}.txt" for name in ("one", "two", "three")))
    qtbot.waitUntil(lambda: page.deck_entry.problems != ())
    assert page.rows[1].deck.currentText() == "one" and page.deck_entry.name.text() == "two"
    page.deck_entry.text.setPlainText("22 Home Grove")
    assert not page.deck_entry.use.isEnabled(), "it is looked through again"
    qtbot.waitUntil(page.deck_entry.use.isEnabled)
    assert "two" not in page.decks, "what was typed waits for its button"
    page.deck_entry.use.click()
    qtbot.waitUntil(lambda: not page.deck_entry.isVisible())
    assert [row.deck.currentText() for row in page.rows] == ["two", "one", "three"]
    drop(page, page.rows[0], files=(tmp_path / "two.txt", tmp_path / "three.txt"))
    qtbot.waitUntil(lambda: page.deck_entry.problems != ())
    page.deck_entry.left.emit()
    page.deck_entry.show()
    page.deck_entry.text.setPlainText("23 Home Grove")
    qtbot.waitUntil(page.deck_entry.use.isEnabled)
    page.deck_entry.use.click()
    assert not page.deck_entry.isVisible(), "nothing that was dropped before comes after it"


def test_every_line_that_can_not_be_used_is_named_with_the_reason(page: NewGame, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    wrong = "".join(f"1 Nobody {number}\n" for number in range(30))
    path.write_text(f"4 Bell Keper\n20 Home Grove\n0 Home Grove\n1 Odd Song\n{wrong}", encoding="utf-8")
    drop(page, page.rows[0], files=(path,))
    entry = page.deck_entry
    assert entry.isVisible() and not entry.use.isEnabled() and entry.note.text() == "33 lines can’t be used:"
    said = [entry.list.item(row).text() for row in range(entry.list.count())]
    assert said[0] == "line 1: no card is called “Bell Keper”; did you mean “Bell Keeper”? — 4 Bell Keper"
    assert said[1] == "line 3: the number of copies must be 1 to 999 — 0 Home Grove"
    assert said[2].startswith("line 4: “Odd Song” can not be played yet: Odd Song, line 1: declined at")
    assert said[-1].startswith("line 34: no card is called “Nobody 29”")
    entry.list.itemClicked.emit(entry.list.item(2))
    assert entry.text.textCursor().selectedText() == "1 Odd Song"
    entry.text.setPlainText("20 Home Grove")
    entry.use.click()
    assert page.rows[0].deck.currentText() == "bad" and not entry.isVisible(), "put right, it goes where it was dropped"


def test_text_is_dropped_and_pasted(page: NewGame, qtbot: QtBot) -> None:
    drop(page, page.rows[0], text="20 Home Grove\n")
    assert page.deck_entry.isVisible() and page.deck_entry.note.text() == "20 cards: all can be played."
    QApplication.clipboard().setText("4 Bell Keeper\n1 Bell Keeper *CMDR*\n")
    page.deck_entry.text.selectAll()
    page.deck_entry.text.paste()
    assert "4 cards: all can be played. A Commander game, led by" in page.deck_entry.note.text()


@pytest.mark.parametrize("content", [b"\0\xff\xfe" * 5000, b"<!DOCTYPE x [<!ENTITY a 'b'>]><Deck/>", b"", b"<html></html>"])
def test_what_is_no_list_is_told(page: NewGame, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.txt"
    path.write_bytes(content)
    drop(page, page.rows[0], files=(path,))
    assert not page.deck_entry.use.isEnabled() and page.deck_entry.isVisible()
    drop(page, page.rows[0], files=(tmp_path / "gone.txt",))
    assert "gone.txt can’t be read" in page.deck_entry.note.text()


def test_a_list_that_is_written_and_not_used_yet_is_played(page: NewGame, qtbot: QtBot) -> None:
    page._turn_entry()
    page.deck_entry.checks_at_once = False  # the keys have not rested when the game begins
    page.deck_entry.text.setPlainText("20 Home Grove")
    with qtbot.waitSignal(page.started) as started:
        qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert ((20, "Home Grove"),) in [seat.deck for seat in started.args[0].seats]


def test_a_written_list_that_can_not_be_used_is_told_before_the_game(page: NewGame, qtbot: QtBot) -> None:
    page._turn_entry()
    page.deck_entry.text.setPlainText("20 Nobody Knows It")
    with qtbot.assertNotEmitted(page.started):
        qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert page.note.isVisible() and "1 line can’t be used" in page.note.text()
    assert page.deck_entry.isVisible()


def test_cards_of_another_list_are_named_and_bar_nothing(page: NewGame) -> None:
    page._turn_entry()
    entry = page.deck_entry
    entry.text.setPlainText("20 Home Grove\n\nMaybeboard\n1 Nobody Knows It\n")
    assert entry.use.isEnabled() and entry.note.text() == "20 cards: all can be played. 1 line is left out:"
    assert entry.list.isVisible() and entry.list.item(0).text().startswith("line 4: left out: it stands under “maybeboard”")


def test_a_deck_is_played_without_the_lines_that_can_not_be_used(page: NewGame, qtbot: QtBot) -> None:
    page._turn_entry()
    entry = page.deck_entry
    entry.name.setText("Mine")
    entry.text.setPlainText("20 Home Grove\n2 Nobody Knows It\nSideboard\n1 Neither This\n1 Home Grove\n")
    assert not entry.use.isEnabled() and entry.rest.isVisible()
    qtbot.mouseClick(entry.rest, Qt.MouseButton.LeftButton)
    deck = page.decks["Mine"]
    assert [(card.count, card.name) for card in (*deck.main, *deck.sideboard)] == [(20, "Home Grove"), (1, "Home Grove")]
    assert not deck.problems and page.note.isVisible() and page.note.text() == "2 lines are left out of Mine."
    assert page.rows[0].deck.currentText() == "Mine"
    page._turn_entry()
    entry.text.setPlainText("2 Nobody Knows It\n")
    assert not entry.rest.isVisible(), "nothing would be left"


def test_the_form_stays_where_it_is_when_a_list_is_entered_and_used(page: NewGame, qtbot: QtBot) -> None:
    QApplication.processEvents()
    place = page._card.geometry()
    page._turn_entry()
    QApplication.processEvents()
    assert page._card.geometry() == place
    page.deck_entry.text.setPlainText("20 Home Grove")
    QApplication.processEvents()
    qtbot.mouseClick(page.deck_entry.use, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert not page.deck_entry.isVisible() and page._card.geometry() == place
