"""Counters on objects and players (CR 122), and the keyword actions that put them."""

from __future__ import annotations

import pytest

from tests.effects.doing import bear, do, ogre, permanent
from tests.reading_words import reading
from tests.rulebook import rule
from tests.table import Table, card


@rule("122.1", "122.1a")
def test_put_counters() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Put two +1/+1 counters and a flying counter on target creature.", targets=[one])
    assert table.counters(one) == {"+1/+1": 2, "flying": 1}
    assert table.pt(one) == (4, 4)
    assert table.has(one, "flying")


def test_on_each_of_several_targets() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Put a +1/+1 counter on each of up to two target creatures.", targets=[one, two])
    assert table.counters(one) == table.counters(two) == {"+1/+1": 1}


@rule("122.5")
def test_move_a_counter() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Put three +1/+1 counters on target creature.", targets=[one])
    words = "Move a +1/+1 counter from target creature you control onto target creature."
    reading("effects", words)
    do(table, words, targets=[one, two])
    assert table.counters(one) == {"+1/+1": 2}
    assert table.counters(two) == {"+1/+1": 1}


def test_remove_all_counters() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Put three +1/+1 counters on target creature.", targets=[one])
    do(table, "Remove all counters from target creature. You gain that much life.", targets=[one])
    assert table.counters(one) == {}
    assert table.life("A") == 23


def test_players_get_counters() -> None:
    table = do(Table(), "Each opponent gets two poison counters. You get {E}{E}{E}.")
    assert table.game.players[1].counters == {"poison": 2}
    assert table.game.players[0].counters == {"energy": 3}


@rule("701.27a")
def test_proliferate() -> None:
    table = do(Table(), "Each opponent gets a poison counter.")
    (one,) = table.battlefield("A", bear())
    do(table, "Put a +1/+1 counter and a charge counter on target creature.", targets=[one])
    table.policy = lambda decision: list(decision.candidates) if getattr(decision, "purpose", "") == "proliferate" else None
    do(table, "Proliferate.")
    assert table.counters(one) == {"+1/+1": 2, "charge": 2}
    assert table.game.players[1].counters == {"poison": 2}


@rule("601.2d")
def test_distribute_counters() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    table.policy = lambda decision: [2, 1] if decision.kind == "divide" else None
    words = "Distribute three +1/+1 counters among one, two, or three target creatures you control."
    do(table, words, targets=[one, two])
    assert (table.counters(one), table.counters(two)) == ({"+1/+1": 2}, {"+1/+1": 1})


@rule("701.9e")
def test_double_the_counters() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Put three +1/+1 counters on target creature.", targets=[one])
    do(table, "Double the number of +1/+1 counters on target creature.", targets=[one])
    assert table.counters(one) == {"+1/+1": 6}


@rule("701.9b", "701.9c")
def test_double_power() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "Double target creature's power until end of turn.", targets=[one])
    assert table.pt(one) == (6, 3)
    do(table, "Target creature gets -8/-0 until end of turn.", targets=[one])
    do(table, "Double target creature's power until end of turn.", targets=[one])
    assert table.pt(one) == (-4, 3)


@rule("701.43a")
def test_adapt() -> None:
    table = Table()
    thing = permanent(table, "{0}: Adapt 2.")
    table.activate("A", thing).resolve()
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 2}


@rule("701.31a")
def test_monstrosity_only_once() -> None:
    table = Table()
    thing = permanent(table, "{0}: Monstrosity 3.")
    table.activate("A", thing).resolve()
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 3}
    assert table.game.obj(thing).marks["monstrous"]


@rule("701.33a")
def test_bolster_the_least_tough() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Bolster 2.")
    assert (table.counters(one), table.counters(two)) == ({"+1/+1": 2}, {})


@rule("701.35a")
def test_support() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Support 2.", targets=[one, two])
    assert (table.counters(one), table.counters(two)) == ({"+1/+1": 1}, {"+1/+1": 1})


@rule("701.40a")
def test_explore_a_land_or_not() -> None:
    table = Table()
    thing = permanent(table, "{0}: This creature explores.")
    table.activate("A", thing).resolve()
    assert table.zone("A", "hand") == ["Forest"]
    table.library("A", bear())
    table.answer("A", True)
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 1}
    assert table.zone("A", "graveyard") == ["Plain Bear"]


@rule("701.47a")
def test_connive() -> None:
    table = Table()
    thing = permanent(table, "{0}: This creature connives.")
    (nonland,) = table.hand("A", bear())
    table.answer("A", [nonland])
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 1}
    assert table.zone("A", "graveyard") == ["Plain Bear"]


@rule("701.54a")
def test_time_travel() -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Clockwork", "{1}", "Artifact"))
    do(table, "Put two time counters on target artifact.", targets=[one])
    table.policy = lambda decision: [one] if getattr(decision, "purpose", "") == "time travel" and decision.kind == "objects" else None
    do(table, "Time travel.")
    assert table.counters(one) == {"time": 3}


@pytest.mark.parametrize("words", [
    "Put a +1/+1 counter on target creature for each land you control.",
    "Put a number of +1/+1 counters on target creature equal to the number of lands you control.",
    "Remove a counter from target permanent.",
    "Put X +1/+1 counters on target creature, where X is its power.",
    "Put a charge counter on each artifact you control.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    assert reading("effects", words)


@rule("122.6", "122.6a")
def test_counters_that_something_enters_with_are_put_on_it_by_its_controller() -> None:
    table = Table()
    nest = card("Grub Nest", "{B}", "Enchantment", "Whenever you put one or more -1/-1 counters on a creature, you gain that much life.")
    table.battlefield("A", nest)
    table.battlefield("B", nest)
    table.hand("A", card("Frail Ogre", "{B}", "Creature — Ogre", "Frail Ogre enters with three -1/-1 counters on it.", "5/5"))
    table.mana("A", "{B}").cast("A", "Frail Ogre").resolve()
    assert (table.life("A"), table.life("B")) == (23, 20)
