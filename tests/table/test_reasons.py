"""Why a thing is as it is, and why it lies where it lies. The effects and rules in order (CR 613, 704.5)."""

from __future__ import annotations

import pytest

from engine.game.events.life import LoseLife
from engine.game.rules.events.happening import happen
from engine.table.reasons import why_so
from engine.table.seat_views import mana_uses
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Field Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def told(table: Table, oid: int, seat: int = 0) -> list[tuple[str, str]]:
    return [(reason.words, reason.rule) for reason in why_so(table.game, seat, oid)]


@pytest.fixture
def table() -> Table:
    return Table()


@rule("613.1", "613.4c", "613.7")
def test_effects_are_told_in_the_order_of_the_layers_and_their_timestamps(table: Table) -> None:
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", card("High Banner", "{2}", "Enchantment", "Creatures you control get +1/+1."))
    table.battlefield("B", card("Low Fog", "{2}", "Enchantment", "All creatures get -1/-0."))
    table.battlefield("A", card("Grey Law", "{2}", "Enchantment", "All creatures have base power and toughness 0/3."))
    assert told(table, bear) == [
        ("It begins as 2/2", "613.1"),
        ("Grey Law: 2/2 becomes 0/3", "613.4b"),
        ("High Banner: 0/3 becomes 1/4", "613.4c"),
        ("Low Fog: 1/4 becomes 0/4", "613.4c"),
    ]
    assert table.pt(bear) == (0, 4)


@rule("613.1d", "613.1e", "613.1f")
def test_types_colors_and_keywords_are_told(table: Table) -> None:
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", card("Red Law", "{2}", "Enchantment", "All creatures are red."))
    table.battlefield("A", card("Wing Law", "{2}", "Enchantment", "Creatures you control have flying."))
    said = told(table, bear)
    assert ("Red Law: it is red", "613.1e") in said and ("Wing Law: it has flying", "613.1f") in said


def test_what_no_effect_reaches_only_begins(table: Table) -> None:
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("B", card("High Banner", "{2}", "Enchantment", "Creatures you control get +1/+1."))
    assert told(table, bear) == [("It begins as 2/2", "613.1")]


def test_asking_changes_nothing(table: Table) -> None:
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", card("High Banner", "{2}", "Enchantment", "Creatures you control get +1/+1."))
    before = (table.pt(bear), table.game.history.total, table.game.projection.projected)  # type: ignore[attr-defined]
    told(table, bear)
    assert before == (table.pt(bear), table.game.history.total, table.game.projection.projected)  # type: ignore[attr-defined]


@rule("704.5g")
def test_why_a_creature_died_of_damage(table: Table) -> None:
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Hot Coal", "{R}", "Instant", "Hot Coal deals 3 damage to target creature."))
    table.mana("A", "{R}")
    table.cast("A", "Hot Coal", targets=[bear]).resolve()
    assert told(table, table.find("Field Bear", "graveyard")) == [
        ("Hot Coal deals 3 damage to Field Bear", ""),
        ("Field Bear is destroyed", ""),
        ("it had 3 damage and toughness 2: that is lethal", "704.5g"),
    ]


@rule("704.5f")
def test_why_a_creature_without_toughness_died(table: Table) -> None:
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Cold Breath", "{B}", "Instant", "Target creature gets -3/-3 until end of turn."))
    table.mana("A", "{B}")
    table.cast("A", "Cold Breath", targets=[bear]).resolve()
    assert told(table, table.find("Field Bear", "graveyard"))[-1] == ("its toughness was -1", "704.5f")


@rule("704.5f", "toughness 0 or less, whatever damage was dealt to it")
def test_why_a_creature_without_toughness_died_of_that_and_not_of_deathtouch(table: Table) -> None:
    (idol,) = table.battlefield("B", card("Old Idol", "{4}", "Artifact Creature — Golem", "Indestructible", "2/2"))
    table.battlefield("A", card("Adder", "{B}", "Creature — Snake", "Deathtouch", "1/1"))
    words = "Target creature you control deals damage equal to its power to target creature you don't control. That creature gets -2/-2 until end of turn."
    table.hand("A", card("Cold Bite", "{B}", "Instant", words))
    table.mana("A", "{B}")
    table.cast("A", "Cold Bite", targets=[table.find("Adder"), idol]).resolve()
    bite, *_, toughness = told(table, table.find("Old Idol", "graveyard"))
    assert (bite, toughness) == (("Adder deals 1 damage to Old Idol", ""), ("its toughness was 0", "704.5f"))
    table.battlefield("B", *[card("Odd Queen", "{W}", "Legendary Creature — Human", "", "1/1")] * 2)
    table.settle()
    assert "704.5f" not in [rule for _, rule in told(table, table.find("Odd Queen", "graveyard"))]


