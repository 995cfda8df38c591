"""Emblems (CR 114): "You get an emblem with …"."""

from __future__ import annotations

from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card


@rule("114.1", "114.4")
def test_an_emblem() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, 'You get an emblem with "Creatures you control get +1/+1."')
    assert table.pt(one) == (3, 3)
    do(table, 'You get an emblem with "At the beginning of your end step, you gain 2 life."')
    table.to_step("end")
    table.resolve()
    assert table.life("A") == 22


@rule("201.5a", "607.2a", "113.7a")
def test_an_emblem_calls_by_name_the_object_that_makes_it_as_it_enters() -> None:
    text = ('As Sly Tam enters, you get an emblem with "You may play cards exiled with Sly Tam."\n'
            "+1: Exile the top card of each player's library.")  # fmt: skip
    table = Table()
    other = table.battlefield("A", card("Odd Sam", "{3}", "Planeswalker — Sam", "+1: Exile the top card of each player's library.", loyalty="3"))[0]
    table.hand("A", card("Sly Tam", "{3}", "Planeswalker — Tam", text, loyalty="3"))
    table.library("A", card("First Elf", "{0}", "Creature — Elf", "", "1/1"), card("Later Elf", "{0}", "Creature — Elf", "", "1/1"))
    table.mana("A", "{3}").cast("A", "Sly Tam").resolve()
    table.activate("A", table.find("Sly Tam")).resolve()
    table.activate("A", other).resolve()
    happen(table.game, ZoneChange(table.find("Sly Tam"), "graveyard"))
    assert [action.label for action in table.actions("A") if action.kind == "cast"] == ["First Elf"]
    table.cast("A", "First Elf").resolve()
    assert (len(table.all("First Elf")), len(table.all("First Elf", "exile")), len(table.all("Later Elf", "exile"))) == (1, 0, 1)
