"""About: version, what is new, licences; and newer versions, asked for only when a person says so."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from engine.api import VERSION
from gui import storage, updates
from gui.downloading import DownloadError
from gui.storage import Settings
from gui.updates import Found
from gui.views.window.about import CHANGELOG, About, licences
from tests.gui.short_game import press
from tests.gui.test_robust import library, opened

__all__ = ["library"]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that are asked; all of them tell of a newer version."""
    found: list[str] = []

    def answer(address: str, _largest: int) -> bytes:
        found.append(address)
        return b'{"tag_name": "v99.1", "html_url": "https://example.org/get"}'

    monkeypatch.setattr(updates, "small_file", answer)
    return found


def test_it_tells_the_version_what_is_new_and_every_licence(qtbot: QtBot) -> None:
    about = About(Settings(), threaded=False)
    qtbot.addWidget(about)
    new, texts = about.pages.widget(0), about.pages.widget(1)
    assert isinstance(new, QTextBrowser) and isinstance(texts, QTextBrowser)
    assert f"## {VERSION}\n" in CHANGELOG.read_text(encoding="utf-8") and VERSION in new.toPlainText()
    for name in ("MIT License", "Pillow", "PySide6", "SIL OPEN FONT LICENSE"):
        assert name.lower() in texts.toPlainText().lower()
    assert len(list(licences())) >= 5


def test_an_installed_program_shows_the_licences_that_came_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = tmp_path / "usr" / "share" / "doc" / "kitchen-table" / "licences" / "Pillow"
    texts.mkdir(parents=True)
    (texts / "LICENSE").write_text("as it is", encoding="utf-8")
    monkeypatch.setattr("sys.executable", str(tmp_path / "usr" / "lib" / "kitchen-table" / "kitchen-table"))
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert [text for _, text in licences()] == ["as it is"]


def test_nobody_is_asked_before_the_button_is_pressed(qtbot: QtBot, asked: list[str]) -> None:
    settings = Settings()
    assert not settings.ask_for_updates
    about = About(settings, threaded=False)
    qtbot.addWidget(about)
    about.show_updates()
    press(about.ask)
    assert asked == [] and "Name the address" in about.note.text()
    about.address.setText("https://example.org/newest")
    assert asked == []
    press(about.ask)
    assert asked == ["https://example.org/newest"] and "99.1" in about.note.text() and about.get.isVisible()
    assert storage.load_settings().updates_address == "https://example.org/newest"


@pytest.mark.parametrize(
    "said", [b"", b"[]", b"{}", b'{"version": "new"}', b'{"version": 3}', b'{"tag_name": "v1..2"}', b"\xff", b"<html>",
             b'{"version": "9.9", "html_url": "http://example.org/"}'],
)  # fmt: skip
def test_what_tells_of_no_version_is_refused(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(updates, "small_file", lambda *_: said)
    with pytest.raises(DownloadError, match=r"tells of no version|no safe address"):
        updates.newest("https://example.org/newest")


def test_versions_are_compared_number_by_number() -> None:
    assert Found("99.0", "").newer and Found("v99", "").newer
    assert not Found(VERSION, "").newer and not Found("0.0.99", "").newer
    assert updates.numbers("0.10.1") > updates.numbers("0.9.12")


def test_the_program_asks_by_itself_only_if_told_to_and_once_a_day(
    qtbot: QtBot, library: object, asked: list[str]
) -> None:
    window = opened(qtbot, library)  # type: ignore[arg-type]
    window.settings.updates_address = "https://example.org/newest"
    window.help.look_for_updates()
    assert asked == []
    window.settings.ask_for_updates = True
    window.help.look_for_updates()
    window.help.look_for_updates()
    assert len(asked) == 1 and "99.1" in window.start_page.note.text()
    assert updates.due(True, "2026-01-01", date(2026, 1, 2)) and not updates.due(False, "", date(2026, 1, 2))
