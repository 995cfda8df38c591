"""Results of die rolls stored on a permanent (CR 706.8)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.chances import next_rolls
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

WATCHER = card("Dice Watcher", "{1}", "Artifact", "Whenever you roll a die, you gain 10 life.")


def with_spell(spell: object, *permanents: object) -> Table:
    """A table where A can cast a spell for {R}."""
    table = Table()
    table.battlefield("A", *permanents)  # type: ignore[arg-type]
    table.hand("A", spell)  # type: ignore[arg-type]
    return table.mana("A", "{R}{4}")


STORING = ("Patient Beast", "{4}{R}", "Creature — Beast",
           "When this creature enters, roll two d6 and store those results on it.\nThis creature gets +X/+0, where X is the highest of its stored results.\n"
           "{1}: Reroll any number of this creature's stored results.", "0/4")  # fmt: skip


@rule("706.8", "706.8a")
def test_a_stored_result_has_a_kind_of_die_and_a_value() -> None:
    table = with_spell(card(*STORING))
    next_rolls(table, 6, 2, 5)
    table.cast("A", "Patient Beast").resolve()
    (beast,) = table.all("Patient Beast")
    assert table.pt(beast) == (5, 4)
    assert table.game.objects[beast].marks["stored results"] == ((6, 2), (6, 5))


@rule("706.8b")
def test_rerolled_results_stop_being_stored_and_new_ones_of_the_same_die_are() -> None:
    table = with_spell(card(*STORING), WATCHER)
    next_rolls(table, 6, 2, 5)
    table.cast("A", "Patient Beast").resolve()
    (beast,) = table.all("Patient Beast")
    next_rolls(table, 6, 3)
    table.mana("A", "{1}").answer("A", 1, 1).activate("A", beast).resolve()  # the 5, and no more
    assert table.game.objects[beast].marks["stored results"] == ((6, 2), (6, 3))
    assert table.pt(beast) == (3, 4) and table.life("A") == 20 + 30  # three dice were rolled in all


@rule("706.8c", "607.2e")
def test_only_the_linked_ability_knows_the_stored_results() -> None:
    table = with_spell(card(*STORING), card("Idle Cup", "{1}", "Artifact", "{0}: Roll a d6."))
    next_rolls(table, 6, 2, 1)
    table.cast("A", "Patient Beast").resolve()
    (beast,), (cup,) = table.all("Patient Beast"), table.all("Idle Cup")
    next_rolls(table, 6, 6)
    table.activate("A", cup).resolve()
    assert table.pt(beast) == (2, 4)  # a roll of something else is not stored on it


@rule("706.8a", "the kind of die as well as the result")
def test_results_of_different_dice_are_stored_with_their_kinds() -> None:
    table = with_spell(card("Odd Beast", "{4}{R}", "Creature — Beast", "When this creature enters, roll a d20 and store that result on it.\n"
                            "{1}: Reroll any number of this creature's stored results.", "0/4"))  # fmt: skip
    next_rolls(table, 20, 17)
    table.cast("A", "Odd Beast").resolve()
    (beast,) = table.all("Odd Beast")
    assert table.game.objects[beast].marks["stored results"] == ((20, 17),)
    next_rolls(table, 20, 19)
    table.mana("A", "{1}").answer("A", 0).activate("A", beast).resolve()
    assert table.game.objects[beast].marks["stored results"] == ((20, 19),)  # the same kind of die


@rule("706.8a", "706.8b", "as many of each kind as are chosen; whether any was")
@pytest.mark.parametrize(("answers", "kept", "life"), [
    ([3], ((20, 17), (6, 2), (6, 5)), 20),
    ([0, 1, 1], ((6, 2), (20, 19), (6, 5)), 21),
])  # fmt: skip
def test_of_results_of_several_kinds_some_are_rerolled(answers: list[int], kept: tuple[tuple[int, int], ...], life: int) -> None:
    table = with_spell(card("Odd Beast", "{4}{R}", "Creature — Beast",
                            "When this creature enters, roll a d20 and store that result on it.\n"
                            "{1}: Roll two d6 and store those results on this creature.\n"
                            "{0}: Reroll any number of this creature's stored results. If you do, you gain 1 life.", "0/4"))  # fmt: skip
    next_rolls(table, 20, 17)
    table.cast("A", "Odd Beast").resolve()
    (beast,) = table.all("Odd Beast")
    next_rolls(table, 6, 2, 5)
    table.mana("A", "{1}").activate("A", beast).resolve()
    assert table.game.objects[beast].marks["stored results"] == ((20, 17), (6, 2), (6, 5))
    next_rolls(table, 20, 19)
    table.answer("A", *answers).activate("A", beast, index=1).resolve()
    assert table.game.objects[beast].marks["stored results"] == kept and table.life("A") == life


@rule("706.8a", "what is stored on each of several permanents")
def test_a_reroll_for_two_creatures_is_done_if_it_is_done_for_one() -> None:
    table = with_spell(card(*STORING), card(*STORING))
    table.mana("A", "{R}{4}")
    for beast in table.battlefield("A", *[card("Dice Den", "{1}", "Creature — Wall", "{0}: Roll a d6 and store that result on this creature.", "1/1")] * 2):
        next_rolls(table, 6, 4)
        table.activate("A", beast).resolve()
    dens = table.all("Dice Den")
    next_rolls(table, 6, 6)
    table.answer("A", 0, 1, 0)  # the first is rerolled, and the second is not
    do(table, "Choose up to two target creatures. Reroll any number of their stored results. If you do, you gain 1 life.", dens)
    assert [table.game.objects[den].marks["stored results"] for den in dens] == [((6, 6),), ((6, 4),)] and table.life("A") == 21
