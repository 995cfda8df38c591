"""Whether cards were cast or played (CR 601.2i, 701.14b)."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import PlainCard, PlainFace
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import FOREST, Table, card


@rule("603.7", "701.14b")
@pytest.mark.parametrize("played", [True, False])
def test_a_card_that_has_not_been_played_since(played: bool) -> None:
    table = Table()
    table.hand("B", bear())
    do(table, "Target player reveals their hand. You choose a creature card from it and exile that card. You may cast that card for as long "
       "as it remains exiled. At the beginning of the next end step, if you haven't cast the card, return it to its owner's hand.", [1])  # fmt: skip
    if played:
        table.mana("A", "{1}{G}").cast("A", "Plain Bear").resolve()
    table.to_step("end", "A")
    assert len(table.stack()) == (0 if played else 1)
    table.resolve()
    assert (table.zone("B", "hand"), bool(table.all("Plain Bear"))) == (([], True) if played else (["Plain Bear"], False))


@rule("608.2i")
@pytest.mark.parametrize(("cast", "gained"), [((0,), 0), ((1,), 0), ((0, 1), 3)])
def test_both_a_spell_of_one_kind_and_one_of_another(cast: tuple[int, ...], gained: int) -> None:
    table = Table()
    spells = ("Quick Elf", "Quick Word")
    table.hand("A", card("Quick Elf", "{0}", "Creature — Elf", "", "1/1"), card("Quick Word", "{0}", "Sorcery", "You gain 0 life."))
    for number in cast:
        table.cast("A", spells[number]).resolve()
    do(table, "If you've cast both a creature spell and a spell named Quick Word this turn, you gain 3 life.")
    assert table.life("A") == 20 + gained


@rule("305.1", "603.4")
def test_only_lands_after_the_first_one_played_this_turn_hurt() -> None:
    table = Table()
    permanent(table, "You may play an additional land on each of your turns.\nWhenever you play a land, if it wasn't the first land you "
              "played this turn, this creature deals 1 damage to you.")  # fmt: skip
    table.hand("A", card(*FOREST), card(*FOREST))
    table.play("A", "Forest").resolve()
    assert table.life("A") == 20
    table.play("A", "Forest").resolve()
    assert table.life("A") == 19


@rule("305.4")
def test_a_land_put_onto_the_battlefield_is_not_the_first_one_played() -> None:
    table = Table()
    permanent(table, "Whenever you play a land, if it was the first land you played this turn, you gain 1 life.")
    table.hand("A", card(*FOREST), card(*FOREST))
    do(table, "You may put a land card from your hand onto the battlefield.").resolve()
    table.play("A", "Forest").resolve()
    assert table.life("A") == 21


@rule("305.1", "805.4a")
@rule("701.14b", "who plays it: a teammate's land in the same turn is another's")
def test_the_first_land_is_each_teammates_own() -> None:
    table = Table(4, variant="two_headed_giant")
    for who in "AB":
        permanent(table, "Whenever you play a land, if it was the first land you played this turn, target opponent loses 1 life.", who)
        table.hand(who, card(*FOREST))
    for who in "AB":
        table.play(who, "Forest").resolve()
    assert table.life("C") == 28


@rule("201.5")
def test_a_card_named_like_what_it_does() -> None:
    """Its first word is a verb there, not its name; where it speaks of itself it still does."""
    for name, words in (("Regenerate", "Regenerate target creature."), ("Exile", "Exile target attacking creature. Exile deals 1 damage to you.")):
        found = compile_card(PlainCard(name, (PlainFace(name, "Instant", words),)))
        assert found.accepted


@rule("608.2c", "601.2")
@pytest.mark.parametrize("cast", [True, False])
def test_if_you_do_not_cast_it(cast: bool) -> None:
    table = Table()
    table.library("A", card("Small Gift", "{0}", "Instant", "You gain 1 life."))
    table.policy = lambda decision: cast if type(decision).__name__ in ("YesNo", "May") else None
    do(table, "Reveal the top card of your library. You may cast it without paying its mana cost. If you don't cast it, you gain 5 life.")
    assert table.life("A") == (21 if cast else 25)
