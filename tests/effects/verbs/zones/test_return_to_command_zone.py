"""Commanders returned to the command zone."""

from __future__ import annotations

import pytest

from engine.core.zones import COMMAND
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.commanders import designate
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, sprite
from tests.support.boards.table import Table, card


@rule("408.1", "903.6", "400.3")
@pytest.mark.parametrize(("whom", "gone"), [("A", ["mine"]), ("B", ["theirs"]), ("C", [])])
def test_each_commander_a_player_controls_is_returned(whom: str, gone: list[str]) -> None:
    table = Table(3)
    (mine,) = table.battlefield("A", bear())
    theirs, plain = table.battlefield("B", ogre(), sprite())
    happen(table.game, designate(table.game, 0, mine))
    happen(table.game, designate(table.game, 1, theirs))
    before = len(table.zone("A", "hand"))
    do(table, "Target player returns each commander they control from the battlefield to the command zone. Draw a card.", [table.seat(whom)])
    names = {"mine": "Plain Bear", "theirs": "Plain Ogre"}
    assert [table.game.chars(oid).name for oid in table.game.zone(COMMAND)] == [names[one] for one in gone]
    assert (mine in table.game.permanents()) == ("mine" not in gone) and (theirs in table.game.permanents()) == ("theirs" not in gone)
    assert plain in table.game.permanents() and len(table.zone("A", "hand")) == before + 1


@rule("903.3", "400.3")
def test_a_commander_of_somebody_else_goes_to_its_owners_command_zone() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", ogre())
    happen(table.game, designate(table.game, 1, theirs))
    do(table, "Gain control of target creature.", [theirs])
    do(table, "Target player returns each commander they control from the battlefield to the command zone.", [table.seat("B")])
    assert theirs in table.game.permanents(), "its owner does not control it"
    do(table, "Target player returns each commander they control from the battlefield to the command zone.", [table.seat("A")])
    (there,) = table.game.zone(COMMAND)
    assert table.game.obj(there).owner == 1 and theirs not in table.game.permanents()


@rule("903.6", "603.7")
def test_a_commander_comes_for_a_turn() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    (mine, other) = table.battlefield("A", ogre(), card("Plain Elk", "{2}{G}", "Creature — Elk", "", "3/3"))
    for seat, oid in ((0, mine), (0, other), (1, theirs)):
        happen(table.game, designate(table.game, seat, oid))
    for seat in range(2):
        do(table, "Target player returns each commander they control from the battlefield to the command zone.", [seat])
    assert len(table.game.zone(COMMAND)) == 3
    (mine,) = (oid for oid in table.game.zone(COMMAND) if table.game.chars(oid).name == "Plain Ogre")
    table.hand("A", card("Wild Rider", "{0}", "Creature — Dragon", "When Wild Rider enters, you may put a commander you own from the command zone onto the "
                         "battlefield. It gains haste. Return it to the command zone at the beginning of the next end step.", "2/2"))  # fmt: skip
    table.answer("A", True, [mine])
    table.cast("A", "Wild Rider").resolve()
    assert table.has(table.find("Plain Ogre"), "haste") and table.all("Plain Bear") == table.all("Plain Elk") == [], "one, and one's own"
    asked = [decision for decision in table.asked if decision.kind == "objects"][-1]
    assert (asked.least, asked.most) == (1, 1)
    table.to_step("end", "A").resolve()
    assert table.all("Plain Ogre") == [] and len(table.game.zone(COMMAND)) == 3
