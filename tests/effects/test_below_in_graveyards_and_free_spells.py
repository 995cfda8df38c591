"""What lies above a card in its graveyard, the next spell that costs no mana, and who attacked whom in their turn."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

HINT = ("Small Hint", "{0}", "Instant", "You gain 1 life.")


@rule("404.2", "113.6b")
@pytest.mark.parametrize(("above", "returns"), [((bear,), True), ((bear, lamp), True), ((lamp, bear), False), ((), False)])
def test_a_card_right_above_in_the_graveyard(above: tuple[object, ...], returns: bool) -> None:
    """Only the next card up counts; what lies below doesn't."""
    table = Table()
    low = card("Low Ghost", "{1}", "Creature — Spirit", "At the beginning of your upkeep, if Low Ghost is in your graveyard with a creature card "
               "directly above it, you may pay {0}. If you do, return Low Ghost to your hand.", "1/1")  # fmt: skip
    table.graveyard("A", bear(), low, *(make() for make in above))  # type: ignore[operator]
    table.graveyard("B", bear())
    table.next_turn("B")
    table.answer("A", True)
    table.next_turn("A")
    assert ("Low Ghost" in table.zone("A", "hand")) == returns


@rule("404.2")
@pytest.mark.parametrize(("above", "returns"), [((bear, bear, lamp, bear), True), ((bear, lamp, bear), False)])
def test_so_many_cards_anywhere_above(above: tuple[object, ...], returns: bool) -> None:
    table = Table()
    low = card("Low Ghost", "{1}", "Creature — Spirit", "At the beginning of your upkeep, if Low Ghost is in your graveyard with three or more creature "
               "cards above it, you may put Low Ghost onto the battlefield.", "1/1")  # fmt: skip
    table.graveyard("A", bear(), bear(), bear(), low, *(make() for make in above))  # type: ignore[operator]
    table.next_turn("B")
    table.answer("A", True)
    table.next_turn("A")
    assert bool(table.all("Low Ghost")) == returns


@rule("118.9", "611.2c")
def test_the_next_such_spell_may_cost_no_mana() -> None:
    """Only one, of the description, of that player, in that turn."""
    table = Table()
    dear = card("Dear Bear", "{7}", "Creature — Bear", "", "2/2")
    table.hand("A", dear, dear, card("Dear Lamp", "{7}", "Artifact"))
    table.hand("B", card("Dear Cat", "{7}", "Creature — Cat", "Flash", "2/2"))
    do(table, "The next creature spell you cast this turn can be cast without paying its mana cost.")
    names = {table.game.chars(action.oid).name for action in table.actions("A")}
    assert names == {"Dear Bear"} and not table.actions("B")
    table.cast("A", "Dear Bear").resolve()
    assert table.all("Dear Bear") and not table.actions("A")
    do(table, "The next creature spell you cast this turn can be cast without paying its mana cost.")
    table.next_turn("B").next_turn("A")
    assert not [action for action in table.actions("A") if table.game.chars(action.oid).name == "Dear Bear"]


@rule("608.2i", "508.1")
def test_that_player_attacked_you_during_their_last_turn() -> None:
    """The player who was dealt damage, and oneself, not another player, and not the turn before."""
    for whom, exiled in ((0, True), (2, False), (None, False)):
        table = Table(3)
        kami = permanent(table, "Whenever Test Thing deals combat damage to a player, if that player attacked you during their last turn, exile target "
                         "nonland permanent that player controls.", size="3/3")  # fmt: skip
        (cub,) = table.battlefield("B", sprite())
        table.next_turn("B")
        if whom is not None:
            table.answer("B", [(cub, whom)])
        table.next_turn("C").next_turn("A")
        table.answer("A", [(kami, 1)])
        table.next_turn("B")
        assert (table.zone("B", "exile") == ["Plain Sprite"]) == exiled and table.life("B") == 17


@rule("305.7", "608.2d")
def test_a_land_becomes_one_of_two_types() -> None:
    table = Table()
    (field,) = table.battlefield("B", card("Odd Field", "", "Land", "{T}: Add {C}."))
    table.answer("A", 1)
    do(table, "Target land becomes a Plains or an Island until end of turn.", targets=[field])
    assert table.game.chars(field).subtypes == ("Island",)
    table.tap_for_mana("B", field)
    assert table.pool("B") == "U"
    table.next_turn("B")
    assert table.game.chars(field).subtypes == ()


@rule("608.2c")
def test_it_is_sacrificed_unless_either_happened() -> None:
    words = "At the beginning of your end step, sacrifice Test Thing unless a nonland permanent left the battlefield this turn or you gained life this turn."
    for deed, stays in (("", False), ("You gain 1 life.", True), ("Destroy target creature.", True)):
        table = Table()
        permanent(table, words, types="Enchantment")
        (cub,) = table.battlefield("B", bear())
        if deed:
            do(table, deed, targets=[cub] if "target" in deed else None)
        table.next_turn("B")
        assert bool(table.all("Test Thing")) == stays


