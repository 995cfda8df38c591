"""The client in a language for trying out. Every word of its pages, menus and dialogs is translated or told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from engine import api
from gui import language, storage
from gui.arguments import library_of, match_of, parse
from gui.dialogs.editors import editor_for
from gui.dialogs.shortcut_sheet import ShortcutSheet
from gui.models.faces import current_face
from gui.views.window.table_window import TableWindow
from gui.widgets.symbol_text import SymbolText

PLAIN = re.compile(r"(?=[A-Za-z']*[AEIOUYaeiouy])[A-Za-z]+(?:'[A-Za-z]+)*")
ARGUMENTS = ("--new", "harvest_table,cellar_door", "--seed", "12", "--autoplay", "40")


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[None]:
    """The language that marks every letter, for one test."""
    language.speak(qapp, "pseudo")
    yield
    language.speak(qapp, "en")


@pytest.fixture
def window(pseudo: None, qtbot: QtBot) -> TableWindow:
    arguments = parse(ARGUMENTS)
    library, _said = library_of(arguments)
    window = TableWindow(library, storage.Settings(), still=True)
    qtbot.addWidget(window)
    window.resize(1440, 860)
    window.show()
    return window


def names(window: TableWindow) -> set[str]:
    """The words of names: of players, cards, decks, lists, and of the program."""
    said = ["Kitchen Table", *(f"Ana Bo Cleo {name}" for name in window.library.names())]
    for name, deck in {**api.shipped_decks(), **api.shipped_commander_decks()}.items():
        said += [name, deck.words]
    said += [name for kind in ("planes", "schemes", "vanguards") for name in api.shipped_lists(kind)]
    return {word for text in said for word in PLAIN.findall(text)}


def texts(widget: QWidget) -> Iterator[str]:
    """What can be read of a widget and all in it, tooltips and accessible words too."""
    for part in (widget, *widget.findChildren(QWidget)):
        yield from (part.toolTip(), part.accessibleName(), part.accessibleDescription(), part.windowTitle())
        if isinstance(part, QLabel | QAbstractButton):
            yield part.text()
        elif isinstance(part, SymbolText):
            yield part.text
        elif isinstance(part, QLineEdit):
            yield part.placeholderText()
        elif isinstance(part, QComboBox):
            yield from (part.itemText(index) for index in range(part.count()))
        elif isinstance(part, QMenu):
            yield part.title()
    yield from (text for action in widget.findChildren(QAction) for text in (action.text(), action.toolTip()))


def plain(widget: QWidget, known: set[str]) -> dict[str, list[str]]:
    """The texts of a widget with words that are no names and have no marks."""
    return unmarked(texts(widget), known)


def unmarked(said: Iterable[str], known: set[str]) -> dict[str, list[str]]:
    """The texts with words that are no names and have no marks."""
    found = {}
    for text in said:
        bare = re.sub(r"<[^>]*>|\{[^{}]*\}|\b[\w.-]+\.[a-z]{2,4}\b", " ", text.replace("&", ""))
        left = [word for word in PLAIN.findall(re.sub(r"\w*[^\x00-\x7f]\w*", " ", bare)) if word not in known]
        if left:
            found[text] = left
    return found


def test_the_first_pages_and_the_menus_are_translated(window: TableWindow) -> None:
    known = names(window)
    assert plain(window.start_page, known) == {}
    window.show_new_game()
    assert plain(window.new_game, known) == {}
    assert plain(window.menuBar(), known) == {}


def test_the_table_and_the_cards_on_it_are_told(window: TableWindow) -> None:
    arguments = parse(ARGUMENTS)
    match = match_of(arguments, window.library, 12)
    assert match is not None
    window.play(match, journal=False)
    window.lift_curtain()
    table = window.table
    assert table is not None
    assert plain(table, names(window)) == {}
    seen = [one for one in match.view(0).objects.values() if one.known and one.text and one.types]
    faces = [current_face(one) for one in seen]
    assert faces and all(face.shown_text and face.shown_types for face in faces)


def test_every_question_is_asked_and_every_button_named_in_the_language(window: TableWindow, qtbot: QtBot) -> None:
    match = match_of(parse(("--new", "bone_and_bramble,courtyard_brawl", "--seed", "8")), window.library, 8)
    assert match is not None
    match.language = language.current()
    known, kinds = names(window), set()
    for _ in range(150):
        if match.pending is None:
            break
        view = match.view(match.pending.seat)
        assert view.decision is not None
        kinds.add(view.decision.kind)
        known |= {word for seen in view.objects.values() for word in PLAIN.findall(seen.name)}  # of tokens
        editor = editor_for(view.decision, view)
        buttons = [text for choice in editor.choices() for text in (choice.text, choice.why_not)]
        assert unmarked([editor.prompt(), editor.detail(), *buttons], known) == {}
        panel = editor.panel()
        if panel is not None:
            qtbot.addWidget(panel)
            assert plain(panel, known) == {}
        match.answer_by_chance()
    assert len(kinds) >= 6, kinds


def test_the_sheet_of_keys_is_translated(pseudo: None, qtbot: QtBot) -> None:
    sheet = ShortcutSheet()
    qtbot.addWidget(sheet)
    assert plain(sheet, {"F", "H", "E", "Y", "L"}) == {}


def test_an_english_window_has_plain_words(qtbot: QtBot) -> None:
    sheet = ShortcutSheet()
    qtbot.addWidget(sheet)
    assert len(plain(sheet, set())) > 10
