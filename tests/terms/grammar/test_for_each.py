"""Something done for each of several, one after the other (CR 608.2c)."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE
from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
OX = ("Wide Ox", "{3}{W}", "Creature — Ox", "", "2/6")


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


@rule("608.2h", "122.1")
def test_as_much_as_there_are_of_those_creatures() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    table.battlefield("B", bear())
    head = permanent(table, "{0}: Put a +1/+1 counter on each other creature you control. You gain 1 life for each of those creatures.")
    table.activate("A", head).resolve()
    assert table.life("A") == 22 and table.counters(head) == {}


@rule("608.2c", "701.19")
def test_each_controller_of_a_land_destroyed_may_search() -> None:
    table = Table(3)
    for seat in "ABC":
        table.library(seat, card("Forest", "", "Basic Land — Forest"))
    (mine,) = table.battlefield("A", card("Odd Field", "", "Land"))
    (theirs, more) = table.battlefield("B", card("Odd Field", "", "Land"), card("Odd Field", "", "Land"))
    (its,) = table.battlefield("C", card("Odd Field", "", "Land"))
    table.hand("A", card("Test Crusher", "{0}", "Creature — Insect", "When Test Crusher enters, for each player, destroy up to one nonbasic land that player controls. For each "
                         "land destroyed this way, its controller may search their library for a basic land card, put it onto the battlefield tapped, then shuffle.", "3/3"))  # fmt: skip
    table.answer("A", [], [theirs], [its])
    basics = [next(oid for oid in table.all("Forest", "library") if table.game.obj(oid).owner == seat) for seat in (1, 2)]
    for seat, basic in zip("BC", basics, strict=True):
        table.answer(seat, True, [basic])
    table.cast("A", "Test Crusher").resolve()
    assert mine in table.game.battlefield and more in table.game.battlefield
    assert theirs not in table.game.battlefield and its not in table.game.battlefield
    forests = [(table.game.controller(oid), table.game.obj(oid).tapped) for oid in table.all("Forest")]
    assert sorted(forests) == [(1, True), (2, True)]


@rule("608.2c", "111.10")
def test_for_each_of_them_a_copy_of_it() -> None:
    table = Table()
    permanent(table, "Whenever one or more tokens your opponents control enter, for each of them, create a tapped token that's a copy "
              "of it.")  # fmt: skip
    table.next_turn("B").to_step("main1", "B")
    do(table, "Create two 1/1 red Goblin creature tokens.", who="B")
    mine = table.all("Goblin Token", who="A")
    assert len(mine) == 2 and all(table.game.obj(oid).tapped for oid in mine) and len(table.all("Goblin Token", who="B")) == 2


@rule("608.2c", "603.2c")
def test_tokens_for_each_of_several_are_created_at_once() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    permanent(table, "Whenever one or more tokens you control enter, you gain 1 life.", types="Artifact")
    do(table, "For each creature you control, create a token that's a copy of that creature.")
    assert table.life("A") == 21 and len(table.all("Plain Bear")) == 2
    do(table, "For each opponent, create two 1/1 red Goblin creature tokens.")
    assert table.life("A") == 22


@rule("608.2c", "603.7")
def test_those_tokens_are_all_that_were_made_in_turn() -> None:
    table = Table()
    mine = table.battlefield("A", bear(), ogre())
    (other,) = table.battlefield("B", sprite())
    do(table, "Choose any number of target creatures you control. For each of them, create a token that's a copy of that creature. "
       "Those tokens have haste. Exile them at the beginning of the next end step.", [*mine])  # fmt: skip
    made = [oid for name in ("Plain Bear", "Plain Ogre") for oid in table.all(name) if oid not in mine]
    assert len(made) == 2 and all(table.has(oid, "haste") for oid in made) and not table.has(mine[0], "haste")
    table.to_step("end", "A").resolve()
    assert not any(oid in table.game.battlefield for oid in made)
    assert all(oid in table.game.battlefield for oid in (*mine, other))


@rule("608.2c", "601.2c")
def test_those_creatures_are_the_targets_of_all_players() -> None:
    table = Table(3)
    (first,) = table.battlefield("B", bear())
    (second,) = table.battlefield("C", ogre())
    for oid in (first, second):
        table.game.write(oid).tapped = True
    do(table, "For each opponent, gain control of up to one target creature that player controls until end of turn. Untap those "
       "creatures. They gain haste until end of turn.", [first, second])  # fmt: skip
    for oid in (first, second):
        assert table.game.chars(oid).controller == 0 and not table.game.obj(oid).tapped and table.has(oid, "haste")


@rule("608.2c", "118.12a")
@pytest.mark.parametrize(("pays", "hand"), [((True, False), ["Plain Ogre"]), ((True, True), [])])
def test_each_of_those_cards_unless_someone_pays(pays: tuple[bool, ...], hand: list[str]) -> None:
    table = Table()
    table.library("A", bear(), ogre())
    table.answer("B", *pays)
    do(table, "Reveal the top two cards of your library. For each of those cards, put that card into your hand unless any opponent "
       "pays 3 life. Then exile the rest.")  # fmt: skip
    assert table.zone("A", "hand") == hand and table.life("B") == 20 - 3 * sum(pays)
    assert sorted(table.zone("A", "exile")) == sorted({"Plain Bear", "Plain Ogre"} - set(hand))


@rule("119.3", "603.7")
def test_for_each_life_that_was_gained_or_lost() -> None:
    table = Table()
    table.hand("A", card("False Balm", "{0}", "Instant", "Until end of turn, whenever a player gains life, that player loses 2 life for "
                         "each 1 life they gained."))  # fmt: skip
    table.cast("A", "False Balm").resolve()
    do(table, "Each opponent gains 3 life.")
    assert table.life("B") == 20 + 3 - 6 and table.life("A") == 20
    permanent(table, "Whenever you lose life, you gain 2 life for each 1 life you lost.")
    table.next_turn("A").to_step("main1", "A")
    do(table, "You lose 2 life.")
    assert table.life("A") == 20 - 2 + 4


@rule("608.2c", "603.6a", "603.2c")
@pytest.mark.parametrize("words", [
    "Choose any number of target creatures you control. For each of them, create a token that's a copy of that creature.",
    "For each creature you control, create a token that's a copy of that creature.",
    "For each creature you control, create a 1/1 red Goblin creature token.",
])  # fmt: skip
def test_tokens_that_are_created_for_each_of_several_come_at_the_same_time(words: str) -> None:
    """So each of them sees the other enter, and what waits for one or more of them triggers once."""
    table = Table()
    permanent(table, "Whenever one or more tokens you control enter, you gain 100 life.", types="Enchantment")
    herald = card("Glad Herald", "{2}", "Creature — Human", "Whenever another creature you control enters, you gain 1 life.", "1/1")
    mine = table.battlefield("A", herald, herald)
    do(table, words, [*mine] if "target" in words else None).resolve()
    made = [oid for oid in table.game.battlefield if table.game.obj(oid).token]
    triggers = 4 if "Goblin" in words else 4 + 2  # the two that were there see two each; each copy sees the other
    assert len(made) == 2 and table.life("A") == 20 + 100 + triggers


@rule("121.2", "608.2c")
def test_life_for_each_card_not_drawn() -> None:
    table = Table(3)
    table.answer("A", True, 2).answer("B", True, 1).answer("C", False)
    do(table, "Each player may draw up to two cards. For each card less than two a player draws this way, that player gains 2 life.")
    assert [len(table.zone(who, "hand")) for who in "ABC"] == [3, 1, 0]  # the first turn has a draw
    assert [table.life(who) for who in "ABC"] == [20, 22, 24]


@rule("608.2c", "115.1")
def test_that_player_is_a_target_player_whose_graveyard_it_was() -> None:
    words = "Exile X target cards from target player's graveyard. For each card exiled this way, that player loses 1 life."
    assert card("Wake", "{X}", "Sorcery", words), "there is one player whom it can mean"


@rule("608.2c", "608.2h")
def test_for_each_opponent_that_player_gains_life() -> None:
    table = Table(3)
    (one,) = table.battlefield("B", bear())
    (two,) = table.battlefield("C", ogre())
    table.targets = [one, two]
    do(table, "For each opponent, exile up to one target creature that player controls and that player gains life equal to its power.", [one, two])
    assert [table.life(who) for who in "ABC"] == [20, 22, 23] and len(table.all(BEAR[0], EXILE) + table.all(OGRE[0], EXILE)) == 2


@rule("601.2c", "115.1")
def test_for_any_number_of_opponents_one_target_of_each() -> None:
    table = Table(3)
    (one, two), (third,) = table.battlefield("B", card(*OX), card(*CUB)), table.battlefield("C", card(*OX))
    (mine,) = table.battlefield("A", card(*OX))
    do(table, "For any number of opponents, destroy target nonland permanent that player controls.", targets=[two, third])
    assert one in table.game.battlefield and mine in table.game.battlefield
    assert two not in table.game.battlefield and third not in table.game.battlefield


@rule("608.2c")
@pytest.mark.parametrize(("words", "who"), [
    ("For each player, choose a creature that player controls. Those players each lose 1 life.", "ABC"),
    ("For each opponent, that player draws a card. Those players each lose 1 life.", "BC"),
    ("Destroy all creatures. For each creature destroyed this way, its controller draws a card. Those players each lose 1 life.", "BC"),
])  # fmt: skip
def test_those_players_are_all_for_whom_it_was_done(words: str, who: str) -> None:
    table = Table(4 if "opponent" not in words else 3, library=9)
    table.battlefield("B", bear(), ogre())
    table.battlefield("C", ogre())
    if "player, " in words:
        who += "D"
    do(table, words)
    assert [seat for seat in "ABCD"[: len(table.game.players)] if table.life(seat) < 20] == list(who)


@rule("608.2c")
def test_those_creatures_are_each_of_which_it_was_said() -> None:
    table = Table()
    mine, also = table.battlefield("A", bear(), ogre())
    do(table, "For each creature you control, put a +1/+1 counter on it. Those creatures gain flying until end of turn.")
    assert [table.has(oid, "flying") for oid in (mine, also)] == [True, True]
    assert [table.pt(oid) for oid in (mine, also)] == [(3, 3), (4, 4)]


@rule("608.2c")
def test_a_sentence_that_speaks_of_one_of_them_is_done_for_each_in_turn() -> None:
    table = Table()
    wait = card("Long Wait", "{2}{U}", "Sorcery", "Suspend 1—{U}\nDraw a card.")
    table.library("A", bear(), wait, ogre())
    do(table, "Exile the top three cards of your library. For each nonland card exiled this way, put a number of time counters on "
              "that card equal to its mana value. If it doesn't have suspend, it gains suspend.")  # fmt: skip
    table.next_turn("A")
    left = {table.game.chars(oid).name: table.game.obj(oid).counters["time"] for oid in table.game.zone("exile")}
    assert left == {"Plain Bear": 1, "Long Wait": 2, "Plain Ogre": 2}


@rule("608.2c")
def test_whoever_does_not_pay_for_one_of_them_has_it_done_with_that_one() -> None:
    table = Table()
    paid, unpaid = table.battlefield("B", bear(), bear())
    table.battlefield("B", *[card("Pale Isle", "", "Basic Land — Island")] * 4)
    asked = iter((True, False))
    table.policy = lambda decision: next(asked) if isinstance(decision, YesNo) else None
    do(table, "For each creature you don't control, its controller may pay {1}. If that player doesn't, tap that creature.")
    assert [table.game.obj(oid).tapped for oid in (paid, unpaid)] == [False, True]


@rule("608.2c")
def test_each_of_them_goes_to_its_own_owner() -> None:
    table = Table(3)
    (theirs,), (others,) = table.battlefield("B", bear()), table.battlefield("C", ogre())
    do(table, "For each opponent, choose up to one target creature they control. That creature's owner puts it on their choice of "
              "the top or bottom of their library.", [theirs, others])  # fmt: skip
    assert [len(table.game.zone("library", seat)) for seat in (1, 2)] == [31, 31]
    assert {decision.seat for decision in table.asked if "op" in decision.prompt and decision.seat} == {1, 2}


@rule("608.2c", "115.4")
def test_for_each_of_several_players_that_player_is_the_one_in_turn() -> None:
    table = Table(3)
    table.library("A", bear(), ogre())
    do(table, "Choose any number of target players or planeswalkers. For each of them, reveal cards from the top of your library until "
              "you reveal a nonland card, Test Rite deals damage equal to that card's mana value to that player or planeswalker, then you "
              "put the revealed cards on the bottom of your library in any order.", [1, 2])  # fmt: skip
    assert (table.life("B"), table.life("C")) == (18, 17)


SEES = card("Old Mourner", "{1}", "Creature — Elf", "Whenever another creature leaves the battlefield, you gain 1 life.\nWhenever another creature becomes tapped, "
            "you gain 1 life.", "1/3")  # fmt: skip


@pytest.mark.parametrize("deed", [
    "destroy target creature that player controls", "exile up to one target creature that player controls",
    "return target creature that player controls to its owner's hand", "Test Rite deals 3 damage to up to one target creature that player controls",
])  # fmt: skip
@rule("101.4", "608.2c")
def test_a_deed_for_each_player_is_done_to_the_targets_of_all_at_once(deed: str) -> None:
    """Each of those creatures leaves together with the other, and sees that."""
    table = Table(3)
    (one,), (two,) = table.battlefield("B", SEES), table.battlefield("C", SEES)
    do(table, f"For each opponent, {deed}.", [one, two])
    assert one not in table.game.battlefield and two not in table.game.battlefield
    assert [table.life(seat) for seat in "ABC"] == [20, 21, 21]


@rule("101.4", "608.2c")
def test_a_copy_for_each_players_target_enters_with_the_others() -> None:
    table = Table(3)
    (one,), (two,) = table.battlefield("B", bear()), table.battlefield("C", ogre())
    permanent(table, "Whenever one or more tokens you control enter, you gain 1 life.", types="Artifact")
    do(table, "For each opponent, you create a token that's a copy of up to one target creature that player controls. Those tokens gain haste.", [one, two])
    made = [oid for oid in table.game.battlefield if oid not in (one, two) and table.game.chars(oid).controller == 0 and table.has(oid, "haste")]
    assert {table.game.chars(oid).name for oid in made} == {"Plain Bear", "Plain Ogre"} and table.life("A") == 21


@pytest.mark.parametrize(("deed", "gone"), [
    ("its controller sacrifices it unless they pay 2 life", True), ("destroy it unless its controller pays 2 life", True),
    ("tap it unless its controller pays 2 life", False),
])  # fmt: skip
@rule("101.4", "608.2e", "118.12a")
def test_what_nobody_pays_for_has_it_done_at_once(deed: str, gone: bool) -> None:
    """Whose turn it is decides for all that is theirs before anybody else; then it is done to all that was not paid for."""
    table = Table(3)
    theirs = table.battlefield("B", SEES, SEES, bear())
    mine, others = table.battlefield("A", SEES), table.battlefield("C", SEES)
    answers = iter((False, False, False, True, False))
    table.policy = lambda decision: next(answers) if isinstance(decision, YesNo) else None
    do(table, f"For each creature, {deed}.")
    assert [decision.seat for decision in table.asked if isinstance(decision, YesNo)] == [0, 1, 1, 1, 2]
    hit = [*theirs[:2], *mine, *others]
    assert [oid in table.game.battlefield and not table.game.obj(oid).tapped for oid in (*hit, theirs[2])] == [False] * 4 + [True]
    assert all((oid not in table.game.battlefield) == gone for oid in hit)
    assert [table.life(seat) for seat in "ABC"] == [23, 24, 23]


@rule("608.2c")
def test_each_chooses_for_each_creature_what_they_sacrifice() -> None:
    """What is chosen anew each time is not done at once."""
    table = Table()
    table.battlefield("B", bear(), bear(), lamp(), lamp())
    table.policy = lambda decision: False if isinstance(decision, YesNo) else None
    do(table, "For each creature, its controller sacrifices a permanent of their choice unless they pay 1 life.")
    assert len(table.zone("B", "graveyard")) == 2
