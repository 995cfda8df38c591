"""Delayed triggers on the next spell, with a sentence about the copy behind them (CR 603.7, 707.10c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

TWIN = "When you next cast an instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy."
SPARK = ("Quick Spark", "{R}", "Instant", "Quick Spark deals 2 damage to any target.")


@rule("603.7", "707.10c")
def test_the_next_spell_is_copied_and_new_targets_are_chosen_as_the_trigger_resolves() -> None:
    table = Table(3)
    table.hand("A", card("Twin Words", "{U}", "Sorcery", TWIN), card(*SPARK), card(*SPARK))
    table.mana("A", "{U}").cast("A", "Twin Words").resolve()
    assert not any(type(decision).__name__ == "ChooseTargets" for decision in table.asked)
    table.mana("A", "{R}").answer("A", [1]).cast("A", "Quick Spark").answer("A", True, [2]).resolve()
    assert (table.life("B"), table.life("C")) == (18, 18)
    table.mana("A", "{R}").cast("A", "Quick Spark", [1]).resolve()
    assert (table.life("B"), table.life("C")) == (16, 18)  # only the next one


def test_another_sentence_copies_it_an_additional_time() -> None:
    table = Table()
    text = f"{TWIN}\nIf you control a creature, when you next cast an instant or sorcery spell this turn, copy that spell an additional time. You may choose new targets for the copy."
    table.battlefield("A", card("Runner", "{R}", "Creature — Goblin", "Haste", "1/1"))
    table.hand("A", card("Loud Words", "{U}", "Sorcery", text), *[card(*SPARK)] * 2)
    table.mana("A", "{U}").cast("A", "Loud Words").resolve()
    before = table.life("B")
    table.policy = lambda decision: False if type(decision).__name__ == "YesNo" else None
    table.mana("A", "{R}").cast("A", "Quick Spark", [1]).resolve()
    assert table.life("B") == before - 6
