"""Flashback (CR 702.34)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

GUST = ("Second Gust", "{U}", "Sorcery", "You gain 2 life.\nFlashback {2}{U}")
RITE = ("Paid Rite", "{B}", "Sorcery", "You gain 2 life.\nFlashback—{B}, Pay 3 life.")


@rule("702.34a")
def test_a_spell_is_cast_from_the_graveyard_and_exiled() -> None:
    table = Table()
    table.graveyard("A", card(*GUST))
    table.mana("A", "{U}{2}")
    table.cast("A", "Second Gust", way="flashback").resolve()
    assert table.life("A") == 22
    assert table.zone("A", "graveyard") == [] and table.all("Second Gust", "exile")


@rule("702.34a")
def test_flashback_needs_its_cost() -> None:
    table = Table()
    table.graveyard("A", card(*GUST))
    table.mana("A", "{U}")
    assert table.actions("A") == ()


@rule("702.34a")
def test_a_flashback_cost_need_not_be_mana_alone() -> None:
    table = Table()
    table.graveyard("A", card(*RITE))
    table.mana("A", "{B}")
    table.cast("A", "Paid Rite", way="flashback")
    assert table.life("A") == 17
    table.resolve()
    assert table.life("A") == 19


@rule("702.34a")
def test_a_countered_flashback_spell_is_exiled_too() -> None:
    table = Table()
    table.graveyard("A", card(*GUST))
    table.hand("B", card("Hush", "{U}", "Instant", "Counter target spell."))
    table.mana("A", "{U}{2}").mana("B", "{U}")
    table.cast("A", "Second Gust", way="flashback")
    table.cast("B", "Hush", targets=[table.game.stack[-1]]).resolve()
    assert table.life("A") == 20 and table.all("Second Gust", "exile")


@rule("702.34a", "601.2f")
def test_costing_less_only_this_way() -> None:
    table = Table()
    table.battlefield("A", card("Plain Ogre", "{2}{R}", "Creature — Ogre", "", "3/3"))
    words = "You gain 1 life.\nFlashback {4}{G}. This spell costs {X} less to cast this way, where X is the greatest power among creatures you control."
    table.graveyard("A", card("Late Gift", "{4}{G}", "Sorcery", words))
    table.hand("A", card("Late Gift", "{4}{G}", "Sorcery", words))
    table.mana("A", "{G}{C}")
    table.cast("A", "Late Gift", way="flashback").resolve()
    assert table.life("A") == 21 and table.all("Late Gift", "exile")
    table.mana("A", "{G}{C}")
    assert not table.actions("A")  # from the hand it costs all of it
