"""Exiled cards chosen, permanents that may enter tapped or begin the game, types counted and taken away, in play."""

from __future__ import annotations

import pytest

from engine.game.rules.turn import starting
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("406.1", "601.3")
def test_choosing_an_exiled_card_to_play() -> None:
    table = Table()
    hollow = permanent(table, "If a card would be put into an opponent's graveyard from anywhere, instead exile it with a void counter on it.\n"
                       "{0}: Choose an exiled card an opponent owns with a void counter on it. You may play it this turn without paying its "
                       "mana cost.")  # fmt: skip
    table.exile("A", sprite())
    table.exile("B", bear())
    one, two = table.battlefield("B", ogre(), card("Other Ogre", "{4}", "Creature — Ogre", "", "4/4"))
    for victim in (one, two):
        do(table, "Destroy target creature.", [victim])
    marked = table.all("Plain Ogre", "exile") + table.all("Other Ogre", "exile")
    table.answer("A", [marked[1]])
    table.activate("A", hollow).resolve()
    chosen = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"]
    assert sorted(chosen[-1].candidates) == sorted(marked)
    assert [action.oid for action in table.actions("A") if action.kind == "cast"] == [marked[1]]
    table.act("A", lambda action: action.oid == marked[1]).resolve()
    assert table.game.chars(table.find("Other Ogre")).controller == 0


@rule("614.1c", "614.12a")
@pytest.mark.parametrize("tapped", [True, False])
def test_it_may_enter_tapped_for_something(tapped: bool) -> None:
    table = Table()
    table.hand("A", card("Odd Base", "", "Land", "You may have Odd Base enter tapped. If you do, you gain 2 life."))
    table.answer("A", tapped)
    table.play("A", "Odd Base").resolve()
    assert table.game.obj(table.find("Odd Base")).tapped is tapped and table.life("A") == 20 + 2 * tapped


@rule("103.6a")
@pytest.mark.parametrize("seat", [0, 1])
def test_beginning_the_game_only_where_not_playing_first(seat: int) -> None:
    table = Table()
    who = "AB"[seat]
    cave = card("Lucky Cave", "", "Land", "If Lucky Cave is in your opening hand and you're not playing first, you may begin the game with Lucky Cave "
                "on the battlefield with a luck counter on it. If you do, exile a card from your hand.\n{T}: Add {C}.")  # fmt: skip
    (oid, _) = table.hand(who, cave, bear())
    table.answer(who, [oid])
    starting._act_from_opening_hand(table.game, seat)
    assert len(table.all("Lucky Cave")) == seat and table.zone(who, "exile") == ["Plain Bear"] * seat
    if seat:
        assert table.counters(table.find("Lucky Cave")) == {"luck": 1}


@rule("205.1", "608.2h")
def test_for_each_word_on_its_type_line() -> None:
    table = Table()
    (rich, plain) = table.battlefield("A", card("Many Words", "{1}", "Legendary Artifact Creature — Elf Druid", "", "1/1"), sprite())
    words = "Until end of turn, target non-Goblin creature gets +1/+1 for each supertype, card type, and subtype it has."
    do(table, words, [rich])
    do(table, words, [plain])
    assert table.pt(rich) == (6, 6) and table.pt(plain) == (3, 3)


@rule("205.1a")
def test_it_comes_back_as_an_artifact_and_nothing_else() -> None:
    table = Table()
    permanent(table, "Whenever a nontoken creature an opponent controls dies, return that card to the battlefield tapped under your control. It's a "
              'Treasure artifact with "{T}, Sacrifice this artifact: Add one mana of any color," and it loses all other card types.')  # fmt: skip
    (victim,) = table.battlefield("B", sprite())
    do(table, "Destroy target creature.", [victim])
    treasure = table.find("Plain Sprite")
    chars = table.game.chars(treasure)
    assert chars.types == ("artifact",) and "Treasure" in chars.subtypes and "Faerie" not in chars.subtypes
    assert table.has(treasure, "flying") and table.game.obj(treasure).tapped and chars.controller == 0


@rule("500.8")
def test_two_more_combat_phases() -> None:
    table = Table()
    do(table, "After this main phase, there are two additional combat phases.")
    table.to_step("end", "A")
    assert table.game.turn.combats == 3


@rule("201.5a", "406.1")
def test_a_token_brings_back_the_card_that_made_it() -> None:
    table = Table()
    lord = permanent(table, 'Flying\n{0}, Exile Test Thing: Create a 1/2 black Bat creature token with flying. It has "{0}, Sacrifice this creature: '
                     "Return an exiled card named Test Thing to the battlefield under its owner's control.\"")  # fmt: skip
    table.exile("A", bear())
    table.activate("A", lord).resolve()
    bat = table.find("Bat Token")
    table.activate("A", bat).resolve()
    assert table.all("Test Thing") and table.zone("A", "exile") == ["Plain Bear"] and not table.all("Bat Token")


@rule("201.5a", "404.1")
def test_a_token_counts_cards_with_the_name_of_what_made_it() -> None:
    table = Table()
    table.hand("A", card("Wolf Call", "{0}", "Sorcery", 'Create a 1/1 green Wolf creature token. It has "This creature gets +1/+1 for each card '
                         'named Wolf Call in each graveyard."'))  # fmt: skip
    table.cast("A", "Wolf Call").resolve()
    assert table.pt(table.find("Wolf Token")) == (2, 2)


@rule("402.3", "108.3")
def test_a_target_in_exile_that_you_own() -> None:
    table = Table()
    flash = card("Old Word", "{1}", "Sorcery", "Flashback {2}\nYou gain 1 life.")
    (mine,) = table.exile("A", flash)
    table.exile("A", bear())
    table.exile("B", flash)
    table.graveyard("A", flash)
    do(table, "Return target exiled card with flashback you own to your hand.", [mine])
    assert table.zone("A", "hand") == ["Old Word"] and table.zone("A", "exile") == ["Plain Bear", "Old Word"]


@rule("113.6")
def test_a_counter_removed_while_it_is_exiled() -> None:
    table = Table()
    table.exile("A", card("Late Sage", "{4}", "Creature — Human", "Suspend 3—{1}\nWhenever a time counter is removed from Late Sage while it's exiled, "
                          "you gain 2 life.", "2/2"))  # fmt: skip
    (sage,) = table.all("Late Sage", "exile")
    table.game.write(sage).counters = {"time": 3}
    table.next_turn("A").resolve()
    assert table.life("A") == 22
