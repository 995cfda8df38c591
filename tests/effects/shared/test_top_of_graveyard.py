"""One of the top cards of a graveyard, chosen by an opponent, and the other one (CR 404.2)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, lamp, ogre, permanent
from tests.support.boards.table import Table


@rule("404.2", "608.2d")
@pytest.mark.parametrize(("cards", "wanted", "exiled", "hand"), [
    ((bear, lamp, ogre), "Plain Lamp", ["Plain Lamp"], ["Plain Ogre"]), ((bear, lamp, ogre), "Plain Ogre", ["Plain Ogre"], ["Plain Lamp"]),
    ((bear,), "Plain Bear", ["Plain Bear"], []), ((), "", [], []),
])  # fmt: skip
def test_the_opponent_chooses_which_of_the_top_two_is_exiled(cards: tuple[object, ...], wanted: str, exiled: list[str], hand: list[str]) -> None:
    table = Table(3)
    book = permanent(table, "{0}: Target opponent chooses one of the top two cards of your graveyard. Exile that card and put the other one into your hand.", types="Artifact")
    table.graveyard("A", *(make() for make in cards))  # type: ignore[operator]
    table.graveyard("B", bear(), bear())
    before = len(table.zone("A", "hand"))
    offered: list[tuple[int, list[str]]] = []

    def policy(decision: object) -> object:
        names = {table.game.chars(ref).name: ref for ref in getattr(decision, "candidates", ()) if ref > 10}
        if getattr(decision, "kind", "") == "targets" or wanted not in names:
            return None
        offered.append((getattr(decision, "seat", -1), sorted(names)))
        return [names[wanted]]

    table.policy = policy
    table.activate("A", book, [2]).resolve()
    assert table.zone("A", "exile") == exiled and table.zone("A", "hand")[before:] == hand
    assert "Plain Bear" in table.zone("B", "graveyard")
    if len(cards) == 3:
        assert offered == [(2, ["Plain Lamp", "Plain Ogre"])] and "Plain Bear" in table.zone("A", "graveyard")
