"""Costs (CR 118): what can be paid, additional and alternative costs, reductions.

"If you do" and "unless", too.
"""

from __future__ import annotations

import pytest

from engine.core.mana import parse_mana_cost
from engine.game.decisions.payment import PayMana
from engine.game.rules.paying.costs import COST_CHANGES, CostChange, changed_total
from tests.rulebook import rule
from tests.support.boards.native import ruling, with_statics
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def total(cost: str, *changes: CostChange) -> str:
    """The cost of a card after what some permanents say."""
    table = Table()
    (spell,) = table.hand("A", card("Any Spell", cost, "Sorcery", "You gain 1 life."))
    for number, change in enumerate(changes):
        table.battlefield("B", with_statics(card(f"Toll {number}", "{1}", "Artifact"), ruling(COST_CHANGES, change)))
    parsed = parse_mana_cost(cost)
    assert parsed is not None
    return str(changed_total(table.game, spell, 0, "cast", parsed)) or "{0}"


def less(mana: str, at_least: int = 0) -> CostChange:
    parsed = parse_mana_cost(mana)
    assert parsed is not None
    return CostChange(less=parsed, at_least=at_least)


def more(mana: str) -> CostChange:
    parsed = parse_mana_cost(mana)
    assert parsed is not None
    return CostChange(more=parsed)


@rule("118.3", "119.4")
def test_life_that_one_does_not_have_can_not_be_paid() -> None:
    table = Table()
    table.battlefield("A", card("Blood Font", "{2}", "Artifact", "Pay 3 life: Draw a card."))
    table.life("A", 2)
    assert table.actions("A") == ()
    table.life("A", 3)
    assert len(table.actions("A")) == 1
    table.activate("A", table.find("Blood Font")).settle()
    assert table.game.players[0].lost


@rule("119.4b")
def test_paying_no_life_is_always_possible() -> None:
    table = Table()
    table.battlefield("A", card("Dry Font", "{2}", "Artifact", "Pay 0 life: You gain 1 life."))
    table.life("A", 1)
    table.activate("A", table.find("Dry Font")).resolve()
    assert table.life("A") == 2


@rule("118.5", "118.5a", "107.4d")
def test_a_cost_of_zero_still_has_to_be_paid_by_casting_it() -> None:
    table = Table()
    table.hand("A", card("Free Toy", "{0}", "Artifact", ""))
    assert [a.label for a in table.actions("A")] == ["Free Toy"]
    table.cast("A", "Free Toy").resolve()
    assert table.find("Free Toy") and not [d for d in table.asked if isinstance(d, PayMana)]


@rule("118.6")
def test_a_card_without_a_mana_cost_can_not_be_cast_for_it() -> None:
    table = Table()
    table.hand("A", card("Lost Recipe", "", "Sorcery", "You gain 5 life."))
    table.mana("A", "{G}{G}{G}")
    assert table.actions("A") == ()


@rule("118.6a")
def test_an_unpayable_cost_that_is_increased_is_still_unpayable() -> None:
    table = Table()
    table.hand("A", card("Lost Recipe", "", "Sorcery", "You gain 5 life."))
    table.battlefield("B", card("Toll Gate", "{2}", "Artifact", "Spells cost {1} more to cast."))
    table.mana("A", "{G}{G}{G}")
    assert table.actions("A") == ()


@rule("118.6a", "118.9")
def test_an_unpayable_cost_may_be_replaced_by_an_alternative_one() -> None:
    table = Table()
    table.hand("A", card("Gift Horse", "{U}", "Sorcery", "You may cast target sorcery card from your graveyard without paying its mana cost."))
    (recipe,) = table.graveyard("A", card("Lost Recipe", "", "Sorcery", "You gain 5 life."))
    table.mana("A", "{U}").answer("A", True).cast("A", "Gift Horse", [recipe]).resolve()
    assert table.life("A") == 25


@rule("118.7", "118.7a", "601.2f")
@pytest.mark.parametrize(("cost", "changes", "after"), [
    ("{2}{G}", [less("{1}")], "{1}{G}"),
    ("{1}{G}", [less("{3}")], "{G}"),
    ("{2}", [less("{3}")], "{0}"),
    ("{1}{G}", [more("{2}"), less("{1}")], "{G}{2}"),
])  # fmt: skip
def test_generic_reductions_touch_only_generic_mana_after_increases(cost: str, changes: list[CostChange], after: str) -> None:
    assert total(cost, *changes) == after


