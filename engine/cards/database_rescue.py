"""A damaged card database, built anew.

What can still be read goes over, the damaged file is kept beside it.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.cards.database_import import show_preferred
from engine.cards.database_schema import UnreadableRow, open_database
from engine.core.record import record

if TYPE_CHECKING:
    from collections.abc import Iterator

DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNREADABLE = (sqlite3.Error, UnicodeDecodeError, UnreadableRow)  # a text that is none has an error of its own
TABLES = ("source", "card", "printing", "problem")  # what was compiled is compiled again
SKIPPED = 1000  # rows that are left out behind one that can't be read: as many as may stand on a damaged page
MOST_GAPS = 2000


@record
class Rescue:
    """What became of a damaged database."""

    cards: int
    kept_as: str  # the name of the damaged file


def is_damage(error: Exception) -> bool:
    """Whether an error says that the file itself is damaged, and not only locked, or the disk full."""
    if not isinstance(error, sqlite3.Error):
        return True
    return vars(error).get("sqlite_errorcode") in DAMAGE  # other errors of the module have no code


def note_damage(path: Path) -> None:
    """Leave word that a database was found damaged while it was in use.

    It is built anew at the next start.
    """
    with suppress(OSError):
        _note(path).touch()


def is_damaged(path: Path) -> bool:
    """Whether a database can't be used as it is: it was found damaged, or it is none."""
    if _note(path).exists():
        return True
    try:
        with closing(sqlite3.connect(f"file:{path.as_posix()}?mode=ro", uri=True)) as connection:
            connection.execute("select count(*) from sqlite_schema").fetchone()
    except UNREADABLE as error:
        return is_damage(error)
    return False


def rescue(path: Path) -> Rescue:
    """Build a damaged database anew; raises `OSError` where files can't be moved, and `DatabaseError`."""
    aside = _free_name(path)
    os.replace(path, aside)
    for tail in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            os.replace(f"{path}{tail}", f"{aside}{tail}")
    _note(path).unlink(missing_ok=True)
    with closing(open_database(path)) as new, closing(sqlite3.connect(aside)) as old:
        new.execute("pragma foreign_keys = off")
        new.execute("begin immediate")
        for table in TABLES:
            columns = [row[1] for row in new.execute(f"pragma table_info({table})")]
            into = f"insert or ignore into {table} ({', '.join(columns)}) values ({', '.join('?' * len(columns))})"
            for row in _readable(old, table, columns):
                with suppress(sqlite3.IntegrityError):  # what is half there is no row
                    new.execute(into, row)
        new.execute("update source set digest = ''")  # so that the same file can be imported again
        new.execute("delete from card where source not in (select id from source)")
        for table, key in (("printing", "card"), ("problem", "source")):
            new.execute(f"delete from {table} where {key} not in (select id from {key})")
        show_preferred(new)
        cards = int(new.execute("select count(*) from card").fetchone()[0])
        new.execute("commit")
    return Rescue(cards, aside.name)


def _readable(old: sqlite3.Connection, table: str, columns: list[str]) -> Iterator[tuple[Any, ...]]:
    """The rows of a table that can be read; where one can't, some behind it are left out, too."""
    last = 0
    for _ in range(MOST_GAPS):
        try:
            sql = f"select rowid, {', '.join(columns)} from {table} where rowid > ? order by rowid"
            for number, *row in old.execute(sql, (last,)):
                yield tuple(row)
                last = number
            return
        except UNREADABLE:
            last += SKIPPED


def _note(path: Path) -> Path:
    return path.with_name(f"{path.name}.damaged-in-use")


def _free_name(path: Path) -> Path:
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in range(1, 1000))
    return next(name for name in names if not name.exists())
