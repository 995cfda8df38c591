"""Flanking (CR 702.25)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

B = 1

RIDER = ("Dust Rider", "{1}{R}", "Creature — Human Knight", "Flanking", "2/2")


@rule("702.25a")
def test_blockers_without_flanking_shrink() -> None:
    table = Table()
    (rider,) = table.battlefield("A", card(*RIDER))
    footman, other = table.battlefield("B", card("Footman", "{W}", "Creature — Human", "", "1/3"), card(*RIDER))
    table.answer("A", [[rider, B]]).answer("B", [[footman, rider], [other, rider]]).to_step("declare_blockers")
    assert table.stack() == ["Dust Rider trigger (A)"]
    table.resolve()
    assert (table.pt(footman), table.pt(other)) == ((0, 2), (2, 2))


@rule("702.25b")
def test_each_instance_triggers_separately() -> None:
    table = Table()
    (rider,) = table.battlefield("A", card("Dust Rider", "{R}", "Creature — Human", "Flanking\nFlanking", "2/2"))
    (footman,) = table.battlefield("B", card("Footman", "{W}", "Creature — Human", "", "1/3"))
    table.answer("A", [[rider, B]]).answer("B", [[footman, rider]]).to_step("declare_blockers")
    assert table.resolve().pt(footman) == (-1, 1)


@rule("702.25a", "this creature becomes blocked; until end of turn", "702.25b")
def test_who_blocks_another_keeps_its_size_and_who_shrank_grows_again() -> None:
    table = Table()
    cat = card("Quiet Cat", "{R}", "Creature — Cat", "", "1/1")
    rider, other = table.battlefield("A", card(*RIDER), cat)
    one, two = table.battlefield("B", *[card("Footman", "{W}", "Creature — Human", "", "1/9")] * 2)
    table.answer("A", [[rider, B], [other, B]]).answer("B", [[one, rider], [two, other]]).to_step("declare_blockers")
    assert table.stack() == ["Dust Rider trigger (A)"]
    table.resolve()
    assert (table.pt(one), table.pt(two)) == ((0, 8), (1, 9))
    table.next_turn()
    assert table.pt(one) == (1, 9)
