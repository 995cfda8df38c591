"""Exhaust (CR 702.177 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

MOTOR = ("Hot Motor", "{R}", "Creature — Goblin", "Exhaust — {1}: Put two +1/+1 counters on this creature.", "1/1")


@rule("702.177a", edition="2026-01-16")
def test_it_can_be_activated_only_once_ever() -> None:
    table = Table()
    (motor,) = table.battlefield("A", card(*MOTOR))
    table.mana("A", "{2}")
    table.activate("A", motor).resolve()
    assert table.pt(motor) == (3, 3) and table.actions("A") == ()
    table.next_turn("A").mana("A", "{2}")
    assert not [action for action in table.actions("A") if action.kind == "activate"]


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def test_an_exhaust_ability_is_told_from_others() -> None:
    table = Table()
    table.battlefield("A", creature("Whenever you activate an exhaust ability, you gain 5 life."))
    (motor,) = table.battlefield("A", creature("Exhaust — {0}: Draw a card.\n{0}: You gain 1 life.", name="Motor"))
    table.activate("A", motor, index=1).resolve()
    assert table.life("A") == 21
    table.activate("A", motor, index=0).resolve()
    assert table.life("A") == 26
