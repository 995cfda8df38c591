"""Another number of what an earlier sentence lets a player choose (CR 608.2c)."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD, HAND, LIBRARY
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, lamp, ogre, sprite
from tests.support.boards.table import FOREST, Table, card

GATHER = ("Reveal the top four cards of your library. You may put a creature card from among them into your hand. Put the rest into your "
          "graveyard.\nIf you control an artifact, put up to two creature cards from among the revealed cards into your hand instead of one.")  # fmt: skip
UNWRITTEN = ("Reveal the top four cards of your library. You may put a creature card from among them onto the battlefield. Put the rest into your "
             "graveyard.\nIf you control an artifact, you may put two creature cards onto the battlefield instead of one.")  # fmt: skip
JOURNEY = ("Search your library for up to two basic Forest cards, reveal those cards, put one onto the battlefield tapped and the rest into your "
           "hand, then shuffle.\nIf you control an artifact, search your library for up to three basic Forest cards instead of two.")  # fmt: skip
LURE = ("Look at the top four cards of your library. You may reveal a creature or land card from among them and put it into your hand. If you "
        "control an artifact, you may instead reveal two creature and/or land cards from among them and put them into your hand. Put the rest "
        "on the bottom of your library in a random order.")  # fmt: skip


def found_by(words: str, artifact: bool, *answers: object) -> Table:
    """A does it with a Sprite, an Ogre, an artifact and a Bear on top of their library."""
    table = Table()
    table.library("A", sprite(), ogre(), lamp(), bear())
    if artifact:
        table.battlefield("A", lamp())
    table.answer("A", *answers)
    return do(table, words)


def choices(table: Table) -> tuple[int, int]:
    """How many cards could be chosen last."""
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"]
    return asked[-1].least, asked[-1].most


@rule("608.2c")
@pytest.mark.parametrize(("artifact", "most", "taken"), [(False, 1, 1), (True, 2, 2)])
def test_up_to_two_go_to_hand_instead_of_one(artifact: bool, most: int, taken: int) -> None:
    table = found_by(GATHER, artifact, True, lambda decision: list(decision.candidates[: decision.most]))
    assert choices(table)[1] == most and len(table.zone("A", HAND)) == taken
    assert len(table.zone("A", GRAVEYARD)) == 5 - taken, "the rest, and the spell itself"


@rule("608.2c", "608.2d")
@pytest.mark.parametrize(("artifact", "wanted", "bounds"), [(False, 1, (1, 1)), (True, 2, (1, 2)), (True, 1, (1, 2))])
def test_two_may_be_put_onto_the_battlefield_instead_of_one(artifact: bool, wanted: int, bounds: tuple[int, int]) -> None:
    table = found_by(UNWRITTEN, artifact, True, lambda decision: list(decision.candidates[:wanted]))
    assert choices(table) == bounds
    assert sum(len(table.all(name)) for name in (SPRITE[0], OGRE[0], BEAR[0])) == wanted


@rule("608.2c")
def test_nobody_has_to_put_any() -> None:
    table = found_by(UNWRITTEN, True, False)
    assert not table.all(OGRE[0]) and len(table.zone("A", GRAVEYARD)) == 5


@rule("701.19b", "608.2c")
@pytest.mark.parametrize(("artifact", "cards"), [(False, 1), (True, 2)])
def test_three_cards_are_searched_for_instead_of_two(artifact: bool, cards: int) -> None:
    table = Table()
    if artifact:
        table.battlefield("A", lamp())
    table.answer("A", lambda decision: list(decision.candidates[: decision.most]))
    do(table, JOURNEY)
    assert len(table.all("Forest")) == 1 and table.zone("A", HAND) == ["Forest"] * cards


@rule("608.2c", "608.2d")
@pytest.mark.parametrize(("artifact", "taken"), [(False, 1), (True, 2)])
def test_two_may_be_revealed_instead(artifact: bool, taken: int) -> None:
    table = found_by(LURE, artifact, True, lambda decision: list(decision.candidates[: decision.most]))
    assert len(table.zone("A", HAND)) == taken and len(table.zone("A", LIBRARY)) == 34 - taken


@rule("608.2g", "608.2c")
@pytest.mark.parametrize(("artifact", "life"), [(False, 23), (True, 26)])
def test_two_spells_may_be_cast_instead_of_one(artifact: bool, life: int) -> None:
    table = Table()
    gain = card("Gain", "{3}", "Sorcery", "You gain 3 life.")
    table.library("B", gain, card(*FOREST), gain, gain)
    if artifact:
        table.battlefield("A", lamp())
    table.answer("A", True, *[lambda decision: list(decision.candidates[:1])] * 2)
    do(table, "Target opponent reveals the top four cards of their library. You may cast an instant or sorcery card from among them without paying "
       "its mana cost. Then that player puts the rest into their graveyard.\nIf you control an artifact, you may cast up to two revealed instant "
       "and/or sorcery cards instead of one.", [1])  # fmt: skip
    assert table.life("A") == life
