"""Tap and untap (CR 701.21)."""

from __future__ import annotations

from tests.effects.doing import bear, do, ogre, permanent
from tests.rulebook import rule
from tests.table import Table


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
