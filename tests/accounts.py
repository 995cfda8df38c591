"""The accounts of all tests, kept beside them: what a test plays is what it played when somebody last looked.

Of each moment of a test's games a sign is kept in `as_played`, and a digest of all of them; so a test that plays otherwise
than before says from which moment on. Two versions of the program are compared by what both tell.

    pytest --approve [TEST…]     what these tests play now is as it should be, or they are new
    pytest --tell FOLDER TEST…   write what these tests play into a folder
    pytest --no-accounts         what the tests assert, alone
"""

from __future__ import annotations

import ast
from base64 import urlsafe_b64encode
from collections.abc import Callable, Generator, Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).resolve().parent
KEPT = HERE / "as_played"
PLAYED = "as played"
DIGEST = 12  # letters
SHOWN = 4000  # letters of a moment that a failure shows

begun: list[Callable[[], list[str]]] = []
"""What gives the moments of each game that the present test has begun, as it ends."""


def sign(text: str, letters: int) -> str:
    """So many letters that stand for a text."""
    return urlsafe_b64encode(sha256(text.encode()).digest()).decode()[:letters]


def signs(moments: list[str]) -> str:
    """What is kept of an account: its digest, and a letter for each moment."""
    return f"{sign(chr(0).join(moments), DIGEST)} {''.join(sign(moment, 1) for moment in moments)}"


def told() -> list[str]:
    """The account of all games of the present test, which end with it."""
    moments: list[str] = []
    for moments_of in begun:
        moments += moments_of()
    begun.clear()
    return moments


def kept_for(module: Path) -> Path:
    """Where the accounts of a module of tests are kept."""
    return (KEPT / module.resolve().relative_to(HERE)).with_suffix(".txt")


@cache
def kept(file: Path) -> dict[str, str]:
    """The signs of a module's tests, by their names."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else ()
    return {name: f"{digest} {letters}" for digest, letters, name in (line.split(" ", 2) for line in lines)}


def departure(moments: list[str], before: str) -> str:
    """How an account differs from the one that is kept; "" if it does not."""
    now = signs(moments)
    if now == before:
        return ""
    pairs = enumerate(zip(now.partition(" ")[2], before.partition(" ")[2], strict=False))
    count = before.count("") - DIGEST - 2
    first = next((number for number, (one, other) in pairs if one != other), min(len(moments), count))
    shown = moments[first][:SHOWN] if first < len(moments) else "it is over"
    return f"from moment {first + 1} of {count} on; this is it now:\n{shown}"


def names_of_tests(module: Path) -> set[str]:
    """The names of a module's tests, in classes or not."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test")}


def write(module: Path, found: Iterable[tuple[str, str]]) -> None:
    """Keep accounts of a module's tests, and no longer those of tests that are gone."""
    file, there = kept_for(module), names_of_tests(module)
    lines = {**kept(file), **dict(found)}
    file.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(f"{lines[name]} {name}\n" for name in sorted(lines) if lines[name] and name.partition("[")[0].split("::")[-1] in there)
    file.write_text(text, encoding="utf-8", newline="\n") if text else file.unlink(missing_ok=True)


class Accounts:
    """The plugin that compares what is played with what is kept, or keeps it."""

    def __init__(self, approve: bool, folder: Path | None) -> None:
        self.approve, self.folder = approve, folder
        self.found: dict[Path, list[tuple[str, str]]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        begun.clear()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, None]:
        outcome = yield
        if outcome.excinfo is not None:
            return
        try:
            self._compare(item, told())
        except BaseException as problem:
            outcome.force_exception(problem)

    def _compare(self, item: pytest.Item, moments: list[str]) -> None:
        name = item.nodeid.partition("::")[2]
        if self.folder is not None and moments:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / f"{sign(item.nodeid, DIGEST)}.txt").write_text("\n\n".join([item.nodeid, *moments]), encoding="utf-8")
        if self.approve:
            item.user_properties.append((PLAYED, [str(item.path), name, signs(moments) if moments else ""]))
            return
        before = kept(kept_for(item.path)).get(name, "")
        if moments and not before:
            pytest.fail("nothing is kept of what this plays: look at it, then `pytest --approve` it", pytrace=False)
        if before and (differs := departure(moments, before)):
            pytest.fail(f"what this plays is not what it played when it was approved, {differs}", pytrace=False)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for path, name, its in (value for key, value in report.user_properties if key == PLAYED):
                self.found.setdefault(Path(path), []).append((name, its))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.approve and not hasattr(session.config, "workerinput"):
            for module, found in self.found.items():
                write(module, found)