@rule("107.3", "602.2b", "500.7")
def test_for_each_so_many_counters_that_were_removed() -> None:
    table = Table()
    sage = permanent(table, "Whenever you cast a spell that targets Test Thing, put a +1/+1 counter on it.\nRemove all +1/+1 counters from Test Thing: For each "
                     "three counters removed this way, create a Treasure token.")  # fmt: skip
    do(table, "Tap target creature.", targets=[sage])
    assert table.counters(sage) == {"+1/+1": 1}
    for number, made in ((1, 0), (2, 0), (7, 2)):
        table.game.write(sage).counters = {"+1/+1": number}
        table.activate("A", sage).resolve()
        assert len(table.all("Treasure Token")) == made and not table.counters(sage).get("+1/+1")


@rule("122.6")
def test_creatures_on_which_one_has_put_counters_this_turn() -> None:
    table = Table()
    permanent(table, "Each creature you control that you've put one or more +1/+1 counters on this turn has hexproof.", types="Enchantment")
    grown, given, old = table.battlefield("A", bear(), bear(), bear())
    table.game.write(old).counters = {"+1/+1": 1}
    do(table, "Put a +1/+1 counter on target creature.", targets=[grown])
    theirs = permanent(table, "{0}: Put a +1/+1 counter on target creature.", who="B", types="Artifact")
    table.activate("B", theirs, [given]).resolve()
    table.hand("A", card("Grown Cat", "{0}", "Creature — Cat", "Grown Cat enters with a +1/+1 counter on it.", "1/1"))
    table.cast("A", "Grown Cat").resolve()
    assert [table.has(oid, "hexproof") for oid in (grown, given, old, table.find("Grown Cat"))] == [True, False, False, True]
    table.next_turn("B")
    assert not table.has(grown, "hexproof")


@rule("113.1")
def test_creatures_with_no_abilities() -> None:
    """Keywords are abilities, and so is what a basic land type gives; what was lost isn't there."""
    table = Table()
    plain, flier, bare = table.battlefield("A", bear(), sprite(), sprite())
    (grove,) = table.battlefield("B", card("Live Grove", "", "Land Creature — Forest", "", "1/1"))
    do(table, "Target creature loses all abilities until end of turn.", targets=[bare])
    do(table, "Destroy all creatures with no abilities.")
    assert {plain, flier, bare, grove} & set(table.game.battlefield) == {flier, grove}


@rule("607.2d", "603.10a")
def test_the_token_of_an_enchantment_and_that_go_together() -> None:
    words = ("When Test Thing enters, create a token that's a copy of target nontoken creature.\nWhen Test Thing leaves the battlefield, exile the token.\n"
             "When the token leaves the battlefield, sacrifice Test Thing.")  # fmt: skip
    for token_first in (False, True):
        table = Table()
        (cub, other) = table.battlefield("B", bear(), ogre())
        table.hand("A", card("Test Thing", "{0}", "Enchantment", words))
        table.answer("A", [cub])
        table.cast("A", "Test Thing").resolve()
        do(table, "Create a token that's a copy of target creature.", targets=[other])
        (token,) = table.all("Plain Bear", who="A")
        assert table.all("Plain Ogre", who="A")
        if token_first:
            do(table, "Destroy target creature.", targets=[token])
        else:
            do(table, "Destroy target enchantment.", targets=[table.find("Test Thing")])
        assert "Test Thing" in table.zone("A", "graveyard") and not table.all("Test Thing")
        assert table.all("Plain Bear") == [cub] and len(table.all("Plain Ogre")) == 2


@rule("608.2c", "303.4")
def test_each_opponent_attacking_the_enchanted_player_untaps_their_own() -> None:
    table = Table(4)
    (thing,) = table.battlefield("A", card("Test Curse", "{1}", "Enchantment — Aura Curse", "Enchant player\nWhenever enchanted player is attacked, untap "
                                 "all nonland permanents you control. Each opponent attacking that player untaps all nonland permanents they control."),
                                 attach_to=3)  # fmt: skip
    mine, attacker, theirs, others = (*table.battlefield("A", lamp()), *table.battlefield("B", bear()), *table.battlefield("B", lamp()), *table.battlefield("C", lamp()))
    for oid in (mine, theirs, others):
        do(table, "Tap target artifact.", targets=[oid])
    table.next_turn("B")
    table.game.write(theirs).tapped = True
    table.answer("B", [(attacker, 3)])
    table.to_step("declare_attackers", "B").resolve()
    assert thing in table.game.battlefield
    assert [table.game.obj(oid).tapped for oid in (mine, attacker, theirs, others)] == [False, False, False, True]
