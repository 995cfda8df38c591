"""What layouts mean stands in one table; nobody else compares their names."""

from __future__ import annotations

import ast

import pytest

from engine.core.layouts import LAYOUTS, layout_of
from tests.hygiene.project_tree import name_of, python_files, source_of


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("halves", {"split"}),
        ("castable", {"split", "modal_dfc", "adventure"}),
        ("playable", {"modal_dfc"}),
        ("inset", {"adventure", "prepare"}),
        ("flips", {"flip"}),
        ("turns", {"transform"}),
        ("melds", {"meld"}),
        ("back", {"transform", "modal_dfc", "meld"}),
        ("one_side", {"split", "flip", "adventure", "prepare"}),
    ],
)
def test_a_question_about_layouts_has_one_answer(question: str, names: set[str]) -> None:
    answers = {"halves": lambda one: one.halves, "castable": lambda one: one.castable, "playable": lambda one: one.playable,
               "inset": lambda one: one.inset, "flips": lambda one: one.flips, "turns": lambda one: one.turns,
               "melds": lambda one: one.melds, "back": lambda one: one.back, "one_side": lambda one: one.one_side}  # fmt: skip
    assert {name for name, layout in LAYOUTS.items() if answers[question](layout)} == names


def test_an_unknown_layout_is_a_plain_one() -> None:
    assert layout_of("origami") == layout_of("normal") and layout_of("emblem").card is False


def test_layouts_are_compared_by_nobody_else() -> None:
    """Only files that read foreign names of layouts, or write a card as its layout wants it, may name one."""
    found = []
    for path in python_files("engine", "gui"):
        for node in ast.walk(source_of(path)):
            of_layout = isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "layout"
            if of_layout and any(isinstance(right, (ast.Constant, ast.Tuple, ast.Set)) for right in node.comparators):
                found.append(f"{name_of(path)}:{node.lineno}")
    assert found == []
