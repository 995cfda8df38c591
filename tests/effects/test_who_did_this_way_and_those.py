"""Players who did something this way, what is measured among those, and whom and what words look back at (CR 608.2)."""

from __future__ import annotations

import pytest

from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD, HAND
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

ATTACK = "DeclareAttackers"


def attack(table: Table, *attackers: int, whom: int = 1) -> Table:
    """These creatures attack a player, and nobody blocks."""
    table.policy = lambda decision: [[oid, whom] for oid in attackers] if type(decision).__name__ == ATTACK else None
    return table


@rule("608.2c")
def test_each_player_who_discarded_such_a_card_this_way() -> None:
    table = Table(3)
    (mine,) = table.hand("A", bear())
    table.hand("B", card(*FOREST))
    table.answer("A", True, [mine]).answer("B", True)
    do(table, "Each player may discard a card. Each player who discarded a creature card this way gains 3 life.")
    assert [table.life(who) for who in "ABC"] == [23, 20, 20]
    assert len(table.zone("A", GRAVEYARD)) == 2 and len(table.zone("B", GRAVEYARD)) == 1


@rule("608.2c", "120.3a")
def test_each_player_dealt_damage_this_way() -> None:
    table = Table(3)
    (oid,) = table.battlefield("B", ogre())
    table.answer("A", lambda decision: {1: 1, oid: 2} if hasattr(decision, "total") else None)
    do(table, "Test Rite deals 2 damage to target opponent. Each player dealt damage this way draws a card. "
              "Players dealt damage this way can't cast noncreature spells this turn.", [1])  # fmt: skip
    assert (table.life("B"), len(table.zone("B", HAND)), len(table.zone("C", HAND))) == (18, 1, 0)
    table.hand("B", card("Calm", "", "Instant", "Draw a card.\nYou may pay {0} rather than pay this spell's mana cost."))
    table.hand("C", card("Peace", "{0}", "Instant", "Draw a card."))
    assert not [action for action in table.actions("B") if action.kind == "cast"]
    assert [action for action in table.actions("C") if action.kind == "cast"]


@rule("608.2h")
def test_the_greatest_among_those_cards() -> None:
    table = Table()
    table.library("A", sprite(), ogre(), card(*FOREST), card("Deep Giant", "{9}", "Creature — Giant", "", "9/9"))
    do(table, "Choose any target, then mill three cards. Test Rite deals damage to that permanent or player equal to the highest mana value "
              "among those cards.", [1])  # fmt: skip
    assert table.life("B") == 17, "the fourth card stays where it is"


@rule("608.2h", "105.2")
def test_the_number_of_colors_among_those_creatures() -> None:
    table = Table()
    mine = (*table.battlefield("A", bear(), ogre(), bear()),)
    (other,) = table.battlefield("A", card("Tin Golem", "{1}", "Artifact Creature — Golem", "", "1/1"))
    table.battlefield("B", sprite())
    do(table, "Nonartifact creatures you control get +X/+X until end of turn, where X is the number of colors among those creatures.")
    assert [table.pt(oid) for oid in mine] == [(4, 4), (5, 5), (4, 4)] and table.pt(other) == (1, 1)


@rule("613.4b", "611.2a")
def test_a_base_power_is_changed_for_good_to_a_number_of_then() -> None:
    table = Table()
    thing = permanent(table, "{0}: Change Test Thing's base power to target creature's power.\n"
                             "{0}: Change Test Thing's base toughness to 1 plus the power of target creature.", size="1/1")  # fmt: skip
    (big,) = table.battlefield("B", ogre())
    table.activate("A", thing, [big]).resolve()
    assert table.pt(thing) == (3, 1)
    do(table, "Target creature gets +5/+0 until end of turn.", [big])
    table.activate("A", thing, [big], index=1).resolve()
    assert table.pt(thing) == (3, 9)
    table.next_turn("A")
    assert table.pt(thing) == (3, 9), "it lasts, and knows nothing of what the other became"


@rule("509.1a")
@pytest.mark.parametrize(("words", "blocked"), [("", 1), ("That creature can block up to two additional creatures this turn.", 3)])
def test_blocking_up_to_so_many_more(words: str, blocked: int) -> None:
    table = Table()
    attackers = table.battlefield("A", bear(), bear(), bear(), bear())
    (wall,) = table.battlefield("B", card("Wide Wall", "{1}", "Creature — Wall", "Defender", "0/9"))
    do(table, "Target creature gets +0/+1 until end of turn. " + words, [wall])
    tried: list[int] = []

    def answer(decision: object) -> object:
        if type(decision).__name__ == ATTACK:
            return [[oid, 1] for oid in attackers]
        if type(decision).__name__ == "DeclareBlockers":
            tried.append(1)
            return [[wall, oid] for oid in attackers[:blocked]]
        return None

    table.policy = answer
    table.to_step("main2")
    assert tried and table.life("B") == 20 - 2 * (4 - blocked)


