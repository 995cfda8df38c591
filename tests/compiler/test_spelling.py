"""Old spellings and today's: each row's own example, and that rows are few."""

from __future__ import annotations

import pytest

from engine.compiler.normalise import modern
from engine.compiler.rewording import Rewording
from engine.compiler.spelling import SPELLINGS, Spelling


@pytest.mark.parametrize("row", SPELLINGS, ids=lambda row: row.before)
def test_each_row_makes_of_its_example_what_it_says(row: Spelling) -> None:
    assert Rewording(row.said, row.meant).of(row.before) == row.after
    assert modern(row.before) == modern(row.after)
    assert row.reason


def test_no_row_changes_what_another_has_made() -> None:
    for row in SPELLINGS:
        assert Rewording(row.said, row.meant).of(row.after) == row.after
