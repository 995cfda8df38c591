"""Clauses behind "spells you cast"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

SPARK = ("Plain Spark", "{0}", "Instant", "Plain Spark deals 2 damage to any target.")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("601.2a", "701.5")
@pytest.mark.parametrize("zone", ["graveyard", "hand"])
def test_a_spell_cast_from_a_graveyard_is_countered(zone: str) -> None:
    table = Table()
    again = card("Again", "{0}", "Instant", "Again deals 3 damage to any target.\nFlashback {0}")
    (table.graveyard if zone == "graveyard" else table.hand)("B", again)
    table.hand("A", card("Disdain", "{0}", "Instant", "Counter target spell cast from a graveyard."))
    table.cast("B", "Again", [0])
    offered = [action.label for action in table.actions("A") if action.kind == "cast"]
    assert offered == (["Disdain"] if zone == "graveyard" else [])
    if offered:
        table.cast("A", "Disdain").resolve()
        assert table.life("A") == 20


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def test_a_spell_that_could_only_be_aimed_at_a_dear_target_needs_more_mana() -> None:
    table = Table()
    table.battlefield("B", creature("Spells your opponents cast that target this creature cost {2} more to cast."))
    table.hand("A", card("Zap", "{R}", "Instant", "Zap deals 1 damage to target creature."))
    table.mana("A", "{R}")
    assert all(action.kind != "cast" for action in table.actions("A"))
    table.mana("A", "{2}")
    assert any(action.kind == "cast" for action in table.actions("A"))


@rule("707.10", "601.2a")
def test_what_was_not_cast_from_its_owners_hand() -> None:
    """A spell from a graveyard, and a copy, which was not cast at all. What was cast from a hand is no legal target."""
    table = Table()
    table.hand("B", *[card("No You Don't", "{0}", "Instant", "Counter target spell that wasn't cast from its owner's hand.")] * 3)
    table.hand("A", card(*SPARK), card("Twin", "{0}", "Instant", "Copy target instant spell."))
    table.graveyard("A", card("Old Spark", "{0}", "Instant", "Old Spark deals 3 damage to any target.\nFlashback {0}"))
    table.cast("A", "Plain Spark", [1])
    fresh = table.game.stack[-1]
    assert not any(action.label.startswith("No You") for action in table.actions("B"))
    table.cast("A", "Twin", [fresh]).resolve(1)
    copy = table.game.stack[-1]
    assert copy != fresh
    table.cast("B", "No You Don't", [copy]).resolve()
    assert table.life("B") == 18  # the copy was countered
    table.act("A", lambda action: action.way == "flashback", [1])
    table.cast("B", "No You Don't", [table.game.stack[-1]]).resolve()
    assert table.life("B") == 18


@rule("601.2f")
def test_spells_from_a_zone_cost_less_only_from_there() -> None:
    table = Table()
    table.battlefield("A", creature("Spells you cast from your graveyard cost {2} less to cast."))
    table.graveyard("A", card("Echoing Call", "{5}", "Sorcery", "Flashback {3}\nYou gain 4 life."))
    table.hand("A", card("Echoing Call", "{3}", "Sorcery", "You gain 4 life."))
    table.mana("A", "{1}")
    assert [action.way for action in table.actions("A") if action.kind == "cast"] == ["flashback"]
    table.cast("A", "Echoing Call", way="flashback").resolve()
    assert table.life("A") == 24


@rule("601.2f")
@pytest.mark.parametrize(("at_watcher", "needed"), [(True, "{2}{R}"), (False, "{R}")])
def test_spells_that_target_something_cost_more(at_watcher: bool, needed: str) -> None:
    table = Table()
    (watcher,) = table.battlefield("B", creature("Spells your opponents cast that target this creature cost {2} more to "
                                                 "cast.", "1/9"))  # fmt: skip
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Zap", "{R}", "Instant", "Zap deals 1 damage to target creature."))
    table.mana("A", needed)
    table.cast("A", "Zap", targets=[watcher if at_watcher else bear]).resolve()
    assert table.game.player(0).pool == ()


@rule("113.7")
@pytest.mark.parametrize(("types", "countered"), [("Artifact", True), ("Enchantment", False)])
def test_an_ability_from_an_artifact_source(types: str, countered: bool) -> None:
    table = Table()
    source = permanent(table, "{0}: You gain 4 life.", types=types)
    stop = card("Test Stop", "{0}", "Instant", "Counter target ability from an artifact source and destroy that artifact if it's on the battlefield.")
    table.hand("A", stop)
    table.activate("A", source)
    if not countered:
        with pytest.raises(AssertionError):
            table.cast("A", "Test Stop")
        return
    table.cast("A", "Test Stop").resolve()
    assert table.life("A") == 20 and source not in table.game.permanents()


@rule("101.2", "601.3a")
def test_no_spells_from_graveyards_or_libraries() -> None:
    table = Table()
    again = card("Again", "{0}", "Sorcery", "You gain 1 life.\nFlashback {0}")
    (gone,) = table.graveyard("A", again)
    assert [action.oid for action in table.actions("A")] == [gone]
    permanent(table, "Players can't cast spells from graveyards or libraries.")
    assert not table.actions("A")
    (mine,) = table.hand("A", again)
    assert [action.oid for action in table.actions("A")] == [mine]


@rule("601.2i")
def test_protection_from_permanents_that_were_cast_this_turn() -> None:
    table = Table()
    (ward,) = table.battlefield("A", card("Old Wall", "{3}", "Creature — Wall",
                                          "Protection from spells and from permanents that were cast this turn", "0/9"))
    pinger = ("Spark Imp", "{0}", "Creature — Imp", "{0}: ~ deals 1 damage to target creature.", "1/1")
    (old,) = table.battlefield("B", card(*pinger))
    table.hand("A", card(*pinger), card("Poke", "{0}", "Instant", "~ deals 1 damage to target creature."))
    table.cast("A", "Spark Imp").resolve()
    fresh = table.find("Spark Imp", who="A")
    assert ward not in table.game.history.this_turn
    table.activate("B", old, targets=[ward]).resolve()
    with pytest.raises(Exception, match="legal target"):
        table.activate("A", fresh, targets=[ward])
    table.next_turn("B")
    table.activate("A", fresh, targets=[ward]).resolve()
    assert table.game.obj(ward).damage == 1


@rule("106.3", "601.2h")
def test_a_spell_cast_using_mana_produced_by_something() -> None:
    table = Table()
    (forge,) = table.battlefield("A", card("Old Forge", "", "Land", "{T}: Add {R}.\nWhenever you cast an artifact spell "
                                           "using mana produced by ~, you gain 1 life."))
    table.hand("A", card("Cog", "{R}", "Artifact"), card("Gear", "{R}", "Artifact"))
    table.mana("A", "{R}")
    table.cast("A", "Gear").resolve()
    assert table.life("A") == 20
    table.tap_for_mana("A", forge)
    table.cast("A", "Cog").resolve()
    assert table.life("A") == 21
