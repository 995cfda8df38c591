"""Mutants of the lines behind proven rules: would a test notice if the rule were broken?

    python -m tests.mutate --rows 50 --seed 1            fifty mutants of lines behind rules drawn at random
    python -m tests.mutate --paths engine/game/rules/combat   only mutants of these files or folders
    python -m tests.mutate --section 702 701             only rules of these sections
    python -m tests.mutate --each 3 --section 702.19     for each rule its three likeliest mutants instead of a random draw
    python -m tests.mutate --heaviest 3000 --citing      those that are drawn likeliest, by the tests that cite the rule only
    python -m tests.mutate --asserted                    what the tests assert alone, not the accounts of what they play
    python -m tests.mutate --lines FOLDER                keep in FOLDER which test runs which line, or read it from there
    python -m tests.mutate --json OUT                    the whole report as data as well

For each rule a line that its tests run is drawn (the fewer tests run it, the likelier), and one thing on it is flipped.
What is only run as a file is imported, a keyword's definition say, belongs to the tests of the rules that the file says
it is about. The tests that cite the rule, or a rule of its own (704.5j is part of 704.5), are run first, then others that
run the line. A mutant that some test notices
is killed; one that the type checker refuses, or with which nothing can be imported, is not valid and does not count;
nor does one that nobody could notice (equivalent_mutants.toml).
Survivors are listed by rule.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from functools import cache
from heapq import nlargest
from itertools import islice
from pathlib import Path

from tests.ledger import outcomes, read_results
from tests.rulebook import Citation, edition_of, is_part, is_within
from tests.support.mutants.equivalents import Equivalent, equivalents, that_count
from tests.support.mutants.lines_run import RESULTS, LinesRun, measure
from tests.support.mutants.mutants import Mutant, rules_of
from tests.support.mutants.trials import ASSERTED, BY_CITING, BY_OTHERS, INVALID, ROOT, SURVIVED, Task, Trial, tried
from tests.support.mutants.types_of_mutants import TypeChecker

ATTEMPTS = 50  # for each mutant to be found


Place = tuple[str, int, bool]  # a line, and whether what is meant is what it declares as its file is imported


class Draw:
    """Mutants behind rules: on which places a rule's tests rest, and which tests rest on a place."""

    def __init__(self, tests_of: Mapping[Citation, list[str]], ran: LinesRun, paths: list[str]) -> None:
        self.tests_of, self.ran = tests_of, ran
        self.mutants: dict[Place, list[Mutant]] = {}
        self.declaring: dict[str, list[str]] = {}  # the tests of what a file declares
        self.about: dict[Citation, list[str]] = {}  # the files that say they are about a rule
        listed = equivalents()
        for file in ran.files:
            if not paths or file.startswith(tuple(paths)):
                self._read(file, listed)

    def _read(self, file: str, listed: dict[Equivalent, str]) -> None:
        source = (ROOT / file).read_text(encoding="utf-8")
        for mutant in that_count(file, source, listed):
            self.mutants.setdefault((file, mutant.line, mutant.declared), []).append(mutant)
        tests = dict.fromkeys(self.ran.tests_in(file))
        for number, year in rules_of(source):
            meant = Citation(edition_of(year), number)
            self.about.setdefault(meant, []).append(file)
            for cited, citing in self.tests_of.items():
                if is_part(cited, meant):
                    tests.update(dict.fromkeys(citing))
        self.declaring[file] = list(tests)

    def behind(self, cited: Citation) -> list[Place]:
        """The places that the tests of a rule rest on, if something can be flipped there."""
        lines = {line for test in self.tests_of[cited] for line in self.ran.of(test)}
        places = {(file, line, False) for file, line in lines}
        files = {file for meant, about in self.about.items() if is_part(cited, meant) for file in about}
        places |= {place for place in self.mutants if place[2] and place[0] in files}
        return sorted(place for place in places if place in self.mutants)

    def tests_at(self, place: Place) -> list[str]:
        """The tests that rest on a place, those first that have most to do with it."""
        file, line, declared = place
        return self.ran.by_concern(file, self.declaring[file] if declared else self.ran.tests_of((file, line)))

    def _weight(self, place: Place) -> float:
        file, line, declared = place
        return 1 / max(1, len(self.declaring[file]) if declared else self.ran.counts[file, line]) ** 2

    def drawn(self, rows: int, seed: int) -> Iterator[Task]:
        """Rules at random, each with a mutant of a line that its tests run and that few others do."""
        chance = random.Random(seed)
        citations = sorted(self.tests_of)
        behind = cache(self.behind)
        taken: set[Mutant] = set()
        attempts = 0
        while len(taken) < rows and citations and attempts < ATTEMPTS * rows:
            attempts += 1
            cited = chance.choice(citations)
            places = behind(cited)
            if not places:
                continue
            (place,) = chance.choices(places, weights=[self._weight(place) for place in places])
            mutant = chance.choice(self.mutants[place])
            if mutant not in taken:
                taken.add(mutant)
                yield self._task(cited, place, mutant)

    def likeliest(self, number: int) -> Iterator[Task]:
        """For each rule so many mutants of the lines that its tests run and that the fewest others do."""
        for cited in sorted(self.tests_of):
            found = ((at, mutant) for at in sorted(self.behind(cited), key=self._weight, reverse=True) for mutant in self.mutants[at])
            for place, mutant in islice(found, number):
                yield self._task(cited, place, mutant)

    def heaviest(self, number: int) -> Iterator[Task]:
        """So many rules with a mutant, those that are drawn likeliest first."""
        found: list[tuple[float, Citation, Place, Mutant]] = []
        for cited in sorted(self.tests_of):
            weights = {place: self._weight(place) for place in self.behind(cited)}
            total = sum(weights.values())
            for place, weight in weights.items():
                chance = weight / total / len(self.mutants[place])
                found.extend((chance, cited, place, mutant) for mutant in self.mutants[place])
            found = nlargest(number, found, key=lambda one: one[0])
        for _, cited, place, mutant in found:
            yield self._task(cited, place, mutant)

    def _task(self, cited: Citation, place: Place, mutant: Mutant) -> Task:
        citing = self.ran.by_concern(mutant.file, self.tests_of[cited])
        return Task(str(cited), mutant, citing, [test for test in self.tests_at(place) if test not in set(citing)])


