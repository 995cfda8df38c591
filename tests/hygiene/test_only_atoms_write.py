"""Only atoms write: the state changes in engine/game/events and engine/game/state, and nowhere else.

Everything else proposes events, so that replacement effects, triggers, the history and the memoised projection see
every change. The scan goes by names: a game is called `game` (or is annotated `Game`) throughout the engine.
"""

from __future__ import annotations

import ast

import pytest

from tests.hygiene.project_tree import name_of, nodes_of, python_files, source_of

WRITERS = ("engine/game/events/", "engine/game/state/")
# What else may write, and why: a file, or a folder that ends in "/".
EXCEPTIONS: dict[str, str] = {
    "engine/agents/worlds.py": "makes a clone of its own otherwise, before anything happens in it",
    "engine/scenario/": "sets a board up before its game begins",
    "engine/table/snapshot.py": "makes a state of what a file remembers of it",
}

# The writing methods of Game.
WRITING_METHODS = ("write", "write_player", "place", "take_out", "add_object", "rolled", "changed")
# Methods that change a container in place.
MUTATORS = ("append", "extend", "insert", "remove", "pop", "clear", "add", "discard", "update", "setdefault", "sort")


def games(tree: ast.Module) -> set[str]:
    """The names that stand for a game in a file."""
    found = {"game"}
    for node in ast.walk(tree):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation and ast.unparse(node.annotation) == "Game":
            found.add(node.arg if isinstance(node, ast.arg) else ast.unparse(node.target).rpartition(".")[2])
    return found - {"self"}


def is_game(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is a game: `game`, `self.game`."""
    return (isinstance(node, ast.Name) and node.id in names) or (isinstance(node, ast.Attribute) and node.attr in names)


def belongs_to_game(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is a part of a game: `game.turn.step`, `game.marks["night"]`."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
        if is_game(node, names):
            return True
    return False


def is_asking(node: ast.expr) -> bool:
    """Whether it is `game.ask` or `game.falls`. Who answers and throws is no part of the state, nor cloned with it."""
    return isinstance(node, ast.Attribute) and node.attr in ("ask", "falls")


def written(node: ast.AST, names: set[str]) -> bool:
    """Whether a statement or a call writes to a game."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            parts = [part for target in targets for part in ast.walk(target) if isinstance(part, ast.expr)]
            stores = [part for part in parts if isinstance(getattr(part, "ctx", None), ast.Store | ast.Del)]
            return any(belongs_to_game(part, names) and not is_asking(part) for part in stores)
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            return belongs_to_game(target, names)
        case ast.Call(func=ast.Attribute(value=value, attr=method)) if method in WRITING_METHODS:
            return is_game(value, names)
        case ast.Call(func=ast.Attribute(value=value, attr=method)) if method in MUTATORS:
            return belongs_to_game(value, names)
    return False


def writes(tree: ast.Module) -> list[int]:
    """The lines of a file that write to a game."""
    names = games(tree)
    return sorted({node.lineno for node in ast.walk(tree) if written(node, names)})  # type: ignore[attr-defined]


def test_only_atoms_write() -> None:
    found = []
    for path in python_files("engine"):
        if name_of(path).startswith((*WRITERS, *EXCEPTIONS)):
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        found += [f"{name_of(path)}:{number}: {lines[number - 1].strip()}" for number in writes(source_of(path))]
    assert not found, "\n".join(found)


def test_the_writing_methods_are_those_of_the_state() -> None:
    """A method that was renamed would leave the scan blind."""
    [game] = [
        node
        for path in python_files("engine")
        if name_of(path) == "engine/game/state/game.py"
        for node in nodes_of(path)
        if isinstance(node, ast.ClassDef) and node.name == "Game"
    ]
    assert set(WRITING_METHODS) <= {node.name for node in game.body if isinstance(node, ast.FunctionDef)}


# What rules ask of an event before it happens, if it does: asking changes nothing.
ASKING = ("keys", "subjects", "affected", "possible", "prepare", "results")


def helpers_that_write(trees: list[ast.Module]) -> set[str]:
    """The functions of some modules that write, themselves or through one another."""
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    found: set[str] = set()
    while True:
        more = {node.name for node in functions if node.name not in found and changes(node, found)}
        if not more:
            return found
        found |= more


def changes(function: ast.FunctionDef, helpers: set[str]) -> bool:
    """Whether a function writes to the game that it is given, or calls a helper that does."""
    calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    called = any(isinstance(name, ast.Name) and name.id in helpers for name in calls)
    return called or any(written(node, {"game"}) for node in ast.walk(function))


def asking_that_writes(trees: list[ast.Module]) -> list[str]:
    """The methods of events that write although they are only asked something."""
    helpers = helpers_that_write(trees)
    return [
        f"{kind.name}.{method.name}"
        for tree in trees
        for kind in ast.walk(tree)
        if isinstance(kind, ast.ClassDef)
        for method in kind.body
        if isinstance(method, ast.FunctionDef) and method.name in ASKING and changes(method, helpers)
    ]


def test_of_an_event_only_apply_writes() -> None:
    assert asking_that_writes([source_of(path) for path in python_files("engine") if "/events/" in name_of(path)]) == []


def test_an_event_that_writes_as_it_is_asked_is_seen() -> None:
    text = "def make(game): game.stamp(); game.place(1, 'exile', 0)\ndef more(game): make(game)\n"
    text += "class Made:\n  def results(self, game): more(game)\n  def apply(self, game): make(game)"
    assert asking_that_writes([ast.parse(text)]) == ["Made.results"]


@pytest.mark.parametrize(
    "line",
    [
        "game.write(oid).tapped = True",
        "self.game.write_player(seat)",
        "game.pending = ()",
        "game.turn.step = 'draw'",
        "game.marks['night'] = True",
        "game.next_id += 1",
        "a, game.over = 1, 'draw'",
        "del game.objects[oid]",
        "game.history.this_turn.append(event)",
        "def f(state: Game):\n    state.place(1, 'exile', 0)",
        "def f(after: Game):\n    after.over = ''",
    ],
)
def test_a_write_is_found(line: str) -> None:
    assert writes(ast.parse(line))


@pytest.mark.parametrize(
    "line",
    [
        "step = game.turn.step",
        "file.write(text)",
        "found = list(game.battlefield); found.append(3)",
        "fork = game.clone()",
        "self.game = game",
        "perform(game, Tap(oid))",
        "marks[game.turn] = 1",
    ],
)
def test_reading_passes(line: str) -> None:
    assert not writes(ast.parse(line))