@rule("608.2c")
@pytest.mark.parametrize("yes", [True, False])
def test_an_opponent_may_choose_to_put_them_into_your_hand(yes: bool) -> None:
    table = Table()
    table.library("A", sprite(), ogre(), bear())
    table.answer("B", yes)
    do(table, "Reveal the top two cards of your library. Target opponent may choose to put those cards into your hand. If they don't, put those "
              "cards into your graveyard and draw a card.", [1])  # fmt: skip
    hand, buried = table.zone("A", HAND), table.zone("A", GRAVEYARD)
    assert sorted(hand) == ([OGRE[0], SPRITE[0]] if yes else [BEAR[0]])
    assert (OGRE[0] in buried) != yes and not table.zone("B", HAND)


@rule("106.1b", "608.2d")
def test_mana_of_any_color_they_choose() -> None:
    table = Table()
    lantern = permanent(table, "{T}: Choose a player. That player adds one mana of any color they choose.", types="Artifact")
    table.answer("A", [1]).answer("B", 4)
    table.tap_for_mana("A", lantern)
    assert (table.pool("A"), table.pool("B")) == ("", "G")


@rule("614.1d")
def test_all_permanents_enter_tapped_this_turn() -> None:
    table = Table()
    do(table, "Creatures enter tapped this turn.")
    table.hand("A", card(*FOREST), card(*SPRITE))
    table.mana("A", "{U}")
    table.play("A", "Forest").cast("A", SPRITE[0]).resolve()
    assert table.game.obj(table.find(SPRITE[0])).tapped and not table.game.obj(table.find("Forest")).tapped
    table.next_turn("B")
    table.hand("B", card(*SPRITE))
    table.mana("B", "{U}")
    table.cast("B", SPRITE[0]).resolve()
    assert not table.game.obj(table.find(SPRITE[0], who="B")).tapped


@rule("608.2c", "601.2c")
def test_that_player_is_still_whom_the_event_names() -> None:
    table = Table(3)
    hunter = permanent(table, "Whenever Test Thing deals combat damage to a player, choose target creature that player controls. They sacrifice "
                              "that creature.", size="1/1")  # fmt: skip
    table.battlefield("B", bear())
    (mine,) = table.battlefield("C", ogre())
    attack(table, hunter, whom=2)
    table.targets = [mine]
    table.to_step("main2")
    assert table.all(BEAR[0]) and not table.all(OGRE[0]) and table.life("C") == 19


@rule("608.2c", "608.2h")
def test_for_each_opponent_that_player_gains_life() -> None:
    table = Table(3)
    (one,) = table.battlefield("B", bear())
    (two,) = table.battlefield("C", ogre())
    table.targets = [one, two]
    do(table, "For each opponent, exile up to one target creature that player controls and that player gains life equal to its power.", [one, two])
    assert [table.life(who) for who in "ABC"] == [20, 22, 23] and len(table.all(BEAR[0], EXILE) + table.all(OGRE[0], EXILE)) == 2


@rule("603.2", "119.3")
def test_that_player_controls_the_source_that_dealt_you_damage() -> None:
    table = Table(3)
    permanent(table, "Whenever a source an opponent controls deals damage to you, that player sacrifices a permanent of their choice.")
    table.battlefield("B", lamp())
    table.battlefield("C", lamp())
    table.next_turn("C")
    do(table, "Test Rite deals 1 damage to target player.", [0], who="C")
    assert len(table.all("Plain Lamp")) == 1 and table.all("Plain Lamp", who="B")


@rule("603.12", "107.3f")
@pytest.mark.parametrize(("paid", "found"), [(2, True), (3, False)])
def test_x_that_is_paid_and_what_the_reflexive_ability_brought(paid: int, found: bool) -> None:
    table = Table()
    (there,) = table.graveyard("A", bear())
    table.mana("A", "{3}").answer("A", True, paid)
    thing = card("Caller", "{0}", "Creature — Elf", "When Caller enters, you may pay {X}. When you do, return target creature card with mana value "
                 "X from your graveyard to the battlefield. That creature gains haste.", "1/1")  # fmt: skip
    table.hand("A", thing)
    table.targets = [there]
    table.cast("A", "Caller", [there]).resolve()
    assert len(table.pool("A")) == 3 - paid and bool(table.all(BEAR[0])) == found
    assert not found or table.has(table.find(BEAR[0]), "haste")


