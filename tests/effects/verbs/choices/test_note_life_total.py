"""A life total noted for later (CR 607.2d)."""

from __future__ import annotations

import pytest

from engine.core.zones import HAND
from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("607.2d")
@pytest.mark.parametrize(("life", "drawn"), [(20, 2), (25, 2), (19, 1)])
def test_a_life_total_is_noted(life: int, drawn: int) -> None:
    table = Table(library=9)
    table.hand("A", card("Ledger", "{0}", "Artifact", "As Ledger enters, note your life total.\nAt the beginning of your upkeep, draw a card if "
                         "your life total is greater than or equal to the last noted life total for Ledger. Then note your life total."))  # fmt: skip
    table.cast("A", "Ledger").resolve()
    table.life("A", life)
    table.next_turn("A")
    assert len(table.zone("A", HAND)) == drawn
    table.next_turn("A")
    assert len(table.zone("A", HAND)) == drawn + 2, "the total noted last counts, not the first"
