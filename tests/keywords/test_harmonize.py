"""Harmonize (CR 702.180 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CHORD = ("Lost Chord", "{U}", "Sorcery", "You gain 2 life.\nHarmonize {4}{U}")
OX = ("Dear Ox", "{3}{G}", "Creature — Ox", "", "3/3")


@rule("702.180a", "702.180b", edition="2026-01-16")
def test_a_tapped_creature_s_power_lowers_the_cost() -> None:
    table = Table()
    (ox,) = table.battlefield("A", card(*OX))
    table.graveyard("A", card(*CHORD))
    table.mana("A", "{1}{U}").answer("A", [ox])
    table.cast("A", "Lost Chord", way="harmonize").resolve()
    assert table.life("A") == 22 and table.game.obj(ox).tapped and table.all("Lost Chord", "exile")


@rule("702.180b", "a creature to tap", "702.180a", edition="2026-01-16")
def test_without_a_creature_nothing_lowers_the_cost() -> None:
    table = Table()
    table.graveyard("A", card(*CHORD))
    assert table.mana("A", "{3}{U}").actions("A") == ()
    table.mana("A", "{1}").cast("A", "Lost Chord", way="harmonize")
    assert table.pool("A") == ""


@rule("702.180a", "702.180b", "which creature, if any, is chosen with the cost", edition="2026-01-16")
def test_no_creature_need_be_tapped() -> None:
    table = Table()
    (ox,) = table.battlefield("A", card(*OX))
    table.graveyard("A", card(*CHORD))
    table.mana("A", "{4}{U}").answer("A", [])
    table.cast("A", "Lost Chord", way="harmonize").resolve()
    assert table.life("A") == 22 and not table.game.obj(ox).tapped


@rule("702.180a", "up to one untapped creature you control; its power", "702.180b", "one that can be tapped", edition="2026-01-16")
def test_one_untapped_creature_of_ones_own_lowers_it_by_its_power() -> None:
    table = Table()
    ox, rat, tired = table.battlefield("A", card(*OX), card("Small Rat", "{B}", "Creature — Rat", "", "1/4"), card(*OX))
    table.battlefield("A", card("Plain Lamp", "{1}", "Artifact"))
    table.battlefield("B", card(*OX))
    table.game.write(tired).tapped = True
    table.graveyard("A", card(*CHORD))
    table.mana("A", "{3}{U}").answer("A", [rat])
    table.cast("A", "Lost Chord", way="harmonize")
    [choice] = [decision for decision in table.asked if decision.kind == "objects"]
    assert (choice.candidates, choice.least, choice.most) == ((ox, rat), choice.least, 1)
    assert table.pool("A") == "" and table.game.obj(rat).tapped


@rule("702.180a", "from your graveyard; exile it instead of putting it anywhere else", edition="2026-01-16")
def test_from_hand_it_costs_its_mana_cost_and_is_not_exiled() -> None:
    table = Table()
    table.hand("A", card(*CHORD), card(*CHORD))
    table.hand("B", card("Null Word", "{0}", "Instant", "Counter target spell."))
    table.mana("A", "{4}{U}{U}")
    assert {action.way for action in table.actions("A")} == {""}
    table.cast("A", "Lost Chord").resolve()
    assert table.zone("A", "graveyard") == ["Lost Chord"]
    table.cast("A", table.find("Lost Chord", "graveyard"), way="harmonize")
    table.cast("B", "Null Word", [table.game.stack[-1]]).resolve()
    assert table.zone("A", "graveyard") == [] and table.all("Lost Chord", "exile")


@rule("702.180a", "by its power: by nothing if it has none", edition="2026-01-16")
def test_a_creature_without_power_lowers_nothing() -> None:
    table = Table()
    table.battlefield("A", card("Plain Wall", "{1}", "Creature — Wall", "", "0/4"))
    table.graveyard("A", card(*CHORD))
    table.mana("A", "{3}{U}")
    assert table.actions("A") == ()
    table.mana("A", "{1}")
    assert {action.way for action in table.actions("A")} == {"harmonize"}


@rule("702.180b", "chosen with the cost, tapped as it is paid; its power", edition="2026-01-16")
def test_a_chosen_creature_without_power_is_tapped_for_nothing() -> None:
    table = Table()
    wall, _ = table.battlefield("A", card("Plain Wall", "{1}", "Creature — Wall", "", "0/4"), card(*OX))
    table.graveyard("A", card(*CHORD))
    table.mana("A", "{5}{U}").answer("A", [wall])
    table.cast("A", "Lost Chord", way="harmonize")
    assert table.pool("A") == "C" and table.game.obj(wall).tapped
    assert not table.game.obj(table.find("Dear Ox")).tapped
    assert table.resolve().life("A") == 22
