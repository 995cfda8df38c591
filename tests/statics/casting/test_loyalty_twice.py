"""Planeswalkers whose loyalty abilities a player may activate twice in a turn (CR 606.3)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


def walker(name: str, more: str = "") -> object:
    return card(name, "{3}", "Legendary Planeswalker — Test", f"+1: You gain 1 life.\n−1: You gain 10 life.{more}", loyalty="3")


def offered(table: Table, who: str = "A") -> list[str]:
    return sorted({table.game.chars(action.oid).name for action in table.actions(who) if action.kind == "activate"})


@rule("606.3")
def test_loyalty_abilities_of_all_planeswalkers_twice_this_turn() -> None:
    table = Table()
    (one,) = table.battlefield("A", walker("Old Sage"))
    table.battlefield("B", walker("Far Sage"))
    table.activate("A", one, index=0).resolve()
    assert offered(table) == []
    do(table, "You may activate the loyalty abilities of planeswalkers you control twice this turn rather than only once.")
    (late,) = table.battlefield("A", walker("Late Sage"))
    assert offered(table) == ["Late Sage", "Old Sage"]
    table.activate("A", one, index=0).resolve()
    table.activate("A", late, index=0).resolve().activate("A", late, index=1).resolve()
    assert table.life("A") == 33 and offered(table) == []
    do(table, "You may activate the loyalty abilities of planeswalkers you control twice this turn rather than only once.")
    assert offered(table) == []  # twice is twice
    table.next_turn("B").next_turn("A").activate("A", one, index=0).resolve()
    assert "Old Sage" not in offered(table)


@rule("606.3")
def test_loyalty_abilities_of_the_object_itself_twice() -> None:
    table = Table()
    (one, other) = table.battlefield("A", walker("Old Sage", "\n0: You may activate loyalty abilities of Old Sage twice this turn rather than only once."), walker("Odd Sage"))
    table.activate("A", one, index=2).resolve().activate("A", one, index=0).resolve()
    table.activate("A", other, index=0).resolve()
    assert table.life("A") == 22 and offered(table) == []
