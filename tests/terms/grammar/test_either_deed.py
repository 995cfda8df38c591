"""One of two deeds, as a player chooses: "sacrifice an artifact or discard a card" (CR 608.2d)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
DRAGON = ("Young Dragon", "{1}", "Creature — Dragon", "", "3/3")


@rule("608.2d")
@pytest.mark.parametrize(("hand", "bears"), [(["Young Dragon"], 1), ([], 0)])
def test_of_two_deeds_only_what_is_possible_is_done(hand: list[str], bears: int) -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("A", *[card(*DRAGON) for _ in hand])
    table.hand("A", card("Either Way", "{B}", "Sorcery", "You may sacrifice a creature or discard a card. If you do, you gain 5 life."))
    table.mana("A", "{B}").answer("A", True, *([1] if hand else [])).cast("A", "Either Way").resolve()
    assert table.life("A") == 25 and table.zone("A", "hand") == [] and len(table.all("Meadow Bear")) == bears


@rule("608.2d")
def test_if_neither_of_two_deeds_is_possible_nothing_is_offered() -> None:
    table = Table()
    table.hand("A", card("Either Way", "{B}", "Sorcery", "You may sacrifice a creature or discard a card. If you do, you gain 5 life."))
    table.mana("A", "{B}").answer("A", True).cast("A", "Either Way").resolve()
    assert table.life("A") == 20 and len(table.answers[0]) == 1


@rule("118.12")
@pytest.mark.parametrize(("mana", "life", "left", "owner"), [("{R}{R}", False, 20, "B"), ("", True, 18, "B"), ("", False, 20, "A")])
def test_mana_or_life_is_paid_for_it(mana: str, life: bool, left: int, owner: str) -> None:
    table = Table(3)
    oid = permanent(table, "At the beginning of each player's upkeep, that player may pay {R}{R} or 2 life. If they do, the player gains control of Test Thing.")
    table.to_step("upkeep", "B")
    if mana:
        table.mana("B", mana)
    table.answer("B", bool(mana) or life)
    table.resolve()
    assert (table.life("B"), table.pool("B")) == (left, "") and table.game.controller(oid) == table.seat(owner)


@rule("608.2c")
@pytest.mark.parametrize(("revealed", "other", "life"), [(True, False, 23), (False, True, 23), (False, False, 20), (True, True, 23)])
def test_if_you_do_or_if_something_is_so(revealed: bool, other: bool, life: int) -> None:
    table = Table()
    dino = card("Dino", "{9}", "Creature — Dinosaur", "", "5/5")
    table.hand("A", dino, card("Caller", "{0}", "Creature — Dinosaur", "When this creature enters, you may reveal a Dinosaur card from your hand. If "
                               "you do or if you control another Dinosaur, you gain 3 life.", "1/1"))  # fmt: skip
    if other:
        table.battlefield("A", dino)
    table.answer("A", revealed)
    table.cast("A", "Caller").resolve()
    assert table.life("A") == life
