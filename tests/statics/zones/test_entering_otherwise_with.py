"""How permanents enter in one case and in the other (CR 614.1c, 614.12)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card


@rule("614.1c", "614.12")
def test_one_counter_or_three_as_its_mana_value_is() -> None:
    table = Table()
    permanent(table, "Each other creature you control enters with an additional +1/+1 counter on it if its mana value is 4 or less. Otherwise, it enters with "
                     "three additional +1/+1 counters on it.")  # fmt: skip
    table.graveyard("A", card("Small Cub", "{3}{G}", "Creature — Bear", "", "1/1"), card("Big Cub", "{4}{G}", "Creature — Bear", "", "1/1"))
    table.graveyard("B", card("Far Cub", "{4}{G}", "Creature — Bear", "", "1/1"))
    do(table, "Each player returns all creature cards from their graveyard to the battlefield.")
    assert [table.pt(table.find(name)) for name in ("Small Cub", "Big Cub", "Far Cub")] == [(2, 2), (4, 4), (1, 1)]


@rule("614.1c", "614.12")
def test_what_is_said_of_each_that_enters_is_asked_of_it_alone() -> None:
    table = Table()
    permanent(table, "Each other creature you control enters with an additional +1/+1 counter on it if its mana value is 4 or less.")
    table.battlefield("A", card("Old Cub", "{1}", "Creature — Bear", "", "1/1"))
    table.graveyard("A", card("Small Cub", "{3}{G}", "Creature — Bear", "", "1/1"), card("Big Cub", "{4}{G}", "Creature — Bear", "", "1/1"))
    do(table, "Return all creature cards from your graveyard to the battlefield.")
    assert [table.pt(table.find(name)) for name in ("Small Cub", "Big Cub")] == [(2, 2), (1, 1)]


@rule("614.1c", "614.12a")
@pytest.mark.parametrize("returned", [True, False])
def test_it_enters_with_a_counter_if_something_is_done(returned: bool) -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    words = "As this creature enters, you may return a nonland permanent you control to its owner's hand. If you do, this creature enters with a +1/+1 counter on it."
    table.hand("A", card("Odd Sphinx", "{0}", "Creature — Sphinx", words, "5/5"))
    table.answer("A", returned, *([[cub]] if returned else [])).cast("A", "Odd Sphinx").resolve()
    assert table.counters(table.find("Odd Sphinx")) == ({"+1/+1": 1} if returned else {})
    assert ("Plain Bear" in table.zone("A", "hand")) is returned
