"""Exiling a permanent if it would leave the battlefield, whatever the way (CR 614.1a)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table

BORROWED = "Return target creature card from your graveyard to the battlefield. If that creature would leave the battlefield, exile it instead of putting it anywhere else."


@rule("614.1a")
@pytest.mark.parametrize("words", ["Destroy target creature.", "Return target creature to its owner's hand."])
def test_the_permanent_is_exiled_whatever_would_take_it_away(words: str) -> None:
    table = Table()
    (card,) = table.graveyard("A", bear())
    do(table, BORROWED, targets=[card])
    do(table, words, targets=[table.find("Plain Bear")])
    assert table.all("Plain Bear", "exile") and not table.all("Plain Bear")
    assert "Plain Bear" not in [*table.zone("A", "hand"), *table.zone("A", "graveyard")]


@rule("614.1a", "400.7")
def test_another_permanent_is_not_exiled() -> None:
    table = Table()
    (card,) = table.graveyard("A", bear())
    (other,) = table.battlefield("A", bear())
    do(table, BORROWED, targets=[card])
    do(table, "Destroy target creature.", targets=[other])
    assert table.zone("A", "graveyard").count("Plain Bear") == 1 and len(table.all("Plain Bear")) == 1


@rule("614.1a")
def test_a_given_ability_exiles_what_has_it() -> None:
    table = Table()
    (cub,) = table.graveyard("A", bear())
    words = ('Return target creature card from your graveyard to the battlefield. It gains "If this creature would leave the battlefield, '
             'exile it instead of putting it anywhere else."')  # fmt: skip
    do(table, words, [cub])
    do(table, "Return target creature to its owner's hand.", table.all("Plain Bear"))
    assert table.zone("A", "exile") == ["Plain Bear"] and "Plain Bear" not in table.zone("A", "hand")
