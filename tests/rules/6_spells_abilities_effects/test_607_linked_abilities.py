"""Linked abilities (CR 607): what one ability of an object did, only the ability linked to it knows."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CUB = ("Kicking Cub", "{G}", "Creature — Bear", "Kicker {1}\nAt the beginning of your upkeep, if this creature was kicked, you gain 1 life.", "2/2")
BULL = ("Kicking Bull", "{R}", "Creature — Ox", "Kicker {2}\nAt the beginning of your upkeep, if this creature was kicked, you gain 10 life.", "3/3")


@rule("607.2i", "707.7")
def test_a_kicked_creature_that_becomes_a_copy_of_another_was_not_kicked_with_that_ones_kicker() -> None:
    table = Table()
    table.hand("A", card(*CUB))
    (bull,) = table.battlefield("B", card(*BULL))
    table.mana("A", "{G}{1}").answer("A", True).cast("A", "Kicking Cub").resolve()
    cub = table.find("Kicking Cub")
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 21
    table.hand("A", card("Reshape", "{U}", "Sorcery", "Target creature you control becomes a copy of another target creature."))
    table.mana("A", "{U}").cast("A", "Reshape", [cub, bull]).resolve()
    assert table.game.chars(cub).name == "Kicking Bull"
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 21


@rule("607.2i", "707.10")
def test_a_copy_of_a_kicked_spell_is_kicked() -> None:
    table = Table()
    boon = card("Boon", "{G}", "Instant", "Kicker {1}\nYou gain 1 life. If this spell was kicked, you gain 5 life instead.")
    table.hand("A", boon, card("Echo It", "{U}", "Instant", "Copy target instant spell you control."))
    table.mana("A", "{G}{1}").answer("A", True).cast("A", "Boon")
    table.mana("A", "{U}").cast("A", "Echo It", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 30


@rule("111.8")
def test_a_token_that_left_the_battlefield_is_not_cast() -> None:
    table = Table()
    trick = "Exile target creature you control. You may cast it without paying its mana cost. You gain 1 life."
    table.hand("A", card("Vanish", "{G}", "Instant", trick), card("Hatch", "{G}", "Sorcery", "Create a 1/1 green Snake creature token."))
    table.mana("A", "{G}{G}").cast("A", "Hatch").resolve()
    (token,) = table.game.battlefield
    table.answer("A", True).cast("A", "Vanish", [token]).resolve()
    assert table.life("A") == 21
    assert not table.game.battlefield and not table.game.stack and not table.game.zone("exile")
