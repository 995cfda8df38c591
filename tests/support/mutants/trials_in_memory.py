"""Trials of mutants in forks of one process that has the product and all tests in memory. Thirty seconds to begin,
then some hundred a minute.

In a fork the functions of the mutant's file are made to do what the mutant's do. What was run as files were imported,
tests were collected or words were loaded has left its mark on what is in memory: a mutant of such a line can not be tried
so, and is given back.
"""

from __future__ import annotations

import gc
import importlib
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from coverage import Coverage

from tests.support.mutants.mutants import Mutant
from tests.support.mutants.trials import NOT_HERE, OPTIONS, ROOT, Task, Trial, Watch, stages

OF_FORKS = ("-p", "no:unraisableexception", "-W", "ignore::ResourceWarning")  # what a fork leaves open is its parent's


class Session(Watch):
    """The plugin that, in the place of the tests' own turn, does something with all that is in memory."""

    def __init__(self, then: Callable[[Session], None]) -> None:
        super().__init__()
        self.then = then
        self.lines = Coverage(data_file=None, source=[str(ROOT / "engine")], messages=False)
        self.lines.start()
        self.items: dict[str, pytest.Item] = {}
        self.functions: dict[str, list[FunctionType]] = {}
        self.begun: dict[str, frozenset[int]] = {}  # the lines that were run meanwhile

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self._load()
        self.then(self)
        return True

    def _load(self) -> None:
        importlib.import_module("engine.api")
        importlib.import_module("engine.vocabulary.catalogue").load()
        for module in pkgutil.walk_packages([str(ROOT / "engine")], "engine."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
        self.lines.stop()
        data = self.lines.get_data()
        self.begun = {file: frozenset(data.lines(file) or ()) for file in data.measured_files()}
        gc.unfreeze()
        gc.collect()
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self.functions.setdefault(thing.__code__.co_filename, []).append(thing)
        gc.freeze()  # what is in memory is shared by the forks

    def outcome(self, task: Task) -> Trial:
        """What becomes of a mutant, in a fork."""
        trial = Trial(task.rule, task.mutant)
        if task.mutant is not None and not self._put(task.mutant):
            return replace(trial, fate=NOT_HERE)
        for fate, tests in stages(task):
            if noticed := self._failing([self.items[test] for test in tests if test in self.items]):
                return replace(trial, fate=fate, noticed_by=noticed[0], why=noticed[1])
        return trial

    def _failing(self, items: Sequence[pytest.Item]) -> tuple[str, str] | None:
        for item, following in zip_longest(items, items[1:]):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.noticed:
                break
        return self.noticed

    def _put(self, mutant: Mutant) -> bool:
        """Put a mutant in the place of what it is of, if no more than functions depend on it."""
        path = str(ROOT / mutant.file)
        lines = range(mutant.line, mutant.line + mutant.before.count("\n") + 1)
        if mutant.declared or not self.begun.get(path, frozenset()).isdisjoint(lines):
            return False
        source = Path(path).read_text(encoding="utf-8")
        before, after = (compile(text, path, "exec", dont_inherit=True) for text in (source, mutant.applied(source)))
        instead = dict(_pairs(before, after))
        found = [function for function in self.functions.get(path, ()) if function.__code__ in instead]
        try:
            for function in found:
                function.__code__ = instead[function.__code__]
        except ValueError:  # it uses other variables of the function around it
            return False
        return bool(found)


def _pairs(before: CodeType, after: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """What stands in a source, and what instead in its mutant, as far as it differs."""
    if before != after:
        yield before, after
    inner = [[constant for constant in code.co_consts if isinstance(constant, CodeType)] for code in (before, after)]
    if len(inner[0]) == len(inner[1]):
        for one, other in zip(*inner, strict=True):
            yield from _pairs(one, other)


def play(files: Sequence[str], options: Sequence[str], then: Callable[[Session], None]) -> None:
    """Collect the tests of some files, with the product in memory, and do something with them."""
    code = pytest.main([*OPTIONS, *OF_FORKS, *options, *files], plugins=[Session(then)])
    if code != pytest.ExitCode.OK:
        raise RuntimeError(f"pytest could not collect the tests: it ended with {code}")
