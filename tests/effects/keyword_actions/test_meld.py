"""Meld (CR 701.37): two cards of a meld pair become one permanent."""

from __future__ import annotations

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

WHOLE = data("Whole Statue", "", "Artifact Creature — Golem", "Trample", "6/6")
WORDS = "{1}: If you both own and control this creature and a creature named Stone Legs, exile them, then meld them into Whole Statue."


def head() -> CardDefinition:
    """The half that melds."""
    return card("Stone Head", "{2}", "Artifact Creature — Golem", WORDS, "1/1", layout="meld", back=WHOLE)


def legs() -> CardDefinition:
    """Its counterpart."""
    return card("Stone Legs", "{3}", "Artifact Creature — Golem", "", "2/2", layout="meld", back=WHOLE)


@rule("701.37a")
def test_both_cards_are_one_permanent_with_the_combined_face() -> None:
    table = Table()
    one, _ = table.battlefield("A", head(), legs())
    table.mana("A", "{1}").activate("A", one).resolve()
    statue = table.find("Whole Statue")
    assert table.pt(statue) == (6, 6) and table.has(statue, "trample")
    assert not table.all("Stone Head") and not table.all("Stone Legs") and table.zone("A", "exile") == []


@rule("701.37a")
def test_without_the_counterpart_nothing_happens() -> None:
    table = Table()
    (one,) = table.battlefield("A", head())
    table.battlefield("B", legs())
    table.mana("A", "{1}").activate("A", one).resolve()
    assert table.all("Stone Head") == [one] and not table.all("Whole Statue") and table.zone("A", "exile") == []


@rule("701.37b")
def test_a_card_that_is_no_part_of_the_pair_stays_in_exile() -> None:
    table = Table()
    one, _ = table.battlefield("A", head(), card("Stone Legs", "{3}", "Artifact Creature — Golem", "", "2/2"))
    table.mana("A", "{1}").activate("A", one).resolve()
    assert sorted(table.zone("A", "exile")) == ["Stone Head", "Stone Legs"] and not table.all("Whole Statue")
