"""Backup (CR 702.165)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

SCOUT = ("Bold Scout", "{1}{W}", "Creature — Human", "Vigilance\nBackup 1\nFlying\nWhenever this creature attacks, you gain "
         "2 life.", "1/1")  # fmt: skip
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.165a", "702.165c")
def test_another_creature_gains_what_is_printed_below() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*SCOUT))
    table.mana("A", "{1}{W}")
    table.cast("A", "Bold Scout", targets=[bear]).resolve()
    assert table.pt(bear) == (3, 3) and table.has(bear, "flying") and not table.has(bear, "vigilance")
    assert not table.has(bear, "backup")
    table.answer("A", [[bear, 1]])
    table.to_step("declare_blockers", "A")
    assert table.life("A") == 22
    table.next_turn("B")
    assert table.pt(bear) == (3, 3) and not table.has(bear, "flying")


@rule("702.165a")
def test_the_creature_itself_only_gets_the_counters() -> None:
    table = Table()
    table.hand("A", card(*SCOUT))
    table.mana("A", "{1}{W}")
    table.cast("A", "Bold Scout").resolve()
    scout = table.find("Bold Scout")
    assert table.pt(scout) == (2, 2) and table.has(scout, "flying") and table.has(scout, "vigilance")
    assert len(table.game.chars(scout).abilities.keywords["flying"]) == 1
