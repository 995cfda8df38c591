"""Reflexive triggered abilities about what the words before did it with (CR 603.12)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp
from tests.support.boards.table import Table


@rule("603.12")
@pytest.mark.parametrize("kinds", [("bear", "bear"), ("bear", "lamp"), ("lamp", "lamp")])
def test_once_for_each_or_once_for_all(kinds: tuple[str, ...]) -> None:
    for words, gained in (("a creature card", kinds.count("bear")), ("one or more creature cards", int("bear" in kinds))):
        table = Table()
        table.library("A", *(bear() if kind == "bear" else lamp() for kind in kinds))
        do(table, f"Exile the top two cards of your library. When you exile {words} this way, you gain 3 life.")
        assert table.life("A") == 20 + 3 * gained


@rule("603.12a")
def test_it_knows_the_card() -> None:
    table = Table()
    table.library("A", bear())
    do(table, "Reveal the top card of your library. When you reveal a creature card this way, you gain X life, where X is that card's mana value.")
    assert table.life("A") == 22


@rule("603.12", "603.3d")
def test_its_targets_are_chosen_as_it_triggers() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    table.library("A", bear())
    table.targets = [theirs]
    do(table, "Exile the top card of your library. When you exile a card this way, destroy target creature.")
    assert table.all("Plain Bear", "graveyard")