@rule("603.12", "120.10")
@pytest.mark.parametrize(("target", "drawn"), [(bear, 1), (ogre, 0)])
def test_excess_damage_that_a_reflexive_ability_dealt(target: object, drawn: int) -> None:
    table = Table()
    table.battlefield("A", lamp())
    (aim,) = table.battlefield("B", target())  # type: ignore[operator]
    table.answer("A", True)
    do(table, "You may sacrifice an artifact. When you do, Test Rite deals 3 damage to target creature. If excess damage was dealt this way, draw "
              "a card.", [aim])  # fmt: skip
    assert len(table.zone("A", HAND)) == drawn and not table.all("Plain Lamp")


@rule("608.2c")
def test_that_many_cards_are_not_those_attackers() -> None:
    table = Table()
    permanent(table, "Whenever one or more Bears you control attack, look at that many cards from the top of your library. Put one of them into "
                     "your hand. Then put any number of land cards from among them onto the battlefield tapped and the rest into your graveyard.",
              types="Enchantment")  # fmt: skip
    bears = table.battlefield("A", bear(), bear(), bear())
    table.library("A", ogre(), card(*FOREST), sprite(), lamp())
    attack(table, *bears).to_step("declare_attackers")
    table.answer("A", lambda decision: [next(c for c in decision.candidates if table.game.chars(c).name == OGRE[0])],
                 lambda decision: list(decision.candidates))  # fmt: skip
    table.resolve()
    assert OGRE[0] in table.zone("A", HAND) and table.zone("A", GRAVEYARD) == [SPRITE[0]] and len(table.all("Forest")) == 1
    assert table.game.obj(table.find("Forest")).tapped and len(table.all(BEAR[0])) == 3


@rule("701.13", "603.2c")
def test_the_number_of_cards_milled_this_way() -> None:
    table = Table()
    permanent(table, "Whenever one or more nonland cards are milled, you gain X life, where X is the number of nonland cards milled this way.")
    table.library("B", ogre(), card(*FOREST), sprite(), lamp())
    permanent(table, "Whenever a creature card is milled, exile it.", types="Enchantment")
    do(table, "Each opponent mills three cards.")
    assert table.life("A") == 22 and sorted(table.zone("B", "exile")) == [OGRE[0], SPRITE[0]] and table.zone("B", GRAVEYARD) == ["Forest"]


@rule("602.2b", "122.1")
@pytest.mark.parametrize("number", [0, 2])
def test_as_many_as_counters_were_removed_for_it(number: int) -> None:
    table = Table()
    thing = permanent(table, "{0}, Remove any number of +1/+1 counters from Test Thing: Create that many 1/1 green Insect creature tokens.")
    do(table, "Put three +1/+1 counters on target creature.", [thing])
    table.answer("A", number)
    table.activate("A", thing).resolve()
    assert len(table.all("Insect Token")) == number and table.counters(thing).get("+1/+1", 0) == 3 - number


@rule("603.2", "608.2h")
def test_by_how_much_its_power_was_greater() -> None:
    table = Table()
    thing = permanent(table, "Whenever a creature dies, if it had power greater than Test Thing's power, put a number of +1/+1 counters on Test "
                             "Thing equal to the difference.")  # fmt: skip
    (one,) = table.battlefield("B", ogre())
    (small,) = table.battlefield("B", sprite())
    do(table, "Destroy target creature.", [small])
    assert not table.counters(thing)
    do(table, "Destroy target creature.", [one])
    assert table.counters(thing) == {"+1/+1": 2}


@rule("607.2a")
def test_whether_a_card_is_exiled_with_it() -> None:
    table = Table()
    thing = permanent(table, "{T}: Exile target card from a graveyard.\n{0}: You gain 1 life. If a creature card is exiled with Test Thing, you "
                             "gain 2 life.", types="Artifact")  # fmt: skip
    dead, gone = table.graveyard("B", card(*FOREST), bear())
    do(table, "Exile target card from a graveyard.", [gone])
    table.activate("A", thing, index=1).resolve()
    assert table.life("A") == 21, "another exiled that card"
    (other,) = table.graveyard("B", bear())
    table.activate("A", thing, [other]).resolve()
    table.activate("A", thing, index=1).resolve()
    assert table.life("A") == 24 and table.game.obj(dead).zone == GRAVEYARD


