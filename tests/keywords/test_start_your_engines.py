"""Start your engines!, speed and max speed (CR 702.178, 702.179 of the edition of 2026)."""

from __future__ import annotations

from engine.keywords.start_your_engines import speed_of
from tests.rulebook import rule
from tests.table import Table, card

RACER = ("Red Racer", "{R}", "Creature — Goblin", "Start your engines!\nMax speed — This creature has flying.", "1/1")
PIN = ("Pin", "{0}", "Instant", "Target player loses 1 life.")


@rule("702.179a", "702.179d", edition="2026-01-16")
def test_speed_begins_at_one_and_grows_once_each_own_turn() -> None:
    table = Table()
    table.battlefield("A", card(*RACER))
    table.settle()
    assert speed_of(table.game, 0) == 1
    table.hand("A", card(*PIN), card(*PIN))
    for _ in range(2):
        table.cast("A", "Pin", targets=[1]).resolve()
    assert speed_of(table.game, 0) == 2
    table.next_turn("B")
    table.hand("A", card(*PIN))
    table.cast("A", "Pin", targets=[1]).resolve()
    assert speed_of(table.game, 0) == 2 and speed_of(table.game, 1) == 0


@rule("702.178a", "702.179e", edition="2026-01-16")
def test_max_speed_gives_an_ability() -> None:
    table = Table()
    (racer,) = table.battlefield("A", card(*RACER))
    for expected in (2, 3, 4):
        assert not table.has(racer, "flying")
        table.hand("A", card(*PIN))
        table.cast("A", "Pin", targets=[1]).resolve()
        assert speed_of(table.game, 0) == expected
        table.next_turn("A")
    assert table.has(racer, "flying")
