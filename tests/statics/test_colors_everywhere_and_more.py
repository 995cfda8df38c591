"""Colours of all objects, damage dealt elsewhere, contrary cases, halves, and casting forbidden for a while."""

from __future__ import annotations

import pytest

from engine.game.events.damage import Damage
from engine.game.events.status import Tap
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
GHOUL = card("Pale Ghoul", "{B}", "Creature — Zombie", "", "2/2")
CUP = card("Tin Cup", "{1}", "Artifact Creature — Golem", "", "1/1")


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("613.1e", "105.3")
def test_all_cards_spells_and_permanents_are_colorless(table: Table) -> None:
    (bear,) = table.battlefield("B", BEAR)
    (hidden,) = table.hand("A", BEAR)
    (top,) = table.library("A", BEAR)
    table.battlefield("A", order("All cards that aren't on the battlefield, spells, and permanents are colorless."))
    assert [table.game.chars(oid).colors for oid in (bear, hidden, top)] == [(), (), ()]
    table.mana("A", "{G}{G}")
    table.cast("A", "Plain Bear")
    assert table.game.chars(table.game.stack[0]).colors == ()


@rule("614.9")
def test_a_static_ability_moves_damage(table: Table) -> None:
    (guard,) = table.battlefield("A", card("Tall Guard", "{W}", "Creature — Giant", (
        "As long as Tall Guard is untapped, all damage that would be dealt to you by artifacts is dealt to Tall Guard "
        "instead."), "1/9"))  # fmt: skip
    cup, bear = table.battlefield("B", CUP, BEAR)
    happen(table.game, Damage(cup, 0, 2), Damage(bear, 0, 3))
    assert (table.life("A"), table.game.obj(guard).damage) == (17, 2)
    happen(table.game, Tap(guard))
    happen(table.game, Damage(cup, 0, 2))
    assert table.life("A") == 15


@rule("611.3a")
def test_otherwise_is_the_contrary_of_as_long_as(table: Table) -> None:
    ghoul, bear = table.battlefield("A", GHOUL, BEAR)
    grip = card("Chill Grip", "{B}", "Enchantment — Aura", (
        "Enchant creature\nEnchanted creature gets +3/+3 as long as it's a Zombie. Otherwise, it gets -1/-1."))  # fmt: skip
    table.battlefield("B", grip, attach_to=ghoul)
    table.battlefield("B", grip, attach_to=bear)
    assert (table.pt(ghoul), table.pt(bear)) == ((5, 5), (1, 1))


@rule("107.1a")
def test_half_of_the_creatures_rounded_up(table: Table) -> None:
    table.battlefield("A", BEAR)
    table.battlefield("B", BEAR, BEAR, BEAR)
    table.hand("A", card("Dark Toll", "{0}", "Sorcery",
                         "Each opponent sacrifices half the creatures they control, rounded up."))  # fmt: skip
    table.cast("A", "Dark Toll").resolve()
    assert (len(table.all("Plain Bear", who="A")), len(table.all("Plain Bear", who="B"))) == (1, 1)


@rule("611.2", "601.3a")
def test_a_player_who_was_dealt_combat_damage_can_not_cast_such_spells_for_a_turn(table: Table) -> None:
    (moth,) = table.battlefield("A", card("Gold Moth", "{W}", "Creature — Insect", (
        "Sacrifice Gold Moth: Until your next turn, target player who was dealt combat damage by Gold Moth this turn can't "
        "cast noncreature spells."), "1/1"))  # fmt: skip
    table.hand("B", card("Calm Song", "{0}", "Instant", "Draw a card."))
    assert not table.actions("A")
    happen(table.game, Damage(moth, 1, 1, combat=True))
    table.activate("A", moth, targets=[1]).resolve()
    assert not table.actions("B")
    table.next_turn("B")
    assert "Calm Song" not in [action.label for action in table.actions("B")]
    table.next_turn("A")
    assert "Calm Song" in [action.label for action in table.actions("B")]


@rule("107.3", "601.3")
def test_spells_with_x_in_their_costs_are_forbidden(table: Table) -> None:
    table.battlefield("A", order("Noncreature spells with {X} in their mana costs can't be cast."))
    table.hand("A", card("Great Blaze", "{X}{R}", "Sorcery", "Great Blaze deals X damage to any target."))
    table.mana("A", "{R}{R}{R}")
    assert not table.actions("A")


@rule("604.3", "604.3a", "105.2c")
def test_what_defines_the_colors_of_a_spell_works_in_all_zones(table: Table) -> None:
    """A red mana cost makes it no red card: not in hand, not on the stack, and not as a source of damage."""
    (ward,) = table.battlefield("A", card("Red Ward", "{W}", "Creature — Cat", "Protection from red", "2/2"))
    (flame,) = table.hand("A", card("Clear Flame", "{R}", "Instant", "Clear Flame is colorless.\nClear Flame deals 1 damage to target creature."))
    assert not table.game.chars(flame).colors
    table.mana("A", "{R}").cast("A", "Clear Flame", targets=[ward])
    assert not table.game.chars(table.game.stack[-1]).colors
    table.resolve()
    assert table.game.obj(ward).damage == 1
