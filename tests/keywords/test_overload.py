"""Overload (CR 702.96)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

HEAT = ("Spread Heat", "{R}", "Instant", "Spread Heat deals 3 damage to target creature you don't control.\n"
        "Overload {2}{R}")  # fmt: skip
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.96a", "702.96c")
def test_an_overloaded_spell_reaches_each_and_targets_nothing() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.battlefield("B", card(*BEAR), card(*BEAR))
    table.hand("A", card(*HEAT))
    table.mana("A", "{2}{R}")
    table.cast("A", "Spread Heat", way="overload")
    assert not [decision for decision in table.asked if decision.kind == "targets"]
    table.resolve()
    assert table.all("Meadow Bear", who="A") and table.zone("B", "graveyard") == ["Meadow Bear"] * 2


@rule("702.96a")
def test_cast_as_usual_it_has_one_target() -> None:
    table = Table()
    first, _ = table.battlefield("B", card(*BEAR), card(*BEAR))
    table.hand("A", card(*HEAT))
    table.mana("A", "{R}")
    table.cast("A", "Spread Heat", targets=[first]).resolve()
    assert table.zone("B", "graveyard") == ["Meadow Bear"]


@rule("702.96b", "requires no targets", "affects what could not be targeted")
def test_an_overloaded_spell_affects_what_it_could_not_target() -> None:
    table = Table()
    knight = card("Oath Knight", "{W}", "Creature — Human Knight", "Hexproof\nProtection from blue", "2/2")
    table.battlefield("B", knight)
    table.hand("A", card(*HEAT))
    table.mana("A", "{2}{R}")
    assert {action.way for action in table.actions("A")} == {"overload"}, "it could not be cast with a target"
    table.cast("A", "Spread Heat", way="overload")
    assert table.game.obj(table.game.stack[-1]).stack.targets == ()
    table.resolve()
    assert table.zone("B", "graveyard") == ["Oath Knight"]


@rule("702.96a", "each player, each opponent, whoever is one")
@pytest.mark.parametrize(
    ("words", "hands", "lives"),
    [
        ("Target player draws two cards.", [2, 2, 2], [20, 20, 20]),
        ("Target opponent loses 3 life.", [0, 0, 0], [20, 17, 17]),
        ("Target player draws a card and loses 1 life.", [1, 1, 1], [19, 19, 19]),
    ],
)
def test_each_player_stands_where_a_target_player_stood(words: str, hands: list[int], lives: list[int]) -> None:
    table = Table(seats=3)
    table.hand("A", card("Wide Call", "{R}", "Sorcery", f"{words}\nOverload {{2}}{{R}}"))
    table.mana("A", "{2}{R}").cast("A", "Wide Call", way="overload")
    before = [len(table.zone(seat, "hand")) for seat in "ABC"]
    table.resolve()
    assert [len(table.zone(seat, "hand")) - had for seat, had in zip("ABC", before, strict=True)] == hands
    assert [table.life(seat) for seat in "ABC"] == lives
