"""Mutants: a source file with one thing flipped, and the hook that imports one.

They are for `python -m tests.mutate`.

A mutant is a piece of text put in the place of another: a comparison, a boolean, a bound, an order, a removed call, a
role (owner or controller), a zone, a word of a definition in rules English.
"""

from __future__ import annotations

import ast
import importlib.machinery
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}  # fmt: skip
ZONES = ("BATTLEFIELD", "HAND", "GRAVEYARD", "LIBRARY", "EXILE", "STACK", "COMMAND")
ROLES = {
    "owner": "controller", "controller": "owner", "owner_of": "controller_of", "controller_of": "owner_of",
    "opponents": "seats", "apnap": "seats",
}  # fmt: skip
WORDS = (
    ("you control", "an opponent controls"), ("an opponent controls", "you control"), ("another ", "a "),
    ("you may ", ""), ("each ", "target "), ("two ", "three "), (" until end of turn", ""), ("owner's", "controller's"),
    ("tapped ", ""), ("enters", "dies"), ("attacks", "blocks"), ("isn't", "is"), ("+1/+1", "+2/+1"),
    ("your upkeep", "each upkeep"), ("from your graveyard", "from your hand"), ("face down", "tapped"), ("only ", ""),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mutant:
    """One thing flipped: in which file (from the root), from where to where, what stands there instead.

    The places are characters.
    """

    file: str
    line: int
    kind: str
    start: int
    end: int
    before: str
    after: str
    declared: bool = False  # of what is run when its file is imported, not when a function of it is called

    def __str__(self) -> str:
        shown = (text if len(text) <= 60 else f"{text[:57]}…" for text in (self.before, self.after or "nothing"))
        return f"{self.file}:{self.line} {self.kind}: {' -> '.join(text.replace(chr(10), ' ') for text in shown)}"

    def applied(self, source: str) -> str:
        """The source with it. `ValueError` if the source is not what it was made from."""
        if source[self.start : self.end] != self.before:
            raise ValueError(f"{self.file} has changed since {self} was made")
        return source[: self.start] + self.after + source[self.end :]


class _Text:
    """A source text, with the places of its nodes as characters (a syntax tree counts bytes)."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines = source.splitlines()
        self.guards: frozenset[int] = frozenset()  # the tests of no account, by where they begin

    def place(self, line: int, column: int) -> int:
        return self.starts[line - 1] + len(self.lines[line - 1].encode()[:column].decode())

    def start(self, node: Any) -> int:
        return self.place(node.lineno, node.col_offset)

    def end(self, node: Any) -> int:
        return self.place(node.end_lineno, node.end_col_offset)

    def of(self, node: Any) -> str:
        return self.source[self.start(node) : self.end(node)]


Change = tuple[str, int, int, str]  # kind, from, to, what instead
Flip = Callable[[_Text, Any, frozenset[str]], Iterator[Change]]


def mutants_of(file: str, source: str) -> Iterator[Mutant]:
    """All mutants of a source, in the order of its lines. Those that compile to nothing new are not among them."""
    text, tree = _Text(source), ast.parse(source)
    names = frozenset(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
    text.guards = frozenset(text.start(guard) for guard in _guards(tree))
    found = []
    for node, declared in _that_matter(tree):
        for kind, start, end, after in _changes(text, node, names):
            before = source[start:end]
            if before != after:
                line = source.count("\n", 0, start) + 1
                found.append(Mutant(file, line, kind, start, end, before, after, declared))
    yield from sorted(found, key=lambda mutant: (mutant.start, mutant.end, mutant.kind))


def rules_of(source: str) -> frozenset[tuple[str, str]]:
    """The rules that a module says it is about, with the year of their edition.

    They are those in the first line of its docstring.

    "Equip (CR 702.6)." is about a rule of the edition that is meant when none is named, with no year; "Plot (CR 702.170
    of the edition of 2026)." about one of that year.
    """
    said = (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]
    found = set()
    for part in said.split("("):
        year = re.search(r" of (?:the edition of )?(20\d\d)\b", part)
        found |= {(number, year[1] if year else "") for number in re.findall(r"\b\d{3}\.\d+[a-z]?\b", part)}
    return frozenset(found)


# What can be flipped without any player, card or game being able to tell, and why. Each entry takes away little.
OF_NO_ACCOUNT = {
    "annotation": "types are for the type checker",
    "returns": "types are for the type checker",
    "decorator_list": "templates are text: a flipped one is another language, not a broken rule",
}
CALLS_OF_NO_ACCOUNT = {
    "label": "how the compiler calls what it misses, when it declines a text",
    "wording": "a field that is only said and no part of what is meant (see `engine.core.record`)",
}
ARGUMENTS_OF_NO_ACCOUNT = {
    "good": "a hint for who answers when no player does: any answer is legal",
    "label": "how a way or an option is called, for the player who is asked",
    "prompt": "words for the player who is asked",
    "quiet": "whether what is remembered about the board is looked up anew, though nothing of it changed",
}
ANY_NUMBER = 1000  # from here on a number stands for "as many as anyone likes": one more is no other
NEVER_MORE_THAN = {
    "choose_objects": (2, 3),  # at least so many, at most so many: the first is lowered to the second in any case
}
GUARD_OF_NO_ACCOUNT = "happened"  # a pattern with one key only hears of events of one type: which, it tells the type checker
FUNCTIONS_OF_NO_ACCOUNT = {
    "_label": "how a way or an option is called, for the player who is asked",
    "__repr__": "for whoever debugs",
    "__hash__": "equal things hash alike with any constant; only speed differs",
}


def _that_matter(tree: ast.AST, declared: bool = True) -> Iterator[tuple[ast.AST, bool]]:
    """The nodes that can matter, and whether they are run as their file is imported."""
    if (isinstance(tree, ast.If) and "TYPE_CHECKING" in ast.dump(tree.test)) or _is_text(tree):
        return
    if isinstance(tree, ast.Assert) or (isinstance(tree, ast.FunctionDef) and tree.name in FUNCTIONS_OF_NO_ACCOUNT):
        return  # what is asserted is known: it is said to the type checker
    called = tree.value if isinstance(tree, ast.Expr) else tree
    if isinstance(called, ast.Call) and isinstance(called.func, ast.Name) and called.func.id in CALLS_OF_NO_ACCOUNT:
        return
    if isinstance(tree, ast.keyword) and tree.arg in ARGUMENTS_OF_NO_ACCOUNT:
        return
    yield tree, declared
    lowered = _lowered(tree)
    for name, value in ast.iter_fields(tree):
        if name in OF_NO_ACCOUNT or (isinstance(tree, ast.Raise) and isinstance(value, ast.Call)):
            continue  # what an error says is words for people
        inner = declared and not (isinstance(tree, (ast.FunctionDef, ast.Lambda)) and name == "body")
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and child is not lowered:
                yield from _that_matter(child, inner)


def _lowered(tree: ast.AST) -> ast.AST | None:
    """The number in a call which, were it greater, would be lowered to another that it equals already."""
    if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Attribute) or tree.func.attr not in NEVER_MORE_THAN:
        return None
    least, most = NEVER_MORE_THAN[tree.func.attr]
    same = len(tree.args) > most and ast.dump(tree.args[least]) == ast.dump(tree.args[most])
    return tree.args[least] if same else None


def _guards(tree: ast.AST) -> Iterator[ast.expr]:
    """The tests of an event's type in patterns that hear events of one type only."""
    for heard in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and _has_one_key(node)):
        for inner in heard.body:
            if isinstance(inner, ast.FunctionDef) and inner.name == GUARD_OF_NO_ACCOUNT:
                for choice in (node for node in ast.walk(inner) if isinstance(node, ast.BoolOp)):
                    yield from (value for value in choice.values if _asks_type_of_event(value))


