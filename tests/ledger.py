"""The ledger: for every rule that the product promises, the tests that prove it.

    python -m tests.ledger                      run the tests that cite rules, then report
    python -m tests.ledger --section 603        only this section (or rule)
    python -m tests.ledger --results FILE       report on an earlier `pytest --rule-results FILE`
    python -m tests.ledger --json OUT           the whole report as data as well

A rule is *proven* when tests that cite it passed and none failed, *exempt* when assets/rules/exempt.tsv says why no
test can show it, and *open* otherwise. Returns 0 whatever is open: the ledger measures, the tests judge.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.rulebook import DEFAULT_EDITION, MISSED_TRIGGER_POLICY, RULES, Citation, is_within, read_table

ROOT = RULES.parent.parent
EDITION_OF_SOURCE = {"2006-419-421": "2006-10-01", MISSED_TRIGGER_POLICY: MISSED_TRIGGER_POLICY}
STATES = ("proven", "exempt", "open")


@dataclass(frozen=True, slots=True)
class Row:
    """One promised rule, and what the tests say of it."""

    number: str
    title: str
    edition: str
    state: str
    proven_by: tuple[str, ...] = ()
    failing: tuple[str, ...] = ()
    reason: str = ""
    clauses: tuple[str, ...] = ()  # the parts of the rule that tests say they prove

    @property
    def section(self) -> str:
        return self.number.partition(".")[0]


def outcomes(results: Mapping[str, Mapping[str, object]]) -> dict[Citation, dict[str, str]]:
    """How the tests that cite each rule ended, by test."""
    found: dict[Citation, dict[str, str]] = {}
    for test, result in sorted(results.items()):
        for edition, number, *_ in result["rules"]:  # type: ignore[attr-defined]
            found.setdefault(Citation(edition, number), {})[test] = str(result["outcome"])
    return found


def clauses(results: Mapping[str, Mapping[str, object]]) -> dict[Citation, tuple[str, ...]]:
    """The clauses of each rule that passing tests name."""
    found: dict[Citation, dict[str, None]] = {}
    for _, result in sorted(results.items()):
        for edition, number, *named in result["rules"]:  # type: ignore[attr-defined]
            if result["outcome"] == "passed":
                found.setdefault(Citation(edition, number), {}).update(dict.fromkeys(filter(None, named)))
    return {cited: tuple(named) for cited, named in found.items()}


def ledger(results: Mapping[str, Mapping[str, object]], rules: Path = RULES) -> list[Row]:
    """Every promised rule with its state."""
    exempt = {row["number"]: row["reason"] for row in read_table(rules / "exempt.tsv")}
    tests, named = outcomes(results), clauses(results)
    rows = []
    for promised in read_table(rules / "ledger.tsv"):
        number, edition = promised["number"], EDITION_OF_SOURCE.get(promised["source"], DEFAULT_EDITION)
        ended = tests.get(Citation(edition, number), {})
        passed = tuple(test for test, outcome in ended.items() if outcome == "passed")
        failing = tuple(test for test, outcome in ended.items() if outcome == "failed")
        if passed and not failing:
            state = "proven"
        else:
            state = "exempt" if number in exempt and not failing else "open"
        parts = named.get(Citation(edition, number), ())
        rows.append(Row(number, promised["title"], edition, state, passed, failing, exempt.get(number, ""), parts))
    return rows


def totals(rows: Iterable[Row]) -> dict[str, Counter[str]]:
    """How many rules of each section are in each state."""
    found: dict[str, Counter[str]] = {}
    for row in rows:
        found.setdefault(row.section, Counter())[row.state] += 1
    return found


def report(rows: list[Row], detailed: bool) -> Iterable[str]:
    """The lines to print: each rule if asked for, then the sections, then the sum."""
    if detailed:
        for row in rows:
            note = row.reason if row.state == "exempt" else ", ".join(row.proven_by)
            if row.failing:
                note = "FAILING: " + ", ".join(row.failing)
            yield f"{row.number:<9} {row.state:<7} {row.title}{'  ' + note if note else ''}"
            yield from (f"{'':<17}   clause: {clause}" for clause in row.clauses)
        yield ""
    yield f"{'section':<9}" + "".join(f"{state:>8}" for state in STATES)
    for section, counts in totals(rows).items():
        yield f"{section:<9}" + "".join(f"{counts[state]:>8}" for state in STATES)
    counted = Counter(row.state for row in rows)
    yield f"{'all':<9}" + "".join(f"{counted[state]:>8}" for state in STATES)


def run_tests(section: str | None) -> dict[str, dict[str, object]]:
    """The results of the tests that cite rules, from a run of pytest that reports as usual."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "results.json"
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "-m", "rule", "--rule-results", str(target)]
        if section:
            command += ["--rules", section]
        subprocess.run(command, cwd=ROOT, check=False)
        return read_results(target)


def read_results(path: Path) -> dict[str, dict[str, object]]:
    """What `pytest --rule-results` has written."""
    try:
        results: dict[str, dict[str, object]] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SystemExit(f"no results of pytest --rule-results in {path}: {error}") from error
    return results


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.ledger", description="Which promised rules are proven?")
    parser.add_argument("--results", type=Path, metavar="FILE", help="a file that pytest --rule-results has written")
    parser.add_argument("--section", metavar="NUMBER", help="only this section or rule, each rule in its own line")
    parser.add_argument("--json", type=Path, metavar="OUT", help="write the report as JSON too")
    options = parser.parse_args(arguments)
    rows = ledger(read_results(options.results) if options.results else run_tests(options.section))
    if options.section:
        rows = [row for row in rows if is_within(row.number, options.section)]
    if options.json:
        options.json.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n", encoding="utf-8")
    print("\n".join(report(rows, detailed=bool(options.section))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
