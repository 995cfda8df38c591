"""Names from outside are words, never HTML. A card, a player, a deck or a file may be called whatever it likes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QListWidget, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from engine.api import PROGRAM, CardData, CardLibrary, FaceData, Match, Pick, SeatSetup, Setup
from gui import storage
from gui.downloading import Offer
from gui.storage import Settings
from gui.views.window.table_window import TableWindow
from gui.wording import tip
from tests.gui.walker import press
from tests.support.games import drafts

EVIL = "<img src=file:///tmp/seen.png><b>Evil</b>"
BELL = FaceData(EVIL, "{1}", "Creature — Bear", "When this creature enters, you may draw a card.", "2", "2")
LAND = FaceData(f"{EVIL} Grove", "", "Land", "{T}: Add {C}.")
DECK = ((20, BELL.name), (20, LAND.name))


@pytest.fixture
def library() -> CardLibrary:
    return CardLibrary(CardData(one.name, "normal", (one,)) for one in (BELL, LAND))


@pytest.fixture
def window(qtbot: QtBot, library: CardLibrary) -> Iterator[TableWindow]:
    made = TableWindow(library, Settings(names=[EVIL, EVIL]), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    made.close()


def texts_of(widget: QWidget) -> Iterator[tuple[str, bool]]:
    """What a widget shows of words from outside, and whether it takes them for HTML."""
    if widget.toolTip():
        yield widget.toolTip(), Qt.mightBeRichText(widget.toolTip())
    if isinstance(widget, QLabel):
        shown, form = widget.text(), widget.textFormat()
        is_auto = form == Qt.TextFormat.AutoText and Qt.mightBeRichText(shown)
        yield shown, is_auto or (form != Qt.TextFormat.PlainText and ("<img" in shown or "<b>Evil" in shown))
    if isinstance(widget, QTextEdit):
        yield widget.toPlainText(), "<img" in widget.toHtml()
    model = widget.model() if isinstance(widget, QAbstractItemView) else None
    for row in range(min(model.rowCount(), 100) if model is not None else 0):
        index = model.index(row, 0)
        told = str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
        yield str(index.data() or ""), Qt.mightBeRichText(told)


def evil_seen() -> int:
    """How many widgets show the name; each shows it as words."""
    QApplication.processEvents()
    seen = 0
    for widget in QApplication.allWidgets():
        for text, is_html in texts_of(widget):
            assert not is_html, f"{type(widget).__name__} {widget.objectName()} takes for HTML: {text!r:.300}"
            seen += "Evil" in text
    return seen


def test_the_search_finds_what_is_taken_for_html(qtbot: QtBot) -> None:
    label, items, page = QLabel(EVIL), QListWidget(), QTextEdit()
    items.addItem("x")
    items.item(0).setToolTip(EVIL)
    page.setHtml(f"a {EVIL}")
    for widget in (label, items, page):
        qtbot.addWidget(widget)
        assert any(is_html for _, is_html in texts_of(widget))
    label.setText("plain")
    label.setToolTip(EVIL)
    assert [is_html for _, is_html in texts_of(label)] == [True, False]
    label.setToolTip(tip(EVIL))
    assert not any(is_html for _, is_html in texts_of(label))


def test_a_tip_reads_as_it_was_written() -> None:
    assert tip(EVIL).replace("\N{WORD JOINER}", "") == EVIL and not Qt.mightBeRichText(tip(EVIL))
    assert tip("2 < 3") == "2 <\N{WORD JOINER} 3" and tip("no sign") == "no sign"


def test_the_table(window: TableWindow, library: CardLibrary) -> None:
    """At every decision of the first turns. Prompts, log, recap, zones, menus, the curtain, and looking back."""
    window.play(Match.new(Setup((SeatSetup(EVIL, DECK), SeatSetup(EVIL + "2", DECK)), library, 5)))
    most = 0
    for _ in range(70):
        if window.table is None or not press(window.table):
            break
        most = max(most, evil_seen())
    assert most > 5
    window.game_actions.show_yields()
    evil_seen()
    window.game_actions.look_back()
    assert evil_seen() > 5
    window.show_start()
    assert evil_seen() > 0, "a game that was left"


def test_the_first_page_says_what_is_wrong(window: TableWindow) -> None:
    window.start_page.say(f"{EVIL}.match can not be read")
    assert window.start_page.note.isVisible() and evil_seen() > 0
    window.open_game(Path(f"/nowhere/{EVIL}"))
    assert "Evil" in window.start_page.note.text() and evil_seen() > 0


def test_a_new_game_and_its_deck_lists(window: TableWindow, tmp_path: Path) -> None:
    window.show_new_game()
    page = window.new_game
    page.deck_entry.show()
    page.deck_entry.take_text(f"4 {EVIL}\n3 {EVIL} none\n{EVIL}\nabc {EVIL}\n")
    page.deck_entry.check()
    assert page.deck_entry.problems and evil_seen() > 1
    page.deck_entry.open_file(tmp_path / EVIL.replace("/", "_"))
    page.say(EVIL)
    assert evil_seen() > 1


def test_a_draft(window: TableWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its packs, its pool, and the deck that is built of it."""
    monkeypatch.setattr(drafts, "NAMES", (EVIL, f"{EVIL}2", f"{EVIL}3"))
    made = drafts.draft(drafts.face(EVIL), agents=("", PROGRAM, PROGRAM), pack=4)
    window.drafts._begin(made)
    picking = window.drafts.picking
    assert picking is not None and evil_seen() > 0
    while isinstance(made.pending, Pick):
        made.answer_by_program()
    window.drafts._begin(made)
    assert window.drafts.building is not None and evil_seen() > 0


def test_your_cards(window: TableWindow, tmp_path: Path) -> None:
    cards = window.your_cards.show()
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([{"name": f"{EVIL}{n}", "layout": "normal", "type_line": "Instant",
                                 "oracle_text": ["Draw a card.", EVIL][n]} for n in (0, 1)]), encoding="utf-8")  # fmt: skip
    cards.work.threaded = False
    cards.detail._threaded = False
    cards.import_file(path)
    cards.download.show_offers([Offer(EVIL, "https://cards.invalid/x.json", description=EVIL)])
    cards.pictures.say(EVIL)
    cards._failed(EVIL)
    cards.query.setText(EVIL)
    cards.search()
    assert evil_seen() > 2
    for row in range(2):
        cards.list.setCurrentIndex(cards.list.model_.index(row))
        assert evil_seen() > 2
    assert storage.card_database().exists()
