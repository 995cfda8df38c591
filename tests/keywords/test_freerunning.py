"""Freerunning (CR 702.173 of the edition of 2026)."""

from __future__ import annotations

import pytest

from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import designate
from tests.rulebook import rule
from tests.support.boards.table import Table, card

LEAP = ("Roof Leap", "{4}{B}", "Sorcery", "Freerunning {B}\nYou gain 3 life.")
KNIFE = ("Hidden Knife", "{B}", "Creature — Assassin", "", "1/1")


@rule("702.173a", edition="2026-01-16")
def test_it_is_open_once_an_assassin_has_struck() -> None:
    table = Table()
    (knife,) = table.battlefield("A", card(*KNIFE))
    table.hand("A", card(*LEAP))
    table.mana("A", "{B}")
    assert table.actions("A") == ()
    table.answer("A", [[knife, 1]])
    table.to_step("main2")
    table.mana("A", "{B}")
    table.cast("A", "Roof Leap", way="freerunning").resolve()
    assert table.life("A") == 23


@rule("702.173a", "an Assassin creature or commander that you control", "combat damage to a player", edition="2026-01-16")
@pytest.mark.parametrize(("who", "types", "blocked", "open_"), [
    ("A", "Creature — Assassin", False, True), ("A", "Creature — Assassin", True, False), ("A", "Creature — Rat", False, False),
    ("B", "Creature — Assassin", False, True),
])  # fmt: skip
def test_only_combat_damage_of_ones_own_assassin_to_a_player_opens_it(who: str, types: str, blocked: bool, open_: bool) -> None:
    table = Table()
    (knife,) = table.battlefield("A", card("Some Knife", "{B}", types, "{0}: This creature deals 1 damage to target opponent.", "1/1"))
    table.game.write(knife).owner = table.seat(who)
    (wall,) = table.battlefield("B", card("Plain Wall", "{1}", "Creature — Wall", "", "0/4"))
    table.hand("A", card(*LEAP))
    table.activate("A", knife, targets=[1]).resolve()
    table.mana("A", "{B}")
    assert "freerunning" not in {action.way for action in table.actions("A")}, "no combat damage"
    table.answer("A", [[knife, 1]]).answer("B", [[wall, knife]] if blocked else [])
    table.to_step("main2").mana("A", "{B}")
    assert ("freerunning" in {action.way for action in table.actions("A")}) is open_


@rule("702.173a", "or a commander", edition="2026-01-16")
@pytest.mark.parametrize("commands", [True, False])
def test_a_commander_need_be_no_assassin(commands: bool) -> None:
    table = Table()
    (general,) = table.battlefield("A", card("Old General", "{W}", "Legendary Creature — Human", "", "1/1"))
    if commands:
        happen(table.game, designate(table.game, 0, general))
    table.hand("A", card(*LEAP))
    table.answer("A", [[general, 1]]).to_step("main2").mana("A", "{B}")
    assert ("freerunning" in {action.way for action in table.actions("A")}) is commands
