"""`python -m engine questions`: what rules procedures ask and rule modifiers answer (CR 613.11)."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING

import engine
from engine.lab.commands.arguments import parser
from engine.meaning.questions import DECLARED, Bearing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.meaning.questions import Asked


def main(argv: Sequence[str]) -> int:
    """Print every declared question, each in a line.

    Rule, what it is about, details, what an answer is and what it bears on.
    """
    parser("questions", "What rules procedures ask and rule modifiers answer.").parse_args(argv)
    for module in walk_packages(engine.__path__, "engine."):  # each declares what it asks
        if not module.name.endswith("__main__"):
            import_module(module.name)
    for question in sorted(DECLARED.values(), key=lambda question: question.name):
        print(line(question))
    return 0


def line(question: Asked) -> str:
    """A question in a line."""
    about = ", ".join((question.about, *question.details))
    bears = [str(kind.name).lower().replace("_", " ") for kind in Bearing if kind & question.bearing]
    tail = f"  [{', '.join(bears)}]" if bears else ""
    return f"{question.name:26} {question.rule:9} {about:44} {question.answer}{tail}"
