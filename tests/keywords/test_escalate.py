"""Escalate (CR 702.120)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

STEPS = ("Many Steps", "{W}", "Sorcery", "Escalate {1}\nChoose one or more —\n• Draw a card.\n• You gain 4 life.\n"
         "• Each opponent loses 2 life.")  # fmt: skip


@rule("702.120a")
def test_each_mode_beyond_the_first_costs_more() -> None:
    table = Table()
    table.hand("A", card(*STEPS))
    table.mana("A", "{W}{2}")
    table.answer("A", [0, 1, 2])
    table.cast("A", "Many Steps").resolve()
    assert table.life("A") == 24 and table.life("B") == 18
    assert table.game.players[0].pool == ()


@rule("702.120a")
def test_the_first_mode_costs_nothing_more() -> None:
    table = Table()
    table.hand("A", card(*STEPS))
    table.mana("A", "{W}{2}")
    table.answer("A", [2])
    table.cast("A", "Many Steps").resolve()
    assert table.life("B") == 18 and len(table.pool("A")) == 2
