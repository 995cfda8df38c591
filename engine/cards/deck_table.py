"""Deck lists as tables.

They are lines with commas, semicolons or tabs below a line that names the columns (``Count,Name``).
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from itertools import islice

from engine.cards.deck_entries import MOST_ENTRIES, DeckDraft, DeckEntry
from engine.cards.deck_headings import SECTION_OF, plain

SEPARATORS = (",", ";", "\t")
COUNTS = frozenset(("count", "quantity", "qty", "amount", "number", "copies", "quantityx"))
NAMES = frozenset(("name", "card name", "card", "cardname", "title"))
SECTIONS = frozenset(("section", "board", "zone", "category", "sideboard", "type of board"))
SETS = frozenset(("edition", "set", "set code", "edition code", "expansion"))
_TRUE = frozenset(("true", "yes", "1", "x"))

Table = list[list[str]]


def table_in(text: str) -> Table | None:
    """The rows of a text that is a table of cards, its first row with the names of the columns.

    None if it is none.
    """
    first = next((line for line in text.split("\n") if line.strip()), "")
    for separator in SEPARATORS:
        heads = {plain(head.strip('"')) for head in first.split(separator)}
        if heads & NAMES and heads & COUNTS:
            lines = text[text.index(first) :].split("\n")
            return list(islice(csv.reader(lines, delimiter=separator), MOST_ENTRIES + 1))
    return None


def parse_table(table: Sequence[Sequence[str]], draft: DeckDraft) -> None:
    """A table, read into a draft."""
    heads = [plain(head) for head in table[0]]
    columns = {what: _column(heads, known) for what, known in _COLUMNS.items()}
    for line, row in enumerate(table[1:], start=2):
        cells = {what: row[at].strip() if 0 <= at < len(row) else "" for what, at in columns.items()}
        if any(cells.values()):
            _take(line, cells, heads[columns["section"]] if columns["section"] >= 0 else "", draft)


def _column(heads: Sequence[str], known: frozenset[str]) -> int:
    return next((at for at, head in enumerate(heads) if head in known), -1)


def _take(line: int, cells: dict[str, str], section_head: str, draft: DeckDraft) -> None:
    """One row."""
    text = " ".join(filter(None, (cells["count"], cells["name"])))
    number = cells["count"].rstrip("xX×") or "1"
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        draft.complain(line, text, f"“{number[:40]}” is not a number of copies")
        return
    section = _section(section_head, cells["section"])
    if section is None:
        draft.leave_out(line, text, cells["section"])
        return
    draft.add(DeckEntry(int(number), " ".join(cells["name"].split()), line, text, cells["set"].upper()), section)


_COLUMNS = {"count": COUNTS, "name": NAMES, "section": SECTIONS, "set": SETS}


def _section(head: str, said: str) -> str | None:
    if head == "sideboard":
        return "sideboard" if plain(said) in _TRUE else "main"
    return SECTION_OF.get(plain(said), "main")
