"""Clauses about mana costs and mana values."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAction
from engine.game.rules.combat.questions import MAY_BLOCK
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

KILL = ("Sharp End", "{B}", "Instant", "Destroy target creature.")
PLAIN_BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
GRAY_OGRE = card("Gray Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
ZAP = card("Ember Zap", "{R}", "Instant", "Ember Zap deals 3 damage to any target.")


@rule("305.1", "601.3")
def test_a_land_is_played_though_spells_of_its_mana_value_can_not_be_cast() -> None:
    table = Table()
    table.battlefield("B", card("Odd Lord", "{9}", "Creature — Eldrazi", "Your opponents can't cast spells with even mana values.", "1/1"))
    table.hand("A", card("Far Hills", "", "Land", "{T}: Add {C}."), card(*KILL), card("Two Bears", "{B}{B}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{B}{B}")
    assert [(action.kind, action.label) for action in table.actions("A") if not action.targets] == [("play", "Far Hills")]


@rule("601.2e", "202.3e")
@pytest.mark.parametrize("x", [2, 3])
def test_a_spell_is_judged_again_with_x_chosen(x: int) -> None:
    table = Table()
    table.battlefield("B", card("Odd Lord", "{9}", "Creature — Eldrazi", "Your opponents can't cast spells with even mana values.", "1/1"))
    table.hand("A", card("Hot Wind", "{X}{R}", "Sorcery", "~ deals X damage to any target."))
    table.mana("A", "{R}{R}{R}{R}").answer("A", x)
    if x % 2:
        with pytest.raises(IllegalAction, match="cast"):
            table.cast("A", "Hot Wind", targets=[1])
    else:
        assert table.cast("A", "Hot Wind", targets=[1]).resolve().life("B") == 20 - x


@rule("607.2d", "608.2d")
@pytest.mark.parametrize(("choice", "left"), [(0, OGRE[0]), (1, BEAR[0])])
def test_mana_values_of_the_chosen_quality(choice: int, left: str) -> None:
    table = Table()
    table.battlefield("B", bear(), ogre())
    table.answer("A", choice)
    do(table, "Choose odd or even. Destroy each creature with mana value of the chosen quality.")
    other = {OGRE[0]: BEAR[0], BEAR[0]: OGRE[0]}[left]
    assert table.all(other) and not table.all(left)


@rule("607.2d", "702.10")
def test_with_and_without_the_chosen_value() -> None:
    table = Table()
    rules = card("Odd Rule", "{0}", "Enchantment", "As Odd Rule enters, choose odd or even.\nEach creature with mana value of "
                 "the chosen value has haste.\nEach creature without mana value of the chosen value enters tapped.")  # fmt: skip
    table.battlefield("A", rules)  # nothing was chosen for it: no creature is one with or without that value
    (sprites,) = table.hand("A", sprite())
    table.mana("A", "{U}").cast("A", sprites).resolve()
    assert not table.game.obj(table.find(SPRITE[0])).tapped and not table.has(table.find(SPRITE[0]), "haste")
    table.hand("A", rules)
    table.answer("A", 0)
    table.cast("A", "Odd Rule").resolve()
    (small,), (large,) = table.hand("A", bear()), table.hand("A", ogre())
    table.mana("A", "{2}{R}{1}{G}").cast("A", small).resolve().cast("A", large).resolve()
    assert table.game.obj(table.find(BEAR[0])).tapped and not table.game.obj(table.find(OGRE[0])).tapped
    assert table.has(table.find(OGRE[0]), "haste") and not table.has(table.find(BEAR[0]), "haste")


@rule("202.3")
@pytest.mark.parametrize(("top", "drawn"), [(ogre, 1), (bear, 0)])
def test_if_its_mana_value_is_odd(top: object, drawn: int) -> None:
    table = Table()
    table.library("A", top())  # type: ignore[operator]
    do(table, "Reveal the top card of your library. If that card's mana value is odd, draw a card.")
    assert len(table.zone("A", "hand")) == drawn


@rule("202.1", "202.1b")
def test_a_card_with_one_of_two_mana_costs_is_found() -> None:
    table = Table()
    table.library("A", lamp(), card("Bead", "{0}", "Artifact"), card("Bell", "{2}", "Artifact"), card("Relic", "", "Artifact"))
    found: list[set[str]] = []

    def choose(decision: Any) -> Any:
        if type(decision).__name__ == "ChooseObjects":
            found.append({table.game.chars(oid).name for oid in decision.candidates})
        return None

    table.policy = choose
    do(table, "Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.")
    assert found == [{"Plain Lamp", "Bead"}]


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("107.3", "601.3")
def test_spells_with_x_in_their_costs_are_forbidden(table: Table) -> None:
    table.battlefield("A", order("Noncreature spells with {X} in their mana costs can't be cast."))
    table.hand("A", card("Great Blaze", "{X}{R}", "Sorcery", "Great Blaze deals X damage to any target."))
    table.mana("A", "{R}{R}{R}")
    assert not table.actions("A")


@rule("601.3", "202.3", "509.1b")
def test_even_mana_values_are_forbidden(table: Table) -> None:
    table.battlefield("A", order("Your opponents can't cast spells with even mana values.\n"
                                 "Your opponents can't block with creatures with even mana values."))  # fmt: skip
    (attacker,) = table.battlefield("A", PLAIN_BEAR)
    even, odd = table.battlefield("B", PLAIN_BEAR, GRAY_OGRE)
    table.hand("B", ZAP, card("Calm Song", "{1}{U}", "Instant", "Draw a card."))
    table.mana("B", "{R}{U}{U}")
    assert [action.label for action in table.actions("B")] == ["Ember Zap"]
    assert refused(table.game, MAY_BLOCK, even, attacker=attacker) is not None
    assert refused(table.game, MAY_BLOCK, odd, attacker=attacker) is None


@rule("608.2d")
@pytest.mark.parametrize(("chosen", "left"), [(0, "Plain Bear"), (1, "Plain Ogre")])
def test_power_of_the_chosen_quality(chosen: int, left: str) -> None:
    table = Table()
    table.battlefield("B", bear(), ogre())
    table.answer("A", chosen)
    do(table, "Choose odd or even. Return each creature with power of that quality to its owner's hand.")
    assert [table.game.chars(oid).name for oid in table.game.permanents()] == [left]


@rule("107.4g")
@pytest.mark.parametrize(("cost", "gained"), [("{1}{R/P}", 2), ("{1}{R}", 0), ("{R/W}", 0)])
def test_any_phyrexian_mana_symbol_in_a_mana_cost(cost: str, gained: int) -> None:
    table = Table()
    permanent(table, "Whenever you cast a spell with {H} in its mana cost, you gain life equal to that spell's mana value.")
    table.hand("A", card("Mute Rite", cost, "Sorcery", "Scry 1."))
    table.mana("A", "{R}{R}{G}").cast("A", "Mute Rite").resolve().resolve()
    assert table.life("A") == 20 + gained


@rule("202.1", "107.4")
def test_a_symbol_in_its_mana_cost() -> None:
    """That very symbol: a hybrid one of the colour is another."""
    table = Table()
    table.battlefield(
        "B", card("Void Ox", "{C}{1}", "Creature — Ox", "", "1/1"), card("Grey Ox", "{2}", "Creature — Ox", "", "1/1")
    )
    do(table, "Destroy each creature with {C} in its mana cost.")
    assert [table.game.chars(oid).name for oid in table.game.permanents()] == ["Grey Ox"]
