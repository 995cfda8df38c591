"""The rulebook's examples: tests/rules/examples.tsv names the test of each one, and none is left out."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.hygiene.project_tree import ROOT, source_of
from tests.rulebook import read_table

EXAMPLES = read_table(ROOT / "tests" / "rules" / "examples.tsv")
PLACES = [(row["rule"], int(row["ordinal"])) for row in EXAMPLES]
# Sections of which every example is listed. Those that have none are listed all the same.
FINISHED = ("603", "700", *map(str, range(703, 729)))
RULEBOOK = ROOT.parent / "shared" / "rules"
EDITION = "comprehensive-rules-2024-02-06.txt"
LATER = {"603": "section-603-triggered-abilities-en-zh.txt"}
NUMBER = re.compile(r"(\d{3}\.\d+[a-z]?)[. ]")


def places_in(text: str) -> list[tuple[str, int]]:
    """Each example of a rulebook's text. The numbered rule that it follows, and which of that rule's it is."""
    found: list[tuple[str, int]] = []
    number, ordinal = "", 0
    for line in text.splitlines():
        if start := NUMBER.match(line):
            number, ordinal = start[1], 0
        elif line.startswith("Example:"):
            ordinal += 1
            found.append((number, ordinal))
    return found


def cited_by(test: str) -> set[str] | None:
    """The rules that a test's own marks cite, or None if its file has no such test."""
    path, _, name = test.partition("::")
    if not (ROOT / path).is_file():
        return None
    for node in source_of(ROOT / path).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            marks = [mark for mark in node.decorator_list if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule"]
            return {str(argument.value) for mark in marks for argument in mark.args if isinstance(argument, ast.Constant)}
    return None


def test_every_named_test_is_there_and_cites_the_rule_of_its_example() -> None:
    assert [row for row in EXAMPLES if row["rule"] not in (cited_by(row["test"]) or ())] == []


def test_every_example_has_a_test_of_its_own() -> None:
    tests = Counter(row["test"] for row in EXAMPLES)
    assert [test for test, times in tests.items() if times > 1] == []
    assert [place for place, times in Counter(PLACES).items() if times > 1] == []


@pytest.mark.parametrize("section", FINISHED)
@pytest.mark.parametrize("source", ["edition", "later"])
def test_the_examples_of_a_finished_section_are_all_listed(section: str, source: str) -> None:
    name = EDITION if source == "edition" else LATER.get(section, EDITION)
    path: Path = RULEBOOK / name
    if not path.is_file():
        pytest.skip(f"../shared/rules/{name} is not there")
    wanted = {place for place in places_in(path.read_text(encoding="utf-8")) if place[0].startswith(f"{section}.")}
    assert wanted == {place for place in PLACES if place[0].startswith(f"{section}.")}



def test_the_reader_of_examples_counts_them_under_the_rule_before() -> None:
    text = "100.1. A.\nExample: One.\nWords between.\nExample: Two.\n100.1a B.\n100.2. C.\nExample: Three.\n"
    assert places_in(text) == [("100.1", 1), ("100.1", 2), ("100.2", 1)]
