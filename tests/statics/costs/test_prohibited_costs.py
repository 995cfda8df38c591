"""Players who can't pay life or sacrifice permanents to cast spells or activate abilities."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

ANGEL = card("Strict Angel", "{0}", "Creature — Angel", "Players can't pay life or sacrifice creatures to cast spells "
             "or activate abilities.", "3/3")  # fmt: skip
BEAR = card("Meadow Bear", "{0}", "Creature — Bear", "", "2/2")
ROCK = card("Rock", "{0}", "Artifact", "")
ALTAR = card("Altar", "{0}", "Artifact", "Sacrifice a creature: You gain 1 life.\nSacrifice an artifact: You gain 2 life."
             "\nPay 1 life: You gain 3 life.\nSacrifice a creature: Add {G}.")  # fmt: skip


def offered(table: Table, oid: int) -> list[int]:
    return sorted({action.index for action in table.actions("A") if action.kind in ("activate", "mana") and action.oid == oid})


@rule("118.3")
@pytest.mark.parametrize("strict", [False, True])
def test_life_and_creatures_are_no_costs_while_it_is_there(strict: bool) -> None:
    table = Table()
    altar, _ = table.battlefield("A", ALTAR, BEAR)
    if strict:
        table.battlefield("B", ANGEL)
    table.hand("A", card("Rite", "{0}", "Sorcery", "As an additional cost to cast this spell, sacrifice a creature.\n"
                         "You gain 1 life."), card("Ghost", "{U/P}", "Sorcery", "You gain 1 life."),
               card("Sprout", "{G}", "Sorcery", "You gain 1 life."))  # fmt: skip
    names = {table.game.chars(action.oid).name for action in table.actions("A") if action.kind == "cast"}
    assert names == (set() if strict else {"Rite", "Ghost", "Sprout"})
    assert len(offered(table, altar)) == (1 if strict else 3)  # the artifact itself can still be sacrificed


def test_what_is_paid_as_words_are_followed_is_not_forbidden() -> None:
    table = Table()
    table.battlefield("A", BEAR)
    table.battlefield("B", ANGEL)
    table.hand("A", card("Offer", "{0}", "Sorcery", "You may sacrifice a creature. If you do, you gain 5 life.\nYou may "
                         "pay 2 life. If you do, draw a card."))  # fmt: skip
    table.library("A", ROCK, ROCK)
    table.cast("A", "Offer")
    table.answer("A", True, True)
    table.resolve()
    assert (table.life("A"), table.zone("A", "hand")) == (23, ["Rock"])


def test_all_are_sacrificed_or_none_if_one_cannot_be() -> None:
    blast = card("Blast", "{0}", "Instant", "As an additional cost to cast this spell, sacrifice all creatures you "
                 "control.\nYou gain 1 life.")  # fmt: skip
    table = Table()
    table.battlefield("A", BEAR, BEAR, ROCK)
    table.hand("A", blast, blast)
    table.cast("A", "Blast").resolve()
    assert table.zone("A", "battlefield") == ["Rock"]
    table.cast("A", "Blast").resolve()  # no creatures are all of them
    assert table.life("A") == 22
    table = Table()
    table.battlefield("A", BEAR, card("Keepsake", "{0}", "Creature — Golem", "This creature can't be sacrificed.", "1/1"))
    table.hand("A", blast)
    assert not any(action.kind == "cast" for action in table.actions("A"))


def test_all_lands_are_sacrificed() -> None:
    table = Table()
    tomb, _ = table.battlefield("A", card("Tomb", "", "Land", "{0}, Sacrifice all lands you control: You gain 7 life."),
                                card("Field", "", "Land", ""))  # fmt: skip
    table.activate("A", tomb).resolve()
    assert (table.zone("A", "battlefield"), table.life("A")) == ([], 27)
