"""Naming a card: what one knows of is listed, and every card of the library can be typed.

What fits nothing is told.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from engine.api import CardLibrary, ChooseCardName, cards_of_file
from gui.dialogs.card_name import CardNameEditor
from tests.gui.fake_match import view_of

CARDS = """
Odd Moor
Land
{T}: Add {C}.

Odd Moth {U}
Creature — Insect
1/1

Plain Song {W}
Sorcery
You gain 1 life.
"""


@pytest.fixture
def editor(qtbot: QtBot, tmp_path: Path) -> CardNameEditor:
    path = tmp_path / "some.cards"
    path.write_text(CARDS, encoding="utf-8")
    decision = ChooseCardName(seat=0, prompt="Choose a card name.", options=("Own Imp", "Own Owl"), asked="nonland")
    made = CardNameEditor(decision, view_of())
    made.library = CardLibrary(cards_of_file(path))
    panel = made.panel()
    assert panel is not None and made.field is not None
    qtbot.addWidget(panel)
    panel.show()
    return made


def listed(editor: CardNameEditor) -> list[str]:
    assert editor.list is not None
    return [editor.list.item(row).text() for row in range(editor.list.count())]


def type_in(editor: CardNameEditor, text: str) -> None:
    assert editor.field is not None
    editor.field.clear()
    QTest.keyClicks(editor.field, text)


def test_at_first_only_what_the_player_knows_of_is_listed(editor: CardNameEditor) -> None:
    assert listed(editor) == ["Own Imp", "Own Owl"]
    assert editor.choices()[-1].why_not


def test_a_part_of_a_name_finds_all_cards_with_it(editor: CardNameEditor) -> None:
    type_in(editor, "od")
    assert listed(editor) == ["Odd Moor", "Odd Moth"]
    type_in(editor, "odd mot")
    answers = QSignalSpy(editor.answered)
    QTest.keyClick(editor.field, Qt.Key.Key_Return)
    assert answers.at(0) == ["Odd Moth"]


def test_a_card_that_is_not_asked_for_is_told_and_not_taken(editor: CardNameEditor) -> None:
    type_in(editor, "odd moor")
    answers = QSignalSpy(editor.answered)
    QTest.keyClick(editor.field, Qt.Key.Key_Return)
    assert answers.count() == 0 and "no nonland card (201.4a)" in editor.choices()[-1].why_not


def test_a_name_that_nobody_knows_is_taken_with_a_warning(editor: CardNameEditor) -> None:
    type_in(editor, "Strange Thing")
    assert editor.detail() == "No card of that name is known here."
    answers = QSignalSpy(editor.answered)
    QTest.keyClick(editor.field, Qt.Key.Key_Return)
    assert answers.count() == 0, "it may be unfinished"
    assert editor.press("main")


def test_a_listed_name_is_clicked(editor: CardNameEditor) -> None:
    assert editor.list is not None
    item = editor.list.item(1)
    QTest.mouseClick(editor.list.viewport(), Qt.MouseButton.LeftButton, pos=editor.list.visualItemRect(item).center())
    assert editor.choices()[-1].text == "Name “Own Owl”"
