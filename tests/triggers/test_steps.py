"""Beginnings of steps and phases (CR 603.6, 513): "at the beginning of your upkeep"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("603.4", "603.7")
def test_an_if_behind_a_moment_to_come_is_intervening() -> None:
    table = Table()
    do(table, "At the beginning of the next end step, if you control a creature, draw a card.")
    table.to_step("end", "A")
    assert table.stack() == []
    (mine,) = table.battlefield("A", bear())
    assert mine in table.game.battlefield


@rule("603.7b")
@pytest.mark.parametrize(("words", "gained"), [
    ("At this turn's next end of combat, you gain 3 life.", 0), ("At the beginning of the next combat phase this turn, you gain 3 life.", 0),
    ("At the beginning of the next main phase this turn, you gain 3 life.", 0), ("Scry 1. At end of combat, you gain 3 life.", 3),
])  # fmt: skip
def test_what_waits_for_this_turn_does_not_wait_for_the_next(words: str, gained: int) -> None:
    table = Table()
    table.to_step("end")
    table.hand("A", card("Late Word", "{0}", "Instant", words))
    table.cast("A", "Late Word").resolve()
    (theirs,) = table.battlefield("B", bear())
    table.policy = lambda d: [[theirs, 0]] if type(d).__name__ == "DeclareAttackers" else None
    table.next_turn("B").to_step("main2")
    assert table.life("A") == 18 + gained


@rule("603.7b", "400.7")
def test_creatures_come_back_in_the_next_combat_whosever_it_is() -> None:
    table = Table(3)
    flag = permanent(table, "{0}, Exile Test Thing: Exile all creatures you control. At the beginning of the next combat, return those cards to the battlefield under "
                            "their owner's control and those creatures gain haste until end of turn.", types="Enchantment")  # fmt: skip
    mine = table.battlefield("A", bear())
    table.battlefield("B", ogre())
    table.to_step("end")
    table.activate("A", flag).resolve()
    assert table.zone("A", "exile") == ["Test Thing", "Plain Bear"] and table.all("Plain Ogre")
    table.next_turn("B")
    assert not table.all("Plain Bear")
    table.to_step("begin_combat", "B").resolve()
    (back,) = table.all("Plain Bear")
    assert back not in mine and table.has(back, "haste") and table.game.controller(back) == 0
    table.next_turn("C")
    assert not table.has(back, "haste") and table.all("Plain Bear") == [back]


@rule("500.8", "603.7b")
def test_creatures_untap_at_each_combat_of_the_turn() -> None:
    table = Table()
    (cub, idle) = table.battlefield("A", bear(), ogre())
    do(table, "Tap target creature.", targets=[idle])
    do(table, "After this main phase, there are two additional combat phases.\nAt the beginning of each combat this turn, untap all creatures that "
              "attacked this turn.")  # fmt: skip
    table.answer("A", [(cub, 1)], [(cub, 1)], [(cub, 1)])
    table.next_turn("B")
    assert table.life("B") == 14 and table.game.obj(idle).tapped


@rule("603.7", "110.2a")
def test_under_its_owners_control_at_their_next_upkeep() -> None:
    table = Table()
    thing = card("Tall Weed", "{0}", "Creature — Plant", "When Tall Weed dies, return it to the battlefield tapped under its owner's control at the "
                 "beginning of their next upkeep.", "1/1")  # fmt: skip
    (weed,) = table.battlefield("B", thing)
    do(table, "Gain control of target creature.", [weed])
    do(table, "Destroy target creature.", [weed])
    table.next_turn("B")
    back = table.find("Tall Weed")
    assert table.game.controller(back) == 1


@rule("603.7", "503.1")
def test_at_the_beginning_of_ones_first_upkeep() -> None:
    table = Table()
    do(table, "You gain 1 life at the beginning of your first upkeep.")
    table.next_turn("B")
    assert table.life("A") == 20
    table.next_turn("A").to_step("draw", "A")
    assert table.life("A") == 21
    table.next_turn("B").next_turn("A").to_step("draw", "A")
    assert table.life("A") == 21


@rule("511.1", "603.6")
def test_the_end_of_combat_on_ones_own_turn() -> None:
    table = Table()
    permanent(table, "At end of combat on your turn, you gain 1 life.")
    table.to_step("main2").resolve()
    assert table.life("A") == 21
    table.next_turn("B").to_step("main2").resolve()
    assert table.life("A") == 21
