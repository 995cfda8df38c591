"""Unleash (CR 702.98)."""

from __future__ import annotations

from engine.game.rules.combat.questions import MAY_BLOCK
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.table import Table, card

THUG = ("Loud Thug", "{R}", "Creature — Ogre", "Unleash", "2/1")


@rule("702.98a")
def test_with_its_counter_it_can_not_block() -> None:
    table = Table()
    table.hand("A", card(*THUG), card(*THUG))
    table.mana("A", "{R}{R}").answer("A", True, False)
    table.cast("A", "Loud Thug").resolve()
    table.cast("A", "Loud Thug").resolve()
    greater, smaller = sorted(table.all("Loud Thug"), key=table.pt, reverse=True)
    assert (table.pt(greater), table.pt(smaller)) == ((3, 2), (2, 1))
    (ox,) = table.battlefield("B", card("Plain Ox", "{1}", "Creature — Ox", "", "1/1"))
    assert refused(table.game, MAY_BLOCK, greater, attacker=ox) is not None
    assert refused(table.game, MAY_BLOCK, smaller, attacker=ox) is None
