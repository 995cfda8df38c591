"""What several things chosen have in common, or apart."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAnswer
from engine.core.zones import HAND
from engine.game.decisions.choices import ChooseObjects, ChooseTargets
from engine.meaning.limits import Varied
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, bear, do, ogre, sprite
from tests.support.boards.table import Table, card

IMP = ("Mire Imp", "{2}{B}", "Creature — Imp", "Escape—{1}, Exile any number of other cards from your graveyard with four or more card types "
       "among them.", "2/2")  # fmt: skip
GOLEM = ("Tin Golem", "{2}", "Artifact Creature — Golem", "", "1/1")
SHRINE = ("Elf Shrine", "{2}", "Kindred Enchantment — Elf", "")
SONG = ("Old Song", "{R}", "Instant", "You gain 1 life.")
FEN = ("Wide Fen", "", "Land", "")
FORGE = ("Color Forge", "{1}", "Artifact", "Exile any number of cards from your graveyard with two or more colors among them: You gain 3 life.")
CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
PLAIN_CUB = ("Plain Cub", "{G}", "Creature — Bear", "", "1/1")


@rule("601.2c", "205.3m")
@pytest.mark.parametrize(("second", "legal"), [(ogre, True), (bear, False)])
def test_two_targets_that_share_no_creature_types(second: object, legal: bool) -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    (other,) = table.battlefield("B", second())  # type: ignore[operator]
    table.battlefield("B", sprite())
    table.hand("A", card("Duel", "{0}", "Sorcery", "Choose two target creatures that share no creature types. Those creatures fight each other."))
    if not legal:
        with pytest.raises(IllegalAnswer):
            table.cast("A", "Duel", [one, other])
        return
    table.cast("A", "Duel", [one, other]).resolve()
    assert not table.all(BEAR[0]) and table.game.obj(other).damage == 2


@rule("701.19", "202.3")
def test_cards_that_have_a_mana_value_with_different_names() -> None:
    table = Table()
    twin = card("Twin", "{1}{U}", "Creature — Elf", "", "1/1")
    table.library("A", bear(), bear(), twin, ogre())
    table.answer("A", lambda decision: decision.some_answer(lambda bound: bound - 1))
    do(table, "Search your library for up to two creature cards with different names that each have mana value 2, reveal them, put them into your "
       "hand, then shuffle.")  # fmt: skip
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"][-1]
    assert len(asked.candidates) == 3 and len(set(table.zone("A", HAND))) == len(table.zone("A", HAND)) <= 2
    do(table, "Search your library for any number of cards that have mana value 3, reveal them, put them into your hand, then shuffle.")
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"][-1]
    assert [table.game.chars(ref).name for ref in asked.candidates] == [OGRE[0]]


def _ways(table: Table) -> list[str]:
    return [action.way for action in table.actions("A") if action.kind == "cast"]


@rule("205.2a", "601.2h")
def test_cards_exiled_have_so_many_card_types_among_them() -> None:
    """A type counts once; the card itself, a creature, is not among them, and cards of others are not."""
    table = Table()
    (imp,) = table.graveyard("A", card(*IMP))
    one, _, _ = table.graveyard("A", card(*GOLEM), card(*GOLEM), card(*SONG))
    table.graveyard("B", card(*FEN), card(*SHRINE))
    table.mana("A", "{1}")
    assert not _ways(table)  # artifact, creature, instant
    (fen,) = table.graveyard("A", card(*FEN))
    assert _ways(table) == ["escape"]
    table.answer("A", [one, fen])
    with pytest.raises(IllegalAnswer, match="together_varied"):
        table.cast("A", imp)


@rule("205.2a")
def test_more_cards_may_be_exiled_than_the_types_need() -> None:
    table = Table()
    (imp,) = table.graveyard("A", card(*IMP))
    one, two, shrine, fen = table.graveyard("A", card(*GOLEM), card(*GOLEM), card(*SHRINE), card(*FEN))
    table.mana("A", "{1}").answer("A", [one, two, shrine])  # artifact, creature, kindred, enchantment
    table.cast("A", imp).resolve()
    assert table.find("Mire Imp") and table.zone("A", "graveyard") == ["Wide Fen"]
    assert sorted(table.zone("A", "exile")) == ["Elf Shrine", "Tin Golem", "Tin Golem"]
    (asked,) = [decision for decision in table.asked if isinstance(decision, ChooseObjects)]
    assert asked.candidates == (one, two, shrine, fen) and asked.least == 0


@rule("602.2b", "118.3", "105.2")
def test_what_is_activated_asks_for_colors_in_the_same_way() -> None:
    table = Table()
    (forge,) = table.battlefield("A", card(*FORGE))
    (song,) = table.graveyard("A", card(*SONG))
    table.graveyard("A", card(*GOLEM))  # colorless
    assert not [action for action in table.actions("A") if action.oid == forge]
    (imp,) = table.graveyard("A", card(*IMP))
    table.answer("A", [song, imp]).activate("A", forge).resolve()
    assert table.life("A") == 23 and table.zone("A", "graveyard") == ["Tin Golem"]


def test_some_choice_grows_until_there_are_enough_kinds() -> None:
    limits = Varied(((1, ("a",)), (2, ("a",)), (3, ("b",))), 2)
    assert limits.some([1, 2, 3], 0, 1) == [1, 2, 3] and limits.some([3, 1, 2], 0, 0) == [3, 1]
    assert limits.some([1, 3, 2], 0, 3) == [1, 3, 2]
    assert limits.choosable(0) == (1, 2, 3) and not Varied(limits.kinds, 3).choosable(0)


@rule("601.2c", "115.1", "608.2b")
def test_two_targets_are_controlled_by_different_players() -> None:
    table = Table(3)
    one, two = table.battlefield("B", card(*CUB), card("Even Cub", "{G}", "Creature — Bear", "", "2/2"))
    (mine,) = table.battlefield("C", card(*CUB))
    table.hand("A", *[card("Far Apart", "{0}", "Instant", "Choose two target creatures controlled by different players. Return those creatures to "
                           "their owners' hands.")] * 2)  # fmt: skip
    with pytest.raises(IllegalAnswer):
        table.cast("A", "Far Apart", targets=[one, two])
    table = Table(3)
    one, two = table.battlefield("B", card(*CUB), card(*CUB))
    (mine,) = table.battlefield("C", card(*CUB))
    table.hand("A", card("Far Apart", "{0}", "Instant", "Choose two target creatures controlled by different players. Return those creatures to "
                         "their owners' hands."))  # fmt: skip
    table.cast("A", "Far Apart", targets=[one, mine]).resolve()
    (asked,) = [decision for decision in table.asked if isinstance(decision, ChooseTargets)]
    assert set(asked.candidates) == {one, two, mine}
    assert table.zone("B", "hand") == table.zone("C", "hand") == ["Odd Cub"] and table.all("Odd Cub") == [two]
    (late,) = table.hand("A", card("Far Apart", "{0}", "Instant", "Choose two target creatures controlled by different players. Return those creatures to "
                                   "their owners' hands."))  # fmt: skip
    assert late not in [action.oid for action in table.actions("A")]  # all are one player's now


@rule("608.2d", "201.2")
def test_cards_with_different_names() -> None:
    table = Table()
    table.library("A", bear(), bear(), ogre())
    first, second = table.all(BEAR[0], "library")
    (other,) = table.all(OGRE[0], "library")
    words = "Search your library for up to two creature cards with different names, put them into your hand, then shuffle."
    table.answer("A", [first, second])
    with pytest.raises(IllegalAnswer):
        do(table, words)
    table = Table()
    table.library("A", bear(), bear(), ogre())
    table.answer("A", [table.all(BEAR[0], "library")[0], table.find(OGRE[0], "library")])
    do(table, words)
    assert sorted(table.zone("A", "hand")) == sorted([BEAR[0], OGRE[0]]) and other


@rule("601.2c", "608.2b")
def test_targets_that_share_a_creature_type() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    (two,) = table.battlefield("A", card(*PLAIN_CUB))
    (no,) = table.battlefield("A", ogre())
    do(table, "Tap two target creatures you control that share a creature type.", [one, two])
    assert table.game.obj(one).tapped and table.game.obj(two).tapped and not table.game.obj(no).tapped
    with pytest.raises(IllegalAnswer):
        do(table, "Tap two target creatures you control that share a creature type.", [one, no])


@rule("601.2c", "404.1")
def test_target_cards_with_different_names_from_a_graveyard() -> None:
    table = Table()
    table.graveyard("A", bear(), ogre())
    table.graveyard("B", sprite())
    cards = [table.find(BEAR[0], "graveyard"), table.find(OGRE[0], "graveyard")]
    do(table, "Return up to three target creature cards with different names from your graveyard to your hand.", cards)
    assert sorted(table.zone("A", "hand")) == sorted([BEAR[0], OGRE[0]]) and table.zone("B", "graveyard")


@rule("608.2d")
def test_any_number_with_different_powers() -> None:
    table = Table()
    one, two, three = table.battlefield("A", bear(), bear(), ogre())
    words = "Choose any number of creatures with different powers. Those creatures gain flying until end of turn."
    asked = []

    def policy(decision: Any) -> Any:
        if not isinstance(decision, ChooseObjects) or one not in decision.candidates:
            return None
        with pytest.raises(IllegalAnswer):
            decision.check([one, two])
        asked.append(decision)
        return [two, three]

    table.policy = policy
    do(table, words)
    assert asked and [table.has(oid, "flying") for oid in (one, two, three)] == [False, True, True]


@rule("601.2c", "109.4")
def test_targets_with_different_controllers() -> None:
    table = Table(3)
    mine, too = table.battlefield("A", bear(), bear())
    (other,) = table.battlefield("B", ogre())
    do(table, "Tap any number of target creatures with different controllers.", [mine, other])
    assert [table.game.obj(oid).tapped for oid in (mine, too, other)] == [True, False, True]
    with pytest.raises(IllegalAnswer):
        do(table, "Tap any number of target creatures with different controllers.", [mine, too])


@rule("601.2c", "109.4")
def test_other_targets_controlled_by_different_players() -> None:
    table = Table(2)
    words = "{0}: Exchange control of two other target creatures controlled by different players."
    (thing,) = table.battlefield("A", card("Deal Maker", "{2}", "Creature — Imp", words, "1/1"))
    (mine,), (other,) = table.battlefield("A", bear()), table.battlefield("B", ogre())
    table.activate("A", thing, [mine, other]).resolve()
    (asked,) = [decision for decision in table.asked if isinstance(decision, ChooseTargets)]
    assert set(asked.candidates) == {mine, other}
    assert [table.game.controller(oid) for oid in (thing, mine, other)] == [0, 1, 0]


@rule("601.2c", "102.3")
def test_targets_controlled_by_the_same_opponent_who_then_chooses() -> None:
    table = Table(3)
    table.battlefield("A", sprite(), sprite())
    one, two = table.battlefield("B", bear(), ogre())
    table.battlefield("C", ogre())
    table.answer("B", [two])
    do(table, "Choose two target creatures controlled by the same opponent. That player chooses one of those creatures. "
              "Destroy that creature, and the other can't block this turn.", [one, two])  # fmt: skip
    (asked,) = [decision for decision in table.asked if isinstance(decision, ChooseTargets)]
    assert set(asked.candidates) == {one, two}
    assert table.zone("B", "graveyard") == ["Plain Ogre"] and one in table.all("Plain Bear")


@rule("608.2b", "109.4")
def test_the_one_player_who_controls_both_targets_sacrifices_one() -> None:
    table = Table(3)
    one, two = table.battlefield("C", bear(), ogre())
    table.answer("C", [one])
    do(table, "Choose two target creatures controlled by the same player. That player sacrifices one of them of their choice.", [one, two])
    assert table.zone("C", "graveyard") == ["Plain Bear"]


@rule("115.1", "202.3")
@pytest.mark.parametrize("words", ["Destroy target creature with the same mana value.",
                                   "Destroy up to one target creature with the same name."])  # fmt: skip
def test_one_alone_has_nothing_in_common_with_others(words: str) -> None:
    """No words say what it would be compared with: everything would fit."""
    with pytest.raises(AssertionError):
        card("Odd Rite", "{0}", "Sorcery", words)
