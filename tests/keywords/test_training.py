"""Training (CR 702.149)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

B = 1

def attack_beside(size: str, text: str = "Training") -> tuple[Table, int]:
    """A 2/2 with training attacks beside a creature of a size."""
    table = Table()
    pupil, other = table.battlefield(
        "A", card("Keen Pupil", "{1}{W}", "Creature — Human", text, "2/2"), card("Elder", "{W}", "Creature — Human", "", size)
    )
    table.answer("A", [[pupil, B], [other, B]]).to_step("declare_attackers")
    return table, pupil


@rule("702.149a", "702.149b")
def test_it_grows_beside_a_stronger_attacker_once_for_each_instance() -> None:
    for size, text, counters in (
        ("3/1", "Training", {"+1/+1": 1}), ("3/1", "Training, training", {"+1/+1": 2}), ("2/5", "Training", {})
    ):
        table, pupil = attack_beside(size, text)
        assert table.resolve().counters(pupil) == counters


@rule("702.149a")
def test_a_stronger_creature_at_home_teaches_nothing() -> None:
    table = Table()
    pupil, _ = table.battlefield(
        "A", card("Keen Pupil", "{1}{W}", "Creature — Human", "Training", "2/2"), card("Elder", "{W}", "Creature — Human", "", "5/5")
    )
    table.answer("A", [[pupil, B]]).to_step("declare_attackers")
    assert table.stack() == []


@rule("702.149c")
def test_it_trains_as_the_counter_is_put_on_it() -> None:
    table, _ = attack_beside("3/1", "Training\nWhenever this creature trains, you gain 1 life.")
    table.resolve(1)
    assert table.stack() == ["Keen Pupil trigger (A)"]
    assert table.resolve().life("A") == 21
