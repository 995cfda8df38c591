"""X in costs that are no mana: announced first, and only as what could be paid (CR 107.3a, 601.2b)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.choices import ChooseNumber
from tests.rulebook import rule
from tests.support.boards.table import Table, card

PYRE = card(
    "Paper Pyre", "{R}", "Sorcery",
    "As an additional cost to cast this spell, discard X cards.\nPaper Pyre deals X damage to each opponent.",
)  # fmt: skip
ECHO = card(
    "Weighing Word", "{X}{U}{U}", "Instant",
    "You may exile a blue card with mana value X from your hand rather than pay this spell's mana cost.\n"
    "You gain X life.",
)  # fmt: skip
SPRITE = card("Pond Sprite", "{2}{U}", "Creature — Faerie", "", "1/1")
WHALE = card("Pond Whale", "{4}{U}", "Creature — Whale", "", "5/5")
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def asked_x(table: Table) -> list[ChooseNumber]:
    return [decision for decision in table.asked if isinstance(decision, ChooseNumber)]


@rule("107.3a", "601.2b")
def test_x_of_an_additional_cost_is_chosen_and_can_not_be_more_than_can_be_paid() -> None:
    table = Table()
    table.hand("A", PYRE, BEAR, BEAR, BEAR)
    table.mana("A", "{R}").answer("A", 2).cast("A", "Paper Pyre").resolve()
    (decision,) = asked_x(table)
    assert (decision.low, decision.high) == (0, 3)
    assert len(table.zone("A", "hand")) == 1
    assert table.life("B") == 18


@rule("107.3a", "119.4")
def test_x_life_can_be_paid_up_to_the_life_there_is() -> None:
    table = Table()
    toll = card("Red Toll", "{B}", "Sorcery", "As an additional cost to cast this spell, pay X life.\nEach opponent loses X life.")
    table.hand("A", toll)
    table.life("A", 300)
    table.mana("A", "{B}").answer("A", 15).cast("A", "Red Toll").resolve()
    (decision,) = asked_x(table)
    assert decision.high == 300
    assert (table.life("A"), table.life("B")) == (285, 5)


@rule("107.3a", "118.9")
def test_x_that_describes_a_card_can_only_be_a_number_that_some_card_fits() -> None:
    table = Table()
    table.hand("A", ECHO, SPRITE, WHALE, BEAR)
    table.answer("A", 5).cast("A", "Weighing Word", way="alternative cost").resolve()
    (decision,) = asked_x(table)
    assert decision.allowed == (3, 5)
    with pytest.raises(IllegalAnswer):
        decision.check(4)
    assert table.zone("A", "exile") == ["Pond Whale"]
    assert table.life("A") == 25


@rule("601.2b")
def test_a_cost_that_no_x_fits_offers_no_way_to_cast_the_spell() -> None:
    table = Table()
    table.hand("A", ECHO, BEAR)
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("601.2b")
def test_the_only_x_that_can_be_paid_is_not_asked_for() -> None:
    table = Table()
    table.hand("A", ECHO, SPRITE, SPRITE)
    table.cast("A", "Weighing Word", way="alternative cost").resolve()
    assert not asked_x(table)
    assert table.life("A") == 23


@rule("107.3a", "602.2b")
def test_x_of_mana_and_of_another_part_of_the_cost_is_the_same() -> None:
    table = Table()
    (pipe,) = table.battlefield("A", card(
        "Bone Pipe", "{2}", "Artifact", "{X}, Exile X cards from your graveyard: You gain X life."))  # fmt: skip
    table.graveyard("A", BEAR, BEAR, BEAR, BEAR)
    table.mana("A", "{C}{C}{C}").answer("A", 3).activate("A", pipe).resolve()
    (decision,) = asked_x(table)
    assert (decision.low, decision.high) == (0, 3)
    assert (table.life("A"), len(table.zone("A", "graveyard"))) == (23, 1)


@rule("605.3a", "107.3a")
def test_x_counters_are_removed_for_mana() -> None:
    table = Table()
    (silo,) = table.battlefield("A", card(
        "Glow Silo", "{2}", "Artifact", "Remove X charge counters from Glow Silo: Add X mana in any combination of {R} and/or {G}."))  # fmt: skip
    table.game.write(silo).counters = {"charge": 4}
    table.answer("A", 3).tap_for_mana("A", silo)
    assert table.counters(silo) == {"charge": 1}
    assert len(table.pool("A")) == 3


@rule("107.3f")
def test_x_that_is_paid_as_an_ability_resolves_is_chosen_then() -> None:
    table = Table()
    (imp,) = table.battlefield("A", card(
        "Debt Imp", "{2}", "Artifact", "{0}: You may pay X life. If you do, draw X cards."))  # fmt: skip
    before = len(table.zone("A", "hand"))
    table.activate("A", imp).answer("A", True, 4).resolve()
    assert table.life("A") == 16
    assert len(table.zone("A", "hand")) == before + 4
