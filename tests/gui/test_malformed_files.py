"""Files of the user's folder and what comes from the network. Whatever is in them, defaults or a clear error follow."""

from __future__ import annotations

import gzip
import io
import json
import os
import random
import sys
from pathlib import Path

import pytest
from PIL import Image

from engine.api import (
    EngineError,
    autoplay,
    load_library,
    open_database,
    open_scenario,
    save_to_scenario,
    shipped_scenarios,
)
from engine.cards.database_schema import DatabaseError
from gui import downloading, storage, updates
from gui.arguments import imported_cards
from gui.downloading import Offer, fetch, offers, waiting_bytes
from gui.pictures import PictureFolder, read_picture, read_picture_file
from gui.views.start.start_page import _picture
from tests.support.games.malformed import data, mangled, survives, texts, values

ADDRESS = "https://cards.invalid/cards.json"
LIST = json.dumps({"data": [
    {"download_uri": ADDRESS, "name": "All", "description": "d", "type": "oracle_cards", "size": 400, "sha256": "ab" * 32,
     "updated_at": "2026-11-22T00:00:00Z"},
    {"download_uri": "https://cards.invalid/more.json", "name": "More", "type": "rulings", "size": 4}]})  # fmt: skip


def test_settings() -> None:
    storage.home().mkdir(parents=True, exist_ok=True)
    storage.keep_settings(storage.Settings(names=["Ana", "Bo"], text_scale=1.25))
    file = storage.home() / "settings.json"

    def load(text: str) -> None:
        file.write_bytes(text.encode(errors="surrogatepass"))
        settings = storage.load_settings()
        storage.keep_settings(settings)
        assert storage.load_settings() == settings

    assert survives(load, values(file.read_text(encoding="utf-8")), 1, refuses=()) > 0


def test_notes_of_games() -> None:
    path = storage.new_journal(("Ana", "Bo"))
    path.write_bytes(b"x")
    storage.keep_note(storage.Unfinished(path, ("Ana", "Bo"), "", 3, (20, 17), ("commander",)))
    note = path.with_suffix(".json")

    def load(text: str) -> None:
        note.write_bytes(text.encode(errors="surrogatepass"))
        (game,) = storage.unfinished_games()
        storage.keep_note(game)

    assert survives(load, values(note.read_text(encoding="utf-8")), 2, refuses=()) > 0


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_pictures(kind: str) -> None:
    kept = io.BytesIO()
    Image.effect_noise((120, 90), 60).convert("RGB").save(kept, kind)
    assert read_picture(kept.getvalue()) is not None
    survives(read_picture, data(kept.getvalue()), 3, refuses=(), share=2)


def test_a_picture_that_says_it_is_huge_is_not_unpacked() -> None:
    packed = io.BytesIO()
    Image.new("1", (30_000, 30_000)).save(packed, "PNG")
    assert len(packed.getvalue()) < 1_000_000
    survives(lambda content: read_picture(content), lambda _: packed.getvalue(), 4, refuses=(), share=50)
    assert read_picture(packed.getvalue()) is None


def test_names_of_picture_files(tmp_path: Path) -> None:
    def find(name: str) -> None:
        PictureFolder(tmp_path).find([name], [name])

    (tmp_path / "Bell Keeper.full.jpg").write_bytes(b"")
    survives(find, texts("Bell Keeper.full (2) [INV].jpg"), 5, refuses=())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files here")
def test_what_stands_in_the_users_folder_may_be_no_file(tmp_path: Path) -> None:
    """Pipes, endless links and folders instead of settings, notes, pictures and parts of downloads. Defaults follow."""
    game = storage.new_journal(("Ana", "Bo"))
    game.write_bytes(b"x")
    offer = Offer("All", ADDRESS)
    places = (storage.home() / "settings.json", game.with_suffix(".json"), game.with_suffix(".sketch"),
              game.with_suffix(".png"), tmp_path / "cards.json.part.json", tmp_path / "Bear.jpg")  # fmt: skip

    def stand(chance: random.Random) -> tuple[Path, str]:
        return chance.choice(places), chance.choice(("pipe", "/dev/zero", "/dev/full", "folder", "circle"))

    def read(sample: tuple[Path, str]) -> None:
        place, what = sample
        place.unlink(missing_ok=True)
        if what == "pipe":
            os.mkfifo(place)
        elif what == "folder":
            place.mkdir()
        else:
            place.symlink_to(place if what == "circle" else what)
        try:
            assert storage.load_settings() == storage.Settings()
            (left,) = storage.unfinished_games()
            assert left.players in (("Ana", "Bo"), ()) and storage.sketch_of(game, 0) is None
            assert _picture(game.with_suffix(".png")).isNull()
            assert waiting_bytes(offer, tmp_path) == 0
            found = PictureFolder(tmp_path).find(["Bear"])
            assert found is None or read_picture_file(found) is None
        finally:
            place.rmdir() if what == "folder" else place.unlink()

    survives(read, stand, 12, refuses=(), share=4)


