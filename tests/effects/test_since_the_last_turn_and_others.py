"""What happened since a player's last turn, other players than the one named, one card of several, copies cast."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD, HAND, LIBRARY
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

BITE = ("Bite", "{0}", "Instant", "Bite deals 3 damage to any target.")


@rule("608.2i")
@pytest.mark.parametrize(("hit", "life", "cards"), [("", 19, 2), ("their turn", 20, 1), ("own turn", 19, 2)])
def test_damage_since_your_last_turn(hit: str, life: int, cards: int) -> None:
    """What was dealt in one's own last turn was dealt before; the turn that begins is not one's last turn."""
    table = Table(library=9)
    permanent(table, "At the beginning of your upkeep, if you haven't been dealt damage since your last turn, you draw a card and you lose 1 "
              "life.")  # fmt: skip
    table.hand("B", card(*BITE), card(*BITE))
    if hit == "own turn":
        table.cast("B", "Bite", [0]).resolve()
    table.next_turn("B")
    if hit == "their turn":
        table.cast("B", "Bite", [0]).resolve()
    table.life("A", 20)
    table.next_turn("A")
    assert (table.life("A"), len(table.zone("A", HAND))) == (life, cards)


@rule("115.4", "608.2i")
def test_a_creature_that_entered_since_your_last_turn_ended() -> None:
    table = Table()
    (old,) = table.battlefield("B", bear())
    table.hand("A", card("Early Grave", "{0}", "Sorcery", "Destroy target creature that entered since your last turn ended."))
    table.hand("B", card("Late Ogre", "{0}", "Creature — Ogre", "", "3/3"))
    table.next_turn("B").cast("B", "Late Ogre").resolve()
    table.next_turn("A")
    table.cast("A", "Early Grave").resolve()
    assert not table.all("Late Ogre") and table.all(BEAR[0]) == [old]


@rule("102.2", "608.2c")
def test_each_other_player_is_other_than_whom_the_event_names() -> None:
    table = Table(3)
    permanent(table, "Whenever a player casts a spell, each other player loses 2 life.")
    table.hand("B", card("Nothing", "{0}", "Instant", "Draw a card."))
    table.cast("B", "Nothing").resolve()
    assert [table.life(who) for who in "ABC"] == [18, 20, 18]


@rule("102.2", "608.2c")
def test_each_other_opponent_is_another_than_was_dealt_damage() -> None:
    table = Table(3)
    table.battlefield("A", card("Hydra", "{0}", "Creature — Hydra", "Whenever Hydra deals combat damage to an opponent, it deals that much damage "
                                "to each other opponent.", "4/4"))  # fmt: skip
    table.answer("A", [[table.all("Hydra")[0], 1]])
    table.to_step("end")
    assert [table.life(who) for who in "ABC"] == [20, 16, 16]


@rule("102.2")
def test_each_other_player_is_other_than_you_where_nobody_is_named() -> None:
    table = do(Table(3), "Each other player loses 1 life.")
    assert [table.life(who) for who in "ABC"] == [20, 19, 19]


@rule("707.10c", "102.2")
def test_each_other_player_copies_it_and_aims_their_own_copy() -> None:
    table = Table(3)
    permanent(table, "Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those players may "
              "choose new targets for their copy.")  # fmt: skip
    table.hand("B", card(*BITE))
    table.answer("A", True, [1]).answer("C", False)
    table.cast("B", "Bite", [2]).resolve()
    assert [table.life(who) for who in "ABC"] == [20, 17, 14]


@rule("608.2d", "608.2c")
def test_each_opponent_chooses_what_to_do_for_themselves() -> None:
    table = Table(4)
    permanent(table, "At the beginning of your end step, each opponent may sacrifice a creature of their choice or discard a card. Then this "
              "creature deals 3 damage to each opponent who didn't sacrifice a permanent or discard a card this way.")  # fmt: skip
    table.battlefield("B", bear())
    table.hand("B", ogre())
    table.battlefield("C", sprite())
    table.hand("C", ogre())
    table.answer("B", True, 0).answer("C", True, 1)
    table.to_step("end").resolve()
    assert not table.all(BEAR[0]) and table.zone("B", HAND) == [OGRE[0]]
    assert table.all(SPRITE[0]) and table.zone("C", GRAVEYARD) == [OGRE[0]]
    assert [table.life(who) for who in "ABCD"] == [20, 20, 20, 17]


@rule("601.3e", "305.1")
@pytest.mark.parametrize("first", ["land", "spell"])
def test_one_of_the_exiled_cards_may_be_played(first: str) -> None:
    table = Table()
    table.library("A", card(*FOREST), card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    do(table, "Exile the top two cards of your library. Until your next end step, you may play one of those cards.")
    kinds = {action.kind for action in table.actions("A")}
    assert kinds == {"play", "cast"}
    if first == "land":
        table.play("A", "Forest")
    else:
        table.cast("A", "Free Bear").resolve()
    assert not [action for action in table.actions("A") if action.kind in ("play", "cast")] and len(table.zone("A", EXILE)) == 1


@rule("608.2c", "406.1")
def test_two_cards_return_and_the_rest_goes_to_the_bottom() -> None:
    table = Table(3)
    theirs = [table.battlefield(who, creature)[0] for who, creature in zip("ABC", (bear(), ogre(), sprite()), strict=True)]
    vault = permanent(table, "{0}: Exile target creature.\n{1}: Return two cards exiled with this artifact to the battlefield under their owners' "
                      "control and put the rest on the bottom of their owners' libraries.", types="Artifact")  # fmt: skip
    for oid in theirs:
        table.activate("A", vault, [oid]).resolve()
    table.answer("A", lambda decision: [ref for ref in decision.candidates if table.game.chars(ref).name != OGRE[0]])
    table.mana("A", "{1}").activate("A", vault, index=1).resolve()
    assert (table.all(BEAR[0], who="A"), table.all(SPRITE[0], who="C")) != ([], []) and not table.all(OGRE[0])
    assert table.zone("B", LIBRARY)[-1] == OGRE[0] and not table.zone("B", EXILE)


@rule("707.12", "608.2g")
def test_the_copies_are_cast_if_able() -> None:
    table = Table()
    table.graveyard("A", card(*BITE))
    table.graveyard("B", card("Their Gain", "{3}", "Sorcery", "You gain 4 life."))
    table.hand("A", card("Twine", "{0}", "Sorcery", "Exile target instant or sorcery card from your graveyard and target instant or sorcery card "
                         "from an opponent's graveyard. Copy those cards. Cast the copies if able without paying their mana costs."))  # fmt: skip
    table.answer("A", "*", [1])
    table.cast("A", "Twine").resolve()
    assert (table.life("A"), table.life("B")) == (24, 17)
    assert sorted(table.zone("A", EXILE)) == ["Bite", "Their Gain"]


@rule("609.4")
def test_hexproof_and_ward_do_not_help() -> None:
    table = Table()
    permanent(table, "Creatures your opponents control can be the targets of spells and abilities as though they didn't have hexproof. Ward "
              "abilities of those creatures don't trigger.", types="Enchantment")  # fmt: skip
    (safe,) = table.battlefield("B", card("Safe", "{0}", "Creature — Elf", "Hexproof\nWard {5}", "3/3"))
    (mine,) = table.battlefield("A", card("Warded", "{0}", "Creature — Elf", "Ward—Pay 7 life.", "4/4"))
    table.hand("A", card(*BITE))
    table.cast("A", "Bite", [safe]).resolve()
    assert not table.all("Safe")
    table.hand("B", card(*BITE))
    table.cast("B", "Bite", [mine])
    assert len(table.game.stack) == 2, "ward of one's own creatures triggers"


@rule("305.2", "101.2")
def test_lands_that_cannot_be_played() -> None:
    table = Table()
    permanent(table, "Players can't play nonbasic lands with the same name as a nontoken permanent.", types="Enchantment")
    hill, dale = card("Hill", "", "Land"), card("Dale", "", "Land")
    table.battlefield("B", hill, card(*FOREST))
    table.hand("A", hill, dale, card(*FOREST))
    assert sorted(action.label for action in table.actions("A") if action.kind == "play") == ["Dale", "Forest"]


@rule("305.2", "101.2")
def test_land_cards_in_graveyards_cannot_be_played() -> None:
    table = Table()
    permanent(table, "Your opponents can't play land cards from graveyards.", who="B")
    permanent(table, "You may play lands from your graveyard.")
    table.graveyard("A", card("Hill", "", "Land"))
    table.hand("A", card("Dale", "", "Land"))
    assert [action.label for action in table.actions("A") if action.kind == "play"] == ["Dale"]


@rule("601.3")
def test_a_card_cast_from_the_graveyard_or_from_exile() -> None:
    table = Table()
    squealer = card("Squealer", "{0}", "Creature — Goblin", "You may cast this card from your graveyard or from exile.", "1/1")
    table.graveyard("A", squealer)
    table.exile("A", squealer)
    table.library("A", squealer)
    table.cast("A", "Squealer").resolve()
    table.cast("A", "Squealer").resolve()
    assert len(table.all("Squealer")) == 2
    assert not [action for action in table.actions("A") if action.kind == "cast"], "not from the library"
