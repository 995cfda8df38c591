"""Records are made by `@record`. A dataclass that is frozen and has slots costs ten times as much at every start."""

from __future__ import annotations

import ast

from tests.hygiene.project_tree import name_of, nodes_of, python_files


def test_frozen_data_of_the_engine_are_records() -> None:
    dear = [
        f"{name_of(path)}:{node.lineno}: use @record of engine.core.record"
        for path in python_files("engine")
        for node in nodes_of(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "dataclass"
        and {"frozen", "slots"} <= {word.arg for word in node.keywords if getattr(word.value, "value", False) is True}
    ]
    assert dear == []
