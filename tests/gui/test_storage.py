"""The user's folder: games that were left, and settings that survive anything."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gui import storage
from gui.storage import Settings


def test_games_that_were_left_are_listed_the_latest_first() -> None:
    first, second = storage.new_journal(("Ana", "Bo")), storage.new_journal(("Cleo", "Dev"))
    for age, path in enumerate((second, first)):
        path.write_text("x\n", encoding="utf-8")
        os.utime(path, (1_700_000_000 - age * 60,) * 2)
    assert [game.players for game in storage.unfinished_games()] == [("Cleo", "Dev"), ("Ana", "Bo")]
    storage.forget_game(second)
    assert [game.path for game in storage.unfinished_games()] == [first]
    assert sorted(path.suffix for path in storage.games_folder().iterdir()) == [".json", ".match"]


def test_a_game_without_its_note_is_still_offered() -> None:
    path = storage.new_journal(("Ana", "Bo"))
    path.write_text("x\n", encoding="utf-8")
    path.with_suffix(".json").write_text("garbage", encoding="utf-8")
    assert [game.players for game in storage.unfinished_games()] == [()]


def test_settings_are_kept(own_home: Path) -> None:
    storage.keep_settings(Settings(theme="light", curtain=False, names=["Ana"]))
    assert storage.load_settings() == Settings(theme="light", curtain=False, names=["Ana"])


@pytest.mark.parametrize(
    "text", ["", "garbage", "[]", '{"theme": 5, "text_scale": "big", "curtain": 1, "names": [3], "pace": -1}']
)
def test_unreadable_settings_fall_back(own_home: Path, text: str) -> None:
    own_home.mkdir()
    (own_home / "settings.json").write_text(text, encoding="utf-8")
    assert storage.load_settings() == Settings()


def test_a_folder_that_can_not_be_written_is_no_reason_to_stop(own_home: Path) -> None:
    own_home.write_text("a file, not a folder", encoding="utf-8")
    storage.keep_settings(Settings())
    assert storage.load_settings() == Settings()
