"""`packaging/docs/changes.md` tells what a change costs: the files in which a thing of each kind is named, found anew."""

from __future__ import annotations

import re

import pytest

from tests.hygiene.project_tree import ROOT, name_of, project_files

COSTS, _, FORGOTTEN = (ROOT / "packaging" / "docs" / "changes.md").read_text(encoding="utf-8").partition("\n## ")
ROWS = re.findall(r"^\| (?!a … |---)([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", COSTS, re.MULTILINE)
QUOTED = re.compile(r"`([^`]+)`")


def naming(words: list[str]) -> set[str]:
    """The files of engine and client that are called by one of some words, or in which one of them stands."""
    word = re.compile(rf"\b(?:{'|'.join(words)})\b")
    files = (path for path in project_files() if path.suffix in (".py", ".toml"))
    ours = (path for path in files if path.relative_to(ROOT).parts[0] in ("engine", "gui"))
    return {name_of(path) for path in ours if path.stem in words or word.search(path.read_text(encoding="utf-8"))}


def test_each_kind_of_change_has_one_row() -> None:
    assert len(ROWS) == len({kind for kind, *_ in ROWS}) > 14


@pytest.mark.parametrize(("kind", "example", "touched", "test"), ROWS, ids=[kind for kind, *_ in ROWS])
def test_a_row_names_all_that_such_a_thing_touches(kind: str, example: str, touched: str, test: str) -> None:
    assert set(QUOTED.findall(touched)) == naming(QUOTED.findall(example))
    assert all((ROOT / file).is_file() for file in QUOTED.findall(test)) and QUOTED.search(test)


def test_what_tells_of_a_forgotten_part_is_there() -> None:
    told_by = [file for file in QUOTED.findall(FORGOTTEN) if file.startswith("tests/")]
    assert len(told_by) > 7 and all((ROOT / file).is_file() for file in told_by)
