"""Day and night in words (CR 727.1)."""

from __future__ import annotations

from tests.effects.doing import do
from tests.rulebook import rule
from tests.table import Table, card


@rule("727.1a")
def test_day_becomes_night_means_losing_one_and_gaining_the_other() -> None:
    table = Table()
    table.battlefield("A", card("Dusk Bell", "{1}", "Artifact", "Whenever day becomes night, you gain 1 life."))
    table.battlefield("A", card("Dawn Bell", "{1}", "Artifact", "Whenever night becomes day, you gain 10 life."))
    table.battlefield("A", card("Clock", "{1}", "Artifact", "Whenever day becomes night or night becomes day, you gain 100 life."))
    do(table, "It becomes night.")
    assert table.life("A") == 20 and table.game.marks["daytime"] == "night", "it was not day before"
    do(table, "It becomes day.")
    assert table.life("A") == 130 and table.game.marks["daytime"] == "day"
    do(table, "It becomes day.")
    assert table.life("A") == 130
    do(table, "It becomes night.")
    assert table.life("A") == 231


@rule("727.1")
def test_it_may_become_day_as_something_enters_if_it_is_neither() -> None:
    table = Table()
    dial = card("Sun Dial", "{0}", "Artifact", "If it's neither day nor night, it becomes day as this artifact enters.")
    table.hand("A", dial, dial)
    table.cast("A", "Sun Dial").resolve()
    assert table.game.marks["daytime"] == "day"
    do(table, "It becomes night.")
    table.cast("A", "Sun Dial").resolve()
    assert table.game.marks["daytime"] == "night"


@rule("727.1", "only as that permanent enters")
def test_it_is_neither_until_that_very_thing_enters() -> None:
    table = Table()
    dial = card("Sun Dial", "{0}", "Artifact", "If it's neither day nor night, it becomes day as this artifact enters.")
    table.battlefield("A", dial)
    table.game.marks = {name: value for name, value in table.game.marks.items() if name != "daytime"}
    table.hand("A", card("Other Dial", "{0}", "Artifact"), dial)
    table.cast("A", "Other Dial").resolve()
    assert "daytime" not in table.game.marks
    table.cast("A", "Sun Dial").resolve()
    assert table.game.marks["daytime"] == "day"
