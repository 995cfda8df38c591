"""Card pictures: from a folder by name or number, fetched when asked for, and never trusted."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from engine.api import open_database
from gui import storage
from gui.cards.pictures_panel import PicturesPanel
from gui.controllers.card_pictures import CardPictures
from gui.painting.art import ART
from gui.painting.face import FaceSpec
from gui.pictures import PictureFolder, PictureStore, read_picture
from gui.storage import Settings
from tests.gui.cards.server import serving

RED, BLUE = (200, 20, 30), (20, 30, 200)
TALE = {"name": "Tall Tale", "mana_cost": "{U}", "type_line": "Sorcery", "oracle_text": "Draw a card.",
        "layout": "normal", "set": "tst", "collector_number": "7"}  # fmt: skip
TWO = {"name": "Shy Moth // Bold Moth", "layout": "transform", "card_faces": [
    {"name": "Shy Moth", "mana_cost": "{U}", "type_line": "Creature — Insect", "power": "1", "toughness": "1"},
    {"name": "Bold Moth", "type_line": "Creature — Insect", "power": "3", "toughness": "3"}]}  # fmt: skip


def image(color: tuple[int, int, int], size: tuple[int, int] = (100, 80), kind: str = "PNG") -> bytes:
    data = io.BytesIO()
    Image.new("RGB", size, color).save(data, kind)
    return data.getvalue()


def near(picture: Image.Image | None, color: tuple[int, int, int]) -> bool:
    assert picture is not None
    pixel = picture.getpixel((picture.width // 2, picture.height // 2))
    return isinstance(pixel, tuple) and all(abs(a - b) < 12 for a, b in zip(pixel, color, strict=True))


@pytest.fixture
def imported(tmp_path: Path) -> None:
    """Two imported cards."""
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([TALE, TWO]), encoding="utf-8")
    with open_database(storage.card_database()) as database:
        database.import_file(path)


@pytest.fixture
def pictures(qtbot: QtBot) -> Iterator[Callable[[Settings], CardPictures]]:
    made: list[CardPictures] = []

    def make(settings: Settings) -> CardPictures:
        made.append(CardPictures(settings))
        return made[-1]

    yield make
    for each in made:
        each.close()
        each.deleteLater()  # never collected as garbage, which may happen in another thread
    ART.forget()


def test_pictures_are_found_by_name_and_by_number(tmp_path: Path) -> None:
    (tmp_path / "tst").mkdir()
    for name in ("Ember Fox.full.jpg", "Who_What.PNG", "tst/007.webp", "TST 8.png", "notes.txt"):
        (tmp_path / name).write_bytes(b"x")
    folder = PictureFolder(tmp_path)
    assert folder.find(["Ember Fox"]) == tmp_path / "Ember Fox.full.jpg"
    assert folder.find(["Nobody", "Who // What"]) == tmp_path / "Who_What.PNG"
    assert folder.find(["Tall Tale"], ["TST 7"]) == tmp_path / "tst" / "007.webp"
    assert folder.find(["Tall Tale"], ["TST 8"]) == tmp_path / "TST 8.png"
    assert folder.find(["notes"]) is None and folder.find([""]) is None


@pytest.mark.parametrize(
    "content",
    [b"", b"no picture", image(RED)[:60], image(RED, (4, 4)), image(RED, kind="BMP"), b"\x89PNG\r\n\x1a\n" + b"\0" * 99,
     image(RED, (9000, 5000))],
)  # fmt: skip
def test_what_is_no_picture_or_too_large_is_left_out(content: bytes) -> None:
    assert read_picture(content) is None


def test_of_a_whole_card_the_art_is_cut_out() -> None:
    card = Image.new("RGB", (500, 700), RED)
    card.paste(BLUE, (40, 80, 460, 385))
    data = io.BytesIO()
    card.save(data, "PNG")
    art = read_picture(data.getvalue())
    assert near(art, BLUE) and art is not None and art.width > art.height
    assert near(read_picture(image(RED, (626, 457))), RED)


def test_a_picture_of_the_folder_takes_the_place_of_the_painted_one(
    tmp_path: Path, imported: None, pictures: Callable[[Settings], CardPictures]
) -> None:
    spec = FaceSpec("Tall Tale", "{U}", ("U",), "Sorcery", "Draw a card.")
    painted = ART.get(spec)
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "TST 7.png").write_bytes(image(RED))
    settings = Settings(pictures_folder=str(tmp_path / "own"))
    own = pictures(settings)
    assert near(ART.get(spec), RED)
    assert not near(ART.get(FaceSpec("Ember Fox", "{R}", ("R",), "Creature — Fox")), RED), "the painted one stays"
    (tmp_path / "own" / "TST 7.png").write_bytes(b"damaged")
    own.refresh()
    assert ART.get(spec).tobytes() == painted.tobytes()
    settings.pictures_folder = ""
    own.refresh()
    assert ART.source is None


def test_pictures_are_fetched_only_when_that_was_asked_for_and_only_of_imported_cards(
    qtbot: QtBot, imported: None, pictures: Callable[[Settings], CardPictures]
) -> None:
    tale, moth = FaceSpec("Tall Tale", "{U}", ("U",), "Sorcery"), FaceSpec("Bold Moth", type_line="Creature — Insect")
    with serving(image(BLUE, (200, 160))) as server:
        settings = Settings(picture_address=f"{server.address}/picture?exact={{name}}&version=art_crop")
        own = pictures(settings)
        for spec in (tale, FaceSpec("Ember Fox", type_line="Creature — Fox")):
            ART.get(spec)
        assert server.asked == [], "nothing is asked of a server before the person wants it"
        settings.fetch_pictures = True
        own.refresh()
        with qtbot.waitSignal(own.came, timeout=10000):
            ART.get(tale)
            ART.get(FaceSpec("Ember Fox", type_line="Creature — Fox"))
        qtbot.waitUntil(lambda: near(ART.get(tale), BLUE), timeout=5000)
        with qtbot.waitSignal(own.came, timeout=10000):
            ART.get(moth)
        assert [path for path, _ in server.asked] == [
            "/picture?exact=Tall%20Tale&version=art_crop", "/picture?exact=Shy%20Moth&version=art_crop&face=back"]  # fmt: skip
        again = pictures(settings)
        assert near(again.picture_of(tale), BLUE) and len(server.asked) == 2, "it is kept"


def test_a_server_without_the_picture_is_asked_once(tmp_path: Path) -> None:
    with serving(image(BLUE)) as server:
        server.missing = True
        store = PictureStore(tmp_path)
        assert store.fetch(f"{server.address}/picture") is None and store.knows(f"{server.address}/picture")
        assert store.get(f"{server.address}/picture") is None


def test_a_server_that_sends_rubbish_is_left_alone_after_a_while(
    qtbot: QtBot, imported: None, pictures: Callable[[Settings], CardPictures]
) -> None:
    with serving(b"rubbish" * 100) as server:
        settings = Settings(fetch_pictures=True, picture_address=f"{server.address}/p?{{name}}")
        own = pictures(settings)
        with qtbot.waitSignal(own.failed, timeout=10000) as told:
            for name in ("Tall Tale", "Shy Moth", "Bold Moth"):
                own.picture_of(FaceSpec(name))
        assert "no picture" in told.args[0] and len(server.asked) == 3
        assert list(storage.pictures_folder().glob("*")) == []


def test_both_ways_are_off_until_they_are_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings()
    panel = PicturesPanel(settings)
    qtbot.addWidget(panel)
    assert not panel.fetch.isChecked() and not panel.folder.text()
    with qtbot.waitSignal(panel.changed):
        panel.fetch.click()
    assert storage.load_settings().fetch_pictures
    panel.choose_folder(str(tmp_path / "gone"))
    assert "There is no folder" in panel.note.text() and storage.load_settings().pictures_folder == ""
    with qtbot.waitSignal(panel.changed):
        panel.choose_folder(str(tmp_path))
    assert storage.load_settings().pictures_folder == str(tmp_path)
