"""Mana for turning permanents face up and for unlocking doors (CR 106.6, 116.2)."""

from __future__ import annotations

import pytest

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table, card, data

AGENT = ("Quiet Agent", "{2}{W}", "Creature — Human", "Disguise {W}", "3/3")
CALM = ("Calm", "{W}", "Enchantment")
PLOTTER = ("Plotter", "{5}", "Creature — Human", "Plot {2}", "1/1")
UP, DOOR = "turns it up", "unlocks"


def parlor(first: str, second: str) -> CardDefinition:
    back = data("Rear Attic", second, "Enchantment — Room", "You have hexproof.")
    return card("Front Parlor", first, "Enchantment — Room", "You have shroud.", layout="split", back=back)


def offered(words: str) -> set[str]:
    """What A can spend two white mana on that come with some words."""
    table = Table(edition="2026")
    spring = permanent(table, "{T}: Add {W}{W}. " + words, types="Artifact")
    (agent,) = table.battlefield("A", card(*AGENT), face_down="disguise")
    (room,) = table.battlefield("A", parlor("{2}", "{5}"))
    table.hand("A", card(*CALM), card(*PLOTTER), bear(), card("Closet", "{W}{W}", "Enchantment — Room"))
    table.tap_for_mana("A", spring, "WW")
    names = {agent: UP, room: DOOR}
    return {names.get(action.oid, table.game.chars(action.oid).name) for action in table.actions("A")}


@rule("106.6", "116.2b")
@pytest.mark.parametrize(("words", "expected"), [
    ("Spend this mana only to turn permanents face up.", {UP}),
    ("Spend this mana only to turn creatures face up.", {UP}),
    ("Spend this mana only to turn lands face up.", set()),
    ("Spend this mana only to cast Room spells or to turn creatures face up.", {UP, "Closet"}),
    ("Spend this mana only to cast Room spells and unlock doors.", {"Closet", DOOR}),
    ("Spend this mana only to cast an enchantment spell, unlock a door, or turn a permanent face up.", {UP, DOOR, "Calm", "Closet"}),
])  # fmt: skip
def test_on_what_it_may_be_spent(words: str, expected: set[str]) -> None:
    assert offered(words) == expected


@rule("116.2b", "708.7")
def test_it_pays_for_turning_it_up() -> None:
    table = Table()
    spring = permanent(table, "{T}: Add {W}. Spend this mana only to turn permanents face up.", types="Artifact")
    (agent,) = table.battlefield("A", card(*AGENT), face_down="disguise")
    table.tap_for_mana("A", spring, "W")
    table.special("A", agent)
    assert table.pt(agent) == (3, 3) and not table.game.obj(agent).face_down and not table.pool("A")


@rule("116.2m", "118.7", edition="2026-01-16")
@pytest.mark.parametrize(("words", "owner", "costs"), [
    ("Unlock costs you pay cost {1} less.", "A", ["{1}", "{4}"]),
    ("Unlock costs you pay cost {1} more.", "A", ["{3}", "{6}"]),
    ("Unlock costs you pay cost {1} less.", "B", ["{2}", "{5}"]),
])  # fmt: skip
def test_unlocking_costs_its_player_more_or_less(words: str, owner: str, costs: list[str]) -> None:
    table = Table(edition="2026")
    permanent(table, words, owner, types="Enchantment")
    (room,) = table.battlefield("A", parlor("{2}", "{5}"))
    table.mana("A", "{9}")
    shown = [action for action in table.actions("A") if action.oid == room]
    table.act("A", lambda action: action.oid == room and action == shown[0])
    assert len(table.pool("A")) == 9 - int(costs[0][1])
    table.act("A", lambda action: action.oid == room)
    assert len(table.pool("A")) == max(9 - int(costs[0][1]) - int(costs[1][1]), 0)


@rule("709.5", edition="2026-01-16")
def test_the_number_of_unlocked_doors() -> None:
    table = Table(edition="2026")
    (room,) = table.battlefield("A", parlor("{1}", "{1}"))
    table.battlefield("A", parlor("{1}", "{1}"))
    counter = permanent(table, "Test Thing's power is equal to the number of unlocked doors among Rooms you control.", size="*/1")
    assert table.pt(counter) == (0, 1)
    table.mana("A", "{2}")
    for power in (1, 2):
        table.act("A", lambda action: action.oid == room)
        assert table.pt(counter) == (power, 1)
