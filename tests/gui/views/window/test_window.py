"""The window: sitting down, decks of one's own, leaving and coming back, conceding, saving."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from engine.api import CardLibrary, Match, SeatSetup, Setup, cards_of_file, open_database
from gui import app, storage
from gui.storage import Settings
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import go_on, key
from tests.gui.short_game import ANAS_DECK, BOS_DECK, CARDS, button_named, press

DECK = ((1, "Bell Keeper"), (19, "Home Grove"))


@pytest.fixture
def library(tmp_path: Path) -> CardLibrary:
    path = tmp_path / "short.cards"
    path.write_text(CARDS, encoding="utf-8")
    return CardLibrary(cards_of_file(path))


@pytest.fixture
def window(qtbot: QtBot, library: CardLibrary) -> TableWindow:
    made = TableWindow(library, Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.activateWindow()
    return made


@pytest.fixture
def seated(window: TableWindow, library: CardLibrary) -> Callable[..., TableWindow]:
    def sit(*agents: str) -> TableWindow:
        seats = tuple(SeatSetup(name, DECK, agent=agent) for name, agent in zip(("Ana", "Bo"), agents, strict=True))
        window.play(Match.new(Setup(seats, library, 3)))
        QApplication.processEvents()
        return window

    return sit


def test_a_deck_list_is_pasted_checked_and_played(window: TableWindow) -> None:
    press(button_named(window.start_page, "New game"))
    page = window.new_game
    press(button_named(page, "Add a deck list…"))
    assert window.focusWidget() is page.deck_entry.text, "it is pasted by one key"
    page.deck_entry.text.setPlainText("4 Nobody Knows Me\n20 Home Grove")
    assert page.deck_entry.note.text() == "1 line can’t be used:" and not page.deck_entry.use.isEnabled()
    assert page.deck_entry.list.item(0).text() == "line 1: no card is called “Nobody Knows Me” — 4 Nobody Knows Me"
    page.deck_entry.text.setPlainText(ANAS_DECK)
    press(page.deck_entry.use)
    for row in page.rows:
        row.deck.setCurrentText("My deck")
    press(page.start)
    assert window.table is not None and window.table.isVisible() and window.table.curtain.isVisible()


@pytest.mark.parametrize("code", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_one_key_presses_the_button_that_is_lit_on_each_page(window: TableWindow, code: Qt.Key) -> None:
    assert window.focusWidget() is window.start_page.new
    key(window.start_page.new, code)
    assert window.pages.currentWidget() is window.new_game and window.focusWidget() is window.new_game.start
    press(button_named(window.new_game, "Add a deck list…"))
    window.new_game.deck_entry.text.setPlainText(BOS_DECK)
    press(window.new_game.deck_entry.use)
    for row in window.new_game.rows:
        row.deck.setCurrentText("My deck")
    window.new_game.start.setFocus()
    key(window.new_game.start, code)
    assert window.table is not None and window.table.isVisible()


def test_a_deck_file_is_opened(window: TableWindow, tmp_path: Path) -> None:
    path = tmp_path / "groves.txt"
    path.write_text(BOS_DECK, encoding="utf-8")
    window.new_game.deck_entry.open_file(path)
    assert window.new_game.deck_entry.name.text() == "groves" and window.new_game.deck_entry.use.isEnabled()
    window.new_game.deck_entry.open_file(tmp_path / "gone.txt")
    assert "gone.txt can’t be read" in window.new_game.deck_entry.note.text()


def test_two_to_eight_can_sit_down(window: TableWindow, qtbot: QtBot) -> None:
    window.show_new_game()
    page = window.new_game
    for _ in range(9):
        page.more.click()
    assert [row.name.text() for row in page.rows][4:] == ["Eli", "Fay", "Gus", "Hana"] and not page.more.isEnabled()
    qtbot.waitUntil(lambda: not page.rows[-1].visibleRegion().isEmpty())  # the rest is scrolled to
    assert page.start.isVisible() and all(row.deck.height() >= row.deck.sizeHint().height() for row in page.rows)
    press(button_named(page, "Add a deck list…"))
    page.deck_entry.text.setPlainText(BOS_DECK)
    press(page.deck_entry.use)
    for row in page.rows:
        row.deck.setCurrentText("My deck")
    press(page.start)
    assert window.controller is not None and window.controller.view is not None
    assert len(window.controller.view.players) == 8 and len(window.table.battlefield.panels) == 8  # type: ignore[union-attr]
    window.show_new_game()
    for _ in range(9):
        page.fewer.click()
    assert len(page.rows) == 2 and not page.fewer.isEnabled()


def test_two_teams_of_two_sit_down_and_share_what_they_have(window: TableWindow) -> None:
    window.show_new_game()
    page = window.new_game
    press(button_named(page, "Add a deck list…"))
    page.deck_entry.text.setPlainText(ANAS_DECK)
    press(page.deck_entry.use)
    page.game.variants.tick("two_headed_giant")
    assert len(page.rows) == 4
    for row in page.rows:
        row.deck.setCurrentText("My deck")
    press(page.fewer)
    assert not page.game.variants.chosen, "three can not play in teams"
    page.game.variants.tick("two_headed_giant")
    page.rows[3].deck.setCurrentText("My deck")
    press(page.start)
    assert window.controller is not None
    view = Match.new(window.controller.setup).view(0)
    assert [player.life for player in view.players] == [30] * 4
    assert [player.is_opponent for player in view.players] == [False, False, True, True]


def test_a_deck_that_can_not_be_played_is_named(window: TableWindow) -> None:
    window.show_new_game()
    page = window.new_game
    page.begin()  # the shipped decks, without the shipped cards
    assert page.note.isVisible() and "there is no such card" in page.note.text() and window.table is None


def test_one_who_leaves_finds_the_game_under_continue(seated: Callable[..., TableWindow]) -> None:
    window = seated("", "")
    assert window.windowTitle() == "Ana, Bo", "the system puts the name of the program behind it"
    window.show_start()
    assert window.table is None and window.windowTitle() == "Kitchen Table"
    press(button_named(window.start_page, "Continue: Ana, Bo"))
    assert window.table is not None and window.table.curtain.isVisible()


def test_a_game_can_be_forgotten(seated: Callable[..., TableWindow]) -> None:
    window = seated("", "")
    window.show_start()
    QApplication.processEvents()
    press(button_named(window.start_page, "✕"))
    assert not storage.unfinished_games() and window.start_page.continue_latest() is None


def test_colors_and_sizes_change_in_the_middle_of_a_game(seated: Callable[..., TableWindow]) -> None:
    window = seated("", "random")
    assert window.table is not None and window.controller is not None
    old, decision = window.table, window.controller.decision
    light = next(action for action in window.findChildren(QAction) if "Light" in action.text())
    light.trigger()
    assert window.table is not old and window.table.editor is not None
    assert window.table.editor.decision == decision
    light.trigger()


def test_a_damaged_game_is_refused_and_the_page_says_so(window: TableWindow) -> None:
    path = storage.new_journal(("Ana", "Bo"))
    path.write_text("{}\n", encoding="utf-8")
    window.show_start()
    QApplication.processEvents()
    press(button_named(window.start_page, "Continue"))
    assert window.table is None and "is no saved match" in window.start_page.note.text()


def test_a_computer_player_plays_by_itself(seated: Callable[..., TableWindow], qtbot: QtBot) -> None:
    window = seated("", "random")
    assert window.table is not None and not window.table.curtain.isVisible()
    for _ in range(60):
        if window.controller is not None and window.controller.view is not None and window.controller.view.turn > 2:
            return
        editor = window.table.editor
        if editor and editor.decision.kind == "option":
            key(window.table, Qt.Key.Key_1)
        else:
            go_on(window.table)
    raise AssertionError("the second turn was never over")


def test_conceding_is_asked_beside_the_board(seated: Callable[..., TableWindow]) -> None:
    window = seated("", "random")
    window.game_actions.ask_concede()
    assert window.table is not None and window.game_over is not None and window.controller is not None
    press(button_named(window.table.side, "Ana concedes"))
    assert window.game_over.isVisible() and window.game_over.title.text() == "Bo wins"
    model = window.table.log.model_
    assert "Ana loses the game" in "\n".join(str(model.index(row).data()) for row in range(model.rowCount()))


def test_the_first_question_is_told_in_words(seated: Callable[..., TableWindow]) -> None:
    """Who begins (CR 103.1): the names are on the buttons."""
    window = seated("", "")
    assert window.table is not None
    key(window.table.curtain, Qt.Key.Key_Space)
    assert {"Ana begins", "Bo begins"} <= {button.text() for button in window.table.bar.buttons.values()}


def test_a_draw_is_offered_to_all_and_the_safe_answer_has_the_keys(seated: Callable[..., TableWindow]) -> None:
    window = seated("", "")
    assert window.table is not None and window.game_over is not None
    key(window.table.curtain, Qt.Key.Key_Space)
    window.game_actions.ask_draw()
    focused = window.focusWidget()
    assert focused is not None
    key(focused, Qt.Key.Key_Space)
    assert not window.game_over.isVisible(), "Space plays on"
    window.game_actions.ask_draw()
    press(button_named(window.table.side, "Everyone agrees: it is a draw"))
    assert window.game_over.isVisible() and window.game_over.title.text() == "The game is a draw"
    table = window.table
    for code in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        key(window.focusWidget() or window, code)
    assert window.table is table and window.game_over.isVisible(), "no key begins a new game"


def test_a_computer_player_agrees_to_no_draw(seated: Callable[..., TableWindow]) -> None:
    window = seated("", "random")
    window.game_actions.ask_draw()
    assert window.table is not None and not window.table.side.isVisible()
    assert window.table.notes.warning == "Computer players agree to no draw; you can concede"


def test_a_game_that_was_left_is_shown_with_its_picture_turn_and_life(seated: Callable[..., TableWindow]) -> None:
    window = seated("", "")
    assert window.table is not None and window.controller is not None
    for _press in range(12):  # one of them begins, both keep their hands
        if window.controller.view is None or window.controller.view.turn == 0:
            curtain, editor = window.table.curtain, window.table.editor
            begins = editor is not None and editor.decision.kind == "option"
            key(curtain if curtain.isVisible() else window.table, Qt.Key.Key_1 if begins else Qt.Key.Key_Space)
    window.show_start()
    (game,) = storage.unfinished_games()
    assert (game.players, game.turn, game.lives, game.variants) == (("Ana", "Bo"), 1, (20, 20), ())
    assert game.picture is not None and not QImage(str(game.picture)).isNull()
    button = window.start_page.findChild(QPushButton, "continue 0")
    assert "Continue: Ana, Bo" in button.text() and "Turn 1 · 20 : 20" in button.text()
    assert not button.icon().isNull()
    storage.keep_note(replace(game, variants=("planechase",)))
    window.start_page.refresh()
    assert "Planechase" in window.start_page.left[0].text()
    storage.forget_game(game.path)
    assert not game.picture.exists()


def test_of_eight_players_a_game_is_told_in_the_room_there_is(window: TableWindow, library: CardLibrary) -> None:
    """And the key is on it, however often it is looked for."""
    seats = tuple(SeatSetup(f"Somebody {number}", DECK, agent="random") for number in range(7))
    window.play(Match.new(Setup((SeatSetup("Ana", DECK), *seats), library, 3)))
    window.show_start()
    window.start_page.refresh()
    (button,) = window.start_page.left
    assert window.focusWidget() is button
    lines = button.text().split("\n")
    assert lines[0].startswith("Continue: Ana") and lines[1].endswith("…")
    room = button.width() - button.iconSize().width() - 60  # its edges
    assert all(button.fontMetrics().horizontalAdvance(line) < room for line in lines)
    assert "Somebody 6" in button.accessibleName()


def test_a_damaged_note_on_a_game_takes_nothing_but_itself_away(seated: Callable[..., TableWindow]) -> None:
    window = seated("", "")
    window.show_start()
    (game,) = storage.unfinished_games()
    game.path.with_suffix(".json").write_text('{"players": ["Ana"], "turn": "x", "lives": {}, "variants": [3]}')
    (again,) = storage.unfinished_games()
    assert (again.players, again.turn, again.lives, again.variants) == (("Ana",), 0, (), ())


def test_a_copy_is_saved_and_opened(seated: Callable[..., TableWindow], tmp_path: Path) -> None:
    window = seated("", "random")
    assert window.controller is not None
    window.controller.saving.save(tmp_path / "copy.match")
    before = window.controller.decision
    window.open_game(tmp_path / "copy.match")
    assert window.controller is not None and window.controller.decision == before


def test_a_save_to_nowhere_is_told(seated: Callable[..., TableWindow], tmp_path: Path) -> None:
    window = seated("", "random")
    assert window.controller is not None
    window.controller.saving.save(tmp_path / "no folder" / "copy.match")
    assert window.failure.isVisible() and "can not be written" in window.failure.text.text()


def test_stops_are_set_on_the_phase_bar(seated: Callable[..., TableWindow]) -> None:
    window = seated("", "random")
    assert window.table is not None and window.controller is not None
    chip = window.table.phases.chips["upkeep"]
    assert chip.stops == (False, False)
    chip.own.trigger()
    assert chip.stops == (True, False) and ("upkeep", "own") in window.controller.passing.rules(0).stops
    assert chip.accessibleName() == "Upkeep, stop in my turns"


def test_the_shortcut_sheet_opens_with_a_question_mark(seated: Callable[..., TableWindow], qtbot: QtBot) -> None:
    window = seated("", "random")
    assert window.table is not None
    qtbot.keyClicks(window.table, "?")
    sheet = next(found for found in QApplication.topLevelWidgets() if found.windowTitle() == "Shortcuts")
    assert not sheet.isModal()
    press(sheet.findChild(QPushButton))


def test_imported_cards_can_be_played_at_once(window: TableWindow, tmp_path: Path) -> None:
    path = tmp_path / "more.cards"
    path.write_text("Tall Tale {U}\nSorcery\nDraw a card.\n", encoding="utf-8")
    window.your_cards.import_file(path)
    assert window.library.playable("Tall Tale")


def test_looking_at_ones_cards_reads_what_was_not_read_yet(window: TableWindow, tmp_path: Path) -> None:
    path = tmp_path / "more.cards"
    path.write_text("Tall Tale {U}\nSorcery\nDraw a card.\n", encoding="utf-8")
    with open_database(storage.card_database()) as database:
        database.import_file(path)
    press(button_named(window.start_page, "Your cards"))
    assert window.your_cards.window is not None and window.your_cards.window.summary.text().startswith("7 cards. 7 can be played")
    assert window.library.playable("Tall Tale")


@pytest.mark.parametrize("by", ["its own closing", "Escape"])
def test_your_cards_can_be_closed_and_opened_again(window: TableWindow, qtbot: QtBot, by: str) -> None:
    cards = window.your_cards.show()
    if by == "Escape":
        qtbot.keyClick(cards, Qt.Key.Key_Escape)
    else:
        cards.close()
    assert not cards.isVisible()
    assert window.your_cards.show() is cards and cards.isVisible()


def test_closing_the_table_closes_your_cards_too(window: TableWindow) -> None:
    cards = window.your_cards.show()
    assert cards.isVisible()
    window.close()
    assert not cards.isVisible(), "the program ends with its table"


def test_a_picture_is_taken_from_the_command_line(tmp_path: Path) -> None:
    cards, deck = tmp_path / "short.cards", tmp_path / "bells.txt"
    cards.write_text(CARDS, encoding="utf-8")
    deck.write_text(ANAS_DECK, encoding="utf-8")
    words = ["--cards", str(cards), "--new", f"{deck},{deck}", "--seed", "2", "--autoplay", "9", "--size", "1000x700"]
    picture = tmp_path / "table.png"
    assert app.main([*words, "--screenshot", str(picture)]) == 0
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1000, 700)
    assert not storage.unfinished_games(), "a picture leaves no game behind"
