"""Attacking players, entering untapped, becoming renowned, what is neither attacking nor blocking, and more numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, do, ogre, permanent
from tests.support.boards.table import Table, card


def _attack(table: Table, *attackers: int) -> None:
    """These creatures attack the other player, and nothing blocks."""

    def policy(decision: Any) -> Any:
        if type(decision).__name__ == "DeclareAttackers":
            return [[oid, 1 - decision.seat] for oid in attackers]
        return None

    table.policy = policy


@rule("506.2", "603.2")
def test_the_attacking_player() -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    ball = permanent(table, "Whenever you're dealt combat damage, the attacking player gains control of Test Thing and untaps it.",
                     types="Artifact")  # fmt: skip
    permanent(table, "Whenever you're dealt combat damage, you gain that much life and attacking player loses that much life.",
              types="Artifact")  # fmt: skip
    _attack(table, ox)
    table.to_step("end_combat", "B").resolve()
    assert table.life("A") == 20 and table.life("B") == 17
    assert table.game.chars(ball).controller == 1


@rule("603.6a", "110.5b")
@pytest.mark.parametrize(("mine", "made"), [(0, 0), (1, 1)])
def test_entering_untapped(mine: int, made: int) -> None:
    table = Table()
    table.battlefield("A", *[bear()] * mine)
    table.hand("A", card("Odd Mine", "", "Land", "Odd Mine enters tapped unless you control a creature.\nWhen Odd Mine enters untapped, "
                         "you gain 1 life."))  # fmt: skip
    table.play("A", "Odd Mine").resolve()
    assert table.life("A") == 20 + made


@rule("702.112b", "603.2")
def test_becoming_renowned() -> None:
    table = Table()
    (hero,) = table.battlefield("A", card("New Hero", "{1}{W}", "Creature — Human", "Renown 1\nWhen New Hero becomes renowned, you gain 3 "
                                          "life.", "1/1"))  # fmt: skip
    _attack(table, hero)
    table.to_step("main2", "A").resolve()
    assert table.life("A") == 23 and table.pt(hero) == (2, 2)
    table.next_turn("A").to_step("main2", "A").resolve()
    assert table.life("A") == 23


@rule("506.4", "115.1")
def test_neither_attacking_nor_blocking() -> None:
    table = Table()
    first, second = table.battlefield("A", bear(), ogre())
    (third,) = table.battlefield("B", bear())
    table.hand("A", card("Kind Word", "{0}", "Instant", "Target nonattacking, nonblocking creature gets +0/+2 until end of turn."))
    _attack(table, first)
    table.to_step("declare_attackers", "A")
    table.cast("A", "Kind Word", targets=[second]).resolve()
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert asked[-1].candidates == (second, third) and table.pt(second) == (3, 5)


@rule("107.3")
def test_exploring_several_times() -> None:
    table = Table()
    scout = permanent(table, "{X}: Test Thing explores X times.")
    table.library("A", card("Dry Field", "", "Land"), bear())
    table.mana("A", "{2}").answer("A", 2, False)
    table.activate("A", scout).resolve()
    assert table.counters(scout) == {"+1/+1": 1} and table.zone("A", "hand") == ["Dry Field"]
    assert table.zone("A", "library")[0] == BEAR[0]


@rule("305.6")
def test_a_land_card_with_a_basic_land_type() -> None:
    table = Table()
    cave = card("Grown Cave", "", "Land — Swamp Forest")
    table.library("A", card("Dry Field", "", "Land"), cave)
    found = table.all("Grown Cave", "library")
    table.answer("A", found)
    do(table, "Search your library for a land card with a basic land type, put it onto the battlefield tapped, then shuffle.")
    searched = next(decision for decision in table.asked if getattr(decision, "purpose", "") == "search")
    assert table.all("Grown Cave") and not set(table.all("Dry Field", "library")) & set(searched.candidates)


@rule("608.2c")
def test_as_many_as_whoever_discarded_most() -> None:
    table = Table()
    table.hand("A", bear())
    table.hand("B", bear(), bear(), ogre())
    do(table, "Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.")
    assert len(table.zone("A", "hand")) == 3 and len(table.zone("B", "hand")) == 3


@rule("608.2c", "400.3")
def test_for_each_returned_this_way() -> None:
    table = Table()
    mine = table.battlefield("A", bear(), bear())
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Return any number of target creatures to their owners' hands. You gain 1 life for each card returned to your hand this "
       "way.", [*mine, theirs])  # fmt: skip
    assert table.life("A") == 22
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Return target creature to its owner's hand. You gain 2 life for each permanent returned to its owner's hand this way.",
       [theirs])  # fmt: skip
    assert table.life("A") == 24
