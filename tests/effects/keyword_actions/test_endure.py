"""Endure (a keyword action of later editions, CR 701.63 of 2026)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card

LATER = "2026-01-16"


@rule("701.63a", edition=LATER)
@pytest.mark.parametrize(("keep", "size"), [(True, (3, 3)), (False, (1, 1))])
def test_endure(keep: bool, size: tuple[int, int]) -> None:
    table = Table()
    thing = permanent(table, "{0}: This creature endures 2.")
    table.answer("A", keep)
    table.activate("A", thing).resolve()
    assert table.pt(thing) == size
    assert bool(table.all("Spirit Token")) is not keep


@rule("701.63a", "as many as N says; an N/N white Spirit creature token", "701.63b", edition=LATER)
@pytest.mark.parametrize(("number", "keep"), [(1, True), (1, False), (4, False)])
def test_the_counters_or_the_spirit_are_as_many_as_it_says(number: int, keep: bool) -> None:
    table = Table()
    thing = permanent(table, f"{{0}}: This creature endures {number}.")
    table.answer("A", keep).activate("A", thing).resolve()
    if keep:
        assert table.counters(thing) == {"+1/+1": number} and not table.all("Spirit Token")
    else:
        spirit = table.find("Spirit Token", who="A")
        assert table.counters(thing) == {} and table.pt(spirit) == (number, number)
        assert (table.game.chars(spirit).colors, table.game.chars(spirit).types) == (("W",), ("creature",))


@rule("701.63a", edition=LATER)
def test_what_is_gone_endures_by_a_spirit_of_its_last_controller() -> None:
    table = Table()
    thing = permanent(table, "{0}: This creature endures 2.", "B")
    table.activate("B", thing)
    table.hand("A", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.cast("A", "Quick End", targets=[thing]).resolve()
    assert table.pt(table.find("Spirit Token", who="B")) == (2, 2)


@rule("701.63b", "nothing happens", "701.63a", "its controller, whoever owns it", edition=LATER)
@pytest.mark.parametrize("number", [0, 2])
def test_what_another_controls_endures_by_a_spirit_of_theirs_unless_by_zero(number: int) -> None:
    table = Table()
    (thing,) = table.battlefield("B", card("Old Guard", "{1}", "Creature — Human", f"{{0}}: This creature endures {number}.", "1/1"))
    do(table, "Gain control of target creature.", [thing])
    table.answer("A", False).activate("A", thing).resolve()
    assert [table.pt(oid) for oid in table.all("Spirit Token", who="A")] == [(2, 2)] * (number // 2)
    assert not table.all("Spirit Token", who="B") and table.counters(thing) == {}
    assert bool([decision for decision in table.asked if decision.purpose == "endure"]) is bool(number)
