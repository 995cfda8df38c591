"""Permanents that enter with counters of a kind that their player chooses (CR 614.1c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("614.1c", "614.12a")
def test_one_counter_or_another() -> None:
    table = Table()
    table.hand(
        "A",
        card(
            "Odd Cub",
            "{0}",
            "Creature — Bear",
            "This creature enters with your choice of a flying counter or a reach counter on it.",
            "2/2",
        ),
    )
    table.answer("A", 1).cast("A", "Odd Cub").resolve()
    assert table.counters(table.find("Odd Cub")) == {"reach": 1}


@rule("614.1c")
def test_two_different_ones_of_several() -> None:
    table = Table()
    words = "This creature enters with your choice of two different counters on it from among menace, deathtouch, and lifelink."
    table.hand("A", card("Odd Cub", "{0}", "Creature — Bear", words, "2/2"))
    table.answer("A", 0, 0).cast("A", "Odd Cub").resolve()
    assert table.counters(table.find("Odd Cub")) == {"menace": 1, "deathtouch": 1}


@rule("614.1c", "614.12a")
def test_a_size_or_an_ability_of_a_short_list() -> None:
    table = Table()
    words = "This creature enters with your choice of a +1/+1, first strike, or vigilance counter on it."
    table.hand("A", card("Odd Cub", "{0}", "Creature — Bear", words, "2/2"))
    table.answer("A", 0).cast("A", "Odd Cub").resolve()
    cub = table.find("Odd Cub")
    assert table.counters(cub) == {"+1/+1": 1} and table.pt(cub) == (3, 3)


@rule("614.1c")
def test_counters_of_four_kinds_at_once() -> None:
    table = Table()
    words = "This artifact enters with two +1/+1 counters, a flying counter, a reach counter, and a shield counter on it."
    table.hand("A", card("Odd Box", "{0}", "Artifact", words))
    table.cast("A", "Odd Box").resolve()
    assert table.counters(table.find("Odd Box")) == {"+1/+1": 2, "flying": 1, "reach": 1, "shield": 1}
