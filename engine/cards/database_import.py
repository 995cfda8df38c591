"""Taking a source of cards into the database: all of it, or nothing.

What was there and does not come again stays.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import astuple
from pathlib import Path

from engine.cards.card_data import CardData
from engine.cards.card_facts import color_identity, mana_value, plain_number, printed_colors, searchable, text_hash
from engine.cards.card_form import folded_name
from engine.cards.card_kinds import WANTED
from engine.cards.card_search import color_mask
from engine.cards.card_sources import CARD_FILE, card_entries, content_digest, source_kind
from engine.cards.importing import (
    MOST_PROBLEMS,
    Cancelled,
    Imported,
    ImportFileError,
    ImportProblem,
    Progress,
    SkippedEntry,
)
from engine.core.record import record
from engine.core.untrusted import whole

Replaced = dict[str, CardData]
"""The cards that came instead of others, by the digests of the texts of those."""


@record
class ImportResult:
    """What an import brought: cards, further printings, problems, skipped entries by their kind.

    It also says what stayed.

    ``new`` of the cards were not there before from this source; ``stayed`` are its cards that did not come again.
    """

    source: str
    cards: int = 0
    new: int = 0
    stayed: int = 0
    further_printings: int = 0
    problems: int = 0
    skipped: tuple[tuple[str, int], ...] = ()
    unchanged: bool = False


def import_source(
    connection: sqlite3.Connection,
    path: Path,
    progress: Progress | None,
    cancelled: Cancelled | None,
    check: Callable[[Replaced], None] = lambda _: None,
) -> ImportResult:
    """The cards of a file or folder. They replace those of the same names from the same source before.

    All files of a kind are one source; each ``.cards`` file or folder is a source of its own. No card is ever taken
    away: a file that brings none is refused, and ``check`` may refuse what it would do to those that are there.
    """
    kind = source_kind(path)
    digest = content_digest(path, cancelled)
    name = whole(path.resolve().name) if kind == CARD_FILE else kind
    known = connection.execute("select id, digest from source where kind = ? and name = ?", (kind, name)).fetchone()
    if known is not None and known[1] == digest:
        return _unchanged(connection, known[0], name)
    connection.execute("begin immediate")
    try:
        source = known[0] if known is not None else _insert_source(connection, kind, name)
        taking = Taking(connection, source)
        taking.take(card_entries(path, progress, cancelled))
        if not taking.known:
            raise ImportFileError(whole(path.name), f"no card could be taken from it{taking.why_none()}", WANTED)
        check(taking.replaced)
        kept = (digest, json.dumps(taking.skipped), source)
        connection.execute("update source set digest = ?, skipped = ? where id = ?", kept)
        show_preferred(connection)
        connection.execute("commit")
    except BaseException:
        connection.execute("rollback")
        raise
    return taking.result(name)


def show_preferred(connection: sqlite3.Connection) -> None:
    """Of several cards with one name the one that counts.

    A ``.cards`` file's first, then the one that came last.
    """
    connection.execute("update main.card set shown = 0 where shown")
    connection.execute(
        "update main.card set shown = 1 where id in (select id from (select card.id as id, row_number() over "
        "(partition by folded order by source.kind = ? desc, card.id desc) as place "
        "from main.card join main.source on source.id = card.source) where place = 1)",
        (CARD_FILE,),
    )


def _insert_source(connection: sqlite3.Connection, kind: str, name: str) -> int:
    row = connection.execute(
        "insert into source (kind, name, digest, skipped) values (?, ?, '', '{}') returning id", (kind, name)
    ).fetchone()
    return int(row[0])


class Taking:
    """The entries of a file being written down, beside and instead of what its source held before."""

    def __init__(self, connection: sqlite3.Connection, source: int) -> None:
        self._connection, self._source = connection, source
        self.known: dict[str, int] = {}  # the cards that came, by their folded names
        self.replaced: Replaced = {}
        self.skipped: dict[str, int] = {}
        self._problems: list[ImportProblem] = []
        self._new = self._printings = 0
        self._printed: set[int] = set()

    def take(self, entries: Iterator[Imported]) -> None:
        """Write all entries down; the problems of the last file of a source replace those of the ones before."""
        for entry in entries:
            if isinstance(entry, CardData):
                folded = folded_name(entry.name)
                if folded not in self.known:
                    self.known[folded] = self._take_card(folded, entry)
                self._take_printing(self.known[folded], entry)
            elif isinstance(entry, SkippedEntry):
                self.skipped[entry.reason] = self.skipped.get(entry.reason, 0) + 1
            elif len(self._problems) < MOST_PROBLEMS:
                self._problems.append(entry)
        rows = [(self._source, problem.entry, problem.name, problem.reason) for problem in self._problems]
        self._connection.execute("delete from problem where source = ?", (self._source,))
        self._connection.executemany("insert into problem values (?,?,?,?)", rows)

    def _take_card(self, folded: str, card: CardData) -> int:
        """A card instead of the one of that name that came from the source before, whose printings it keeps."""
        sql = "select id, text_hash from card where folded = ? and +source = ?"  # found by its name: + bars the index
        before = self._connection.execute(sql, (folded, self._source)).fetchone()
        number = _insert_card(self._connection, self._source, folded, card)
        if before is None:
            self._new += 1
        else:
            self.replaced[before[1]] = card
            self._connection.execute("update printing set card = ? where card = ?", (number, before[0]))
            self._connection.execute("delete from card where id = ?", (before[0],))
        return number

    def _take_printing(self, card: int, printed: CardData) -> None:
        if not (printed.printing or printed.rarity):
            return
        self._printings += 1
        self._printed.add(card)
        code, _, number = printed.printing.partition(" ")
        sql = "update printing set rarity = ? where card = ? and code = ? and number = ?"
        if not self._connection.execute(sql, (printed.rarity, card, code, number)).rowcount:
            self._connection.execute("insert into printing values (?,?,?,?)", (card, code, number, printed.rarity))

    def why_none(self) -> str:
        """Why no card came."""
        if self._problems:
            return f": {self._problems[0]}"
        return f": its entries are no cards but {', '.join(self.skipped)}" if self.skipped else ""

    def result(self, name: str) -> ImportResult:
        """What came, and what stayed."""
        sql = "select count(*) from card where source = ?"
        there = int(self._connection.execute(sql, (self._source,)).fetchone()[0])
        return ImportResult(
            source=name,
            cards=len(self.known),
            new=self._new,
            stayed=there - len(self.known),
            further_printings=self._printings - len(self._printed),
            problems=len(self._problems),
            skipped=tuple(sorted(self.skipped.items())),
        )


def _unchanged(connection: sqlite3.Connection, source: int, name: str) -> ImportResult:
    """What a file that was the last of its source brought: nothing new."""
    cards = int(connection.execute("select count(*) from card where source = ?", (source,)).fetchone()[0])
    return ImportResult(source=name, cards=cards, stayed=cards, unchanged=True)


CARD_COLUMNS = (
    "source", "name", "folded", "front", "layout", "faces", "text_hash", "mana_value", "colors", "identity",
    "type_text", "rules_text", "power", "toughness", "loyalty", "line",
)  # fmt: skip


def row_of_card(source: int, folded: str, card: CardData) -> tuple[object, ...]:
    """A card as the table keeps it, in the order of its columns."""
    return (
        source,
        card.name,
        folded,
        folded_name(card.front.name),
        card.layout,
        json.dumps([astuple(face) for face in card.faces], ensure_ascii=False),
        text_hash(card),
        min(mana_value(card), 2**62),
        color_mask(printed_colors(card)),
        color_mask(color_identity(card)),
        " " + searchable([face.type_line for face in card.faces]).replace("\n", "\n "),
        searchable([line for face in card.faces for line in face.text.split("\n")]),
        plain_number(card.front.power),
        plain_number(card.front.toughness),
        plain_number(card.front.loyalty),
        card.line,
    )


def _insert_card(connection: sqlite3.Connection, source: int, folded: str, card: CardData) -> int:
    sql = f"insert into card ({', '.join(CARD_COLUMNS)}) values ({', '.join('?' * len(CARD_COLUMNS))})"
    cursor = connection.execute(sql, row_of_card(source, folded, card))
    assert cursor.lastrowid is not None
    return cursor.lastrowid
