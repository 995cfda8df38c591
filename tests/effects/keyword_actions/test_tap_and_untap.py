"""Tap and untap (CR 701.21)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("502.3", "603.2c")
def test_untapping_several_permanents_in_the_untap_step_is_one_event() -> None:
    table = Table()
    clock = permanent(table, "Whenever you untap one or more permanents during your untap step, put that many time "
                      "counters on this artifact.", types="Artifact")  # fmt: skip
    first, second = table.battlefield("A", bear(), ogre())
    for oid in (first, second):
        table.game.write(oid).tapped = True
    do(table, "Untap target creature.", targets=[first])
    assert table.counters(clock) == {}
    table.game.write(first).tapped = True
    table.next_turn("A")
    assert table.counters(clock) == {"time": 2}


@rule("122.1")
def test_counters_on_each_of_them() -> None:
    table = Table()
    victims = table.battlefield("B", bear(), ogre())
    do(table, "Tap up to two target creatures. Put a stun counter on each of them.", targets=list(victims))
    assert [table.counters(oid) for oid in victims] == [{"stun": 1}, {"stun": 1}]


@rule("608.2c", "120.3e")
def test_damage_dealt_to_it_is_not_dealt_to_its_source() -> None:
    table = Table()
    thorn = permanent(table, "Whenever a creature you control becomes tapped, this creature deals 1 damage to it.")
    (victim,) = table.battlefield("A", ogre())
    do(table, "Tap target creature.", targets=[victim])
    table.resolve()
    assert table.game.obj(victim).damage == 1
    assert table.game.obj(thorn).damage == 0


@rule("701.21a", "only what is untapped", "701.21b", "only what is tapped")
def test_only_untapped_permanents_are_tapped_and_only_tapped_ones_untapped() -> None:
    table = Table()
    permanent(table, "Whenever a creature becomes tapped, you gain 1 life.\nWhenever a creature becomes untapped, you gain 10 life.",
              types="Enchantment")  # fmt: skip
    (one,) = table.battlefield("A", bear())
    do(table, "Untap target creature.", targets=[one]).resolve()
    assert not table.game.obj(one).tapped and table.life("A") == 20
    do(table, "Tap target creature.", targets=[one]).resolve()
    do(table, "Tap target creature.", targets=[one]).resolve()
    assert table.game.obj(one).tapped and table.life("A") == 21
    do(table, "Untap target creature.", targets=[one]).resolve()
    assert not table.game.obj(one).tapped and table.life("A") == 31
    twice = permanent(table, "{T}: You gain 1 life.", types="Artifact")
    table.activate("A", twice).resolve()
    assert table.game.obj(twice).tapped and not [action for action in table.actions("A") if action.oid == twice]


@rule("608.2d", "701.21a")
@pytest.mark.parametrize(("tapped", "asked", "gained"), [(False, True, 0), (True, False, 4)])
def test_nobody_is_asked_whether_to_tap_what_is_tapped(tapped: bool, asked: bool, gained: int) -> None:
    table = Table()
    table.battlefield("B", card("Odd Guard", "{W}", "Creature — Human", "Whenever an artifact an opponent controls enters, they may tap it. If they don't, you gain 4 life.", "1/1"))
    enters = "\nSmall Lamp enters tapped." if tapped else ""
    table.hand("A", card("Small Lamp", "{0}", "Artifact", f"{{T}}: Add {{C}}.{enters}"))
    table.answer("A", True).cast("A", "Small Lamp").resolve()
    assert any(isinstance(decision, YesNo) for decision in table.asked) == asked
    assert table.game.obj(table.find("Small Lamp")).tapped
    assert table.life("B") == 20 + gained


@rule("608.2d", "701.21b")
@pytest.mark.parametrize("tapped", [True, False])
def test_nobody_is_asked_whether_to_untap_what_is_untapped(tapped: bool) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Moss Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.game.write(bear).tapped = tapped
    table.hand("A", card("Short Nap", "{G}", "Instant", "Put a +1/+1 counter on target creature. You may untap that creature."))
    table.answer("A", True).mana("A", "{G}").cast("A", "Short Nap", [bear]).resolve()
    assert any(isinstance(decision, YesNo) for decision in table.asked) == tapped
    assert not table.game.obj(bear).tapped


@rule("603.2c", "502.3", "those are all that untapped then")
def test_what_untapped_in_the_untap_step_is_several() -> None:
    table = Table()
    permanent(table, "Whenever you untap one or more creatures during your untap step, those creatures get +1/+1 until end of turn.")
    first, second, third = table.battlefield("A", bear(), bear(), bear())
    for oid in (first, second):
        table.game.write(oid).tapped = True
    table.next_turn("A").resolve()
    assert [table.pt(oid) for oid in (first, second, third)] == [(3, 3), (3, 3), (2, 2)]


@rule("608.2c", "109.5")
def test_those_of_them_that_you_do_not_control() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    table.hand("A", card("Maze", "{0}", "Sorcery", "Tap two target creatures. Put a stun counter on each of those creatures you don't control."))
    table.cast("A", "Maze", [mine, theirs]).resolve()
    assert table.counters(theirs) == {"stun": 1} and not table.counters(mine) and table.game.obj(mine).tapped


@rule("608.2c", "509.1h")
@pytest.mark.parametrize(("what", "hit"), [(BEAR, False), (("Old Elk", "{G}", "Creature — Elk", "", "1/1"), True)])
def test_a_tapped_bear_or_ogre_creature(what: tuple[str, ...], hit: bool) -> None:
    table = Table()
    thing = permanent(table, "{0}: Destroy target tapped Bear or Ogre creature.")
    (one,) = table.battlefield("B", card(*what))
    assert thing not in [action.oid for action in table.actions("A")], "it is not tapped"
    do(table, "Tap target creature.", [one])
    assert (thing in [action.oid for action in table.actions("A")]) != hit
