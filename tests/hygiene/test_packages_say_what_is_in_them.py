"""Each package of the engine and of the client says in its docstring what is in it: a line for each module.

It also names those sections of the rulebook that its modules are about, where they are about any.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.hygiene.project_tree import ROOT, name_of, source_of

KINDS = {
    "engine/vocabulary/keywords": "a file for each keyword of CR 702, under its name",
    "engine/vocabulary/effects/keyword_actions": "a file for each keyword action of CR 701, under its name",
    "engine/telling/languages": "a folder for each language",
}
"""Folders of one kind of thing: what is in them is told by their names."""

PACKAGES = sorted(
    path.parent
    for program in ("engine", "gui")
    for path in (ROOT / program).rglob("__init__.py")
    if name_of(path.parent) not in KINDS and not name_of(path).startswith("engine/telling/languages/")
)
ENTRY = re.compile(r"^ *([a-z_0-9]+)(?:\.py|/)?  +\S", re.MULTILINE)
SECTION = re.compile(r"\b[1-9]\d\d\b")


def contents(package: Path) -> list[str]:
    """The modules and packages that lie in a package."""
    modules = {path.stem for path in package.glob("*.py")} - {"__init__", "__main__"}
    return sorted(modules | {path.parent.name for path in package.glob("*/__init__.py")})


def said(package: Path) -> str:
    """What a package says of itself."""
    return ast.get_docstring(source_of(package / "__init__.py")) or ""


def is_about_the_rulebook(package: Path) -> bool:
    """Whether a module that lies in a package says which rules it is about."""
    docstrings = (ast.get_docstring(source_of(path)) or "" for path in package.glob("*.py") if path.stem != "__init__")
    return any(re.search(r"\bCR [1-9]\d\d", docstring) for docstring in docstrings)


@pytest.mark.parametrize("package", PACKAGES, ids=name_of)
def test_a_package_has_one_line_for_each_thing_that_is_in_it(package: Path) -> None:
    listed = [name for name in ENTRY.findall(said(package)) if name in contents(package)]
    missing = [name for name in contents(package) if name not in listed]
    assert not missing, f"{name_of(package)}/__init__.py has no line for {', '.join(missing)}"
    assert len(set(listed)) == len(listed), f"{name_of(package)}/__init__.py has two lines for one thing"


@pytest.mark.parametrize("package", PACKAGES, ids=name_of)
def test_a_package_names_nothing_that_is_gone(package: Path) -> None:
    here = contents(package)
    listed = re.findall(r"^ *([a-z_]{3,})  +\S", said(package), re.MULTILINE)
    assert not here or not [name for name in listed if name not in here and "_" in name]


@pytest.mark.parametrize("package", [path for path in PACKAGES if is_about_the_rulebook(path)], ids=name_of)
def test_it_names_sections_of_the_rulebook(package: Path) -> None:
    assert SECTION.search(said(package)), f"{name_of(package)}/__init__.py names no rule"


def test_the_folders_of_one_kind_are_there() -> None:
    assert all((ROOT / folder / "__init__.py").is_file() for folder in KINDS) and len(PACKAGES) > 60
