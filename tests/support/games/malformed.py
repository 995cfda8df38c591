"""Samples mangled by chance, and a watch on whatever reads them. Errors of the engine's own, in bounded time and
memory.

`MALFORMED=2000 pytest -s tests/table/test_malformed.py tests/gui/test_malformed_files.py` tries each parser as often.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from engine.core.errors import EngineError
from tests.support.games.how_often import often

TRIES = int(os.environ.get("MALFORMED", often(50, 150)))
LONGEST = 5.0  # seconds of work for one sample
MOST_MEMORY = 1 << 30  # bytes more than before
SPICE = (
    "", "\0", "\t", "\n", "\ud800", "\u202e", "🂡", "é", '"', "\\", "{", "}", "[", "]", "(", ")", "-1", "0", "1e400", "NaN",
    "99999999999999999999", "null", "true", "[]", "{}", " " * 50, "//", "{X}", "{W/U}", "—", "SB:", "x", "<a>", "&lt;", "OR",
)  # fmt: skip


def mangled(text: str, chance: random.Random) -> str:
    """A text with a few things cut out, doubled, or put in."""
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(text) + 1)
        size = chance.choice((1, 1, 2, 5, 40))
        kind = chance.randrange(4)
        if kind == 0:
            text = text[:at] + text[at + size :]
        elif kind == 1:
            text = text[:at] + text[at : at + size] * chance.choice((2, 3, 30)) + text[at:]
        else:
            text = text[:at] + chance.choice(SPICE) + text[at + (size if kind == 2 else 0) :]
    return text


def mangled_bytes(data: bytes, chance: random.Random) -> bytes:
    """Bytes with a few turned, cut out, doubled or put in."""
    found = bytearray(data)
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(found) + 1)
        kind = chance.randrange(5)
        if kind == 0 and at < len(found):
            found[at] ^= 1 << chance.randrange(8)
        elif kind == 1:
            del found[at : at + chance.choice((1, 4, 100, len(found)))]
        elif kind == 2:
            found[at:at] = found[at : at + 50] * chance.choice((1, 20))
        else:
            found[at : at + 4] = chance.choice((b"\xff\xff\xff\xff", b"\0\0\0\0", b"\x7f\xff\xff\xff", b"\x80", b""))
    return bytes(found)


def mangled_value(value: object, chance: random.Random) -> object:
    """A JSON value with something else in one place."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.15:
        return chance.choice((None, True, -1, 10**12, 1.5, "", "x", [], {}, [[]], {"a": 1}, "\ud800", 10**40))
    if isinstance(value, list):
        at = chance.randrange(len(value))
        return [*value[:at], mangled_value(value[at], chance), *value[at + 1 :]]
    key = chance.choice(sorted(value))
    if chance.random() < 0.2:
        return {name: item for name, item in value.items() if name != key}
    return {**value, key: mangled_value(value[key], chance)}


class TakesTooLong(BaseException):
    """Raised where one sample takes more work than it may."""


def _stop(*_: object) -> None:
    raise TakesTooLong(f"more than {LONGEST} s for one sample")


@contextmanager
def bounded() -> Iterator[None]:
    """Stops what works too long, where the system can; time in which others work is not counted."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def peak() -> int:
    """The most memory that this process has used so far, in bytes; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def survives(
    parse: Callable[[Any], object], samples: Callable[[random.Random], Any], seed: int,
    refuses: tuple[type[Exception], ...] = (EngineError,), share: int = 1,
) -> int:  # fmt: skip
    """Try samples; nothing but what `refuses` names may come. How many were taken."""
    chance = random.Random(seed)
    memory, slowest, taken, tries = peak(), 0.0, 0, max(20, TRIES // share)
    for number in range(tries):
        sample = samples(chance)
        began = time.process_time()
        try:
            with bounded():
                parse(sample)
            taken += 1
        except refuses:
            pass
        except (Exception, TakesTooLong) as error:
            raise AssertionError(f"{type(error).__name__}: {error} at try {number}: {sample!r:.2000}") from error
        slowest = max(slowest, time.process_time() - began)
    assert peak() - memory < MOST_MEMORY
    if "MALFORMED" in os.environ:
        print(f"{tries} tries, {taken} taken, the slowest {slowest:.2f} s, {(peak() - memory) >> 20} MB more")
    return taken


def texts(sample: str) -> Callable[[random.Random], str]:
    """Mangled texts."""
    return lambda chance: mangled(sample, chance)


def values(sample: str) -> Callable[[random.Random], str]:
    """JSON, by turns mangled as a text and as a value."""
    known = json.loads(sample)
    return lambda chance: json.dumps(mangled_value(known, chance)) if chance.random() < 0.6 else mangled(sample, chance)


def data(sample: bytes) -> Callable[[random.Random], bytes]:
    """Mangled bytes."""
    return lambda chance: mangled_bytes(sample, chance)
