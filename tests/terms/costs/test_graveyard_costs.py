"""Costs of moving cards out of exile or out of graveyards (CR 118.3)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("118.12", "404.1")
@pytest.mark.parametrize("lands", [0, 1])
def test_returning_a_land_card_to_pay(lands: int) -> None:
    table = Table()
    table.graveyard("A", bear(), *[card("Forest", "", "Basic Land — Forest")] * lands)
    table.graveyard("B", card("Forest", "", "Basic Land — Forest"))
    table.hand("A", card("Soil Worm", "{0}", "Creature — Worm", "When Soil Worm enters, sacrifice it unless you return a basic land card from your "
                         "graveyard to your hand.", "3/2"))  # fmt: skip
    table.answer("A", True) if lands else None
    table.cast("A", "Soil Worm").resolve()
    assert len(table.all("Soil Worm")) == lands and table.zone("A", "hand") == ["Forest"] * lands
    assert table.zone("B", "graveyard") == ["Forest"]


@rule("118.3", "607.2a")
def test_a_card_in_exile_is_put_into_a_graveyard_as_a_cost() -> None:
    table = Table()
    maw = permanent(table, "If another creature would die, exile it instead.\nPut a card exiled with Test Thing into its owner's "
                    "graveyard: Test Thing gets +2/+2 until end of turn.")  # fmt: skip
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    (ox,) = table.battlefield("B", ogre())
    do(table, "Destroy target creature.", [ox])
    assert table.all(OGRE[0], "exile")
    table.activate("A", maw).resolve()
    assert table.zone("B", "graveyard") == [OGRE[0]] and table.pt(maw) == (3, 3)


@rule("118.3", "201.2")
def test_a_card_exiled_is_compared_with_the_spell() -> None:
    table = Table()
    table.library("B", bear())
    words = ("When Test Thing enters, exile the top card of target player's library face down.\n{0}, Put a card exiled with Test "
             "Thing into its owner's graveyard: Counter target spell if it has the same name as that card.")  # fmt: skip
    table.hand("A", card("Test Thing", "{0}", "Artifact", words))
    table.cast("A", "Test Thing").answer("A", [1]).resolve()
    (spell,) = table.hand("B", ogre())
    table.next_turn("B").mana("B", "{2}{R}").cast("B", spell)
    table.activate("A", table.find("Test Thing"), targets=[table.game.stack[-1]]).resolve()
    assert table.zone("B", "graveyard") == [BEAR[0]] and table.all(OGRE[0], who="B")
