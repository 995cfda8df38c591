"""Teams and teammates, half a starting life total, hands that hold less, abilities of its own that trigger again, lands taken as upkeep."""

from __future__ import annotations

import pytest

from engine.game.events.damage import Damage
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import FOREST, Table, card

RASCAL = "If one or more counters would be put on a permanent your team controls, that many plus one of each of those kinds of counters are put on that permanent instead."
MASK = "When Test Mask enters, if it's not a token, each of your teammates creates a token that's a copy of Test Mask."


@rule("102.4", "102.3")
@pytest.mark.parametrize(("variant", "gain"), [("", "A"), ("two_headed_giant", "AB")])
def test_permanents_of_ones_team_get_more_counters(variant: str, gain: str) -> None:
    table = Table(4, variant=variant)
    permanent(table, RASCAL, types="Enchantment")
    oids = {seat: table.battlefield(seat, bear())[0] for seat in "ABCD"}
    for oid in oids.values():
        do(table, "Put two +1/+1 counters on target creature.", targets=[oid])
    assert {seat: table.counters(oid)["+1/+1"] for seat, oid in oids.items()} == {seat: 3 if seat in gain else 2 for seat in "ABCD"}


@rule("102.3")
@pytest.mark.parametrize(("variant", "copies"), [("", 0), ("two_headed_giant", 1)])
def test_each_teammate_creates_a_copy(variant: str, copies: int) -> None:
    table = Table(4, variant=variant)
    table.hand("A", card("Test Mask", "{0}", "Enchantment", MASK))
    table.cast("A", "Test Mask").resolve()
    assert [len(table.all("Test Mask", who=seat)) for seat in "ABCD"] == [1, copies, 0, 0]


@rule("103.4", "107.1a")
@pytest.mark.parametrize(("lives", "size"), [((4, 10, 20), 1), ((20, 9, 10), 4), ((20, 9, 9), 7)])
def test_for_each_opponent_below_half(lives: tuple[int, ...], size: int) -> None:
    table = Table(3)
    words = ("Test Thing gets +3/+3 for each opponent whose life total is less than half their starting life total.\nAs long as an opponent's life total is less than "
             "half their starting life total, Test Thing has indestructible.")  # fmt: skip
    oid = permanent(table, words)
    for seat, life in zip("ABC", lives, strict=True):
        table.life(seat, life)
    assert table.pt(oid) == (size, size) and table.has(oid, "indestructible") == (size > 1)


@rule("603.2d")
def test_its_own_abilities_and_those_of_what_is_attached_to_it_trigger_again() -> None:
    table = Table()
    words = ("As long as Test Thing is equipped, if a triggered ability of Test Thing or an Equipment attached to it triggers, that ability triggers an additional time.\n"
             "Whenever a land enters, you gain 1 life.")  # fmt: skip
    oid = permanent(table, words)
    blade = card("Test Blade", "{1}", "Artifact — Equipment", "Whenever a land enters, each opponent loses 1 life.\nEquip {0}")
    one, two = table.battlefield("A", blade, blade)
    permanent(table, "Whenever a land enters, you gain 10 life.", types="Enchantment", who="A")

    def land() -> tuple[int, int]:
        before = (table.life("A"), table.life("B"))
        do(table, "Put a land card from your hand onto the battlefield.")
        return table.life("A") - before[0], before[1] - table.life("B")

    table.hand("A", card(*FOREST), card(*FOREST))
    assert land() == (11, 2)
    table.activate("A", one, [oid]).resolve()
    assert land() == (12, 3) and table.game.obj(two).attached_to == -1


@rule("118.3", "613.1b")
@pytest.mark.parametrize(("lands", "kept"), [(1, False), (2, True), (3, True)])
def test_lands_of_others_are_taken_for_each_age_counter(lands: int, kept: bool) -> None:
    table = Table(3)
    words = ("Cumulative upkeep—Gain control of a land you don't control.\nWhen Test Thing leaves the battlefield, each player gains control of each land they own that "
             "you control.")  # fmt: skip
    oid = permanent(table, words, types="Enchantment")
    do(table, "Put an age counter on target enchantment.", targets=[oid])
    theirs = table.battlefield("B", *(card(*FOREST) for _ in range(lands)))
    table.battlefield("A", card(*FOREST))
    table.next_turn("C")
    if lands > 1:
        table.answer("A", True, *([[theirs[0]], [theirs[1]]] if lands > 2 else []))
    table.to_step("upkeep", "A").resolve()
    assert bool(table.all("Test Thing")) == kept
    assert sum(table.game.controller(land) == 0 for land in theirs) == (2 if kept else 0)
    if kept:
        do_now = table.game.controller(theirs[0])
        assert do_now == 0
        happen(table.game, ZoneChange(oid, "graveyard", cause="test"))
        table.settle().resolve()
        assert all(table.game.controller(land) == 1 for land in theirs)


