"""Each package of the engine says in its docstring what is in it. A line for each module, and those of the
rulebook's sections that it is about, where it is about any."""

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
    for path in (ROOT / "engine").rglob("__init__.py")
    if name_of(path.parent) not in KINDS and not name_of(path).startswith("engine/telling/languages/")
)
ABOUT_THE_RULEBOOK = [path for path in PACKAGES if name_of(path).startswith(("engine/game/rules", "engine/vocabulary/"))]


def contents(package: Path) -> list[str]:
    """The modules and packages that lie in a package."""
    modules = {path.stem for path in package.glob("*.py")} - {"__init__", "__main__"}
    return sorted(modules | {path.parent.name for path in package.glob("*/__init__.py")})


def said(package: Path) -> str:
    """What a package says of itself."""
    return ast.get_docstring(source_of(package / "__init__.py")) or ""


@pytest.mark.parametrize("package", PACKAGES, ids=name_of)
def test_a_package_names_what_is_in_it(package: Path) -> None:
    missing = [name for name in contents(package) if not re.search(rf"\b{name}\b", said(package))]
    assert not missing, f"{name_of(package)}/__init__.py says nothing of {', '.join(missing)}"


@pytest.mark.parametrize("package", PACKAGES, ids=name_of)
def test_a_package_names_nothing_that_is_gone(package: Path) -> None:
    here = contents(package)
    listed = re.findall(r"^ *([a-z_]{3,})  +\S", said(package), re.MULTILINE)
    assert not here or not [name for name in listed if name not in here and "_" in name]


@pytest.mark.parametrize("package", ABOUT_THE_RULEBOOK, ids=name_of)
def test_it_names_sections_of_the_rulebook(package: Path) -> None:
    if package.name not in ("shared", "vocabulary"):
        assert re.search(r"\b[1-9]\d\d\b", said(package)), f"{name_of(package)}/__init__.py names no rule"


def test_the_folders_of_one_kind_are_there() -> None:
    assert all((ROOT / folder / "__init__.py").is_file() for folder in KINDS) and len(PACKAGES) > 60
