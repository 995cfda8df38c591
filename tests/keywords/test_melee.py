"""Melee (CR 702.121)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

B, C = 1, 2

REVELLER = ("Fair Reveller", "{1}{R}", "Creature — Human", "Melee", "2/2")


@rule("702.121a")
def test_it_grows_for_each_opponent_attacked_this_combat() -> None:
    table = Table(4)
    one, other = table.battlefield("A", card(*REVELLER), card("Companion", "{R}", "Creature — Human", "", "1/1"))
    (warden,) = table.battlefield("D", card("Reed Warden", "{3}", "Planeswalker — Reed", "+1: You gain 1 life.", loyalty="3"))
    (third,) = table.battlefield("A", card("Third", "{R}", "Creature — Human", "", "1/1"))
    table.answer("A", [[one, B], [other, C], [third, warden]]).to_step("declare_attackers").resolve()
    assert table.pt(one) == (4, 4)  # attacking a planeswalker is not attacking its controller


@rule("702.121b")
def test_each_instance_triggers_separately() -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Fair Reveller", "{R}", "Creature — Human", "Melee\nMelee", "2/2"))
    table.answer("A", [[one, B]]).to_step("declare_attackers")
    assert len(table.stack()) == 2
    assert table.resolve().pt(one) == (4, 4)


@rule("702.121a", "this combat, not an earlier one")
def test_only_opponents_attacked_in_this_combat_count() -> None:
    table = Table(4)
    one, other = table.battlefield("A", card("Fair Reveller", "{1}{R}", "Creature — Human", "Vigilance, melee", "2/2"),
                                   card("Companion", "{R}", "Creature — Human", "Vigilance", "1/1"))  # fmt: skip
    do(table, "After this main phase, there are two additional combat phases.")
    table.hand("A", *[card("Late Curse", "{0}", "Instant", "Each opponent you attacked this combat loses 1 life.")] * 2)
    table.answer("A", [[one, B], [other, C]], [[one, 3]]).to_step("declare_attackers").resolve()
    assert table.pt(one) == (4, 4)
    table.cast("A", "Late Curse").resolve()
    assert [table.life(who) for who in "ABCD"] == [20, 19, 19, 20]
    table.to_step("begin_combat").cast("A", "Late Curse").resolve()
    assert [table.life(who) for who in "ABCD"] == [20, 15, 18, 20], "nobody was attacked in this combat yet"
    table.to_step("declare_attackers").resolve()
    assert table.pt(one) == (5, 5)
