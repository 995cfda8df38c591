"""Data as rows of text: whatever a state is made of, written so that exactly the same is read again.

A table has a row for each record, tuple, dictionary and so on: the number of its kind, then its parts. A part is a
number, a text, true, false or null, or `[n]`: what row n is, which stands further up. So what is shared stays shared,
nothing is nested however long its chain, and nothing goes round in circles. A table grows: what one row says is never
said again. A reader makes containers, declared names, and records out of their fields, and nothing else.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from engine.core.keys import DECLARED, Deed, EventKey, Key, Mark
from engine.core.record import RECORDS, record
from engine.core.untrusted import is_whole
from engine.game.state.game import Game
from engine.game.state.history import History
from engine.game.state.objects import GameObject
from engine.game.state.players import Player
from engine.meaning.abilities import Abilities
from engine.meaning.cards import CardDefinition
from engine.meaning.characteristics import Characteristics
from engine.meaning.message import Message
from engine.meaning.questions import Question, declared

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

Row = list[Any]
PLAIN = (int, str, bool, type(None))  # what is written as it is; no classes derived from them
PACKAGES = ("core", "meaning", "game", "vocabulary", "compiler")
"""The packages whose records a state can be made of."""
NOT_WRITTEN = ("cache", "projection", "ask", "falls", "owner", "reference")  # worked out again, or of the match
WRITTEN = tuple(name for name in Game.__slots__ if name not in NOT_WRITTEN)
"""What is written of a game. What is read lacks the rest: whoever reads it completes it."""
OWNERSHIP = "_token"  # whose copy something is: of no state, but of how it is written to
UNSEEN = -1  # the kind of what was not looked at yet
ELSEWHERE = "elsewhere"  # the kind of rows that say where to find what is no part of the table


class RowsError(ValueError):
    """Rows that can not be written or read; says why."""


@record
class Kind:
    """One kind of rows: how something is taken apart, and how it is made of its parts."""

    name: str
    fields: tuple[str, ...]  # for kinds with so many parts; a reader must know the very same
    apart: Callable[[Any], Sequence[Any]]
    made: Callable[[list[Any]], Any]

    @property
    def shape(self) -> list[str]:
        """What a table says of it."""
        return [self.name, *self.fields]


def _of_attributes(cls: type, name: str, attributes: tuple[str, ...], others: Mapping[str, Any]) -> Kind:
    """A kind of things that are no more than their attributes."""

    def apart(value: Any) -> Sequence[Any]:
        return [getattr(value, attribute) for attribute in attributes]

    def made(parts: list[Any]) -> Any:
        new: Any = object.__new__(cls)
        for attribute, part in zip(attributes, parts, strict=True):
            object.__setattr__(new, attribute, part)
        for attribute, part in others.items():
            object.__setattr__(new, attribute, part)
        return new

    return Kind(name, attributes, apart, made)


def _slotted(cls: type) -> Kind:
    own = tuple(slot for slot in cls.__dict__["__slots__"] if slot != OWNERSHIP)
    return _of_attributes(cls, cls.__name__, own, {OWNERSHIP: None} if OWNERSHIP in cls.__dict__["__slots__"] else {})


def _named(cls: type[Key]) -> Kind:
    """Declared names are found again; those that are worked out are made again."""
    family = cls._family()

    def made(parts: list[Any]) -> Key:
        (name,) = parts
        found = DECLARED.get((family, name))
        return found if type(found) is cls else cls.computed(_text(name))

    return Kind(cls.__name__, (), lambda value: (str.__str__(value),), made)


def _message(parts: list[Any]) -> Message:
    key, slots = parts
    if not isinstance(slots, tuple):
        raise RowsError("a message whose slots are none")
    return Message(_text(key), slots)


def _text(value: object) -> str:
    if type(value) is not str:
        raise RowsError(f"{value!r:.40} where a text is asked for")
    return value


def _dictionary(parts: list[Any]) -> dict[Any, Any]:
    return dict(zip(parts[::2], parts[1::2], strict=True))


_SIMPLE: dict[type, Kind] = {
    tuple: Kind("tuple", (), lambda value: value, tuple),
    list: Kind("list", (), lambda value: value, list),
    frozenset: Kind("frozenset", (), sorted, frozenset),
    dict: Kind("dict", (), lambda value: [part for item in value.items() for part in item], _dictionary),
    Abilities: Kind("Abilities", (), lambda value: value, lambda parts: tuple.__new__(Abilities, parts)),
    Message: Kind("Message", (), lambda value: (value.key, value.slots), _message),
    CardDefinition: _of_attributes(CardDefinition, "CardDefinition", ("name", "layout", "faces"), {}),  # of tokens
    Game: _of_attributes(Game, "Game", WRITTEN, {}),  # above a subgame (CR 725)
    Question: Kind("Question", (), lambda value: (value.name,), lambda parts: declared(*parts)),
    **{cls: _named(cls) for cls in (EventKey, Deed, Mark)},
    **{cls: _slotted(cls) for cls in (Characteristics, GameObject, Player, History)},
}
_OF_RECORDS: dict[type, Kind] = {}
_BY_NAME = {kind.name: kind for kind in _SIMPLE.values()}


def _record_kind(cls: Any) -> Kind:
    found = _OF_RECORDS.get(cls)
    if found is None:
        own = tuple(item.name for item in fields(cls))
        found = _OF_RECORDS[cls] = _of_attributes(cls, _record_name(cls), own, {})
    return found


def _record_name(cls: type) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"


def kind_of(value: object) -> Kind:
    """The kind of rows that a value has; raises `RowsError` for what no state should hold."""
    cls = type(value)
    found = _SIMPLE.get(cls)
    if found is None:
        if _record_of(_record_name(cls)) is not cls:
            raise RowsError(f"a {cls.__name__} is no data that a state is made of")
        found = _record_kind(cls)
    return found


def _record_of(name: str) -> type | None:
    """The record of a name, if it is one that a state can be made of."""
    root, _, rest = name.partition(".")
    return RECORDS.get(name) if root == "engine" and rest.partition(".")[0] in PACKAGES else None


def _kind_of_shape(shape: object) -> Kind:
    """The kind that a table speaks of; raises `RowsError` if there is none or it has other fields."""
    if not isinstance(shape, list) or not shape or not isinstance(shape[0], str):
        raise RowsError("a kind of rows without a name")
    name = shape[0]
    found = _BY_NAME.get(name)
    if found is None:
        cls = _record_of(name)
        if cls is None:
            raise RowsError(f"there is no kind of rows {name:.60}")
        found = _record_kind(cls)
    if found.shape != shape:
        raise RowsError(f"{name} has other fields")
    return found


class Rows:
    """A table that is written, read, and written further.

    `elsewhere` has what is found by other means than a row: cards and their parts, by what says where they are.
    """

    def __init__(self, elsewhere: Mapping[tuple[Any, ...], Any]) -> None:
        self._elsewhere = elsewhere
        self._where = {id(value): where for where, value in reversed(list(elsewhere.items()))}
        self._elsewhere_kind = Kind(ELSEWHERE, (), lambda value: self._where[id(value)], self._found)
        self._values: list[Any] = []  # what the rows are
        self._known: dict[int, int] = {}  # the rows of values, by their identity
        self._kinds: dict[str, int] = {}
        self._making: list[Callable[[list[Any]], Any]] = []
        self.new_rows: list[Row] = []  # written since they were last taken away
        self.new_shapes: list[list[str]] = []

    # -- writing -------------------------------------------------------------------------------------------------

    def write(self, value: Any) -> Any:
        """A value as a part of a row: rows that it needs are written. What it is must never change any more."""
        if type(value) in PLAIN:
            return value
        if id(value) not in self._known:
            self._write(value)
        return [self._known[id(value)]]

    def _write(self, value: Any) -> None:
        """Write the rows of a value, those that it stands on first."""
        known = self._known
        waiting: list[tuple[Any, int, Sequence[Any]]] = [(value, UNSEEN, ())]
        under_way: set[int] = set()
        while waiting:
            value, kind, parts = waiting[-1]
            if kind != UNSEEN:
                self.new_rows.append([kind, *(part if type(part) in PLAIN else [known[id(part)]] for part in parts)])
                self._add(value)
                under_way.discard(id(value))
            elif id(value) in under_way:
                raise RowsError(f"a {type(value).__name__} that is a part of itself")
            elif id(value) not in known:
                under_way.add(id(value))
                kind, parts = self._apart(value)
                waiting[-1] = (value, kind, parts)
                waiting += [
                    (part, UNSEEN, ()) for part in parts if type(part) not in PLAIN and id(part) not in known
                ]  # fmt: skip
                continue
            waiting.pop()

    def _apart(self, value: Any) -> tuple[int, Sequence[Any]]:
        kind = self._elsewhere_kind if id(value) in self._where else kind_of(value)
        number = self._kinds.get(kind.name)
        if number is None:
            number = self._kinds[kind.name] = len(self._kinds)
            self._making.append(kind.made)
            self.new_shapes.append(kind.shape)
        return number, kind.apart(value)

    def _add(self, value: Any) -> None:
        self._known[id(value)] = len(self._values)
        self._values.append(value)  # so that it stays, and with it its identity

    # -- reading -------------------------------------------------------------------------------------------------

    def take(self, shapes: Iterable[Any], rows: Iterable[Any]) -> None:
        """Take in kinds and rows; raises `RowsError`, `TypeError` or `ValueError` for what is no such thing."""
        for shape in shapes:
            kind = self._elsewhere_kind if shape == [ELSEWHERE] else _kind_of_shape(shape)
            if kind.name in self._kinds:
                raise RowsError(f"{kind.name} is named twice")
            self._kinds[kind.name] = len(self._kinds)
            self._making.append(kind.made)
        making, read = self._making, self.read
        for row in rows:
            number, *parts = row
            if type(number) is not int or not 0 <= number < len(making):
                raise RowsError("a row of no kind")
            self._add(making[number]([read(part) for part in parts]))

    def read(self, part: Any) -> Any:
        """What a part of a row is."""
        if type(part) is list:
            (number,) = part
            if type(number) is not int or not 0 <= number < len(self._values):
                raise RowsError("a row that stands on a later one")
            return self._values[number]
        if type(part) not in PLAIN or (type(part) is str and not part.isascii() and not is_whole(part)):
            raise RowsError(f"{part!r:.40} is no part of a row")
        return part

    def _found(self, where: list[Any]) -> Any:
        found = self._elsewhere.get(tuple(where), self)
        if found is self:
            raise RowsError(f"there is no {where!r:.60}")
        return found
