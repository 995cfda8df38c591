"""The tables of the card database, and opening its file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from engine.core.errors import EngineError

VERSION = 1
BUSY_MS = 10_000  # how long a writer waits for another
_APPLICATION = 0x4B54_4344  # marks the file as a card database, so that no other database is ever written to

_TABLES = """
create table source (
    id integer primary key,
    kind text not null,
    name text not null,
    digest text not null,
    skipped text not null,
    unique (kind, name)
);
create table card (
    id integer primary key,
    source integer not null references source on delete cascade,
    name text not null,
    folded text not null,
    front text not null,
    layout text not null,
    faces text not null,
    text_hash text not null,
    mana_value integer not null,
    colors integer not null,
    identity integer not null,
    type_text text not null,
    rules_text text not null,
    power real,
    toughness real,
    loyalty real,
    line integer not null,
    shown integer not null default 0
);
create index card_by_name on card (folded);
create index card_by_front on card (front);
create index card_by_source on card (source);
create index card_by_text on card (text_hash);
create table printing (
    card integer not null references card on delete cascade,
    code text not null collate nocase,
    number text not null,
    rarity text not null collate nocase
);
create index printing_by_card on printing (card);
create table problem (
    source integer not null references source on delete cascade,
    entry integer not null,
    name text not null,
    reason text not null
);
create index problem_by_source on problem (source);
create table compiled (
    text_hash text not null,
    compiler text not null,
    reason text,
    primary key (text_hash, compiler)
) without rowid;
"""


class DatabaseError(EngineError):
    """A card database that can not be used: which, why, and what would do."""

    def __init__(self, file: str, reason: str, hint: str = "") -> None:
        super().__init__(f"{file}: {reason}" + (f" ({hint})" if hint else ""))
        self.file, self.reason, self.hint = file, reason, hint


class UnreadableRow(Exception):
    """A row that says something else than this program wrote: the file is damaged."""


def open_database(path: Path) -> sqlite3.Connection:
    """A connection to the database, which is made if it is not there yet."""
    connection = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=BUSY_MS / 1000, isolation_level=None)
        connection.execute("pragma foreign_keys = on")
        application = connection.execute("pragma application_id").fetchone()[0]
        version = connection.execute("pragma user_version").fetchone()[0]
        is_empty = connection.execute("select count(*) from sqlite_schema").fetchone()[0] == 0
        if is_empty:
            _make(connection)
        elif application != _APPLICATION:
            raise DatabaseError(path.name, "this is some other program's database", "choose another file")
        elif version != VERSION:
            hint = "update the program, or move the file away and import the cards again"
            raise DatabaseError(path.name, f"its version is {version}, this program reads {VERSION}", hint)
    except (sqlite3.Error, UnicodeDecodeError, OSError) as error:
        if connection is not None:
            connection.close()
        raise DatabaseError(path.name, f"the card database can not be opened: {error}", _DAMAGED) from None
    except DatabaseError:
        if connection is not None:
            connection.close()
        raise
    return connection


_DAMAGED = "move the file away and import the cards again"


def _make(connection: sqlite3.Connection) -> None:
    connection.execute("pragma journal_mode = wal")
    connection.executescript(
        f"begin immediate; {_TABLES} pragma application_id = {_APPLICATION}; pragma user_version = {VERSION}; commit;"
    )
