"""Mutants: what is flipped, that it is flipped in the right place, and that it is what gets imported."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests.hygiene.project_tree import ROOT
from tests.mutants import Mutant, as_environment, mutants_of

SOURCE = '''
"""Text is left: 1 == 1."""
from typing import TYPE_CHECKING
from zones import EXILE, HAND

if TYPE_CHECKING:
    assert not 5


@phrase("you control 1", into="static")
class Ward:
    definition = "Whenever another creature you control enters, draw a card."
    number: int = 3

    def f(self, a: "1 < 2", b):
        if a < 2 and not b:
            game.happen(reversed(a))
        return [x.owner for x in a[::-1] if x] + [HAND, EXILE, "é" == b]
'''


def flips(source: str = SOURCE) -> set[tuple[str, str, str]]:
    return {(mutant.kind, mutant.before.strip(), mutant.after.strip()) for mutant in mutants_of("a.py", source)}


@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [
        ("comparison", "<", "<="), ("comparison", "==", "!="), ("boolean", "and", "or"), ("boolean", "not b", "bool(b)"),
        ("boolean", "a < 2 and not b", "((a < 2))"), ("bound", "3", "4"), ("bound", "2", "3"),
        ("removed call", "game.happen(reversed(a))", "pass"), ("order", "reversed(a)", "list(a)"), ("order", "a[::-1]", "a"),
        ("condition", "x", "True"), ("role", "owner", "controller"), ("zone", "HAND", "EXILE"), ("zone", "EXILE", "HAND"),
        ("words", '"Whenever another creature you control enters, draw a card."',
         '"Whenever a creature you control enters, draw a card."'),
    ],
)  # fmt: skip
def test_one_thing_is_flipped(kind: str, before: str, after: str) -> None:
    assert (kind, before, after) in flips()


def test_text_annotations_and_templates_are_left() -> None:
    assert not [flip for flip in flips() if flip[1] in ("5", "1 < 2", "not 5")]


def test_every_mutant_is_another_program_that_can_be_read() -> None:
    for mutant in mutants_of("a.py", SOURCE):
        changed = mutant.applied(SOURCE)
        assert changed != SOURCE
        compile(changed, "a.py", "exec")


def test_a_mutant_of_another_text_is_refused() -> None:
    with pytest.raises(ValueError, match="has changed"):
        Mutant("a.py", 1, "bound", 0, 1, "1", "2").applied("3")


def test_the_mutant_is_what_a_test_imports(tmp_path: Path) -> None:
    """In a process of its own, as the command runs it; without the mutant the same file says what stands there."""
    (tmp_path / "small.py").write_text("LIMIT = 7\n", encoding="utf-8")
    (mutant,) = mutants_of("small.py", "LIMIT = 7\n")
    program = textwrap.dedent("""
        import sys
        from pathlib import Path
        from tests.mutants import install
        install(Path(sys.argv[1]))
        sys.path.insert(0, sys.argv[1])
        import small
        print(small.LIMIT)
    """)

    def printed(environment: dict[str, str]) -> str:
        command = [sys.executable, "-c", program, str(tmp_path)]
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    assert printed({}) == "7"
    assert printed(as_environment(mutant)) == "8"
