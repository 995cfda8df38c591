"""Taking a source of cards into the database: all of it, or nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path

from engine.cards.card_data import CardData
from engine.cards.card_facts import color_identity, mana_value, plain_number, printed_colors, searchable, text_hash
from engine.cards.card_form import folded_name
from engine.cards.card_search import color_mask
from engine.cards.card_sources import CARD_FILE, card_entries, content_digest, source_kind
from engine.cards.importing import MOST_PROBLEMS, Cancelled, Imported, ImportProblem, Progress, SkippedEntry
from engine.core.record import record


@record
class ImportResult:
    """What an import brought: cards, further printings of them, problems, skipped entries by their kind."""

    source: str
    cards: int = 0
    further_printings: int = 0
    problems: int = 0
    skipped: tuple[tuple[str, int], ...] = ()
    unchanged: bool = False


def import_source(
    connection: sqlite3.Connection, path: Path, progress: Progress | None, cancelled: Cancelled | None
) -> ImportResult:
    """The cards of a file or folder, instead of what the same source held before.

    One source of a kind replaces the last one; each ``.cards`` file or folder is a source of its own.
    """
    kind = source_kind(path)
    name = path.resolve().name if kind == CARD_FILE else kind
    digest = content_digest(path, cancelled)
    known = connection.execute("select id, digest from source where kind = ? and name = ?", (kind, name)).fetchone()
    if known is not None and known[1] == digest:
        return _result(connection, known[0], name, unchanged=True)
    connection.execute("begin immediate")
    try:
        if known is not None:
            connection.execute("delete from source where id = ?", (known[0],))
        source = _insert_source(connection, kind, name, digest)
        skipped = _take_entries(connection, source, card_entries(path, progress, cancelled))
        connection.execute("update source set skipped = ? where id = ?", (json.dumps(skipped), source))
        show_preferred(connection)
        connection.execute("commit")
    except BaseException:
        connection.execute("rollback")
        raise
    return _result(connection, source, name, unchanged=False)


def show_preferred(connection: sqlite3.Connection) -> None:
    """Of several cards with one name the one that counts: a ``.cards`` file's first, then the latest import's."""
    connection.execute("update card set shown = 0 where shown")
    connection.execute(
        "update card set shown = 1 where id in (select id from (select card.id as id, row_number() over "
        "(partition by folded order by source.kind = ? desc, source.id desc) as place "
        "from card join source on source.id = card.source) where place = 1)",
        (CARD_FILE,),
    )


def _insert_source(connection: sqlite3.Connection, kind: str, name: str, digest: str) -> int:
    row = connection.execute(
        "insert into source (kind, name, digest, skipped) values (?, ?, ?, '{}') returning id", (kind, name, digest)
    ).fetchone()
    return int(row[0])


def _take_entries(connection: sqlite3.Connection, source: int, entries: Iterator[Imported]) -> dict[str, int]:
    """All entries of a source written down; answers how many of which kind were skipped."""
    known: dict[str, int] = {}
    skipped: dict[str, int] = {}
    problems = 0
    for entry in entries:
        if isinstance(entry, CardData):
            folded = folded_name(entry.name)
            if folded not in known:
                known[folded] = _insert_card(connection, source, folded, entry)
            _insert_printing(connection, known[folded], entry)
        elif isinstance(entry, SkippedEntry):
            skipped[entry.reason] = skipped.get(entry.reason, 0) + 1
        elif problems < MOST_PROBLEMS:
            problems += 1
            _insert_problem(connection, source, entry)
    return skipped


def _insert_card(connection: sqlite3.Connection, source: int, folded: str, card: CardData) -> int:
    row = (
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
    cursor = connection.execute(
        "insert into card (source, name, folded, front, layout, faces, text_hash, mana_value, colors, identity, "
        "type_text, rules_text, power, toughness, loyalty, line) values (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        row,
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def _insert_printing(connection: sqlite3.Connection, card: int, printed: CardData) -> None:
    if printed.printing or printed.rarity:
        code, _, number = printed.printing.partition(" ")
        connection.execute("insert into printing values (?,?,?,?)", (card, code, number, printed.rarity))


def _insert_problem(connection: sqlite3.Connection, source: int, problem: ImportProblem) -> None:
    row = (source, problem.entry, problem.name, problem.reason)
    connection.execute("insert into problem values (?,?,?,?)", row)


def _result(connection: sqlite3.Connection, source: int, name: str, unchanged: bool) -> ImportResult:
    def count(sql: str) -> int:
        return int(connection.execute(sql, (source,)).fetchone()[0])

    (skipped,) = connection.execute("select skipped from source where id = ?", (source,)).fetchone()
    cards = count("select count(*) from card where source = ?")
    with_printing = "select distinct card from printing join card on card.id = printing.card where source = ?"
    printings = count("select count(*) from printing join card on card.id = printing.card where source = ?")
    return ImportResult(
        source=name,
        cards=cards,
        further_printings=printings - count(f"select count(*) from ({with_printing})"),
        problems=count("select count(*) from problem where source = ?"),
        skipped=tuple(sorted(json.loads(skipped).items())),
        unchanged=unchanged,
    )
