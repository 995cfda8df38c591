"""Aura swap (CR 702.65)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

WINGS = ("Paper Wings", "{1}{U}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has flying.\nAura swap {2}")
MIGHT = ("Great Might", "{7}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +5/+5.")
ROOTS = ("Deep Roots", "{1}", "Enchantment — Aura", "Enchant land\nEnchanted land has hexproof.")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def with_wings(*hand: tuple[str, ...]) -> tuple[Table, int, int]:
    """A table where A's Bear is enchanted with Paper Wings."""
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (wings,) = table.battlefield("A", card(*WINGS), attach_to=bear)
    table.hand("A", *(card(*one) for one in hand))
    table.mana("A", "{2}")
    return table, bear, wings


@rule("702.65a")
def test_the_aura_in_hand_takes_its_place() -> None:
    table, bear, wings = with_wings(MIGHT, ROOTS)
    table.answer("A", True)
    table.activate("A", wings).resolve()
    assert table.pt(bear) == (7, 7) and not table.has(bear, "flying")
    assert sorted(table.zone("A", "hand")) == ["Deep Roots", "Paper Wings"]


@rule("702.65b")
def test_nothing_happens_if_no_aura_in_hand_could_enchant_that() -> None:
    table, bear, wings = with_wings(ROOTS)
    table.activate("A", wings).resolve()
    assert table.has(bear, "flying") and table.zone("A", "hand") == ["Deep Roots"]


@rule("702.65b", "either half: the Aura that is there, or the one in hand")
@pytest.mark.parametrize("gone", [False, True])
def test_nothing_happens_if_the_aura_is_gone_by_then(gone: bool) -> None:
    table, bear, wings = with_wings(MIGHT)
    table.activate("A", wings)
    if gone:
        table.hand("B", card("Sharp Pin", "{0}", "Instant", "Destroy target enchantment."))
        table.cast("B", "Sharp Pin", [wings])
    table.answer("A", True).resolve()
    assert table.zone("A", "hand") == (["Great Might"] if gone else ["Paper Wings"])
    assert table.pt(bear) == ((2, 2) if gone else (7, 7)) and not table.has(bear, "flying")
    assert table.zone("A", "graveyard") == (["Paper Wings"] if gone else [])


@rule("702.65b", "an Aura of another player can't be put into one's own hand for a card there")
def test_who_controls_another_players_aura_can_not_swap_it() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    (wings,) = table.battlefield("A", card(*WINGS), attach_to=bear)
    table.hand("B", card("Test Grab", "{0}", "Instant", "Gain control of target enchantment."))
    table.cast("B", "Test Grab", [wings]).resolve()
    for who in "AB":
        table.hand(who, card(*MIGHT))
    table.mana("B", "{2}").activate("B", wings)
    table.targets = None
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.resolve()
    assert table.has(bear, "flying") and (table.zone("A", "hand"), table.zone("B", "hand")) == (["Great Might"], ["Great Might"])


@rule("702.65b", "nothing else prevents it: whoever controls the Aura by then", "701.10d", "only if the same player owns both", "110.2a")
def test_an_aura_of_ones_own_that_another_player_has_gained_control_of_is_swapped_still() -> None:
    table, bear, wings = with_wings(MIGHT)
    table.activate("A", wings)
    table.hand("B", card("Test Grab", "{0}", "Instant", "Gain control of target enchantment."))
    table.cast("B", "Test Grab", [wings]).resolve(1)
    assert table.game.controller(wings) == 1
    table.answer("A", True).resolve()
    assert table.zone("A", "hand") == ["Paper Wings"] and table.pt(bear) == (7, 7)
    assert table.all("Great Might", who="A"), "it is A who puts it onto the battlefield"
