"""The accounts of all tests, kept beside them. What a test plays is what it played when somebody last looked.

Two kinds are kept in `as_played`. `digests.txt` has a line for every test that plays: a digest of its account, and a sign
for each moment of it, so that a test that plays otherwise than before says from which moment on. `golden` has the games of
some tests in words (`tests.support.accounts.golden`), which show in a diff what has changed.

    pytest --approve [TEST…]     what these tests play now is as it should be, or they are new; says what has changed
    pytest --approve --golden TEST…    the same, and keep their games in words from now on
    pytest --tell FOLDER TEST…   write all that these tests play into a folder; `diff -r` compares two versions of the program
    pytest --no-accounts         what the tests assert, alone

Two branches that change accounts are merged line by line (`.gitattributes`); a test that both changed has two lines then,
either of which will do until it is approved again.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Generator, Iterator
from difflib import unified_diff
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import pytest

TESTS = Path(__file__).resolve().parents[2]
PLAYED = "as played"
DIGEST = 12  # letters
SHOWN = 4000  # letters of a moment that a failure shows
SHOWN_IF_APPROVED = 400
DEFINED = re.compile(r"^ *def (test\w*)\(", re.MULTILINE)

begun: list[Callable[[], list[str]]] = []
"""What gives the moments of each game that the present test has begun, as it ends."""
in_words: list[list[str]] = []
"""The same games in words, if the present test is golden."""
golden: list[bool] = [False]
"""Whether it is."""


class Kept(NamedTuple):
    """Where accounts are kept."""

    folder: Path

    @property
    def digests(self) -> Path:
        return self.folder / "digests.txt"

    def words(self, test: str) -> Path:
        """Where the games of a test are in words, if it is golden."""
        module, _, name = test.partition("::")
        return self.folder / "golden" / module.removesuffix(".py") / f"{name.replace('::', '.')}.txt"


KEPT = Kept(TESTS / "as_played")


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


@cache
def digests(file: Path) -> dict[str, list[str]]:
    """What is kept of each test, by its name; after a merge it may be more than one thing."""
    found: dict[str, list[str]] = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        test, digest, letters = line.rsplit(" ", 2)
        found.setdefault(test, []).append(f"{digest} {letters}")
    return found


def departure(moments: list[str], before: str, shown: int = SHOWN) -> str:
    """How an account differs from the one that is kept; "" if it does not."""
    now = signs(moments)
    if now == before:
        return ""
    pairs = enumerate(zip(now.partition(" ")[2], before.partition(" ")[2], strict=False))
    count = before.count("") - DIGEST - 2
    first = next((number for number, (one, other) in pairs if one != other), min(len(moments), count))
    text = moments[first][:shown] if first < len(moments) else "it is over"
    return f"from moment {first + 1} of {count} on; this is it now:\n{text}"


def compared(before: str, now: str) -> str:
    """Two games in words, as a diff; "" if they are the same."""
    lines = unified_diff(before.splitlines(), now.splitlines(), "before", "now", n=2, lineterm="")
    return "\n".join(lines)


@cache
def names_of_tests(module: Path) -> set[str]:
    """The names of a module's tests, in classes or not."""
    return set(DEFINED.findall(module.read_text(encoding="utf-8"))) if module.is_file() else set()


def is_there(test: str, tests: Path) -> bool:
    """Whether there is still such a test."""
    module, _, name = test.partition("::")
    return name.partition("[")[0].split("::")[-1] in names_of_tests(tests / module)


def write(kept: Kept, found: dict[str, tuple[str, str]]) -> None:
    """Keep accounts of some tests, and no longer those of tests that are gone."""
    digests.cache_clear()
    names_of_tests.cache_clear()
    lines = {test: its[-1] for test, its in digests(kept.digests).items()} | {test: its for test, (its, _) in found.items()}
    left = sorted(test for test, its in lines.items() if its and is_there(test, kept.folder.parent))
    kept.folder.mkdir(parents=True, exist_ok=True)
    kept.digests.write_text("".join(f"{test} {lines[test]}\n" for test in left), encoding="utf-8", newline="\n")
    for test, (_, words) in found.items():
        if words:
            kept.words(test).parent.mkdir(parents=True, exist_ok=True)
            kept.words(test).write_text(words, encoding="utf-8", newline="\n")
    there = {kept.words(test) for test in left}
    for file in [file for file in (kept.folder / "golden").rglob("*.txt") if file not in there]:
        file.unlink()
    digests.cache_clear()


class Accounts:
    """The plugin that compares what is played with what is kept, or keeps it."""

    def __init__(self, kept: Kept, approve: bool, more_golden: bool, folder: Path | None) -> None:
        self.kept, self.approve, self.more_golden, self.folder = kept, approve, more_golden, folder
        self.found: dict[str, tuple[str, str]] = {}
        self.changes: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        begun.clear()
        in_words.clear()
        golden[0] = self.more_golden or self.kept.words(self._name(item)).is_file()

    def _name(self, item: pytest.Item) -> str:
        return item.nodeid.removeprefix(f"{self.kept.folder.parent.name}/")

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, None]:
        outcome = yield
        if outcome.excinfo is not None:
            return
        try:
            self._compare(item, self._name(item), told())
        except BaseException as problem:
            outcome.force_exception(problem)

    def _compare(self, item: pytest.Item, test: str, moments: list[str]) -> None:
        if self.folder is not None and moments:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / f"{sign(item.nodeid, DIGEST)}.txt").write_text("\n\n".join([item.nodeid, *moments]), encoding="utf-8")
        before = digests(self.kept.digests).get(test, [])
        words = "\n\n".join("\n".join(lines) for lines in in_words) + "\n" if any(in_words) else ""
        if self.approve:
            change = "\n".join(self._change(test, moments, words, before))
            item.user_properties.append((PLAYED, [test, signs(moments) if moments else "", words, change]))
            return
        if golden[0] and (differs := compared(self._words_before(test), words)):
            pytest.fail(f"what this plays is not what it played when it was approved:\n{differs}", pytrace=False)
        if moments and not before:
            pytest.fail("nothing is kept of what this plays: look at it, then `pytest --approve` it", pytrace=False)
        if before and signs(moments) not in before:
            differs = departure(moments, before[0])
            pytest.fail(f"what this plays is not what it played when it was approved, {differs}", pytrace=False)

    def _words_before(self, test: str) -> str:
        file = self.kept.words(test)
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    def _change(self, test: str, moments: list[str], words: str, before: list[str]) -> Iterator[str]:
        """What is to be said of a test that is approved; nothing if it is as before."""
        if not before and moments:
            yield f"{test}: new, {len(moments)} moments"
        elif before and not moments:
            yield f"{test}: plays nothing any more"
        elif before and signs(moments) not in before:
            yield f"{test}: {departure(moments, before[0], SHOWN_IF_APPROVED)}"
        if self.kept.words(test).is_file() and (differs := compared(self._words_before(test), words)):
            yield differs

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for test, its, words, change in (value for key, value in report.user_properties if key == PLAYED):
                self.found[test] = its, words
                self.changes += [change] if change else []

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.approve and not hasattr(session.config, "workerinput"):
            write(self.kept, self.found)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.approve:
            terminalreporter.section(f"approved: {len(self.changes)} of {len(self.found)} play otherwise than before, or are new")
            for change in sorted(self.changes):
                terminalreporter.line(change)
