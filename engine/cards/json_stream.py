"""Large JSON files read piece by piece.

They come as the values of an array, or the pairs of an object, one at a time.

Nothing of the file is trusted: half letters (lone surrogates) are marked as unreadable, a single value may not be
larger than ``LARGEST_VALUE``, numbers may not be absurdly long, nesting may not be absurdly deep. What is wrong is told
by the position in the file.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Self

from engine.cards.packed import open_unpacked
from engine.core.errors import EngineError
from engine.core.untrusted import UnreadableFile, whole_value

LARGEST_FILE = 4 * 1024 * 1024 * 1024
LARGEST_VALUE = 16 * 1024 * 1024
_CHUNK = 256 * 1024
_WHITE = " \t\r\n"


class JsonStreamError(EngineError):
    """A file that is not the JSON it should be; ``position`` counts characters from 0."""

    def __init__(self, reason: str, position: int) -> None:
        super().__init__(f"{reason} (at character {position:,})")
        self.reason = reason
        self.position = position


def _bounded_integer(digits: str) -> int:
    if len(digits) > 30:
        raise ValueError("a number is too long")
    return int(digits)


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is not JSON")


class JsonStream:
    """A JSON file being read from front to back; ``on_read`` hears how many bytes have been read so far."""

    def __init__(self, path: Path, on_read: Callable[[int], None] | None = None) -> None:
        self._file, unpacked = open_unpacked(path, LARGEST_FILE)  # of a packed file is told how far itself is read
        self._text = io.TextIOWrapper(unpacked, encoding="utf-8-sig", newline="")
        self._on_read = on_read
        self._decoder = json.JSONDecoder(parse_int=_bounded_integer, parse_constant=_no_constant)
        self._buffer = ""
        self._at = 0
        self._before = 0
        self._ended = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._text.close()
        self._file.close()

    @property
    def position(self) -> int:
        """Characters read and used so far."""
        return self._before + self._at

    def fail(self, reason: str) -> JsonStreamError:
        """The error to raise for something wrong at the present position."""
        return JsonStreamError(reason, self.position)

    def peek(self) -> str:
        """The next character that is not white space; empty at the end of the file."""
        while True:
            while self._at < len(self._buffer):
                if self._buffer[self._at] not in _WHITE:
                    return self._buffer[self._at]
                self._at += 1
            if not self._more(_CHUNK):
                return ""

    def expect(self, character: str) -> None:
        """One punctuation mark, or a failure."""
        found = self.peek()
        if found != character:
            what = f"expected {character!r}, found {found!r}" if found else f"the file ends before {character!r}"
            raise self.fail(what)
        self._at += 1

    def value(self) -> object:
        """The next value, whole."""
        if not self.peek():
            raise self.fail("the file ends in the middle")
        size = _CHUNK
        while True:
            try:
                value, end = self._decoder.raw_decode(self._buffer, self._at)
            except json.JSONDecodeError as error:
                if len(self._buffer) - self._at > LARGEST_VALUE or not self._more(size):
                    raise JsonStreamError(f"not valid JSON: {error.msg}", self._before + error.pos) from None
            except RecursionError:
                raise self.fail("the values are nested too deeply") from None
            except ValueError as error:
                raise self.fail(f"not valid JSON: {error}") from None
            else:
                # A number at the very end of the buffer may go on in the next piece of the file.
                if end < len(self._buffer) or not self._more(size):
                    # What is read as UTF-8 has half letters only where an escape writes them.
                    is_whole = self._buffer.find("\\u", self._at, end) < 0
                    self._at = end
                    return value if is_whole else whole_value(value)
            size *= 2

    def items(self) -> Iterator[object]:
        """The values of the array that begins here."""
        self.expect("[")
        if self.peek() == "]":
            self._at += 1
            return
        while True:
            yield self.value()
            if self.peek() == "]":
                self._at += 1
                return
            self.expect(",")

    def keys(self) -> Iterator[str]:
        """The keys of the object that begins here; the caller reads each key's value before the next."""
        self.expect("{")
        if self.peek() == "}":
            self._at += 1
            return
        while True:
            if self.peek() != '"':
                raise self.fail("expected a key in quotes")
            key = self.value()
            self.expect(":")
            yield str(key)
            if self.peek() == "}":
                self._at += 1
                return
            self.expect(",")

    def _more(self, size: int) -> bool:
        """More of the file behind what is still unused; false at its end."""
        if self._ended:
            return False
        try:
            piece = self._text.read(size)
        except UnicodeDecodeError:
            raise self.fail("the file is not UTF-8 text") from None
        except UnreadableFile as error:
            raise self.fail(error.reason) from None
        if not piece:
            self._ended = True
            return False
        self._buffer = self._buffer[self._at :] + piece
        self._before += self._at
        self._at = 0
        if self._on_read is not None:
            self._on_read(self._file.tell())
        return True
