"""Determinism: the engine does the same again every time, as a match is answers since a checkpoint.

Sets have no order that may be relied on (the hashes of names differ from run to run), and the clock, object
identities and ambient chance differ between a game and its replay. What a syntax tree shows of this is refused here.
A line may iterate over a set where the order can not matter; it then ends in `# any order: <why>`.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.hygiene.project_tree import imported_modules, name_of, python_files, source_of

AMBIENT_MODULES = {"random", "time", "datetime", "pickle", "secrets", "uuid", "threading", "asyncio"}
# Where the engine may look at the clock all the same, and why. A folder ends in "/".
AMBIENT_EXCEPTIONS = {
    "engine/__main__.py": "the command line says how long its work took",
    "engine/lab/commands/": "commands say how long their work took",
    "engine/lab/arena.py": "it says how long programs think",
    "engine/lab/simulation.py": "measuring games per second is part of its purpose",
    "engine/lab/served_games.py": "two checkouts are compared by the time that games take",
    "engine/lab/exercise.py": "it says how long each card took",
    "engine/lab/commands/scenario.py": "it says how long each scenario took, and stops those that take too long",
}

SET_TYPES = {"set", "frozenset", "Set", "AbstractSet", "MutableSet", "FrozenSet"}
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference"}
ORDERED_RESULTS = {"list", "tuple", "iter", "next", "enumerate", "zip", "map", "filter"}
ORDERED_METHODS = {"join", "extend", "fromkeys"}
ORDER_FREE = {"sorted", "set", "frozenset", "any", "all", "len", "sum"}
ALLOWED = "# any order:"


def annotated_type(annotation: ast.expr | None) -> str:
    """The outermost type of an annotation: "frozenset" for frozenset[Color]."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    if isinstance(annotation, ast.Attribute):
        return annotation.attr
    return annotation.id if isinstance(annotation, ast.Name) else ""


def set_fields(trees: Iterable[ast.Module]) -> frozenset[str]:
    """The names of attributes that are sets wherever a class declares them."""
    types: defaultdict[str, set[bool]] = defaultdict(set)
    for tree in trees:
        for declared in ast.walk(tree):
            if not isinstance(declared, ast.ClassDef):
                continue
            for node in declared.body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    types[node.target.id].add(annotated_type(node.annotation) in SET_TYPES)
                elif isinstance(node, ast.FunctionDef):
                    types[node.name].add(annotated_type(node.returns) in SET_TYPES and is_property(node))
    return frozenset(name for name, are_sets in types.items() if are_sets == {True})


def is_property(function: ast.FunctionDef) -> bool:
    return any(isinstance(decorator, ast.Name) and "property" in decorator.id for decorator in function.decorator_list)


