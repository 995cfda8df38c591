"""The user's folder: games in progress, each kept up to date with every decision, and settings."""

from __future__ import annotations

import json
import os
import shutil
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

from engine.api import read_json, read_outside

HOME_VARIABLE = "KITCHEN_TABLE_HOME"
SUFFIX, DRAFT_SUFFIX = ".match", ".draft"
LARGEST_NOTE = 1_000_000  # of a note or the settings, in bytes
MOST_NAMES, LONGEST_NAME = 8, 60


def home() -> Path:
    """The folder of the user's data; the environment may name another."""
    named = os.environ.get(HOME_VARIABLE)
    return Path(named) if named else Path(platformdirs.user_data_dir("kitchen-table", appauthor=False))


def games_folder() -> Path:
    """The folder of the games in progress."""
    return home() / "games"


def card_database() -> Path:
    """The file of the imported cards."""
    return home() / "cards.db"


def pictures_folder() -> Path:
    """The folder of card pictures that were fetched."""
    return home() / "pictures"


def downloads_folder() -> Path:
    """The folder of files that are being downloaded."""
    return home() / "downloads"


def new_report() -> Path:
    """The file for a report on something that went wrong."""
    return home() / "reports" / f"{datetime.now().strftime('%Y%m%d-%H%M%S')}.zip"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that was left: its file, and what is shown of it."""

    path: Path
    players: tuple[str, ...]
    left: str  # date and time
    turn: int = 0
    lives: tuple[int, ...] = ()
    variants: tuple[str, ...] = ()
    draft: tuple[str, int, int] | None = None  # of a draft: its form, the pack and the pick
    picture: Path | None = None  # of the table, with nothing on it that only one may see
    scenario: str | None = None  # the title of the position it began with; None if it began with decks
    over: bool = False  # ended: nothing of it is left to be played


def new_journal(players: tuple[str, ...], suffix: str = SUFFIX, scenario: str | None = None) -> Path:
    """The file for a new game or draft, with a note on who plays.

    Where nothing can be written, that will be said.
    """
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    path = games_folder() / f"{stamp}{suffix}"
    with suppress(OSError, UnicodeEncodeError):
        games_folder().mkdir(parents=True, exist_ok=True)
        began = {} if scenario is None else {"scenario": scenario}
        _write(_note(path), json.dumps({"players": list(players), **began}, ensure_ascii=False))
    return path


def _note(path: Path) -> Path:
    return path.with_suffix(".json")


def unfinished_games() -> list[Unfinished]:
    """The games that were left, by quitting or by a crash, the latest first."""
    return [game for game in _kept_games() if not game.over]


def ended_games() -> list[Path]:
    """The games that ended, and whose window was gone before they could be taken away."""
    return [game.path for game in _kept_games() if game.over]


def _kept_games() -> list[Unfinished]:
    found = []
    folder = games_folder()
    for path in (*folder.glob(f"*{SUFFIX}"), *folder.glob(f"*{DRAFT_SUFFIX}")):
        with suppress(OSError):
            found.append((path.stat().st_mtime, path))
    games = []
    for when, path in sorted(found, reverse=True):
        left = datetime.fromtimestamp(when).strftime("%Y-%m-%d %H:%M")
        games.append(_unfinished(path, left))
    return games


def _unfinished(path: Path, left: str) -> Unfinished:
    """A game that was left, as far as its note can be read."""
    try:
        note = read_json(read_outside(_note(path), LARGEST_NOTE))
        turn, lives, variants = note.get("turn"), note.get("lives"), note.get("variants")
        draft, scenario, over = _draft_of(note.get("draft")), note.get("scenario"), note.get("over")
    except (OSError, ValueError, AttributeError):
        turn = lives = variants = draft = scenario = over = None
    numbers = tuple(life for life in lives if type(life) is int) if isinstance(lives, list) else ()
    names = (
        tuple(name[:LONGEST_NAME] for name in variants if isinstance(name, str)) if isinstance(variants, list) else ()
    )
    picture = picture_of_game(path) if picture_of_game(path).is_file() else None
    return Unfinished(
        path, _players(path), left, turn if type(turn) is int else 0, numbers[:MOST_NAMES], names[:MOST_NAMES],
        draft, picture, scenario[:LONGEST_NAME] if isinstance(scenario, str) else None, over is True,
    )  # fmt: skip


def _draft_of(noted: object) -> tuple[str, int, int] | None:
    """What a note says of a draft."""
    if not isinstance(noted, list) or len(noted) != 3 or not isinstance(noted[0], str):
        return None
    form, pack, pick = noted
    return (form[:LONGEST_NAME], pack, pick) if type(pack) is int and type(pick) is int else None


def keep_note(game: Unfinished) -> None:
    """Keep what is shown of a game on the first page; where nothing can be written, it is not shown."""
    note = {
        "players": list(game.players),
        "turn": game.turn,
        "lives": list(game.lives),
        "variants": list(game.variants),
        **({"draft": list(game.draft)} if game.draft is not None else {}),
        **({"scenario": game.scenario} if game.scenario is not None else {}),
        **({"over": True} if game.over else {}),
    }
    with suppress(OSError, UnicodeEncodeError):
        _write(_note(game.path), json.dumps(note, ensure_ascii=False))


def picture_of_game(path: Path) -> Path:
    """The file for a picture of a game."""
    return path.with_suffix(".png")


def _sketch(path: Path) -> Path:
    return path.with_suffix(".sketch")


def keep_sketch(path: Path, seat: int, deck: dict[str, Any]) -> None:
    """Keep a deck that is being built in a draft; where nothing can be written, it is suggested anew."""
    with suppress(OSError, UnicodeEncodeError):
        _write(_sketch(path), json.dumps({"seat": seat, **deck}, ensure_ascii=False))


def sketch_of(path: Path, seat: int) -> dict[str, Any] | None:
    """The deck that a player was building in a draft, if it was kept and can be read."""
    try:
        kept = read_json(read_outside(_sketch(path), LARGEST_NOTE))
        if kept["seat"] != seat:
            return None
        listed = [[int(count), str(name)] for count, name in kept["deck"]]
        return {"deck": listed, "commanders": [str(name) for name in kept["commanders"]]}
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _players(path: Path) -> tuple[str, ...]:
    try:
        names = read_json(read_outside(_note(path), LARGEST_NOTE))["players"]
        return tuple(str(name)[:LONGEST_NAME] for name in names[:MOST_NAMES])
    except (OSError, ValueError, KeyError, TypeError):
        return ()


def forget_game(path: Path) -> None:
    """Take away a game that is over; one that can't be taken away stays."""
    for file in (path, _note(path), picture_of_game(path), _sketch(path)):
        with suppress(OSError):
            file.unlink(missing_ok=True)