@rule("105.2", "202.3")
@pytest.mark.parametrize(("cost", "struck"), [("{G}", True), ("{U}{U}", True), ("{2}", True), ("{U}", False), ("{3}", False)])
def test_a_spell_that_shares_a_color_or_the_mana_value(cost: str, struck: bool) -> None:
    table = Table(3)
    table.hand("A", card("Test Prison", "{0}", "Artifact", (
        "When Test Prison enters, you may have target player reveal their hand. If you do, choose a nonland card from it and exile that card.\n"
        "Whenever a player casts a spell that shares a color or mana value with the exiled card, Test Prison deals 2 damage to that player.")))  # fmt: skip
    table.hand("B", bear())
    table.answer("A", True)
    table.cast("A", "Test Prison", [1]).resolve()
    assert not table.zone("B", "hand")
    table.hand("C", card("Odd Cub", cost, "Creature — Bear", "Flash", "1/1"))
    table.mana("C", cost)
    table.cast("C", "Odd Cub").resolve()
    assert [table.life(seat) for seat in "ABC"] == [20, 20, 18 if struck else 20]


@rule("614.1c", "708.11")
def test_as_it_enters_and_as_it_is_turned_face_up() -> None:
    table = Table()
    warden = card("Test Warden", "{0}", "Creature — Centaur", (
        "As this creature enters or is turned face up, put X +1/+1 counters on it, where X is the number of other creatures you control.\nMorph {0}"), "1/1")  # fmt: skip
    table.battlefield("A", bear(), ogre())
    table.battlefield("B", bear())
    table.hand("A", warden)
    table.cast("A", "Test Warden", way="").resolve()
    (first,) = table.all("Test Warden")
    assert table.counters(first) == {"+1/+1": 2}
    table.hand("A", warden)
    table.mana("A", "{3}").cast("A", table.find("Test Warden", "hand"), way="morph").resolve()
    hidden = next(oid for oid in table.game.permanents() if table.game.obj(oid).face_down)
    assert table.counters(hidden) == {}
    table.special("A", hidden)
    assert table.counters(hidden) == {"+1/+1": 3}


@rule("614.6", "608.2c")
def test_cards_are_revealed_instead_of_drawing() -> None:
    table = Table()
    permanent(table, "If you would draw a card, instead reveal the top three cards of your library. Put all creature cards revealed this way into your hand and the rest on "
                     "the bottom of your library in any order.", types="Enchantment")  # fmt: skip
    table.library("A", bear(), card(*FOREST), ogre(), card("Deep Rite", "{0}", "Sorcery", "You gain 1 life."))
    do(table, "Draw a card.")
    assert sorted(table.zone("A", "hand")) == ["Plain Bear", "Plain Ogre"] and table.zone("A", "library")[0] == "Deep Rite"
    assert table.zone("A", "library")[-1] == "Forest"


def test_a_player_their_planeswalkers_and_other_creatures_have_hexproof() -> None:
    table = Table()
    sage = permanent(table, "You, planeswalkers you control, and other creatures you control have hexproof.")
    (cub,) = table.battlefield("A", bear())
    (walker,) = table.battlefield("A", card("Old Walker", "{1}", "Legendary Planeswalker — Jace", "0: Draw a card.", loyalty="3"))
    table.hand("B", card("Zap", "{0}", "Instant", "Zap deals 1 damage to any target."))
    table.cast("B", "Zap", [sage])
    offered = next(decision.candidates for decision in reversed(table.asked) if decision.kind == "targets")
    assert sage in offered and not {cub, walker, 0} & set(offered)
    happen(table.game, Damage(sage, 1, 1))
    assert table.life("B") == 19


@rule("608.2c", "what they did it to is known behind it")
@pytest.mark.parametrize("who", ["they", "that player"])
def test_what_a_player_who_did_so_made_is_spoken_of_further(who: str) -> None:
    table = Table(3)
    create, put, one = ("create", "put", "They") if who == "they" else ("creates", "puts", "That player")
    do(table, f"Target player gains 1 life. If {who} do{'' if who == 'they' else 'es'}, {who} {create} a 1/1 white Rat creature token. {one} {put} a +1/+1 counter on it.",
       targets=[1])  # fmt: skip
    (rat,) = table.all("Rat Token", who="B")
    assert table.pt(rat) == (2, 2) and (table.life("A"), table.life("B")) == (20, 21)


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
