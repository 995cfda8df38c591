"""An object can't gain a subtype of a card type that it has not (CR 205.3d)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, lamp
from tests.support.boards.table import FOREST, Table, card


@rule("205.3d", "tokens")
def test_a_token_has_no_subtypes_of_types_that_it_has_not() -> None:
    table = Table()
    do(table, "Create a 1/1 white Human Soldier artifact token. Create a 1/1 white Human Soldier artifact creature token.")
    lone, soldier = (table.game.chars(table.find(name)) for name in ("Token", "Human Soldier Token"))
    assert (lone.types, lone.subtypes) == (("artifact",), ())
    assert (soldier.types, soldier.subtypes) == (("artifact", "creature"), ("Human", "Soldier"))


@pytest.mark.parametrize(("words", "kinds"), [
    ("Target permanent becomes an Elf in addition to its other types until end of turn.", (("Bear", "Elf"), (), ("Forest",))),
    ("Target permanent becomes a Swamp in addition to its other types until end of turn.", (("Bear",), (), ("Forest", "Swamp"))),
    ("Target permanent gains all creature types until end of turn.", (None, (), ("Forest",))),
    ("Target permanent becomes an Equipment artifact in addition to its other types until end of turn.",
     (("Bear", "Equipment"), ("Equipment",), ("Forest", "Equipment"))),
])  # fmt: skip
@rule("205.3d")
def test_only_subtypes_of_its_card_types_are_gained(words: str, kinds: tuple[tuple[str, ...] | None, ...]) -> None:
    for one, expected in zip((card("Own Bear", "{1}", "Creature — Bear", "", "2/2"), lamp(), card(*FOREST)), kinds, strict=True):
        table = Table()
        (oid,) = table.battlefield("A", one)
        do(table, words, [oid])
        found = table.game.chars(oid).subtypes
        assert len(found) > 200 if expected is None else found == expected
