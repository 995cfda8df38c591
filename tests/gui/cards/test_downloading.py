"""Downloading: sizes, hashes, broken connections, going on in the middle, and servers that misbehave."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gui import storage
from gui.cards.cards_window import CardsWindow
from gui.controllers.card_work import CardWork
from gui.downloading import (
    DownloadCancelled,
    DownloadError,
    Offer,
    _client,
    checked_address,
    fetch,
    offers,
    small_file,
    waiting_bytes,
)
from gui.storage import Settings
from tests.gui.cards.server import CardServer, serving

TALES = [{"name": f"Tale {n:04}", "mana_cost": "{U}", "type_line": "Sorcery", "oracle_text": "Draw a card.",
          "layout": "normal"} for n in range(1500)]  # fmt: skip
CONTENT = json.dumps(TALES).encode()


@pytest.fixture
def server() -> Iterator[CardServer]:
    with serving(CONTENT) as made:
        yield made


def get(server: CardServer, folder: Path) -> Path:
    return fetch(offers(f"{server.address}/bulk-data")[0], folder, lambda *_: None, lambda: False)


def left_over(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_fetched_whole_with_progress(server: CardServer, tmp_path: Path) -> None:
    (offer,) = offers(f"{server.address}/bulk-data")
    assert (offer.name, offer.size, offer.updated) == ("Oracle Cards", len(CONTENT), "2026-11-20")
    steps: list[tuple[int, int]] = []
    path = fetch(offer, tmp_path, lambda done, total: steps.append((done, total)), lambda: False)
    assert path.read_bytes() == CONTENT and left_over(tmp_path) == ["cards.json"]
    assert steps[-1] == (len(CONTENT), len(CONTENT)) and steps == sorted(steps)
    assert server.agents[0].startswith("KitchenTable/")


def test_a_connection_that_breaks_is_taken_up_where_it_broke(server: CardServer, tmp_path: Path) -> None:
    server.break_after = [50_000, 30_000]
    assert get(server, tmp_path).read_bytes() == CONTENT
    assert [wanted for path, wanted in server.asked if path == "/cards.json"] == ["", "bytes=50000-", "bytes=80000-"]


def test_what_came_is_kept_for_another_day(server: CardServer, tmp_path: Path) -> None:
    server.break_after = [10_000] * 4
    with pytest.raises(DownloadError, match=r"broke.*; the 40,000 bytes that have come are kept: try again"):
        get(server, tmp_path)
    (offer,) = offers(f"{server.address}/bulk-data")
    assert waiting_bytes(offer, tmp_path) == 40_000
    assert get(server, tmp_path).read_bytes() == CONTENT
    assert server.asked[-1] == ("/cards.json", "bytes=40000-")


def test_a_file_that_has_changed_meanwhile_is_fetched_anew(server: CardServer, tmp_path: Path) -> None:
    server.break_after = [10_000] * 4
    with pytest.raises(DownloadError):
        get(server, tmp_path)
    server.content, server.mark = json.dumps(TALES[:1200]).encode(), '"two"'
    assert get(server, tmp_path).read_bytes() == server.content


def test_a_server_without_ranges_begins_again(server: CardServer, tmp_path: Path) -> None:
    server.knows_ranges = False
    server.break_after = [60_000]
    assert get(server, tmp_path).read_bytes() == CONTENT


def test_a_packed_file_is_unpacked_and_checked(server: CardServer, tmp_path: Path) -> None:
    server.content = gzip.compress(CONTENT)
    server.listed = {"size": len(CONTENT), "sha256": hashlib.sha256(CONTENT).hexdigest()}
    server.headers = {"Content-Encoding": "gzip"}
    server.break_after = [len(server.content) // 2]
    assert get(server, tmp_path).read_bytes() == CONTENT
    assert left_over(tmp_path) == ["cards.json"]


@pytest.mark.parametrize(
    ("listed", "expected"),
    [({"size": 17}, "bytes instead of 17"), ({"sha256": "00" * 32}, "its hash is not the one")],
)
def test_what_is_not_the_file_that_was_listed_is_not_used(
    server: CardServer, tmp_path: Path, listed: dict[str, object], expected: str
) -> None:
    server.listed = listed
    with pytest.raises(DownloadError, match=expected):
        get(server, tmp_path)
    assert left_over(tmp_path) == []


def test_a_damaged_packed_file_is_not_used(server: CardServer, tmp_path: Path) -> None:
    server.content = gzip.compress(CONTENT)[:-9]
    with pytest.raises(DownloadError, match="damaged"):
        get(server, tmp_path)
    assert left_over(tmp_path) == []


def test_a_download_is_called_off_and_gone_on_with(server: CardServer, tmp_path: Path) -> None:
    (offer,) = offers(f"{server.address}/bulk-data")
    with pytest.raises(DownloadCancelled):
        fetch(offer, tmp_path, lambda *_: None, lambda: True)
    assert 0 < waiting_bytes(offer, tmp_path) < len(CONTENT)
    assert fetch(offer, tmp_path, lambda *_: None, lambda: False).read_bytes() == CONTENT


def test_servers_that_answer_nonsense_are_told(server: CardServer, tmp_path: Path) -> None:
    server.status = 503
    with pytest.raises(DownloadError, match=r"127\.0\.0\.1 answers 503"):
        offers(f"{server.address}/bulk-data")
    with pytest.raises(DownloadError, match="something else than a list"):
        offers(f"{server.address}/cards.json")
    closed = Offer("Cards", "http://127.0.0.1:9/cards.json")
    with pytest.raises(DownloadError, match=r"can not be reached: [^\[\]]+ \(is this computer online"):
        fetch(closed, tmp_path, lambda *_: None, lambda: False)


def test_a_redirect_is_looked_at_before_it_is_followed(server: CardServer, tmp_path: Path) -> None:
    asked: list[str] = []
    server.status = 302
    for place in ("http://cards.example/x", "ftp://cards.example/x", "file:///etc/passwd"):
        server.headers = {"Location": place}
        with pytest.raises(DownloadError, match=r"no safe address|broke"):
            small_file(f"{server.address}/elsewhere", 1000)
    with pytest.raises(DownloadError, match="sends on to this very machine"), _client("https://cards.example/") as client:
        request = client.build_request("GET", f"{server.address}/secret")
        client.event_hooks["request"][0](request)
    assert asked == [] and ("/secret", "") not in server.asked


def test_one_bad_address_does_not_spoil_the_list(server: CardServer) -> None:
    good = json.loads(server.file_list())["data"][0]
    bad = [{**good, "download_uri": place} for place in ("http://cards.example/x", 5, "https://[::", "")]
    server.file_list = lambda: json.dumps({"data": [*bad, good, 7]}).encode()  # type: ignore[method-assign]
    assert [offer.address for offer in offers(f"{server.address}/bulk-data")] == [good["download_uri"]]


def test_a_file_that_swells_as_it_is_unpacked_is_not_used(server: CardServer, tmp_path: Path) -> None:
    server.content = gzip.compress(b"[" + b" " * 5_000_000 + b"]")
    offer = Offer("Cards", f"{server.address}/cards.json", size=1000)
    with pytest.raises(DownloadError, match=r"more bytes instead of 1,000"):
        fetch(offer, tmp_path, lambda *_: None, lambda: False)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["http://cards.example/x", "file:///etc/passwd", "hello", "ftp://127.0.0.1/x", "https://"])
def test_only_safe_addresses_are_asked(address: str) -> None:
    with pytest.raises(DownloadError, match=r"no safe address|names no server"):
        checked_address(address)


def test_the_name_of_the_file_stays_in_its_folder() -> None:
    assert Offer("x", "https://cards.example/a/../..%2f..%2fevil.json.gz").file_name == "2f..2fevil.json"
    assert Offer("x", "https://cards.example/").file_name == "cards.json"


# -- at the table -----------------------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[CardsWindow]:
    work = CardWork(storage.card_database(), storage.downloads_folder())
    made = CardsWindow(work, Settings())
    qtbot.addWidget(made)
    made.show()
    yield made
    work.close()


def test_nothing_is_asked_before_the_person_says_so(window: CardsWindow, server: CardServer, qtbot: QtBot) -> None:
    window.download.address.setText(f"{server.address}/bulk-data")
    window.show_download()
    assert window.download.isVisible() and server.asked == []
    with qtbot.waitSignal(window.work.listed, timeout=10000):
        window.download.look.click()
    assert [path for path, _ in server.asked] == ["/bulk-data"]
    assert storage.load_settings().bulk_address == f"{server.address}/bulk-data"


def test_a_download_is_cancelled_continued_and_imported(window: CardsWindow, server: CardServer, qtbot: QtBot) -> None:
    window.download.address.setText(f"{server.address}/bulk-data")
    window.show_download()
    with qtbot.waitSignal(window.work.ended, timeout=10000):
        window.download.look.click()
    server.hold.clear()
    download(window, qtbot).click()
    qtbot.waitUntil(lambda: window.doing.text() == "Downloading Oracle Cards …" and window.progress.maximum() > 0)
    with qtbot.waitSignal(window.work.ended, timeout=10000):
        window.stop.click()
        server.hold.set()
    assert "cancelled" in window.news.text() and "Go on after" in download(window, qtbot).text()
    window.work.understand = lambda: None  # type: ignore[method-assign]
    with qtbot.waitSignal(window.work.imported, timeout=20000):
        download(window, qtbot).click()
    assert "1,500 cards from scryfall" in window.news.text() and server.asked[-1][1].startswith("bytes=")
    assert list(storage.downloads_folder().iterdir()) == []
    window.work.cancel()


def download(window: CardsWindow, qtbot: QtBot) -> QPushButton:
    def shown() -> list[QPushButton]:
        buttons = window.download.findChildren(QPushButton)
        return [b for b in buttons if b.accessibleName() == "Download Oracle Cards" and b.isVisible()]

    qtbot.waitUntil(lambda: len(shown()) == 1)
    return shown()[0]
