"""Proliferate (CR 701.27)."""

from __future__ import annotations

from engine.game.events.counters import PutCounters
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table


def counters(table: Table, oid: int) -> int:
    """How many +1/+1 counters a permanent has."""
    return table.counters(oid).get("+1/+1", 0)


@rule("701.27a")
def test_proliferate() -> None:
    table = do(Table(), "Each opponent gets a poison counter.")
    (one,) = table.battlefield("A", bear())
    do(table, "Put a +1/+1 counter and a charge counter on target creature.", targets=[one])
    table.policy = lambda decision: list(decision.candidates) if getattr(decision, "purpose", "") == "proliferate" else None
    do(table, "Proliferate.")
    assert table.counters(one) == {"+1/+1": 2, "charge": 2}
    assert table.game.players[1].counters == {"poison": 2}


@rule("701.27")
def test_proliferate_again() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    happen(table.game, PutCounters(cub, "+1/+1", 1))
    table.answer("A", [cub], [cub])
    do(table, "Proliferate, then proliferate again.")
    assert counters(table, cub) == 3


@rule("701.27a", "any number of permanents and players; one of each kind; perhaps none", "701.27")
def test_whatever_is_chosen_gets_one_of_each_kind_and_nothing_else_does() -> None:
    table = Table(3)
    permanent(table, "Whenever you proliferate, you gain 1 life.", types="Enchantment")
    permanent(table, "Whenever you proliferate, you gain 10 life.", "B", types="Enchantment")
    (one,), (other,), (bare,) = table.battlefield("A", bear()), table.battlefield("B", bear()), table.battlefield("C", bear())
    for oid in (one, other):
        happen(table.game, PutCounters(oid, "charge", 2), PutCounters(oid, "+1/+1", 1))
    do(table, "Each player gets a poison counter.")
    table.answer("A", [other, 2])
    table.asked.clear()
    do(table, "Proliferate.").resolve()
    [choice] = [decision for decision in table.asked if decision.purpose == "proliferate"]
    assert (choice.candidates, choice.least, choice.most) == ((0, 1, 2, one, other), 0, 5) and choice.seat == 0  # type: ignore[attr-defined]
    assert table.counters(one) == {"charge": 2, "+1/+1": 1} and table.counters(other) == {"charge": 3, "+1/+1": 2} and table.counters(bare) == {}
    assert [player.counters.get("poison") for player in table.game.players] == [1, 1, 2]
    assert (table.life("A"), table.life("B")) == (21, 20)
    table.answer("A", [])
    do(table, "Proliferate.").resolve()
    assert table.counters(other) == {"charge": 3, "+1/+1": 2} and table.life("A") == 22
    table.next_turn("B").asked.clear()
    leaving.concede(table.game, 2)
    do(table, "Proliferate.", who="B")
    [choice] = [decision for decision in table.asked if decision.purpose == "proliferate"]
    assert choice.candidates == (1, 0, one, other), "in turn order, without who has left"  # type: ignore[attr-defined]


@rule("701.27a")
def test_proliferating_twice_is_choosing_twice() -> None:
    table = Table()
    (cub, other) = table.battlefield("A", bear(), bear())
    happen(table.game, PutCounters(cub, "+1/+1", 1))
    happen(table.game, PutCounters(other, "+1/+1", 1))
    table.answer("A", [cub], [cub, other])
    do(table, "Proliferate twice.")
    assert (counters(table, cub), counters(table, other)) == (3, 2)