def test_why_something_was_destroyed_by_an_effect(table: Table) -> None:
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Twig Snap", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}")
    table.cast("A", "Twig Snap", targets=[bear]).resolve()
    assert told(table, table.find("Field Bear", "graveyard"))[-1] == ("because of “Twig Snap”", "")


def test_nothing_is_told_of_what_a_viewer_may_not_see(table: Table) -> None:
    (bear,) = table.hand("B", card(*BEAR))
    assert told(table, bear) == [] and told(table, 9999) == []


@rule("605.3a")
def test_the_mana_that_a_player_with_priority_may_make(table: Table) -> None:
    """With its ability's number and text; nobody else's, and nothing that is tapped."""
    words = "{T}: Add {C}.\n{T}: Add {R} or {G}."
    forest, grove = table.battlefield("A", card("Wood", "", "Basic Land — Forest"), card("Split Grove", "", "Land", words))
    (other,) = table.battlefield("A", card("Split Grove", "", "Land", words), tapped=True)
    assert table.game.turn.priority == 0
    assert [(number, mana) for number, mana, _ in mana_uses(table.game, 0, forest)] == [(0, "G")]
    both = "{T}: Add {R} or {G}."
    assert mana_uses(table.game, 0, grove) == ((0, "C", "{T}: Add {C}."), (1, "R", both), (1, "G", both))
    assert mana_uses(table.game, 1, grove) == mana_uses(table.game, 0, other) == ()


@rule("119.1", "119.3", "120.3a", "122.1")
def test_a_life_total_is_told_from_change_to_change(table: Table) -> None:
    table.hand("A", card("Hot Coal", "{R}", "Instant", "Hot Coal deals 3 damage to any target."))
    table.hand("B", card("Warm Tea", "{W}", "Instant", "You gain 5 life. You get two poison counters."))
    table.mana("A", "{R}")
    table.cast("A", "Hot Coal", targets=[1]).resolve()
    table.mana("B", "{W}")
    table.cast("B", "Warm Tea").resolve()
    turn = table.game.turn.number
    assert told(table, 1) == told(table, 1, seat=1) == [
        ("The life total begins at 20", "119.1"),
        (f"Turn {turn}: Hot Coal deals 3 damage to B (20 becomes 17)", "119.3"),
        (f"Turn {turn}: B gains 5 life, because of “Warm Tea” (17 becomes 22)", "119.3"),
        (f"Turn {turn}: B gets 2 poison counters", "122.1"),
    ]
    assert told(table, 0) == [("The life total begins at 20", "119.1")]


@rule("119.3")
def test_of_many_changes_the_last_are_told(table: Table) -> None:
    for _ in range(15):
        happen(table.game, LoseLife(0, 1))
    said = told(table, 0)
    assert said[:3] == [
        ("The life total begins at 20", "119.1"), ("After 3 changes it is 17", ""),
        (f"Turn {table.game.turn.number}: A loses 1 life (17 becomes 16)", "119.3"),
    ]  # fmt: skip
    assert said[-1][0].endswith("(6 becomes 5)") and len(said) == 14


@rule("611.2", "613.4c")
def test_how_long_an_effect_of_a_spell_lasts_is_told(table: Table) -> None:
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Hot Growth", "{G}", "Instant", "Target creature gets +3/+3 until end of turn."))
    table.mana("A", "{G}")
    table.cast("A", "Hot Growth", targets=[bear]).resolve()
    assert told(table, bear)[1:] == [("Hot Growth (until end of turn): 2/2 becomes 5/5", "613.4c")]


@rule("122.1", "120.3e")
def test_counters_and_damage_of_a_permanent_are_told(table: Table) -> None:
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Good Meal", "{G}", "Instant", "Put two +1/+1 counters on target creature."))
    table.hand("A", card("Small Coal", "{R}", "Instant", "Small Coal deals 1 damage to target creature."))
    table.mana("A", "{G}{R}")
    table.cast("A", "Good Meal", targets=[bear]).resolve()
    table.cast("A", "Small Coal", targets=[bear]).resolve()
    turn = table.game.turn.number
    assert told(table, bear) == [
        ("It begins as 2/2", "613.1"),
        ("Its counters: 2/2 becomes 4/4", "613.4c"),
        (f"Turn {turn}: Field Bear gets 2 +1/+1 counters", "122.1"),
        (f"Turn {turn}: Small Coal deals 1 damage to Field Bear", "120.3"),
    ]
