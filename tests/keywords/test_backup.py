"""Backup (CR 702.165)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

MEADOW_BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")

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


@rule("702.165b")
def test_a_copy_keeps_the_order_of_the_abilities() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (scout,) = table.battlefield("A", card(*SCOUT))
    table.hand("A", card("Two Scouts", "{0}", "Sorcery", "Create a token that's a copy of target creature."))
    table.cast("A", "Two Scouts", [scout])
    table.targets = [bear]
    table.resolve()
    assert table.pt(bear) == (3, 3) and table.has(bear, "flying") and not table.has(bear, "vigilance")
    shape = card("Shape Thief", "{0}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")
    (ox,) = table.battlefield("A", card("Mild Ox", "{1}{G}", "Creature — Ox", "", "2/2"))
    table.hand("A", shape)
    table.policy = lambda d: True if d.kind == "yes_no" else [scout] if d.kind == "objects" and scout in d.candidates else None
    table.cast("A", "Shape Thief")
    table.targets = [ox]
    table.resolve()
    assert table.pt(ox) == (3, 3) and table.has(ox, "flying") and not table.has(ox, "vigilance")


@rule("702.165d")
def test_what_backup_gives_is_settled_as_it_is_put_on_the_stack() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*SCOUT))
    table.hand("B", card("Blank Word", "{0}", "Instant", "Target creature loses all abilities until end of turn."))
    table.mana("A", "{1}{W}")
    table.cast("A", "Bold Scout", targets=[bear]).resolve(1)
    assert table.stack() == ["Bold Scout trigger (A)"]
    scout = table.find("Bold Scout")
    table.cast("B", "Blank Word", [scout]).resolve()
    assert not table.has(scout, "flying") and table.has(bear, "flying") and table.pt(bear) == (3, 3)


@rule("702.165c", "only abilities printed on it, and to another creature", "702.165a")
def test_what_the_creature_has_gained_is_not_given_on_nor_anything_to_itself() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", card("Human Banner", "{2}", "Artifact", "Humans you control have trample."))
    table.hand("A", card(*SCOUT), card(*SCOUT))
    table.mana("A", "{1}{W}{1}{W}")
    table.cast("A", "Bold Scout", targets=[bear]).resolve()
    scout = table.find("Bold Scout")
    assert table.has(scout, "trample") and table.has(bear, "flying") and not table.has(bear, "trample")
    table.answer("A", lambda decision: [oid for oid in decision.candidates if oid not in (bear, scout)])
    table.cast("A", "Bold Scout").resolve()
    (other,) = [oid for oid in table.all("Bold Scout") if oid != scout]
    assert table.pt(other) == (2, 2) and len(table.game.chars(other).abilities.keywords["flying"]) == 1


@rule("702.165a")
@pytest.mark.parametrize(("one", "counters"), [(True, 3), (False, 1)])
def test_each_of_several_backup_abilities_lends_all_that_is_printed_below(one: bool, counters: int) -> None:
    table = Table()
    words = "Backup 1\nBackup 1\nReach\nBackup 1\nTrample\nWhenever this creature attacks, you gain 2 life."
    bears = table.battlefield("A", card(*MEADOW_BEAR), card(*MEADOW_BEAR), card(*MEADOW_BEAR))
    table.hand("A", card("Long Line", "{G}", "Creature — Elephant", words, "4/4"))
    table.policy = lambda d: [bears[0] if one else bears[2 - len(table.stack())]] if d.kind == "targets" else None
    table.mana("A", "{G}").cast("A", "Long Line").resolve()
    lent = (bears[0],) if one else bears
    assert sorted(table.counters(bear).get("+1/+1", 0) for bear in bears) == ([0, 0, 3] if one else [1, 1, 1])
    assert all(table.has(bear, "trample") for bear in lent) and not any(table.has(bear, "backup") for bear in bears)
    assert [table.has(bear, "reach") for bear in bears].count(True) == (1 if one else 2)  # the last one stands below it


@rule("702.165a")
def test_several_backup_abilities_in_one_line_each_give_what_is_below_it() -> None:
    table = Table()
    bear, ox = table.battlefield("A", card(*MEADOW_BEAR), card("Mild Ox", "{1}{G}", "Creature — Ox", "", "2/2"))
    table.hand("A", card("Bold Guide", "{0}", "Creature — Human", "Backup 1, backup 2\nFlying", "1/1"))
    table.answer("A", [0, 1]).answer("A", [bear]).answer("A", [ox])
    table.cast("A", "Bold Guide").resolve()
    assert sorted([table.pt(bear), table.pt(ox)]) == [(3, 3), (4, 4)]
    assert table.has(bear, "flying") and table.has(ox, "flying") and not table.has(bear, "backup")
