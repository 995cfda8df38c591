"""Afflict (CR 702.130)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

B, C = 1, 2

def fiend(text: str) -> int:
    """The life that each defending player has after one of two of them blocks."""
    table = Table(3)
    (one,) = table.battlefield("A", card("Barbed Fiend", "{2}{R}", "Creature — Demon", text, "3/3"))
    (rat,) = table.battlefield("C", card("Bog Rat", "{B}", "Creature — Rat", "", "1/1"))
    table.answer("A", [[one, C]]).answer("C", [[rat, one]]).to_step("declare_blockers").resolve()
    assert table.life("B") == 20
    return table.life("C")


@rule("702.130a")
def test_the_defending_player_loses_life_as_it_becomes_blocked() -> None:
    assert fiend("Afflict 3") == 17


@rule("702.130b")
def test_each_instance_triggers_separately() -> None:
    assert fiend("Afflict 3, afflict 2") == 15


@rule("702.130a", "the defending player, not another", "becomes blocked", "702.130b")
@pytest.mark.parametrize(("text", "lost"), [("Afflict 3", 3), ("Afflict 3, afflict 2", 5)])
def test_only_the_player_whom_the_blocked_creature_attacked_loses_life(text: str, lost: int) -> None:
    table = Table(3)
    one, other = table.battlefield("A", *[card("Sly Fiend", "{1}", "Creature — Demon", text, "0/4")] * 2)
    (bear,) = table.battlefield("C", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.answer("A", [[one, 1], [other, 2]]).answer("C", [[bear, other]]).to_step("declare_blockers").resolve()
    assert [table.life(who) for who in "ABC"] == [20, 20, 20 - lost]


@rule("702.130b", "beside other abilities about the defending player", "702.130a")
def test_each_instance_finds_the_defending_player_whatever_else_speaks_of_that_player() -> None:
    table = Table(3)
    text = "Afflict 3, afflict 2\nWhenever this creature becomes blocked, defending player loses 1 life and they discard a card."
    (fiend,) = table.battlefield("A", card("Barbed Fiend", "{2}{R}", "Creature — Demon", text, "3/3"))
    (barb,) = table.battlefield("A", card("Spare Barb", "{1}", "Artifact — Equipment", "{0}: Defending player loses 2 life.\nEquip {0}"))
    table.activate("A", barb, [fiend], index=1).resolve()
    (rat,) = table.battlefield("C", card("Bog Rat", "{B}", "Creature — Rat", "", "1/1"))
    table.hand("C", card("Spare Thought", "{U}", "Sorcery", "Draw a card."))
    table.answer("A", [[fiend, C]]).answer("C", [[rat, fiend]]).to_step("declare_blockers").resolve()
    assert (table.life("B"), table.life("C"), "Spare Thought" in table.zone("C", "hand")) == (20, 14, False)
    table.activate("A", barb).resolve()
    assert (table.life("B"), table.life("C")) == (20, 12)
    table.hand("C", card("Quiet Leave", "{0}", "Instant", "Remove target creature from combat."))
    table.cast("C", "Quiet Leave", [fiend]).resolve()
    table.activate("A", barb).resolve()
    assert (table.life("B"), table.life("C")) == (20, 10), "who was it last is so still"
    (cat,) = table.battlefield("A", card("Bog Cat", "{B}", "Creature — Cat", "", "1/1"))
    table.hand("A", card("Long Fight", "{0}", "Instant", "After this phase, there is an additional combat phase."))
    table.cast("A", "Long Fight").resolve().to_step("begin_combat").answer("A", [[cat, B]]).to_step("declare_blockers")
    table.activate("A", barb).resolve()
    assert (table.life("B"), table.life("C")) == (20, 8), "in a combat of others too"


@rule("702.130a", "defending player loses life, though the creature is gone or attacks no more by then", "702.130b")
@pytest.mark.parametrize("words", ["Destroy target creature.", "Remove target creature from combat."])
@pytest.mark.parametrize(("text", "lost"), [("Afflict 3", 3), ("Afflict 3, afflict 2", 5)])
def test_the_defending_player_is_remembered_when_the_creature_has_left_combat(text: str, lost: int, words: str) -> None:
    table = Table(3)
    (fiend,) = table.battlefield("A", card("Barbed Fiend", "{2}{R}", "Creature — Demon", text, "3/3"))
    (other,) = table.battlefield("A", card("Bog Cat", "{B}", "Creature — Cat", "", "1/1"))
    (rat,) = table.battlefield("C", card("Bog Rat", "{B}", "Creature — Rat", "", "1/1"))
    table.hand("C", card("Quick Doom", "{0}", "Instant", words))
    table.answer("A", [[fiend, C], [other, B]]).answer("C", [[rat, fiend]]).to_step("declare_blockers")
    table.cast("C", "Quick Doom", [fiend]).resolve()
    assert fiend not in table.game.combat.attacking and [table.life(who) for who in "ABC"] == [20, 20, 20 - lost]
