"""Permanents sacrificed as a spell is cast, each of which makes it cheaper (CR 601.2b, 601.2f)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, ogre
from tests.support.boards.table import Table, card

HUNGRY = ("Hungry Idol", "{6}{B}", "Creature — Golem", "As an additional cost to cast this spell, you may sacrifice any number of "
          "creatures. This spell costs {2} less to cast for each creature sacrificed this way.", "7/7")  # fmt: skip


@rule("601.2b", "601.2f", "118.8")
@pytest.mark.parametrize(("mana", "number"), [("{6}{B}", 0), ("{4}{B}", 1), ("{2}{B}", 2), ("{B}", 3)])
def test_each_creature_sacrificed_makes_it_cheaper(mana: str, number: int) -> None:
    table = Table()
    beasts = table.battlefield("A", bear(), bear(), bear())
    table.battlefield("B", ogre())
    (idol,) = table.hand("A", card(*HUNGRY))
    table.mana("A", mana).answer("A", list(beasts[:number]))
    table.cast("A", idol).resolve()
    assert table.all("Hungry Idol") and table.pool("A") == ""
    assert len(table.all(BEAR[0])) == 3 - number


@rule("601.3", "601.2f")
def test_it_can_be_cast_only_with_what_there_is_to_sacrifice() -> None:
    table = Table()
    table.hand("A", card(*HUNGRY))
    table.mana("A", "{2}{B}").battlefield("B", bear(), bear())
    table.battlefield("A", bear())
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.battlefield("A", bear())
    assert [action for action in table.actions("A") if action.kind == "cast"]


@rule("601.2b", "601.2f", "118.8")
def test_each_card_exiled_and_each_creature_tapped_makes_it_cheaper() -> None:
    """Not the card itself, and not a creature that is tapped."""
    table = Table()
    march = card("Green March", "{X}{G}", "Instant", "As an additional cost to cast this spell, you may exile any number of green cards from your hand. "
                 "This spell costs {2} less to cast for each card exiled this way.\nYou gain X life.")  # fmt: skip
    (spell, cub, _) = table.hand("A", march, bear(), ogre())
    table.mana("A", "{G}{1}").answer("A", [cub], 3)
    table.cast("A", spell).resolve()
    assert table.life("A") == 23 and table.pool("A") == "" and table.zone("A", "exile") == [BEAR[0]]
    bears = table.battlefield("A", bear(), bear())
    table.battlefield("B", bear())
    star = card("Big Star", "{4}", "Sorcery", "As an additional cost to cast this spell, you may tap any number of untapped creatures you control. "
                "This spell costs {1} less to cast for each creature tapped this way.\nDraw a card.")  # fmt: skip
    table.hand("A", star)
    table.mana("A", "{1}{1}").answer("A", list(bears)).cast("A", "Big Star").resolve()
    assert table.pool("A") == "" and all(table.game.obj(oid).tapped for oid in bears)
