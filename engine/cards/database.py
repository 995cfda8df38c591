"""The card database in the user's data folder.

It has sources, cards with both faces, printings, and compile results.

One file, read lazily: opening it reads nothing but its version. Each thread opens its own
:class:`CardDatabase`; while one imports, the others go on reading what was there before.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, Self

from engine.cards.card_data import CardData, FaceData
from engine.cards.card_facts import text_hash
from engine.cards.card_form import folded_name
from engine.cards.card_search import condition_of
from engine.cards.database_beside import SHIPPED, Beside, Origins, origins_of, stand_beside
from engine.cards.database_import import ImportResult, Replaced, import_source, show_preferred
from engine.cards.database_losses import check_costs
from engine.cards.database_rescue import UNREADABLE, is_damage, note_damage
from engine.cards.database_schema import BUSY_MS, DatabaseError, UnreadableRow, open_database
from engine.cards.deck_list import spellings
from engine.cards.importing import Cancelled, ImportCancelled, ImportProblem, Progress
from engine.core.record import record

__all__ = ["CardDatabase", "Compiler", "DatabaseError", "FoundCard", "ImportResult", "Playability", "Source"]

IN_MEMORY = ":memory:"
_COMPILE_BATCH = 200
_FROM_SHOWN = (
    " from card left join compiled on compiled.text_hash = card.text_hash and compiled.compiler = ? where card.shown"
)


class Compiler(Protocol):
    """What tells whether a card can be played; results are kept by the card's text and this version."""

    @property
    def version(self) -> str:
        """A version that changes whenever any result could."""

    def why_not(self, card: CardData) -> str | None:
        """The reason that a card can not be played; None if it can."""


@record
class FoundCard:
    """One card of a search's result.

    ``reason`` says why it can not be played, None while that is not known.
    """

    name: str
    mana_cost: str
    type_line: str
    playable: bool | None
    reason: str | None


@record
class Source:
    """One imported file or folder."""

    id: int
    kind: str
    name: str
    cards: int


@record
class Playability:
    """How many cards can be played, can not, and have not been compiled yet."""

    playable: int
    unplayable: int
    unknown: int


