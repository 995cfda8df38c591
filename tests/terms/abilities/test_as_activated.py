"""Opponents who had more than you as an ability was activated (CR 601.2c, 602.2b)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre, permanent, sprite
from tests.support.boards.table import Table


@rule("601.2c", "608.2b")
def test_who_had_more_life_as_it_was_activated() -> None:
    words = "{0}: Choose target opponent who had more life than you did as you activated this ability. You gain 4 life."
    table = Table()
    keeper = permanent(table, words)
    assert not any(action.oid == keeper for action in table.actions("A"))
    table.life("B", 22)
    table.activate("A", keeper, [1])
    table.life("A", 30)  # it is so no longer: what was so counts
    table.resolve()
    assert table.life("A") == 34


@rule("601.2c", "602.2b")
@pytest.mark.parametrize(("more", "ready"), [
    ("controlled more creatures", True), ("had at least two more cards in hand", True),
    ("had at least two fewer creature cards in their graveyard", True), ("controlled more artifacts", False),
])  # fmt: skip
def test_who_had_more_of_something(more: str, ready: bool) -> None:
    table = Table()
    table.battlefield("B", bear(), ogre())
    table.hand("B", bear(), ogre())
    table.graveyard("A", bear(), sprite())
    keeper = permanent(table, f"{{0}}: Choose target opponent who {more} than you did as you activated this ability. You gain 1 life.")
    assert any(action.oid == keeper for action in table.actions("A")) == ready
    if ready:
        table.activate("A", keeper, [1]).resolve()
        assert table.life("A") == 21
