"""Clauses about damage: "dealt damage this turn", "dealt damage by this creature this turn"."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, lamp, permanent
from tests.support.boards.table import Table

ATTACK = "DeclareAttackers"


def attack(table: Table, *attackers: int, whom: int = 1) -> Table:
    """These creatures attack a player, and nobody blocks."""
    table.policy = lambda decision: [[oid, whom] for oid in attackers] if type(decision).__name__ == ATTACK else None
    return table


@rule("510.2", "608.2h")
def test_what_those_control_who_were_dealt_combat_damage() -> None:
    table = Table(3)
    thing = permanent(table, "{0}: Destroy each artifact whose controller was dealt combat damage by Test Thing this turn.")
    table.battlefield("B", lamp())
    table.battlefield("C", lamp())
    table.battlefield("A", lamp())
    do(table, "Test Rite deals 1 damage to target player.", [1])
    attack(table, thing, whom=2).to_step("main2")
    table.activate("A", thing).resolve()
    assert table.all("Plain Lamp", who="A") and table.all("Plain Lamp", who="B") and not table.all("Plain Lamp", who="C")


@rule("115.1", "608.2b")
def test_a_player_dealt_damage_by_it_this_turn() -> None:
    table = Table(3)
    brute = permanent(table, "{0}: This creature deals 1 damage to target player.\n{0}: Target player dealt damage by this creature this turn loses 1 life.")
    do(table, "Test Rite deals 1 damage to each opponent.")
    table.activate("A", brute, [table.seat("B")]).resolve()
    table.activate("A", brute, [table.seat("B")], index=1).resolve()
    assert (table.life("B"), table.life("C")) == (17, 19)
    table.activate("A", brute, index=1).resolve()
    assert (table.life("A"), table.life("B"), table.life("C")) == (20, 16, 19), "nobody else can be targeted"
    table.next_turn("B")
    assert len([action for action in table.actions("A") if action.kind == "activate"]) == 1, "not in another turn"