@rule("118.7b", "118.7c", "118.7d")
@pytest.mark.parametrize(("cost", "changes", "after"), [
    ("{2}{G}", [less("{U}")], "{1}{G}"),
    ("{2}{G}", [less("{G}{G}")], "{1}"),
    ("{3}{C}", [less("{C}{C}")], "{2}"),
    ("{2}{W/U}", [less("{U}")], "{2}"),
])  # fmt: skip
def test_coloured_reductions_take_their_colour_and_then_generic_mana(cost: str, changes: list[CostChange], after: str) -> None:
    assert total(cost, *changes) == after


@rule("118.7e", "118.7f", "118.7g")
@pytest.mark.parametrize(("cost", "changes", "after"), [
    ("{2}{U}", [less("{W/U}")], "{2}"),
    ("{2}{G}", [less("{W/U}")], "{1}{G}"),
    ("{3}{G}", [less("{2/W}")], "{1}{G}"),
    ("{2}{B}", [less("{B/P}")], "{2}"),
    ("{2}{S}", [less("{S}")], "{1}{S}"),
])  # fmt: skip
def test_reductions_by_special_symbols(cost: str, changes: list[CostChange], after: str) -> None:
    assert total(cost, *changes) == after


@rule("601.2b", "118.7a")
def test_what_a_monocoloured_hybrid_symbol_would_cost_in_generic_mana_can_be_reduced() -> None:
    assert total("{2/W}{2/W}", less("{3}")) == "{1}"
    assert total("{2/W}", more("{1}")) == "{2/W}{1}"


@rule("601.2f")
def test_what_an_effect_can_not_reduce_below_is_its_own_limit_and_a_least_total_comes_last() -> None:
    assert total("{3}", less("{3}", at_least=1)) == "{1}"
    assert total("{3}", less("{3}", at_least=1), less("{1}")) == "{0}"
    assert total("{1}{G}", less("{1}"), CostChange(at_least=3)) == "{G}{2}"


@rule("601.2f", "601.2h")
def test_the_total_is_locked_in_before_costs_are_paid() -> None:
    table = Table()
    table.battlefield("A", card("Shadow Clerk", "{1}{B}", "Creature — Human", "Black spells you cast cost {1} less to cast.", "1/1"))
    table.hand("A", card("Last Reap", "{1}{B}", "Instant", "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards."))
    table.mana("A", "{B}").cast("A", "Last Reap")
    assert table.stack() == ["Last Reap"] and table.all("Shadow Clerk", "graveyard", "A")


@rule("601.2f", "107.3a")
def test_a_reduction_lets_a_greater_x_be_chosen() -> None:
    table = Table()
    table.battlefield("A", card("Helpful Hand", "{2}", "Artifact", "Spells you cast cost {2} less to cast."))
    table.hand("A", card("Long Ladle", "{X}{U}", "Sorcery", "You gain X life."))
    seen: list[int] = []
    table.mana("A", "{U}{U}").answer("A", lambda decision: seen.append(decision.high) or decision.high)
    table.cast("A", "Long Ladle").resolve()
    assert seen == [3] and table.life("A") == 23


@rule("118.8", "118.8d")
def test_an_additional_cost_does_not_change_the_mana_cost() -> None:
    from engine.game.rules.questions.values import mana_value

    table = Table()
    table.battlefield("B", card("Toll Gate", "{2}", "Artifact", "Spells cost {1} more to cast."))
    table.hand("A", card(*BEAR))
    table.mana("A", "{1}{G}")
    assert table.actions("A") == ()
    table.mana("A", "{G}").cast("A", "Plain Bear")
    assert mana_value(table.game, table.game.stack[-1]) == 2


@rule("118.9d", "118.9a")
def test_increases_apply_to_an_alternative_cost() -> None:
    table = Table()
    table.battlefield("B", card("Toll Gate", "{2}", "Artifact", "Spells cost {1} more to cast."))
    table.hand("A", card("Second Chance", "{4}{R}", "Sorcery", "You gain 2 life.\nFlashback {R}"))
    (spell,) = table.graveyard("A", card("Second Chance", "{4}{R}", "Sorcery", "You gain 2 life.\nFlashback {R}"))
    table.mana("A", "{R}")
    assert not [a for a in table.actions("A") if a.oid == spell]
    table.mana("A", "{R}")
    table.cast("A", spell).resolve()
    assert table.life("A") == 22 and table.all("Second Chance", "exile")