def test_lists_of_files(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(text: str) -> None:
        monkeypatch.setattr(downloading, "small_file", lambda *_: text.encode(errors="surrogatepass"))
        assert all(offer.address.startswith("https://") and offer.file_name for offer in offers(ADDRESS))

    survives(read, values(LIST), 6)


def test_what_is_told_of_newer_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(text: str) -> None:
        monkeypatch.setattr(updates, "small_file", lambda *_: text.encode(errors="surrogatepass"))
        assert updates.newest(ADDRESS).newer in (True, False)

    survives(read, values('{"tag_name": "v1.2.0", "html_url": "https://cards.invalid/new"}'), 7)


def test_packed_files_that_came(tmp_path: Path) -> None:
    """What is packed is unpacked no further than was announced, and counts only if it is what was listed."""
    content = json.dumps([{"name": f"Invented {number}"} for number in range(200)]).encode()
    offer = Offer("All", ADDRESS, size=len(content))

    def unpack(came: bytes) -> None:
        part = tmp_path / "cards.json.part"
        part.write_bytes(came)
        whole = downloading._finished(offer, part, tmp_path / "cards.json", lambda: False)
        assert whole.stat().st_size == len(content) and not part.exists()

    def sample(chance: random.Random) -> bytes:
        packed = gzip.compress(content if chance.random() < 0.5 else b"[" * (1 << chance.randrange(8, 24)))
        return data(packed)(chance)

    survives(unpack, sample, 8)


def test_notes_on_parts_that_have_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A note that says anything at all costs what has come, no more."""
    offer = Offer("All", ADDRESS)
    part = tmp_path / "cards.json.part"
    monkeypatch.setattr(downloading, "_asked", refused)

    def read(text: str) -> None:
        part.write_bytes(b"[1, 2")
        part.with_name(part.name + ".json").write_bytes(text.encode(errors="surrogatepass"))
        assert waiting_bytes(offer, tmp_path) in (0, 5)
        fetch(offer, tmp_path, lambda *_: None, lambda: False)

    survives(read, values(json.dumps({"address": ADDRESS, "mark": '"abc"', "total": 9})), 9)


def refused(client: object, address: str, headers: dict[str, str] | None = None) -> object:
    """A server that is asked with proper headers, and is not there."""
    import httpx

    httpx.Request("GET", address, headers=headers)
    raise downloading._Broken("not there")


def test_card_databases(tmp_path: Path) -> None:
    """A damaged database is built anew as far as it can be read, or one clear error is told."""
    (tmp_path / "own.cards").write_text("Invented Bear {1}{G}\nCreature — Bear\nReach\n2/2\n", encoding="utf-8")
    with open_database(tmp_path / "sound.db") as cards:
        cards.import_file(tmp_path / "own.cards")
    sound = (tmp_path / "sound.db").read_bytes()

    path = storage.card_database()
    path.parent.mkdir(parents=True, exist_ok=True)

    def load(content: bytes) -> None:
        for old in path.parent.glob("cards*"):
            old.unlink()
        path.write_bytes(content)
        database, said = imported_cards()
        if database is None:
            assert said
            return
        with database:
            database.search("bear")
            database.find("Invented Bear")

    survives(load, data(sound), 10, refuses=(EngineError, DatabaseError), share=4)


def test_scenarios_that_were_saved(tmp_path: Path) -> None:
    """Positions that the program wrote itself, mangled, are opened or refused."""
    first = next(iter(shipped_scenarios().values()))
    match = open_scenario(first, load_library())
    autoplay(match, 6)
    path = tmp_path / "saved.json"
    save_to_scenario(match, path)
    text = path.read_text(encoding="utf-8")
    library = load_library()

    def opened(changed: str) -> None:
        path.write_bytes(changed.encode(errors="surrogatepass"))
        open_scenario(path, library)

    survives(opened, lambda chance: mangled(text, chance) if chance.random() < 0.4 else values(text)(chance), 11, share=4)
