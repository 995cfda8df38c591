"""Day and night in words (CR 727.1)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


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


@rule("727.1a", "also where an ability waits for something else besides")
def test_what_waits_for_night_waits_for_its_own_cycling_too_in_the_hand() -> None:
    table = Table()
    owl = card("Dusk Owl", "{1}", "Artifact Creature — Bird", "Cycling {0}\nWhenever you cycle this card or day becomes night, you gain 1 life.", "1/1")
    (held,) = table.hand("A", owl)
    do(do(table, "It becomes day."), "It becomes night.")
    assert table.life("A") == 20  # from the hand it does not hear of the night
    table.activate("A", held).resolve()
    assert table.life("A") == 21
    table.battlefield("A", owl)
    do(do(table, "It becomes day."), "It becomes night.")
    assert table.life("A") == 22


@rule("727.1a", "day becomes night, beside something about the object itself")
def test_night_is_heard_of_before_and_behind_what_is_about_the_object_itself() -> None:
    table = Table()
    owls = table.battlefield("A", *[card(f"Grey Owl {n}", "{1}", "Creature — Bird", f"Whenever {words}, you gain {n} life.", "1/1") for n, words in
                             ((1, "this creature becomes tapped or day becomes night"), (10, "day becomes night or this creature becomes tapped"))])  # fmt: skip
    do(do(table, "It becomes day."), "It becomes night.")
    assert table.life("A") == 31
    do(table, "Tap target creature.", [owls[0]])
    assert table.life("A") == 32


@rule("727.1", "other effects can make it day: as certain things enter")
def test_it_becomes_day_as_something_of_a_kind_enters_and_as_nothing_else_does() -> None:
    table = Table()
    table.battlefield("A", card("Great Dial", "{3}", "Enchantment", "If it's neither day nor night, it becomes night as artifacts you control enter."))
    table.hand("A", card("Plain Cub", "{0}", "Creature — Bear", "", "1/1"), card("Small Dial", "{0}", "Artifact"))
    table.hand("B", card("Far Dial", "{0}", "Artifact", "Flash"))
    table.cast("A", "Plain Cub").resolve()
    table.cast("B", "Far Dial").resolve()
    assert "daytime" not in table.game.marks
    table.cast("A", "Small Dial").resolve()
    assert table.game.marks["daytime"] == "night"


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


@rule("727.1a", "losing the first and gaining the second", "727.2a", "727.2b", "727.2c")
@pytest.mark.parametrize(
    ("time", "spells", "then", "bells"),
    [
        ("day", 0, "night", 1), ("day", 1, "day", 0), ("day", 2, "day", 0), ("night", 0, "night", 0), ("night", 1, "night", 0),
        ("night", 2, "day", 10), ("", 0, "", 0), ("", 2, "", 0),
    ],
)  # fmt: skip
def test_the_next_untap_step_asks_how_many_spells_were_cast(time: str, spells: int, then: str, bells: int) -> None:
    """The bells hear only a change: 1 for dusk, 10 for dawn."""
    table = Table()
    if time:
        do(table, f"It becomes {time}.").next_turn("B").next_turn("A")
        table.game.marks = {**table.game.marks, "daytime": time}
    table.battlefield("A", card("Dusk Bell", "{1}", "Artifact", "Whenever day becomes night, you gain 1 life."))
    table.battlefield("A", card("Dawn Bell", "{1}", "Artifact", "Whenever night becomes day, you gain 10 life."))
    for _ in range(spells):
        table.hand("A", card("Hum", "{0}", "Instant", "Scry 1."))
        table.cast("A", "Hum").resolve()
    table.hand("B", *[card("Hum", "{0}", "Instant", "Scry 1.")] * 2)
    table.cast("B", "Hum").resolve().cast("B", "Hum").resolve()  # only those of the active player count
    table.to_step("upkeep", "B").resolve()
    assert table.game.marks.get("daytime", "") == then and table.life("A") == 20 + bells
