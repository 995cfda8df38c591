"""Paying a cost any number of times as words are followed (CR 118.12, 603.12a)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

OVEN = "When this creature enters, you may pay {1} any number of times. When you pay this cost one or more times, put that many +1/+1 counters on this creature."


def oven(mana: str, *answers: bool) -> Table:
    table = Table()
    table.hand("A", card("Fed Oven", "{R}", "Creature — Elemental", OVEN, "1/1"))
    return table.mana("A", "{R}" + mana).answer("A", *answers).cast("A", "Fed Oven").resolve()


@rule("603.12a")
def test_what_was_paid_twice_counts_twice() -> None:
    table = oven("{2}", True, True)
    assert table.pt(table.find("Fed Oven")) == (3, 3) and not table.game.players[0].pool


@rule("603.12a")
def test_whoever_pays_nothing_triggers_nothing() -> None:
    table = oven("{2}", False)
    assert table.pt(table.find("Fed Oven")) == (1, 1) and len(table.pool("A")) == 2


@rule("118.3")
def test_nobody_pays_more_often_than_they_can() -> None:
    table = oven("{1}", True, True, True)
    assert table.pt(table.find("Fed Oven")) == (2, 2)
