"""How often an ability triggers on what happens at the same time (CR 603.2c)."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

LINKED = card(
    "Leech Ox", "{2}{W}", "Creature — Ox", "Whenever this creature deals damage, you gain that much life.", "3/3"
)
NURSE = card(
    "Glad Nurse", "{W}", "Creature — Human", "Whenever you gain life, put a +1/+1 counter on this creature.", "1/1"
)
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("603.2c")
def test_damage_of_one_source_to_several_is_one_occurrence_of_its_dealing_damage() -> None:
    table = Table()
    ox, nurse = table.battlefield("A", LINKED, NURSE)
    first, second = table.battlefield("B", BEAR, BEAR)
    happen(table.game, Damage(ox, first, 1), Damage(ox, second, 2), Damage(ox, table.seat("B"), 3))
    table.settle()
    assert table.stack() == ["Leech Ox trigger (A)"]
    table.resolve()
    assert table.life("A") == 26
    assert table.counters(nurse) == {"+1/+1": 1}


@rule("603.2c")
def test_words_that_name_a_recipient_trigger_for_each_of_them() -> None:
    table = Table()
    hunter = card(
        "Stalker", "{B}", "Creature — Cat", "Whenever this creature deals damage to a creature, draw a card.", "1/1"
    )
    (cat,) = table.battlefield("A", hunter)
    first, second = table.battlefield("B", BEAR, BEAR)
    happen(table.game, Damage(cat, first, 1), Damage(cat, second, 1), Damage(cat, table.seat("B"), 1))
    assert table.settle().stack() == ["Stalker trigger (A)", "Stalker trigger (A)"]


@rule("603.2c")
def test_damage_of_several_sources_to_one_is_one_occurrence_of_its_being_dealt_damage() -> None:
    table = Table()
    grudge = card("Grudger", "{R}", "Creature — Dwarf", "Whenever this creature is dealt damage, it deals that much damage to "
                  "each opponent.", "1/9")  # fmt: skip
    (dwarf,) = table.battlefield("A", grudge)
    first, second = table.battlefield("B", BEAR, BEAR)
    happen(table.game, Damage(first, dwarf, 2), Damage(second, dwarf, 3))
    assert table.settle().stack() == ["Grudger trigger (A)"]
    table.resolve()
    assert table.life("B") == 15


@rule("603.2c")
def test_one_or_more_creatures_that_damage_two_players_trigger_once_for_each_player() -> None:
    table = Table(seats=3)
    purse = card("Raiders' Purse", "{2}", "Artifact", "Whenever one or more creatures you control deal combat damage to a player, "
                 "you gain 1 life.")  # fmt: skip
    table.battlefield("A", purse)
    first, second, third = table.battlefield("A", BEAR, BEAR, BEAR)
    to_b, to_c = table.seat("B"), table.seat("C")
    happen(table.game, *(Damage(oid, to, 2, combat=True) for oid, to in ((first, to_b), (second, to_b), (third, to_c))))
    assert table.settle().stack() == ["Raiders' Purse trigger (A)", "Raiders' Purse trigger (A)"]


@rule("603.2c")
def test_one_or_more_creatures_that_attack_two_players_trigger_once_for_each_player() -> None:
    table = Table(seats=3)
    horn = card(
        "Raiders' Horn",
        "{2}",
        "Artifact",
        "Whenever one or more creatures you control attack a player, you gain 1 life.",
    )
    table.battlefield("A", horn)
    first, second, third = table.battlefield("A", BEAR, BEAR, BEAR)
    to_b, to_c = table.seat("B"), table.seat("C")
    table.answer("A", [[first, to_b], [second, to_b], [third, to_c]]).to_step("declare_attackers")
    assert table.stack() == ["Raiders' Horn trigger (A)", "Raiders' Horn trigger (A)"]


@rule("119.9", "702.15e")
def test_life_gained_from_one_source_at_once_is_gained_once_and_from_two_sources_twice() -> None:
    table = Table()
    drinker = card("Drinker", "{B}", "Creature — Bat", "Lifelink", "2/2")
    first, second, nurse = table.battlefield("A", drinker, drinker, NURSE)
    hit, other = table.battlefield("B", BEAR, BEAR)
    happen(table.game, Damage(first, hit, 1), Damage(first, other, 1))
    table.resolve()
    assert (table.life("A"), table.counters(nurse)) == (22, {"+1/+1": 1})
    happen(table.game, Damage(first, hit, 1), Damage(second, table.seat("B"), 1))
    table.resolve()
    assert (table.life("A"), table.counters(nurse)) == (24, {"+1/+1": 3})
