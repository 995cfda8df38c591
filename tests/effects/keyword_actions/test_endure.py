"""Endure (a keyword action of later editions, CR 701.63 of 2026)."""

from __future__ import annotations

import pytest

from tests.effects.doing import permanent
from tests.rulebook import rule
from tests.table import Table

LATER = "2026-01-16"


@rule("701.63a", edition=LATER)
@pytest.mark.parametrize(("keep", "size"), [(True, (3, 3)), (False, (1, 1))])
def test_endure(keep: bool, size: tuple[int, int]) -> None:
    table = Table()
    thing = permanent(table, "{0}: This creature endures 2.")
    table.answer("A", keep)
    table.activate("A", thing).resolve()
    assert table.pt(thing) == size
    assert bool(table.all("Spirit Token")) is not keep
