"""Exiling cards from the top of a library: so many, or until one of a kind appears (CR 406, 701.11)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("201.2a")
def test_the_same_name_as_a_card_exiled_with_it() -> None:
    table = Table()
    reaver = permanent(table, "{0}: Exile the top card of target player's library.\n{0}: Destroy target creature with the "
                       "same name as a card exiled with this artifact.", types="Artifact")  # fmt: skip
    table.library("B", bear())
    table.activate("A", reaver, targets=[1]).resolve()
    named, other = table.battlefield("B", bear(), ogre())
    table.activate("A", reaver, targets=[other, named], index=1).resolve()
    assert named not in table.game.battlefield and other in table.game.battlefield


def test_you_may_play_that_card_this_turn() -> None:
    table = Table()
    table.library("A", card("Cheap Bear", "{0}", "Creature — Bear", "", "1/1"))
    do(table, "Exile the top card of your library. You may play that card this turn.")
    table.cast("A", "Cheap Bear").resolve()
    assert table.all("Cheap Bear")


def test_the_permission_ends() -> None:
    table = Table()
    table.library("A", card("Cheap Bear", "{0}", "Creature — Bear", "", "1/1"))
    do(table, "Exile the top card of your library. You may play that card this turn.")
    table.next_turn("A")
    assert not any(action.label == "Cheap Bear" for action in table.actions("A"))


@rule("305.1")
def test_you_may_play_a_land_from_exile() -> None:
    table = Table()
    do(table, "Exile the top card of your library. Until end of turn, you may play that card.")
    table.play("A", "Forest")
    assert table.all("Forest")
