"""Modes (CR 700.2): "Choose one —" with its bullets."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.choices import ChooseModes, ChooseTargets
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

PACT = ("Old Pact", "{2}", "Artifact",
        "{0}: Choose one that hasn't been chosen —\n• You gain 3 life.\n• Draw a card.")  # fmt: skip
RITE = ("Daily Rite", "{2}", "Artifact",
        "{0}: Choose one that hasn't been chosen this turn —\n• You gain 3 life.\n• Draw a card.")  # fmt: skip
CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")


def pick(*modes: int):
    return lambda decision: list(modes)


def usable(table: Table, oid: int) -> bool:
    return any(action.oid == oid and action.kind == "activate" for action in table.actions("A"))


@rule("700.2")
def test_a_mode_that_has_been_chosen_can_not_be_chosen_again() -> None:
    table = Table()
    (pact,) = table.battlefield("A", card(*PACT))
    table.answer("A", pick(0)).activate("A", pact).resolve()
    assert table.life("A") == 23
    table.activate("A", pact)

    hand = len(table.zone("A", "hand"))
    table.resolve()
    assert table.life("A") == 23 and len(table.zone("A", "hand")) == hand + 1
    assert not usable(table, pact)
    table.next_turn("A")
    assert not usable(table, pact)


def test_it_may_be_chosen_again_in_another_turn_if_the_words_speak_of_this_turn() -> None:
    table = Table()
    (rite,) = table.battlefield("A", card(*RITE))
    table.answer("A", pick(0)).activate("A", rite).resolve()
    table.activate("A", rite).resolve()  # the other mode is the only one left
    assert table.life("A") == 23 and not usable(table, rite)
    table.next_turn("A")
    table.answer("A", pick(0)).activate("A", rite).resolve()
    assert table.life("A") == 26


def test_a_new_object_has_chosen_nothing() -> None:
    table = Table()
    first, second = table.battlefield("A", card(*PACT), card(*PACT))
    table.answer("A", pick(0)).activate("A", first).resolve()
    table.answer("A", pick(0)).activate("A", second).resolve()
    assert table.life("A") == 26


def test_modes_may_have_flavor_words() -> None:
    table = Table()
    table.hand("A", card("Long Day", "{G}", "Sorcery",
                         "Choose one —\n• Rest at Home — You gain 4 life.\n• Toil — Draw a card."))  # fmt: skip
    table.mana("A", "{G}")
    table.answer("A", pick(0))
    table.cast("A", "Long Day").resolve()
    assert table.life("A") == 24


@rule("700.2", "608.2c")
def test_what_comes_with_either_mode_is_done_before_it() -> None:
    for mode, told in ((0, ["Odd Cub"]), (1, [])):
        table = Table()
        permanent(table, "Whenever you scry, choose one and put a +1/+1 counter on Test Thing.\n• Draw a card.\n• You gain 5 life.")
        table.library("A", card(*CUB))
        table.policy = lambda decision, mode=mode: [mode] if type(decision).__name__ == "ChooseModes" else None
        do(table, "Scry 1.").resolve()
        assert table.counters(table.find("Test Thing")) == {"+1/+1": 1}
        assert (table.zone("A", "hand") == told) and table.life("A") == (20 if mode == 0 else 25)


@rule("602.5b", "700.2")
def test_restrictions_before_the_modes() -> None:
    table = Table()
    beast = permanent(
        table,
        "{0}: Choose one. Activate only once each turn.\n• You gain 1 life.\n• You gain 2 life.",
        types="Artifact",
    )
    table.answer("A", [1]).activate("A", beast).resolve()
    assert table.life("A") == 22 and not table.actions("A")


@rule("603.12", "603.3c", "700.2b")
def test_the_modes_of_a_reflexive_ability_are_chosen_as_it_goes_on_the_stack() -> None:
    table = Table()
    table.battlefield("B", bear())
    table.answer("A", True, [0])
    do(table, "You may pay {0}. When you do, choose one —\n• Destroy target creature.\n• You gain 4 life.")
    assert not table.all("Plain Bear") and table.life("A") == 20
    table.answer("A", False)
    do(table, "You may pay {0}. When you do, choose one —\n• Draw a card.\n• You gain 4 life.")
    assert table.life("A") == 20 and not table.zone("A", "hand")


@rule("700.2", "603.3c")
def test_modes_that_chance_chooses() -> None:
    """Nobody is asked, and each comes up; one without a target can not be chosen."""
    drawn = set()
    for seed in range(12):
        table = Table(seed=seed)
        permanent(table, "At the beginning of your upkeep, choose one at random —\n• You gain 3 life.\n• Destroy target artifact.\n"
                  "• Draw a card.", types="Enchantment")  # fmt: skip
        before = len(table.zone("A", "hand"))
        table.to_step("upkeep", "A").resolve()
        assert not any(type(decision).__name__ == "ChooseModes" for decision in table.asked)
        gained, more = table.life("A") - 20, len(table.zone("A", "hand")) - before
        assert (gained, more) in ((3, 0), (0, 1))
        drawn.add((gained, more))
    assert len(drawn) == 2


@rule("603.12", "700.2", "700.2b")
def test_modes_of_what_triggers_when_something_is_done() -> None:
    """They are chosen as it goes onto the stack, not with the ability that lets it trigger."""
    table = Table()
    permanent(table, "At the beginning of combat on your turn, you may pay {1}. When you do, choose one —\n• You gain 3 life.\n"
              "• You draw a card.", types="Enchantment")  # fmt: skip
    table.battlefield("A", card("Grove", "", "Land", "{T}: Add {G}."))
    table.answer("A", True, pick(0))
    table.to_step("begin_combat", "A").resolve()
    assert table.life("A") == 23
    table.next_turn("A")
    table.answer("A", False)
    table.to_step("begin_combat", "A").resolve()
    assert table.life("A") == 23


@rule("207.2d")
def test_names_of_modes_with_any_marks() -> None:
    table = Table()
    table.answer("A", pick(1))
    do(table, "Choose one —\n• Join Forces! — Draw a card.\n• Who, Me? — You gain 3 life.")
    assert table.life("A") == 23


APART = (
    "Choose one or more. Each mode must target a different player.\n• Target opponent loses 1 life.\n"
    "• Target opponent loses 2 life.\n• Target player gains 5 life."
)


@rule("601.2c", "700.2a")
def test_each_mode_must_target_a_different_player() -> None:
    table = Table(3)
    table.answer("A", [0, 1, 2])
    do(table, APART, [2, 1, 0])
    assert [table.life(who) for who in "ABC"] == [25, 18, 19]
    asked = [decision for decision in table.asked if isinstance(decision, ChooseTargets)]
    assert [set(decision.candidates) for decision in asked] == [{1, 2}]  # then nothing else is left


@rule("601.2c", "700.2a")
def test_modes_for_which_there_are_not_enough_players_cant_be_chosen_together() -> None:
    table = Table(2)
    (modes,) = _asked_for_modes(table, APART, [0, 2])
    assert set(modes.together) == {(0,), (1,), (2,), (0, 2), (1, 2)}
    with pytest.raises(IllegalAnswer):
        modes.check([0, 1])
    assert not modes.has_room_for(1, [0]) and modes.has_room_for(2, [0])
    assert [table.life(who) for who in "AB"] == [25, 19]


@rule("603.3c")
def test_an_ability_whose_modes_cant_all_find_a_player_is_removed() -> None:
    table = Table(2)
    words = "When this creature enters, choose two. Each mode must target a different player.\n• Target opponent loses 1 life.\n• Target opponent loses 2 life."
    table.hand("A", card("Cruel Choice", "{0}", "Creature — Imp", words, "1/1"))
    table.cast("A", "Cruel Choice").resolve()
    assert (table.life("B"), table.stack()) == (20, [])


@rule("707.10c", "601.2c")
def test_new_targets_for_a_copy_are_different_players_too() -> None:
    table = Table(4)
    words = "Choose two. Each mode must target a different player.\n• Target opponent loses 1 life.\n• Target opponent loses 2 life."
    table.hand("A", card("Test Rite", "{0}", "Sorcery", words), card("Echo", "{0}", "Instant", "Copy target spell you control. You may choose new targets for the copy."))
    table.cast("A", "Test Rite", [1, 2])
    table.cast("A", "Echo", [table.game.stack[-1]])
    table.targets = [3]
    table.answer("A", True, [2]).resolve()
    asked = [decision for decision in table.asked if isinstance(decision, ChooseTargets) and decision.rule == "115.7d"]
    assert [set(decision.candidates) for decision in asked] == [{1, 3}, {1, 2}]
    assert [table.life(who) for who in "BCD"] == [19, 16, 19]


def _asked_for_modes(table: Table, words: str, modes: list[int]) -> list[ChooseModes]:
    table.answer("A", modes)
    do(table, words, [1, 0])
    return [decision for decision in table.asked if isinstance(decision, ChooseModes)]


@rule("700.2", "115.1")
@pytest.mark.parametrize("mode", [0, 1])
def test_its_in_a_mode_is_nothing_that_another_mode_names(mode: int) -> None:
    """Either mode may be chosen alone: what the other one would target is no target then."""
    table = Table(3)
    (mine,) = table.battlefield("B", bear())
    (other,) = table.battlefield("C", bear())
    table.graveyard("B", bear(), bear())
    ask = "target creature with mana value less than or equal to the number of cards in its controller's graveyard"
    table.hand("A", card("Odd Choice", "{0}", "Sorcery", f"Choose one —\n• Tap {ask}.\n• Destroy {ask}."))
    table.answer("A", pick(mode)).cast("A", "Odd Choice")
    assert [refs for _, refs in table.game.objects[table.game.stack[-1]].stack.targets] == [(mine,)]
    table.resolve()
    assert (mine in table.game.permanents()) == (mode == 0)
    assert other in table.game.permanents()


@rule("700.2")
@pytest.mark.parametrize("words", ["Choose one or both —\n• Tap target creature.\n• That creature gets +1/+1 until end of turn.",
                                   "Spree\n+ {1} — Tap target creature.\n+ {1} — Untap that creature."])  # fmt: skip
def test_a_mode_that_speaks_of_what_another_names_is_declined(words: str) -> None:
    with pytest.raises(AssertionError):
        card("Odd Choice", "{0}", "Sorcery", words)
