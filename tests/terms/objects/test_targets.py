"""Targets (CR 115): "target creature", "up to two other target creatures", "any target"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table, card

HINT = ("Small Hint", "{0}", "Instant", "You gain 1 life.")
FOREST = ("Forest", "", "Basic Land — Forest", "")
TOAD = ("Mud Toad", "{G}", "Creature — Frog", "", "2/2")


@rule("122.1", "115.4")
@pytest.mark.parametrize("at", ["player", "creature"])
def test_counters_removed_from_a_player_or_permanent(at: str) -> None:
    table = Table()
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Put three +1/+1 counters on target creature. Target opponent gets three poison counters.", targets=[theirs, 1])
    table.answer("A", 2)
    do(table, "Remove up to five counters from target artifact, creature, planeswalker, or opponent.", targets=[1 if at == "player" else theirs])
    assert table.counters(theirs) == {"+1/+1": 3 if at == "player" else 1}
    assert table.game.players[1].counters.get("poison") == (1 if at == "player" else 3)


@rule("115.1", "608.2b")
def test_a_spell_or_nonland_permanent_of_an_opponent_returns() -> None:
    table = Table()
    table.battlefield("A", bear())
    table.battlefield("B", ogre(), card("Dull Field", "", "Land"))
    table.hand("A", card("Odd Wave", "{0}", "Instant", "Return target spell or nonland permanent an opponent controls to its owner's hand."), card(*HINT))
    table.hand("B", card(*HINT))
    table.cast("A", "Small Hint").settle()
    table.cast("B", "Small Hint").settle()
    table.cast("A", "Odd Wave")
    (asked,) = [decision for decision in table.asked if decision.kind == "targets"]
    names = sorted(table.game.chars(ref).name for ref in asked.candidates)
    assert names == ["Plain Ogre", "Small Hint"]


@rule("115.1", "601.2c")
def test_targets_may_be_here_and_there() -> None:
    table = Table(3)
    table.hand("A", card("Double Exit", "{0}", "Sorcery", "Exile up to two target creatures from the battlefield and/or creature cards from graveyards."))
    (here,) = table.battlefield("B", card(*TOAD))
    (there,) = table.graveyard("C", card(*TOAD))
    (land,) = table.graveyard("C", card(*FOREST))
    table.cast("A", "Double Exit", targets=[here, there]).resolve()
    assert not table.all("Mud Toad") and sorted(table.game.obj(oid).owner for oid in table.game.zone("exile")) == [1, 2]
    (asked,) = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert set(asked.candidates) == {here, there} and (asked.least, asked.most) == (0, 2) and land not in asked.candidates


@rule("115.3", "601.2c")
def test_a_third_target_is_another_one() -> None:
    table = Table()
    words = "Test Rite deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target."
    (big,) = table.battlefield("B", card("Tall Ogre", "{5}", "Creature — Ogre", "", "5/5"))
    do(table, words, [0, 1, big])
    assert (table.life("A"), table.life("B"), table.game.permanent(big).damage) == (19, 18, 3)


@rule("115.4", "608.2b")
def test_any_target_but_one_of_a_kind() -> None:
    table = Table()
    cub, brute = table.battlefield("B", bear(), ogre())
    table.hand("A", card("Odd Spark", "{0}", "Sorcery", "Odd Spark deals 3 damage to any target that isn't a Bear."))
    table.cast("A", "Odd Spark", [brute]).resolve()
    (asked,) = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert set(asked.candidates) == {0, 1, brute} and cub in table.game.permanents()
    assert brute not in table.game.permanents()
