"""Continuous effects that are no plain change of what they name (CR 611.2). Control, exchanges, switching, "still"."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card


@rule("603.7b")
def test_sacrificed_when_control_of_something_else_is_lost() -> None:
    table = Table()
    lord = permanent(table, "{0}: Gain control of target creature. Sacrifice that creature when you lose control of this "
                     "artifact.", types="Artifact")  # fmt: skip
    (thrall,) = table.battlefield("B", bear())
    table.activate("A", lord, targets=[thrall]).resolve()
    assert table.game.controller(thrall) == 0
    do(table, "Destroy target artifact.", targets=[lord])
    table.resolve()
    assert table.zone("B", "graveyard") == ["Plain Bear"]


@rule("701.20d", "108.3")
def test_players_shuffle_what_each_of_them_owns_with_their_hand_and_graveyard() -> None:
    table = Table(library=5)
    mine, _ = table.battlefield("A", bear(), lamp())
    (theirs,) = table.battlefield("B", bear())
    table.graveyard("A", lamp())
    table.hand("B", lamp())
    do(table, "Gain control of target creature until end of turn.", targets=[theirs])
    graveyard = len(table.zone("A", "graveyard"))
    do(table, "Each player shuffles their hand, graveyard, and permanents they own into their library, then draws two cards.")
    assert table.game.battlefield == () and mine not in table.game.objects
    assert (len(table.zone("A", "hand")), len(table.zone("A", "library"))) == (2, 5 + 2 + graveyard - 2)
    assert (len(table.zone("B", "hand")), len(table.zone("B", "library"))) == (2, 5 + 2 - 2)


def test_one_opponent_gains_control() -> None:
    table = Table(3)
    (bear,) = table.battlefield("A", card("Shy Bear", "{1}{G}", "Creature — Bear", "{0}: An opponent gains control of this creature.", "2/2"))
    table.activate("A", bear).answer("A", [2]).resolve()
    assert table.game.chars(bear).controller == 2


@rule("608.2e", "613.1b")
def test_each_player_gains_control_of_what_they_own() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Gain control of all creatures.")
    assert (table.game.controller(mine), table.game.controller(theirs)) == (0, 0)
    do(table, "Each player gains control of all creatures they own.")
    assert (table.game.controller(mine), table.game.controller(theirs)) == (0, 1)
