"""“This way” means what really happened, not what the words named (CR 608.2c). For every verb, by its events."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

OX = card("Grey Ox", "{1}{G}", "Creature — Ox", size="2/3")
STONE = card("Stone Ox", "{1}{G}", "Creature — Ox", "Indestructible", size="2/3")

GROUPS = [
    ("Destroy all creatures. You gain 1 life for each creature destroyed this way.", STONE, {}),
    ("Tap all creatures. You gain 1 life for each creature tapped this way.", OX, {"tapped": True}),
    ("Untap all creatures. You gain 1 life for each creature untapped this way.", OX, {}),
]


@rule("608.2c")
@pytest.mark.parametrize(("text", "odd", "details"), GROUPS)
def test_of_a_group_only_those_count_that_it_happened_to(text: str, odd: object, details: dict[str, bool]) -> None:
    table = Table()
    table.battlefield("A", OX, tapped=text.startswith("Untap"))
    table.battlefield("B", odd, **details)  # type: ignore[arg-type]
    table.hand("A", card("Reckoning", "{B}", "Sorcery", text))
    table.mana("A", "{B}").cast("A", "Reckoning").resolve()
    assert table.life("A") == 21


@rule("608.2c")
@pytest.mark.parametrize(("target", "life"), [(OX, 23), (STONE, 20)])
def test_a_target_that_was_not_destroyed_was_not_destroyed_this_way(target: object, life: int) -> None:
    table = Table()
    (oid,) = table.battlefield("B", target)  # type: ignore[arg-type]
    words = "Destroy target creature. If a creature was destroyed this way, you gain 3 life."
    table.hand("A", card("Reckoning", "{B}", "Sorcery", words))
    table.mana("A", "{B}").cast("A", "Reckoning", [oid]).resolve()
    assert table.life("A") == life


@rule("608.2c")
def test_that_many_is_as_many_as_it_happened_to() -> None:
    table = Table()
    table.battlefield("A", OX, STONE)
    words = "Destroy all creatures you control, then create that many 1/1 green Elf creature tokens."
    table.hand("A", card("Reckoning", "{B}", "Sorcery", words))
    table.mana("A", "{B}").cast("A", "Reckoning").resolve()
    assert len(table.all("Elf Token")) == 1


def test_a_pronoun_is_still_what_was_named() -> None:
    table = Table()
    (oid,) = table.battlefield("B", STONE)
    words = "Destroy target creature. It can't block this turn. You gain life equal to its power."
    table.hand("A", card("Reckoning", "{B}", "Sorcery", words))
    table.mana("A", "{B}").cast("A", "Reckoning", [oid]).resolve()
    assert table.life("A") == 22
