"""Mutants of the lines behind proven rules: would a test notice if the rule were broken?

    python -m tests.mutate --rows 50 --seed 1            fifty rules drawn at random, one mutant each
    python -m tests.mutate --paths engine/rules/combat   only mutants of these files or folders
    python -m tests.mutate --section 702                 only rules of this section
    python -m tests.mutate --lines FILE                  keep in FILE which test runs which line, or read it from there
    python -m tests.mutate --json OUT                    the whole report as data as well

For each rule a line that its tests run is drawn (the fewer tests run it, the likelier), and one thing on it is flipped.
The tests that cite the rule are run first, then all others that run the line. A mutant that some test notices is
killed; one with which nothing can be imported is not valid and does not count. Survivors are listed by rule.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.ledger import outcomes, read_results
from tests.mutants import Mutant, as_environment, mutants_of
from tests.rulebook import Citation, is_within

ROOT = Path(__file__).resolve().parent.parent
BY_CITING, BY_OTHERS, SURVIVED, INVALID = "killed by a citing test", "killed by another test", "survived", "not valid"
MOST_TESTS_AT_ONCE = 400  # tests named on one command line
SECONDS = 300  # for the tests of one mutant: an endless loop is noticed too

Line = tuple[str, int]  # a file from the root, and a line's number


@dataclass(frozen=True, slots=True)
class Trial:
    """A mutant of a line behind a rule, and what became of it."""

    rule: str
    mutant: Mutant
    fate: str
    noticed_by: str = ""


# -- which test runs which line ------------------------------------------------------------------------------------------


def measured(section: str | None, keep: Path | None) -> tuple[dict[str, dict[str, object]], dict[Line, list[str]]]:
    """How the tests that cite rules ended, and which tests run each line, from one run of all tests."""
    if keep is not None and keep.is_file():
        data = json.loads(keep.read_text(encoding="utf-8"))
        return data["results"], {(file, line): tests for file, line, tests in data["lines"]}
    with tempfile.TemporaryDirectory() as folder:
        results, lines = Path(folder) / "results.json", Path(folder) / "lines"
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-p", "no:cacheprovider"]
        command += ["--rule-results", str(results), "--line-data", str(lines)]
        if section:
            command += ["--rules", section]
        subprocess.run(command, cwd=ROOT, check=False)
        found, ran = read_results(results), dict(_lines(lines))
    if keep is not None:
        rows = [[file, line, tests] for (file, line), tests in sorted(ran.items())]
        keep.write_text(json.dumps({"results": found, "lines": rows}), encoding="utf-8")
    return found, ran


def _lines(data: Path) -> Iterator[tuple[Line, list[str]]]:
    """The tests that ran each line, as the processes that ran them have measured it."""
    from coverage import CoverageData

    ran: dict[Line, dict[str, None]] = {}
    for part in sorted(data.parent.glob(f"{data.name}.*")):
        measured_part = CoverageData(basename=str(part))
        measured_part.read()
        for file in sorted(measured_part.measured_files()):
            name = Path(file).relative_to(ROOT).as_posix()
            for line, tests in measured_part.contexts_by_lineno(file).items():
                ran.setdefault((name, line), {}).update(dict.fromkeys(test for test in tests if test))
    yield from ((line, sorted(tests)) for line, tests in ran.items() if tests)


# -- drawing -------------------------------------------------------------------------------------------------------------


def drawn(
    tests_of: Mapping[Citation, Iterable[str]], ran: Mapping[Line, list[str]], rows: int, seed: int, paths: list[str]
) -> Iterator[tuple[Citation, Mutant]]:
    """Rules at random, each with a mutant of a line that its tests run and that few others do."""
    chance = random.Random(seed)
    by_line: dict[str, dict[int, list[Mutant]]] = {}
    by_test: dict[str, list[Line]] = {}
    for line, tests in sorted(ran.items()):
        if not paths or any(line[0].startswith(path) for path in paths):
            for test in tests:
                by_test.setdefault(test, []).append(line)
    citations = sorted(tests_of)
    tried: set[tuple[str, int, int, str]] = set()
    found = attempts = 0
    while found < rows and citations and attempts < 50 * rows:
        attempts += 1
        cited = citations[chance.randrange(len(citations))]
        lines = sorted({line for test in tests_of[cited] for line in by_test.get(test, ())})
        lines = [line for line in lines if _mutants(by_line, line)]
        if not lines:
            continue
        (line,) = chance.choices(lines, weights=[1 / len(ran[line]) ** 2 for line in lines])
        mutant = chance.choice(_mutants(by_line, line))
        if (mutant.file, mutant.start, mutant.end, mutant.after) not in tried:
            tried.add((mutant.file, mutant.start, mutant.end, mutant.after))
            found += 1
            yield cited, mutant


def _mutants(by_line: dict[str, dict[int, list[Mutant]]], line: Line) -> list[Mutant]:
    file, number = line
    if file not in by_line:
        lines = by_line[file] = {}
        for mutant in mutants_of(file, (ROOT / file).read_text(encoding="utf-8")):
            lines.setdefault(mutant.line, []).append(mutant)
    return by_line[file].get(number, [])


# -- trying --------------------------------------------------------------------------------------------------------------


def tried(cited: Citation, mutant: Mutant, citing: list[str], others: list[str]) -> Trial:
    """What becomes of a mutant: the citing tests are run first."""
    if not _imports(mutant):
        return Trial(str(cited), mutant, INVALID)
    for fate, tests in ((BY_CITING, citing), (BY_OTHERS, others)):
        for at in range(0, len(tests), MOST_TESTS_AT_ONCE):
            noticed = _failing(mutant, tests[at : at + MOST_TESTS_AT_ONCE])
            if noticed:
                return Trial(str(cited), mutant, fate, noticed)
    return Trial(str(cited), mutant, SURVIVED)


def _environment(mutant: Mutant) -> dict[str, str]:
    return {**os.environ, **as_environment(mutant), "PYTHONDONTWRITEBYTECODE": "1"}


def _imports(mutant: Mutant) -> bool:
    """Whether the words of the game can be loaded with a mutant at all."""
    load = "from pathlib import Path; from tests.mutants import install; install(Path().resolve())"
    command = [sys.executable, "-c", f"{load}; from engine import catalogue, api; catalogue.load()"]
    done = subprocess.run(command, cwd=ROOT, env=_environment(mutant), capture_output=True, check=False)
    return done.returncode == 0


def _failing(mutant: Mutant, tests: list[str]) -> str:
    """The first of some tests that fails with a mutant; "" if none does."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly", *tests]
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=_environment(mutant), capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return "took too long"
    if done.returncode == 0:
        return ""
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].partition(" - ")[0] if failed else f"pytest ended with {done.returncode}"


