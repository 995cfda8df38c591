"""Tapping some permanents and untapping others at the same time (CR 701.21)."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("701.21", "608.2c")
def test_each_creature_turns_once() -> None:
    table = Table()
    tapped, upright = table.battlefield("A", bear(), ogre())
    (theirs,) = table.battlefield("B", sprite())
    (thing,) = table.battlefield("B", lamp())
    do(table, "Tap target creature.", [tapped])
    do(table, "Simultaneously untap all tapped creatures and tap all untapped creatures.")
    assert [table.game.obj(oid).tapped for oid in (tapped, upright, theirs, thing)] == [False, True, True, False]


@rule("701.21", "603.2c")
def test_that_player_turns_their_own() -> None:
    table = Table()
    permanent(table, "At the beginning of each player's upkeep, that player simultaneously untaps each tapped artifact and creature they "
              "control and taps each untapped artifact and creature they control.", types="Enchantment")  # fmt: skip
    mine, chest, box = table.battlefield("A", bear(), lamp(), lamp())
    one, other = table.battlefield("B", lamp(), ogre())
    permanent(table, "Players skip their untap steps.", who="A", types="Enchantment")
    do(table, "Tap target creature.", [other])
    do(table, "Tap target artifact.", [box])
    table.next_turn("B")
    assert [table.game.obj(oid).tapped for oid in (mine, chest, box, one, other)] == [False, False, True, True, False]


@rule("608.2b", "701.17a")
@pytest.mark.parametrize("legal", [True, False])
def test_an_artifact_for_an_artifact_card_at_the_same_time(legal: bool) -> None:
    table = Table()
    (old,) = table.battlefield("B", lamp())
    table.graveyard("B", card("Fine Engine", "{6}", "Artifact"))
    welder = permanent(table, "{0}: Choose target artifact a player controls and target artifact card in that player's graveyard. If both targets are "
                       "still legal as this ability resolves, that player simultaneously sacrifices the artifact and returns the artifact card to "
                       "the battlefield.")  # fmt: skip
    table.activate("A", welder, [old, table.find("Fine Engine", GRAVEYARD)])
    if not legal:
        table.hand("A", card("Small Blast", "{0}", "Instant", "Destroy target artifact."))
        table.cast("A", "Small Blast", [old])
    table.resolve()
    assert bool(table.all("Fine Engine", who="B")) == legal and old not in table.game.permanents()
    assert sorted(table.zone("B", GRAVEYARD)) == (["Plain Lamp"] if legal else ["Fine Engine", "Plain Lamp"])
