"""Trials of mutants: a process of its own for each.

Most are forked from one that has the product and all tests in memory (`tests.support.mutants.trials_in_memory`). A mutant of what acts as
files are imported, tests are collected or words are loaded is tried in a process that has none of the product before it
is forked: the mutant is what it imports.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

import pytest

from tests.support.mutants.mutants import Mutant, install

ROOT = Path(__file__).resolve().parents[3]
BY_CITING, BY_OTHERS, SURVIVED, INVALID = "killed by a citing test", "killed by another test", "survived", "not valid"
TESTS_ENOUGH = 1000  # tests of a mutant, those first that have most to do with its file
SECONDS_OF_A_TEST = 60  # of the processor's time: an endless loop is noticed too
SECONDS = 900  # by the clock, for all tests of a mutant
MEMORY = 8 << 30
SAID = 4000  # letters, of what a broken trial has said
NOT_HERE, DIED = "not to be tried in memory", "the process has died"
OPTIONS = ("-q", "-x", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist",
           "-W", "ignore:Module already imported:pytest.PytestAssertRewriteWarning")  # fmt: skip
ASSERTED = ("--no-accounts",)  # what the tests assert, without the accounts of what they play (`tests.support.accounts.accounts`)
LIBRARIES = ("hypothesis", "PySide6.QtWidgets", "PySide6.QtTest", "PIL.Image", "httpx", "sqlite3")


@dataclass(frozen=True, slots=True)
class Trial:
    """A mutant of a line behind a rule, and what became of it."""

    rule: str
    mutant: Mutant | None  # None: the product as it is
    fate: str = SURVIVED
    noticed_by: str = ""
    why: str = ""  # what the test that noticed it said


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be tried: a mutant, the tests that cite its rule, and others that run its line."""

    rule: str
    mutant: Mutant | None
    citing: Sequence[str]
    others: Sequence[str]

    def without(self, test: str) -> Task:
        """The same without a test that fails in any case."""
        citing, others = ([name for name in tests if name != test] for tests in (self.citing, self.others))
        return replace(self, citing=citing, others=others)


def stages(task: Task) -> tuple[tuple[str, Sequence[str]], ...]:
    """The tests of a mutant, in turn, and what it is if one of them notices it."""
    return (BY_CITING, task.citing), (BY_OTHERS, task.others[:TESTS_ENOUGH])


def tried(
    tasks: Iterable[Task], jobs: int, objection: Callable[[Mutant], str] = lambda _: "", passing: Iterable[str] = (),
    options: Sequence[str] = (),
) -> Iterator[Trial]:
    """What becomes of each mutant, as it becomes known. A test that fails also without the mutant notices nothing: one
    that is not known to pass is played alone too."""
    for library in LIBRARIES:
        with suppress(ImportError):
            importlib.import_module(library)
    given = {(task.rule, task.mutant): task for task in tasks}
    sound = dict.fromkeys(passing, True)
    left = []
    for trial in _in_memory(list(given.values()), jobs, sound, options):
        why = objection(trial.mutant) if trial.mutant else ""
        if why:
            yield replace(trial, fate=INVALID, noticed_by="", why=why)
        elif trial.fate == NOT_HERE:
            left.append(given[trial.rule, trial.mutant])
        else:
            yield trial
    yield from tried_each(left, jobs, sound, partial(_outcome, options=options))


def _in_memory(tasks: Sequence[Task], jobs: int, sound: dict[str, bool], options: Sequence[str]) -> Iterator[Trial]:
    """What becomes of each mutant in one process; of those that can not be tried so, that they can not."""
    files = sorted({test.partition("::")[0] for task in tasks for _, tests in stages(task) for test in tests})

    def serve(connection: Connection) -> None:
        from tests.support.mutants.trials_in_memory import Session, play

        def then(session: Session) -> None:
            for trial in tried_each(tasks, jobs, sound, session.outcome):
                connection.send(trial)

        play(files, options, then)
        connection.send(None)

    here, process = _forked(serve)
    try:
        while (trial := _said(here)) is not None:
            if not isinstance(trial, Trial):
                raise RuntimeError(f"the trials broke: {trial}")
            yield trial
    finally:
        _end(here, process)


