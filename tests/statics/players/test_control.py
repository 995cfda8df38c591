"""Static abilities that change control (CR 613.1b): "You control enchanted creature."
"""

from __future__ import annotations

import pytest

from tests.support.boards.table import card

AURA = """
Enchanted creature gets +2/+2 and has "{T}: Draw a card."
Enchanted creature is a blue Frog.
Enchanted creature loses all abilities and is a black Skeleton creature with base power and toughness 1/1.
Enchanted creature can't attack or block, and its activated abilities can't be activated.
Enchanted creature's activated abilities can't be activated.
Enchanted creature doesn't untap during its controller's untap step.
Enchanted creature can't be the target of spells.
Enchanted creature has "This creature's power and toughness are each equal to the number of creatures you control."
You control enchanted creature.
""".strip().splitlines()


@pytest.mark.parametrize("line", AURA)
def test_on_an_aura(line: str) -> None:
    assert card("Ember Veil", "{1}{R}", "Enchantment — Aura", line).front.printed.abilities
