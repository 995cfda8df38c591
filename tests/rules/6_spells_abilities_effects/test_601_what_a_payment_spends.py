"""A plan says beforehand what it spends besides mana and a tap (CR 601.2g, 601.2h, 602.1a)."""

from __future__ import annotations

import pytest

from engine.game.decisions.payment import PayMana
from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card

TRINKET = ("Ember Trinket", "{1}", "Artifact", "{T}, Sacrifice this artifact: Add {R}.")
PUP = ("Quiet Pup", "{1}{R}", "Creature — Dog", "", "2/2")


def asked(table: Table, spell: str) -> PayMana:
    """What is asked as a spell is paid for."""
    table.cast("A", spell)
    (paying,) = [decision for decision in table.asked if isinstance(decision, PayMana)]
    return paying


@rule("601.2h", "602.1a")
@pytest.mark.parametrize(("text", "cost"), [
    ("{T}, Sacrifice this artifact: Add {R}.", "{T}, Sacrifice this artifact"),
    ("Pay 1 life: Add {R}.", "Pay 1 life"),
    ("Exile this artifact: Add {R}.", "Exile this artifact"),
])  # fmt: skip
def test_what_a_source_costs_besides_a_tap_is_told_in_its_own_words(text: str, cost: str) -> None:
    table = Table()
    (trinket,) = table.battlefield("A", card("Ember Trinket", "{1}", "Artifact", text))
    (land,) = table.battlefield("A", card(*FOREST))
    table.hand("A", card(*PUP))
    paying = asked(table, "Quiet Pup")
    assert {oid for oid, _, _ in paying.plan} == {trinket, land}
    assert paying.spent == ((trinket, cost),) and not paying.plain


@rule("601.2h")
def test_a_plan_that_only_taps_spends_nothing_else() -> None:
    table = Table()
    table.battlefield("A", *[card("Mountain", "", "Basic Land — Mountain")] * 2, card(*TRINKET))
    table.hand("A", card(*PUP))
    paying = asked(table, "Quiet Pup")
    assert paying.spent == () and paying.plain


@rule("605.3a")
def test_mana_for_mana_is_nothing_else() -> None:
    table = Table()
    table.battlefield("A", *[card(*FOREST)] * 2, card("Old Lens", "{2}", "Artifact", "{1}, {T}: Add {R}{R}."))
    table.hand("A", card(*PUP))
    paying = asked(table, "Quiet Pup")
    assert paying.solved and paying.spent == ()


@rule("702.66a")
def test_cards_that_delve_exiles_are_told() -> None:
    table = Table()
    (old,) = table.graveyard("A", card(*FOREST))
    table.hand("A", card("Deep Digging", "{1}{B}", "Sorcery", "Delve\nYou gain 6 life."))
    table.mana("A", "{B}")
    paying = asked(table, "Deep Digging")
    assert [oid for oid, _ in paying.spent] == [old] and not paying.plain


@rule("601.2g")
@pytest.mark.parametrize(("text", "spared"), [
    ("{T}: Add {G}.\n{2}, {T}: Draw a card.", True),
    ("{T}: Add {G}.\n{1}{G}: This land becomes a 3/3 Ape creature until end of turn. It's still a land.", True),
    ("{T}: Add {G}.\nCycling {2}", False),  # that works in the hand only (702.29a)
])  # fmt: skip
def test_of_lands_alike_one_that_can_do_something_else_is_tapped_last(text: str, spared: bool) -> None:
    table = Table()
    (haven,) = table.battlefield("A", card("Fern Haven", "", "Land", text))
    (forest,) = table.battlefield("A", card(*FOREST))
    table.hand("A", card("Green Pup", "{G}", "Creature — Dog", "", "1/1"))
    paying = asked(table, "Green Pup")
    assert [oid for oid, _, _ in paying.plan] == [forest if spared else haven]


@rule("601.2g")
def test_what_makes_fewer_kinds_of_mana_is_tapped_first_whatever_else_it_can_do() -> None:
    table = Table()
    table.battlefield("A", card("Twin Grove", "", "Land", "{T}: Add {R} or {G}."))
    (haven,) = table.battlefield("A", card("Fern Haven", "", "Land", "{T}: Add {G}.\n{2}, {T}: Draw a card."))
    table.hand("A", card("Green Pup", "{G}", "Creature — Dog", "", "1/1"))
    paying = asked(table, "Green Pup")
    assert [oid for oid, _, _ in paying.plan] == [haven]
