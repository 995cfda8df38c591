"""What every test shares: Qt without a display, and a record of which rules the tests prove.

    pytest --rules 603.3            only the tests that cite 603.3, 603.3a …
    pytest --rule-results FILE      how each test that cites a rule ended, for `python -m tests.ledger --results FILE`
    pytest --approve                what these tests play is what they should play (`tests.support.accounts.accounts`)
    pytest --long                   what searches by chance or plays long, too, and oftener (`tests.support.games.how_often`)
    pytest --line-data FILE         which lines each test runs, for `python -m tests.mutate`

What tests share is in `tests/support`, by topic; a new helper goes where its like is:

    boards    Positions that a test sets up and plays on.
    games     Whole games: matches, drafts, practice; and how often they are tried.
    cards     Cards and their words.
    accounts  What a test plays, told and compared.
    mutants   Broken lines, and whether tests notice them.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Generator
from pathlib import Path

# Before anything imports Qt. A real platform can still be asked for, to look at a test on a screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if sys.platform == "linux":
    os.environ["LC_ALL"] = "C.UTF-8"

if sys.dont_write_bytecode:  # then it is kept apart from the sources: to compile them takes longer than most tests
    sys.dont_write_bytecode = False
    sys.pycache_prefix = str(Path(__file__).resolve().parent.parent / ".pytest_cache" / "bytecode")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # for the processes that tests start, too
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix

import hypothesis
import pytest

from tests.rulebook import citations, is_within, objection
from tests.support.accounts.accounts import Accounts, Kept
from tests.support.games.how_often import LONG, is_long

CITED = "rules cited"

# How long an example takes to be drawn says how busy the machine is, nothing else.
hypothesis.settings.register_profile(
    "here", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("here")
ROOT = Path(__file__).resolve().parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rulebook")
    group.addoption("--rules", metavar="NUMBER", action="append", default=[],
                    help="only tests that cite this rule, its subrules or its section")  # fmt: skip
    group.addoption("--long", action="store_true", help="what searches by chance or plays long, too, and oftener")
    group.addoption("--line-data", type=Path, metavar="FILE", help="measure which lines each test runs")
    group.addoption("--approve", action="store_true", help="keep what these tests play as what they should play")
    group.addoption("--golden", action="store_true", help="with --approve: keep their games in words from now on")
    group.addoption("--tell", type=Path, metavar="FOLDER", help="write what these tests play into a folder")
    group.addoption("--no-accounts", action="store_true", help="do not compare what tests play with what they played")
    group.addoption("--rule-results", type=Path, metavar="FILE", help="write how the tests that cite rules ended")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--long"):
        os.environ[LONG] = "1"
    target = config.getoption("--rule-results")
    if target and not hasattr(config, "workerinput"):  # pytest-xdist's workers report to the process that has it
        config.pluginmanager.register(RuleResults(target), "rule-results")
    if not config.getoption("--no-accounts"):
        asked = (config.getoption(name) for name in ("--approve", "--golden", "--tell"))
        config.pluginmanager.register(Accounts(Kept(config.rootpath / "tests" / "as_played"), *asked), "accounts")
    lines = config.getoption("--line-data")
    if lines and (hasattr(config, "workerinput") or not config.getoption("numprocesses", None)):  # where tests are run
        config.pluginmanager.register(LineData(lines), "line-data")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--rules")
    for item in items:
        item.user_properties.extend((CITED, [cited.edition, cited.number, cited.clause]) for cited in citations(item))
    if wanted:
        _choose(config, items, lambda item: _wanted(item, wanted))
    if not is_long() and not any("::" in named for named in config.args):
        _choose(config, items, lambda item: item.get_closest_marker("long") is None)


def _choose(config: pytest.Config, items: list[pytest.Item], wanted: Callable[[pytest.Item], bool]) -> None:
    config.hook.pytest_deselected(items=[item for item in items if not wanted(item)])
    items[:] = filter(wanted, items)


def _wanted(item: pytest.Item, numbers: list[str]) -> bool:
    return any(is_within(cited.number, number) for cited in citations(item) for number in numbers)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A wrong citation fails its own test at once, also when nothing else is run."""
    objections = [text for cited in citations(item) if (text := objection(cited))]
    if objections:
        pytest.fail("\n".join(objections), pytrace=False)


class RuleResults:
    """The record of how each test that cites rules ended; only a test that passed proves anything."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.results: dict[str, dict[str, object]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = [value for name, value in report.user_properties if name == CITED]
        if not rules:
            return
        result = self.results.setdefault(report.nodeid, {"rules": rules, "outcome": "not run"})
        if report.failed:
            result["outcome"] = "failed"  # in whichever phase
        elif report.skipped:
            result["outcome"] = "xfailed" if hasattr(report, "wasxfail") else "skipped"
        elif report.when == "call":
            result["outcome"] = "passed"

    def pytest_sessionfinish(self) -> None:
        text = json.dumps(dict(sorted(self.results.items())), indent=1)
        self.target.write_text(text + "\n", encoding="utf-8")


class LineData:
    """Which lines of the engine each test runs: one file for each process, FILE.PROCESS."""

    def __init__(self, target: Path) -> None:
        from coverage import Coverage

        name = f"{target}.{os.environ.get('PYTEST_XDIST_WORKER', 'main')}"
        self.coverage = Coverage(data_file=name, source=[str(ROOT / "engine")], messages=False)
        self.coverage.start()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, None, None]:
        self.coverage.switch_context(item.nodeid)
        if table := sys.modules.get("tests.support.boards.table"):
            table.compiled_once.cache_clear()  # what a test compiles, it runs
        yield
        self.coverage.switch_context("")

    def pytest_unconfigure(self) -> None:
        self.coverage.stop()
        self.coverage.save()
