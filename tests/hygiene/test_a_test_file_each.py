"""One test file for each verb, keyword action and mechanic, with tests that assert.

It is found under its name.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.hygiene.project_tree import ROOT, name_of, source_of

# Folders of the vocabulary whose files each have a test file of their own.
ROOMS = ("effects/verbs", "effects/keyword_actions", "mechanics")


def words_in(room: str) -> list[Path]:
    """The files of a room, but for what stands for the whole of it."""
    return sorted(path for path in (ROOT / "engine" / "vocabulary" / room).rglob("*.py") if path.stem != "__init__")


def asserts(tree: ast.Module) -> bool:
    """Whether a file has tests, and each of them asserts something or says what must be refused."""
    tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return bool(tests) and all(any(map(is_assertion, ast.walk(test))) for test in tests)


def is_assertion(node: ast.AST) -> bool:
    """An `assert`, or a call that fails by itself: `pytest.raises`, or a helper that asserts."""
    if isinstance(node, ast.Call):
        called = ast.unparse(node.func).rpartition(".")[2]
        return called == "raises" or called.startswith(("assert_", "check", "expect"))
    return isinstance(node, ast.Assert)


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_has_a_test_file_of_its_name(room: str) -> None:
    missing = [
        name_of(path)
        for path in words_in(room)
        if not any((ROOT / "tests" / room).rglob(f"test_{path.stem}.py"))
    ]
    assert words_in(room) and not missing, "\n".join(missing)


@pytest.mark.parametrize("room", ROOMS)
def test_those_tests_assert(room: str) -> None:
    idle = [name_of(path) for path in sorted((ROOT / "tests" / room).rglob("test_*.py")) if not asserts(source_of(path))]
    assert not idle, "\n".join(idle)
