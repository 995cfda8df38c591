"""Monstrosity (CR 701.31)."""

from __future__ import annotations

from tests.effects.doing import permanent
from tests.rulebook import rule
from tests.table import Table


@rule("701.31a")
def test_monstrosity_only_once() -> None:
    table = Table()
    thing = permanent(table, "{0}: Monstrosity 3.")
    table.activate("A", thing).resolve()
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 3}
    assert table.game.obj(thing).marks["monstrous"]


@rule("701.31b")
def test_when_it_becomes_monstrous() -> None:
    table = Table()
    thing = permanent(table, "{0}: Monstrosity 2.\nWhen this creature becomes monstrous, you gain 4 life.")
    table.activate("A", thing).resolve()
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 2}
    assert table.life("A") == 24
