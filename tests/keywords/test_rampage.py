"""Rampage (CR 702.23)."""

from __future__ import annotations

import pytest

from engine.game.rules.combat.joining import block
from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

B = 1

RAT = ("Bog Rat", "{B}", "Creature — Rat", "", "1/1")


def blocked_by(number: int, text: str = "Rampage 2") -> tuple[Table, int]:
    """A 3/3 with rampage blocked by some creatures."""
    table = Table()
    (brute,) = table.battlefield("A", card("Cornered Brute", "{2}{R}", "Creature — Beast", text, "3/3"))
    rats = table.battlefield("B", *[card(*RAT)] * number)
    table.answer("A", [[brute, B]]).answer("B", [[rat, brute] for rat in rats]).to_step("declare_blockers")
    return table, brute


@rule("702.23a")
def test_it_grows_for_each_blocker_beyond_the_first() -> None:
    for number, size in ((1, (3, 3)), (2, (5, 5)), (4, (9, 9))):
        table, brute = blocked_by(number)
        assert table.resolve().pt(brute) == size


@rule("702.23b")
def test_it_counts_as_it_resolves_and_never_again() -> None:
    table, brute = blocked_by(3)
    rats = table.all("Bog Rat", who="B")
    table.game.write(rats[0]).damage = 1
    table.resolve()
    assert table.pt(brute) == (5, 5)  # two blockers were left
    table.game.write(rats[1]).damage = 1
    assert table.settle().pt(brute) == (5, 5)


@rule("702.23b", "as it resolves, if none is left")
@pytest.mark.parametrize("left", [0, 1])
def test_it_does_not_grow_when_no_more_than_one_blocker_is_left(left: int) -> None:
    table, brute = blocked_by(2)
    for rat in table.all("Bog Rat", who="B")[left:]:
        table.game.write(rat).damage = 1
    table.settle()
    assert len(table.stack()) == 1
    assert table.resolve().pt(brute) == (3, 3)


@rule("702.23b", "adding or removing blockers later in combat")
def test_blockers_that_come_or_go_after_it_has_resolved_change_nothing() -> None:
    table = Table()
    fox, brute = table.battlefield("A", card("Meek Fox", "{R}", "Creature — Fox", "", "0/2"), card("Cornered Brute", "{2}{R}", "Creature — Beast", "Rampage 2", "3/3"))
    other, rat, *rats, late = table.battlefield("B", *[card(*RAT)] * 5)
    pairs = [[other, fox], *([one, brute] for one in (rat, *rats))]
    table.answer("A", [[fox, B], [brute, B]]).answer("B", pairs).to_step("declare_blockers")
    assert table.resolve().pt(brute) == (7, 7), "the one that blocks the Fox does not count"
    table.hand("A", card("Pull Away", "{0}", "Instant", "Exile target blocking creature."))
    table.cast("A", "Pull Away", [rat]).resolve()
    assert rat not in table.game.battlefield and table.pt(brute) == (7, 7)
    assert block(table.game, late, brute)
    assert table.resolve().pt(brute) == (7, 7)
    table.hand("A", card("Sudden Roar", "{0}", "Instant", "Each creature blocking or blocked by target creature gets +0/+5 until end of turn."))
    table.cast("A", "Sudden Roar", [brute]).resolve()
    assert [table.pt(oid) for oid in (late, *rats, other, fox)] == [(1, 6)] * 3 + [(1, 1), (0, 2)]
    table.hand("A", card("Sudden Roar", "{0}", "Instant", "Each creature blocking or blocked by target creature gets +0/+5 until end of turn."))
    table.cast("A", "Sudden Roar", [other]).resolve()
    assert table.pt(fox) == (0, 7) and table.pt(brute) == (7, 7)


@rule("702.23c")
def test_each_instance_triggers_separately() -> None:
    table, brute = blocked_by(2, "Rampage 2, rampage 1")
    assert len(table.stack()) == 2
    assert table.resolve().pt(brute) == (6, 6)
    bell = permanent(table, "{0}: You gain X life, where X is the number of creatures blocking target creature.")
    for counted in (brute, table.all("Bog Rat")[0]):
        table.activate("A", bell, [counted]).resolve()
    assert table.life("A") == 22, "what it blocks itself is not blocking it"