def tried_each(tasks: Iterable[Task], jobs: int, sound: dict[str, bool], outcome: Callable[[Task], Trial]) -> Iterator[Trial]:
    """What becomes of each mutant, each in a fork of the present process."""
    coming = iter(tasks)
    waiting: list[Task] = []
    running: dict[Connection, tuple[Task, Any, float]] = {}
    while True:
        while len(running) < jobs and (task := waiting.pop() if waiting else next(coming, None)):
            connection, process = _forked(partial(_try, task, outcome))
            running[connection] = task, process, time.monotonic() + SECONDS
        if not running:
            return
        ready = wait(list(running), timeout=5)
        for connection, (task, process, until) in list(running.items()):
            if connection not in ready and time.monotonic() < until:
                continue
            del running[connection]
            trial = _ended(task, connection, process)
            test = trial.noticed_by
            if task.mutant is None:
                sound[task.citing[0]] = trial.fate == SURVIVED
            elif not test or sound.get(test) is True:
                yield trial
            elif test in sound:
                waiting.append(task.without(test))
            else:
                waiting += [task, Task("", None, [test], [])]  # the test alone first, then the mutant once more


def _forked(do: Callable[[Connection], None]) -> tuple[Connection, Any]:
    """A process that does something, and what it says."""
    context = multiprocessing.get_context("fork")
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=_apart, args=(do, there))
    process.start()
    there.close()
    return here, process


def _said(connection: Connection) -> object:
    """What a process says next; that it has died."""
    try:
        return connection.recv()
    except EOFError:
        return DIED


def _end(connection: Connection, process: Any) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.join()
    connection.close()


def _ended(task: Task, connection: Connection, process: Any) -> Trial:
    trial: object = replace(Trial(task.rule, task.mutant), fate=BY_OTHERS, why="took too long, or died")
    if connection.poll() and (said := _said(connection)) != DIED:
        trial = said
    _end(connection, process)
    if not isinstance(trial, Trial):
        raise RuntimeError(f"the trial of {task.mutant} broke:\n{trial}")
    return trial


# -- in the process of a mutant ------------------------------------------------------------------------------------------


def _apart(do: Callable[[Connection], None], connection: Connection) -> None:
    os.setsid()  # what it starts ends with it
    with tempfile.TemporaryFile("w+") as said:
        for stream in (1, 2):
            os.dup2(said.fileno(), stream)
        try:
            do(connection)
        except BaseException:
            said.seek(0)  # the trial itself is broken, which is no test's merit
            connection.send(f"{said.read()[-SAID:]}\n{traceback.format_exc()}")
    os._exit(0)


def _try(task: Task, outcome: Callable[[Task], Trial], connection: Connection) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    connection.send(outcome(task))


def _outcome(task: Task, options: Sequence[str]) -> Trial:
    trial = Trial(task.rule, task.mutant)
    if task.mutant is not None and not _imports(task.mutant):
        return replace(trial, fate=INVALID)
    for fate, tests in stages(task):
        noticed = _failing(tests, options) if tests else None
        if noticed:
            return replace(trial, fate=fate, noticed_by=noticed[0], why=noticed[1])
    return trial


def _imports(mutant: Mutant) -> bool:
    """Whether the words of the game can be loaded with a mutant at all."""
    install(ROOT, mutant)
    try:
        importlib.import_module("engine.api")
        importlib.import_module("engine.vocabulary.catalogue").load()
    except Exception:
        return False
    return True


def _failing(tests: Sequence[str], options: Sequence[str]) -> tuple[str, str] | None:
    """The first of some tests that fails, and what it says."""
    notices = Notices(tests)
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    code = pytest.main([*OPTIONS, *options, *files], plugins=[notices])
    if code in (pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR):
        raise RuntimeError(f"pytest could not run the tests: it ended with {code}")
    if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return None
    return notices.noticed or ("", f"pytest ended with {code}")


class Watch:
    """The plugin that gives each test so much time, and remembers the first that fails."""

    def __init__(self) -> None:
        self.noticed: tuple[str, str] | None = None

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self) -> Iterator[None]:
        signal.signal(signal.SIGPROF, _too_long)
        signal.setitimer(signal.ITIMER_PROF, SECONDS_OF_A_TEST)
        yield
        signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._note(report)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._note(report)

    def _note(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        if report.failed and self.noticed is None:
            said = str(report.longrepr).strip().splitlines() or [""]
            self.noticed = report.nodeid, said[-1]


class Notices(Watch):
    """The plugin that lets only some tests run, in their order."""

    def __init__(self, tests: Sequence[str]) -> None:
        super().__init__()
        self.rank = {test: rank for rank, test in enumerate(tests)}

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if item.nodeid in self.rank), key=lambda item: self.rank[item.nodeid])


def _too_long(*_: object) -> None:
    pytest.fail("took too long", pytrace=False)


if sys.platform == "win32":
    raise SystemExit("python -m tests.mutate needs a system whose processes can fork")