class CardDatabase:
    """The cards a person has, found by name or by search; also what deck lists are resolved against."""

    def __init__(self, path: Path | None, compiler: Compiler | None = None, beside: Beside | None = None) -> None:
        """Open a file, or none but what stands `beside` it; a database with such cards imports nothing."""
        path = path or Path(IN_MEMORY)
        self._path, self._file = path, path.name
        self._compiler = compiler
        self._version = compiler.version if compiler is not None else ""
        self._connection = open_database(path)
        self.is_file = str(path) != IN_MEMORY
        if beside is not None:
            with self._guarded() as connection:
                stand_beside(connection, beside)
            shipped = [(text_hash(card), None) for card in beside.get(SHIPPED, ())]
            self._keep_if_free(shipped)  # all of them can be played (held by tests)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """The end of using the database."""
        self._connection.close()

    @contextmanager
    def _guarded(self) -> Iterator[sqlite3.Connection]:
        try:
            yield self._connection
        except UNREADABLE as error:
            hint = "if this happens again, move the file away and import the cards again"
            if is_damage(error):
                note_damage(self._path)
                hint = "the file is damaged; it is built anew when the program starts again"
            raise DatabaseError(self._file, f"the card database can not be used: {error}", hint) from None

    def import_file(
        self,
        path: Path,
        progress: Progress | None = None,
        cancelled: Cancelled | None = None,
        *,
        at_any_cost: bool = False,
    ) -> ImportResult:
        """The cards of a file or folder taken in: all of it or, if anything fails or is cancelled, nothing.

        Cards that do not come again stay. Raises `ImportCosts` where too many could not be played any more.
        """
        with self._guarded() as connection:
            if self._compiler is None or at_any_cost:
                return import_source(connection, path, progress, cancelled)
            why_not = self._compiler.why_not

            def check(replaced: Replaced) -> None:
                check_costs(replaced, self._is_playable, why_not)

            return import_source(connection, path, progress, cancelled, check)

    def _is_playable(self, digest: str) -> bool:
        """Whether a text is known to be understood."""
        sql = "select 1 from compiled where text_hash = ? and compiler = ? and reason is null"
        return self._connection.execute(sql, (digest, self._version)).fetchone() is not None

    def sources(self) -> list[Source]:
        """What has been imported."""
        number = "(select count(*) from main.card where source = source.id)"
        sql = f"select id, kind, name, {number} from main.source order by id"
        with self._guarded() as connection:
            return [Source(*row) for row in connection.execute(sql)]

    def remove_source(self, source: int) -> None:
        """A source taken out again, with its cards."""
        with self._guarded() as connection:
            connection.execute("begin immediate")
            try:
                connection.execute("delete from main.source where id = ?", (source,))
                show_preferred(connection)
                connection.execute("commit")
            except BaseException:
                connection.execute("rollback")
                raise

    def problems(self, source: int) -> list[ImportProblem]:
        """The entries of a source that could not become cards."""
        sql = "select entry, name, reason from problem where source = ? order by entry"
        with self._guarded() as connection:
            return [ImportProblem(*row) for row in connection.execute(sql, (source,))]

    def find(self, name: str) -> CardData | None:
        """The card of that name, in whatever case, by its full name or its front face's."""
        with self._guarded() as connection:
            for spelling in spellings(name):
                for column in ("folded", "front"):
                    sql = f"select {_CARD_COLUMNS} from {_CARD_TABLES} where card.shown and card.{column} = ?"
                    row = connection.execute(sql + " order by card.id limit 1", (spelling,)).fetchone()
                    if row is not None:
                        return _card(row)
        return None

    def find_face(self, name: str) -> CardData | None:
        """The card that has a face of that name; quotation marks and letters must be as they are printed."""
        part = json.dumps(name, ensure_ascii=False).replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        sql = f"select {_CARD_COLUMNS} from {_CARD_TABLES} where card.shown and card.faces like ? escape '\\' limit 1"
        with self._guarded() as connection:
            row = connection.execute(sql, (f"%[{part}, %",)).fetchone()
        return _card(row) if row is not None else None

    def names(self) -> Sequence[str]:
        """The names of all cards, in alphabetical order."""
        with self._guarded() as connection:
            return [row[0] for row in connection.execute("select name from card where shown order by folded")]

    def printings(self, name: str) -> list[str]:
        """Where a card was printed, such as “HEA 12”, over all sources."""
        sql = (
            "select distinct code, number from printing join card on card.id = printing.card "
            "where folded = ? and code <> '' order by printing.rowid"
        )
        with self._guarded() as connection:
            rows = connection.execute(sql, (folded_name(name),)).fetchall()
        return [" ".join(part for part in row if part) for row in rows]

    def sets(self) -> list[tuple[str, int]]:
        """The codes under which cards were printed, each with how many cards there are of it."""
        sql = (
            "select upper(code), count(distinct card.folded) from printing join card on card.id = printing.card "
            "where card.shown and code <> '' group by upper(code) order by upper(code)"
        )
        with self._guarded() as connection:
            return [(str(code), int(count)) for code, count in connection.execute(sql)]

    def cards_of_set(self, code: str) -> list[CardData]:
        """The cards printed under a code, each once, with the rarity they have there."""
        columns = _CARD_COLUMNS.rpartition("(select rarity")[0] + "min(printing.rarity)"
        sql = (
            f"select {columns} from {_CARD_TABLES} join printing on printing.card = card.id "
            "where card.shown and printing.code = ? group by card.id order by card.folded"
        )
        with self._guarded() as connection:
            return [_card(row) for row in connection.execute(sql, (code,)).fetchall()]

    def origins(self) -> Origins:
        """How many of the cards come from where."""
        with self._guarded() as connection:
            return origins_of(connection)

    def search(self, query: str, limit: int = 500, offset: int = 0, origin: str = "") -> list[FoundCard]:
        """The cards for which a search holds, in alphabetical order.

        Of all, or of those that come from somewhere.
        """
        condition = condition_of(query, origin)
        sql = (
            f"select name, faces, compiled.text_hash is not null, compiled.reason {_FROM_SHOWN} and {condition.sql} "
            "order by folded limit ? offset ?"
        )
        with self._guarded() as connection:
            rows = connection.execute(sql, (self._version, *condition.parameters, limit, offset)).fetchall()
        return [_found(*row) for row in rows]

    def count(self, query: str, origin: str = "") -> int:
        """How many cards a search finds."""
        condition = condition_of(query, origin)
        with self._guarded() as connection:
            row = connection.execute(
                f"select count(*) {_FROM_SHOWN} and {condition.sql}", (self._version, *condition.parameters)
            ).fetchone()
        return int(row[0])

    def why_not_playable(self, card: CardData) -> str | None:
        """The reason that a card can not be played, from the kept results or else from the compiler itself."""
        digest = text_hash(card)
        with self._guarded() as connection:
            sql = "select reason from compiled where text_hash = ? and compiler = ?"
            row = connection.execute(sql, (digest, self._version)).fetchone()
        if row is not None:
            return None if row[0] is None else str(row[0])
        if self._compiler is None:
            return "there is no compiler to read its text"
        reason = self._compiler.why_not(card)
        self._keep_if_free([(digest, reason)])
        return reason

    def playability(self) -> Playability:
        """How many of the cards can be played."""
        sql = (
            "select sum(compiled.text_hash is not null and reason is null), sum(reason is not null), "
            f"sum(compiled.text_hash is null) {_FROM_SHOWN}"
        )
        with self._guarded() as connection:
            return Playability(*(count or 0 for count in connection.execute(sql, (self._version,)).fetchone()))

    def compile_all(
        self, progress: Callable[[int, int], None] | None = None, cancelled: Cancelled | None = None
    ) -> Playability:
        """Every card whose result is not yet known put before the compiler.

        What is done is kept when cancelled.
        """
        if self._compiler is None:
            raise DatabaseError(self._file, "there is no compiler to read the cards with")
        with self._guarded() as connection:
            sql = f"select min(card.id) {_FROM_SHOWN} and compiled.text_hash is null group by card.text_hash"
            waiting = [row[0] for row in connection.execute(sql, (self._version,))]
        for start in range(0, len(waiting), _COMPILE_BATCH):
            if cancelled is not None and cancelled():
                raise ImportCancelled("the reading of the cards' texts was cancelled")
            cards = [self._card(number) for number in waiting[start : start + _COMPILE_BATCH]]
            self._keep([(text_hash(card), self._compiler.why_not(card)) for card in cards])
            if progress is not None:
                progress(min(start + _COMPILE_BATCH, len(waiting)), len(waiting))
        return self.playability()

    def keep_results(self, results: Sequence[tuple[CardData, str | None]]) -> None:
        """Results found elsewhere, by several processes for instance.

        Each card comes with its reason, or None if it is accepted.
        """
        self._keep([(text_hash(card), reason) for card, reason in results])

    def cards_not_compiled(self, limit: int = 1000) -> list[CardData]:
        """Some cards whose result is not known for the present compiler."""
        sql = f"select card.id {_FROM_SHOWN} and compiled.text_hash is null order by card.id limit ?"
        with self._guarded() as connection:
            numbers = [row[0] for row in connection.execute(sql, (self._version, limit))]
        return [self._card(number) for number in numbers]

    def _card(self, number: int) -> CardData:
        with self._guarded() as connection:
            sql = f"select {_CARD_COLUMNS} from {_CARD_TABLES} where card.id = ?"
            return _card(connection.execute(sql, (number,)).fetchone())

    def _keep_if_free(self, results: Sequence[tuple[str, str | None]]) -> None:
        """Results written down unless someone else is writing, such as an import: nobody waits for this."""
        self._connection.execute("pragma busy_timeout = 0")
        try:
            self._keep(results)
        except DatabaseError:
            return
        finally:
            self._connection.execute(f"pragma busy_timeout = {BUSY_MS}")

    def _keep(self, results: Sequence[tuple[str, str | None]]) -> None:
        """Results written down; those of other compiler versions for the same texts are dropped."""
        with self._guarded() as connection:
            connection.execute("begin immediate")
            try:
                connection.executemany(
                    "delete from main.compiled where text_hash = ?", [(digest,) for digest, _ in results]
                )
                rows = [(digest, self._version, reason) for digest, reason in results]
                connection.executemany("insert or replace into main.compiled values (?, ?, ?)", rows)
                connection.execute("commit")
            except BaseException:
                connection.execute("rollback")
                raise


