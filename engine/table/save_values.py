"""Reading what files of matches and drafts hold: lines, answers, cards, options.

They come from outside, and are read so.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from engine.cards.card_data import CardData, FaceData
from engine.core.errors import SaveError
from engine.core.untrusted import UnreadableFile, UntrustedError, read_json, read_outside, whole
from engine.table.append_only_file import is_sealed, read_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

LARGEST = 64 * 1024 * 1024


def card_to_json(card: CardData) -> dict[str, Any]:
    """A card as files keep it."""
    faces = [{item.name: getattr(face, item.name) for item in fields(FaceData)} for face in card.faces]
    return {"name": card.name, "layout": card.layout, "faces": faces}


def card_from_json(data: dict[str, Any]) -> CardData:
    """A card from a file; raises `TypeError`, `KeyError` or `ValueError` for what is none."""
    faces = tuple(map(_face_from_json, data["faces"]))
    if not faces:
        raise TypeError("the faces of a card")
    return CardData(text_of(data["name"]), text_of(data["layout"]), faces)


def _face_from_json(data: dict[str, Any]) -> FaceData:
    lists = {"color_indicator": tuple(map(text_of, data.get("color_indicator", ()))),
             **{name: tuple(map(whole_number, data.get(name, ()))) for name in ("lights", "modifiers")}}  # fmt: skip
    texts = {name: None if value is None else text_of(value) for name, value in data.items() if name not in lists}
    missing = [
        name for name in ("name", "mana_cost", "type_line", "text", "flavor", "art") if texts.get(name, "") is None
    ]
    if missing:
        raise TypeError(f"a card's {missing[0]}")
    return FaceData(**texts, **lists)  # type: ignore[arg-type]


def text_of(value: Any) -> str:
    """A value from a file that has to be a text."""
    if not isinstance(value, str):
        raise TypeError(f"a text; it has {value!r:.60}")
    return value


def whole_number(value: Any) -> int:
    """A value from a file that has to be a whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"a whole number; it has {value!r:.60}")
    return value


def _content(path: Path) -> bytes:
    try:
        return read_outside(path, LARGEST)
    except UnreadableFile as error:
        raise SaveError(f"{whole(str(path))} can not be read: {error}") from error


def good_lines(path: Path) -> tuple[Sequence[str], str]:
    """The good lines of a file, and what is wrong with the next; raises `SaveError` if there are none."""
    data = _content(path)
    if is_sealed(data):
        found = read_lines(data)
        if not found.texts:
            raise SaveError(f"{path}: {found.damage}")
        return found.texts, found.damage
    texts: list[str] = []
    lines = data.split(b"\n")
    for number, line in enumerate(lines, start=1):
        try:
            text = line.decode()
        except UnicodeDecodeError as error:
            if not texts:
                raise SaveError(f"{path} is no text file") from error
            return texts, "" if number == len(lines) else f"line {number} is no text"
        if text or not texts:
            texts.append(text)
    if lines[-1] and len(texts) > 1 and not _is_json(texts[-1]):  # cut off as it was written
        texts.pop()
    return texts, ""


def _is_json(text: str) -> bool:
    try:
        read_json(text)
    except UntrustedError:
        return False
    return True


def take(answers: list[Any], entry: Any) -> bool:
    """Do what a line says; whether it went back."""
    if "back" not in entry:
        answers.append(entry["answer"])
        return False
    count = entry["back"]
    if not isinstance(count, int) or not 0 <= count <= len(answers):
        raise ValueError(f"there are no {count} answers to go back to")
    del answers[count:]
    return True


def options_from(data: Any) -> Iterator[tuple[str, Any]]:
    """The options, which are texts, numbers, yes or no, or lists of texts."""
    return ((name, _option(value)) for name, value in data.items())


def _option(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(text_of, value))
    return value if isinstance(value, str | bool) else whole_number(value)


def answers_of(texts: Sequence[str]) -> tuple[list[Any], str]:
    """The answers that lines leave standing, and what is wrong with the first that can't be read."""
    answers: list[Any] = []
    for number, text in enumerate(texts, start=2):
        try:
            take(answers, read_json(text))
        except (ValueError, KeyError, TypeError) as error:
            return answers, f"line {number} is not readable: {error}"
    return answers, ""