def _has_one_key(node: ast.ClassDef) -> bool:
    keys = [inner.value for inner in node.body if isinstance(inner, ast.Assign) and ast.unparse(inner.targets[0]) == "keys"]
    return any(isinstance(key, ast.Tuple) and len(key.elts) == 1 for key in keys)


def _asks_type_of_event(node: ast.expr) -> bool:
    return ast.unparse(node).removeprefix("not ").startswith("isinstance(event, ")


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _changes(text: _Text, node: Any, names: frozenset[str]) -> Iterator[Change]:
    for kind, flip in FLIPS.get(type(node), ()):
        for change in flip(text, node, names):
            yield (kind, *change[1:])


def _comparison(text: _Text, node: ast.Compare, names: frozenset[str]) -> Iterator[Change]:
    if len(node.ops) != 1:
        return
    start, end = text.end(node.left), text.start(node.comparators[0])
    sign, other = COMPARISONS[type(node.ops[0])]
    between = text.source[start:end]
    if between.count(sign) == 1:
        yield ("", start, end, between.replace(sign, other))


def _and_or(text: _Text, node: ast.BoolOp, names: frozenset[str]) -> Iterator[Change]:
    word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    start, end = text.end(node.values[0]), text.start(node.values[1])
    if len(node.values) == 2 and text.source[start:end].count(word) == 1:
        yield ("", start, end, text.source[start:end].replace(word, other))
    for dropped in range(len(node.values)):
        if text.start(node.values[dropped]) in text.guards:
            continue
        kept = [f"({text.of(value)})" for number, value in enumerate(node.values) if number != dropped]
        yield ("", text.start(node), text.end(node), f"({f' {word} '.join(kept)})")


