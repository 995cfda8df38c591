"""Names that would break imports. Packages where none may be, and modules that hide the standard library's."""

from __future__ import annotations

import sys

import pytest

from tests.hygiene.project_tree import ROOT, found_in_folders, name_of, project_files, python_files


@pytest.mark.parametrize("folder", ["packaging", "tests"])
def test_folder_is_no_package(folder: str) -> None:
    """An __init__.py would shadow the library `packaging`, or break pytest's importlib mode."""
    within = [path for path in project_files() if path.is_relative_to(ROOT / folder)]
    assert [name_of(path) for path in within if path.name == "__init__.py"] == []


@pytest.mark.parametrize("package", ["engine", "gui"])
def test_every_folder_of_code_is_a_package(package: str) -> None:
    """A missing __init__.py hides a folder from mypy, from the import contracts and from the packager."""
    folders = {path.parent for path in python_files(package)}
    assert [name_of(folder) for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


def test_no_module_is_named_like_one_of_the_standard_library() -> None:
    hiding = [
        name_of(path)
        for path in python_files()
        if (path.parent.name if path.name == "__init__.py" else path.stem) in sys.stdlib_module_names
    ]
    assert hiding == []


def test_the_files_are_found_without_git_too() -> None:
    """Every scan here looks at these: a way of listing that misses files would let anything pass."""
    found = found_in_folders()
    assert [name_of(path) for path in project_files() if path not in found] == []
    assert ROOT / "engine" / "__init__.py" in project_files()
