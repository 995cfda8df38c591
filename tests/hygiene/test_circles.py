"""Circles of files that import each other, also inside functions and for types only. Three files may, not more.

A larger circle can only be understood, tested and moved as a whole. Where a lower room needs what is written in a
higher one, `engine.game.rules.procedures`, a protocol or a hook turns the arrow round.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.hygiene.project_tree import name_of, nodes_of, python_files, source_of

LARGEST = 3
BELOW_THE_GAME = ("engine/meaning/", "engine/compiler/")

Graph = dict[str, set[str]]


def module_name(path: Path) -> str:
    """The name under which a file is imported."""
    return name_of(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports(tree: ast.Module, known: set[str]) -> set[str]:
    """The known modules that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module and not node.level, "imports are written in full here"
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            found.update(name if name in known else node.module for name in names)
    return found & known


def import_graph() -> Graph:
    """Every module of the program with what it imports."""
    files = {module_name(path): path for path in python_files("engine", "gui")}
    return {name: imports(source_of(path), set(files)) - {name} for name, path in files.items()}


def circles(graph: Graph) -> list[set[str]]:
    """The strongly connected parts of a graph with more than one member (Kosaraju's way)."""
    backwards: Graph = {name: set() for name in graph}
    for name, others in graph.items():
        for other in others:
            backwards[other].add(name)
    seen: set[str] = set()
    finished = [name for start in sorted(graph) for name in reach(start, graph, seen)]
    seen.clear()
    parts = [set(reach(start, backwards, seen)) for start in reversed(finished)]
    return [part for part in parts if len(part) > 1]


def reach(start: str, graph: Graph, seen: set[str]) -> list[str]:
    """What can be reached from a place and was not seen before, each after all that it leads to."""
    if start in seen:
        return []
    seen.add(start)
    path, finished = [(start, iter(sorted(graph[start])))], []
    while path:
        name, others = path[-1]
        other = next((other for other in others if other not in seen), None)
        if other is None:
            finished.append(name)
            path.pop()
        else:
            seen.add(other)
            path.append((other, iter(sorted(graph[other]))))
    return finished


def test_no_circle_is_larger_than_three() -> None:
    too_large = [" ".join(sorted(circle)) for circle in circles(import_graph()) if len(circle) > LARGEST]
    assert not too_large, "\n".join(too_large)


def test_circles_are_found() -> None:
    graph: Graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}, "g": set()}
    assert sorted(map(sorted, circles(graph))) == [["a", "b", "c"], ["d", "e"]]


@pytest.mark.parametrize(
    "line",
    [
        "import engine.game.state.game",
        "from engine.game.state import game",
        "from engine.game.state.game import Game",
        "def f():\n    from engine.game.state.game import Game",
        "if TYPE_CHECKING:\n    from engine.game.state.game import Game",
    ],
)
def test_every_way_of_importing_counts(line: str) -> None:
    assert imports(ast.parse(line), {"engine.game.state", "engine.game.state.game"}) == {"engine.game.state.game"}


def test_every_node_names_the_type_of_its_context() -> None:
    """The families cut the circle by not saying it (model.context): so those who are given it have to."""
    wrong = []
    for path in python_files("engine"):
        from_the_model = "engine.meaning.context" in imports(source_of(path), {"engine.meaning.context"})
        if from_the_model and not name_of(path).startswith(BELOW_THE_GAME):
            wrong.append(f"{name_of(path)} imports engine.meaning.context, which is for who knows no game")
        for node in nodes_of(path):
            if isinstance(node, ast.arg) and node.arg == "ctx" and node.annotation is not None:
                words = ast.unparse(node.annotation).removesuffix(" | None")
                if words not in ("Context", "Looking"):
                    wrong.append(f"{name_of(path)}:{node.lineno}: ctx: {words}")
    assert not wrong, "\n".join(wrong)