def family(number: str) -> set[str]:
    """The number that a rule shares with those beside it: 702.19 of 702.19b."""
    return {number.partition(" ")[0].rstrip("abcdefghijklmnopqrstuvwxyz")}


def report(trials: list[Trial], tests_of: Mapping[Citation, list[str]]) -> Iterator[str]:
    """The survivors, and how many of the valid mutants were killed, by whom."""
    numbers: dict[str, set[str]] = {}
    for cited, tests in tests_of.items():
        for test in tests:
            numbers.setdefault(test, set()).update(family(cited.number))
    for trial in sorted(trials, key=lambda trial: (trial.fate, trial.rule)):
        if trial.fate in (SURVIVED, BY_OTHERS):
            yield f"{trial.rule:<10} {trial.fate}: {trial.mutant}" + (f" ({trial.noticed_by})" if trial.noticed_by else "")
    fates = Counter(trial.fate for trial in trials)
    valid = len(trials) - fates[INVALID]
    killed = fates[BY_CITING] + fates[BY_OTHERS]
    yield ""
    for fate in (BY_CITING, BY_OTHERS, SURVIVED, INVALID):
        yield f"{fate:<24}{fates[fate]:>6}"
    if valid:
        yield f"of {valid} valid mutants {killed / valid:.1%} were killed, {fates[BY_CITING] / valid:.1%} by a citing test"
    beside = sum(trial.fate == BY_OTHERS and bool(family(trial.rule) & numbers.get(trial.noticed_by, set())) for trial in trials)
    yield f"of those killed by another test {beside} were by one that cites a rule beside it (702.19c beside 702.19b)"


def passing(folder: Path, sections: list[str]) -> dict[Citation, list[str]]:
    """The tests that passed, by the rules of some sections, or of all, that they cite. A rule's with those of its
    own."""
    ended = outcomes(read_results(folder / RESULTS))
    found = {}
    for cited in ended:
        if not sections or any(is_within(cited.number, section) for section in sections):
            parts = (part for part in ended if is_part(part, cited))
            found[cited] = sorted({test for part in parts for test, end in ended[part].items() if end == "passed"})
    return found


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description="Would a test notice a broken rule?")
    parser.add_argument("--rows", type=int, default=50, metavar="N", help="how many mutants to try (50)")
    parser.add_argument("--each", type=int, metavar="N", help="instead: the N likeliest mutants of each rule")
    parser.add_argument("--heaviest", type=int, metavar="N", help="instead: the N rules and mutants that are drawn likeliest")
    parser.add_argument("--citing", action="store_true", help="play only tests that cite the rule")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the chance that draws them")
    parser.add_argument("--paths", nargs="*", default=[], metavar="PATH", help="only lines below these paths")
    parser.add_argument("--section", nargs="*", default=[], metavar="NUMBER", help="only rules of these sections, or these")
    parser.add_argument("--lines", type=Path, metavar="FOLDER", help="which test runs which line: read, or written")
    parser.add_argument("--asserted", action="store_true", help="without the accounts of what tests play (tests.support.accounts.accounts)")
    parser.add_argument("--jobs", type=int, default=2, metavar="J", help="mutants tried at the same time (2)")
    parser.add_argument("--json", type=Path, metavar="OUT", help="write the report as JSON too")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.lines or Path(temporary) / "lines"
        if not (folder / RESULTS).is_file():
            measure(ROOT, folder, options.section if options.lines is None else [])
        ran, tests_of = LinesRun(ROOT, folder), passing(folder, options.section)
    if ran.changed:
        print(f"left out, as they have changed since their lines were measured: {', '.join(ran.changed)}\n")
    trials = []
    draw = Draw(tests_of, ran, options.paths)
    if options.heaviest:
        tasks = draw.heaviest(options.heaviest)
    else:
        tasks = draw.likeliest(options.each) if options.each else draw.drawn(options.rows, options.seed)
    if options.citing:
        tasks = (replace(task, others=[]) for task in tasks)
    # That a test passed as lines were measured says that what it asserts holds, not that it plays what it has played.
    known = {test for tests in tests_of.values() for test in tests} if options.asserted else set()
    with TypeChecker(ROOT) as checker:
        for trial in tried(tasks, options.jobs, checker.objection, known, ASSERTED if options.asserted else ()):
            trials.append(trial)
            print(f"{trial.fate:<24} {trial.rule:<10} {trial.mutant} {trial.noticed_by}".rstrip(), flush=True)
    print("\n".join(report(trials, tests_of)))
    if options.json:
        options.json.write_text(json.dumps([asdict(trial) for trial in trials], indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
