"""Ascend (CR 702.131)."""

from __future__ import annotations

from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

CLIMBER = ("High Climber", "{G}", "Creature — Human", "Ascend\nThis creature gets +2/+2 as long as you have the city's "
           "blessing.", "1/1")  # fmt: skip
PRAYER = ("Long Prayer", "{W}", "Sorcery", "Ascend\nYou gain 1 life.")
FOREST = ("Forest", "", "Basic Land — Forest")


@rule("702.131b", "702.131c")
def test_the_blessing_comes_with_the_tenth_permanent_and_stays() -> None:
    table = Table()
    (climber,) = table.battlefield("A", card(*CLIMBER))
    lands = table.battlefield("A", *[card(*FOREST)] * 8)
    table.settle()
    assert table.pt(climber) == (1, 1)
    table.hand("A", card(*FOREST))
    table.play("A", "Forest")
    assert table.pt(climber) == (3, 3) and not table.game.players[1].marks.get("city's blessing")
    happen(table.game, *(ZoneChange(oid, "graveyard") for oid in lands))
    table.settle()
    assert table.pt(climber) == (3, 3)


@rule("702.131a")
def test_a_spell_gives_it_only_as_it_resolves() -> None:
    table = Table()
    table.battlefield("A", *[card(*FOREST)] * 10)
    table.hand("A", card(*PRAYER))
    table.mana("A", "{W}")
    table.settle()
    assert not table.game.players[0].marks.get("city's blessing")
    table.cast("A", "Long Prayer").resolve()
    assert table.game.players[0].marks.get("city's blessing") and not table.game.players[1].marks.get("city's blessing")


@rule("702.131d")
def test_the_blessing_changes_the_board_before_triggers_are_looked_for() -> None:
    table = Table()
    text = "Ascend\nAs long as you have the city's blessing, creatures you control have \"When this creature enters, you gain 3 life.\""
    table.battlefield("A", card("Tall City", "{G}", "Enchantment", text))
    table.battlefield("A", *[card(*FOREST)] * 8)
    table.hand("A", card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    table.settle()
    assert not table.game.players[0].marks.get("city's blessing"), "nine permanents"
    table.cast("A", "Free Bear").resolve()
    assert [bool(player.marks.get("city's blessing")) for player in table.game.players] == [True, False]
    assert table.life("A") == 23, "the tenth permanent entered and had the ability as triggers were looked for"


@rule("702.131a", "ten or more permanents that you control", "702.131b")
def test_nine_are_not_enough_and_others_permanents_do_not_count() -> None:
    table = Table()
    table.battlefield("A", *[card(*FOREST)] * 9)
    table.battlefield("B", *[card(*FOREST)] * 12)
    table.hand("A", card(*PRAYER))
    table.mana("A", "{W}").cast("A", "Long Prayer").resolve()
    assert not any(player.marks.get("city's blessing") for player in table.game.players)
    table.battlefield("B", card(*CLIMBER))
    table.hand("A", card("Small Hymn", "{0}", "Instant", "You gain 1 life."))
    table.cast("A", "Small Hymn").resolve()
    assert [bool(player.marks.get("city's blessing")) for player in table.game.players] == [False, True]
    table = Table()
    table.battlefield("A", card(*CLIMBER), *[card(*FOREST)] * 8)
    table.hand("A", card("Small Hymn", "{0}", "Instant", "You gain 1 life."))
    table.cast("A", "Small Hymn").resolve()
    assert not table.game.players[0].marks.get("city's blessing"), "nine, one of them with ascend"
