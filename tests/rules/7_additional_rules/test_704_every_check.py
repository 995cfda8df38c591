"""Every state-based action of the rulebook is cited where state-based checks are declared."""

from __future__ import annotations

import re

import pytest

from tests.hygiene.project_tree import python_files, text_of
from tests.rulebook import RULES

NUMBER = re.compile(r"^(704\.[56][a-z])\t", re.MULTILINE)


@pytest.mark.parametrize("edition", ["2024-02-06", "2026-01-16"])
def test_every_state_based_action_has_a_check(edition: str) -> None:
    numbers = set(NUMBER.findall((RULES / f"{edition}.tsv").read_text(encoding="utf-8")))
    declaring = [text_of(path) for path in python_files("engine") if "@state_based_check(" in text_of(path)]
    cited = {number for text in declaring for number in re.findall(r"704\.[56][a-z]", text)}
    assert len(numbers) > 25 and cited <= numbers | {"704.5z"}, "a number that is no state-based action"
    assert not numbers - cited, "no file with a check cites these"
