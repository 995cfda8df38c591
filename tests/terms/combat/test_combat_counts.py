"""What only combat counts (CR 506 to 511): the power of the attackers together, and what is tapped to attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card

SHRINK = ("Quick Shrink", "{0}", "Instant", "Creatures get -3/-0 until end of turn.")


def _attack(table: Table, *attackers: int) -> None:
    def policy(decision: Any) -> Any:
        return [[oid, 1] for oid in attackers] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy


@rule("508.3a", "608.2i", "603.4")
@pytest.mark.parametrize(("others", "gained"), [((True, True), 5), ((True, False), 0), ((False, False), 0)])
def test_the_power_of_all_attackers_as_they_were_declared(others: tuple[bool, bool], gained: int) -> None:
    """Of those that did not attack nothing is counted; and smaller ones afterwards do not matter."""
    table = Table()
    leader = permanent(table, "Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this "
                       "combat, you gain 5 life.")  # fmt: skip
    pair = table.battlefield("A", bear(), ogre())
    table.hand("A", card(*SHRINK))
    _attack(table, leader, *(oid for oid, there in zip(pair, others, strict=True) if there))
    table.to_step("declare_attackers", "A")
    table.cast("A", "Quick Shrink").resolve()
    assert table.life("A") == 20 + gained


@rule("508.1f", "603.4")
def test_tapped_but_not_as_an_attacker() -> None:
    table = Table()
    permanent(table, "Whenever a creature an opponent controls becomes tapped, if it isn't being declared as an attacker, you gain 1 "
              "life.", who="B", types="Enchantment")  # fmt: skip
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Tap target creature.", [two])
    assert table.life("B") == 21
    _attack(table, one)
    table.to_step("declare_attackers", "A").resolve()
    assert table.game.obj(one).tapped and table.life("B") == 21


@rule("508.6", "508.1")
def test_who_is_attacked_now_and_with_how_many() -> None:
    """Players, not what they control; those who were attacked this turn stay so."""
    table = Table(4)
    a, b, c = table.battlefield("A", bear(), bear(), bear())
    (sage,) = table.battlefield("D", card("Odd Sage", "{2}", "Legendary Planeswalker", "+1: Draw a card.", loyalty="3"))
    table.answer("A", [[a, 1], [b, 1], [c, sage]]).to_step("declare_attackers")
    table.hand("A", card("Odd Count", "{0}", "Instant", "You gain 1 life for each opponent you're attacking."), card("Odd Sum", "{0}", "Instant", "You gain 1 life for each player being attacked."))
    table.cast("A", "Odd Count").resolve()
    assert table.life("A") == 21
    table.cast("A", "Odd Sum").resolve()
    assert table.life("A") == 22
    table.to_step("main2")
    do(table, "You gain 1 life for each opponent you're attacking.")
    assert table.life("A") == 22
    do(table, "You gain 1 life for each opponent you attacked this turn.")
    assert table.life("A") == 23
    do(table, "You gain 1 life for each creature you attacked with this turn.")
    assert table.life("A") == 26


@rule("608.2i", "508.1")
def test_creatures_attacked_with_whatever_became_of_them() -> None:
    table = Table()
    one, two, stayed = table.battlefield("A", bear(), ogre(), bear())
    _attack(table, one, two)
    table.to_step("main2", "A")
    do(table, "Destroy target creature.", [one])
    do(table, "You gain X life, where X is the number of creatures you attacked with this turn.")
    assert table.life("A") == 22 and stayed in table.game.permanents()
