"""Sizes that define themselves, costs among several permanents, discards that somebody causes, and "unless"."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre, permanent
from tests.support.boards.table import Table, card


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


@rule("509.1b")
def test_all_creatures_block_it_or_none() -> None:
    assert blocked_by(2)
    with pytest.raises(IllegalAnswer):
        blocked_by(1)


@rule("613.1", "611.2a")
def test_a_size_and_a_list_of_abilities() -> None:
    table = Table()
    hero = permanent(table, "{0}: This creature becomes a Spirit Avatar with base power and toughness 8/8, flying, and first "
                     "strike.")  # fmt: skip
    table.activate("A", hero).resolve()
    assert table.pt(hero) == (8, 8)
    assert table.has(hero, "flying") and table.has(hero, "first strike")
