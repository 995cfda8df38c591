"""Drafts on the screen. Packs, picks by mouse and keys, the curtain, taking back, Continue, decks, the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from engine.api import PROGRAM, Pick, load_library
from gui import storage
from gui.storage import Settings
from gui.views.window.drafts import Drafts
from gui.views.window.table_window import TableWindow
from gui.widgets.card_spread import CardSpread
from tests.support.games.drafts import draft, face

GREEDY = face("Greedy Cook", "Draft Greedy Cook face up.\nAs you draft a card, you may draft an additional card from that "
              "booster pack. If you do, put Greedy Cook into that booster pack.")  # fmt: skip
CITY = face("Tri City", "Reveal Tri City as you draft it. The player to your right chooses a color, you choose another color, "
            "then the player to your left chooses a third color.\n{T}: Add one mana of any color chosen as you drafted cards "
            "named Tri City.", "Land", "")  # fmt: skip
LEADER = face("Leader of Woods", "", "Legendary Creature — Human", "{G}")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[TableWindow]:
    made = TableWindow(load_library(), Settings(names=["Ana", "Bo"]), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


def begun(window: TableWindow, *special: object, **details: object) -> Drafts:
    """A draft that has just begun at the window."""
    window.drafts._begin(draft(*special, **{"pack": 6, **details}))  # type: ignore[arg-type]
    QApplication.processEvents()
    return window.drafts


def place(spread: CardSpread, number: int) -> QPoint:
    """A point on a card that no other card covers."""
    box = spread.box_of(number)
    return QPoint(round(box.x() + 6), round(box.y() + 5))


def click(qtbot: QtBot, spread: CardSpread, number: int) -> None:
    qtbot.mouseClick(spread, LEFT, pos=place(spread, number))


def pack(drafts: Drafts) -> tuple[int, ...]:
    assert drafts.draft is not None and isinstance(drafts.draft.pending, Pick)
    return drafts.draft.pending.candidates


def lift(qtbot: QtBot, drafts: Drafts) -> None:
    qtbot.keyClick(drafts.curtain, Qt.Key.Key_Space)


def test_a_card_is_looked_at_chosen_and_drafted_with_the_mouse(window: TableWindow, qtbot: QtBot) -> None:
    drafts = begun(window, agents=("", PROGRAM, PROGRAM))
    page = drafts.picking
    assert page is not None and not drafts.curtain.isVisible(), "one person needs no curtain"
    assert [card.id for card in page.pack.cards] == list(pack(drafts)) and not page.take.isEnabled()
    third = pack(drafts)[2]
    name = drafts.draft.table.names[third]  # type: ignore[union-attr]

    def looked_at() -> bool:  # the page may still be laid out
        qtbot.mouseMove(page.pack, place(page.pack, third))
        return page.preview.spec is not None and page.preview.spec.name == name

    qtbot.waitUntil(looked_at)
    click(qtbot, page.pack, third)
    assert page.pack.picked == third and page.take.isEnabled()
    assert drafts.draft is not None and drafts.draft.answers == [], "choosing is not drafting"
    qtbot.mouseClick(page.take, LEFT)
    assert third in drafts.draft.table.piles[0] and [card.id for card in page.pool.cards] == [third]
    assert drafts.draft.table.pick == 2, "the programs have drafted too"
    qtbot.mouseDClick(page.pack, LEFT, pos=place(page.pack, pack(drafts)[0]))
    assert len(drafts.draft.table.piles[0]) == 2
    assert page.curve.bars[2] == (2, 0) and page.curve.colors["G"] == 2


def test_a_card_is_drafted_with_the_keys(window: TableWindow, qtbot: QtBot) -> None:
    drafts = begun(window, seats=2, agents=("", PROGRAM))
    page = drafts.picking
    assert page is not None and page.pack.hasFocus()
    wanted = page.pack.cards[1].id
    qtbot.keyClick(page.pack, Qt.Key.Key_Right)
    assert page.pack.current == wanted
    qtbot.keyClick(page.pack, Qt.Key.Key_Return)
    assert drafts.draft is not None and drafts.draft.table.piles[0] == [wanted]


def test_the_curtain_comes_between_people_and_a_pick_is_taken_back_until_it_is_lifted(window: TableWindow, qtbot: QtBot) -> None:
    drafts = begun(window)
    page = drafts.picking
    assert page is not None and drafts.curtain.isVisible() and "Ana" in drafts.curtain.title.text()
    assert page.pack.cards == (), "nothing lies behind it"
    lift(qtbot, drafts)
    first = pack(drafts)[0]
    qtbot.keyClick(page.pack, Qt.Key.Key_Return)
    assert drafts.curtain.isVisible() and "Ben" in drafts.curtain.title.text()
    assert drafts.curtain.quick.isVisible() and "Ana" in drafts.curtain.quick.text()
    qtbot.mouseClick(drafts.curtain.quick, LEFT)
    assert not drafts.curtain.isVisible() and drafts.draft is not None and drafts.draft.answers == []
    click(qtbot, page.pack, pack(drafts)[1])
    qtbot.keyClick(page.pack, Qt.Key.Key_Return)
    assert drafts.draft.table.piles[0] != [first]
    lift(qtbot, drafts)
    assert page.title.text().startswith("Ben") and not page.undo.isEnabled()
    qtbot.keyClick(page, Qt.Key.Key_U)
    assert len(drafts.draft.answers) == 1, "it is not Ben's to take back"


def test_what_a_card_asks_is_answered_with_number_keys_by_whoever_is_asked(window: TableWindow, qtbot: QtBot) -> None:
    drafts = begun(window, CITY, seats=3)
    page = drafts.picking
    assert page is not None and drafts.draft is not None
    lift(qtbot, drafts)
    qtbot.keyClick(page.pack, Qt.Key.Key_Return)
    for seat, key in ((2, Qt.Key.Key_1), (0, Qt.Key.Key_2), (1, Qt.Key.Key_3)):
        assert drafts.draft.pending is not None and drafts.draft.pending.asked_of == seat
        lift(qtbot, drafts)
        assert page.asking.isVisible() and page.pack.cards == ()
        qtbot.keyClick(page.asking, key)
    assert [value for _, _, value in drafts.draft.table.notes[0]] == ["W", "B", "G"]


def test_what_lies_face_up_is_offered_with_the_card_that_is_chosen(window: TableWindow, qtbot: QtBot) -> None:
    drafts = begun(window, GREEDY, seats=2, agents=("", PROGRAM), pack=8)
    page = drafts.picking
    assert page is not None and drafts.draft is not None
    qtbot.keyClick(page.pack, Qt.Key.Key_Return)
    assert page.on_table.isVisible() and any(card.badge == "Ana" for card in page.shown.cards)
    if drafts.draft.pending is None or drafts.draft.pending.asked_of != 0:
        pytest.fail("the program left the draft waiting")
    click(qtbot, page.pack, pack(drafts)[-1])
    ((own, box),) = page._uses
    assert drafts.draft.table.names[own] == "Greedy Cook"
    box.setChecked(True)
    qtbot.mouseClick(page.take, LEFT)
    assert own in pack(drafts) and drafts.draft.table.piles[0] != [own], "one more card from the same pack"


def test_a_draft_waits_under_continue_at_the_very_pick(window: TableWindow, qtbot: QtBot) -> None:
    drafts = begun(window, agents=("", PROGRAM, PROGRAM))
    page = drafts.picking
    assert page is not None
    for _ in range(2):
        qtbot.keyClick(page.pack, Qt.Key.Key_Return)
    before = pack(drafts)
    window.show_start()
    assert drafts.draft is None
    (left,) = storage.unfinished_games()
    assert left.draft == ("conspiracy_draft", 1, 3) and left.players == ("Ana", "Ben", "Cleo")
    button = window.start_page.findChild(QPushButton, "continue 0")
    assert button is not None and "pack 1, pick 3" in button.text()
    qtbot.mouseClick(button, LEFT)
    assert drafts.draft is not None and pack(drafts) == before and window.pages.currentWidget() is drafts.page


def build(qtbot: QtBot, drafts: Drafts) -> None:
    """Draft what is first, up to the first deck."""
    while drafts.draft is not None and isinstance(drafts.draft.pending, Pick):
        if drafts.curtain.isVisible():
            lift(qtbot, drafts)
        assert drafts.picking is not None
        qtbot.keyClick(drafts.picking.pack, Qt.Key.Key_Return)


def test_a_deck_is_built_with_clicks_and_the_game_begins(window: TableWindow, qtbot: QtBot) -> None:
    drafts = begun(window, face("Open Plot", "Creatures you control get +1/+1.", "Conspiracy", ""),
                   agents=("", PROGRAM, PROGRAM))  # fmt: skip
    build(qtbot, drafts)
    page = drafts.building
    assert page is not None and page.isVisible() and page.done.isEnabled(), "a deck is suggested"
    plot = next(card.id for card in page.pool.cards if card.face.name == "Open Plot")
    click(qtbot, page.pool, plot)
    assert page.note.isVisible() and "905.4" in page.note.text() and plot not in page.inside
    card = page.deck.cards[0].id
    click(qtbot, page.deck, card)
    assert card not in page.inside and not page.done.isEnabled() and page.done.text() == "1 more"
    click(qtbot, page.pool, card)
    assert card in page.inside and page.done.isEnabled()
    page.lands["Forest"].setValue(0)
    assert not page.done.isEnabled()
    page.suggest_lands()
    assert page.done.isEnabled() and page.lands["Forest"].value() > 0
    (file,) = [game.path for game in storage.unfinished_games()]
    qtbot.mouseClick(page.done, LEFT)
    assert drafts.draft is None and window.table is not None and window.controller is not None
    assert window.controller.setup.variants == ("conspiracy_draft",) and not file.exists()
    assert "Open Plot" in {name: count for count, name in window.controller.setup.seats[0].sideboard}


def test_a_half_built_deck_waits_under_continue_too(window: TableWindow, qtbot: QtBot) -> None:
    drafts = begun(window, agents=("", PROGRAM, PROGRAM))
    build(qtbot, drafts)
    page = drafts.building
    assert page is not None
    card = page.deck.cards[0].id
    click(qtbot, page.deck, card)
    page.lands["Swamp"].setValue(3)
    before = page.answer()
    window.show_start()
    (left,) = storage.unfinished_games()
    button = window.start_page.findChild(QPushButton, "continue 0")
    assert button is not None and "decks are being built" in button.text()
    qtbot.mouseClick(button, LEFT)
    assert drafts.building is not None and sorted(drafts.building.answer()["deck"]) == sorted(before["deck"])
    window.show_start()
    left.path.with_suffix(".sketch").write_text('{"seat": 0, "deck": [3], "commanders": "x"}')
    window.continue_game(left.path)
    assert drafts.building is not None and drafts.building.done.isEnabled(), "what can't be read is suggested anew"
    storage.forget_game(left.path)
    assert not left.path.with_suffix(".sketch").exists()


def test_a_commander_leads_the_deck(window: TableWindow, qtbot: QtBot) -> None:
    drafts = begun(window, LEADER, form="commander_draft", agents=("", PROGRAM, PROGRAM))
    build(qtbot, drafts)
    page = drafts.building
    assert page is not None and page.lead.isVisible() and len(page.leading) == 1, "the suggestion has one"
    leader = page.leading[0]
    qtbot.mouseMove(page.deck, place(page.deck, leader))
    qtbot.keyClick(page.deck, Qt.Key.Key_L)
    assert page.leading == [] and leader in page.inside
    qtbot.mouseClick(page.done, LEFT)
    assert page.note.isVisible() and "903.3" in page.note.text(), "it says why not"
    qtbot.mouseClick(page.lead, LEFT)
    assert page.leading == [leader]
    qtbot.mouseClick(page.done, LEFT)
    assert window.table is not None


def test_the_page_for_a_new_draft_begins_one(window: TableWindow, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "odd.cards"
    bears = "\n\n".join(f"Odd Bear {number} {{1}}{{G}}\nCreature — Bear\n2/2" for number in range(20))
    file.write_text(f"Set: ODD\n\n{bears}\n\nPuzzling Bear {{G}}\nCreature — Bear\nDo the impossible thing.\n1/1\n")
    qtbot.mouseClick(next(one for one in window.start_page.findChildren(QPushButton) if one.text() == "Draft…"), LEFT)
    page = window.drafts.new
    assert page is not None and window.pages.currentWidget() is page and len(page.rows) == 4
    for packs, form in (("The Market of Whispers", "Conspiracy Draft"), ("Guests", "Commander Draft")):
        page.packs.setCurrentText(packs)
        page.packs.activated.emit(page.packs.currentIndex())
        assert page.form.currentText() == form, "the form that the packs are made for"
    page.remove_seat()
    page.take_file(str(file))
    page.form.setCurrentText("Booster Draft")
    page.begin()
    one = window.drafts.draft
    assert one is not None and isinstance(one.pending, Pick) and len(one.pending.candidates) == 14
    assert "Puzzling Bear" not in one.setup.products[0].names() and len(one.setup.seats) == 3
    assert window.drafts.picking is not None and "Puzzling Bear" in window.drafts.picking.note.text()


def test_the_game_after_a_draft_can_be_played_with_further_variants(window: TableWindow) -> None:
    page = window.drafts.show_new()
    variants = page.game.variants
    assert "planechase" in variants.ticks and not {"commander", "conspiracy_draft"} & set(variants.ticks)
    page.packs.setCurrentText("The Market of Whispers")
    page.packs.activated.emit(page.packs.currentIndex())
    variants.tick("planechase", "vanguard")
    assert variants.lists["planes"].isVisible() and variants.lists["vanguards"].isVisible()
    page.begin()
    one = window.drafts.draft
    assert one is not None and dict(one.setup.options)["variants"] == ("planechase", "vanguard")
    one.setup.check()
    assert all(sorted(seat.lists) == ["planes", "vanguards"] for seat in one.setup.seats)


def test_a_variant_that_needs_other_seats_fills_them_and_what_still_is_wrong_is_told(window: TableWindow) -> None:
    page = window.drafts.show_new()
    page.remove_seat()
    page.game.variants.tick("two_headed_giant")
    assert len(page.rows) == 4 and "1 and 2 against 3 and 4" in page.game.variants.together.text()
    page.game.variants.tick("planechase")
    page.game.variants.lists["planes"].clear()
    page.begin()
    assert window.drafts.draft is None and "planar deck" in page.note.text()


def test_cards_lie_so_that_all_are_seen(window: TableWindow, qtbot: QtBot) -> None:
    for count in (1, 4, 15, 30):
        drafts = begun(window, agents=("", PROGRAM), seats=2, pack=count)
        page = drafts.picking
        assert page is not None
        boxes = [page.pack.box_of(card.id) for card in page.pack.cards]
        room = page.pack.rect().toRectF()
        assert len(boxes) == count and all(room.contains(box) for box in boxes)
        assert not any(one.intersects(other) for at, one in enumerate(boxes) for other in boxes[:at])
