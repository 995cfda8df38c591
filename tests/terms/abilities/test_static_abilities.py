"""Static abilities in words: what is always so, alone or under a condition (CR 604, 611.3)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import FOREST, Table, card

PLAINS, SWAMP = ("Plains", "", "Basic Land — Plains"), ("Swamp", "", "Basic Land — Swamp")
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
OX = ("Wide Ox", "{3}{W}", "Creature — Ox", "", "2/6")


@rule("604.1", "611.3a")
def test_each_part_of_a_sentence_has_a_condition_of_its_own() -> None:
    table = Table()
    oid = permanent(table, "This creature gets +0/+2 as long as you control a Plains, has flying as long as you control a "
                    "Forest, gets +2/+0 as long as you control a Swamp, and has trample as long as you control a Bear.",
                    size="2/2")  # fmt: skip
    table.battlefield("B", card(*PLAINS), card(*FOREST))
    assert table.pt(oid) == (2, 2) and not table.has(oid, "flying")
    table.battlefield("A", card(*SWAMP))
    assert table.pt(oid) == (4, 2)
    table.battlefield("A", card(*PLAINS), bear())
    assert table.pt(oid) == (4, 4) and table.has(oid, "trample") and not table.has(oid, "flying")
    oid = permanent(table, 'This creature has haste as long as you control a Swamp, reach as long as you control a Forest, '
                    'and "{0}: You gain 1 life" as long as you control a Bear.')  # fmt: skip
    assert table.has(oid, "haste") and not table.has(oid, "reach")
    table.activate("A", oid).resolve()
    assert table.life("A") == 21


@rule("604.1")
def test_during_your_turn_may_stand_behind() -> None:
    table = Table()
    (imp,) = table.battlefield("A", card("Day Imp", "{1}", "Creature — Imp", "This creature gets +2/+0 during your turn.",
                                         "1/1"))  # fmt: skip
    assert table.pt(imp) == (3, 1)
    table.next_turn("B")
    assert table.pt(imp) == (1, 1)


@rule("113.6b")
def test_what_a_condition_says_of_its_own_zone_works_there() -> None:
    table = Table()
    (bear,) = table.battlefield("A", BEAR)
    text = "As long as Lost Wing is in your graveyard, creatures you control have flying."
    wing = card("Lost Wing", "{U}", "Creature — Bird", text, "1/1")
    table.battlefield("A", wing)
    assert not table.has(bear, "flying")
    table.graveyard("A", wing)
    assert table.has(bear, "flying")


@rule("611.3a")
def test_an_ability_that_it_has_unless_it_attacks() -> None:
    table = Table()
    kraken = permanent(table, "This creature has hexproof unless it's attacking or blocking.", size="4/4")
    assert table.has(kraken, "hexproof")
    table.answer("A", [[kraken, 1]])
    table.to_step("declare_attackers")
    assert not table.has(kraken, "hexproof")


@rule("508.1d", "611.3a")
@pytest.mark.parametrize(("guarded", "life"), [(False, 19), (True, 20)])
def test_attacks_unless_you_control_another(guarded: bool, life: int) -> None:
    table = Table()
    permanent(table, "Test Thing attacks each combat if able unless you control an artifact.")
    if guarded:
        table.battlefield("A", card("Test Lamp", "{1}", "Artifact"))
    table.to_step("end_combat")
    assert table.life("B") == life


@rule("611.3a")
def test_the_one_creature_gets_more_for_as_long_as_it_is_the_only_one() -> None:
    table = Table()
    permanent(table, "As long as you control exactly one creature, that creature gets +2/+0 and has lifelink.", types="Enchantment")
    (cub,) = table.battlefield("A", card(*CUB))
    (theirs,) = table.battlefield("B", card(*CUB))
    assert table.pt(cub) == (4, 2) and table.has(cub, "lifelink") and table.pt(theirs) == (2, 2)
    table.battlefield("A", card(*OX))
    assert table.pt(cub) == (2, 2) and not table.has(cub, "lifelink")


@rule("301.5", "613.1f")
def test_during_your_turn_as_long_as_it_is_equipped() -> None:
    table = Table()
    hero = permanent(table, "During your turn, as long as this creature is equipped, it has double strike and indestructible.")
    (blade,) = table.battlefield("A", card("Blade", "{1}", "Artifact — Equipment", "Equip {0}"))
    assert not table.has(hero, "indestructible")
    table.activate("A", blade, [hero]).resolve()
    assert table.has(hero, "double strike") and table.has(hero, "indestructible")
    table.next_turn("B")
    assert not table.has(hero, "double strike") and not table.has(hero, "indestructible")


@rule("611.3a", "601.2f")
def test_two_things_in_a_sentence_one_of_them_a_cost() -> None:
    """Under the condition both are so, and otherwise neither."""
    table = Table()
    (cub,) = table.battlefield("A", bear())
    permanent(table, "During your turn, creatures you control have first strike and creature spells you cast cost {1} less to cast.",
              types="Enchantment")  # fmt: skip
    from tests.support.boards.table import card

    table.hand("A", card("Quick Cat", "{1}", "Creature — Cat", "Flash", "1/1"))
    assert table.has(cub, "first strike") and [action for action in table.actions("A") if action.kind == "cast"]
    table.next_turn("B")
    assert not table.has(cub, "first strike") and not [action for action in table.actions("A") if action.kind == "cast"]
