"""Abilities that objects gain and lose (CR 613.1f): "has flying", "gains “…”", "loses all abilities"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

QUOTES = [
    ("Enchantment — Aura", 'Enchant creature\nEnchanted creature has "{T}, Sacrifice Odd Bow: You gain 2 life."', 22),
    ("Artifact — Equipment", 'Equipped creature has "{T}, Sacrifice Odd Bow: You gain 2 life."\nEquip {1}', 22),
]


@rule("113.11")
def test_what_cannot_be_had_or_gained() -> None:
    table = Table()
    bird, mine = table.battlefield("B", sprite()) + table.battlefield("A", sprite())
    (ox,) = table.battlefield("B", ogre())
    do(table, "Put a flying counter on target creature.", targets=[ox])
    assert table.has(ox, "flying")
    veil = permanent(table, "Creatures your opponents control lose flying and can't have or gain flying.", types="Enchantment")
    assert not table.has(bird, "flying") and not table.has(ox, "flying") and table.has(mine, "flying")
    do(table, "All creatures get +1/+1 and gain flying and haste until end of turn.")  # later than the enchantment
    assert not table.has(bird, "flying") and table.has(bird, "haste") and table.pt(bird) == (2, 2)
    permanent(table, "All creatures have flying.", types="Enchantment")
    assert not table.has(bird, "flying")
    do(table, "Destroy target enchantment.", targets=[veil])
    assert table.has(bird, "flying") and table.has(ox, "flying")


@rule("113.11")
def test_an_effect_that_could_not_add_it_does_not_add_it_later() -> None:
    table = Table()
    ox, cub = table.battlefield("B", ogre()) + table.battlefield("A", bear())
    veil = permanent(table, "Creatures your opponents control lose trample and can't have or gain trample.", types="Enchantment")
    do(table, "All creatures gain trample and reach until end of turn.")
    assert [table.has(oid, "trample") for oid in (ox, cub)] == [False, True] and table.has(ox, "reach")
    do(table, "Destroy target enchantment.", targets=[veil])
    assert not table.has(ox, "trample") and table.has(ox, "reach") and table.has(cub, "trample")


@rule("113.11", "611.2c")
def test_until_end_of_turn_it_cannot_be_had() -> None:
    table = Table()
    (ward,) = table.battlefield("B", card("Troll", "{1}", "Creature — Troll", "Hexproof\nReach", "2/2"))
    do(table, "Until end of turn, creatures your opponents control lose hexproof and shroud and can't have hexproof or shroud.")
    assert not table.has(ward, "hexproof") and table.has(ward, "reach")
    do(table, "Destroy target creature.", targets=[ward])
    assert not table.all("Troll")


@rule("113.1a")
def test_a_quoted_keyword_with_a_full_stop() -> None:
    table = Table()
    (victim,) = table.battlefield("A", bear())
    table.hand("A", card("Slow Chains", "{0}", "Enchantment — Aura", 'Enchant creature\nEnchanted creature has "Cumulative upkeep {1}."'))
    table.cast("A", "Slow Chains", [victim]).resolve()
    assert table.has(victim, "cumulative upkeep")
    table.next_turn("A").to_step("draw", "A")
    assert victim not in table.game.battlefield


@rule("201.5", "111.3")
def test_a_token_called_by_its_name_in_its_own_ability() -> None:
    table = Table()
    do(table, "Create Brambo, a legendary 2/2 green Frog creature token with trample and \"When Brambo dies, you gain 3 life.\"")
    brambo = table.find("Brambo")
    assert table.pt(brambo) == (2, 2) and table.has(brambo, "trample")
    do(table, "Destroy target creature.", [brambo])
    table.resolve()
    assert table.life("A") == 23


@rule("201.5a")
@pytest.mark.parametrize(("types", "text", "life"), QUOTES)
def test_a_name_in_a_granted_ability_is_what_grants_it(types: str, text: str, life: int) -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    (bow,) = table.battlefield("A", card("Odd Bow", "{G}", types, text), attach_to=cub)
    (twin,) = table.battlefield("A", card("Odd Bow", "{G}", types, text))
    table.activate("A", cub).resolve()
    assert table.life("A") == life
    assert bow not in table.game.battlefield
    assert {cub} <= set(table.game.battlefield)
    assert (twin in table.game.battlefield) or "Aura" in types


@rule("201.5a")
def test_an_object_that_grants_itself_an_ability_is_itself() -> None:
    table = Table()
    source = permanent(table, 'As long as you control an artifact, this creature has "{0}: Test Thing gets +1/+0 until end '
                       'of turn."')  # fmt: skip
    table.battlefield("A", lamp())
    table.activate("A", source).resolve()
    assert table.game.chars(source).power == 2


@rule("613.1f", "105.2")
def test_abilities_that_depend_on_colors() -> None:
    table = Table()
    permanent(table, "Each creature you control has vigilance if it's white, lifelink if it's black, and trample if it's green.")
    both, none = table.battlefield("A", card("Two Ways", "{G}{W}", "Creature — Elf", "", "1/1"), card("No Way", "{1}", "Artifact Creature — Golem", "", "1/1"))
    (theirs,) = table.battlefield("B", card("Their Way", "{W}", "Creature — Elf", "", "1/1"))
    assert [table.has(both, word) for word in ("vigilance", "lifelink", "trample")] == [True, False, True]
    assert not any(table.has(oid, word) for oid in (none, theirs) for word in ("vigilance", "lifelink", "trample"))
    do(table, "Target creature becomes black until end of turn.", [both])
    assert [table.has(both, word) for word in ("vigilance", "lifelink", "trample")] == [False, True, False]
