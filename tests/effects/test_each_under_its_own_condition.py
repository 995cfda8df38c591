"""Two deeds each under its own condition.

A colour and a player chosen, and firebending by power, too.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("608.2c", "207.2c")
@pytest.mark.parametrize(("mana", "theirs", "mine"), [("{U}{U}", (1, 2), (2, 2)), ("{R}{R}", (2, 2), (3, 2)), ("{U}{R}", (1, 2), (3, 2))])
def test_each_deed_under_its_own_condition(mana: str, theirs: tuple[int, int], mine: tuple[int, int]) -> None:
    table = Table()
    (own,), (other,) = table.battlefield("A", bear()), table.battlefield("B", bear())
    table.hand("A", card("Split Word", "{U/R}{U/R}", "Instant", "Creatures your opponents control get -1/-0 until end of turn if {U} was spent to "
                         "cast this spell, and creatures you control get +1/+0 until end of turn if {R} was spent to cast it."))  # fmt: skip
    table.mana("A", mana)
    table.cast("A", "Split Word").resolve()
    assert table.pt(other) == theirs and table.pt(own) == mine


@rule("607.2d", "603.8")
def test_a_color_and_an_opponent_are_chosen() -> None:
    table = Table(3)
    (white,) = table.battlefield("A", card("Pale Bear", "{W}", "Creature — Bear", "", "2/2"))
    green, other = table.battlefield("C", bear())[0], table.battlefield("B", bear())[0]
    table.hand("A", card("Old War", "{0}", "Enchantment", "As Old War enters, choose a color and an opponent.\nWhite creatures get +2/+1 as long as "
                         "the chosen player controls a nontoken permanent of the chosen color.\nWhen the chosen player controls no nontoken "
                         "permanents of the chosen color, sacrifice Old War."))  # fmt: skip
    table.answer("A", 4, [2])
    table.cast("A", "Old War").resolve()
    assert table.pt(white) == (4, 3) and table.pt(green) == (2, 2)
    do(table, "Destroy target creature.", [other])
    assert table.all("Old War")
    do(table, "Destroy target creature.", [green])
    assert not table.all("Old War") and table.pt(white) == (2, 2)


@rule("702.189a", edition="2026-01-16")
def test_firebending_as_much_as_its_power() -> None:
    table = Table()
    bender = permanent(table, "Firebending X, where X is Test Thing's power.", size="2/2")
    do(table, "Target creature gets +1/+0 until end of turn.", [bender])

    def policy(decision: Any) -> Any:
        return [[bender, 1]] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy
    table.to_step("declare_attackers", "A").resolve()
    assert table.pool("A") == "RRR"


@rule("608.2h", "122.1")
def test_as_much_as_there_are_of_those_creatures() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    table.battlefield("B", bear())
    head = permanent(table, "{0}: Put a +1/+1 counter on each other creature you control. You gain 1 life for each of those creatures.")
    table.activate("A", head).resolve()
    assert table.life("A") == 22 and table.counters(head) == {}


@rule("701.20d", "400.3")
def test_graveyard_and_hand_are_shuffled_away() -> None:
    table = Table(library=0)
    for player in "AB":
        table.hand(player, bear())
        table.graveyard(player, ogre())
    (token,) = table.battlefield("A", card("Dry Field", "", "Land"))
    table.game.write(token).tapped = True
    table.answer("A", [token])
    do(table, "Exile Test Rite. Each player shuffles their graveyard and hand into their library, then draws a card. You untap up to six lands.")
    for player in "AB":
        assert table.zone(player, "graveyard") == [] and len(table.zone(player, "hand") + table.zone(player, "library")) == 2
    assert table.zone("A", "exile") == ["Test Rite"] and not table.game.obj(token).tapped
