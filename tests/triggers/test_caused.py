"""What an opponent's spell or ability causes (CR 603.2)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
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
