"""Groups that a sentence in the place of another looks back at. What has left is counted as it left (608.2c,
608.2i)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from engine.game.rules.events import leaving
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table, card


@rule("608.2c", "614.15")
@pytest.mark.parametrize(("kicked", "sizes"), [(False, [1, 2]), (True, [0, 1])])
@pytest.mark.parametrize(
    "words",
    [
        "Creatures target player controls get -1/-1 until end of turn. If this spell was kicked, those creatures get "
        "-2/-2 until end of turn instead.",
        "Creatures you don't control get -1/-1 until end of turn. If this spell was kicked, those creatures get -2/-2 "
        "until end of turn instead.",
    ],
)
def test_those_creatures_are_named_by_what_is_replaced(words: str, kicked: bool, sizes: list[int]) -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    table.battlefield("B", card("Old Bear", "{1}{G}", "Creature — Bear", size="2/9"))
    table.battlefield("B", ogre())
    table.hand("A", card("Long Winter", "{0}", "Sorcery", f"Kicker {{1}}\n{words}"))
    if kicked:
        table.mana("A", "{1}")
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    table.cast("A", "Long Winter", [1]).resolve()
    assert [table.game.chars(oid).power for oid in (*table.all("Old Bear"), *table.all("Plain Ogre"))] == sizes
    assert table.game.chars(mine).power == 2


@rule("608.2c", "614.15")
@pytest.mark.parametrize(("kicked", "life"), [(False, [20, 18, 18]), (True, [20, 15, 15])])
def test_those_players_are_named_by_what_is_replaced(kicked: bool, life: list[int]) -> None:
    table = Table(3)
    words = "Kicker {1}\nEach opponent loses 2 life. If this spell was kicked, each of those players loses 5 life instead."
    words = words.replace("each of those players loses", "they each lose").replace("they each lose", "those players lose")
    table.hand("A", card("Long Winter", "{0}", "Sorcery", words.replace("Each opponent loses", "Your opponents lose")))
    if kicked:
        table.mana("A", "{1}")
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    table.cast("A", "Long Winter").resolve()
    assert [table.life(who) for who in "ABC"] == life


@rule("608.2i")
def test_what_left_a_graveyard_is_counted_where_it_was() -> None:
    table = Table()
    one, other = table.graveyard("A", bear(), ogre())
    do(table, "Return target card from your graveyard to your hand.", [one])
    do(table, "Exile target card from your graveyard.", [other])
    do(table, "You gain 1 life for each card that left your graveyard this turn.")
    do(table, "You gain 1 life for each creature card that left your graveyard this turn.")
    assert table.life("A") == 24


@rule("608.2i", "603.6", "a zone is changed: what goes with its owner leaves the game", "800.4a")
def test_what_had_left_any_graveyard_is_counted_also_after_its_owner_has_gone() -> None:
    table = Table(3)
    (back, _) = table.graveyard("C", bear(), ogre())
    do(table, "Return target card from a graveyard to its owner's hand.", [back])
    do(table, "You gain 1 life for each card that left a graveyard this turn.")
    assert table.life("A") == 21
    leaving.concede(table.game, 2)
    table.settle()
    do(table, "You gain 1 life for each card that left a graveyard this turn.")
    assert table.life("A") == 22, "the Ogre has not gone to another zone"
