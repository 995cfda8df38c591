"""The imported cards. What can be played, what can't and why, searching, and that a bad file changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from engine.api import SeatSetup, load_library, open_database
from gui import storage
from gui.arguments import library_of, own_cards, parse
from gui.cards.cards_window import CardsWindow
from gui.controllers.card_work import CardWork
from gui.storage import Settings

GOOD = {"name": "Tall Tale", "mana_cost": "{U}", "type_line": "Sorcery", "oracle_text": "Draw a card.", "layout": "normal"}
ODD = {**GOOD, "name": "Taller Tale", "oracle_text": "Flying\nEverybody hums a tune."}
TOKEN = {**GOOD, "name": "Wisp", "layout": "token"}

Make = Callable[..., CardsWindow]


def data_file(folder: Path, text: str, name: str = "cards.json") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    def made(threaded: bool = False) -> CardsWindow:
        work = CardWork(storage.card_database(), storage.downloads_folder(), threaded=threaded)
        window = CardsWindow(work, Settings())
        qtbot.addWidget(window)
        window.show()
        return window

    return made


def names(window: CardsWindow) -> list[str]:
    model = window.list.model_
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_without_cards_it_says_how_to_get_some(make: Make) -> None:
    window = make()
    assert "no imported cards yet" in window.summary.text() and names(window) == []
    assert not storage.card_database().exists(), "looking makes no database"


def test_it_tells_what_can_be_played_and_why_the_rest_can_not(make: Make, tmp_path: Path) -> None:
    window = make()
    window.import_file(data_file(tmp_path, json.dumps([GOOD, ODD, TOKEN])))
    assert window.summary.text() == "2 cards. 1 can be played (50 %), 1 not yet."
    assert window.news.text() == "2 cards from scryfall, 1 × token." and not window.progress_row.isVisible()
    assert names(window) == ["Tall Tale", "Taller Tale"]
    assert window.detail.state.text() == "✓ It can be played."
    window.list.setCurrentIndex(window.list.model_.index(1))
    assert window.detail.state.text() == "✗ It can’t be played yet: 1 of 2 lines are not understood."
    said = window.detail.lines.text()
    assert "line 2" in said and "✗" in said and "Everybody hums a tune." in said.replace("<br>", "")
    tip = window.list.model_.index(1).data(3)
    assert "can’t be played yet. Taller Tale, line 2" in tip


def test_searching_is_in_the_words_of_card_sites(make: Make, tmp_path: Path, qtbot: QtBot) -> None:
    window = make()
    window.import_file(data_file(tmp_path, json.dumps([GOOD, ODD])))
    QTest.keyClicks(window.query, 't:sorcery c:u mv<=1 o:"draw a card" is:playable')
    qtbot.waitUntil(lambda: names(window) == ["Tall Tale"])
    next(button for button in window.findChildren(QPushButton) if button.text() == "Not yet").click()
    qtbot.waitUntil(lambda: names(window) == ["Taller Tale"])
    window.query.setText("colour:plaid")
    qtbot.waitUntil(lambda: "not a color" in window.note.text())
    assert names(window) == ["Taller Tale"], "what was found stays until the search makes sense"
    window.query.setText("nothing like this")
    qtbot.waitUntil(lambda: names(window) == [])
    assert window.detail.state.text() == ""


def test_a_long_list_is_read_as_it_is_scrolled(make: Make, tmp_path: Path) -> None:
    window = make()
    cards = [{**GOOD, "name": f"Tale {number:04}"} for number in range(650)]
    window.import_file(data_file(tmp_path, json.dumps(cards)))
    model = window.list.model_
    assert (model.total, model.rowCount()) == (650, 200)
    while model.canFetchMore():
        model.fetchMore()
    assert names(window) == [str(card["name"]) for card in cards]


def test_a_second_import_of_the_same_file_is_seen(make: Make, tmp_path: Path) -> None:
    window = make()
    path = data_file(tmp_path, json.dumps([GOOD]))
    window.import_file(path)
    window.import_file(path)
    assert "nothing is new" in window.news.text() and names(window) == ["Tall Tale"]


def test_no_import_takes_a_card_away_and_it_says_what_stays(make: Make, tmp_path: Path) -> None:
    window = make()
    window.import_file(data_file(tmp_path, json.dumps([GOOD, ODD])))
    window.import_file(data_file(tmp_path, json.dumps([{**GOOD, "name": "New Tale"}, GOOD]), "more.json"))
    assert window.news.text() == "2 cards from scryfall, 1 of them new, 1 that were there before stay."
    assert names(window) == ["New Tale", "Tall Tale", "Taller Tale"]
    window.import_file(data_file(tmp_path, json.dumps({"data": {"keywords": ["Reach"]}}), "Keywords.json"))
    assert "lists of words" in window.news.text() and names(window) == ["New Tale", "Tall Tale", "Taller Tale"]


@pytest.mark.parametrize("wanted", ["Leave the cards as they are", "Import all the same"])
def test_an_import_that_makes_cards_unplayable_asks_first(make: Make, tmp_path: Path, wanted: str) -> None:
    window = make()
    window.import_file(data_file(tmp_path, json.dumps([GOOD])))
    window.import_file(data_file(tmp_path, json.dumps([{**GOOD, "oracle_text": ODD["oracle_text"]}]), "worse.json"))
    box = window.findChild(QMessageBox)
    assert box is not None and box.text() == "Of 1 cards that can be played, only about 0 could still be."
    assert "1 can be played" in window.summary.text()
    next(button for button in box.buttons() if button.text() == wanted).click()
    is_taken = wanted == "Import all the same"
    assert ("0 can be played" if is_taken else "1 can be played") in window.summary.text()
    assert window.news.text() == ("1 card from scryfall, none of them is new." if is_taken else "Nothing was imported.")


def test_shipped_cards_and_those_of_cards_files_are_found_too(qtbot: QtBot, tmp_path: Path) -> None:
    """Each by where it comes from; the one that is played stands for all of its name."""
    given = data_file(tmp_path, "Own Tale {U}\nSorcery\nDraw a card.\n\nTall Tale {G}\nSorcery\nScry 1.\n", "own.cards")
    library = load_library([given])
    shipped = len(library.own_cards()) - 2
    work = CardWork(storage.card_database(), storage.downloads_folder(), threaded=False)
    window = CardsWindow(work, Settings(), library=library)
    qtbot.addWidget(window)
    window.show()
    assert f"Shipped: {shipped}. From --cards: 2. None are imported yet" in window.summary.text()
    assert not storage.card_database().exists() and window.list.model_.total == shipped + 2
    window.query.setText("forest t:basic")
    window.search()
    assert names(window) == ["Forest"] and "From lands.cards" in window.detail.lines.text()
    assert window.list.model_.card(0).playable, "what is shipped can be played"  # type: ignore[union-attr]

    window.query.setText('"own tale" or "tall tale" or "taller tale"')
    window.import_file(data_file(tmp_path, json.dumps([GOOD, ODD])))
    assert names(window) == ["Own Tale", "Tall Tale", "Taller Tale"]
    for origin, found in (("Shipped", []), ("Imported", ["Taller Tale"]), ("From --cards", ["Own Tale", "Tall Tale"])):
        window.origin.setCurrentText(origin)
        assert names(window) == found, origin
    window.list.setCurrentIndex(window.list.model_.index(1))
    assert "Scry 1." in window.detail.lines.text(), "the card that is played"
    window.origin.setCurrentText("From everywhere")
    window.query.setText('from:given or "taller tale"')
    window.search()
    assert names(window) == ["Own Tale", "Tall Tale", "Taller Tale"]
    window.query.setText("from:nowhere")
    window.search()
    assert "there is shipped, imported, given" in window.note.text()

    work.library = library
    work.understand()
    window.query.setText("is:waiting")
    window.search()
    assert names(window) == []
    window.sources.menu().actions()[0].trigger()
    window.query.setText('"taller tale" or "own tale"')
    window.search()
    assert names(window) == ["Own Tale"], "a source is removed, and nothing else"


def test_a_source_is_removed_with_its_cards(make: Make, tmp_path: Path) -> None:
    window = make()
    window.import_file(data_file(tmp_path, json.dumps([GOOD])))
    window.import_file(data_file(tmp_path, "Own Tale {U}\nSorcery\nDraw a card.\n", "own.cards"))
    assert [action.text() for action in window.sources.menu().actions()] == [
        "Remove scryfall (1 card)", "Remove own.cards (1 card)"]  # fmt: skip
    window.sources.menu().actions()[0].trigger()
    assert names(window) == ["Own Tale"]


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("[{", "cards.json", "cards.json"),
        ("hello", "cards.json", "no card data, but plain text"),
        ("Own Tale {U}\nSorecry\nDraw a card.\n", "own.cards", "own.cards:2"),
    ],
)
def test_a_file_of_something_else_changes_nothing_and_says_so(
    make: Make, tmp_path: Path, text: str, name: str, expected: str
) -> None:
    window = make()
    window.import_file(data_file(tmp_path, json.dumps([GOOD]), "before.json"))
    window.import_file(data_file(tmp_path, text, name))
    assert expected in window.news.text() and names(window) == ["Tall Tale"]


def test_reading_and_understanding_happen_off_the_gui_thread_and_in_other_processes(
    make: Make, tmp_path: Path, qtbot: QtBot
) -> None:
    window = make(threaded=True)
    with qtbot.waitSignal(window.work.ended, timeout=60000):
        window.import_file(data_file(tmp_path, json.dumps([GOOD, ODD])))
        assert window.work.task is not None and window.progress_row.isVisible()
    assert window.summary.text() == "2 cards. 1 can be played (50 %), 1 not yet."
    window.work.close()


def test_an_import_that_is_called_off_changes_nothing(make: Make, tmp_path: Path, qtbot: QtBot) -> None:
    window = make(threaded=True)
    window.import_file(data_file(tmp_path, json.dumps([GOOD] * 2000)))
    with qtbot.waitSignal(window.work.ended, timeout=20000):
        window.stop.click()
    assert "cancelled" in window.news.text() and names(window) == []
    window.work.close()


def test_understanding_that_is_called_off_goes_on_later(make: Make, tmp_path: Path, qtbot: QtBot) -> None:
    with open_database(storage.card_database()) as database:
        database.import_file(data_file(tmp_path, json.dumps([GOOD, ODD])))
    window = make(threaded=True)
    assert window.summary.text().endswith("The texts of 2 have not been read yet.")
    with qtbot.waitSignal(window.work.ended, timeout=60000):
        window.work.understand()
        window.stop.click()
    assert window.note.text() == "2 cards found."
    with qtbot.waitSignal(window.work.ended, timeout=60000):
        window.work.understand()
    assert "1 can be played" in window.summary.text()
    window.work.close()


def test_imported_cards_are_there_at_the_next_start(make: Make, tmp_path: Path) -> None:
    make().import_file(data_file(tmp_path, json.dumps([GOOD, ODD])))
    library, _said = library_of(parse([]))
    assert library.playable("Tall Tale") and not library.playable("Taller Tale")
    own = own_cards([SeatSetup("Ana", ((4, "Tall Tale"), (10, "Island")))], library)
    assert own.database is None and own.playable("Tall Tale") and own.find("Ember Fox") is None


def test_a_damaged_database_is_built_anew_and_told(capsys: pytest.CaptureFixture[str], make: Make) -> None:
    storage.card_database().parent.mkdir(parents=True)
    storage.card_database().write_bytes(b"no database at all, but long enough to be read as one" * 20)
    assert library_of(parse([]))[0].names() == load_library().names()
    assert "has been built anew with the 0 cards" in capsys.readouterr().err
    assert storage.card_database().with_name("cards.db.damaged-1").exists(), "the damaged file is kept"
    assert make().isVisible()
