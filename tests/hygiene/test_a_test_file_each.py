"""One test file for each verb, keyword action and mechanic, with tests that assert.

It is found under its name, on the shelf of that name; and a test file on a shelf has the name of what it tests.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.hygiene.project_tree import ROOT, name_of, source_of

# Folders of the vocabulary whose files each have a test file of their own.
ROOMS = ("effects/verbs", "effects/keyword_actions", "mechanics")

SHELVES = ("terms", "triggers", "statics", "effects", "mechanics", "keywords")
MOST_ABOUT_SEVERAL = 40
"""How many test files may stand on a shelf under a name of their own, because they are about several modules."""


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


def test_a_test_file_on_a_shelf_has_the_name_of_what_it_tests() -> None:
    """`tests/statics/costs/test_life_for_mana.py` tests `engine/vocabulary/statics/costs/life_for_mana.py`."""
    files = [path for shelf in SHELVES for path in sorted((ROOT / "tests" / shelf).rglob("test_*.py"))]
    tested = [ROOT / "engine" / "vocabulary" / path.parent.relative_to(ROOT / "tests") / path.stem[len("test_") :] for path in files]
    others = [name_of(file) for file, module in zip(files, tested, strict=True) if not (module.is_dir() or module.with_suffix(".py").is_file())]
    assert len(files) > 500 and len(others) <= MOST_ABOUT_SEVERAL, "name them like what they test:\n" + "\n".join(others)
