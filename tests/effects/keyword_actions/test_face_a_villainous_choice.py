"""Facing a villainous choice (CR 701.53)."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseOption
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table


def faced(table: Table) -> list[int]:
    """Who faced villainous choices, in order."""
    return [d.seat for d in table.asked if isinstance(d, ChooseOption) and d.purpose == "villainous choice"]


@rule("701.53a")
def test_the_player_chooses_and_all_of_the_chosen_option_is_done() -> None:
    words = "Target opponent faces a villainous choice — That player loses 3 life and you gain 1 life, or you draw two cards."
    for answer, life, hand in ((0, (21, 17), 0), (1, (20, 20), 2)):
        table = Table().answer("B", answer)
        do(table, words, targets=[1])
        assert (table.life("A"), table.life("B")) == life
        assert len(table.zone("A", "hand")) == hand
        assert faced(table) == [1]
    asked = next(d for d in table.asked if d.purpose == "villainous choice")
    assert isinstance(asked, ChooseOption)
    assert asked.options == ("That player loses 3 life and you gain 1 life", "You draw two cards")


@rule("701.53b")
def test_an_impossible_option_can_be_chosen_and_as_much_of_it_is_done_as_can_be() -> None:
    words = "Each opponent faces a villainous choice — They sacrifice two creatures and discard a card, or you draw a card."
    table = Table().answer("B", 0)
    table.battlefield("B", bear())
    do(table, words)
    assert table.zone("B", "graveyard") == ["Plain Bear"] and table.zone("A", "hand") == []
    table.answer("B", 0)
    do(table, words)
    assert faced(table) == [1, 1] and table.zone("A", "hand") == []


@rule("701.53c")
def test_a_choice_faced_an_additional_time_is_faced_one_at_a_time() -> None:
    table = Table()
    permanent(table, "If an opponent would face a villainous choice, they face that choice an additional time.", types="Enchantment")
    table.battlefield("B", bear(), lamp())
    seen: list[list[str]] = []

    def first_this_then_that(decision: object) -> int | None:
        if isinstance(decision, ChooseOption) and decision.purpose == "villainous choice":
            seen.append([name for name in ("Plain Bear", "Plain Lamp") if table.all(name)])
            return len(seen) - 1
        return None

    table.policy = first_this_then_that
    do(table, "Each opponent faces a villainous choice — They sacrifice a creature, or they sacrifice an artifact.")
    assert seen == [["Plain Bear", "Plain Lamp"], ["Plain Lamp"]]  # the first was done before the second was faced
    assert table.all("Plain Lamp") == []
    table.answer("A", 0)
    do(table, "Target player faces a villainous choice — They gain 1 life, or they lose 1 life.", targets=[0])
    assert faced(table) == [1, 1, 0]  # no opponent


@rule("701.53c")
def test_two_such_effects_make_it_three_times() -> None:
    table = Table()
    for _ in range(2):
        permanent(table, "If an opponent would face a villainous choice, they face that choice an additional time.", types="Enchantment")
    do(table, "Each opponent faces a villainous choice — They lose 1 life, or they lose 2 life.")
    assert faced(table) == [1, 1, 1]


@rule("701.53d")
def test_several_players_face_it_one_at_a_time_in_turn_order() -> None:
    table = Table(4)
    for who in "BCD":
        table.battlefield(who, ogre())
    counted: list[int] = []

    def answer(decision: object) -> int | None:
        if isinstance(decision, ChooseOption) and decision.purpose == "villainous choice":
            counted.append(len(table.all("Plain Ogre")))
            return 0
        return None

    table.policy = answer
    table.next_turn("C")
    do(table, "Each player faces a villainous choice — They sacrifice a creature, or they lose 5 life.", who="C")
    assert faced(table) == [2, 3, 0, 1]
    assert counted == [3, 2, 1, 1]  # what one chose has been done before the next one chooses
