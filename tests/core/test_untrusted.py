"""The door for what comes from outside. Regular files only, of bounded size, and texts that files can hold."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.api import CardFileError, EngineError, cards_of_file, load_library, open_match, read_deck_file
from engine.cards.database import CardDatabase
from engine.core.untrusted import UnreadableFile, is_file, is_folder, is_there, read_outside, whole, whole_value
from engine.scenario.loading import read_scenario_file
from tests.support.games.malformed import peak

LIMIT = 1000
needs_unix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files here")


@pytest.fixture(autouse=True)
def _nobody_waits() -> Iterator[None]:
    """What waits for a pipe is stopped, so that it fails instead of hanging."""
    if not hasattr(signal, "alarm"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _waited)
    signal.alarm(30)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def _waited(*_: object) -> None:
    raise AssertionError("it waits for what never comes")


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _loop(path: Path) -> None:
    path.symlink_to(path)


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(path))


ODD: list[tuple[Callable[[Path], None], str]] = [
    (_pipe, "it is a pipe"), (_endless, "it is a device"), (_loop, "a link that leads to itself"), (_socket, "it is a socket"),
    (Path.mkdir, "it is a folder"), (lambda _: None, "there is no such file"),
]  # fmt: skip
NAMES = [("x" * 5000, "longer than a file's can be"), ("a\0b", "a character that no file's can"), ("", "it is a folder")]


@needs_unix
@pytest.mark.parametrize(("make", "why"), ODD)
def test_only_regular_files_are_read(tmp_path: Path, make: Callable[[Path], None], why: str) -> None:
    make(tmp_path / "odd")
    with pytest.raises(UnreadableFile, match=why):
        read_outside(tmp_path / "odd", LIMIT)


@needs_unix
@pytest.mark.parametrize(("name", "why"), [*NAMES, ("half\ud800", "a character that no file's can")])
def test_names_that_no_file_has_are_refused(tmp_path: Path, name: str, why: str) -> None:
    path = tmp_path / name
    with pytest.raises(UnreadableFile, match=why):
        read_outside(path, LIMIT)
    assert not is_file(path)
    assert is_there(path) == (not name)
    assert is_folder(path) == (not name)


def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(b"x" * LIMIT)
    assert read_outside(path, LIMIT) == b"x" * LIMIT
    with pytest.raises(UnreadableFile, match="it is larger than 999"):
        read_outside(path, LIMIT - 1)
    with path.open("ab") as file:
        file.truncate(3 << 30)
    with pytest.raises(UnreadableFile, match="it is larger than 2 GB"):
        read_outside(path, 2 << 30)


@pytest.mark.skipif(not Path("/proc/self/smaps").exists(), reason="there is no such file here")
def test_nor_what_does_not_tell_its_size() -> None:
    with pytest.raises(UnreadableFile, match="it is larger than 100"):
        read_outside(Path("/proc/self/smaps"), 100)


def _import(path: Path) -> object:
    with CardDatabase(Path(os.environ["KITCHEN_TABLE_HOME"]) / "some.db") as cards:
        return cards.import_file(path)


OPENERS: dict[str, Callable[[Path], object]] = {
    "card data": _import,
    "--cards": lambda path: load_library([path]),
    "cards": cards_of_file,
    "a game or scenario": lambda path: open_match(path, load_library()),
    "a scenario": read_scenario_file,
}


@needs_unix
@pytest.mark.parametrize("kind", OPENERS)
@pytest.mark.parametrize("suffix", ["", ".json", ".cards", ".match"])
def test_whoever_opens_a_file_refuses_what_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, suffix: str
) -> None:
    monkeypatch.setenv("KITCHEN_TABLE_HOME", str(tmp_path))
    before = peak()
    for number, (make, _) in enumerate(ODD):
        path = tmp_path / f"odd{number}{suffix}"
        make(path)
        with pytest.raises((EngineError, CardFileError)):
            OPENERS[kind](path)
    for name, _ in NAMES[:2]:
        with pytest.raises((EngineError, CardFileError)):
            OPENERS[kind](tmp_path / f"{name}{suffix}")
    assert peak() - before < 300 << 20


@needs_unix
@pytest.mark.parametrize(("make", "why"), ODD)
def test_a_deck_list_that_is_no_file_is_a_problem_of_the_list(
    tmp_path: Path, make: Callable[[Path], None], why: str
) -> None:
    make(tmp_path / "odd.txt")
    (problem,) = read_deck_file(tmp_path / "odd.txt").problems
    assert why in problem.reason


@needs_unix
def test_a_set_may_hold_files_that_are_none(tmp_path: Path) -> None:
    _pipe(tmp_path / "one.cards")
    with pytest.raises(CardFileError, match="it is a pipe"):
        cards_of_file(tmp_path)


def test_half_letters_are_marked() -> None:
    assert whole("Ember \ud83d\ude00") == "Ember \ufffd\ufffd"
    assert whole("Ember \U0001f600 é") == "Ember \U0001f600 é"
    assert whole_value({"a\udc00": ["b\udfff", {"c": 1.5, "d": None}]}) == {"a\ufffd": ["b\ufffd", {"c": 1.5, "d": None}]}
