"""Emblems (CR 114): "You get an emblem with …"."""

from __future__ import annotations

from tests.effects.doing import bear, do
from tests.rulebook import rule
from tests.table import Table


@rule("114.1", "114.4")
def test_an_emblem() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, 'You get an emblem with "Creatures you control get +1/+1."')
    assert table.pt(one) == (3, 3)
    do(table, 'You get an emblem with "At the beginning of your end step, you gain 2 life."')
    table.to_step("end")
    table.resolve()
    assert table.life("A") == 22
