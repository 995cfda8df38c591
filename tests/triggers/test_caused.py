"""What an opponent's spell or ability causes (CR 603.2)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, permanent
from tests.support.boards.table import FOREST, Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")


@rule("603.2", "704.5g")
def test_what_an_opponents_spell_puts_into_your_graveyard_comes_back() -> None:
    table = Table()
    permanent(table, "Whenever a spell or ability an opponent controls causes a land to be put into your graveyard from the battlefield, return that card to "
                     "the battlefield.", types="Enchantment")  # fmt: skip
    land, other = table.battlefield("A", card(*FOREST), card(*FOREST))
    (cub,) = table.battlefield("A", card(*CUB))
    (theirs,) = table.battlefield("B", card(*FOREST))
    do(table, "Destroy target land.", targets=[land])
    assert len(table.all("Forest", who="A")) == 1 and table.zone("A", "graveyard").count("Forest") == 1
    table.next_turn("B")
    do(table, "Destroy target land.", targets=[other], who="B").resolve()
    assert len(table.all("Forest", who="A")) == 1 and table.zone("A", "graveyard").count("Forest") == 1
    do(table, "Destroy all creatures.", who="B").resolve()
    assert cub not in table.game.battlefield and not table.all("Odd Cub")
    do(table, "Target player sacrifices a land.", targets=[table.seat("A")], who="B").resolve()
    assert len(table.all("Forest", who="A")) == 1
    do(table, "Target player sacrifices a land.", targets=[table.seat("B")], who="B").resolve()
    assert theirs not in table.game.battlefield


@rule("603.2", "120.5")
def test_damage_is_no_cause_of_its_own() -> None:
    table = Table()
    permanent(table, "Whenever a spell or ability an opponent controls causes a creature to be put into your graveyard from the battlefield, you gain 3 life.",
              types="Enchantment")  # fmt: skip
    one, two = table.battlefield("A", card(*CUB), card(*CUB))
    table.next_turn("B")
    do(table, "This spell deals 2 damage to target creature.", targets=[one], who="B").resolve()
    assert one not in table.game.battlefield and table.life("A") == 20
    do(table, "Destroy target creature.", targets=[two], who="B").resolve()
    assert table.life("A") == 23


FREE_IF = ("Late Answer", "{5}", "Instant", "If {what}, you may pay {{0}} rather than pay this spell's mana cost.\nDraw a card.")


def _trap(table: Table, what: str) -> None:
    table.hand("A", card(*FREE_IF[:3], FREE_IF[3].format(what=what)))


def _castable(table: Table) -> bool:
    return any(action.kind == "cast" for action in table.actions("A"))


@rule("608.2i", "118.9")
@pytest.mark.parametrize("countered", [True, False])
def test_a_spell_countered_this_turn_by_what_an_opponent_controlled(countered: bool) -> None:
    table = Table()
    table.hand("A", bear())
    table.hand("B", card("Test No", "{0}", "Instant", "Counter target spell." if countered else "Draw a card."))
    _trap(table, "a creature spell you cast this turn was countered by a spell or ability an opponent controlled")
    table.mana("A", "{1}{G}")
    table.cast("A", "Plain Bear")
    table.cast("B", "Test No", [table.game.stack[-1]] if countered else None).resolve()
    assert _castable(table) == countered


@rule("608.2i")
def test_a_spell_that_its_own_player_countered_is_no_such_spell() -> None:
    table = Table()
    table.hand("A", bear(), card("Test No", "{0}", "Instant", "Counter target spell."))
    _trap(table, "a creature spell you cast this turn was countered by a spell or ability an opponent controlled")
    table.mana("A", "{1}{G}")
    table.cast("A", "Plain Bear")
    table.cast("A", "Test No", [table.game.stack[-1]]).resolve()
    assert not _castable(table)


@rule("608.2i", "701.7a")
@pytest.mark.parametrize(("victim", "who", "known"), [("lamp", "B", True), ("bear", "B", False), ("lamp", "A", False)])
def test_a_permanent_destroyed_this_turn_by_what_an_opponent_controlled(victim: str, who: str, known: bool) -> None:
    table = Table()
    (one,) = table.battlefield("A", lamp() if victim == "lamp" else bear())
    _trap(table, "a noncreature permanent under your control was destroyed this turn by a spell or ability an opponent controlled")
    if who == "B":
        table.next_turn("B")
    do(table, "Destroy target permanent.", [one], who)
    assert _castable(table) == known
