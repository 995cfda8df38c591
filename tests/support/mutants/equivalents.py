"""Equivalent mutants. Flips that no player, card or game could notice, each with its reason, in
equivalent_mutants.toml.

An entry names a file, a function of it, what a line of that says, what is flipped there and what stands there instead. So
it lapses when the line changes, and a test holds that each entry is still about a mutant.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.support.mutants.mutants import Mutant, mutants_of

LISTED = Path(__file__).with_name("equivalent_mutants.toml")


@dataclass(frozen=True, slots=True)
class Equivalent:
    """A flip that changes nothing. In which file and function, on a line that says what, of what, into what."""

    file: str
    function: str  # with its class; "" for what is run as the file is imported
    line: str
    before: str
    after: str


def _said(text: str) -> str:
    return " ".join(text.split())


def equivalents(listed: Path = LISTED) -> dict[Equivalent, str]:
    """The flips that are listed, with their reasons."""
    entries = tomllib.loads(listed.read_text(encoding="utf-8"))["mutant"]
    return {
        Equivalent(entry["file"], entry["function"], _said(entry["line"]), _said(entry["is"]), _said(entry["becomes"])): entry["reason"]
        for entry in entries
    }


def _functions(tree: ast.AST, name: str = "") -> Iterator[tuple[range, str]]:
    """The functions of a module, outer ones first: their lines and their names."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            inner = f"{name}.{node.name}".lstrip(".")
            if isinstance(node, ast.FunctionDef):
                yield range(node.lineno, (node.end_lineno or node.lineno) + 1), inner
            yield from _functions(node, inner)


def as_listed(file: str, source: str) -> Iterator[tuple[Mutant, Equivalent]]:
    """The mutants of a source, each as the list would name it."""
    lines, functions = source.splitlines(), list(_functions(ast.parse(source)))
    for mutant in mutants_of(file, source):
        within = [name for span, name in functions if mutant.line in span]
        yield mutant, Equivalent(
            file, within[-1] if within else "", _said(lines[mutant.line - 1]), _said(mutant.before), _said(mutant.after)
        )


def that_count(file: str, source: str, listed: dict[Equivalent, str]) -> Iterator[Mutant]:
    """The mutants of a source without those that are listed."""
    yield from (mutant for mutant, named in as_listed(file, source) if named not in listed)
