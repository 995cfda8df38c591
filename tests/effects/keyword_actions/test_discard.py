"""Discard (CR 701.8): cards of the player's choice, at random, certain cards, or a whole hand."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD, HAND
from engine.game.decisions.choices import ChooseCardName
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

FOREST = card("Forest", "", "Basic Land — Forest")


MARSH = card("Old Marsh", "", "Land — Swamp", "{T}: Add {C}{C}.")


CARDS = (
    FOREST, MARSH, card("Tin Toy", "{1}", "Artifact"), card("Tin Man", "{1}", "Artifact Creature — Golem", "", "1/1"),
    card("Quick Word", "{U}", "Instant", "Draw a card."), card("Proud Elf", "{G}", "Legendary Creature — Elf", "", "1/1"),
)  # fmt: skip


def name_asked(table: Table) -> ChooseCardName:
    """The question for a card name."""
    return next(decision for decision in table.asked if isinstance(decision, ChooseCardName))


BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("201.4", "201.4a")
@pytest.mark.parametrize(("kind", "names"), [
    ("a", {"Forest", "Old Marsh", "Tin Toy", "Tin Man", "Quick Word", "Proud Elf"}),
    ("an artifact", {"Tin Toy", "Tin Man"}),
    ("a land", {"Forest", "Old Marsh"}),
    ("a nonbasic land", {"Old Marsh"}),
    ("a nonland", {"Tin Toy", "Tin Man", "Quick Word", "Proud Elf"}),
    ("a nonartifact, nonland", {"Quick Word", "Proud Elf"}),
    ("a noncreature, nonland", {"Tin Toy", "Quick Word"}),
    ("a legendary creature", {"Proud Elf"}),
])  # fmt: skip
def test_only_names_of_cards_with_the_characteristics_asked_for_can_be_chosen(kind: str, names: set[str]) -> None:
    table = Table()
    table.hand("A", *CARDS)
    table.battlefield("A", card("Cog Field", "{4}", "Enchantment", "All lands are artifacts in addition to their other types."))
    table.battlefield("B", FOREST)  # an artifact now, but no artifact card
    words = f"Choose {kind} card name. Target opponent reveals their hand and discards all cards with the chosen name."
    table.hand("A", card("Forget It", "{B}", "Sorcery", words))
    table.mana("A", "{B}").cast("A", "Forget It", [1]).resolve()
    asked = name_asked(table)
    assert set(asked.options) - {"Forget It", "Cog Field"} == names
    lines = {"Old Marsh": "Land — Swamp", "Tin Man": "Artifact Creature — Golem", "Quick Word": "Instant"}
    assert all(asked.suits(line) == (name in names) for name, line in lines.items())


@rule("201.4", "400.2")
def test_no_name_gives_away_what_only_others_know_of_but_every_name_can_be_chosen() -> None:
    table = Table()
    table.hand("B", MARSH, card("Proud Elf", "{G}", "Creature — Elf", "", "1/1"))
    table.library("B", card("Deep Secret", "{U}", "Instant", "Draw a card."))
    table.battlefield("B", card("Tin Toy", "{1}", "Artifact"))
    table.library("A", card("Own Page", "{U}", "Instant", "Draw a card."))
    words = "Choose a card name. Target opponent reveals their hand and discards all cards with the chosen name."
    table.hand("A", card("Forget It", "{B}", "Sorcery", words))
    table.answer("A", "  Old   Marsh ")
    table.mana("A", "{B}").cast("A", "Forget It", [1]).resolve()
    assert {"Tin Toy", "Own Page", "Forget It"} <= set(name_asked(table).options)
    assert not {"Old Marsh", "Proud Elf", "Deep Secret"} & set(name_asked(table).options)
    assert table.zone("B", "hand") == ["Proud Elf"]


@rule("201.4", "no name of a token; the name of a card that is on the battlefield too")
def test_the_name_of_a_token_is_not_offered() -> None:
    table = Table()
    table.battlefield("B", card("Tin Toy", "{1}", "Artifact"))
    do(table, "Create a 1/1 white Rat creature token. Incubate 1.")
    do(table, "Choose a card name. Target opponent discards all cards with the chosen name.", [1])
    tokens = {table.game.chars(oid).name for oid in table.game.battlefield if table.game.obj(oid).token}
    assert len(tokens) == 2 and "Tin Toy" in name_asked(table).options and not tokens & set(name_asked(table).options)


@rule("201.3")
def test_cards_with_a_chosen_name() -> None:
    table = Table()
    table.hand("B", bear(), lamp())
    table.policy = lambda decision: "Plain Bear" if getattr(decision, "purpose", "") == "card name" else None
    do(table, "Choose a card name. Target opponent reveals their hand. That player discards all cards with that name.", targets=[1])
    assert table.zone("B", "hand") == ["Plain Lamp"]


@rule("603.2", "701.8a")
def test_a_discard_that_an_opponent_causes() -> None:
    table = Table()
    gnome = card("Spring Gnome", "{4}", "Artifact", "When a spell or ability an opponent controls causes you to discard "
                 "Spring Gnome, create two 1/1 colorless Gnome artifact creature tokens.")  # fmt: skip
    table.hand("A", gnome)
    do(table, "Discard a card.")
    assert not table.all("Gnome Token")
    table.hand("A", gnome)
    table.next_turn("B")
    do(table, "Target opponent discards a card.", targets=[0], who="B")
    table.resolve()
    assert len(table.all("Gnome Token")) == 2


@rule("608.2e")
def test_each_player_goes_on_with_the_next_action() -> None:
    table = Table()
    table.hand("A", bear())
    table.hand("B", ogre(), lamp())
    do(table, "Each player discards their hand, then draws a card.")
    assert table.zone("A", "hand") == ["Forest"]
    assert table.zone("B", "hand") == ["Forest"]
    assert sorted(table.zone("B", "graveyard")) == ["Plain Lamp", "Plain Ogre"]


@rule("701.8b")
def test_the_player_chooses_what_to_discard() -> None:
    table = Table()
    keep, throw = table.hand("B", bear(), lamp())
    table.answer("B", [throw])
    permanent(table, "Whenever a spell or ability an opponent controls causes you to discard an artifact card, you gain 1 life.", "B", types="Enchantment")
    do(table, "Target player discards a card.", targets=[1]).resolve()
    assert table.game.zone("hand", 1) == (keep,) and table.life("B") == 21
    do(table, "Target player discards a card.", targets=[1]).resolve()
    assert table.game.zone("hand", 1) == () and table.life("B") == 21


@rule("701.8b")
def test_another_player_chooses_from_a_revealed_hand() -> None:
    table = Table()
    creature, _land = table.hand("B", bear(), card("Grove", "", "Land", "{T}: Add {G}."))
    words = "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card."
    do(table, words, targets=[1])
    assert table.zone("B", "hand") == ["Grove"]
    assert creature not in table.game.objects


@rule("608.2c")
def test_what_follows_if_a_player_does_follows_for_each_player_who_did() -> None:
    table = Table(seats=3)
    bribe = card("Great Bribe", "{W}", "Sorcery", "Each player may discard a card. If a player does, that player loses 2 life.")
    table.hand("A", bribe, BEAR)
    table.hand("B", BEAR)
    table.hand("C", BEAR)
    table.answer("A", False).answer("B", True).answer("C", True)
    table.mana("A", "{W}").cast("A", "Great Bribe").resolve()
    assert [table.life(who) for who in "ABC"] == [20, 18, 18]


@rule("701.8c", "614.1a")
def test_a_card_that_an_opponent_made_a_player_discard_is_put_elsewhere() -> None:
    words = "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard."
    table = Table()
    table.hand("A", *[card("Stubborn Ox", "{2}{G}", "Creature — Ox", words, "4/4")] * 2)
    do(table, "Target player discards a card.", [0], who="A")
    assert table.zone("A", "graveyard").count("Stubborn Ox") == 1, "that was no opponent's spell"
    table.next_turn("B")
    do(table, "Target player discards a card.", [0], who="B")
    assert table.all("Stubborn Ox", who="A")


@rule("608.2d", "101.4")
@pytest.mark.parametrize("wants", [(True, False), (False, True), (True, True)])
def test_each_player_may_discard_their_own_hand(wants: tuple[bool, bool]) -> None:
    table = Table()
    table.hand("A", bear(), ogre())
    table.hand("B", lamp())
    table.answer("A", wants[0]).answer("B", wants[1])
    do(table, "Each player may discard their hand and draw three cards.")
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (3 if wants[0] else 2, 3 if wants[1] else 1)
    assert "Plain Lamp" in table.zone("B", GRAVEYARD if wants[1] else HAND)
