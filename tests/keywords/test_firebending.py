"""Firebending (CR 702.189 of the edition of 2026)."""

from __future__ import annotations

from typing import Any

from engine.game.events.mana import AddMana
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card

BENDER = ("Hot Bender", "{R}", "Creature — Human", "Firebending 2", "1/1")


@rule("702.189a", edition="2026-01-16")
def test_the_mana_stays_until_end_of_combat() -> None:
    table = Table()
    (bender,) = table.battlefield("A", card(*BENDER))
    table.answer("A", [[bender, 1]])
    table.to_step("declare_attackers")
    table.resolve()
    assert table.pool("A") == "RR"
    table.to_step("combat_damage")
    assert len(table.pool("A")) == 2
    table.to_step("main2")
    assert table.game.players[0].pool == ()


@rule("702.189a", "so much mana; it may be none", edition="2026-01-16")
def test_firebending_for_nothing_is_firebending_without_mana() -> None:
    table = Table()
    text = "Whenever this creature attacks, firebend X, where X is the number of artifacts you control."
    (bender,) = table.battlefield("A", card("Hot Bender", "{R}", "Creature — Human", text, "1/1"))
    table.answer("A", [[bender, 1]]).to_step("declare_attackers").resolve()
    assert table.pool("A") == "" and not [event for event in table.game.history.this_turn if isinstance(event, AddMana)]
    table.battlefield("A", card("Plain Lamp", "{1}", "Artifact"))
    table.next_turn("B").answer("A", [[bender, 1]]).to_step("declare_attackers", "A").resolve()
    assert table.pool("A") == "R"


@rule("702.189a", edition="2026-01-16")
def test_firebending_as_much_as_its_power() -> None:
    table = Table()
    bender = permanent(table, "Firebending X, where X is Test Thing's power.", size="2/2")
    do(table, "Target creature gets +1/+0 until end of turn.", [bender])

    def policy(decision: Any) -> Any:
        return [[bender, 1]] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy
    table.to_step("declare_attackers", "A").resolve()
    assert table.pool("A") == "RRR"
