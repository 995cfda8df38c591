"""The door for what came from outside.

Files that may be none, texts of half letters, JSON that is broken on purpose.

Every file that a person named, and every one that others may have changed, is opened here and nowhere else (held by a
test): what is no regular file (a pipe, a device, a folder) or too large is refused before it is read.
"""

from __future__ import annotations

import errno
import json
import os
import re
import stat
from typing import TYPE_CHECKING, Any, BinaryIO

from engine.core.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

DEEPEST = 100  # lists and objects within one another; nothing that is kept has more than a dozen
LONGEST_NUMBER = 1000  # digits; life totals that double many times are long


class UntrustedError(EngineError, ValueError):
    """A text from outside that can not be taken as it is; says why."""


class UnreadableFile(EngineError, OSError):
    """A file from outside that can not be read: why, in words."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


_OPENED = os.O_RDONLY | sum(vars(os).get(name, 0) for name in ("O_NONBLOCK", "O_CLOEXEC", "O_BINARY"))  # if there
_KINDS = (
    (stat.S_ISDIR, "it is a folder, not a file"), (stat.S_ISFIFO, "it is a pipe, not a file"),
    (stat.S_ISCHR, "it is a device, not a file"), (stat.S_ISBLK, "it is a device, not a file"),
    (stat.S_ISSOCK, "it is a socket, not a file"),
)  # fmt: skip
_ERRORS = {
    errno.ENOENT: "there is no such file", errno.ENAMETOOLONG: "its name is longer than a file's can be",
    errno.ELOOP: "it is a link that leads to itself", errno.EACCES: "it may not be read by this user",
}  # fmt: skip


def open_outside(path: Path, most: int) -> BinaryIO:
    """A file from outside, open for reading: a regular one of no more than so many bytes.

    Raises `UnreadableFile`.
    """
    try:
        _check_file(os.stat(path), most)
        number = os.open(path, _OPENED)  # should a pipe stand there by now, nobody waits for it
        try:
            _check_file(os.fstat(number), most)
            return os.fdopen(number, "rb")
        except BaseException:
            os.close(number)
            raise
    except UnreadableFile:
        raise
    except OSError as error:
        raise UnreadableFile(_ERRORS.get(error.errno or 0) or str(error.strerror or error)) from error
    except ValueError as error:  # a NUL, or half of a letter
        raise UnreadableFile("its name holds a character that no file's can") from error


def _check_file(found: os.stat_result, most: int) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise UnreadableFile(next((words for is_such, words in _KINDS if is_such(found.st_mode)), "it is no file"))
    if found.st_size > most:
        raise _too_large(most)


def _too_large(most: int) -> UnreadableFile:
    units = ((30, "GB"), (20, "MB"), (10, "kB"))
    size = next((f"{most >> shift} {unit}" for shift, unit in units if most >> shift), f"{most} bytes")
    return UnreadableFile(f"it is larger than {size}")


def read_outside(path: Path, most: int) -> bytes:
    """All of a file from outside, which has no more than so many bytes; raises `UnreadableFile`."""
    with open_outside(path, most) as file:
        try:
            content = file.read(most + 1)
        except OSError as error:
            raise UnreadableFile(str(error.strerror or error)) from error
    if len(content) > most:  # it grows, or does not tell its size
        raise _too_large(most)
    return content


def is_folder(path: Path) -> bool:
    """Whether a path from outside names a folder; a path that can be none does not."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def is_there(path: Path) -> bool:
    """Whether there is anything where a path from outside leads."""
    return os.path.lexists(path)


def is_file(path: Path) -> bool:
    """Whether a path from outside names a regular file; a path that can be none does not."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


_HALF = re.compile("[\ud800-\udfff]")


def whole(text: str) -> str:
    """A text in which half letters (lone surrogates) are marked as unreadable, so that files can hold it."""
    return text if text.isascii() else _HALF.sub("\ufffd", text)


def whole_value(value: Any) -> Any:
    """A JSON value all of whose texts are whole."""
    if isinstance(value, str):
        return whole(value)
    if isinstance(value, list):
        return [whole_value(item) for item in value]
    if isinstance(value, dict):
        return {whole(key): whole_value(item) for key, item in value.items()}
    return value


def read_json(text: str | bytes, most: int | None = None) -> Any:
    """The value that a JSON text writes, of bounded depth. Letters are whole, and numbers are numbers."""
    if most is not None and len(text) > most:
        raise UntrustedError(f"the text is longer than {most:,}")
    value = _parsed(text, _number)
    _check(value, DEEPEST)
    return value


def parse_json(text: str | bytes) -> Any:
    """The value that a JSON text writes; for those who look at every part of it themselves."""
    return _parsed(text)


def _parsed(text: str | bytes, number: Callable[[str], int] | None = None) -> Any:
    try:
        return json.loads(text, parse_constant=_no_constant, parse_int=number)
    except UntrustedError:
        raise
    except RecursionError as error:
        raise UntrustedError("this is nested too deeply") from error
    except UnicodeDecodeError as error:
        raise UntrustedError("this is no UTF-8 text") from error
    except ValueError as error:
        raise UntrustedError(f"this is no JSON: {error}") from error


def _no_constant(word: str) -> Any:
    raise UntrustedError(f"{word} is no number")


def _number(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise UntrustedError(f"a number of {len(digits)} digits is too large")
    return int(digits)


def _check(value: Any, depth: int) -> None:
    """Refuse what is too deep, and texts with half letters, which no file can hold."""
    if isinstance(value, str):
        if not is_whole(value):
            raise UntrustedError("a text holds half of a letter (a lone surrogate)")
    elif isinstance(value, dict | list):
        if depth == 0:
            raise UntrustedError("this is nested too deeply")
        for item in value if isinstance(value, list) else (*value, *value.values()):
            _check(item, depth - 1)


def is_whole(text: str) -> bool:
    """Whether a text can be written to a file: it has no half of a letter (a lone surrogate) in it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
