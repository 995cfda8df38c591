"""Planeswalk (CR 701.24), the planar die rolled by an effect (901.9), and chaos (311.7)."""

from __future__ import annotations

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.chances import next_rolls
from tests.support.boards.doing import do
from tests.support.boards.planes import BLANK, CHAOS, plane, planechase, planes
from tests.support.boards.table import Table

CAVE = plane("Warm Cave", "Whenever chaos ensues, you gain 3 life.")
POND = plane("Cold Pond", "Whenever you planeswalk to this plane, you gain 1 life.")


def at_the_cave(*more: CardDefinition) -> Table:
    """A's planar deck has these two planes, the first one face up."""
    return planechase((CAVE, POND, *more))


@rule("701.24b", "701.24d")
def test_the_plane_goes_to_the_bottom_and_the_next_card_is_turned_face_up() -> None:
    table = do(at_the_cave(), "Planeswalk.")
    assert planes(table) == ["Cold Pond"] and table.life("A") == 21
    assert planes(do(table, "Planeswalk.")) == ["Warm Cave"]


@rule("701.24a")
def test_only_the_planar_controller_planeswalks() -> None:
    table = do(at_the_cave(), "Target opponent planeswalks.", targets=[1])
    assert planes(table) == ["Warm Cave"]


@rule("701.24a")
def test_outside_of_planechase_nobody_planeswalks() -> None:
    assert planes(do(Table(), "Planeswalk.")) == []


@rule("311.7")
def test_chaos_ensues_because_words_say_so() -> None:
    table = do(at_the_cave(), "Chaos ensues.")
    assert table.life("A") == 23 and planes(table) == ["Warm Cave"]


@rule("901.9")
def test_an_effect_rolls_the_planar_die() -> None:
    table = at_the_cave()
    next_rolls(table, 6, CHAOS, BLANK)
    assert do(table, "Roll the planar die.").life("A") == 23
    next_rolls(table, 6, BLANK)
    assert do(table, "Roll the planar die.").life("A") == 23
