"""The user's folder: games in progress, each kept up to date with every decision, and settings."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime
from pathlib import Path

import platformdirs

HOME_VARIABLE = "KITCHEN_TABLE_HOME"
SUFFIX = ".match"


def home() -> Path:
    """The folder of the user's data; the environment may name another."""
    named = os.environ.get(HOME_VARIABLE)
    return Path(named) if named else Path(platformdirs.user_data_dir("kitchen-table", appauthor=False))


def games_folder() -> Path:
    """The folder of the games in progress, made if need be."""
    folder = home() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def card_database() -> Path:
    """The file of the imported cards."""
    return home() / "cards.db"


def pictures_folder() -> Path:
    """The folder of card pictures that were fetched."""
    return home() / "pictures"


def downloads_folder() -> Path:
    """The folder of files that are being downloaded."""
    return home() / "downloads"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that was left: its file, and what is shown of it."""

    path: Path
    players: tuple[str, ...]
    left: str  # date and time


def new_journal(players: tuple[str, ...]) -> Path:
    """The file for a new game, with a note on who plays."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    path = games_folder() / f"{stamp}{SUFFIX}"
    _write(_note(path), json.dumps({"players": list(players)}, ensure_ascii=False))
    return path


def _note(path: Path) -> Path:
    return path.with_suffix(".json")


def unfinished_games() -> list[Unfinished]:
    """The games that were left, by quitting or by a crash, the latest first."""
    found = [(path.stat().st_mtime, path) for path in games_folder().glob(f"*{SUFFIX}")]
    games = []
    for when, path in sorted(found, reverse=True):
        left = datetime.fromtimestamp(when).strftime("%Y-%m-%d %H:%M")
        games.append(Unfinished(path, _players(path), left))
    return games


def _players(path: Path) -> tuple[str, ...]:
    try:
        note = json.loads(_note(path).read_text(encoding="utf-8"))
        return tuple(str(name) for name in note["players"])
    except (OSError, ValueError, KeyError, TypeError):
        return ()


def forget_game(path: Path) -> None:
    """Take away a game that is over."""
    for file in (path, _note(path)):
        file.unlink(missing_ok=True)


@dataclass(slots=True)
class Settings:
    """What a user chose; unknown or unreadable settings fall back to these."""

    theme: str = "dark"
    text_scale: float = 1.0
    curtain: bool = True
    speed: str = "normal"  # at which things are seen to happen: slow, normal, fast or none
    names: list[str] = field(default_factory=list)
    pictures_folder: str = ""
    fetch_pictures: bool = False
    picture_address: str = "https://api.scryfall.com/cards/named?exact={name}&format=image&version=art_crop"
    bulk_address: str = "https://api.scryfall.com/bulk-data"


def load_settings() -> Settings:
    """The settings as they were kept."""
    settings = Settings()
    try:
        kept = json.loads((home() / "settings.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return settings
    if isinstance(kept, dict):
        for entry in fields(Settings):
            value = kept.get(entry.name)
            if _fits(value, getattr(settings, entry.name)):
                setattr(settings, entry.name, value)
    return settings


def _fits(value: object, default: object) -> bool:
    if isinstance(default, list):
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if isinstance(default, float):
        return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 5
    return type(value) is type(default)


def keep_settings(settings: Settings) -> None:
    """Keep the settings; a folder that can't be written is no reason to stop."""
    try:
        home().mkdir(parents=True, exist_ok=True)
        _write(home() / "settings.json", json.dumps(asdict(settings), ensure_ascii=False, indent=1))
    except OSError:
        return


def _write(path: Path, text: str) -> None:
    """Write a small file, all or nothing."""
    part = path.with_name(path.name + ".part")
    part.write_text(text + "\n", encoding="utf-8")
    os.replace(part, path)
