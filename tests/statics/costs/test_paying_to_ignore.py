"""Static abilities whose effect a player may pay to ignore for a turn (CR 116.2d)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table, card

ARBITER = "Players can't search libraries. Any player may pay {2} for that player to ignore this effect until end of turn."


def _specials(table: Table, who: str, oid: int) -> list[Any]:
    return [action for action in table.actions(who) if action.kind == "special" and action.oid == oid]


@rule("116.2d", "701.19")
@pytest.mark.parametrize("paid", ["", "A", "B"])
def test_a_player_pays_to_ignore_an_effect(paid: str) -> None:
    table = Table()
    arbiter = permanent(table, ARBITER)
    table.library("B", bear())
    table.hand("B", card("Long Look", "{0}", "Instant", "Search your library for a creature card, put it into your hand, then shuffle."))
    for who in "AB":
        table.mana(who, "{2}")
    if paid:
        table.special(paid, arbiter)
        assert not _specials(table, paid, arbiter) and table.stack() == []
    table.answer("B", lambda decision: decision.candidates[:1]) if paid == "B" else None
    table.cast("B", "Long Look").resolve()
    assert ("Plain Bear" in table.zone("B", "hand")) == (paid == "B")


@rule("116.2d")
def test_it_is_ignored_only_this_turn_and_only_if_paid() -> None:
    table = Table()
    arbiter = permanent(table, ARBITER)
    assert not _specials(table, "A", arbiter)
    table.mana("A", "{2}")
    table.special("A", arbiter)
    table.next_turn("B").mana("A", "{2}")
    assert _specials(table, "A", arbiter)


@rule("116.2d", "508.1c")
def test_the_creatures_controller_sacrifices_to_ignore() -> None:
    table = Table()
    (mine,) = table.battlefield("A", card("Busy Ox", "{2}", "Creature — Ox", "{0}: You gain 1 life.", "3/3"))
    (food,) = table.battlefield("A", bear())
    table.hand("B", card("Dull Curse", "{0}", "Instant", "You gain 1 life."))
    (curse,) = table.battlefield("B", card("Tight Rope", "{1}{U}", "Enchantment — Aura", "Enchant creature\nEnchanted creature can't attack or block, and its "
                                           "activated abilities can't be activated. That creature's controller may sacrifice a permanent for that player to "
                                           "ignore this effect until end of turn."), attach_to=mine)  # fmt: skip
    assert not any(action.oid == mine for action in table.actions("A")) and not _specials(table, "B", curse)
    table.answer("A", [food])
    table.special("A", curse)
    assert food not in table.game.objects
    table.activate("A", mine).resolve()

    def policy(decision: Any) -> Any:
        return [[mine, 1]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == 0 else None

    table.policy = policy
    table.to_step("end_combat", "A")
    assert table.life("A") == 21 and table.life("B") == 17
