"""Reading what came from outside: JSON that may be broken, deep, huge or full of half letters on purpose."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from engine.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Callable

DEEPEST = 100  # lists and objects within one another; nothing that is kept has more than a dozen
LONGEST_NUMBER = 1000  # digits; life totals that double many times are long


class UntrustedError(EngineError, ValueError):
    """A text from outside that can not be taken as it is; says why."""


def read_json(text: str | bytes, most: int | None = None) -> Any:
    """The value that a JSON text writes, of bounded depth, with whole letters and numbers that are numbers."""
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
