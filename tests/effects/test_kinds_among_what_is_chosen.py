"""Costs that ask for so many kinds among what is chosen. As in "any number of cards with four or more card types
among them"."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects
from engine.game.decisions.decision import IllegalAnswer
from engine.meaning.limits import Varied
from tests.rulebook import rule
from tests.support.boards.table import Table, card

IMP = ("Mire Imp", "{2}{B}", "Creature — Imp", "Escape—{1}, Exile any number of other cards from your graveyard with four or more card types "
       "among them.", "2/2")  # fmt: skip
GOLEM = ("Tin Golem", "{2}", "Artifact Creature — Golem", "", "1/1")
SHRINE = ("Elf Shrine", "{2}", "Kindred Enchantment — Elf", "")
SONG = ("Old Song", "{R}", "Instant", "You gain 1 life.")
FEN = ("Wide Fen", "", "Land", "")
FORGE = ("Color Forge", "{1}", "Artifact", "Exile any number of cards from your graveyard with two or more colors among them: You gain 3 life.")


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
