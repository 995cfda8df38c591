"""Piles that are chosen, zones that nothing is cast from, several players at once, and other wordings in play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

FETCH = "Target player searches their library for a land card, puts it onto the battlefield, then shuffles."


def finding(decision: Any) -> Any:
    """What is searched for is found."""
    return list(decision.candidates[:1]) if getattr(decision, "purpose", "") == "search" else None


def attack_and_block(table: Table, attacks: list[list[int]], blocks: list[list[int]] | None = None) -> None:
    """These creatures attack, and those block."""

    def policy(decision: Any) -> Any:
        kind = type(decision).__name__
        if kind == "DeclareAttackers":
            return [pair for pair in attacks if table.game.chars(pair[0]).controller == decision.seat]
        return blocks if kind == "DeclareBlockers" and blocks is not None else None

    table.policy = policy


@rule("611.2b")
def test_for_as_long_as_that_creature_has_a_counter_on_it() -> None:
    table = Table(3)
    ox, other = table.battlefield("B", ogre(), ogre())
    do(table, "Put a bounty counter on target creature. For as long as that creature has a bounty counter on it, it has "
              "“When this creature dies, each opponent draws a card and gains 2 life.”", targets=[ox])  # fmt: skip
    do(table, "Put a bounty counter on target creature.", targets=[other])
    do(table, "Destroy target creature.", targets=[other])
    assert [table.life(who) for who in "ABC"] == [20, 20, 20]
    do(table, "Destroy target creature.", targets=[ox])
    assert [table.life(who) for who in "ABC"] == [22, 20, 22]  # the opponents of who controlled it


@rule("611.2b")
def test_the_duration_ends_for_good_with_the_last_counter() -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    do(table, "Put a blaze counter on target creature. For as long as that creature has a blaze counter on it, it has flying.", [ox])
    assert table.has(ox, "flying")
    do(table, "Remove all counters from target creature.", targets=[ox])
    assert not table.has(ox, "flying")
    do(table, "Put a blaze counter on target creature.", targets=[ox])
    assert not table.has(ox, "flying")


@rule("611.2b", "400.7")
def test_a_returned_creature_is_that_creature() -> None:
    table = Table()
    table.graveyard("A", bear())
    dead = table.find("Plain Bear", "graveyard")
    do(table, "Return target creature card from your graveyard to the battlefield with a mannequin counter on it. For as long as "
              "that creature has a mannequin counter on it, it has “When this creature becomes the target of a spell or "
              "ability, sacrifice it.”", targets=[dead])  # fmt: skip
    doll = table.find("Plain Bear")
    assert table.counters(doll) == {"mannequin": 1}
    table.hand("A", card("Poke", "{0}", "Sorcery", "Tap target creature."))
    table.cast("A", "Poke", [doll]).resolve()
    assert table.zone("A", "graveyard").count("Plain Bear") == 1


@rule("700.3", "700.3a")
@pytest.mark.parametrize(("chosen", "hand"), [("Plain Ogre, Plain Bear", 2), ("Plain Lamp", 1)])
def test_an_opponent_chooses_one_of_the_piles(chosen: str, hand: int) -> None:
    table = Table()
    table.library("A", ogre(), bear(), lamp())
    creatures = [table.find("Plain Ogre", "library"), table.find("Plain Bear", "library")]
    table.answer("A", creatures)
    table.policy = lambda decision: list(decision.options).index(chosen) if getattr(decision, "purpose", "") == "pile" and decision.seat == 1 else None
    before = len(table.zone("A", "hand"))
    do(table, "Reveal the top three cards of your library and separate them into two piles. An opponent chooses one of those piles. "
              "Put that pile into your hand and the other into your graveyard.")  # fmt: skip
    assert len(table.zone("A", "hand")) == before + hand
    assert len([name for name in table.zone("A", "graveyard") if name.startswith("Plain")]) == 3 - hand


@rule("101.2", "601.3a")
def test_no_spells_from_graveyards_or_libraries() -> None:
    table = Table()
    again = card("Again", "{0}", "Sorcery", "You gain 1 life.\nFlashback {0}")
    (gone,) = table.graveyard("A", again)
    assert [action.oid for action in table.actions("A")] == [gone]
    permanent(table, "Players can't cast spells from graveyards or libraries.")
    assert not table.actions("A")
    (mine,) = table.hand("A", again)
    assert [action.oid for action in table.actions("A")] == [mine]


@rule("101.2", "602.5")
def test_neither_spells_nor_abilities_from_graveyards() -> None:
    table = Table()
    table.graveyard("A", card("Again", "{0}", "Sorcery", "You gain 1 life.\nFlashback {0}"),
                    card("Digger", "{1}", "Creature — Rat", "{0}, Exile this card from your graveyard: You gain 1 life.", "1/1"))
    (bell,) = table.battlefield("A", card("Bell", "{1}", "Artifact", "{0}: You gain 1 life."))
    assert len(table.actions("A")) == 3
    permanent(table, "Players can't cast spells from graveyards or activate abilities of cards in graveyards.", who="B")
    assert [action.oid for action in table.actions("A")] == [bell]
    table.hand("A", card("Again", "{0}", "Sorcery", "You gain 1 life.\nFlashback {0}"))
    assert len(table.actions("A")) == 2


@rule("614.17d")
@pytest.mark.parametrize("words", [
    "Creature cards can't enter from graveyards or libraries.",
    "Creature cards in graveyards and libraries can't enter the battlefield.",
])  # fmt: skip
def test_creature_cards_that_cannot_enter_from_graveyards_or_libraries(words: str) -> None:
    table = Table()
    permanent(table, words, types="Artifact")
    table.graveyard("A", bear(), lamp())
    table.library("A", ogre())
    table.hand("A", sprite())
    do(table, "Return all permanent cards from your graveyard to the battlefield.")
    table.policy = finding
    do(table, "Search your library for a creature card, put it onto the battlefield, then shuffle.")
    assert not table.all("Plain Bear") and table.all("Plain Lamp") and not table.all("Plain Ogre")
    table.mana("A", "{U}").cast("A", "Plain Sprite").resolve()
    assert table.all("Plain Sprite")


@rule("614.17d")
def test_only_cards_in_the_zones_named_cannot_enter() -> None:
    table = Table()
    permanent(table, "Creature cards in graveyards can't enter the battlefield.", types="Artifact")
    table.graveyard("A", bear(), lamp())
    table.library("A", ogre())
    do(table, "Return all permanent cards from your graveyard to the battlefield.")
    table.policy = finding
    do(table, "Search your library for a creature card, put it onto the battlefield, then shuffle.")
    assert not table.all("Plain Bear") and table.all("Plain Lamp") and table.all("Plain Ogre")


@rule("101.2", "119.7", "121.2")
def test_players_can_neither_draw_nor_gain_life() -> None:
    table = Table()
    permanent(table, "Players can't draw cards or gain life.", types="Enchantment")
    hand = len(table.zone("A", "hand"))
    do(table, "Draw two cards. You gain 3 life.")
    assert len(table.zone("A", "hand")) == hand and table.life("A") == 20


@rule("614.1a", "119.7")
def test_no_life_instead() -> None:
    table = Table()
    permanent(table, "If a player would gain life, that player gains no life instead.", types="Enchantment")
    permanent(table, "Whenever you gain life, draw a card.")
    hand = len(table.zone("A", "hand"))
    do(table, "Each player gains 3 life.")
    assert (table.life("A"), table.life("B"), len(table.zone("A", "hand"))) == (20, 20, hand)


@rule("614.1a")
def test_that_much_damage_minus_one() -> None:
    table = Table()
    (mine,) = table.battlefield("A", ogre())
    permanent(table, "If a source would deal damage to a creature you control, it deals that much damage minus 1 to that creature "
                     "instead.", types="Enchantment")  # fmt: skip
    do(table, "Test Rite deals 1 damage to each creature and each player.")
    assert table.game.objects[mine].damage == 0 and table.life("A") == 19
    do(table, "Test Rite deals 3 damage to each creature.")
    assert table.game.objects[mine].damage == 2


@rule("614.9")
def test_damage_to_you_or_another_permanent_of_yours() -> None:
    table = Table()
    giant = permanent(table, "All damage that would be dealt to you or another permanent you control is dealt to Test Thing instead.",
                      size="0/20")  # fmt: skip
    mine, theirs = table.battlefield("A", bear())[0], table.battlefield("B", ogre())[0]
    do(table, "Test Rite deals 1 damage to each creature and each player.")
    assert [table.game.objects[oid].damage for oid in (giant, mine, theirs)] == [3, 0, 1]
    assert (table.life("A"), table.life("B")) == (20, 19)


@rule("609.4")
def test_all_damage_as_though_its_source_had_wither() -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    permanent(table, "All damage is dealt as though its source had wither.", types="Enchantment")
    do(table, "Test Rite deals 2 damage to each creature and each player.")
    assert table.counters(ox) == {"-1/-1": 2} and table.life("B") == 18


@rule("609.4")
def test_damage_to_you_as_though_its_source_had_infect() -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    permanent(table, "As long as you have 5 or less life, all damage is dealt to you as though its source had infect.", types="Enchantment")
    do(table, "Test Rite deals 2 damage to each player.")
    table.life("A", 5)
    do(table, "Test Rite deals 2 damage to each creature and each player.")
    assert (table.life("A"), table.life("B")) == (5, 16)
    assert table.game.players[0].counters == {"poison": 2} and table.counters(ox) == {}


@rule("500.11", "614.10")
def test_skipping_two_turns() -> None:
    table = Table()
    do(table, "You skip your next two turns.")
    turns = []
    for _ in range(4):
        table.next_turn()
        turns.append(table.game.turn.active)
    assert turns == [1, 1, 1, 0]


@rule("603.2c")
def test_one_or_more_players_are_one_occurrence() -> None:
    table = Table(3)
    permanent(table, "Whenever one or more players discard one or more cards, draw a card.", types="Enchantment")
    permanent(table, "Whenever one or more opponents lose life, you gain 1 life.", types="Enchantment")
    for who in "ABC":
        table.hand(who, lamp(), lamp())
    hand = len(table.zone("A", "hand"))
    do(table, "Each player discards two cards. Each player loses 2 life.")
    assert len(table.zone("A", "hand")) == hand - 2 + 1
    assert [table.life(who) for who in "ABC"] == [19, 18, 18]
    do(table, "You lose 1 life.")
    assert table.life("A") == 18


@rule("508.3b", "603.2c")
def test_attacking_one_or_more_of_your_opponents() -> None:
    table = Table(3)
    ox, cub, imp = (*table.battlefield("B", ogre(), bear()), *table.battlefield("A", ogre()))
    permanent(table, "Whenever a player attacks one or more of your opponents, that attacking player creates a Treasure token.",
              types="Enchantment")  # fmt: skip
    attack_and_block(table, [[ox, 2], [cub, 0], [imp, 1]])
    table.to_step("end_combat", "A").resolve()
    table.to_step("end_combat", "B").resolve()
    assert (len(table.all("Treasure Token", who="A")), len(table.all("Treasure Token", who="B"))) == (1, 1)
    table.policy = None
    attack_and_block(table, [[ox, 0]])
    table.next_turn("B").to_step("end_combat", "B").resolve()
    assert len(table.all("Treasure Token", who="B")) == 1  # only A was attacked


@rule("102.3")
def test_each_of_that_players_opponents() -> None:
    table = Table(3)
    table.hand("B", card("Chime", "{0}", "Instant", "You gain 1 life."))
    permanent(table, "When a player casts a spell, sacrifice Test Thing. If you do, each of that player's opponents draws three cards.",
              types="Enchantment")  # fmt: skip
    before = {who: len(table.zone(who, "hand")) for who in "ABC"}
    table.cast("B", "Chime").resolve()
    after = {who: len(table.zone(who, "hand")) - before[who] for who in "ABC"}
    assert after == {"A": 3, "B": -1, "C": 3}


@rule("603.6a", "608.2i")
def test_an_opponent_had_something_enter_under_their_control() -> None:
    table = Table(3)
    table.hand("A", card("Snare", "{5}", "Instant", "If an opponent had two or more lands enter under their control this turn, you may pay "
                         "{0} rather than pay this spell's mana cost.\nDraw a card."))  # fmt: skip
    table.policy = finding
    do(table, FETCH, targets=[1])
    do(table, FETCH, targets=[2])
    do(table, FETCH, targets=[0])
    assert not [action for action in table.actions("A") if "Snare" in action.label]  # nobody had two
    do(table, FETCH, targets=[1])
    assert [action for action in table.actions("A") if "Snare" in action.label]


@rule("603.6a", "608.2i")
def test_for_each_opponent_who_had_so_many_enter() -> None:
    table = Table(3)
    table.policy = finding
    for seat in (1, 1, 2, 0, 0):
        do(table, FETCH, targets=[seat])
    do(table, "You gain 5 life for each opponent who had two or more lands enter under their control this turn.")
    assert table.life("A") == 25


@rule("614.12", "107.3m")
@pytest.mark.parametrize(("x", "counters"), [(4, 4), (5, 10)])
def test_an_additional_x_counters(x: int, counters: int) -> None:
    table = Table()
    table.hand("A", card("Growing Hydra", "{X}", "Creature — Hydra", "Growing Hydra enters with X +1/+1 counters on it. If X is 5 or "
                         "more, it enters with an additional X +1/+1 counters on it.", "0/1"))  # fmt: skip
    table.policy = lambda decision: x if getattr(decision, "purpose", "") == "X" else None
    table.mana("A", "{5}") if x == 5 else table.mana("A", "{4}")
    table.cast("A", "Growing Hydra").resolve()
    assert table.counters(table.find("Growing Hydra")) == {"+1/+1": counters}


@rule("614.12", "614.1c")
def test_others_enter_with_as_many_as_it_has() -> None:
    table = Table()
    lord = permanent(table, "Each other creature you control enters with an additional X +1/+1 counters on it, where X is the number of "
                            "+1/+1 counters on Test Thing.")  # fmt: skip
    do(table, "Put two +1/+1 counters on target creature.", targets=[lord])
    for who in "AB":
        table.hand(who, sprite())
    table.mana("A", "{U}").cast("A", "Plain Sprite").resolve()
    assert table.counters(table.find("Plain Sprite")) == {"+1/+1": 2}
    do(table, "Each opponent creates a 1/1 green Elf creature token.")
    assert table.counters(table.find("Elf Token")) == {}


@rule("509.1", "608.2h")
def test_the_creature_that_this_was_blocking() -> None:
    table = Table()
    ox, cub = table.battlefield("B", ogre(), bear())
    (wall,) = table.battlefield("A", card("Bone Wall", "{1}", "Creature — Wall", "{0}, Sacrifice Bone Wall: Destroy target creature Bone Wall "
                                          "is blocking.", "0/4"))  # fmt: skip
    attack_and_block(table, [[ox, 0], [cub, 0]], [[wall, ox]])
    table.to_step("declare_blockers", "B")
    table.activate("A", wall, [ox]).resolve()
    assert not table.all("Plain Ogre") and table.all("Plain Bear")


@rule("509.1b", "702.14", "702.1d")
def test_without_flying_or_islandwalk() -> None:
    table = Table()
    permanent(table, "Creatures without flying or islandwalk can't attack.", types="Enchantment")
    ox, bird, fish, snake = table.battlefield(
        "A", ogre(), sprite(), card("Fish", "{U}", "Creature — Fish", "Islandwalk", "1/1"),
        card("Snake", "{B}", "Creature — Snake", "Swampwalk", "1/1"),
    )  # fmt: skip
    table.to_step("declare_attackers")
    offered = next(decision for decision in reversed(table.asked) if type(decision).__name__ == "DeclareAttackers")
    assert {oid for oid in (ox, bird, fish, snake) if oid in dict(offered.possible)} == {bird, fish}


@rule("106.6")
def test_mana_that_cannot_be_spent_on_nonartifact_spells() -> None:
    table = Table()
    stone = permanent(table, "{T}: Add {C}{C}. This mana can't be spent to cast nonartifact spells.", types="Artifact")
    table.hand("A", lamp(), card("Chime", "{1}", "Instant", "You gain 1 life."))
    bell = permanent(table, "{2}: You gain 4 life.", types="Artifact")
    assert not [action for action in table.actions("A") if "Chime" in action.label]
    assert [action for action in table.actions("A") if "Lamp" in action.label]
    table.activate("A", bell).resolve()
    assert table.life("A") == 24 and table.game.objects[stone].tapped


@rule("609.4b")
def test_mana_as_though_of_any_color_for_its_own_abilities() -> None:
    table = Table()
    gem = permanent(table, "{U}: You gain 1 life.\nYou may spend mana as though it were mana of any color to pay the activation costs of "
                           "Test Thing's abilities.", types="Artifact")  # fmt: skip
    table.battlefield("A", card("Other Gem", "{1}", "Artifact", "{U}: You gain 1 life."))
    table.mana("A", "{R}")
    assert [action.oid for action in table.actions("A") if action.kind == "activate"] == [gem]
    table.activate("A", gem).resolve()
    assert table.life("A") == 21


@rule("500.5")
def test_mana_that_does_not_empty() -> None:
    table = Table()
    permanent(table, "At the beginning of your upkeep, add {G}. Until end of turn, this mana doesn't empty from your mana pool as steps and "
                     "phases end.", types="Enchantment")  # fmt: skip
    table.next_turn("A")
    assert table.pool("A") == "G"
    table.to_step("upkeep", "B")
    assert table.pool("A") == ""


@rule("118.3", "122.8")
def test_a_counter_of_any_kind_or_of_either_kind() -> None:
    table = Table()
    ox, cub = (*table.battlefield("A", ogre()), *table.battlefield("B", bear()))
    one = permanent(table, "Remove a counter from a permanent you control: You gain 1 life.", types="Artifact")
    two = permanent(table, "Remove a +1/+1 counter or a charge counter from a permanent you control: You gain 3 life.", types="Artifact")
    do(table, "Put a flying counter on target creature.", targets=[cub])
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    do(table, "Put a flying counter on target creature.", targets=[ox])
    do(table, "Put a charge counter on target creature.", targets=[ox])
    table.activate("A", two).resolve()
    assert table.counters(ox) == {"flying": 1} and table.life("A") == 23
    table.activate("A", one).resolve()
    assert table.counters(ox) == {} and table.counters(cub) == {"flying": 1} and table.life("A") == 24


@rule("118.3", "602.2b")
def test_whose_counter_of_whatever_kind_is_removed_is_asked_in_words() -> None:
    table = Table()
    ox, cub = table.battlefield("A", ogre(), bear())
    one = permanent(table, "Remove a counter from a permanent you control: You gain 1 life.", types="Artifact")
    two = permanent(table, "Remove a +1/+1 counter or a charge counter from a permanent you control: You gain 3 life.", types="Artifact")
    three = permanent(table, "Remove a charge counter from a permanent you control: You gain 5 life.", types="Artifact")
    for oid in (ox, cub):
        do(table, "Put three charge counters on target creature.", targets=[oid])
    for source, words, life in ((one, "a counter", 21), (two, "a counter", 24), (three, "a charge counter", 29)):
        table.answer("A", [cub]).activate("A", source).resolve()
        asked = [decision for decision in table.asked if decision.kind == "objects"][-1]
        assert asked.prompt == f"Remove {words} from which?" and table.life("A") == life
    assert table.counters(ox) == {"charge": 3} and table.counters(cub) == {}


@rule("111.4", "105.2b")
def test_a_token_of_three_colors() -> None:
    table = Table()
    do(table, "Create an 8/8 Beast creature token that's red, green, and white.")
    token = table.find("Beast Token")
    assert set(table.game.chars(token).colors) == set("RGW") and table.pt(token) == (8, 8)


@rule("701.8b")
def test_some_of_them_at_random() -> None:
    table = Table()
    table.library("A", ogre(), bear(), lamp(), sprite())
    do(table, "Look at the top four cards of your library. Exile three of them at random, then put the rest on top of your library in any order.")
    assert len(table.zone("A", "exile")) == 3
    ones = table.battlefield("B", ogre(), bear(), sprite())
    do(table, "Choose three target permanents. Destroy one of them at random.", targets=ones)
    assert len([oid for oid in ones if oid in table.game.objects]) == 2
    table.library("A", lamp(), lamp(), ogre())
    do(table, "Reveal the top three cards of your library. Put a random creature card from among them onto the battlefield. Put the rest on "
              "the bottom of your library in a random order.")  # fmt: skip
    assert table.all("Plain Ogre", who="A") and not table.all("Plain Lamp")
    assert not [decision for decision in table.asked if getattr(decision, "purpose", "") in ("destroy", "exile")]


@rule("102.3")
@pytest.mark.parametrize(("seats", "tapped"), [(2, True), (3, False)])
def test_tapped_unless_you_have_two_or_more_opponents(seats: int, tapped: bool) -> None:
    table = Table(seats)
    table.hand("A", card("Cloud Sea", "", "Land", "Cloud Sea enters tapped unless you have two or more opponents.\n{T}: Add {U}."))
    table.play("A", "Cloud Sea")
    assert table.game.objects[table.find("Cloud Sea")].tapped == tapped


@rule("120.1", "603.2")
def test_damage_to_a_player_or_planeswalker_with_one_article() -> None:
    table = Table()
    (walker,) = table.battlefield("B", card("Walker", "{2}", "Planeswalker — Jace", "+1: Draw a card.", loyalty="4"))
    ox, cub = table.battlefield("A", card("Ox", "{1}", "Creature — Ox", "Whenever Ox deals combat damage to a player or planeswalker, you "
                                          "gain 5 life.", "2/2"), bear())  # fmt: skip
    attack_and_block(table, [[ox, walker], [cub, 1]])
    table.to_step("end_combat").resolve()
    assert table.life("A") == 25 and table.counters(walker) == {"loyalty": 2}