@rule("510.2", "608.2h")
def test_what_those_control_who_were_dealt_combat_damage() -> None:
    table = Table(3)
    thing = permanent(table, "{0}: Destroy each artifact whose controller was dealt combat damage by Test Thing this turn.")
    table.battlefield("B", lamp())
    table.battlefield("C", lamp())
    table.battlefield("A", lamp())
    do(table, "Test Rite deals 1 damage to target player.", [1])
    attack(table, thing, whom=2).to_step("main2")
    table.activate("A", thing).resolve()
    assert table.all("Plain Lamp", who="A") and table.all("Plain Lamp", who="B") and not table.all("Plain Lamp", who="C")


@rule("102.3")
def test_if_that_player_is_your_opponent() -> None:
    table = Table()
    permanent(table, "At the beginning of each player's upkeep, that player gains 1 life. If the player is your opponent and has one or more cards in "
                     "hand, Test Thing deals 2 damage to them.", types="Enchantment")  # fmt: skip
    table.hand("B", bear())
    table.hand("A", bear())
    table.next_turn("B")
    assert (table.life("A"), table.life("B")) == (20, 19)
    table.next_turn("A")
    assert table.life("A") == 21


@rule("118.7")
def test_a_keyword_costs_opponents_more() -> None:
    table = Table()
    permanent(table, "Flashback costs your opponents pay cost {2} more.", types="Artifact")
    again = card("Echo", "{R}", "Instant", "You gain 1 life.\nFlashback {1}")
    table.graveyard("B", again)
    table.graveyard("A", again)
    for who, mana, can in (("A", "{1}", True), ("B", "{2}", False), ("B", "{1}", True)):
        table.mana(who, mana)
        assert bool([action for action in table.actions(who) if action.kind == "cast"]) == can


@rule("110.2", "400.7")
def test_what_is_returned_under_your_control_returns_to_the_battlefield() -> None:
    table = Table()
    permanent(table, "Whenever a creature an opponent controls dies, you may pay 3 life. If you do, return that card under your control with a "
                     "finality counter on it.", types="Enchantment")  # fmt: skip
    (one,) = table.battlefield("B", bear())
    table.answer("A", True)
    do(table, "Destroy target creature.", [one])
    (back,) = table.all(BEAR[0], BATTLEFIELD)
    assert table.game.controller(back) == 0 and table.counters(back) == {"finality": 1} and table.life("A") == 17


@rule("603.7", "110.2a")
def test_under_its_owners_control_at_their_next_upkeep() -> None:
    table = Table()
    thing = card("Tall Weed", "{0}", "Creature — Plant", "When Tall Weed dies, return it to the battlefield tapped under its owner's control at the "
                 "beginning of their next upkeep.", "1/1")  # fmt: skip
    (weed,) = table.battlefield("B", thing)
    do(table, "Gain control of target creature.", [weed])
    do(table, "Destroy target creature.", [weed])
    table.next_turn("B")
    back = table.find("Tall Weed")
    assert table.game.controller(back) == 1


@rule("403.1", "603.6c")
def test_another_permanent_returned_to_its_owners_hand() -> None:
    table = Table()
    thing = permanent(table, "Whenever another nonland permanent you control is returned to its owner's hand, put a +1/+1 counter on Test Thing.")
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    (dead, lent) = table.battlefield("A", ogre(), ogre())
    do(table, "Destroy target creature.", [dead])
    do(table, "Target opponent gains control of target creature.", [1, lent])
    for oid, number in ((theirs, 0), (lent, 0), (mine, 1)):
        do(table, "Return target creature to its owner's hand.", [oid])
        assert table.counters(thing).get("+1/+1", 0) == number


@rule("205.3", "603.4")
def test_four_permanent_types_in_a_graveyard() -> None:
    table = Table()
    thing = permanent(table, "{0}: You gain 1 life. Activate only if there are three or more permanent types among cards in your graveyard.")
    table.graveyard("A", bear(), card(*FOREST), card("Zap", "{R}", "Instant", "Draw a card."), card("Zip", "{R}", "Sorcery", "Draw a card."))
    assert thing not in [action.oid for action in table.actions("A")]
    table.graveyard("A", lamp())
    assert thing in [action.oid for action in table.actions("A")]




@rule("608.2c", "whoever discarded nothing, or something else, didn't")
def test_players_who_did_not_discard_such_a_card_this_way() -> None:
    table = Table(seats=3)
    table.hand("A", card("Test Rite", "{0}", "Sorcery", (
        "Each player discards a card. Then each player who didn't discard a creature card this way loses 4 life.")))  # fmt: skip
    (mine,) = table.hand("A", bear())
    table.answer("A", [mine])
    table.cast("A", "Test Rite").resolve()
    assert [table.life(seat) for seat in "ABC"] == [20, 16, 16]
