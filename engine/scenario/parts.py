"""Parts of a scenario file with their place in it, so that every problem can say where it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.scenario.format import FACE_DOWN as FACE_DOWN_KINDS
from engine.scenario.format import LETTERS, Reference, ScenarioError

LARGEST_NUMBER = 10**12  # of life, counters …


class Part:
    """A JSON object of a file and its place ("script[3]")."""

    __slots__ = ("data", "place")

    def __init__(self, data: object, place: str) -> None:
        if not isinstance(data, dict):
            raise ScenarioError(place, f"an object is expected, not {shown(data)}")
        self.data: Mapping[str, Any] = data
        self.place = place

    def at(self, key: str) -> str:
        """The place of a key."""
        return f"{self.place}.{key}" if self.place else key

    def has(self, key: str) -> bool:
        """Whether a key is given."""
        return key in self.data

    def text(self, key: str, default: str | None = None) -> str:
        """A text; one that must be given has no default."""
        return str(self._value(key, default, str, "a text"))

    def name(self, key: str) -> str:
        """A text that must not be empty."""
        found = self.text(key)
        if not found.strip():
            raise ScenarioError(self.at(key), "a text that is not empty is expected")
        return found

    def number(self, key: str, default: int | None = None, least: int | None = None,
               most: int | None = None) -> int:  # fmt: skip
        """A whole number."""
        found = self._value(key, default, int, "a whole number")
        if isinstance(found, bool):
            raise ScenarioError(self.at(key), f"a whole number is expected, not {shown(found)}")
        if abs(found) > LARGEST_NUMBER:
            raise ScenarioError(self.at(key), f"a number of at most {LARGEST_NUMBER:,} is expected")
        if most is not None and found > most:
            raise ScenarioError(self.at(key), f"a number of at most {most:,} is expected, not {found:,}")
        if least is not None and found < least:
            raise ScenarioError(self.at(key), f"a number of at least {least} is expected, not {found}")
        return int(found)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """true or false."""
        return bool(self._value(key, default, bool, "true or false"))

    def one_of(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        """One of some texts."""
        found = self.text(key, default)
        if found not in allowed and found != default:
            raise ScenarioError(self.at(key), f"one of {', '.join(allowed)} is expected, not {found!r}")
        return found

    def part(self, key: str) -> Part:
        """An object; an empty one if it is not given."""
        return Part(self.data.get(key, {}), self.at(key))

    def items(self, key: str) -> list[tuple[str, Any]]:
        """The items of a list with their places; none if it is not given."""
        found = self._value(key, [], list, "a list")
        return [(f"{self.at(key)}[{number}]", item) for number, item in enumerate(found)]

    def parts(self, key: str) -> Iterator[Part]:
        """The objects of a list."""
        for place, item in self.items(key):
            yield Part(item, place)

    def seat(self, key: str, also: Sequence[str] = ()) -> str:
        """The letter of a seat."""
        found = self.text(key)
        if found not in (*LETTERS, *also):
            raise ScenarioError(self.at(key), f"a seat ({', '.join((*LETTERS, *also))}) is expected, not {found!r}")
        return found

    def _value(self, key: str, default: Any, wanted: type, words: str) -> Any:
        if key not in self.data:
            if default is None:
                raise ScenarioError(self.at(key), f"{words} is missing")
            return default
        found = self.data[key]
        if not isinstance(found, wanted):
            raise ScenarioError(self.at(key), f"{words} is expected, not {shown(found)}")
        return found


def shown(value: object) -> str:
    """A value of a file for a message, cut short."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def reference(value: object, place: str) -> Reference:
    """An object reference (scenario format, section 7.4)."""
    if isinstance(value, str):
        if not value.strip():
            raise ScenarioError(place, "a name that is not empty is expected")
        return Reference(name=value)
    part = Part(value, place)
    named = [key for key in ("name", "player", "ref", "face_down", "permanent") if part.has(key)]
    if len(named) != 1:
        raise ScenarioError(place, 'a name, or an object with one of "name", "player", "ref", "face_down" is expected')
    copy = part.flag("copy") if part.has("copy") else None
    return Reference(
        name=part.name(named[0]) if named[0] in ("name", "permanent") else "",
        player=part.seat("player") if named[0] == "player" else "",
        label=part.name("ref") if named[0] == "ref" else "",
        index=part.number("index", least=0) if part.has("index") else None,
        copy=copy,
        mode=part.number("mode", 0, least=0),
        face_down=part.one_of("face_down", FACE_DOWN_KINDS) if named[0] == "face_down" else "",
    )


def references(part: Part, key: str) -> tuple[Reference, ...]:
    """A list of object references."""
    return tuple(reference(item, place) for place, item in part.items(key))


def optional_reference(part: Part, key: str) -> Reference | None:
    """An object reference if one is given."""
    return reference(part.data[key], part.at(key)) if part.has(key) else None
