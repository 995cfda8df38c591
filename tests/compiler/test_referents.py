"""What is called by a noun once stays what it was called: a card looked at is no creature that fought (CR 608.2c)."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.compiler.compile import compile_card
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card, data


def declined(words: str) -> bool:
    return compile_card(CardData("Odd Text", "normal", (data("Odd Text", "{1}", "Sorcery", words),))).definition is None


@pytest.mark.parametrize(
    "deed",
    [
        "look at the top two cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order",
        "reveal the top two cards of your library. Put the rest into your graveyard",
        "mill two cards",
    ],
)
@rule("608.2c", "those creatures")
def test_those_elks_are_the_ones_that_attacked_and_no_cards_seen_since(deed: str) -> None:
    table = Table()
    permanent(
        table,
        f"Whenever one or more Elks you control enter, {deed}. Those Elks get +2/+0 until end of turn.",
        types="Enchantment",
    )
    table.library("A", bear(), ogre())
    table.hand("A", card("Old Elk", "{0}", "Creature — Elk", "", "1/1"))
    table.cast("A", "Old Elk").resolve()
    assert table.pt(table.find("Old Elk")) == (3, 1)


@pytest.mark.parametrize(
    "deed", ["create a 0/0 green Fungus creature token. Put X +1/+1 counters on it", "draw a card and reveal it. You gain X life"]
)
@rule("608.2c", "that spell")
def test_that_spell_is_the_one_that_was_cast_and_not_what_was_made_since(deed: str) -> None:
    table = Table()
    permanent(table, f"Whenever you cast an instant spell, {deed}, where X is that spell's mana value.", types="Enchantment")
    table.hand("A", card("Deep Breath", "{3}", "Instant", "You lose 1 life."))
    table.mana("A", "{3}").cast("A", "Deep Breath").resolve()
    moss = table.all("Fungus Token", who="A")
    assert [table.pt(oid) for oid in moss] == [(3, 3)] if "Fungus" in deed else table.life("A") == 22


@pytest.mark.parametrize(("first", "named"), [("put it onto the battlefield", "That creature"), ("put that card onto the battlefield", "That permanent")])
@rule("608.2c", "what it became")
def test_a_card_put_onto_the_battlefield_can_be_called_a_permanent(first: str, named: str) -> None:
    table = Table()
    table.library("A", bear())
    do(table, f"Reveal the top card of your library. If it's a creature card, {first}. {named} gains haste until end of turn.")
    assert table.has(table.find("Plain Bear", who="A"), "haste")


@pytest.mark.parametrize("deed", ["Tap", "Untap", "Regenerate"])
@rule("608.2c", "targets in a row")
def test_targets_named_in_a_row_are_those_creatures_though_nothing_comes_of_the_deed_for_one(deed: str) -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear(), tapped=deed == "Tap")
    (theirs,) = table.battlefield("B", ogre())
    words = f"{deed} target creature you control and target creature an opponent controls. Those creatures get +0/+5 until end of turn."
    do(table, words, targets=[mine, theirs])
    assert [table.pt(oid) for oid in (mine, theirs)] == [(2, 7), (3, 8)]


@pytest.mark.parametrize("deed", ["Put a rust counter on", "Tap", "Untap"])
@rule("608.2c", "it within what is described")
def test_it_in_a_description_is_what_is_described_and_not_each_of_those_named_before(deed: str) -> None:
    table = Table()
    cheap, dear, other = table.battlefield(
        "B", card("Cheap Lamp", "{1}", "Artifact"), card("Dear Lamp", "{2}", "Artifact"), card("Odd Lamp", "{1}", "Artifact")
    )  # fmt: skip
    for lamp in (cheap, dear):
        table.game.write(lamp).counters = {"rust": 1}
    do(table, f"{deed} each artifact your opponents control. "
              "Then destroy each artifact with mana value less than or equal to the number of rust counters on it.")  # fmt: skip
    left = set() if deed == "Put a rust counter on" else {dear, other}  # with one more on each, all have enough
    assert {oid for oid in (cheap, dear, other) if oid in table.game.permanents()} == left


@pytest.mark.parametrize("deed", ["choose another target player", "choose target player", "choose target opponent"])
@rule("608.2c", "a player is no spell")
def test_that_spell_is_no_player_who_was_chosen_since(deed: str) -> None:
    table = Table()
    words = f"Whenever you cast an instant spell, {deed}. This creature deals damage equal to that spell's mana value to that player."
    permanent(table, words)
    table.hand("A", card("Deep Breath", "{3}", "Instant", "You gain 1 life."))
    table.mana("A", "{3}").answer("A", [table.seat("B")]).cast("A", "Deep Breath").resolve()
    assert table.life("B") == 17


@pytest.mark.parametrize(
    ("deed", "hand"),
    [("Discard all cards in your hand", 2), ("Discard any number of cards", 2), ("Draw a card for each creature you control", 3)],
)
@rule("608.2c", "that many")
def test_that_many_are_as_many_as_were_counted_last_and_not_an_amount_of_a_sentence_before(deed: str, hand: int) -> None:
    table = Table()
    table.battlefield("A", bear())
    table.hand("A", bear(), ogre())
    if "any number" in deed:
        table.answer("A", [table.find("Plain Bear", "hand"), table.find("Plain Ogre", "hand")])
    do(table, f"You gain 7 life. {deed}, then draw that many cards.")
    assert (len(table.zone("A", "hand")), table.life("A")) == (hand + ("Draw" in deed), 27)


@pytest.mark.parametrize("mode", ["Discard all cards in your hand, then draw that many cards.", "Sacrifice any number of creatures, then draw that many cards."])
@rule("700.2", "one mode knows nothing of another")
def test_that_many_in_a_mode_is_no_amount_of_another_mode(mode: str) -> None:
    table = Table()
    mine = table.battlefield("A", bear(), ogre())
    table.hand("A", bear(), ogre())
    table.answer("A", [1], *([list(mine)] if "creatures" in mode else []))
    do(table, f"Choose one —\n• Test Rite deals 5 damage to target creature.\n• {mode}")
    assert len(table.zone("A", "hand")) == (4 if "creatures" in mode else 2)


@pytest.mark.parametrize(("verb", "zone"), [("exile", "exile"), ("put", "battlefield")])
@rule("608.2c", "they, each of them")
def test_what_they_revealed_this_way_is_each_ones_own(verb: str, zone: str) -> None:
    table = Table(3)
    table.hand("B", bear(), ogre())
    table.hand("C", card("Far Ox", "{3}", "Creature — Ox", "", "4/4"))
    words = "a creature card they revealed this way" + (" onto the battlefield" if verb == "put" else "")
    do(table, f"Each opponent reveals their hand. For each opponent, {verb} {words}.")
    assert len(table.all("Far Ox", zone)) == 1
    assert len(table.all("Plain Bear", zone) + table.all("Plain Ogre", zone)) == 1


@pytest.mark.parametrize("deed", ["discard your hand, then", "you may discard any number of cards. If you do,"])
@rule("608.2c", "that many, not the event's amount")
def test_that_many_are_the_cards_discarded_since_and_not_the_damage_of_the_event(deed: str) -> None:
    table = Table()
    permanent(table, f"Whenever you gain life, {deed} draw that many cards.", types="Enchantment")
    table.hand("A", bear(), ogre())
    if "may" in deed:
        table.answer("A", True, [table.find("Plain Bear", "hand"), table.find("Plain Ogre", "hand")])
    do(table, "You gain 7 life.")
    assert len(table.zone("A", "hand")) == 2


@rule("608.2c", "400.1")
def test_those_cards_are_all_that_several_clauses_chose() -> None:
    """A card in an opponent's graveyard, and one that the same opponent chooses in yours; each to its owner."""
    table = Table(3)
    mine, other, theirs = (*table.graveyard("A", bear(), ogre()), *table.graveyard("C", ogre()))
    table.answer("A", True).answer("C", [mine])
    do(table, "Choose a creature card in an opponent's graveyard, then that player chooses a creature card in your graveyard. "
              "You may return those cards to the battlefield under their owners' control.")  # fmt: skip
    there = {(table.game.chars(oid).name, table.game.chars(oid).controller) for oid in table.game.permanents()}
    assert there == {("Plain Bear", 0), ("Plain Ogre", 2)}
    assert theirs not in table.game.zone("graveyard", 2)
    assert other in table.game.zone("graveyard", 0)


@rule("608.2c", "nothing to choose")
def test_those_cards_where_only_one_was_there_to_choose() -> None:
    table = Table()
    (mine,) = table.graveyard("A", bear())
    do(table, "Choose a creature card in your graveyard. Choose a land card in your graveyard. Return those cards to your hand.")
    assert table.zone("A", "hand") == ["Plain Bear"]
    assert mine not in table.game.zone("graveyard", 0)


@rule("608.2c", "614.1a")
def test_it_is_the_chosen_source_and_not_what_a_sentence_before_waits_for() -> None:
    table = Table()
    (ox,) = table.battlefield("A", bear())
    do(table, "Choose a creature you control. The next time that creature would deal damage this turn, it deals double that damage instead. "
              "It gains flying until end of turn.")  # fmt: skip
    assert table.has(ox, "flying")
    table.answer("A", [(ox, 1)]).to_step("main2")
    assert table.life("B") == 16
