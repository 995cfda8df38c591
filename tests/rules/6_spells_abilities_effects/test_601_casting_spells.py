"""Casting spells (CR 601) and activating abilities (602)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction, IllegalAnswer
from engine.game.decisions.choices import ChooseModes, ChooseNumber, ChooseTargets
from engine.game.decisions.payment import PayMana
from engine.game.rules.casting.announcing import cast_spell
from engine.game.rules.casting.casting_options import USUAL
from tests.rulebook import rule
from tests.support.boards.table import Table, card

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


# -- targets (601.2c) ------------------------------------------------------------------------------------------------


@rule("601.2c", "115.3")
def test_one_word_target_takes_different_objects_and_two_words_may_take_the_same() -> None:
    table = Table()
    (vault,) = table.battlefield("B", card("Vault of Bread", "", "Artifact Land", ""))
    table.hand("A", card("Two Blows", "{R}", "Sorcery", "Tap two target creatures."), card("Full Ruin", "{R}", "Sorcery", "Destroy target artifact and target land."))
    table.battlefield("B", card(*BEAR))
    table.mana("A", "{R}{R}")
    assert [a.label for a in table.actions("A")] == ["Full Ruin"]  # there is only one creature
    table.cast("A", "Full Ruin", [vault, vault])
    item = table.game.objects[table.game.stack[-1]].stack
    assert item is not None and [refs for _, refs in item.targets] == [(vault,), (vault,)]
    table.resolve()
    assert table.all("Vault of Bread", "graveyard", "B")


@rule("115.3", "601.2c")
def test_another_target_is_not_the_first_one() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Arc of Sparks", "{R}", "Sorcery", "Arc of Sparks deals 2 damage to any target and 1 damage to any other target."))
    table.mana("A", "{R}").cast("A", "Arc of Sparks", [bear, 1])
    second = [d for d in table.asked if isinstance(d, ChooseTargets)][1]
    assert bear not in second.candidates
    table.resolve()
    assert table.life("B") == 19 and table.all("Plain Bear", "graveyard", "B")


@rule("601.2c")
def test_becoming_a_target_triggers_before_costs_are_paid() -> None:
    table = Table()
    shy = card("Shy Deer", "{1}{G}", "Creature — Elk", "Whenever this creature becomes the target of a spell or ability, you gain 1 life.", "2/2")
    (deer,) = table.battlefield("A", shy)
    table.hand("A", card("Last Pat", "{B}", "Instant", "As an additional cost to cast this spell, sacrifice a creature.\nTarget creature gets +1/+1 until end of turn."))
    table.mana("A", "{B}").cast("A", "Last Pat", [deer])
    assert deer not in table.game.objects
    assert table.stack() == ["Last Pat", "Shy Deer trigger (A)"]


@rule("601.2c", "702.21a")
def test_the_number_of_targets_does_not_change_after_it_is_settled() -> None:
    table = Table()
    first, second = table.battlefield("B", card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.hand("A", card("Many Pats", "{X}{G}", "Sorcery", "Put a +1/+1 counter on each of X target creatures."))
    table.mana("A", "{G}{G}{G}").answer("A", 2).cast("A", "Many Pats", [first, second]).resolve()
    assert table.counters(first) == table.counters(second) == {"+1/+1": 1}


@rule("601.2d")
def test_each_of_the_targets_of_a_division_gets_at_least_one() -> None:
    table = Table()
    bears = table.battlefield("B", *[card(*BEAR)] * 3)
    table.hand("A", card("Split Kindling", "{R}", "Sorcery", "Split Kindling deals 2 damage divided as you choose among any number of targets."))
    table.mana("A", "{R}")
    with pytest.raises(IllegalAnswer):
        table.policy = lambda decision: list(bears) if isinstance(decision, ChooseTargets) else None
        table.cast("A", "Split Kindling")
    offered = [d for d in table.asked if isinstance(d, ChooseTargets)][-1]
    assert offered.most == 2


@rule("608.2b", "601.2d")
def test_what_a_gone_target_would_have_got_of_a_division_is_lost() -> None:
    table = Table()
    first, second = table.battlefield("B", *[card("Fat Bear", "{1}{G}", "Creature — Bear", "", "2/5")] * 2)
    table.hand("A", card("Split Kindling", "{R}", "Sorcery", "Split Kindling deals 4 damage divided as you choose among one or two targets."))
    table.hand("B", card("Shoo", "{U}", "Instant", "Return target creature to its owner's hand."))
    table.mana("A", "{R}").answer("A", [3, 1]).cast("A", "Split Kindling", [first, second])
    table.mana("B", "{U}").cast("B", "Shoo", [first]).resolve()
    assert table.game.objects[second].damage == 1


# -- modes (601.2b, 700.2) -------------------------------------------------------------------------------------------

CHARM = ("Table Charm", "{R}", "Instant", "Choose one —\n• Destroy target artifact.\n• You gain 3 life.\n• Table Charm deals 2 damage to target creature.")


@rule("700.2a", "601.2b")
def test_a_mode_without_legal_targets_can_not_be_chosen() -> None:
    table = Table()
    table.hand("A", card(*CHARM))
    table.mana("A", "{R}").cast("A", "Table Charm").resolve()
    assert table.life("A") == 23
    table.battlefield("B", card(*BEAR))
    table.hand("A", card(*CHARM))
    table.mana("A", "{R}").answer("A", [2]).cast("A", "Table Charm", [table.find("Plain Bear")]).resolve()
    offered = [d for d in table.asked if isinstance(d, ChooseModes)]
    assert offered[-1].possible == (1, 2)
    assert table.all("Plain Bear", "graveyard", "B")


@rule("700.2c")
def test_targets_are_chosen_only_for_the_chosen_mode() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR), card("Tin Toy", "{2}", "Artifact", ""))
    table.hand("A", card(*CHARM))
    table.mana("A", "{R}").answer("A", [1]).cast("A", "Table Charm")
    assert not [d for d in table.asked if isinstance(d, ChooseTargets)]
    assert table.resolve().life("A") == 23


@rule("700.2d")
def test_modes_are_followed_in_printed_order_and_each_only_once() -> None:
    table = Table()
    table.hand("A", card("Grand Command", "{W}", "Sorcery", "Choose two —\n• You gain 4 life.\n• You lose 3 life.\n• Draw a card."))
    table.mana("A", "{W}").answer("A", [1, 0]).cast("A", "Grand Command")
    item = table.game.objects[table.game.stack[-1]].stack
    assert item is not None and item.modes == (0, 1)
    with pytest.raises(IllegalAnswer, match=r"700\.2d"):
        next(d for d in table.asked if isinstance(d, ChooseModes)).check([0, 0])
    table.resolve()
    assert table.life("A") == 21


@rule("700.2d")
def test_a_mode_chosen_twice_has_targets_of_its_own_each_time() -> None:
    table = Table()
    first, second = table.battlefield("B", *[card("Fat Bear", "{1}{G}", "Creature — Bear", "", "2/5")] * 2)
    table.hand("A", card("Twice Told", "{R}", "Sorcery",
                         "Choose two. You may choose the same mode more than once.\n• Twice Told deals 2 damage to target creature.\n• You gain 2 life."))  # fmt: skip
    table.mana("A", "{R}").answer("A", [0, 0]).cast("A", "Twice Told", [first, second]).resolve()
    assert table.game.objects[first].damage == table.game.objects[second].damage == 2


# -- costs and payment (601.2f to 601.2i) ----------------------------------------------------------------------------


@rule("601.2h")
def test_costs_that_are_paid_by_chance_come_last() -> None:
    table = Table()
    table.hand("A", card("Wild Gamble", "{R}", "Sorcery", "As an additional cost to cast this spell, discard a card at random and sacrifice a creature.\nDraw two cards."))
    table.hand("A", card(*FOREST), card(*FOREST))
    table.battlefield("A", card(*BEAR))
    table.mana("A", "{R}").cast("A", "Wild Gamble")
    kinds = [type(e).__name__ for e in table.game.history.this_turn if type(e).__name__ in ("Discard", "Sacrifice")]
    assert kinds == ["Sacrifice", "Discard"]


@rule("601.2i", "117.3c")
def test_the_caster_has_priority_after_casting_and_the_spell_was_cast_once() -> None:
    table = Table()
    table.battlefield("A", card("Spell Bell", "{2}", "Artifact", "Whenever you cast a spell, you gain 1 life."))
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}").cast("A", "Small Spark", [1])
    assert table.stack() == ["Small Spark", "Spell Bell trigger (A)"]
    assert table.game.turn.priority == 0 and table.game.turn.passed == 0


@rule("601.2a", "405.2")
def test_the_spell_is_the_topmost_object_on_the_stack_and_resolves_first() -> None:
    table = Table()
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.hand("B", card("Small Sip", "{W}", "Instant", "You gain 1 life."))
    table.mana("A", "{W}").mana("B", "{W}")
    table.cast("A", "Snack").cast("B", "Small Sip")
    assert table.stack() == ["Snack", "Small Sip"]
    table.resolve(1)
    assert table.life("B") == 21 and table.life("A") == 20 and table.game.turn.priority == 0


@rule("601.2", "729.1")
def test_a_cast_that_can_not_be_completed_is_reversed_as_a_whole() -> None:
    table = Table()
    table.battlefield("A", card("Spell Bell", "{2}", "Artifact", "Whenever a creature dies, you gain 1 life."))
    (bear,) = table.battlefield("A", card(*BEAR))
    (oid,) = table.hand("A", card("Hard Bargain", "{5}", "Sorcery", "As an additional cost to cast this spell, sacrifice a creature.\nDraw a card."))
    before = table.game.clone()
    with pytest.raises(IllegalAction):
        cast_spell(table.game, oid, 0, USUAL)
    table.game.become(before)
    assert oid in table.game.zone("hand", 0) and bear in table.game.objects
    assert table.settle().stack() == [] and table.life("A") == 20


@rule("601.3")
def test_what_an_effect_prohibits_can_not_be_begun() -> None:
    table = Table()
    table.battlefield("B", card("Quiet Sign", "{2}", "Artifact", "Players can't cast creature spells."))
    table.hand("A", card(*BEAR), card(*SPARK))
    table.mana("A", "{1}{G}{R}")
    assert [a.label for a in table.actions("A")] == ["Small Spark"]


@rule("601.3d", "702.8a", "304.5")
def test_flash_lets_a_creature_be_cast_any_time_an_instant_could_be() -> None:
    table = Table()
    table.hand("B", card("Night Owl", "{1}{U}", "Creature — Bird", "Flash", "1/1"))
    table.mana("B", "{1}{U}")
    assert [a.label for a in table.actions("B")] == ["Night Owl"]


@rule("601.7", "602.4")
def test_a_new_cost_reduction_does_not_touch_what_is_on_the_stack() -> None:
    table = Table()
    table.hand("A", card("Costly Snack", "{1}{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{1}{W}").cast("A", "Costly Snack")
    table.battlefield("A", card("Helpful Hand", "{2}", "Artifact", "Spells you cast cost {1} less to cast."))
    assert table.game.players[0].pool == ()
