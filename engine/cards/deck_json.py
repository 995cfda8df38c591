"""Deck lists as JSON: boards by name, with their cards as lists or by name.

How a board is called says what it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from engine.cards.deck_entries import DeckDraft, DeckEntry
from engine.cards.deck_headings import SECTION_OF, plain

COUNTS = ("quantity", "count", "qty", "amount", "number")
INSIDE = ("card", "oracleCard", "printing", "cardIdentifier")  # where a row keeps its card
DEEPEST = 12

Row = tuple[str | None, int, str]  # section, count, name


def parse_json(text: str, draft: DeckDraft) -> None:
    """A deck in JSON, read into a draft; what names no card is told."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        draft.complain(
            error.lineno if isinstance(error, json.JSONDecodeError) else 0,
            "",
            f"the file is not JSON: {str(error)[:80]}",
        )
        return
    if isinstance(data, dict) and isinstance(data.get("data"), dict):
        data = data["data"]
    if isinstance(data, dict) and isinstance(data.get("name"), str):
        draft.name = data["name"].strip()[:200]
    for section, count, name in _rows(data, "main", 0):
        if section is None:
            draft.leave_out(0, name, "maybeboard")
        else:
            draft.add(DeckEntry(count, " ".join(name.split()), 0, f"{count} {name}"), section)


def _rows(data: Any, section: str | None, deep: int) -> Iterator[Row]:
    """The cards of boards within boards."""
    if deep > DEEPEST:
        return
    if isinstance(data, list):
        for row in data:
            yield from _row(row, section) if isinstance(row, dict) else _rows(row, section, deep + 1)
    elif isinstance(data, dict):
        for key, value in data.items():
            inner = _section(key, section)
            if isinstance(value, int) and not isinstance(value, bool) and _is_board(data):
                yield section, value, key
            elif isinstance(value, dict) and (count := _count(value)) is not None:
                yield _section_of(value, section), count, _name(value) or key
            elif isinstance(value, dict | list):
                yield from _rows(value, inner, deep + 1)


def _is_board(data: dict[str, Any]) -> bool:
    """Whether a table gives numbers of cards by their names, and nothing else."""
    return all(isinstance(value, int) and not isinstance(value, bool) for value in data.values())


def _section(key: str, otherwise: str | None) -> str | None:
    """The section that a key names: mainboard, mainBoard, main_board."""
    words = plain("".join(f" {letter}" if letter.isupper() else letter for letter in key.replace("_", " ")))
    for spelling in (words, words.replace(" ", ""), plain(key)):
        if spelling in SECTION_OF:
            return SECTION_OF[spelling]
    return otherwise


def _row(row: dict[str, Any], section: str | None) -> Iterator[Row]:
    name, count = _name(row), _count(row)
    if name:
        yield _section_of(row, section), 1 if count is None else count, name


def _count(row: dict[str, Any]) -> int | None:
    return next((row[key] for key in COUNTS if isinstance(row.get(key), int) and not isinstance(row[key], bool)), None)


def _name(row: Any) -> str:
    """The name of a row's card, wherever the row keeps it."""
    if not isinstance(row, dict):
        return ""
    inner = next((found for key in INSIDE if (found := _name(row.get(key)))), "")
    name = row.get("name")
    return inner or (name if isinstance(name, str) else "")


def _section_of(row: dict[str, Any], otherwise: str | None) -> str | None:
    """The section that a row names itself, by its categories or its board."""
    categories = row.get("categories")
    for word in (row.get("board"), row.get("section"), *(categories if isinstance(categories, list) else ())):
        if isinstance(word, str) and plain(word) in SECTION_OF:
            return SECTION_OF[plain(word)]
    return otherwise
