"""Anchor words (CR 614.12b)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
CAMP = ("Border Camp", "{2}", "Enchantment",
        "As this enchantment enters, choose Rams or Stags.\n"
        "• Rams — Creatures you control get +1/+0.\n"
        "• Stags — At the beginning of your end step, you gain 2 life.")  # fmt: skip


@rule("614.12b")
@pytest.mark.parametrize(("word", "power", "life"), [("Rams", 3, 20), ("Stags", 2, 22)])
def test_only_the_ability_behind_the_chosen_word_is_there(word: str, power: int, life: int) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*CAMP))
    table.mana("A", "{2}")
    table.answer("A", lambda decision: decision.options.index(word))
    table.cast("A", "Border Camp").resolve()
    assert table.pt(bear) == (power, 2)
    table.to_step("end")
    table.resolve()
    assert table.life("A") == life
