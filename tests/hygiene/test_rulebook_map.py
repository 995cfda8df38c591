"""`packaging/docs/rulebook.md` leads from each section of the rulebook to the files that carry it out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.hygiene.project_tree import ROOT
from tests.rulebook import RULES, read_table

MAP, _, WITHOUT = (ROOT / "packaging" / "docs" / "rulebook.md").read_text(encoding="utf-8").partition("\n## ")
ROWS = re.findall(r"^\| (\d{3}) [^|]+ \| (.+) \|$", MAP, re.MULTILINE)
REASONS = re.findall(r"^\| (\d{3}) [^|]+ \| (.+) \|$", WITHOUT, re.MULTILINE)


def cites(path: Path, section: str) -> bool:
    """Whether a file, or one of a folder, speaks of a section: by a number, or within "500 to 514"."""
    text = "".join(one.read_text(encoding="utf-8") for one in (sorted(path.rglob("*.py")) if path.is_dir() else [path]))
    spans = re.findall(r"\b([1-9]\d\d) to ([1-9]\d\d)\b", text)
    return bool(re.search(rf"(?<![\d.]){section}\b", text)) or any(first <= section <= last for first, last in spans)


def test_every_section_has_one_row() -> None:
    sections = {row["number"]: row["title"] for row in read_table(RULES / "2024-02-06.tsv") if "." not in row["number"]}
    listed = [section for section, _ in ROWS + REASONS]
    assert len(set(listed)) == len(listed) and set(listed) <= sections.keys()
    assert {number for number, title in sections.items() if title != "General"} <= set(listed)


@pytest.mark.parametrize(("section", "begin"), ROWS, ids=[section for section, _ in ROWS])
def test_the_files_of_a_section_cite_it(section: str, begin: str) -> None:
    files = re.findall(r"`([^`]+)`", begin)
    assert files and all((ROOT / "engine" / file).exists() and cites(ROOT / "engine" / file, section) for file in files)
