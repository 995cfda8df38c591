"""The documents for those who carry it on are true: examples run, and what is listed is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine import api
from engine.compiler.templates import PRODUCTIONS
from engine.lab.commands import language
from engine.vocabulary import catalogue
from tests.hygiene.project_tree import ROOT, project_files

DOCS = ROOT / "packaging" / "docs"


def test_the_library_s_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "engine-as-library.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.strip().split("\n")) <= 11
    exec(compile(code, "example", "exec"), {})
    assert "5 [('harvest_table', " in capsys.readouterr().out
    assert api.Match.load(tmp_path / "game.match").turn == 5


def test_the_language_is_told_phrase_by_phrase_with_examples() -> None:
    text = language.described(api.load_library().own_cards())
    assert all(f"- `{made.template}`" in text for made in PRODUCTIONS if "\n" not in made.template)
    assert re.search(r"^- `\{player!\} draw\[s\].*`\n  - .*[Dd]raw", text, re.MULTILINE)
    assert text.count("\n  - ") > 150


def test_the_written_language_is_that_of_the_phrases() -> None:
    """`packaging/make_language.py` writes it anew."""
    catalogue.load()
    written = (DOCS / "cards-language.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^- `(.*)`", written, re.MULTILINE))
    now = {made.template.replace("\n", " ⏎ ") for made in PRODUCTIONS}
    assert len(listed & now) > 0.9 * len(now), "run packaging/make_language.py"
    families = {made.nonterminal.replace("_", " ") for made in PRODUCTIONS}
    told = dict(re.findall(r"^## (.*)\n\n((?:.|\n)*?)(?=^## |\Z)", written, re.MULTILINE))
    assert len(families & told.keys()) > 0.9 * len(families)
    assert sum("\n  - " in entries for entries in told.values()) > 0.85 * len(told)


def test_the_versions_of_games_are_those_that_are_told() -> None:
    from engine.table import journal

    text = (DOCS / "file-formats.md").read_text(encoding="utf-8")
    assert f"`version` ({journal.VERSION})" in text and journal.FORMAT in text
    assert all(f"{version} " in text.partition("Versions: ")[2] for version in journal.VERSIONS[:-1])


def test_every_folder_of_tests_is_told() -> None:
    text = (DOCS / "testing.md").read_text(encoding="utf-8").partition("## Where a test stands")[2]
    folders = {path.relative_to(ROOT / "tests").parts[0] for path in project_files() if path.is_relative_to(ROOT / "tests")}
    assert set(re.findall(r"`(\w+)/`", text)) == {name for name in folders if "." not in name} | {"editions"}
