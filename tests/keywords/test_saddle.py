"""Saddle (CR 702.171)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

PONY = ("Plain Pony", "{2}{W}", "Creature — Horse Mount", "Saddle 2\nThis creature gets +2/+2 as long as it's saddled.",
        "2/2")  # fmt: skip
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.171a", "702.171b", edition="2026-01-16")
def test_a_mount_is_saddled_until_end_of_turn() -> None:
    table = Table()
    pony, bear = table.battlefield("A", card(*PONY), card(*BEAR))
    table.activate("A", pony).resolve()
    assert table.pt(pony) == (4, 4) and table.game.obj(bear).tapped
    table.next_turn()
    assert table.pt(pony) == (2, 2)


@rule("702.171a", edition="2026-01-16")
def test_a_mount_is_saddled_only_as_a_sorcery() -> None:
    table = Table()
    table.battlefield("A", card(*PONY), card(*BEAR))
    assert [action.kind for action in table.actions("A")] == ["activate"]
    table.to_step("begin_combat")
    assert table.actions("A") == ()