# -- reporting -----------------------------------------------------------------------------------------------------------


def report(trials: list[Trial]) -> Iterator[str]:
    """The survivors, and how many of the valid mutants were killed, by whom."""
    for trial in sorted(trials, key=lambda trial: (trial.fate, trial.rule)):
        if trial.fate in (SURVIVED, BY_OTHERS):
            yield f"{trial.rule:<10} {trial.fate}: {trial.mutant}"
    fates = Counter(trial.fate for trial in trials)
    valid = len(trials) - fates[INVALID]
    killed = fates[BY_CITING] + fates[BY_OTHERS]
    yield ""
    for fate in (BY_CITING, BY_OTHERS, SURVIVED, INVALID):
        yield f"{fate:<24}{fates[fate]:>6}"
    if valid:
        yield f"of {valid} valid mutants {killed / valid:.1%} were killed, {fates[BY_CITING] / valid:.1%} by a citing test"


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description="Would a test notice a broken rule?")
    parser.add_argument("--rows", type=int, default=50, metavar="N", help="how many mutants to try (50)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the chance that draws them")
    parser.add_argument("--paths", nargs="*", default=[], metavar="PATH", help="only lines below these paths")
    parser.add_argument("--section", metavar="NUMBER", help="only rules of this section, or this rule")
    parser.add_argument("--lines", type=Path, metavar="FILE", help="which test runs which line: read, or written")
    parser.add_argument("--jobs", type=int, default=2, metavar="J", help="mutants tried at the same time (2)")
    parser.add_argument("--json", type=Path, metavar="OUT", help="write the report as JSON too")
    options = parser.parse_args(arguments)
    results, ran = measured(options.section if options.lines is None else None, options.lines)
    tests_of = {
        cited: sorted(test for test, outcome in ended.items() if outcome == "passed")
        for cited, ended in outcomes(results).items()
        if options.section is None or is_within(cited.number, options.section)
    }
    chosen = list(drawn(tests_of, ran, options.rows, options.seed, options.paths))

    def attempt(one: tuple[Citation, Mutant]) -> Trial:
        cited, mutant = one
        citing = tests_of[cited]
        others = [test for test in ran.get((mutant.file, mutant.line), ()) if test not in citing]
        trial = tried(cited, mutant, citing, others)
        print(f"{trial.fate:<24} {trial.rule:<10} {trial.mutant}", flush=True)
        return trial

    with ThreadPoolExecutor(options.jobs) as pool:
        trials = list(pool.map(attempt, chosen))
    print("\n".join(report(trials)))
    if options.json:
        options.json.write_text(json.dumps([asdict(trial) for trial in trials], indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
