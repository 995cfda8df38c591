"""Morph (CR 702.37)."""

from __future__ import annotations

from engine.events.zone_changes import ZoneChange
from engine.rules.events.happening import happen
from tests.rulebook import rule
from tests.table import Table, card

MOTH = ("Masked Moth", "{4}{U}", "Creature — Insect", "Flying\nMorph {U}\nWhen this creature is turned face up, draw a "
        "card.", "3/3")  # fmt: skip
WORM = ("Price Worm", "{4}{G}", "Creature — Worm", "Morph—Discard a card.", "5/5")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.37c", "708.2a", "708.4")
def test_a_card_is_cast_face_down_as_a_2_2_creature_for_three() -> None:
    table = Table()
    table.hand("A", card(*MOTH))
    table.mana("A", "{3}")
    table.cast("A", "Masked Moth", way="morph")
    (spell,) = table.game.stack
    assert table.game.chars(spell).name == "" and table.game.chars(spell).types == ("creature",)
    table.resolve()
    (oid,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.pt(oid) == (2, 2) and not table.has(oid, "flying") and table.game.chars(oid).colors == ()


@rule("702.37e", "116.2b")
def test_it_is_turned_up_for_its_morph_cost_without_the_stack() -> None:
    table = Table()
    (moth,) = table.battlefield("A", card(*MOTH), face_down="morph")
    assert table.actions("A") == ()
    table.mana("A", "{U}")
    table.special("A", moth)
    assert table.game.chars(moth).name == "Masked Moth" and table.pt(moth) == (3, 3)
    assert table.stack() == ["Masked Moth trigger (A)"]
    table.resolve()
    assert table.zone("A", "hand") == ["Forest"]


@rule("702.37e")
def test_only_its_controller_can_turn_it_up() -> None:
    table = Table()
    table.battlefield("B", card(*MOTH), face_down="morph")
    table.mana("A", "{U}")
    assert table.actions("A") == ()


@rule("702.37e")
def test_a_morph_cost_need_not_be_mana() -> None:
    table = Table()
    (worm,) = table.battlefield("A", card(*WORM), face_down="morph")
    assert table.actions("A") == ()
    table.hand("A", card(*SPARK))
    table.special("A", worm)
    assert table.pt(worm) == (5, 5) and table.zone("A", "graveyard") == ["Angry Spark"]


@rule("702.37e", "613.1f")
def test_what_would_have_no_morph_face_up_can_not_be_turned_up_for_it() -> None:
    table = Table()
    (moth,) = table.battlefield("A", card(*MOTH), face_down="morph")
    table.mana("A", "{U}")
    (fog,) = table.battlefield("B", card("Grey Fog", "{3}", "Artifact", "Creatures lose all abilities."))
    assert table.actions("A") == ()
    happen(table.game, ZoneChange(fog, "graveyard"))
    table.special("A", moth)
    assert table.game.chars(moth).name == "Masked Moth"
