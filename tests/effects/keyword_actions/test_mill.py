"""Mill (CR 701.13)."""

from __future__ import annotations

from tests.effects.doing import do, permanent
from tests.rulebook import rule
from tests.table import Table, card


@rule("701.13a", "701.13b")
def test_mill_as_many_as_there_are() -> None:
    table = Table(library=2)
    do(table, "Target player mills four cards.", targets=[1])
    assert table.zone("B", "graveyard") == ["Forest", "Forest"]
    assert not table.game.over


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