_CARD_COLUMNS = (
    "card.name, card.layout, card.faces, card.line, source.name, "
    "(select trim(code || ' ' || number) from printing where card = card.id order by rowid limit 1), "
    "(select rarity from printing where card = card.id order by rowid limit 1)"
)
_CARD_TABLES = "card join source on source.id = card.source"


def _card(row: tuple[str, str, str, int, str, str | None, str | None]) -> CardData:
    name, layout, faces, line, source, printing, rarity = row
    return CardData(name, layout, _faces(faces), printing or "", source, line, rarity or "")


def _faces(text: str) -> tuple[FaceData, ...]:
    try:
        return tuple(_face(*one) for one in json.loads(text))
    except (TypeError, ValueError, RecursionError) as error:
        raise UnreadableRow(f"a card that is none: {error}") from None


def _face(*parts: Any) -> FaceData:
    name, cost, types, rules, power, toughness, loyalty, defense, indicator, flavor, art, *more = parts
    if not all(isinstance(word, str) for word in (name, cost, types, rules, flavor, art)):
        raise TypeError("a word that is none")
    numbers = (tuple(one) for one in more)  # those that older versions did not keep are not there
    return FaceData(
        name, cost, types, rules, power, toughness, loyalty, defense, tuple(indicator), flavor, art, *numbers
    )


def _found(name: str, faces: str, is_known: int, reason: str | None) -> FoundCard:
    read = _faces(faces)
    return FoundCard(
        name=name,
        mana_cost=" // ".join(face.mana_cost for face in read if face.mana_cost),
        type_line=" // ".join(face.type_line for face in read),
        playable=reason is None if is_known else None,
        reason=reason,
    )
