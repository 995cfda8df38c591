"""The scenarios that come with the program. Each kind of special card opened, seen and read at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import ObjectView, load_library
from gui import wording
from gui.storage import Settings
from gui.views.table.menus import ActionMenu
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import click, key
from tests.support.games.how_often import sampled

FOLDER = Path(__file__).resolve().parents[4] / "assets" / "scenarios"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
LIBRARY = load_library()

Sit = Callable[[str], TableWindow]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    made: list[TableWindow] = []

    def open_it(name: str) -> TableWindow:
        window = TableWindow(LIBRARY, Settings(), still=True)
        made.append(window)
        qtbot.addWidget(window)
        window.resize(1280, 760)
        window.show()
        window.activateWindow()
        window.open_game(FOLDER / f"{name}.json")
        assert window.table is not None, window.start_page.note.text()
        window.lift_curtain()
        QApplication.processEvents()  # the notes take their place beside the board
        return window

    yield open_it
    for window in made:
        window.leave_match()


def objects(window: TableWindow, name: str, zone: str = "battlefield", seat: int = 0) -> list[ObjectView]:
    """The objects of a name that a seat controls in a zone."""
    assert window.controller is not None and window.controller.view is not None
    seen = window.controller.view.objects.values()
    return [o for o in seen if (o.name, o.zone, o.controller) == (name, zone, seat)]


def reads(window: TableWindow, oid: int) -> list[str]:
    """The texts that the preview shows of an object, one after the other as F is pressed."""
    assert window.table is not None
    preview = window.table.preview
    window.table.look_at(oid)
    shown = []
    for _ in preview.faces():
        spec = preview.picture.spec
        assert spec is not None
        second = f" // {spec.second.name}: {spec.second.text}" if spec.second is not None else ""
        shown.append(f"{spec.name}: {spec.text}{second}")
        key(window.table, Qt.Key.Key_F)
    return shown


@pytest.mark.parametrize("name", sampled(NAMES))
def test_every_scenario_opens_and_is_played_on(name: str, sit: Sit) -> None:
    window = sit(name)
    assert window.controller is not None and window.table is not None
    window.controller.set_curtain(False)
    for _ in range(12):
        if window.table.editor is not None and window.table.editor.decision.kind == "act":
            key(window.table, Qt.Key.Key_Space)
    assert not window.failure.isVisible() and not window.statusBar().currentMessage()


def test_both_faces_are_read_also_in_the_hand_and_in_a_graveyard(sit: Sit) -> None:
    window = sit("double_faced")
    for name, zone in (("Timid Shepherd", "battlefield"), ("Timid Shepherd", "graveyard"), ("Harbor Lookout", "hand")):
        (oid, *_) = [o.id for o in objects(window, name, zone)]
        assert len(reads(window, oid)) == 2
    (howler,) = objects(window, "Hill Howler", seat=1)
    assert reads(window, howler.id)[0].startswith("Hill Howler") and "back face up" in wording.state_words(howler)


def test_the_halves_of_split_cards_are_read_together_and_by_themselves(sit: Sit) -> None:
    window = sit("split_and_flip")
    (kindle,) = objects(window, "Kindle", "hand")
    both, left, right = reads(window, kindle.id)
    assert both == "Kindle: Kindle deals 2 damage to any target. // Quench: Draw a card."
    assert left.startswith("Kindle: Kindle deals") and right == "Quench: Draw a card."


def test_a_flip_card_says_that_it_is_flipped(sit: Sit) -> None:
    window = sit("split_and_flip")
    (abbot,) = objects(window, "Old Abbot Serrin")
    assert wording.progress_words(abbot) == ["flipped"]
    assert [text.split(":")[0] for text in reads(window, abbot.id)] == ["Old Abbot Serrin", "Wary Novice"]
    (novice,) = objects(window, "Wary Novice")
    assert (novice.power, novice.toughness) == (2, 3), "the flipped one works"


def test_rooms_say_which_doors_are_locked(sit: Sit) -> None:
    window = sit("rooms")
    rooms = [o for o in objects(window, "Front Parlor") if o.come("door")]
    assert sorted(wording.progress_words(room) for room in rooms) == [[], ["right locked"]]
    half = next(room for room in rooms if wording.progress_words(room))
    assert "// Locked: Rear Attic" in reads(window, half.id)[0]
    (closed,) = objects(window, "", seat=1)
    assert wording.progress_words(closed) == ["both locked"]
    assert reads(window, closed.id)[0].startswith("(locked Room): Locked: Front Parlor {1}{G}")


def test_how_far_things_have_come_is_said(sit: Sit) -> None:
    window = sit("progress")

    def said(name: str, seat: int = 0) -> list[str]:
        return [word for found in objects(window, name, seat=seat) for word in wording.progress_words(found)]

    assert said("Tale of the Well") == ["chapter 2 of 3"]
    assert said("Gardener's Path") == ["level 2"] and said("Gardener's Path", 1) == ["level 1"]
    assert said("Case of the Cold Stove") == ["solved"] and said("Case of the Cold Stove", 1) == ["not solved"]
    assert said("Rising Squire") == ["level 3"] and said("Rising Squire", 1) == ["level 0"]
    (squire,) = objects(window, "Rising Squire")
    assert (squire.power, squire.toughness) == (3, 4) and wording.shown_counters(squire) == ()


def test_a_prototype_is_cast_for_less_and_says_that_it_is_one(sit: Sit) -> None:
    window = sit("insets")
    assert window.table is not None
    (golem, *_) = objects(window, "Clay Golem", "hand")
    click(window.table, golem.id)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, ActionMenu)
    next(line for line in menu.lines if "{1}{U}" in line.text() or "rototype" in line.text()).click()
    key(window.table, Qt.Key.Key_Space)
    assert ["prototype"] in [wording.progress_words(found) for found in objects(window, "Clay Golem")]
    (ogre, *_) = objects(window, "Barn Ogre", "hand")
    assert [text.split(":")[0] for text in reads(window, ogre.id)] == ["Barn Ogre", "Clear the Barn"]


def test_why_a_card_lies_face_down_is_said_to_all_and_its_face_shown_to_its_own_player(sit: Sit) -> None:
    window = sit("face_down")
    assert window.table is not None and window.controller is not None and window.controller.view is not None
    down = [o for o in window.controller.view.objects.values() if o.face_down and o.zone == "battlefield"]
    assert sorted(o.face_down for o in down if o.controller == 0) == ["cloak", "disguise", "manifest", "morph"]
    assert sorted(o.face_down for o in down if o.controller == 1) == ["disguise", "morph"]
    for found in down:
        shown = " ".join(reads(window, found.id))
        assert ("Guest" in shown or "Courier" in shown or "Cat" in shown) == (found.controller == 0)


def test_a_battle_names_its_protector(sit: Sit) -> None:
    window = sit("battle")
    (siege,) = objects(window, "Siege of the Larder")
    assert wording.progress_words(siege) == ["protector: B"] and not any("protector" in note for note in siege.notes)
    assert [text.split(":")[0] for text in reads(window, siege.id)] == ["Siege of the Larder", "Warden of the Larder"]


def test_dice_and_coins_are_shown_when_they_are_thrown(sit: Sit) -> None:
    window = sit("chance")
    assert window.table is not None
    (table,) = objects(window, "Pub Table")
    click(window.table, table.id)
    key(window.table, Qt.Key.Key_Space)
    (thrown,) = window.table.chance.thrown
    assert window.table.chance.isVisible() and thrown.sides == 20
    assert window.table.chance.accessibleName() == f"d20: {thrown.result}"
    (coin,) = objects(window, "Bent Coin")
    click(window.table, coin.id)
    while window.table.editor is not None and window.table.editor.decision.kind != "act":
        key(window.table, Qt.Key.Key_1 if window.table.editor.decision.kind == "option" else Qt.Key.Key_Space)
    assert window.table.chance.accessibleName() in ("Heads", "Tails")


def test_a_role_lies_under_its_host(sit: Sit) -> None:
    window = sit("roles")
    assert window.table is not None
    (crown,) = objects(window, "Give a Crown", "hand")
    (bear, *_) = [o for o in objects(window, "Barn Bear") if o.attachments]
    click(window.table, crown.id)
    for _ in range(6):
        editor = window.table.editor
        if editor is None or editor.decision.kind == "act":
            break
        click(window.table, bear.id) if editor.decision.kind == "targets" else key(window.table, Qt.Key.Key_Space)
    (role,) = objects(window, "Royal")
    assert role.attached_to == bear.id and window.table.anchor(role.id) is not None


def test_of_a_melded_permanent_the_cards_it_is_made_of_are_read(sit: Sit) -> None:
    window = sit("meld")
    assert window.table is not None
    (left,) = objects(window, "Left Fist")
    click(window.table, left.id)
    key(window.table, Qt.Key.Key_Space)
    (titan,) = objects(window, "Grand Titan")
    assert wording.progress_words(titan) == ["melded"] and (titan.power, titan.toughness) == (7, 8)
    assert [text.split(":")[0] for text in reads(window, titan.id)] == ["Grand Titan", "Left Fist", "Right Fist"]
    (fist,) = objects(window, "Right Fist", "hand")
    assert [text.split(":")[0] for text in reads(window, fist.id)] == ["Right Fist", "Grand Titan"]


def test_of_a_merged_permanent_all_that_lies_beneath_is_read(sit: Sit) -> None:
    window = sit("merging")
    assert window.table is not None
    (heron,) = objects(window, "Marsh Heron", "hand")
    (stag,) = objects(window, "Spotted Stag")
    click(window.table, heron.id)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, ActionMenu)
    next(line for line in menu.lines if "utate" in line.text()).click()
    for _ in range(8):
        editor = window.table.editor
        if objects(window, "Marsh Heron") or editor is None:
            break
        if editor.decision.kind == "targets":
            click(window.table, stag.id)
        key(window.table, Qt.Key.Key_1 if editor.decision.kind == "option" else Qt.Key.Key_Space)
    (merged,) = objects(window, "Marsh Heron")
    assert merged.id == stag.id and (merged.power, merged.toughness) == (3, 4)
    assert wording.progress_words(merged) == ["merged of 2"]
    item = window.table.battlefield.items_by_id[stag.id]
    assert item.spec.name == "Marsh Heron" and [spec.name for spec in item.beneath] == ["Spotted Stag"]
    assert [text.split(":")[0] for text in reads(window, merged.id)] == ["Marsh Heron", "Marsh Heron", "Spotted Stag"]
    assert "Flying" in reads(window, merged.id)[0] and "Vigilance" in reads(window, merged.id)[0]
    log = window.table.log.model_
    assert "Marsh Heron merges with Spotted Stag" in [str(log.index(row).data()) for row in range(log.rowCount())]


def test_an_attraction_says_which_numbers_light_up(sit: Sit) -> None:
    (wheel,) = objects(sit("attractions"), "Big Wheel")
    assert wording.progress_words(wheel) == ["lights 2 and 6"]


def test_the_log_names_what_a_pair_has_become(sit: Sit) -> None:
    window = sit("meld")
    assert window.table is not None
    click(window.table, objects(window, "Left Fist")[0].id)
    key(window.table, Qt.Key.Key_Space)
    model = window.table.log.model_
    told = [str(model.index(row).data()) for row in range(model.rowCount())]
    assert "Grand Titan enters the battlefield" in told and "Left Fist enters the battlefield" not in told


def test_a_dungeon_says_in_which_room_its_owner_is(sit: Sit) -> None:
    window = sit("dungeons")
    assert window.table is not None and window.controller is not None and window.controller.view is not None
    (mill,) = objects(window, "The Drowned Mill", "command")
    assert wording.progress_words(mill) == ["in “Grain Loft”"] and mill.come("room").number > 1
    marked = [line for line in reads(window, mill.id)[0].split("\n") if "▶" in line]
    assert len(marked) == 1 and "Grain Loft — Create" in marked[0]
    player = window.controller.view.players[0]
    assert wording.dungeon_words(player, window.controller.view) == ["The Drowned Mill: Grain Loft"]
    window.table.browse(0, "command")
    assert window.table.side.browser is not None
    assert [card.name for card in window.table.side.browser.grid.model_.objects] == ["The Drowned Mill"]
