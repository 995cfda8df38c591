"""Hooks: what enters itself at a place of a procedure is found before anything is played.

The catalogue finds it.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

from engine.game.rules import hooks
from engine.vocabulary import catalogue
from tests.hygiene.project_tree import nodes_of, python_files

ASKED = """
import sys
from engine.vocabulary import catalogue
catalogue.load()
from engine.game.rules import hooks
found = {name: hook for name, hook in vars(hooks).items() if isinstance(hook, hooks.Hook)}
print(sorted(f"{name} {function.__module__}" for name, hook in found.items() for function in hook))
"""


def test_the_catalogue_alone_finds_all_that_is_entered() -> None:
    """A module that only some tests or commands import would change the rules where it is."""
    alone = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True).stdout
    catalogue.load()
    here = {name: hook for name, hook in vars(hooks).items() if isinstance(hook, hooks.Hook)}
    assert alone.strip() == str(sorted(f"{name} {function.__module__}" for name, hook in here.items() for function in hook))
    assert "ENTERING engine.game.rules.events.entering_auras" in alone and "CAST engine.vocabulary.variants.commander.casting" in alone


def test_every_hook_is_asked_by_a_procedure_and_something_is_entered() -> None:
    catalogue.load()
    found = {name: hook for name, hook in vars(hooks).items() if isinstance(hook, hooks.Hook)}
    assert len(found) > 15 and not [name for name, hook in found.items() if not hook.all], "nothing is entered there"
    asked = {
        node.id for path in python_files("engine") for node in nodes_of(path)
        if isinstance(node, ast.Name) and node.id in found and node not in decorating(path)
    }  # fmt: skip
    assert not found.keys() - asked, "no procedure asks there"


@cache
def decorating(path: Path) -> set[ast.AST]:
    """The names that stand in decorators of a file."""
    functions = (node for node in nodes_of(path) if isinstance(node, ast.FunctionDef))
    return {part for function in functions for decorator in function.decorator_list for part in ast.walk(decorator)}


def test_they_are_asked_in_the_order_of_their_rules() -> None:
    rules = ["903.8", "703.4f", "810", "903.12", "703.4b"]
    assert sorted(rules, key=hooks.in_rule_order) == ["703.4b", "703.4f", "810", "903.8", "903.12"]
