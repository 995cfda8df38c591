"""Casting spells (CR 601) and activating abilities (602)."""

from __future__ import annotations

import pytest

from engine.decisions.choices import ChooseModes, ChooseNumber, ChooseTargets
from engine.decisions.payment import PayMana
from engine.errors import IllegalAction
from engine.rules.announcing import cast_spell
from engine.rules.ways import USUAL
from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SPARK = ("Small Spark", "{R}", "Instant", "Small Spark deals 2 damage to any target.")
FOREST = ("Forest", "", "Basic Land — Forest")


@rule("601.2")
def test_choices_come_in_the_order_of_the_rule() -> None:
    table = Table()
    bear, *_ = table.battlefield("B", card(*BEAR))
    table.hand("A", card(
        "Manifold Meal", "{X}{R}", "Sorcery",
        "Choose one —\n• Manifold Meal deals X damage to target creature.\n• You gain X life.",
    ))  # fmt: skip
    table.mana("A", "{R}{R}{R}{R}")
    table.answer("A", [0], 3)
    table.cast("A", "Manifold Meal", [bear])
    kinds = [type(decision) for decision in table.asked if type(decision).__name__ != "Act"]
    assert kinds.index(ChooseModes) < kinds.index(ChooseNumber) < kinds.index(PayMana)
    assert ChooseTargets not in kinds or kinds.index(ChooseNumber) < kinds.index(ChooseTargets) < kinds.index(PayMana)
    table.resolve()
    assert table.all("Plain Bear", "graveyard", "B")


@rule("601.2c", "729.1")
def test_a_spell_without_a_legal_target_can_not_be_cast() -> None:
    table = Table()
    (oid,) = table.hand("A", card("Trim the Wick", "{B}", "Instant", "Destroy target artifact."))
    table.mana("A", "{B}")
    assert not [action for action in table.actions("A") if action.oid == oid]
    with pytest.raises(IllegalAction, match=r"601\.2c"):
        cast_spell(table.game, oid, 0, USUAL)


@rule("601.2h")
def test_a_spell_that_can_not_be_paid_is_not_offered() -> None:
    table = Table()
    table.hand("A", card(*BEAR))
    table.battlefield("A", card(*FOREST))
    assert table.actions("A") == ()
    table.battlefield("A", card(*FOREST))
    assert [action.label for action in table.actions("A")] == ["Plain Bear"]


@rule("601.2g", "601.2h", "106.4")
def test_lands_are_tapped_for_exactly_the_cost_and_no_mana_floats() -> None:
    table = Table()
    lands = table.battlefield("A", *[card(*FOREST)] * 4)
    table.hand("A", card(*BEAR))
    table.cast("A", "Plain Bear")
    assert sum(table.game.objects[oid].tapped for oid in lands) == 2
    assert table.game.players[0].pool == ()


@rule("601.2b", "107.3")
def test_x_is_chosen_no_greater_than_can_be_paid() -> None:
    table = Table()
    table.hand("A", card("Long Ladle", "{X}{U}", "Sorcery", "Draw X cards."))
    table.mana("A", "{U}{U}{U}")
    seen: list[int] = []
    table.answer("A", lambda decision: seen.append(decision.high) or 2)
    hand = len(table.zone("A", "hand"))
    table.cast("A", "Long Ladle").resolve()
    assert seen == [2]
    assert len(table.zone("A", "hand")) == hand - 1 + 2


@rule("107.4e")
def test_hybrid_mana_is_paid_with_either_colour() -> None:
    for pool in ("{W}{W}", "{U}{U}", "{W}{U}"):
        table = Table()
        table.hand("A", card("Two Minds", "{W/U}{W/U}", "Creature — Human", "", "2/2"))
        table.mana("A", pool).cast("A", "Two Minds").resolve()
        assert table.find("Two Minds")


@rule("107.4f")
def test_phyrexian_mana_can_be_paid_with_life() -> None:
    table = Table()
    table.hand("A", card("Bitter Pill", "{B/P}{B/P}", "Creature — Rat", "", "2/2"))
    table.mana("A", "{B}").cast("A", "Bitter Pill").resolve()
    assert table.find("Bitter Pill") and table.life("A") == 18


@rule("307.1", "117.1a")
def test_sorceries_and_creatures_wait_for_the_own_main_phase_and_an_empty_stack() -> None:
    table = Table()
    table.hand("A", card(*BEAR), card(*SPARK))
    table.hand("B", card(*BEAR), card(*SPARK))
    for seat in ("A", "B"):
        table.mana(seat, "{R}{R}{G}{G}{1}")
    assert sorted(a.label for a in table.actions("A")) == ["Plain Bear", "Small Spark"]
    assert [a.label for a in table.actions("B")] == ["Small Spark"]
    table.cast("A", "Small Spark", [1])
    assert "Plain Bear" not in [a.label for a in table.actions("A")]


@rule("602.5a", "302.6")
def test_a_new_creature_can_not_use_its_tap_ability() -> None:
    table = Table()
    table.hand("A", card("Busy Elf", "{G}", "Creature — Elf", "{T}: You gain 1 life.", "1/1"))
    table.mana("A", "{G}").cast("A", "Busy Elf").resolve()
    assert not table.actions("A")
    table.next_turn("B").next_turn("A")
    table.activate("A", table.find("Busy Elf")).resolve()
    assert table.life("A") == 21


@rule("602.2", "605.3b")
def test_a_mana_ability_does_not_use_the_stack() -> None:
    table = Table()
    (elf,) = table.battlefield("A", card("Gleaner", "{G}", "Creature — Elf", "{T}: Add {G}.", "1/1"))
    table.hand("A", card("Sprout", "{G}", "Creature — Plant", "", "1/1"))
    table.cast("A", "Sprout")
    assert table.stack() == ["Sprout"] and table.game.objects[elf].tapped


@rule("601.2d", "115.7")
def test_damage_is_divided_as_it_is_cast() -> None:
    table = Table()
    first, second = table.battlefield("B", *[card(*BEAR)] * 2)
    table.hand("A", card("Split Kindling", "{2}{R}", "Sorcery", "Split Kindling deals 3 damage divided as you choose among one, two, or three targets."))
    table.mana("A", "{2}{R}").answer("A", [2, 1])
    table.cast("A", "Split Kindling", [first, second]).resolve()
    assert first not in table.game.objects and table.game.objects[second].damage == 1
