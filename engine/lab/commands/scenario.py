"""`python -m engine scenario PATH… --cards CARDS.json [--jobs N] [--json OUT]`: run scenarios."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.api import load_library
from engine.core.record import replace
from engine.core.untrusted import is_folder
from engine.game.rules.strict_mode import strictly
from engine.scenario.card_index import CardIndex
from engine.scenario.results import DEFECT, PASSED, RESULTS, OutOfTime, Result, run_file

SECONDS = 20.0

_worker: Callable[[Path], Result]  # of a worker process; set as it begins


class Stopwatch:
    """The time a run may take.

    It is looked at between the pieces of the game, and by an alarm where there is one.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.end = time.perf_counter() + seconds

    def __call__(self) -> None:
        if time.perf_counter() > self.end:
            raise OutOfTime(f"it took more than {self.seconds:g} seconds")


def main(argv: Sequence[str]) -> int:
    """Run the scenarios of files and folders; 0 if all passed, 1 if some did not, 2 if there are none."""
    options = _parser().parse_args(argv)
    paths = list(scenario_files(options.paths))
    if not paths:
        print("there is no scenario file (.json) at: " + ", ".join(map(str, options.paths)), file=sys.stderr)
        return 2
    began = time.perf_counter()
    results = []
    for result in run_all(paths, options.cards, options.jobs, options.timeout):
        results.append(result)
        if not options.quiet and (result.result != PASSED or options.verbose or len(paths) == 1):
            print(_shown(result, options.verbose), flush=True)
    totals = summary(results, time.perf_counter() - began)
    print(" ".join(f"{name} {number}" for name, number in totals.items()))
    if options.json:
        data = {"scenarios": [result.as_data() for result in results], "totals": totals}
        Path(options.json).write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    return 0 if totals[PASSED] == len(results) else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine scenario", description="Run scenario files.")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="scenario files, or folders with them")
    parser.add_argument("--cards", action="append", default=[], help="card files besides the shipped cards")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use")
    parser.add_argument("--json", metavar="OUT", help="write all results to a file")
    parser.add_argument("--timeout", type=float, default=SECONDS, help="seconds a scenario may take (default 20)")
    parser.add_argument("--verbose", action="store_true", help="show the whole log of every run")
    parser.add_argument("--quiet", action="store_true", help="show the totals only")
    return parser


def scenario_files(paths: Sequence[Path]) -> Iterator[Path]:
    """The scenario files at some paths, those of folders in order of their names."""
    for path in paths:
        if is_folder(path):
            yield from sorted(path.rglob("*.json"))
        else:
            yield path


def run_all(paths: Sequence[Path], cards: Sequence[str], jobs: int = 1, seconds: float = SECONDS) -> Iterator[Result]:
    """Run scenario files in their order, in so many processes."""
    if jobs <= 1:
        run = _runner(cards, seconds)
        for path in paths:
            yield run(path)
        return
    context = multiprocessing.get_context("spawn" if sys.platform != "linux" else "fork")
    with context.Pool(jobs, _begin_worker, (tuple(cards), seconds), maxtasksperchild=None) as pool:
        yield from pool.imap(_in_worker, paths, chunksize=4)


def _begin_worker(cards: Sequence[str], seconds: float) -> None:
    global _worker
    _worker = _runner(cards, seconds)


def _in_worker(path: Path) -> Result:
    return _worker(path)


def _runner(cards: Sequence[str], seconds: float) -> Callable[[Path], Result]:
    index = CardIndex(load_library(cards))

    def run(path: Path) -> Result:
        began = time.perf_counter()
        try:
            with strictly():
                result = _with_alarm(seconds, lambda: run_file(path, index, Stopwatch(seconds)))
        except OutOfTime as error:  # the alarm rang outside of the run itself
            result = Result(path.stem, DEFECT, f"time-out: {error}")
        return replace(result, seconds=time.perf_counter() - began)

    return run


def _with_alarm(seconds: float, procedure: Callable[[], Result]) -> Result:
    """Do something that is broken off after a time, also in the middle of a piece of the game."""
    if not hasattr(signal, "SIGALRM"):
        return procedure()

    def ring(number: int, frame: Any) -> None:
        raise OutOfTime(f"it took more than {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return procedure()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def summary(results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """How many scenarios there were, and how many of each result."""
    totals: dict[str, Any] = {"scenarios": len(results)}
    for name in RESULTS:
        totals[name] = sum(result.result == name for result in results)
    totals["seconds"] = round(seconds, 1)
    return totals


def _shown(result: Result, verbose: bool) -> str:
    detail = "".join(f"\n    {line}" for line in result.detail.split("\n") if line)
    log = "".join(f"\n    | {line}" for line in result.log) if verbose else ""
    return f"{result.result} {result.id} ({result.seconds:.2f} s){detail}{log}"
