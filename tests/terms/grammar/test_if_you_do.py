"""“If you do” asks whether what was said was done. Each keyword action knows that of itself (CR 608.2c, 701)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.zones import HAND
from engine.game.decisions.choices import ChooseObjects, YesNo
from engine.game.decisions.decision import Decision
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, sprite
from tests.support.boards.table import FOREST, Table, card

LATER = "2026-01-16"
IF = " If you do, you gain 50 life."
BLADE = ("Plain Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}")


def proves(words: str, *numbers: str, edition: str = "2024-02-06") -> Any:
    return pytest.param(words, marks=rule(*numbers, edition=edition), id=words)


def wants(decision: Decision) -> Any:
    """Yes to all, and a card for each search."""
    if isinstance(decision, ChooseObjects) and decision.purpose == "search":
        return [decision.candidates[0]]
    return True if isinstance(decision, YesNo) else None


def rich() -> Table:
    """Two players with a little of everything; whoever is asked says yes."""
    table = Table()
    table.battlefield("A", bear(), ogre(), lamp(), card(*BLADE))
    do(table, "Create a 1/1 green Elf creature token.")
    table.battlefield("B", bear())
    table.graveyard("A", bear(), ogre(), lamp())
    table.hand("A", lamp(), card(*FOREST))
    table.library("A", bear(), lamp(), ogre())
    table.library("B", lamp(), bear())
    table.policy = wants
    return table


@pytest.mark.parametrize("words", [
    proves("You may shuffle your graveyard into your library.", "701.20a", "701.20d"),
    proves("You may shuffle your library.", "701.20a"),
    proves("You may scry 1.", "701.18a"), proves("You may surveil 1.", "701.42a"), proves("You may mill two cards.", "701.13a"),
    proves("You may fateseal 1.", "701.22a"), proves("You may proliferate.", "701.27a"), proves("You may populate.", "701.30a"),
    proves("You may manifest the top card of your library.", "701.34a"), proves("You may cloak the top card of your library.", "701.56a"),
    proves("You may manifest dread.", "701.62a", edition=LATER), proves("You may investigate.", "701.36a"),
    proves("You may bolster 1.", "701.33a"), proves("You may amass Orcs 1.", "701.44a"), proves("You may support 1.", "701.35a"),
    proves("You may goad target creature.", "701.38a"), proves("You may detain target creature.", "701.29a"),
    proves("You may tap target creature.", "701.21a"), proves("You may destroy target creature.", "701.7a"),
    proves("You may sacrifice a creature.", "701.17a"), proves("You may discard a card.", "701.8a"), proves("You may exile target creature.", "701.11a"),
    proves("You may search your library for a creature card, reveal it, put it into your hand, then shuffle.", "701.19a", "701.19e"),
    proves("You may reveal a card from your hand.", "701.16a"), proves("You may attach target Equipment to target creature.", "701.3a"),
    proves("You may have target creature fight another target creature.", "701.12a"), proves("You may double target creature's power until end of turn.", "701.9b"),
    proves("You may suspect target creature.", "701.58a"),
    proves("You may have target creature connive.", "701.47a"), proves("You may have target creature explore.", "701.40a"),
    proves("You may incubate 2.", "701.51a"), proves("You may discover 2.", "701.55a"), proves("You may collect evidence 2.", "701.57a"),
    proves("You may exchange control of two target creatures.", "701.10a", "701.10b"), proves("You may create a 1/1 green Elf creature token.", "701.6a"),
    proves("You may blight 1.", "701.68a", edition=LATER), proves("You may airbend target creature.", "701.65a", edition=LATER),
    proves("Starting with you, each player votes for grace or ruin.", "701.32a"),
    proves("Starting with you, each player votes for a creature.", "701.32b"), proves("Time travel.", "701.54a"),
])  # fmt: skip
def test_what_was_done_was_done(words: str) -> None:
    table = rich()
    mine, theirs, blade = table.find("Plain Ogre", who="A"), table.find("Plain Bear", who="B"), table.find("Plain Blade")
    do(table, words + IF, targets=[blade, mine, theirs] if words.startswith("You may attach") else [mine, theirs])
    assert table.life("A") == 70


@pytest.mark.parametrize("words", [
    proves("You may populate.", "701.30b"), proves("You may bolster 1.", "701.33a"),
    proves("You may sacrifice a creature.", "701.17a"), proves("You may discard a card.", "701.8a"),
    proves("You may manifest the top card of your library.", "701.34a"), proves("You may cloak the top card of your library.", "701.56a"),
    proves("You may mill two cards.", "701.13b"), proves("You may reveal a card from your hand.", "701.16a"),
    proves("You may collect evidence 2.", "701.57b"), proves("You may blight 1.", "701.68b", edition=LATER),
])  # fmt: skip
def test_what_was_impossible_was_not_done(words: str) -> None:
    table = Table(library=0)
    table.battlefield("B", sprite())
    table.graveyard("B", bear())
    table.policy = wants
    do(table, words + IF)
    assert table.life("A") == 20


@pytest.mark.parametrize("words", [
    proves("You may destroy target creature.", "701.7a", "701.7b"), proves("You may tap target creature.", "701.21a"),
    proves("You may suspect target creature.", "701.58d"), proves("You may untap target artifact.", "701.21b"),
    proves("You may have target creature fight target artifact.", "701.12b"),
])  # fmt: skip
def test_what_changed_nothing_was_not_done(words: str) -> None:
    """The creature is tapped, suspected and indestructible already. The artifact is untapped, and no creature."""
    table = Table()
    (rock,) = table.battlefield("A", card("Old Rock", "{2}", "Creature — Golem", "Indestructible", "1/1"), tapped=True)
    (thing,) = table.battlefield("A", lamp())
    if "suspect" in words:
        do(table, "Suspect target creature.", targets=[rock])
    table.policy = wants
    do(table, words + IF, targets=[rock, thing])
    assert table.life("A") == 20


@rule("608.2c", "words that stand alone: nothing was done before them")
def test_where_nothing_is_said_to_be_done_nothing_was() -> None:
    table = Table()
    do(table, IF.strip())
    do(table, "If you don't, you gain 1 life.")
    assert table.life("A") == 21


@rule("608.2c", "101.4")
@pytest.mark.parametrize(("who", "lives", "drawn"), [("", (20, 20), 3), ("A", (15, 20), 0), ("B", (20, 15), 0), ("AB", (15, 15), 0)])
def test_if_no_one_does(who: str, lives: tuple[int, int], drawn: int) -> None:
    table = Table()
    table.answer("A", "A" in who).answer("B", "B" in who)
    do(table, "Any player may have Test Rite deal 5 damage to them. If no one does, you draw three cards.")
    assert (table.life("A"), table.life("B")) == lives and len(table.zone("A", HAND)) == drawn
