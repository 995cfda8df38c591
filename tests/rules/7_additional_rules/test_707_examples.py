"""The rulebook's examples of copies and what they copy (CR 707.2 to 707.8).

Each is a position of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.game.decisions.choices import ChooseTargets, YesNo
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SHADE = ("Shy Shade", "{2}{U}", "Creature — Shapeshifter", "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")
SHIFTER = ("Restless Shape", "{3}{U}", "Creature — Shapeshifter", "Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability.", "0/1")


def entering_as(table: Table, original: int, shade: CardDefinition, cost: str) -> int:
    """The permanent that A casts, and that enters as a copy of another."""
    table.hand("A", shade)
    before = set(table.game.battlefield)
    table.mana("A", cost).answer("A", [original]).cast("A", shade.name).resolve()
    (new,) = set(table.game.battlefield) - before
    return new


def of_type(name: str) -> Callable[[Any], int]:
    """The answer that chooses a creature type."""
    return lambda decision: decision.options.index(name)


def becomes(table: Table, what: int, original: int) -> None:
    """Let a creature become a copy of another for good."""
    table.hand("A", card("Reshape", "{U}", "Instant", "Target creature becomes a copy of another target creature."))
    table.mana("A", "{U}").cast("A", "Reshape", [what, original]).resolve()


@rule("707.2")
def test_a_copy_of_a_staff_that_is_a_5_5_for_a_turn_is_a_plain_staff() -> None:
    table = Table()
    (staff,) = table.battlefield("A", card("Walking Staff", "{4}", "Artifact", "{X}: This artifact becomes an X/X artifact creature until end of turn."))
    table.mana("A", "{5}").answer("A", 5).activate("A", staff).resolve()
    assert table.pt(staff) == (5, 5)
    copy = entering_as(table, staff, card(*SHADE), "{2}{U}")
    assert table.game.chars(copy).types == ("artifact",) and table.pt(copy) == (None, None)
    table.mana("A", "{3}").answer("A", 3).activate("A", copy).resolve()
    assert table.pt(copy) == (3, 3) and "creature" in table.game.chars(copy).types and table.pt(staff) == (5, 5)


@rule("707.2", "708.2a")
def test_a_copy_of_a_face_down_creature_is_a_nameless_2_2_that_is_face_up() -> None:
    table = Table()
    table.hand("A", card("Cellar Fiend", "{2}{B}{B}", "Creature — Demon", "Trample\nMorph {2}{B}{B}", "6/6"))
    table.mana("A", "{3}").act("A", lambda a: a.kind == "cast" and a.way == "morph").resolve()
    (fiend,) = table.game.battlefield
    copy = entering_as(table, fiend, card(*SHADE), "{2}{U}")
    values = table.game.chars(copy)
    assert (values.name, values.colors, values.types, values.subtypes, values.mana_cost) == ("", (), ("creature",), (), None)
    assert table.pt(copy) == (2, 2) and tuple(values.abilities) == () and not table.game.objects[copy].face_down
    table.mana("A", "{2}{B}{B}")
    assert [action.oid for action in table.actions("A") if action.kind == "special"] == [fiend]


@rule("707.3", "707.9c")
def test_a_copy_of_a_copy_has_the_color_and_the_ability_that_the_first_copy_has() -> None:
    keeps = "except it doesn't copy that creature's color and it has"
    text = (f"You may have this creature enter as a copy of any creature on the battlefield, {keeps} \"At the beginning of your upkeep, "
            f"you may have this creature become a copy of target creature, {keeps} this ability.\"")  # fmt: skip
    table = Table()
    bear, ogre = table.battlefield("B", card(*BEAR), card("Plain Ogre", "{2}{R}", "Creature — Ogre", "", "3/3"))
    ganger = entering_as(table, bear, card("Ever Changing", "{3}{U}{U}", "Creature — Shapeshifter", text, "0/0"), "{3}{U}{U}")
    copy = entering_as(table, ganger, card(*SHADE), "{2}{U}")
    values = table.game.chars(copy)
    assert (values.name, values.colors, values.subtypes, table.pt(copy)) == ("Plain Bear", ("U",), ("Bear",), (2, 2))
    table.policy = lambda decision: [ogre] if isinstance(decision, ChooseTargets) else True if isinstance(decision, YesNo) else None
    table.to_step("upkeep", "B").to_step("upkeep", "A")
    assert table.stack() == ["Plain Bear trigger (A)"] * 2
    table.resolve()
    for oid in (ganger, copy):
        values = table.game.chars(oid)
        assert (values.name, values.colors, table.pt(oid)) == ("Plain Ogre", ("U",), (3, 3))
    table.to_step("upkeep", "B").to_step("upkeep", "A")
    assert table.stack() == ["Plain Ogre trigger (A)"] * 2  # they have that ability still


def hidden(table: Table) -> int:
    """A face-down creature of A with morph {2}{B}{B}."""
    table.hand("A", card("Cellar Fiend", "{2}{B}{B}", "Creature — Demon", "Morph {2}{B}{B}", "6/6"))
    table.mana("A", "{3}").act("A", lambda a: a.kind == "cast" and a.way == "morph").resolve()
    return table.find("")


@rule("707.3", "708.10")
def test_a_face_down_creature_that_becomes_a_copy_is_turned_up_for_the_morph_cost_that_it_copied() -> None:
    table = Table()
    fiend = hidden(table)
    (fox,) = table.battlefield("B", card("Quick Fox", "{1}{G}{G}", "Creature — Fox", "Trample\nMorph {G}", "4/1"))
    becomes(table, fiend, fox)
    values = table.game.chars(fiend)
    assert (values.name, values.colors, table.pt(fiend), tuple(values.abilities)) == ("", (), (2, 2), ())
    table.mana("A", "{G}").special("A", fiend)
    assert table.game.chars(fiend).name == "Quick Fox" and table.pt(fiend) == (4, 1) and table.has(fiend, "trample")


@rule("707.3", "708.10")
def test_a_face_down_creature_that_becomes_a_copy_without_morph_can_only_be_turned_up_by_an_effect() -> None:
    table = Table()
    fiend = hidden(table)
    (spirit,) = table.battlefield("B", card("Lost Mist", "{U}", "Creature — Spirit", "", "1/1"))
    becomes(table, fiend, spirit)
    assert table.pt(fiend) == (2, 2) and table.game.chars(fiend).name == ""
    table.mana("A", "{2}{B}{B}")
    assert not [action for action in table.actions("A") if action.kind == "special"]
    table.hand("A", card("Unveil", "{W}", "Instant", "Turn target face-down creature face up."))
    table.mana("A", "{W}").cast("A", "Unveil", [fiend]).resolve()
    assert table.game.chars(fiend).name == "Lost Mist" and table.pt(fiend) == (1, 1)


@rule("707.4")
def test_a_bonus_stays_on_what_becomes_a_copy_of_something_else() -> None:
    table = Table()
    (shape,) = table.battlefield("A", card(*SHIFTER))
    table.hand("A", card("Great Meal", "{G}", "Instant", "Target creature gets +3/+3 until end of turn."), card(*BEAR))
    table.mana("A", "{G}{1}{G}").cast("A", "Great Meal", [shape]).resolve()
    assert table.pt(shape) == (3, 4)
    table.cast("A", "Plain Bear").resolve()
    assert table.game.chars(shape).name == "Plain Bear" and table.pt(shape) == (5, 5)


@rule("707.5", "702.32a")
def test_a_copy_of_a_fading_creature_that_enters_tapped_does_both() -> None:
    table = Table()
    (beast,) = table.battlefield("B", card("Fleeting Beast", "{3}{G}", "Creature — Beast", "Fading 2\nThis creature enters tapped.", "10/10"))
    copy = entering_as(table, beast, card(*SHADE), "{2}{U}")
    assert table.game.objects[copy].tapped and table.counters(copy) == {"fade": 2}


@rule("707.5", "603.6a")
def test_a_copy_of_a_wall_that_draws_a_card_as_it_enters_draws_one_for_its_controller() -> None:
    table = Table()
    (wall,) = table.battlefield("B", card("Wall of Signs", "{1}{W}", "Creature — Wall", "Defender\nWhen this creature enters, draw a card.", "0/4"))
    copy = entering_as(table, wall, card(*SHADE), "{2}{U}")
    assert table.has(copy, "defender") and table.zone("A", "hand") == ["Forest"] and table.zone("B", "hand") == []


@rule("707.6", "614.12a")
def test_the_creature_type_that_was_chosen_is_not_copied_but_chosen_anew() -> None:
    words = "As this creature enters, choose a creature type.\nThis creature is the chosen type in addition to its other types.\nOther creatures you control of the chosen type get +1/+1."
    table = Table()
    bear, elf = table.battlefield("A", card(*BEAR), card("Plain Elf", "{G}", "Creature — Elf", "", "1/1"))
    table.hand("A", card("Plain Copier", "{3}", "Artifact Creature — Construct", words, "2/2"))
    table.mana("A", "{3}").answer("A", of_type("Elf")).cast("A", "Plain Copier").resolve()
    (first,) = table.all("Plain Copier")
    assert table.pt(elf) == (2, 2) and "Elf" in table.game.chars(first).subtypes
    table.hand("A", card(*SHADE))
    table.mana("A", "{2}{U}").answer("A", [first], of_type("Bear")).cast("A", "Shy Shade").resolve()
    (second,) = [oid for oid in table.all("Plain Copier") if oid != first]
    assert table.game.chars(second).subtypes == ("Construct", "Bear")
    assert table.pt(bear) == (3, 3) and table.pt(elf) == (2, 2) and table.pt(second) == (2, 2)
    do(table, "Target creature becomes a copy of another target creature.", [bear, first])
    assert table.game.chars(bear).subtypes == ("Construct",), "it did not enter: nothing has been chosen for it"
    assert table.pt(bear) == table.pt(elf) == (2, 2)


@rule("707.11")
@pytest.mark.parametrize("changed", [False, True])
def test_this_creature_is_what_activated_the_ability_though_it_is_no_copy_any_more(changed: bool) -> None:
    words = "{G}: This creature gets +3/+0 and gains trample until end of turn. Destroy this creature at the beginning of the next end step. Activate only once each turn."
    table = Table()
    (shape,) = table.battlefield("A", card(*SHIFTER))
    table.hand("A", card("Mad Elephant", "{2}{G}{G}", "Creature — Elephant", words, "3/3"), card(*BEAR))
    table.mana("A", "{2}{G}{G}{1}{G}{G}").cast("A", "Mad Elephant").resolve()
    table.activate("A", shape).resolve()
    assert table.pt(shape) == (6, 3) and table.has(shape, "trample")
    if changed:
        table.cast("A", "Plain Bear").resolve()
        assert table.game.chars(shape).name == "Plain Bear" and table.pt(shape) == (5, 2)
    table.to_step("end", "A").resolve()
    assert table.zone("A", "graveyard") == ["Restless Shape"] and len(table.all("Mad Elephant")) == 1
