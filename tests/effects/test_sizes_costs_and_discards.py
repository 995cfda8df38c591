"""Sizes that define themselves, costs among several permanents, discards that somebody causes, and "unless"."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from tests.effects.doing import bear, do, ogre, permanent
from tests.rulebook import rule
from tests.table import Table, card


@rule("604.3", "208.2a")
def test_toughness_one_greater_than_power() -> None:
    table = Table()
    eater = card("Grave Eater", "{1}{G}", "Creature — Beast", "Grave Eater's power is equal to the number of creature cards "
                 "in all graveyards and its toughness is equal to that number plus 1.", "*/1+*")  # fmt: skip
    (oid,) = table.battlefield("A", eater)
    assert table.pt(oid) == (0, 1)
    table.graveyard("A", bear(), ogre())
    assert table.pt(oid) == (2, 3)


@rule("611.3a")
def test_an_ability_that_it_has_unless_it_attacks() -> None:
    table = Table()
    kraken = permanent(table, "This creature has hexproof unless it's attacking or blocking.", size="4/4")
    assert table.has(kraken, "hexproof")
    table.answer("A", [[kraken, 1]])
    table.to_step("declare_attackers")
    assert not table.has(kraken, "hexproof")


def blocked_by(number: int) -> bool:
    """Whether an attacker that all creatures block or none is blocked by so many of two."""
    table = Table()
    kraken = permanent(table, "This creature can't be blocked unless all creatures defending player controls block it.",
                       size="4/4")  # fmt: skip
    blockers = table.battlefield("B", bear(), ogre())
    table.answer("A", [[kraken, 1]])
    table.to_step("declare_attackers")
    table.answer("B", [[blocker, kraken] for blocker in blockers[:number]])
    table.to_step("declare_blockers")
    return table.game.combat is not None and kraken in table.game.combat.blocked


@rule("509.1b")
def test_all_creatures_block_it_or_none() -> None:
    assert blocked_by(2)
    with pytest.raises(IllegalAnswer):
        blocked_by(1)


@rule("118.3", "602.2b")
def test_counters_removed_from_among_several_permanents() -> None:
    table = Table()
    sage = permanent(table, "Remove two +1/+1 counters from among creatures you control: Draw a card.")
    first, second = table.battlefield("A", bear(), ogre())
    table.game.write(first).counters = {"+1/+1": 1}
    assert not table.actions("A") or all(action.oid != sage for action in table.actions("A"))
    table.game.write(second).counters = {"+1/+1": 1}
    table.activate("A", sage).resolve()
    assert table.counters(first).get("+1/+1", 0) == table.counters(second).get("+1/+1", 0) == 0
    assert len(table.zone("A", "hand")) == 1


@rule("601.2b", "602.2b")
def test_x_counters_removed_from_among_permanents() -> None:
    table = Table()
    pact = permanent(table, "Remove X +1/+1 counters from among creatures you control: You gain X life.",
                     types="Enchantment")  # fmt: skip
    first, second = table.battlefield("A", bear(), ogre())
    table.game.write(first).counters = {"+1/+1": 1}
    table.game.write(second).counters = {"+1/+1": 2}
    table.answer("A", 3)
    table.activate("A", pact).resolve()
    assert table.life("A") == 23


@rule("603.2", "701.8a")
def test_a_discard_that_an_opponent_causes() -> None:
    table = Table()
    gnome = card("Spring Gnome", "{4}", "Artifact", "When a spell or ability an opponent controls causes you to discard "
                 "Spring Gnome, create two 1/1 colorless Gnome artifact creature tokens.")  # fmt: skip
    table.hand("A", gnome)
    do(table, "Discard a card.")
    assert not table.all("Gnome Token")
    table.hand("A", gnome)
    table.next_turn("B")
    do(table, "Target opponent discards a card.", targets=[0], who="B")
    table.resolve()
    assert len(table.all("Gnome Token")) == 2


@rule("509.1c")
def test_a_creature_is_made_to_block_this_turn() -> None:
    table = Table()
    (lurker,) = table.battlefield("A", ogre())
    (victim,) = table.battlefield("B", bear())
    thing = permanent(table, "{0}: You may have target creature block this creature this turn if able.", size="3/3")
    table.answer("A", True)
    table.activate("A", thing, targets=[victim]).resolve()
    table.answer("A", [[lurker, 1], [thing, 1]])
    table.to_step("declare_blockers")
    assert table.game.combat is not None and dict(table.game.combat.blocking) == {victim: (thing,)}


@rule("122.1")
def test_counters_that_a_player_has() -> None:
    table = Table()
    ghost = permanent(table, "This creature gets +X/+X, where X is the number of experience counters you have.")
    do(table, "You get three experience counters.")
    assert table.pt(ghost) == (4, 4)


@rule("613.1", "611.2a")
def test_a_size_and_a_list_of_abilities() -> None:
    table = Table()
    hero = permanent(table, "{0}: This creature becomes a Spirit Avatar with base power and toughness 8/8, flying, and first "
                     "strike.")  # fmt: skip
    table.activate("A", hero).resolve()
    assert table.pt(hero) == (8, 8)
    assert table.has(hero, "flying") and table.has(hero, "first strike")