def _not(text: _Text, node: ast.UnaryOp, names: frozenset[str]) -> Iterator[Change]:
    if isinstance(node.op, ast.Not):
        yield ("", text.start(node), text.end(node), f"bool({text.of(node.operand)})")


def _constant(text: _Text, node: ast.Constant, names: frozenset[str]) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield ("", text.start(node), text.end(node), str(not node.value))
    elif isinstance(node.value, int) and node.value < ANY_NUMBER:
        yield ("", text.start(node), text.end(node), str(node.value + 1))


def _words(text: _Text, node: ast.Assign, names: frozenset[str]) -> Iterator[Change]:
    """Words of a definition in rules English: a keyword's, or a token's text."""
    if not any(isinstance(target, ast.Name) and target.id.lower() in ("definition", "text") for target in node.targets):
        return
    said = text.of(node.value)
    for word, other in WORDS:
        if word in said:
            yield ("", text.start(node.value), text.end(node.value), said.replace(word, other, 1))


def _removed_call(text: _Text, node: ast.Expr, names: frozenset[str]) -> Iterator[Change]:
    if isinstance(node.value, ast.Call):
        yield ("", text.start(node), text.end(node), "pass")


def _order(text: _Text, node: ast.Call, names: frozenset[str]) -> Iterator[Change]:
    if isinstance(node.func, ast.Name) and node.func.id in ("reversed", "sorted") and node.args:
        yield ("", text.start(node), text.end(node), f"list({text.of(node.args[0])})")


def _backwards(text: _Text, node: ast.Subscript, names: frozenset[str]) -> Iterator[Change]:
    if text.of(node).endswith("[::-1]"):
        yield ("", text.start(node), text.end(node), text.of(node.value))


def _branch(text: _Text, node: ast.If | ast.IfExp | ast.While, names: frozenset[str]) -> Iterator[Change]:
    if not isinstance(node.test, (ast.Compare, ast.BoolOp, ast.UnaryOp)):
        yield ("", text.start(node.test), text.end(node.test), f"not ({text.of(node.test)})")


def _sieve(text: _Text, node: ast.comprehension, names: frozenset[str]) -> Iterator[Change]:
    for test in node.ifs:
        yield ("", text.start(test), text.end(test), "True")


def _role(text: _Text, node: ast.Attribute, names: frozenset[str]) -> Iterator[Change]:
    other = ROLES.get(node.attr)
    if other is not None and isinstance(node.ctx, ast.Load):
        yield ("", text.end(node) - len(node.attr), text.end(node), other)


def _zone(text: _Text, node: ast.Name, names: frozenset[str]) -> Iterator[Change]:
    if node.id in ZONES and isinstance(node.ctx, ast.Load):
        yield from (("", text.start(node), text.end(node), zone) for zone in ZONES if zone in names and zone != node.id)


FLIPS: dict[type[ast.AST], tuple[tuple[str, Any], ...]] = {
    ast.Compare: (("comparison", _comparison),), ast.BoolOp: (("boolean", _and_or),), ast.UnaryOp: (("boolean", _not),),
    ast.Constant: (("bound", _constant),), ast.Assign: (("words", _words),), ast.Expr: (("removed call", _removed_call),),
    ast.Call: (("order", _order),), ast.Subscript: (("order", _backwards),), ast.If: (("condition", _branch),),
    ast.IfExp: (("condition", _branch),), ast.While: (("condition", _branch),), ast.comprehension: (("condition", _sieve),),
    ast.Attribute: (("role", _role),), ast.Name: (("zone", _zone),),
}  # fmt: skip


# -- importing one -----------------------------------------------------------------------------------------------------


def install(root: Path, mutant: Mutant) -> None:
    """Let a mutant be imported in the place of its file; its byte code is not kept."""
    path = str(root / mutant.file)
    original = importlib.machinery.SourceFileLoader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path != path:
            return original(self, fullname)
        return compile(mutant.applied(Path(path).read_text(encoding="utf-8")), path, "exec", dont_inherit=True)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign]
