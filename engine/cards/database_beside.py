"""Cards that are at hand without being imported, shown and searched beside those of a card database.

They are kept for as long as a connection is open, in tables of its own; what is only read, the names of the tables of
the file stand for both then. A card of the same name comes before an imported one, as it does in play.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping

from engine.cards.card_data import CardData
from engine.cards.card_form import folded_name
from engine.cards.database_import import CARD_COLUMNS, row_of_card
from engine.core.record import record

SHIPPED, GIVEN = "shipped", "given"

_SHARED = ", ".join(name for name in CARD_COLUMNS)
_TABLES = f"""
create temp table own_source as select id, kind, name from main.source where 0;
create temp table own_card as select id, {_SHARED} from main.card where 0;
create index temp.own_card_by_name on own_card (folded);
create index temp.own_card_by_source on own_card (source);
create temp table own_printing (rowid integer, card integer, code text collate nocase, number text,
    rarity text collate nocase);
create temp view source as select id, kind, name from main.source union all select id, kind, name from own_source;
create temp view card as
    select id, {_SHARED}, shown and folded not in (select folded from own_card) as shown from main.card
    union all select id, {_SHARED}, 1 from own_card;
create temp view printing as
    select rowid as rowid, card, code, number, rarity from main.printing
    union all select rowid, card, code, number, rarity from own_printing;
"""
Beside = Mapping[str, Iterable[CardData]]
"""Cards by where they come from: shipped, or given as the program was started."""


@record
class Origins:
    """How many of the cards come from where."""

    shipped: int
    imported: int
    given: int


def stand_beside(connection: sqlite3.Connection, beside: Beside) -> None:
    """Let the names of a connection's tables stand for the imported cards and further ones."""
    connection.executescript(_TABLES)
    seen: set[str] = set()
    number = 0
    for origin in (GIVEN, SHIPPED):  # what was given comes before what is shipped
        sources: dict[str, int] = {}
        for card in beside.get(origin, ()):
            folded = folded_name(card.name)
            if folded in seen:
                continue
            seen.add(folded)
            number -= 1
            if card.source not in sources:
                sources[card.source] = number
                connection.execute("insert into own_source values (?, ?, ?)", (number, origin, card.source))
            values = (number, *row_of_card(sources[card.source], folded, card))
            connection.execute(f"insert into own_card values ({', '.join('?' * len(values))})", values)
            code, _, place = card.printing.partition(" ")
            printing = (number, number, code, place, card.rarity)
            connection.execute("insert into own_printing values (?, ?, ?, ?, ?)", printing)


def origins_of(connection: sqlite3.Connection) -> Origins:
    """How many of the cards that are shown come from where."""
    sql = "select source.kind, count(*) from card join source on source.id = card.source where shown group by kind"
    found = dict(connection.execute(sql).fetchall())
    shipped, given = found.pop(SHIPPED, 0), found.pop(GIVEN, 0)
    return Origins(shipped, sum(found.values()), given)
