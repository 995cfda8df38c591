""".github/CONTRIBUTING.md. What it names is there, its map answers twenty questions, its recipes are what the
program does."""

from __future__ import annotations

import ast
import re

import pytest

from tests.hygiene.project_tree import ROOT, source_of

DOOR = (ROOT / ".github" / "CONTRIBUTING.md").read_text(encoding="utf-8")
MOST_LINES = 110  # two pages
ROOMS = ("engine", "gui", "tests", "packaging", "assets")
MADE_UP = re.compile(r"NAME|CODE")  # what stands for a name
PATHS = sorted(
    {path for path in re.findall(rf"(?<![\w/])((?:{'|'.join(ROOMS)})/[\w./-]*\w/?)", DOOR) if not MADE_UP.search(path)}
)
MAP = re.findall(r"^\| ([^|]+\?) \| (.+) \|$", DOOR, re.MULTILINE)


@pytest.mark.parametrize("path", PATHS)
def test_everything_it_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()


def test_the_map_answers_twenty_questions_each_with_files() -> None:
    assert len(MAP) >= 20 and len(dict(MAP)) == len(MAP)
    named = {question: re.findall(r"`([^`]+)`", files) for question, files in MAP}
    assert all(files and all((ROOT / file).is_file() for file in files) for files in named.values())


def test_the_keyword_of_the_recipe_is_the_one_that_there_is() -> None:
    written = re.search(r'( +)"""Afflict.*?loses \[number\] life\."\n', DOOR, re.DOTALL)
    assert written is not None
    lines = [line.removeprefix(written[1]) for line in written[0].splitlines()]
    here = source_of(ROOT / "engine" / "vocabulary" / "keywords" / "afflict.py")
    assert ast.dump(ast.parse("\n".join(lines))) == ast.dump(here)


def test_the_words_it_quotes_are_those_that_are_said() -> None:
    said = "nothing is kept of what this plays"
    assert said in re.sub(r"\s+", " ", DOOR) and said in (ROOT / "tests" / "support" / "accounts" / "accounts.py").read_text(encoding="utf-8")


def test_it_stays_short() -> None:
    assert len(DOOR.splitlines()) <= MOST_LINES
