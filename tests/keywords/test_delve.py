"""Delve (CR 702.66)."""

from __future__ import annotations

from engine.game.decisions.payment import PayMana
from tests.rulebook import rule
from tests.support.boards.table import Table, card

DIG = ("Deep Digging", "{4}{B}", "Sorcery", "Delve\nYou gain 6 life.")
FOREST = ("Forest", "", "Basic Land — Forest")


def told(table: Table) -> list[tuple[int, str]]:
    """What else than mana could pay, as the player who paid was told of it."""
    (payment,) = [decision for decision in table.asked if isinstance(decision, PayMana)]
    return sorted(payment.spent)


@rule("702.66a")
def test_cards_in_the_graveyard_pay_for_generic_mana() -> None:
    table = Table()
    forests = table.graveyard("A", *[card(*FOREST)] * 3)
    table.hand("A", card(*DIG))
    table.mana("A", "{1}{B}")
    table.cast("A", "Deep Digging").resolve()
    assert table.life("A") == 26 and told(table) == [(oid, "it is exiled") for oid in forests]
    assert table.zone("A", "graveyard") == ["Deep Digging"] and len(table.all("Forest", "exile")) == 3


@rule("702.66a")
def test_they_do_not_pay_for_colored_mana() -> None:
    table = Table()
    table.graveyard("A", *[card(*FOREST)] * 6)
    table.hand("A", card(*DIG))
    assert table.actions("A") == ()


@rule("702.66b")
def test_delving_is_no_spending_of_mana_and_not_obligatory() -> None:
    table = Table()
    table.graveyard("A", card(*FOREST))
    table.hand("A", card(*DIG))
    table.mana("A", "{4}{B}")
    table.cast("A", "Deep Digging")
    assert table.zone("A", "graveyard") == ["Forest"]


@rule("702.66c")
def test_several_instances_of_delve_are_as_one() -> None:
    table = Table()
    table.graveyard("A", *[card(*FOREST)] * 3)
    table.hand("A", card("Twice Digging", "{4}{B}", "Sorcery", "Delve, delve\nYou gain 6 life."))
    table.mana("A", "{B}")
    assert table.actions("A") == (), "each card pays for {1}"
    table.mana("A", "{1}")
    there = table.all("Forest", "graveyard")
    table.cast("A", "Twice Digging").resolve()
    assert table.life("A") == 26 and len(table.all("Forest", "exile")) == 3
    assert told(table) == [(oid, "it is exiled") for oid in there], "each is offered once"


@rule("702.66b", "no additional or alternative cost", "after the total cost is determined")
def test_delve_pays_for_what_other_effects_add_to_the_total_cost() -> None:
    table = Table()
    table.battlefield("B", card("Slow Day", "{1}", "Artifact", "Spells cost {1} more to cast."))
    mine = table.graveyard("A", *[card(*FOREST)] * 6)
    table.exile("A", card(*FOREST))
    table.graveyard("B", card(*FOREST))
    table.hand("A", card(*DIG))
    table.mana("A", "{B}").cast("A", "Deep Digging").resolve()
    assert told(table) == [(oid, "it is exiled") for oid in mine[:5]]
    assert table.life("A") == 26 and table.zone("A", "graveyard") == ["Forest", "Deep Digging"]
    assert len(table.zone("A", "exile")) == 6 and table.zone("B", "graveyard") == ["Forest"]