def copy_of_game(path: Path, players: tuple[str, ...] = ()) -> Path:
    """A copy of a game, to be played apart from it; raises `OSError`."""
    copy = new_journal(players or _players(path))
    shutil.copyfile(path, copy)
    return copy


def put_beside(path: Path) -> Path:
    """A copy of a damaged game's file beside it, which nobody writes to; raises `OSError`."""
    number = 1
    while (beside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    shutil.copyfile(path, beside)
    return beside


@dataclass(slots=True)
class Settings:
    """What a user chose; unknown or unreadable settings fall back to these."""

    theme: str = "dark"  # dark, night or light
    eyes: str = ""  # which cones the eyes lack for which colours are chosen: protan, deutan, tritan; "" for none
    cloth: str = "green"
    wood: str = "walnut"
    text_scale: float = 1.0
    curtain: bool = True
    language: str = ""  # its code; "" for that of the system
    speed: str = "normal"  # at which things are seen to happen: slow, normal, fast or none
    auto_end: bool = False  # whether one's own turn ends by itself when nothing can be done
    folded: bool = False  # whether preview, stack and log are a strip
    coach: bool = True  # whether what is new is told in one's first games
    coached: int = 0  # in how many games that was done
    lessons: str = ""  # the names of those that were told
    place: str = ""  # of the window, as Qt writes it down
    sounds: str = ""  # on or off; "" if nobody has been asked yet, which is off
    loudness: float = 0.6
    names: list[str] = field(default_factory=list)
    solved: list[str] = field(default_factory=list)  # the titles of puzzles
    pictures_folder: str = ""
    fetch_pictures: bool = False
    picture_address: str = "https://api.scryfall.com/cards/named?exact={name}&format=image&version=art_crop"
    updates_address: str = ""  # where newer versions are announced
    ask_for_updates: bool = False  # by itself, as the program starts
    updates_asked: str = ""  # on which day that was done last
    bulk_address: str = "https://api.scryfall.com/bulk-data"


def load_settings() -> Settings:
    """The settings as they were kept."""
    settings = Settings()
    try:
        kept = read_json(read_outside(home() / "settings.json", LARGEST_NOTE))
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
        return isinstance(value, list) and len(value) <= MOST_NAMES and all(_is_word(item) for item in value)
    if isinstance(default, float):
        return isinstance(value, int | float) and not isinstance(value, bool) and 0.25 <= value <= 4
    return type(value) is type(default)


def _is_word(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME and value.isprintable()


def keep_settings(settings: Settings) -> None:
    """Keep the settings; a folder that can't be written is no reason to stop."""
    try:
        _write(home() / "settings.json", json.dumps(asdict(settings), ensure_ascii=False, indent=1))
    except (OSError, UnicodeEncodeError):
        return


def _write(path: Path, text: str) -> None:
    """Write a small file, all or nothing, and its folder if that is not there (any more)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_text(text + "\n", encoding="utf-8")
    os.replace(part, path)
