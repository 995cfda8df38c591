"""Convoke (CR 702.51)."""

from __future__ import annotations

from engine.core.mana import how_much
from tests.rulebook import rule
from tests.support.boards.table import Table, card

CHOIR = ("Field Choir", "{2}{G}", "Sorcery", "Convoke\nYou gain 6 life.")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
CROW = ("Dark Crow", "{B}", "Creature — Bird", "", "1/1")


@rule("702.51a")
def test_creatures_pay_for_generic_mana_or_mana_of_their_color() -> None:
    table = Table()
    made = table.battlefield("A", card(*BEAR), card(*CROW), card(*CROW))
    table.hand("A", card(*CHOIR))
    table.cast("A", "Field Choir")
    assert all(table.game.obj(oid).tapped for oid in made)
    table.resolve()
    assert table.life("A") == 26


@rule("702.51a")
def test_creatures_of_other_colors_can_not_pay_for_colored_mana() -> None:
    table = Table()
    table.battlefield("A", card(*CROW), card(*CROW), card(*CROW))
    table.hand("A", card(*CHOIR))
    assert table.actions("A") == ()


@rule("702.51b")
def test_what_convoke_pays_is_no_mana_that_was_spent() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("A", card(*CHOIR))
    table.mana("A", "{2}")
    table.cast("A", "Field Choir")
    item = table.game.obj(table.game.stack[-1]).stack
    assert item is not None and how_much(item.mana) == 2
    assert table.game.obj(table.find("Meadow Bear")).tapped


@rule("702.51a")
def test_summoning_sick_creatures_can_convoke_but_tapped_ones_can_not() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR), card(*BEAR), tapped=True)
    table.hand("A", card(*CHOIR), card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{1}{G}")
    table.cast("A", "Free Bear").resolve()
    table.cast("A", "Field Choir").resolve()
    assert table.life("A") == 26 and table.game.obj(table.find("Free Bear")).tapped


@rule("702.51d")
def test_several_instances_of_convoke_are_as_one() -> None:
    table = Table()
    made = table.battlefield("A", card(*BEAR), card(*CROW))
    table.hand("A", card("Twice Choir", "{2}{G}", "Sorcery", "Convoke, convoke\nYou gain 6 life."))
    assert table.actions("A") == (), "each creature pays once"
    made += table.battlefield("A", card("Plain Golem", "{1}", "Artifact Creature — Golem", "", "1/1"))
    table.hand("A", card("Twice Choir", "{2}{G}", "Sorcery", "Convoke, convoke\nYou gain 6 life."))
    table.cast("A", "Twice Choir").resolve()
    assert table.life("A") == 26 and all(table.game.obj(oid).tapped for oid in made)
    assert table.actions("A") == (), "nor do they pay for the next one, tapped as they are"


@rule("702.51c")
def test_creatures_tapped_for_it_have_convoked_it() -> None:
    table = Table()
    text = "Convoke\nWhen this creature enters, put a +1/+1 counter on each creature that convoked it."
    bear, crow, idle = table.battlefield("A", card(*BEAR), card(*CROW), card(*BEAR))
    table.hand("A", card("Long Neck", "{3}{G}", "Creature — Beast", text, "4/4"))
    table.mana("A", "{1}{G}")
    table.answer("A", "*")
    table.cast("A", "Long Neck")
    tapped = [oid for oid in (bear, crow, idle) if table.game.obj(oid).tapped]
    assert len(tapped) == 2
    table.resolve()
    assert [oid for oid in (bear, crow, idle) if table.counters(oid)] == tapped
    assert table.counters(table.find("Long Neck")) == {}


@rule("702.51c", "a spell")
def test_a_spell_speaks_of_the_creatures_that_convoked_it_as_it_resolves() -> None:
    table = Table()
    bear, crow = table.battlefield("A", card(*BEAR), card(*CROW))
    table.hand("A", card("Loud Choir", "{1}{G}", "Instant", "Convoke\nEach creature that convoked ~ gets +3/+3 until end of turn."))
    table.mana("A", "{1}")
    table.cast("A", "Loud Choir").resolve()
    assert (table.pt(bear), table.pt(crow)) == ((5, 5), (1, 1)), "only the Bear could pay for {G}"


@rule("702.51c", "701.47c", "608.2h")
def test_a_creature_that_left_in_the_meantime_did_convoke_the_spell() -> None:
    table = Table()
    (bear, crow) = table.battlefield("A", card(*BEAR), card(*CROW))
    table.hand("A", card("Dark Plot", "{B}{G}", "Instant", "Convoke\nYou gain 1 life for each creature that convoked this spell. Each creature that convoked this spell connives."))
    table.hand("B", card("Snuff", "{0}", "Instant", "Destroy target creature."))
    table.cast("A", "Dark Plot")
    table.cast("B", "Snuff", [bear]).resolve()
    assert table.life("A") == 22 and bear not in table.game.objects and table.game.obj(crow).tapped
    assert sorted(table.zone("A", "graveyard")) == ["Dark Plot", "Forest", "Forest", "Meadow Bear"], "both connived, the dead one too (701.47c)"


@rule("702.51b", "after the total cost is determined", "702.51a", "for generic mana or for mana of its color")
def test_what_the_spell_costs_more_is_convoked_too_each_creature_paying_what_it_can() -> None:
    table = Table()
    golem, bear = table.battlefield("A", card("Plain Golem", "{1}", "Artifact Creature — Golem", "", "1/1"), card(*BEAR))
    table.hand("A", card("Green Song", "{G}", "Instant", "Convoke\nYou gain 1 life."))
    table.cast("A", "Green Song")
    assert [table.game.obj(oid).tapped for oid in (golem, bear)] == [False, True], "the Bear for {G}"
    table.resolve()
    table.game.write(bear).tapped = False
    table.battlefield("B", card("Slow Day", "{1}", "Artifact", "Spells cost {1} more to cast."))
    table.hand("A", card("Green Song", "{G}", "Instant", "Convoke\nYou gain 1 life."))
    table.cast("A", "Green Song").resolve()
    assert [table.game.obj(oid).tapped for oid in (golem, bear)] == [True, True], "the Golem for {1}"
    assert table.life("A") == 22


@rule("702.51c", "tapped to pay for mana, not for another cost")
def test_a_creature_tapped_for_an_additional_cost_has_not_convoked_the_spell() -> None:
    table = Table()
    bear, ghoul = table.battlefield("A", card(*BEAR), card("Tired Ghoul", "{B}", "Creature — Zombie", "", "1/1"))
    text = "As an additional cost to cast this spell, tap an untapped Zombie you control.\nConvoke\nEach creature that convoked ~ gets +3/+3 until end of turn."
    table.hand("A", card("Loud Choir", "{G}", "Instant", text))
    table.cast("A", "Loud Choir").resolve()
    assert [table.game.obj(oid).tapped for oid in (bear, ghoul)] == [True, True]
    assert (table.pt(bear), table.pt(ghoul)) == ((5, 5), (1, 1))