class SetUses(ast.NodeVisitor):
    """The places of one file where the order of a set decides something."""

    def __init__(self, fields: frozenset[str]) -> None:
        self.fields = fields
        self.names: list[dict[str, bool]] = [{}]  # in each scope, what is a set and what is not
        self.found: list[int] = []

    def is_set(self, node: ast.expr) -> bool:
        """Whether an expression is seen to be a set."""
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name(id=name):
                return next((known[name] for known in reversed(self.names) if name in known), False)
            case ast.Attribute(attr=name):
                return name in self.fields
            case ast.Call(func=ast.Name(id="set" | "frozenset")):
                return True
            case ast.Call(func=ast.Attribute(value=value, attr=method)) if method in SET_METHODS:
                return self.is_set(value)
            case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
                return self.is_set(left) or self.is_set(right)
            case ast.IfExp(body=body, orelse=other):
                return self.is_set(body) or self.is_set(other)
        return False

    def ordered(self, node: ast.expr) -> None:
        if self.is_set(node):
            self.found.append(node.lineno)

    def visit_scope(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        self.names.append({given.arg: annotated_type(given.annotation) in SET_TYPES for given in arguments})
        self.generic_visit(node)
        self.names.pop()

    visit_FunctionDef = visit_AsyncFunctionDef = visit_scope

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        for target in node.targets:
            if isinstance(target, ast.Name):
                self.names[-1][target.id] = self.is_set(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        if isinstance(node.target, ast.Name):
            self.names[-1][node.target.id] = annotated_type(node.annotation) in SET_TYPES

    def visit_For(self, node: ast.For) -> None:
        self.ordered(node.iter)
        self.generic_visit(node)

    def visit_comprehension_of(self, node: ast.ListComp | ast.DictComp | ast.GeneratorExp) -> None:
        for generator in node.generators:
            self.ordered(generator.iter)
        self.generic_visit(node)

    visit_ListComp = visit_DictComp = visit_GeneratorExp = visit_comprehension_of

    def visit_Starred(self, node: ast.Starred) -> None:
        self.ordered(node.value)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Name(id=name) if name in ORDERED_RESULTS:
                for argument in node.args:
                    self.ordered(argument)
            case ast.Name(id="min" | "max") if node.keywords and node.args:
                self.ordered(node.args[0])  # of equal ones, the first
            case ast.Attribute(attr=name) if name in ORDERED_METHODS:
                for argument in node.args[:1]:
                    self.ordered(argument)
            case ast.Attribute(attr="pop", value=value) if not node.args:
                self.ordered(value)
            case ast.Name(id=name) if name in ORDER_FREE and node.args and isinstance(node.args[0], ast.GeneratorExp):
                self.visit_order_free(node.args[0], node)
                return
        self.generic_visit(node)

    def visit_order_free(self, generator: ast.GeneratorExp, call: ast.Call) -> None:
        """`sorted(x.name for x in a_set)`: only what is nested inside is looked at."""
        self.visit(generator.elt)
        for part in generator.generators:
            for inner in [part.iter, *part.ifs]:
                self.visit(inner)
        for keyword in call.keywords:
            self.visit(keyword.value)


def iterations_over_sets(tree: ast.Module, lines: list[str], fields: frozenset[str]) -> list[int]:
    """The lines that depend on a set's order and do not say why that is harmless."""
    uses = SetUses(fields)
    uses.visit(tree)
    return [line for line in sorted(set(uses.found)) if ALLOWED not in lines[line - 1]]


def engine_files() -> Iterator[tuple[Path, ast.Module]]:
    for path in python_files("engine"):
        yield path, source_of(path)


def test_no_set_is_iterated_over() -> None:
    fields = set_fields(tree for _, tree in engine_files())
    found = []
    for path, tree in engine_files():
        lines = path.read_text(encoding="utf-8").splitlines()
        for number in iterations_over_sets(tree, lines, fields):
            found.append(f"{name_of(path)}:{number}: {lines[number - 1].strip()}")
    assert not found, "\n".join(found)


def is_excepted(name: str) -> bool:
    return any(name.startswith(exception) for exception in AMBIENT_EXCEPTIONS)


def test_nothing_ambient_is_imported() -> None:
    found = [
        f"{name_of(path)}:{line} imports {module}"
        for path, tree in engine_files()
        for line, module in imported_modules(tree)
        if module.partition(".")[0] in AMBIENT_MODULES and not is_excepted(name_of(path))
    ]
    assert not found, "\n".join(found)


def identity_calls(tree: ast.Module) -> list[int]:
    """The lines that ask for an object's address."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "id"
    ]


BY_ADDRESS = {
    "engine/game/rules/layers/entering.py": "tokens of one definition enter alike; what is kept holds the definition",
    "engine/game/rules/layers/index.py": "tells which ability was looked at already; nothing is ordered by it",
    "engine/lab/memorised.py": "the number of a phrase; the phrases are held for good",
    "engine/lab/witness/watching.py": "how often the very node was followed; the nodes are held",
    "engine/meaning/node.py": "what is kept of a node is found by the very node, which is held and compared",
    "engine/table/serializer.py": "tells what is written already; nothing is ordered by it, and what it tells of is held",
}


def test_no_object_is_known_by_its_address() -> None:
    found = {name_of(path): identity_calls(tree) for path, tree in engine_files()}
    assert {name for name, lines in found.items() if lines} == set(BY_ADDRESS)


DECLARATIONS = """
class Card:
    colors: frozenset[str]
    both: set[int]
    @property
    def kinds(self) -> set[str]: ...
class Other:
    both: list[int]
"""


@pytest.mark.parametrize(
    "line",
    [
        "for x in {1, 2}: pass",
        "for x in set(y): pass",
        "a = [x for x in frozenset(y)]",
        "a = {x: 1 for x in {z for z in y}}",
        "a = list(set(y))",
        "a = tuple(card.colors)",
        "a = next(iter(card.kinds))",
        "a = ', '.join(card.colors | other)",
        "a = {1}; b = [*a]",
        "a: set[int] = f()\nfor x in a: pass",
        "def f(names: 'frozenset[str]'):\n    return [x for x in names]",
        "a = max(card.colors, key=len)",
        "a = set(y); b = a.pop()",
        "a = list(x for x in card.colors.union(y))",
        "a = dict.fromkeys({1, 2})",
    ],
)
def test_an_iteration_over_a_set_is_found(line: str) -> None:
    fields = set_fields([ast.parse(DECLARATIONS)])
    assert iterations_over_sets(ast.parse(line), line.splitlines(), fields)


@pytest.mark.parametrize(
    "line",
    [
        "for x in sorted({1, 2}): pass",
        "a = sorted(x.name for x in card.colors)",
        "a = any(x for x in set(y))",
        "a = {x for x in card.colors}",
        "a = len({1, 2}) + sum(set(y))",
        "a = max(card.colors)",
        "for x in card.both: pass",
        "a = set(y)\na = sorted(a)\nfor x in a: pass",
        "a = 1 in {1, 2}",
        "for x in {1, 2}: total += x  # any order: a sum",
        "a = [3].pop()",
        "a = set(y)\ndef f(a: list[int]):\n    for x in a: pass",
    ],
)
def test_a_use_without_order_passes(line: str) -> None:
    fields = set_fields([ast.parse(DECLARATIONS)])
    assert not iterations_over_sets(ast.parse(line), line.splitlines(), fields)


def test_an_address_is_found() -> None:
    assert identity_calls(ast.parse("key = id(card)")) == [1]
    assert identity_calls(ast.parse("key = card.id")) == []
