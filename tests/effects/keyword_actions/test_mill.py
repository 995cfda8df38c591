"""Mill (CR 701.13)."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from engine.core.zones import GRAVEYARD
from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("701.13a", "701.13b")
def test_mill_as_many_as_there_are() -> None:
    table = Table(library=2)
    do(table, "Target player mills four cards.", targets=[1])
    assert table.zone("B", "graveyard") == ["Forest", "Forest"]
    assert not table.game.over


@rule("701.13", "one that is milled, or several")
@pytest.mark.parametrize(("words", "known"), [
    ("Whenever one or more nonland cards are milled, exile them.", True), ("Whenever one or more nonland cards are milled, exile it.", False),
    ("Whenever a nonland card is milled, exile it.", True), ("Whenever a nonland card is milled, exile them.", False),
])  # fmt: skip
def test_what_is_milled_is_spoken_of_as_it_is_said_to_be(words: str, known: bool) -> None:
    compiled = compile_card(plain_card(words, "Enchantment"))
    assert (compiled.definition is not None) == known


@rule("603.6c")
def test_put_into_the_graveyard_from_the_library() -> None:
    table = Table()
    slug = card("Well Slug", "{1}{U}", "Creature — Slug", "When this card is put into your graveyard from your "
                "library, you may put it onto the battlefield.", "1/1")  # fmt: skip
    table.library("A", slug)
    table.answer("A", True)
    do(table, "Mill a card.")
    table.resolve()
    assert table.all("Well Slug")
    table.hand("A", slug)
    do(table, "Discard a card.")
    table.resolve()
    assert len(table.all("Well Slug")) == 1


@rule("603.12")
def test_sentences_that_go_on_about_a_reflexive_trigger_are_part_of_it() -> None:
    table = Table()
    words = (
        "Each opponent mills two cards. When one or more cards are milled this way, exile target instant card with "
        "equal or lesser mana value than this creature from an opponent's graveyard. Copy the exiled card. You may "
        "cast the copy without paying its mana cost."
    )
    wizard = permanent(table, "{0}: " + words)
    (low, _) = table.library("B", card("Small Psalm", "{1}", "Instant", "You gain 4 life."), card("Great Psalm", "{4}", "Instant", "You gain 9 life."))
    table.activate("A", wizard)
    table.resolve(1)
    stacked = table.game.obj(table.game.stack[-1]).stack
    assert stacked is not None and stacked.ability is not None
    assert stacked.ability.label.startswith("When one or more cards are milled this way, exile target instant card")
    table.answer("A", True).resolve()
    assert table.life("A") == 24
    assert low not in table.game.objects and table.zone("B", "graveyard") == ["Great Psalm"]


@rule("701.13a", "so many of the library", "701.13b", "nobody can choose to mill more than there is, nor pay a cost with it")
def test_a_cost_of_milling_more_cards_than_there_are_cannot_be_paid() -> None:
    for cards, possible in ((1, False), (2, True)):
        table = Table(library=cards)
        thing = permanent(table, "Mill two cards: You gain 1 life.")
        assert any(action.oid == thing for action in table.actions("A")) is possible
        table.answer("A", True)
        do(table, "You may mill two cards. If you do, you gain 5 life.")
        assert any(decision.purpose == "may" for decision in table.asked) is possible
        assert table.life("A") == (25 if possible else 20)


@rule("701.13c", "in the public zone to which it went; not in a hidden one")
def test_a_milled_card_is_found_where_it_went_if_that_is_public() -> None:
    words = "Mill a card. You gain life equal to the milled card's mana value."
    exiled = "If a card would be put into a graveyard from anywhere, exile it instead."
    kept = "If a card would be put into a graveyard from anywhere, put it into its owner's hand instead."
    hidden = "If a card would be put into a graveyard from anywhere, put it on the bottom of its owner's library instead."
    for replaced, life in (("", 23), (exiled, 23), (kept, 20), (hidden, 20)):
        table = Table()
        if replaced:
            permanent(table, replaced, types="Enchantment")
        table.library("A", ogre())
        do(table, words)
        assert table.life("A") == life


@rule("701.13d", "the sum of the answers; each card acted upon; one chosen of them")
def test_words_about_a_single_milled_card_where_more_were_milled() -> None:
    twice = "If you would mill one or more cards, you mill twice that many cards instead."
    table = Table()
    permanent(table, twice, types="Enchantment")
    table.library("A", bear(), ogre())
    do(table, "Mill a card. You gain life equal to the milled card's mana value.")
    assert table.life("A") == 25 and len(table.zone("A", "library")) == 30
    table.library("A", bear(), ogre())
    do(table, "Mill a card. Return the milled card to your hand.")
    assert sorted(table.zone("A", "hand")) == ["Plain Bear", "Plain Ogre"]
    table.library("A", bear(), ogre())
    table.policy = lambda decision: [decision.candidates[1]] if isinstance(decision, ChooseObjects) else None
    do(table, "Mill a card. Put a card milled this way onto the battlefield.")
    assert table.all("Plain Ogre") and not table.all("Plain Bear")
    table.library("B", bear(), ogre())
    do(table, "Target player mills a card. You gain life equal to the milled card's mana value.", [1])
    assert table.life("A") == 27, "an opponent mills a single card"


@rule("701.13a", "614.6", "614.5")
def test_effects_that_make_it_more_cards_apply_once_each_in_the_order_the_player_chooses() -> None:
    table = Table()
    permanent(table, "If an opponent would mill one or more cards, they mill twice that many cards instead.", types="Enchantment")
    permanent(table, "If an opponent would mill one or more cards, they mill that many cards plus four instead.", types="Enchantment")
    table.answer("B", 0)
    do(table, "Each player mills three cards.")
    assert len(table.zone("B", "graveyard")) == 10  # twice three, and four
    assert len([name for name in table.zone("A", "graveyard") if name == "Forest"]) == 3
    table.answer("B", 1)
    do(table, "Each player mills a card.")
    assert len(table.zone("B", "graveyard")) == 20  # one and four, and as many again
    assert len([name for name in table.zone("A", "graveyard") if name == "Forest"]) == 4


@rule("701.13a", "that many cards, be it one or none")
def test_a_single_card_is_milled_too() -> None:
    table = Table()
    do(table, "Mill a card.")
    assert len(table.game.zone("graveyard", 0)) == 2  # the rite is the other one
    do(table, "Mill X cards.", cost="{X}")
    assert len(table.game.zone("graveyard", 0)) == 3


@rule("108.3", "701.13")
def test_that_player_in_whose_graveyard_it_was() -> None:
    table = Table(3)
    (dead,) = table.graveyard("C", bear())
    do(table, "Put target creature card from an opponent's graveyard onto the battlefield under your control tapped. Then that player mills two "
              "cards.", [dead])  # fmt: skip
    assert table.game.controller(table.find(BEAR[0])) == 0
    assert [len(table.zone(who, GRAVEYARD)) for who in "ABC"] == [1, 0, 2]


@rule("107.1a")
@pytest.mark.parametrize(("rounding", "number"), [("up", 8), ("down", 7)])
def test_half_of_a_library_is_exiled(rounding: str, number: int) -> None:
    table = Table(library=15)
    do(table, f"Target opponent exiles half their library, rounded {rounding}.", [1])
    assert len(table.zone("A", "exile")) == number == 15 - len(table.zone("B", "library"))
    table = Table(library=15)
    do(table, f"Target player puts the top half of their library, rounded {rounding}, into their graveyard.", [1])
    assert len(table.zone("B", "graveyard")) == number
