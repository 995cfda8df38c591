"""Provoke (CR 702.39)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.boards.table import Table, card

B = 1

def provoked(text: str = "Provoke", answer: bool = True) -> tuple[Table, int, int]:
    """A creature with provoke attacks and challenges a tapped creature; the trigger has resolved."""
    table = Table()
    (goad,) = table.battlefield("A", card("Loud Brute", "{1}{R}", "Creature — Beast", text, "2/2"))
    (ox,) = table.battlefield("B", card("Old Ox", "{W}", "Creature — Ox", "", "1/4"), tapped=True)
    table.answer("A", [[goad, B]]).to_step("declare_attackers")
    table.answer("A", *([answer] * len(table.stack())))
    return table.resolve(), goad, ox


@rule("702.39a")
def test_the_target_is_untapped_and_must_block() -> None:
    table, _, ox = provoked()
    assert not table.game.obj(ox).tapped
    table.answer("B", [])
    with pytest.raises(IllegalAnswer, match=r"509\.1c"):
        table.to_step("declare_blockers")


@rule("702.39a")
def test_it_blocks_and_the_requirement_ends_with_combat() -> None:
    table, goad, ox = provoked()
    table.to_step("declare_blockers")
    assert table.game.combat is not None and table.game.combat.blocking == {ox: (goad,)}
    table.to_step("main2")
    assert table.game.floating == ()


@rule("702.39a")
def test_it_may_be_left_alone() -> None:
    table, _, ox = provoked(answer=False)
    assert table.game.obj(ox).tapped
    table.to_step("declare_blockers")
    assert table.game.combat is not None and not table.game.combat.blocking


@rule("702.39b")
def test_each_instance_triggers_separately() -> None:
    table = Table()
    (goad,) = table.battlefield("A", card("Loud Brute", "{1}{R}", "Creature — Beast", "Provoke\nProvoke", "2/2"))
    oxen = table.battlefield("B", *[card("Old Ox", "{W}", "Creature — Ox", "", "1/4")] * 2)
    table.answer("A", [[goad, B]], [oxen[0]], [oxen[1]], True, True).to_step("declare_attackers").resolve()
    table.to_step("declare_blockers")
    assert table.game.combat is not None and set(table.game.combat.blocking) == set(oxen)


@rule("702.39b", "each of the two, beside what all creatures have to do")
def test_what_is_provoked_twice_is_blocked_by_all_who_have_to_block_it_besides() -> None:
    table = Table()
    lure = "Provoke\nProvoke\nAll creatures able to block this creature do so."
    (goad,) = table.battlefield("A", card("Loud Brute", "{1}{R}", "Creature — Beast", lure, "2/2"))
    ox = card("Old Ox", "{W}", "Creature — Ox", "", "1/4")
    tapped = table.battlefield("B", *[ox] * 3, tapped=True)
    (ready,) = table.battlefield("B", ox)
    table.answer("A", [[goad, B]], [tapped[0]], [tapped[1]], True, True).to_step("declare_attackers").resolve()
    assert [table.game.obj(oid).tapped for oid in tapped] == [False, False, True]
    table.to_step("declare_blockers")
    assert table.game.combat is not None and set(table.game.combat.blocking) == {*tapped[:2], ready}
