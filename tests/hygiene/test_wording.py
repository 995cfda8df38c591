"""Wording: fields that are only said take no part in equality, and nothing that plays ever reads them."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path

from engine.core.record import is_wording
from engine.meaning.node import Node
from engine.vocabulary.catalogue import load
from tests.hygiene.project_tree import name_of, nodes_of, python_files, source_of

# What may read wording: how the words agree, whether English would say it so, what belongs to them, what is asked in them.
SAYING = {"well_formed", "goes_on", "with_rest", "plural", "person", "several", "silent", "says_is", "leads_with_duration", "behind", "past", "each", "many"}

FAMILIES = ("Ability", "Amount", "Condition", "Cost", "Filter", "Instruction", "Node", "Reference", "Target", "Pattern")
SAYS_NO_WORDS = {"bool", "int"}  # what may be kept by meaning alone


@cache
def methods_in(path: str) -> dict[str, tuple[ast.FunctionDef, ...]]:
    """The methods of each class of a file."""
    return {
        node.name: tuple(part for part in node.body if isinstance(part, ast.FunctionDef))
        for node in ast.walk(source_of(Path(path))) if isinstance(node, ast.ClassDef)
    }


def nodes() -> Iterator[type]:
    load()
    waiting: list[type] = [Node]
    for family in waiting:
        waiting.extend(member for member in family.__subclasses__() if member not in waiting)
    return (member for member in waiting if is_dataclass(member))


def reads_of_wording() -> Iterator[str]:
    """Each method that plays and reads a field that is only said."""
    for node in nodes():
        said = {item.name for item in fields(node) if is_wording(item)}
        for part in node.__mro__ if said else ():
            if not part.__module__.startswith("engine."):
                continue
            for method in methods_in(str(inspect.getsourcefile(part))).get(part.__name__, ()):
                if method.name in SAYING:
                    continue
                for found in ast.walk(method):
                    if isinstance(found, ast.Attribute) and found.attr in said and ast.unparse(found.value) == "self":
                        yield f"{node.__name__}.{method.name} reads {found.attr}"


def test_what_plays_reads_no_wording() -> None:
    assert sorted(set(reads_of_wording())) == []


def test_there_is_wording() -> None:
    assert sum(is_wording(item) for node in nodes() for item in fields(node)) > 150


def test_what_means_the_same_is_equal() -> None:
    from engine.meaning.node import alike
    from engine.vocabulary.terms.grammar.anaphors import Them

    assert Them("they") == Them("them") and hash(Them("they")) == hash(Them("them"))
    assert not alike(Them("they"), Them("them"))


def test_what_is_kept_by_meaning_has_no_words() -> None:
    """A cache that finds a node by its meaning gives what was made of other words. Only yes, no or a number."""
    wrong = []
    for path in python_files("engine"):
        for node in nodes_of(path):
            if not isinstance(node, ast.FunctionDef):
                continue
            kept = any("lru_cache" in ast.unparse(one) or ast.unparse(one) == "cache" for one in node.decorator_list)
            given = [ast.unparse(one.annotation) for one in node.args.args if one.annotation is not None]
            words = [word.strip("[], .") for one in given for word in one.split()]
            of_nodes = any(word.endswith(FAMILIES) and word != "ManaCost" for word in words)
            if kept and of_nodes and node.returns is not None and ast.unparse(node.returns) not in SAYS_NO_WORDS:
                wrong.append(f"{name_of(path)}:{node.lineno} {node.name}")
    assert wrong == [], "use cached_by_wording"
