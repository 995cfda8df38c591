"""Undying (CR 702.93)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

GHOUL = ("Rising Ghoul", "{2}{B}", "Creature — Zombie", "Undying", "2/2")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.93a")
def test_it_returns_once_greater() -> None:
    table = Table()
    (ghoul,) = table.battlefield("A", card(*GHOUL))
    table.hand("B", card(*SPARK), card(*SPARK))
    table.mana("B", "{R}{R}")
    table.cast("B", "Angry Spark", targets=[ghoul]).resolve()
    (back,) = table.all("Rising Ghoul")
    assert table.pt(back) == (3, 3)
    table.cast("B", "Angry Spark", targets=[back]).resolve()
    assert table.zone("A", "graveyard") == ["Rising Ghoul"]


@rule("702.93a", "if it had no +1/+1 counters on it; under its owner's control; from the battlefield")
def test_a_stolen_one_returns_to_its_owner_and_other_counters_do_not_matter() -> None:
    table = Table()
    stolen, grown = table.battlefield("A", card(*GHOUL), card(*GHOUL))
    table.hand("B", card("Sudden Oath", "{0}", "Instant", "Gain control of target creature."), card(*SPARK), card(*SPARK))
    table.game.write(stolen).counters = {"-1/-1": 1, "charge": 2}
    table.game.write(grown).counters = {"+1/+1": 1}
    table.mana("B", "{R}{R}")
    table.cast("B", "Sudden Oath", [stolen]).resolve()
    table.cast("B", "Angry Spark", [grown]).resolve()
    assert table.zone("A", "graveyard") == ["Rising Ghoul"] and table.all("Rising Ghoul", who="A") == []
    table.cast("B", "Angry Spark", [stolen]).resolve()
    (back,) = table.all("Rising Ghoul", who="A")
    assert table.counters(back) == {"+1/+1": 1} and table.all("Rising Ghoul", who="B") == []


@rule("702.93a", "from the battlefield")
def test_a_discarded_one_does_not_return() -> None:
    table = Table()
    table.hand("A", card(*GHOUL))
    table.hand("B", card("Rude Word", "{0}", "Instant", "Target player discards a card."))
    table.cast("B", "Rude Word", [0]).resolve()
    assert table.zone("A", "graveyard") == ["Rising Ghoul"] and table.all("Rising Ghoul") == []
