"""Attributes read by a literal name. What a node, an event or a decision can be asked, its class declares.

`getattr(node, "plural", False)` hides a typing mistake from the checker and a word of the protocol from the reader.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.hygiene.project_tree import name_of, nodes_of, python_files

# Where it has to be, and why: "path::attribute".
EXCEPTIONS: dict[str, str] = {
    "engine/cards/compiling_many.py::nice": "not every platform has it",
    "engine/lab/commands/scenario.py::SIGALRM": "not every platform has it",
    "engine/core/record.py::__post_init__": "Python asks for it so itself",
    "engine/game/rules/context.py::forced": "whoever answers is a plain function, or an object that wants to know more",
}
MOST_EXCEPTIONS = 10


def literal_reads() -> Iterator[str]:
    """Each attribute that the engine reads by a literal name: "path::attribute"."""
    for path in python_files():
        if not name_of(path).startswith("engine/"):
            continue
        for node in nodes_of(path):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ("getattr", "hasattr") and isinstance(node.args[1], ast.Constant):
                yield f"{name_of(path)}::{node.args[1].value}"


def test_attributes_are_declared_not_looked_for_by_name() -> None:
    assert sorted(set(literal_reads()) - set(EXCEPTIONS)) == []


def test_every_exception_is_needed_and_they_are_few() -> None:
    assert set(EXCEPTIONS) - set(literal_reads()) == set()
    assert len(EXCEPTIONS) <= MOST_EXCEPTIONS
    assert all(EXCEPTIONS.values())


def test_no_field_takes_a_default_from_the_family() -> None:
    """A field without a default that has the name of a family's property would take that for its default."""
    from dataclasses import fields, is_dataclass
    from types import FunctionType

    from engine.meaning.node import Node
    from engine.vocabulary.catalogue import load

    def below(family: type) -> Iterator[type]:
        for member in family.__subclasses__():
            yield member
            yield from below(member)

    load()
    nodes = [one for one in below(Node) if is_dataclass(one) and one.__module__.startswith("engine.")]
    assert len(nodes) > 1000
    taken = [
        f"{node.__name__}.{field.name}" for node in nodes for field in fields(node)
        if isinstance(field.default, property | FunctionType)
    ]
    assert taken == []
