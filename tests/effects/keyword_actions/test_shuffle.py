"""Shuffle (CR 701.20): a library, or objects and zones into it."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD, LIBRARY
from engine.game.events.zone_changes import Destroy
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card


@rule("701.20c", "701.20d")
def test_a_graveyard_is_shuffled_into_a_library() -> None:
    table = Table(library=3)
    table.graveyard("A", bear(), lamp())
    do(table, "Shuffle your graveyard into your library.")
    assert sorted(table.zone("A", "library")) == ["Forest", "Forest", "Forest", "Plain Bear", "Plain Lamp"]


@rule("113.6", "614.1a")
def test_a_card_goes_back_to_its_library_from_anywhere() -> None:
    table = Table()
    text = "If Old Titan would be put into a graveyard from anywhere, reveal Old Titan and shuffle it into its owner's library instead."
    titan = card("Old Titan", "{5}", "Creature — Giant", text, "9/9")
    (on_table,) = table.battlefield("A", titan)
    happen(table.game, Destroy(on_table))
    table.hand("A", titan)
    table.hand("B", card("Rude Reminder", "{B}", "Sorcery", "Target player discards a card."))
    table.next_turn("B").mana("B", "{B}")
    table.cast("B", "Rude Reminder", targets=[0]).resolve()
    assert table.zone("A", GRAVEYARD) == []
    assert table.zone("A", LIBRARY).count("Old Titan") == 2


WHENEVER = "Whenever a player shuffles their library, you gain 1 life."


@rule("701.20a", "the order is another, and chance decides which")
def test_a_shuffle_puts_the_cards_in_an_order_that_chance_decides() -> None:
    orders = []
    for seed in range(8):
        table = Table(seed=seed, library=0)
        cards = table.library("A", *[card(f"Card {number}", "{1}", "Artifact") for number in range(20)])
        do(table, "Shuffle your library.")
        after = table.game.zone(LIBRARY, 0)
        assert sorted(after) == sorted(cards) and after != cards
        orders.append(tuple(table.zone("A", LIBRARY)))
    assert len(set(orders)) == 8
    first = [order[0] for order in orders]
    assert len(set(first)) > 3  # not the same card on top every time


@rule("701.20a", "the top card may be another: what looks at it sees that")
def test_what_the_top_card_is_is_seen_anew_after_a_shuffle() -> None:
    seen = set()
    for seed in range(8):
        table = Table(seed=seed, library=0)
        table.library("A", bear(), lamp())
        lantern = permanent(table, "As long as the top card of your library is a creature card, Test Thing gets +2/+2.")
        assert table.pt(lantern) == (3, 3)
        do(table, "Shuffle your library. You gain life equal to the greatest power among creatures you control.")
        top = table.zone("A", LIBRARY)[0]
        assert table.life("A") == (23 if top == "Plain Bear" else 21)
        seen.add(top)
    assert seen == {"Plain Bear", "Plain Lamp"}


@rule("701.20b", "the found card is not shuffled; the rest is; the shuffle triggers")
def test_found_cards_that_stay_in_the_library_are_not_shuffled() -> None:
    rests = []
    for seed in range(6):
        table = Table(seed=seed, library=0)
        permanent(table, WHENEVER, types="Enchantment")
        permanent(table, "Whenever an opponent shuffles their library, you gain 10 life.", types="Enchantment")
        cards = table.library("A", *[card(f"Card {number}", "{1}", "Artifact") for number in range(12)])
        table.policy = lambda decision: [cards[7]] if decision.purpose == "search" else None  # noqa: B023
        do(table, "Search your library for a card, reveal it, then shuffle and put that card on top.").resolve()
        assert table.zone("A", LIBRARY)[0] == "Card 7" and len(table.zone("A", LIBRARY)) == 12
        assert table.life("A") == 21
        rests.append(tuple(table.zone("A", LIBRARY)[1:]))
    assert len(set(rests)) == 6
    table = Table(library=5)
    (found,) = table.library("A", bear())
    table.policy = lambda decision: [found] if decision.purpose == "search" else None
    do(table, "Search your library for a card, then shuffle and put that card third from the top.")
    assert table.zone("A", LIBRARY)[2] == "Plain Bear"


@rule("701.20e")
def test_a_library_of_one_card_or_none_is_shuffled_too() -> None:
    for cards in (0, 1):
        table = Table(library=cards)
        permanent(table, WHENEVER, types="Enchantment")
        do(table, "Shuffle your library.").resolve()
        assert table.life("A") == 21


COLOSSUS = card("Old Titan", "{5}", "Creature — Giant", "If Old Titan would be put into a graveyard from anywhere, reveal Old Titan and "
                "shuffle it into its owner's library instead.", "9/9")  # fmt: skip
ZOMBIE = card("Grey Walker", "{2}", "Creature — Zombie", "If Grey Walker would die, put Grey Walker on top of its owner's library instead.", "2/2")


@rule("701.20f")
def test_two_shuffles_at_once_trigger_twice() -> None:
    table = Table()
    permanent(table, WHENEVER, types="Enchantment")
    table.battlefield("A", COLOSSUS, COLOSSUS)
    do(table, "Destroy all creatures.").resolve()
    assert table.life("A") == 22 and table.zone("A", LIBRARY).count("Old Titan") == 2
    table = Table()
    permanent(table, WHENEVER, types="Enchantment")
    permanent(table, "Whenever an opponent shuffles their library, you gain 10 life.", types="Enchantment")
    for titan in table.battlefield("B", COLOSSUS, COLOSSUS):
        do(table, "Gain control of target creature.", [titan])
    do(table, "Destroy all creatures.").resolve()
    assert table.life("A") == 42 and table.zone("B", LIBRARY).count("Old Titan") == 2, "their owner's library, and no other"
    table.battlefield("A", bear())
    (other,) = table.battlefield("B", bear())
    table.answer("A", [other])
    do(table, "Shuffle a creature into its owner's library.").resolve()
    assert table.life("A") == 53, "that is one shuffle"
    table.battlefield("B", bear())
    table.answer("A", table.all("Plain Bear", who="A"))
    do(table, "Shuffle a creature into its owner's library.").resolve()
    assert table.life("A") == 54, "no library is shuffled of whom no creature was chosen"


@rule("701.20g")
def test_what_goes_to_a_position_as_the_library_is_shuffled_is_there_afterwards() -> None:
    for order in ((COLOSSUS, ZOMBIE), (ZOMBIE, COLOSSUS)):
        for seed in range(6):
            table = Table(seed=seed)
            table.battlefield("A", *order)
            do(table, "Destroy all creatures.")
            assert table.zone("A", LIBRARY)[0] == "Grey Walker"
            assert table.zone("A", LIBRARY).count("Old Titan") == 1


@rule("701.20g", "only that library is shuffled, and the object is where it was put")
def test_as_one_library_is_shuffled_and_filled_at_once_the_others_stay_as_they_are() -> None:
    table = Table(seats=3)
    saviour = card("Grim Host", "{5}", "Artifact Creature — Giant", "If Grim Host would die, shuffle a Bear you control into its owner's library instead.", "9/9")
    walker = card("Grey Walker", "{2}", "Artifact Creature — Zombie", "If Grey Walker would die, put Grey Walker on top of its owner's library instead.", "2/2")
    (host,) = table.battlefield("A", saviour)
    hers, _, his = (oid for who, cards in (("B", (bear(), walker)), ("C", (bear(),))) for oid in table.battlefield(who, *cards))
    do(table, "Gain control of all creatures.")
    before = [table.game.zone(LIBRARY, seat) for seat in range(3)]
    table.answer("A", [hers])
    do(table, "Destroy all artifacts.")
    assert host in table.game.objects and his in table.game.objects, "only one Bear went"
    assert (table.game.zone(LIBRARY, 0), table.game.zone(LIBRARY, 2)) == (before[0], before[2])
    assert table.zone("B", LIBRARY)[0] == "Grey Walker" and "Plain Bear" in table.zone("B", LIBRARY)
    assert tuple(oid for oid in table.game.zone(LIBRARY, 1) if oid in before[1]) != before[1]


@rule("701.20a", "701.20e", "the player's library, whose shuffling an ability waits for")
def test_only_the_player_who_is_meant_has_shuffled() -> None:
    table = Table()
    permanent(table, "Whenever an opponent shuffles their library, you gain 1 life.", types="Enchantment")
    table.game.player(0)
    do(table, "Shuffle your library.")
    assert table.life("A") == 20
    do(table, "Target player shuffles their library.", [1])
    assert table.life("A") == 21
    do(table, "Exile all cards from target opponent's library.", [1])
    do(table, "Target player shuffles their library.", [1])
    assert table.life("A") == 22, "of no cards at all"


@rule("701.20c", "that library is shuffled even if none of the objects is where it is expected to be")
def test_the_library_of_what_is_gone_is_shuffled_all_the_same() -> None:
    table = Table()
    permanent(table, "Whenever an opponent shuffles their library, you gain 1 life.", types="Enchantment")
    (ox,) = table.battlefield("B", card("Old Ox", "{2}", "Creature — Ox", "When this creature dies, shuffle it into its owner's library.", "2/2"))
    happen(table.game, Destroy(ox))
    table.hand("A", card("Sly Word", "{0}", "Instant", "Exile target card from a graveyard."))
    table.cast("A", "Sly Word", [table.find("Old Ox", "graveyard")]).resolve()
    assert table.zone("B", "exile") == ["Old Ox"] and table.life("A") == 21
    (theirs,) = table.battlefield("B", bear())
    do(table, "Gain control of target creature.", [theirs])
    do(table, "Shuffle target creature into its owner's library.", [theirs])
    assert "Plain Bear" in table.zone("B", LIBRARY) and "Plain Bear" not in table.zone("A", LIBRARY)
    assert table.life("A") == 22, "its owner's library, not its controller's"


@rule("701.20d", "701.20a", "the player's own library, even if no card is chosen; if you do")
@rule("701.20c")
@pytest.mark.parametrize(("words", "gained"), [
    ("You may shuffle up to three cards from your graveyard into your library. If you do, you gain 5 life.", 6),
    ("You may shuffle your graveyard into your library. If you do, you gain 5 life.", 6),
    ("Shuffle up to one target creature into its owner's library.", 0),
])  # fmt: skip
def test_whoever_shuffles_no_card_in_shuffles_their_own_library(words: str, gained: int) -> None:
    table = Table()
    permanent(table, "Whenever you shuffle your library, you gain 1 life.", types="Enchantment")
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    do(table, words, [])
    assert table.life("A") == 20 + gained


@rule("701.20d", "objects of several players, each into its owner's library")
def test_each_players_cards_go_into_their_own_library() -> None:
    table = Table(library=2)
    permanent(table, "Whenever a player shuffles their library, you gain 1 life.", types="Enchantment")
    permanent(table, "Whenever an opponent shuffles their library, you gain 10 life.", types="Enchantment")
    table.hand("A", lamp())
    table.hand("B", bear())
    table.graveyard("B", lamp())
    do(table, "Each player shuffles their hand and graveyard into their library.").resolve()
    assert sorted(table.zone("A", LIBRARY)) == ["Forest", "Forest", "Plain Lamp"]  # the spell itself was still on the stack
    assert sorted(table.zone("B", LIBRARY)) == ["Forest", "Forest", "Plain Bear", "Plain Lamp"]
    assert table.life("A") == 32 and table.zone("B", "hand") == table.zone("B", GRAVEYARD) == []


@rule("701.20b", "in a certain position in that library; what was found elsewhere, too")
def test_cards_found_in_a_graveyard_go_on_top_of_the_shuffled_library_in_the_chosen_order() -> None:
    for order in ([0, 1], [1, 0]):
        table = Table(library=5)
        found = table.graveyard("A", bear(), ogre())
        table.answer("A", list(found), order)
        do(table, "Search your library and graveyard for up to two creature cards, reveal them, then shuffle and put those cards on top in any order.")
        assert table.zone("A", LIBRARY)[:2] == [("Plain Bear", "Plain Ogre")[number] for number in order]
        assert len(table.zone("A", LIBRARY)) == 7


@rule("701.20a", "701.20d", "the library it would go to, though it is not there any more")
def test_the_library_is_shuffled_even_if_what_was_meant_is_gone() -> None:
    table = Table()
    permanent(table, "Whenever you shuffle your library, you gain 1 life.", types="Enchantment")
    (snail,) = table.battlefield("A", card("Shy Snail", "{1}", "Creature — Snail", "{0}: Shuffle this creature into its owner's library.", "1/1"))
    table.activate("A", snail)
    table.hand("B", card("Quick Doom", "{0}", "Instant", "Destroy target creature."))
    table.cast("B", "Quick Doom", [snail]).resolve()
    assert "Shy Snail" in table.zone("A", GRAVEYARD) and table.life("A") == 21


@rule("701.20d", "400.3")
def test_graveyard_and_hand_are_shuffled_away() -> None:
    table = Table(library=0)
    for player in "AB":
        table.hand(player, bear())
        table.graveyard(player, ogre())
    (token,) = table.battlefield("A", card("Dry Field", "", "Land"))
    table.game.write(token).tapped = True
    table.answer("A", [token])
    do(table, "Exile Test Rite. Each player shuffles their graveyard and hand into their library, then draws a card. You untap up to six lands.")
    for player in "AB":
        assert table.zone(player, "graveyard") == [] and len(table.zone(player, "hand") + table.zone(player, "library")) == 2
    assert table.zone("A", "exile") == ["Test Rite"] and not table.game.obj(token).tapped


@rule("608.2c")
def test_cards_that_its_owner_revealed_are_spoken_of_further() -> None:
    table = Table()
    oid = permanent(table, "{0}: Test Thing's owner shuffles it into their library. If they do, they reveal cards from the top of their library until they reveal a card "
                           "named Test Thing. They put that card onto the battlefield and all other cards revealed this way into their graveyard.", who="B")  # fmt: skip
    do(table, "Gain control of target creature.", targets=[oid])
    before = len(table.zone("B", "library"))
    table.activate("A", oid).resolve()
    (back,) = table.all("Test Thing")
    assert table.game.controller(back) == 1 and len(table.zone("B", "graveyard")) + len(table.zone("B", "library")) == before
