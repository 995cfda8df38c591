"""The project's map: every module says in its first line what it is."""

from __future__ import annotations

import ast

from tests.hygiene.project_tree import name_of, python_files, source_of


def test_every_module_of_the_program_has_a_docstring() -> None:
    assert [name_of(path) for path in python_files("engine", "gui") if not ast.get_docstring(source_of(path))] == []
