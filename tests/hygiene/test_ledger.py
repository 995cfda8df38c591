"""The ledger: what a run of pytest records, and what the ledger makes of it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ledger, rulebook
from tests.hygiene.project_tree import ROOT
from tests.hygiene.small_suites import run_here, suite_in
from tests.rulebook import RULES, Citation, citation, citations, is_within, objection, read_table, titles

SMALL_SUITE = '''
import pytest
from tests.rulebook import rule

@rule("603.2", "603.3b")
def test_passes(): pass

@rule("603.3b")
@pytest.mark.parametrize("x", [1, 2])
def test_fails_once(x): assert x == 1

@rule("603.4")
class TestOfAClass:
    @rule("420.5e", edition="2006-10-01")
    def test_cites_two_editions(self): pass

@rule("603.5")
@pytest.mark.skip
def test_skipped(): pass

@rule("603.6")
@pytest.mark.xfail
def test_expected_to_fail(): assert False

@pytest.fixture
def breaks_afterwards():
    yield
    assert False

@rule("603.7")
def test_breaks_afterwards(breaks_afterwards): pass

@rule("603.99")
def test_cites_what_is_not_there(): pass

def test_cites_nothing(): pass
'''


EXPECTED = {
    "test_passes": "passed",
    "test_fails_once[1]": "passed",
    "test_fails_once[2]": "failed",
    "test_cites_two_editions": "passed",
    "test_skipped": "skipped",
    "test_expected_to_fail": "xfailed",
    "test_breaks_afterwards": "failed",
    "test_cites_what_is_not_there": "failed",
}


def ended(folder: Path) -> dict[str, dict[str, object]]:
    """How the tests of the suite ended."""
    return json.loads((folder / "results.json").read_text(encoding="utf-8"))


def by_name(results: dict[str, dict[str, object]]) -> dict[str, object]:
    return {test.rpartition("::")[2]: result["outcome"] for test, result in results.items()}


def test_a_run_records_how_each_citing_test_ended(tmp_path: Path) -> None:
    output = run_here(suite_in(tmp_path, SMALL_SUITE), "--rule-results", str(tmp_path / "results.json"))
    results = ended(tmp_path)
    assert by_name(results) == EXPECTED
    assert "603.99: the edition 2024-02-06 has no such numbered rule" in output
    rows = {row.number: row for row in ledger.ledger(results)}
    proven = {number for number, row in rows.items() if row.state == "proven"}
    assert proven == {"603.2", "603.4", "420.5e"}
    assert rows["603.3b"].failing == ("tests/test_small.py::test_fails_once[2]",)
    assert rows["603.2"].proven_by == ("tests/test_small.py::test_passes",)


def test_processes_record_together(tmp_path: Path) -> None:
    folder = suite_in(tmp_path, SMALL_SUITE)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "tests.conftest", "-n", "2"]
    command += ["--rule-results", str(folder / "results.json"), "--rootdir", str(folder), str(folder)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert by_name(ended(folder)) == EXPECTED


def test_a_run_can_be_narrowed_to_a_rule(tmp_path: Path) -> None:
    options = ("--rule-results", str(tmp_path / "results.json"), "--rules", "603.3")
    output = run_here(suite_in(tmp_path, SMALL_SUITE), *options)
    assert set(by_name(ended(tmp_path))) == {"test_passes", "test_fails_once[1]", "test_fails_once[2]"}
    assert "6 deselected" in output


def rules_folder(folder: Path, exempt: str) -> Path:
    """A ledger of three rules."""
    promised = ["number title source", "603.2 Triggers x", "603.2a Triggers x", "700.1 General x"]
    (folder / "ledger.tsv").write_text("".join("\t".join(row.split()) + "\n" for row in promised), encoding="utf-8")
    (folder / "exempt.tsv").write_text("number\treason\n" + exempt, encoding="utf-8")
    return folder


def test_an_exempt_rule_has_its_reason_until_a_test_speaks(tmp_path: Path) -> None:
    rules = rules_folder(tmp_path, "603.2a\tonly defines a word\n700.1\tonly defines a word\n")
    results = {"t1": {"rules": [["2024-02-06", "700.1"]], "outcome": "passed"}}
    states = {row.number: (row.state, row.reason) for row in ledger.ledger(results, rules)}
    assert states == {
        "603.2": ("open", ""),
        "603.2a": ("exempt", "only defines a word"),
        "700.1": ("proven", "only defines a word"),
    }
    failing = {"t1": {"rules": [["2024-02-06", "603.2a"]], "outcome": "failed"}}
    assert [row.state for row in ledger.ledger(failing, rules)] == ["open", "open", "exempt"]


def test_another_edition_proves_nothing(tmp_path: Path) -> None:
    results = {"t1": {"rules": [["2026-01-16", "603.2"]], "outcome": "passed"}}
    assert {row.state for row in ledger.ledger(results, rules_folder(tmp_path, ""))} == {"open"}


def test_the_command_prints_and_writes_its_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results, out = tmp_path / "results.json", tmp_path / "out.json"
    passed = {"a::t": {"rules": [["2024-02-06", "603.3b"]], "outcome": "passed"}}
    results.write_text(json.dumps(passed), encoding="utf-8")
    assert ledger.main(["--results", str(results), "--section", "603.3", "--json", str(out)]) == 0
    printed = capsys.readouterr().out
    assert "603.3b    proven  Handling Triggered Abilities  a::t" in printed
    assert "603.3c    open " in printed and "603.2 " not in printed
    rows = json.loads(out.read_text(encoding="utf-8"))
    assert [row["number"] for row in rows] == ["603.3", "603.3a", "603.3b", "603.3c", "603.3d"]
    assert [row["number"] for row in rows if row["state"] == "proven"] == ["603.3b"]


def test_results_that_are_not_there_are_an_honest_error(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no results of pytest --rule-results"):
        ledger.main(["--results", str(tmp_path / "none.json")])


def test_every_promised_rule_can_be_cited() -> None:
    promised = ledger.ledger({})
    assert len(promised) == 1327
    assert [row.number for row in promised if objection(citation(row.number, row.edition))] == []


def test_every_exemption_is_of_a_promised_rule_and_has_a_reason() -> None:
    promised = {row["number"] for row in read_table(RULES / "ledger.tsv")}
    exempt = read_table(RULES / "exempt.tsv")
    assert [row["number"] for row in exempt if row["number"] not in promised or not row["reason"].strip()] == []
    assert len({row["number"] for row in exempt}) == len(exempt)


def test_every_citation_of_this_run_is_of_a_rule_that_is_there(request: pytest.FixtureRequest) -> None:
    """Of all tests that were collected, those that are skipped on this machine included."""
    wrong = {objection(cited) for item in request.session.items for cited in citations(item)}
    assert wrong - {None} == set()


@pytest.mark.parametrize(
    ("number", "edition", "part"),
    [
        ("603.99", "2024-02-06", "no such numbered rule"),
        ("603", "2024-02-06", "no such numbered rule"),
        ("420.5e", "2024-02-06", "it is in 2006-10-01"),
        ("603.2", "1999", "no edition '1999'"),
        ("MTP.Z9", "2024-02-06", "missed-trigger-policy has no such numbered rule"),
    ],
)
def test_a_wrong_citation_is_explained(number: str, edition: str, part: str) -> None:
    assert part in (objection(citation(number, edition)) or "")


def test_citations_know_their_titles() -> None:
    assert titles("2024-02-06")["702.21a"] == "Ward"
    assert titles("missed-trigger-policy")["MTP.P5"] == "A missed trigger still counts as having triggered"
    assert str(Citation("2024-02-06", "603.2")) == "603.2"
    assert str(Citation("2006-10-01", "420.5")) == "420.5 (2006-10-01)"


@pytest.mark.parametrize(
    ("number", "wanted", "within"),
    [
        ("603.10a", "603.10", True),
        ("603.10a", "603.1", False),
        ("603.1a", "603.1", True),
        ("603.1", "603.1", True),
        ("603.1", "603", True),
        ("603.1", "60", False),
        ("MTP.D1a", "MTP", True),
        ("701.2", "7", True),
        ("701.2", "70", False),
    ],
)
def test_a_rule_is_within_its_section(number: str, wanted: str, within: bool) -> None:
    assert is_within(number, wanted) is within


def test_a_test_may_say_which_clause_it_proves(tmp_path: Path) -> None:
    class Item:
        def iter_markers(self, name: str) -> list[pytest.Mark]:
            return [rulebook.rule("603.2", "who", "how many", "MTP.3", "603.4").mark]

    found = [(str(cited), cited.clause) for cited in citations(Item())]  # type: ignore[arg-type]
    assert found == [("603.2", "how many"), ("603.2", "who"), ("603.4", ""), ("MTP.3 (missed-trigger-policy)", "")]
    results = {
        "a": {"rules": [["2024-02-06", "603.2", "who"], ["2024-02-06", "603.2", "how many"]], "outcome": "passed"},
        "b": {"rules": [["2024-02-06", "603.2", "in which order"]], "outcome": "failed"},
    }
    assert ledger.clauses(results) == {Citation("2024-02-06", "603.2"): ("who", "how many")}
    assert ledger.outcomes(results)[Citation("2024-02-06", "603.2")] == {"a": "passed", "b": "failed"}
