"""A file of lines that only grows, each with a check value.

Nothing that was once on the disk is lost.

A line is a text, a tab, and the check value of all lines so far, so that a damaged, a missing and an exchanged line
are noticed. What can't be written now (the disk is full, say) is cut back to the last whole line and written with the
next line, or when asked to; until then `problem` says why.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING
from zlib import crc32

from engine.core.record import record

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

MARK = b"\t"  # never in a line's text: JSON writes it otherwise

open_file = open  # tests put a disk in its place that fails


def sealed(texts: Iterable[str], check: int = 0) -> tuple[bytes, int]:
    """Lines as they are written, and the check value up to there."""
    parts: list[bytes] = []
    for text in texts:
        line = text.encode()
        check = crc32(line, check)
        parts.append(b"%b%b%08x\n" % (line, MARK, check))
    return b"".join(parts), check


@record
class ReadLines:
    """The good lines of a file, and what is wrong after them."""

    texts: tuple[str, ...]
    damage: str = ""  # what is wrong with the next line; "" if nothing is, or it was only cut off at the end


def read_lines(data: bytes) -> ReadLines:
    """The lines up to the first that is damaged; a last one without its end was cut off as it was written."""
    *lines, rest = data.split(b"\n")
    texts: list[str] = []
    check = 0
    for number, line in enumerate(lines, start=1):
        text, mark, value = line.rpartition(MARK)
        check = crc32(text, check)
        if not mark or value != b"%08x" % check:
            return ReadLines(tuple(texts), f"line {number} is damaged")
        try:
            texts.append(text.decode())
        except UnicodeDecodeError:
            return ReadLines(tuple(texts), f"line {number} is no text")
    return ReadLines(tuple(texts), "" if lines or not rest else "line 1 was cut off")


def is_sealed(data: bytes) -> bool:
    """Whether the lines of a file have check values: its first line has, or at least tries to."""
    return MARK in data.partition(b"\n")[0]


def write_whole(path: Path, data: bytes) -> None:
    """Write a whole file, all or nothing; raises `OSError`."""
    part = path.with_name(path.name + ".part")
    try:
        with open_file(part, "wb") as file:
            file.write(data)
            _to_disk(file)
        os.replace(part, path)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def _to_disk(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())


class AppendOnlyFile:
    """A file that holds some lines, and grows."""

    def __init__(self, path: Path, texts: Sequence[str]) -> None:
        self.path = path
        self.problem = ""  # why the last lines are not on the disk; "" if all are
        self._texts = list(texts)
        self._check = 0  # up to the end of what is on the disk
        self._end = 0  # of what is on the disk, in bytes
        self._written = 0  # how many lines are on the disk
        self._write_anew()

    def add(self, *texts: str) -> None:
        """Add lines; they are on the disk when this returns, or `problem` says why not."""
        self._texts.extend(texts)
        self.catch_up()

    def catch_up(self) -> None:
        """Write what is not on the disk yet, or not any more.

        If the file or its folder was taken away, it is made anew.
        """
        if not self._is_there() or (self._written < len(self._texts) and not (self._written and self._append())):
            self._write_anew()

    def _is_there(self) -> bool:
        """Whether what was written is still there; where nobody can tell, the next writing will."""
        try:
            return self.path.stat().st_size >= self._end
        except FileNotFoundError:
            return False
        except OSError:
            return True

    def _append(self) -> bool:
        """Write the missing lines at the end; False if the file is not as it was left."""
        data, check = sealed(self._texts[self._written :], self._check)
        try:
            with open_file(self.path, "r+b") as file:
                if file.seek(0, os.SEEK_END) < self._end:
                    return False
                file.seek(self._end)
                file.truncate()  # what was cut off before
                file.write(data)
                _to_disk(file)
        except FileNotFoundError:
            return False
        except OSError as error:
            self._failed(error)
            self._cut_back()
            return True
        self._settle(data, check)
        return True

    def _write_anew(self) -> None:
        data, check = sealed(self._texts)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, data)
        except OSError as error:
            self._failed(error)
            return
        self._end = 0
        self._settle(data, check)

    def _settle(self, data: bytes, check: int) -> None:
        self._end += len(data)
        self._check, self._written, self.problem = check, len(self._texts), ""

    def _failed(self, error: OSError) -> None:
        self.problem = f"{self.path} can not be written: {error.strerror or error}"

    def _cut_back(self) -> None:
        """Leave the file with whole lines only; if even that fails, the cut-off line is left out when it is read."""
        with suppress(OSError), open_file(self.path, "r+b") as file:
            file.truncate(self._end)
