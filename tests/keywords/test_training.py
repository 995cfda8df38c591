"""Training (CR 702.149)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import much_happens
from tests.support.boards.table import Table, card

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


@rule("702.149a", "this creature itself attacks", "702.149b")
def test_who_stays_at_home_does_not_train() -> None:
    table = Table()
    pupil, one, two = table.battlefield("A", card("Keen Pupil", "{1}{W}", "Creature — Human", "Training, training", "2/2"),
                                        *[card("Elder", "{W}", "Creature — Human", "", "5/5")] * 2)  # fmt: skip
    table.battlefield("A", card("Old School", "{1}", "Artifact", "Training"))
    table.answer("A", [[one, B], [two, B]]).to_step("declare_attackers")
    assert table.stack() == [] and table.counters(pupil) == {}


@rule("702.149a", "at least one other creature, whoever controls it", "702.149b")
def test_it_trains_beside_a_teammates_creature() -> None:
    table = Table(4, variant="two_headed_giant")
    (pupil,) = table.battlefield("A", card("Keen Pupil", "{1}{W}", "Creature — Human", "Training", "2/2"))
    (elder,) = table.battlefield("B", card("Elder", "{W}", "Creature — Human", "", "5/5"))
    table.answer("A", [[pupil, 2], [elder, 3]]).answer("B", [[elder, 3]]).to_step("declare_attackers").resolve()
    assert table.counters(pupil) == {"+1/+1": 1}


@rule("702.149a", "greater power, even 1 beside 0")
@pytest.mark.parametrize(("size", "counters"), [("1/1", {"+1/+1": 1}), ("0/1", {})])
def test_a_powerless_pupil_learns_of_the_least(size: str, counters: dict[str, int]) -> None:
    table = Table()
    pupil, rat = table.battlefield("A", card("Meek Pupil", "{W}", "Creature — Human", "Training", "0/3"), card("Rat", "{B}", "Creature — Rat", "", size))
    table.answer("A", [[pupil, B], [rat, B]]).to_step("declare_attackers").resolve()
    assert table.counters(pupil) == counters


@rule("702.149c", "a resolving training ability, not another counter; the creature that trains")
def test_it_trains_for_the_first_time_in_a_turn_of_much_else() -> None:
    table = Table()
    text = "Training, training\nWhenever this creature trains for the first time each turn, you gain 5 life."
    keen, other, elder = table.battlefield("A", card("Keen Pupil", "{W}", "Creature — Human", text, "2/2"),
                                           card("Other Pupil", "{W}", "Creature — Human", text.replace("Training, training", "Training"), "1/1"),
                                           card("Elder", "{W}", "Creature — Human", "", "5/5"))  # fmt: skip
    much_happens(table)
    life = table.life("A")
    table.answer("A", [[keen, B], [other, B], [elder, B]]).to_step("declare_attackers").resolve()
    assert table.counters(keen) == {"+1/+1": 2} and table.counters(other) == {"+1/+1": 1}
    assert table.life("A") == life + 10, "each the first time it trains, one of them twice"
