"""Descriptions of objects (CR 109, 205)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
FOUND = {"land": ("Quiet Field", "", "Land"), "creature": BEAR, "sorcery": ("Deep Thought", "{4}{U}", "Sorcery", "Draw a card.")}
LOOKED_AT = {
    "reveal": "Reveal the top card of your library.",
    "exile": "Exile the top card of your library.",
    "mill": "Mill a card.",
    "discard": "Discard a card.",
}  # fmt: skip
OX = ("Old Ox", "{2}", "Creature — Ox", "", "1/9")
CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("608.2c", "109.2")
@pytest.mark.parametrize("verb", LOOKED_AT)
@pytest.mark.parametrize("found", FOUND)
def test_it_is_called_a_card_and_so_is_no_token_created_since(verb: str, found: str) -> None:
    table = Table()
    words = (f"{LOOKED_AT[verb]} If it's a creature card, create a 1/1 green Saproling creature token. "
             "If it's a land card, create a Treasure token. If it isn't a permanent card, you gain 2 life.")  # fmt: skip
    table.hand("A", card("Odd Satchel", "{G}", "Sorcery", words))
    table.hand("A", card(*FOUND[found])) if verb == "discard" else table.library("A", card(*FOUND[found]))
    table.mana("A", "{G}").cast("A", "Odd Satchel").resolve()
    assert names(table) == {"land": ["Treasure Token"], "creature": ["Saproling Token"], "sorcery": []}[found]
    assert table.life("A") == (22 if found == "sorcery" else 20)


@rule("608.2d", "404.1")
@pytest.mark.parametrize("words", [
    "Target opponent chooses a creature card in your graveyard. Put that card onto the battlefield under your control.",
    "Target opponent chooses a permanent card in your graveyard, then you put it onto the battlefield.",
])  # fmt: skip
def test_an_opponent_chooses_a_card_in_another_players_graveyard(words: str) -> None:
    table = Table()
    mine = table.graveyard("A", card(*BEAR), card(*OX))
    table.graveyard("B", card(*BEAR))
    table.hand("A", card("Fair Choice", "{0}", "Sorcery", words))
    table.answer("B", [mine[1]]).cast("A", "Fair Choice").resolve()
    assert names(table) == ["Old Ox"] and table.game.controller(table.find("Old Ox")) == 0
    assert table.zone("B", "graveyard") == ["Meadow Bear"]


@rule("603.2", "119.3")
def test_that_player_controls_the_source_that_dealt_you_damage() -> None:
    table = Table(3)
    permanent(table, "Whenever a source an opponent controls deals damage to you, that player sacrifices a permanent of their choice.")
    table.battlefield("B", lamp())
    table.battlefield("C", lamp())
    table.next_turn("C")
    do(table, "Test Rite deals 1 damage to target player.", [0], who="C")
    assert len(table.all("Plain Lamp")) == 1 and table.all("Plain Lamp", who="B")


@rule("110.2a", "400.7e")
def test_onto_the_battlefield_under_your_control_from_their_graveyard() -> None:
    table = Table()
    table.battlefield("A", card("Bone Duke", "{2}", "Enchantment", "Whenever an opponent discards a permanent card, you "
                                "may put that card onto the battlefield under your control from their graveyard."))
    table.hand("B", card(*CUB))
    table.hand("A", card("Rot", "{0}", "Sorcery", "Target player discards a card."))
    table.answer("A", True)
    table.cast("A", "Rot", targets=[1]).resolve()
    assert table.all("Sprout Cub", who="A")
@rule("109.2", "608.2c")
def test_each_is_compared_with_a_number_of_its_own() -> None:
    table = Table()
    square, tall, broad = table.battlefield(
        "B", bear(), card("Tall One", "{G}", "Creature — Giant", "", "4/1"), card("Broad One", "{G}", "Creature — Giant", "", "1/4")
    )  # fmt: skip
    do(table, "Destroy each creature with power greater than its toughness.")
    assert set(table.game.permanents()) >= {square, broad}
    assert tall not in table.game.permanents()


@rule("109.2", "115.1")
@pytest.mark.parametrize(("cards", "legal"), [(0, False), (2, True)])
def test_a_target_is_compared_with_its_own_controllers_graveyard(cards: int, legal: bool) -> None:
    table = Table()
    (creature,) = table.battlefield("B", bear())
    table.graveyard("B", *[lamp()] * cards)
    table.graveyard("A", *[lamp()] * 5)  # another's does not count
    words = "Destroy target creature with mana value less than or equal to the number of cards in its controller's graveyard."
    table.hand("A", card("Odd Rite", "{0}", "Sorcery", words))
    assert any(action.kind == "cast" for action in table.actions("A")) == legal
    if legal:
        table.cast("A", "Odd Rite", [creature]).resolve()
        assert creature not in table.game.permanents()


@rule("603.2")
def test_a_trigger_speaks_of_the_creature_that_fits() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control with power equal to its toughness attacks, it gains trample until end of turn.")
    square, odd = table.battlefield("A", ogre(), card("Tall One", "{G}", "Creature — Giant", "", "4/1"))
    table.answer("A", [[square, 1], [odd, 1]])
    table.to_step("declare_attackers").resolve()
    assert table.has(square, "trample")
    assert not table.has(odd, "trample")


@rule("109.2")
def test_counters_on_each_of_them() -> None:
    table = Table()
    one, other = table.battlefield("B", sprite(), bear())
    do(table, "Put a -0/-1 counter on target creature.", [other])
    do(table, "Destroy each creature with mana value less than or equal to the number of counters on it.")
    assert one in table.game.permanents()
    assert other in table.game.permanents()  # two is not at most one
    do(table, "Put a charge counter on target creature.", [one])
    do(table, "Destroy each creature with mana value less than or equal to the number of counters on it.")
    assert one not in table.game.permanents()
    assert other in table.game.permanents()


@rule("608.2c")
def test_its_is_what_the_words_before_name_where_they_name_anything() -> None:
    """In "… with power less than its power" the words mean what was named before, as nothing is less than itself."""
    table = Table()
    (small,) = table.battlefield("B", sprite())
    (big,) = table.battlefield("A", ogre())
    do(table, "Choose target creature you control. Destroy each other creature with power less than its power.", [big])
    assert small not in table.game.permanents()
    assert big in table.game.permanents()
