"""Length: a module over 450 lines or a function over 80 asks to be two things. About 250 and 40 are the aim."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.hygiene.project_tree import name_of, nodes_of, python_files

MODULE_CEILING = 450
FUNCTION_CEILING = 80

# What may be longer, and why: "path" or "path::function". Short, and for good reasons only.
EXCEPTIONS: dict[str, str] = {}


def lengths() -> Iterator[tuple[str, int, int]]:
    """Every module and function with its length and its ceiling."""
    for path in python_files():
        yield name_of(path), len(path.read_text(encoding="utf-8").splitlines()), MODULE_CEILING
        for node in nodes_of(path):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
                yield f"{name_of(path)}::{node.name}", node.end_lineno - node.lineno + 1, FUNCTION_CEILING


def test_nothing_is_too_long() -> None:
    too_long = [
        f"{name}: {length} lines, ceiling {ceiling}"
        for name, length, ceiling in sorted(lengths(), key=lambda found: -found[1] / found[2])
        if length > ceiling and name not in EXCEPTIONS
    ]
    assert not too_long, "\n".join(too_long)


def test_every_exception_is_needed() -> None:
    longest: dict[str, bool] = {}
    for name, length, ceiling in lengths():
        longest[name] = longest.get(name, False) or length > ceiling
    assert [name for name in EXCEPTIONS if not longest.get(name)] == []
    assert all(EXCEPTIONS.values()), "an exception needs a reason"
