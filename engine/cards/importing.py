"""Importing card data from large files: what every format shares.

An importer turns each entry of a file into a card, or says that the entry is none (a token, an art card), or
why it can not be one. A malformed entry never stops the import; a file that is something else altogether does,
with a clear error, before anything is taken from it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from engine.cards import card_form
from engine.cards.card_data import CardData, FaceData
from engine.cards.json_stream import LARGEST_FILE, JsonStreamError
from engine.cards.packed import open_unpacked
from engine.core.errors import EngineError
from engine.core.layouts import LAYOUTS, layout_of
from engine.core.record import record
from engine.core.untrusted import UnreadableFile, open_outside, whole

Progress = Callable[[int, int], None]
"""Hears (bytes read, bytes in all), now and then."""
Cancelled = Callable[[], bool]
"""Asked now and then whether to give up."""

MOST_FACES = 5
MOST_PROBLEMS = 20_000


class ImportFileError(EngineError):
    """A file that can not be imported at all: which, why, and what would do."""

    def __init__(self, file: str, reason: str, hint: str = "") -> None:
        super().__init__(f"{file}: {reason}" + (f" ({hint})" if hint else ""))
        self.file, self.reason, self.hint = file, reason, hint


class ImportCancelled(EngineError):
    """An import that someone called off; nothing of it is kept."""


@record
class ImportProblem:
    """One entry of a file that could not become a card."""

    entry: int
    name: str
    reason: str

    def __str__(self) -> str:
        return f"entry {self.entry}{f' (“{self.name}”)' if self.name else ''}: {self.reason}"


@record
class SkippedEntry:
    """One entry of a file that is no card of the game, such as a token."""

    entry: int
    name: str
    reason: str


Imported = CardData | ImportProblem | SkippedEntry


class EntryMalformed(EngineError):
    """The reason an entry can not become a card."""


class EntrySkipped(EngineError):
    """The reason an entry is no card of the game."""


SKIPPED_LAYOUTS = {
    "token": "token", "double_faced_token": "token", "emblem": "emblem", "art_series": "art card",
    "sticker": "sticker", "augment": "augment", "host": "host",
}  # fmt: skip
SAME_LAYOUT = {
    "aftermath": "split", "reversible_card": "normal", "room": "split", "battle": "transform", "attraction": "normal",
}  # fmt: skip


def known_layout(layout: str) -> str:
    """The layout as cards here name it; refuses those that are no cards, and unknown ones."""
    if layout in SKIPPED_LAYOUTS:
        raise EntrySkipped(SKIPPED_LAYOUTS[layout])
    layout = SAME_LAYOUT.get(layout, layout)
    if layout not in LAYOUTS:
        raise EntryMalformed(f"the layout “{layout[:40]}” is not known")
    return layout


def dungeon_alone(entry: dict[str, object]) -> dict[str, object]:
    """A dungeon that is listed among the tokens as a card of its own, without what is on its back.

    Others as is.
    """
    if entry.get("layout") not in ("token", "double_faced_token"):
        return entry
    faces = entry.get("card_faces")
    for side in faces if isinstance(faces, list) else (entry,):
        types = side.get("type_line") if isinstance(side, dict) else None
        if isinstance(types, str) and "Dungeon" in card_form.split_type_line(types)[0].split():
            return {**entry, **side, "layout": "normal", "card_faces": None}
    return entry


def text_of(entry: dict[str, object], key: str, longest: int = 200) -> str:
    """A field that must be text, or is absent."""
    value = entry.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise EntryMalformed(f"its “{key}” is not text")
    if len(value) > longest:
        raise EntryMalformed(f"its “{key}” is longer than {longest} characters")
    return value.strip()


def number_of(entry: dict[str, object], key: str) -> str | None:
    """A power, toughness, loyalty or defense: short text, or absent; plain numbers are taken as text."""
    value = entry.get(key)
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if value is None:
        return None
    if not isinstance(value, str) or not 0 < len(value.strip()) <= 12:
        raise EntryMalformed(f"its “{key}” is not a short text")
    return value.strip()


def colors_of(entry: dict[str, object], key: str) -> tuple[str, ...]:
    """A list of color letters, or absent."""
    value = entry.get(key)
    if value is None or value == []:
        return ()
    if not isinstance(value, list) or len(value) > 5 or not all(isinstance(letter, str) for letter in value):
        raise EntryMalformed(f"its “{key}” is not a list of colors")
    colors, reason = card_form.tidy_color_indicator(" ".join(value))
    if reason:
        raise EntryMalformed(reason)
    return colors


def lights_of(entry: dict[str, object], key: str) -> tuple[int, ...]:
    """The numbers that are lit up on an Attraction, or absent."""
    value = entry.get(key)
    if value is None:
        return ()
    lights, reason = card_form.tidy_lights(value if isinstance(value, list) else [value])
    if reason:
        raise EntryMalformed(reason)
    return lights


def modifiers_of(entry: dict[str, object], *keys: str) -> tuple[int, ...]:
    """The hand and the life modifier of a vanguard, or absent."""
    values = [entry[key] for key in keys if entry.get(key) is not None]
    modifiers, reason = card_form.tidy_modifiers(values) if values else ((), None)
    if reason:
        raise EntryMalformed(reason)
    return modifiers


def lines_of(text: str) -> str:
    """Rules text with plain line ends, without white space around its lines and without empty lines."""
    lines = (line.strip() for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
    return "\n".join(line for line in lines if line)


def checked_face(face: FaceData) -> FaceData:
    """A face whose name, cost and type line have their proper form."""
    for what, value in (("name", face.name), ("type line", face.type_line), ("text", face.text.replace("\n", " "))):
        bad = "\ufffd" if "\ufffd" in value else card_form.unprintable_character(value)
        if bad is not None:
            raise EntryMalformed(f"its {what} holds an unprintable character (U+{ord(bad):04X})")
    if not face.name:
        raise EntryMalformed("it has no name")
    words = card_form.split_type_line(face.type_line)[0].split()
    if "Token" in words or words in (["Card"], ["Emblem"], ["Stickers"]):
        raise EntrySkipped("token" if "Token" in words else "card without a card type")
    types = card_form.card_types(face.type_line)
    if not types.intersection(card_form.CARD_TYPES):
        raise EntryMalformed(f"its type line “{face.type_line[:60]}” names no card type")
    reason = card_form.tidy_mana_cost(face.mana_cost)[1]
    if reason:
        raise EntryMalformed(reason)
    return face


def checked_card(card: CardData) -> CardData:
    """A card whose number of faces fits its layout."""
    wanted = layout_of(card.layout).faces
    if wanted == (2,) and len(card.faces) < 2:
        raise EntryMalformed(f"its layout is {card.layout}, but it has one face")
    if wanted == (1,) and len(card.faces) > 1:
        raise EntryMalformed(f"its layout is {card.layout}, but it has {len(card.faces)} faces")
    return card


def attempted(entry: int, name: str, make: Callable[[], CardData]) -> Imported:
    """The card that an entry makes, or what became of it instead."""
    try:
        return make()
    except EntrySkipped as skip:
        return SkippedEntry(entry, name, str(skip))
    except EntryMalformed as error:
        return ImportProblem(entry, name, str(error))


def opened(path: Path) -> BinaryIO:
    """A file of card data, open for reading; raises `ImportFileError`."""
    try:
        return open_outside(path, LARGEST_FILE)
    except UnreadableFile as error:
        raise ImportFileError(whole(path.name), f"the file can not be read: {error}") from None


def beginning_of(path: Path, size: int) -> bytes:
    """What a file of card data begins with, unpacked; raises `ImportFileError`."""
    try:
        file, unpacked = open_unpacked(path, LARGEST_FILE)
        with file, unpacked:
            return unpacked.read(size)
    except UnreadableFile as error:
        raise ImportFileError(whole(path.name), f"the file can not be read: {error}") from None


def reader(path: Path, progress: Progress | None, cancelled: Cancelled | None) -> Callable[[int], None]:
    """What a stream tells about its reading: progress goes on to the caller, who may call the import off."""
    with opened(path) as file:
        total = os.fstat(file.fileno()).st_size

    def on_read(done: int) -> None:
        if done > LARGEST_FILE:  # it has grown
            raise ImportFileError(whole(path.name), "the file can not be read: it is too large")
        if cancelled is not None and cancelled():
            raise ImportCancelled("the import was cancelled")
        if progress is not None:
            progress(min(done, total), total)

    return on_read


def guarded(path: Path, entries: Iterator[Imported]) -> Iterator[Imported]:
    """The entries of a file; what is wrong with the file itself becomes a readable error."""
    try:
        yield from entries
    except JsonStreamError as error:
        raise ImportFileError(
            whole(path.name), str(error), "the file may be damaged or cut short; get it again"
        ) from None
    except OSError as error:
        raise ImportFileError(whole(path.name), f"the file can not be read: {error.strerror or error}") from None