@rule("118.10")
def test_one_payment_pays_one_cost() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR), *[card("Altar of Crumbs", "{2}", "Artifact", "Sacrifice a creature: You gain 1 life.")] * 2)
    first, second = table.all("Altar of Crumbs")
    table.activate("A", first)
    assert not [a for a in table.actions("A") if a.oid == second]


@rule("118.12", "608.2d")
def test_if_you_do_asks_whether_the_cost_was_paid() -> None:
    table = Table()
    standstill = card("Quiet Hour", "{1}{U}", "Enchantment", "Whenever a player casts a spell, sacrifice this enchantment. If you do, draw three cards.")
    (hour,) = table.battlefield("A", standstill)
    table.hand("B", card("Snack", "{W}", "Instant", "You gain 3 life."))
    (eraser,) = table.battlefield("B", card("Eraser", "{2}", "Artifact", "{T}: Exile target enchantment."))
    table.mana("B", "{W}").cast("B", "Snack")
    table.activate("B", eraser, [hour]).resolve()
    assert table.zone("A", "hand") == []


@rule("118.12a", "117.1d", "608.2g")
def test_unless_lets_the_player_pay_while_it_resolves_with_mana_made_then() -> None:
    table = Table()
    table.battlefield("A", card(*FOREST))
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.hand("B", card("Small Tax", "{U}", "Instant", "Counter target spell unless its controller pays {1}."))
    table.mana("A", "{W}").cast("A", "Snack")
    table.mana("B", "{U}").cast("B", "Small Tax", [table.game.stack[-1]])
    table.answer("A", True).resolve()
    assert table.life("A") == 23 and table.game.objects[table.find("Forest")].tapped


@rule("118.12", "118.12a")
def test_what_can_not_be_paid_is_not_offered() -> None:
    table = Table()
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.hand("B", card("Small Tax", "{U}", "Instant", "Counter target spell unless its controller pays {1}."))
    table.mana("A", "{W}").cast("A", "Snack")
    table.mana("B", "{U}").cast("B", "Small Tax", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 20 and table.all("Snack", "graveyard", "A")


@rule("118.12a", "101.4")
def test_what_each_player_may_avert_each_averts_for_themselves() -> None:
    table = Table(3)
    spare = card("Spare Card", "{1}", "Artifact")
    for who in "ABC":
        table.hand(who, spare)
    table.hand("A", card("Cold Draft", "{0}", "Sorcery", "Each opponent loses 3 life unless they discard a card."))
    table.answer("B", False).answer("C", True)
    table.cast("A", "Cold Draft").resolve()
    assert [table.life(who) for who in "ABC"] == [20, 17, 20]
    assert [table.zone(who, "hand").count("Spare Card") for who in "ABC"] == [1, 1, 0]


@rule("701.17a", "608.2e")
def test_one_permanent_is_sacrificed_for_each_of_several_descriptions() -> None:
    table = Table()
    golem = card("Clay Servant", "{2}", "Artifact Creature — Golem", "", "2/2")
    (servant,) = table.battlefield("A", golem)
    crock, wood = table.battlefield("A", card("Crock", "{1}", "Artifact"), card(*FOREST))
    table.hand("A", card("Clear Out", "{0}", "Sorcery", "Sacrifice a creature, an artifact, and a land."))
    table.cast("A", "Clear Out").resolve()
    assert not any(oid in table.game.objects for oid in (servant, crock, wood))  # the servant only once


@rule("118.12a", "701.17a")
def test_what_is_sacrificed_to_avert_something_is_of_ones_choice() -> None:
    table = Table()
    crock, pot = table.battlefield("B", card("Crock", "{1}", "Artifact"), card("Pot", "{1}", "Artifact"))
    words = "Each opponent loses 2 life unless they sacrifice a creature, artifact, or land of their choice."
    table.hand("A", card("Stern Order", "{0}", "Sorcery", words))
    table.answer("B", True, [pot]).cast("A", "Stern Order").resolve()
    assert table.life("B") == 20 and crock in table.game.objects and pot not in table.game.objects
