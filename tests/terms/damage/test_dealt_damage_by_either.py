"""Damage by a source of one kind or of another.

“By a red spell you control or by a red planeswalker you control”.
"""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BIRD = card("Warm Bird", "{1}{R}{R}", "Creature — Phoenix", "Whenever an opponent is dealt damage by a red instant or sorcery spell "
            "you control or by a red planeswalker you control, return this card from your graveyard to your hand.", "2/2")  # fmt: skip
WALKER = card("Hot Walker", "{3}{R}", "Legendary Planeswalker — Hot", "+1: Hot Walker deals 1 damage to target player.", loyalty="4")


def spark(color: str) -> object:
    return card(f"Spark of {color}", f"{{{color}}}", "Instant", "This spell deals 2 damage to target player.")


@rule("603.2", "113.6k")
@pytest.mark.parametrize(
    ("who", "color", "whom", "back"),
    [("A", "R", 1, True), ("A", "U", 1, False), ("A", "R", 0, False), ("B", "R", 1, False)],
)
def test_a_spell_of_the_colour_and_of_its_player(who: str, color: str, whom: int, back: bool) -> None:
    table = Table()
    table.graveyard("A", BIRD)
    table.hand(who, spark(color))  # type: ignore[arg-type]
    table.mana(who, f"{{{color}}}").cast(who, f"Spark of {color}", [whom]).resolve()
    assert ("Warm Bird" in table.zone("A", "hand")) is back and ("Warm Bird" in table.zone("A", "graveyard")) is not back


@rule("603.2", "113.6k")
def test_a_planeswalker_of_the_colour() -> None:
    table = Table()
    table.graveyard("A", BIRD)
    (oid,) = table.battlefield("A", WALKER)
    table.activate("A", oid, [1]).resolve()
    assert table.life("B") == 19 and table.zone("A", "hand") == ["Warm Bird"]
