"""Permanents that enter as one of several things, as a player or a coin decides (CR 614.1c, 707.2)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card


@rule("708.11", "707.2")
@pytest.mark.parametrize(("number", "size"), [(0, (5, 1)), (1, (1, 5))])
def test_a_size_chosen_as_it_is_turned_up(number: int, size: tuple[int, int]) -> None:
    table = Table()
    table.hand("A", card("Odd Blob", "{0}", "Creature — Shapeshifter", "As Odd Blob enters or is turned face up, it becomes your choice of 5/1 or 1/5.\n"
                         "Morph {0}", "0/0"))  # fmt: skip
    table.mana("A", "{3}")
    table.cast("A", "Odd Blob", way="morph").resolve()
    (blob,) = [oid for oid in table.game.permanents() if table.game.obj(oid).face_down]
    assert table.pt(blob) == (2, 2)
    table.answer("A", number)
    table.special("A", blob)
    assert table.pt(blob) == size
    do(table, "Create a token that's a copy of target creature.", targets=[blob])
    assert [table.pt(oid) for oid in table.all("Odd Blob")].count(size) >= 1


@rule("614.1c", "707.2")
@pytest.mark.parametrize(("number", "size"), [(0, (5, 1)), (1, (1, 5))])
def test_a_size_chosen_as_it_enters(number: int, size: tuple[int, int]) -> None:
    table = Table()
    table.hand("A", card("Odd Blob", "{0}", "Creature — Shapeshifter", "As Odd Blob enters or is turned face up, it becomes your choice of 5/1 or 1/5.\n"
                         "Morph {0}", "0/0"))  # fmt: skip
    table.answer("A", number)
    table.cast("A", "Odd Blob").resolve()
    assert table.pt(table.find("Odd Blob")) == size


@rule("705.2", "614.12", "707.2")
@pytest.mark.parametrize("seed", range(1, 7))
def test_a_coin_decides_what_it_enters_as(seed: int) -> None:
    table = Table(seed=seed)
    table.hand("A", card("Sentry", "{0}", "Creature — Elemental", "As Sentry enters, flip a coin. If the coin comes up heads, Sentry enters as a 5/2 "
                         "creature with haste. If it comes up tails, Sentry enters as a 2/5 creature with defender.", "*/*"))  # fmt: skip
    table.cast("A", "Sentry").resolve()
    sentry = table.find("Sentry")
    heads = table.has(sentry, "haste")
    assert table.pt(sentry) == ((5, 2) if heads else (2, 5)) and table.has(sentry, "defender") != heads
    bears = table.battlefield("A", bear())
    do(table, "Target creature becomes a copy of another target creature until end of turn.", targets=[*bears, sentry])
    assert table.pt(bears[0]) == table.pt(sentry) and table.has(bears[0], "haste") == heads  # that enters no more
