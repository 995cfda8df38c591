"""What is forbidden in a player's next turn, what comes back in the next combat, who has most or least, other wordings."""

from __future__ import annotations

import pytest

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

JOLT = ("Jolt", "{0}", "Instant", "You gain 1 life.")
DECREE = "Each opponent can't cast instant or sorcery spells during that player's next turn."


def _castable(table: Table, who: str) -> set[str]:
    return {action.label for action in table.actions(who) if action.kind == "cast"}


@rule("601.3a", "611.2a", "each in their own next turn, nobody else's, and no longer")
def test_spells_forbidden_in_the_next_turn_of_each_opponent() -> None:
    table = Table(3)
    for seat in "ABC":
        table.hand(seat, card(*JOLT), card("Free Cub", "{0}", "Creature — Bear", "Flash", "1/1"))
    do(table, DECREE)
    assert all("Jolt" in _castable(table, seat) for seat in "ABC")  # not yet
    table.next_turn("B")
    assert [("Jolt" in _castable(table, seat), "Free Cub" in _castable(table, seat)) for seat in "ABC"] == [(True, True), (False, True), (True, True)]
    table.next_turn("C")
    assert [("Jolt" in _castable(table, seat)) for seat in "ABC"] == [True, True, False]
    table.next_turn("A")
    table.next_turn("B")
    assert all("Jolt" in _castable(table, seat) for seat in "ABC")  # the next turn alone


@rule("500.7", "the next turn may be an extra one")
def test_the_next_turn_is_whichever_comes_first() -> None:
    table = Table(2)
    table.hand("B", card(*JOLT))
    do(table, DECREE)
    do(table, "Target opponent takes an extra turn after this one.", targets=[1])
    table.next_turn("B")
    assert "Jolt" not in _castable(table, "B")
    table.next_turn("B")
    assert "Jolt" in _castable(table, "B")


@rule("603.7b", "400.7")
def test_creatures_come_back_in_the_next_combat_whosever_it_is() -> None:
    table = Table(3)
    flag = permanent(table, "{0}, Exile Test Thing: Exile all creatures you control. At the beginning of the next combat, return those cards to the battlefield under "
                            "their owner's control and those creatures gain haste until end of turn.", types="Enchantment")  # fmt: skip
    mine = table.battlefield("A", bear())
    table.battlefield("B", ogre())
    table.to_step("end")
    table.activate("A", flag).resolve()
    assert table.zone("A", "exile") == ["Test Thing", "Plain Bear"] and table.all("Plain Ogre")
    table.next_turn("B")
    assert not table.all("Plain Bear")
    table.to_step("begin_combat", "B").resolve()
    (back,) = table.all("Plain Bear")
    assert back not in mine and table.has(back, "haste") and table.game.controller(back) == 0
    table.next_turn("C")
    assert not table.has(back, "haste") and table.all("Plain Bear") == [back]


@rule("509.1b", "102.1")
@pytest.mark.parametrize(("yours", "theirs", "third", "blocked"), [(1, 2, 0, False), (2, 2, 0, False), (3, 2, 0, True), (1, 2, 3, True)])
def test_unblockable_while_the_defender_has_most_creatures(yours: int, theirs: int, third: int, blocked: bool) -> None:
    table = Table(3)
    thing = permanent(table, "Test Thing can't be blocked as long as defending player controls the most creatures or is tied for the most.")
    table.battlefield("A", *(bear() for _ in range(yours - 1)))
    blockers = table.battlefield("B", *(bear() for _ in range(theirs)))
    table.battlefield("C", *(bear() for _ in range(third)))
    table.answer("A", [(thing, 1)])
    table.to_step("declare_blockers")
    asked = [decision for decision in table.asked if decision.kind == "blockers"]
    able = {attacker for decision in asked for _, attackers in decision.possible for attacker in attackers}  # type: ignore[attr-defined]
    assert (thing in able) == blocked and blockers


@rule("102.1", "119.1", "608.2d")
@pytest.mark.parametrize(("lives", "asked", "owner"), [((20, 15, 10), False, "C"), ((20, 10, 10), True, "B"), ((5, 10, 10), False, "A")])
def test_the_player_with_the_lowest_life_total_gains_control(lives: tuple[int, ...], asked: bool, owner: str) -> None:
    table = Table(3)
    oid = permanent(table, "At the beginning of your upkeep, the player with the lowest life total gains control of Test Thing. If two or more players are tied for "
                           "lowest life total, you choose one of them, and that player gains control of Test Thing.", types="Enchantment")  # fmt: skip
    for seat, life in zip("ABC", lives, strict=True):
        table.life(seat, life)
    if asked:
        table.answer("A", [table.seat(owner)])
    table.to_step("upkeep", "A").resolve()
    assert table.game.controller(oid) == table.seat(owner)


@rule("611.2b")
@pytest.mark.parametrize("noun", ["it", "that permanent"])
def test_abilities_of_what_stays_tapped(noun: str) -> None:
    table = Table()
    net = permanent(table, f"{{0}}: Tap another target nonland permanent. Its activated abilities can't be activated for as long as {noun} remains tapped.", types="Artifact")
    lamp, other = table.battlefield("B", *(card("Proud Lamp", "{1}", "Artifact", "{0}: You gain 1 life.") for _ in range(2)))
    table.activate("A", net, [lamp]).resolve()
    assert table.game.obj(lamp).tapped and {action.oid for action in table.actions("B") if action.kind == "activate"} == {other}
    table.next_turn("B")
    assert {action.oid for action in table.actions("B") if action.kind == "activate"} == {lamp, other}


@rule("611.2b")
def test_control_of_what_is_no_stronger() -> None:
    table = Table(3)
    words = ("You may choose not to untap Test Thing during your untap step.\n{T}: Gain control of target creature with power less than or equal to Test Thing's power "
             "for as long as Test Thing remains tapped and that creature's power remains less than or equal to Test Thing's power.")  # fmt: skip
    sea = permanent(table, words, size="2/3")
    cub, big = table.battlefield("B", bear(), ogre())
    table.activate("A", sea, [cub])
    offered = next(decision.candidates for decision in reversed(table.asked) if decision.kind == "targets")
    assert big not in offered
    table.resolve()
    assert table.game.controller(cub) == 0
    do(table, "Target creature gets +1/+1 until end of turn.", targets=[cub]).resolve()
    assert table.game.controller(cub) == 1
    table.next_turn("B")
    assert table.game.controller(cub) == 1 and table.game.obj(sea).tapped  # it has ended


@rule("608.2c", "400.7")
def test_a_creature_card_put_into_a_graveyard_this_way_returns() -> None:
    words = "Destroy target creature. If a creature card is put into a graveyard this way, return it to the battlefield under your control. Sacrifice it at the beginning of your next end step."
    table = Table(3)
    (cub,) = table.battlefield("B", bear())
    do(table, words, targets=[cub])
    (mine,) = table.all("Plain Bear")
    assert table.game.controller(mine) == 0
    table.next_turn("B")
    assert table.all("Plain Bear") == []  # sacrificed in A's end step
    assert table.zone("B", "graveyard") == ["Plain Bear"]
    table.next_turn("A")
    do(table, "Create a 1/1 white Rat creature token.")
    (rat,) = table.all("Rat Token")
    do(table, words, targets=[rat])
    assert not table.all("Rat Token")
    (stone,) = table.battlefield("B", card("Odd Stone", "{1}", "Artifact", "{0}: Odd Stone becomes a 1/1 Golem artifact creature until end of turn."))
    table.activate("B", stone).resolve()
    do(table, words, targets=[stone])
    assert not table.all("Odd Stone") and "Odd Stone" in table.zone("B", "graveyard")  # no creature card
    (sturdy,) = table.battlefield("B", card("Sturdy Cub", "{1}", "Creature — Bear", "Indestructible", "1/1"))
    do(table, words, targets=[sturdy])
    assert table.all("Sturdy Cub", who="B")


@rule("601.2h")
def test_no_mana_is_spent_on_it() -> None:
    table = Table()
    table.hand("A", card("Grave Giant", "{G}{G}", "Creature — Giant", "You can't spend mana to cast this spell.\nConvoke", "8/8"))
    table.mana("A", "{G}{G}{G}")
    table.battlefield("A", bear())
    assert "Grave Giant" not in _castable(table, "A")
    table.battlefield("A", bear())
    table.cast("A", "Grave Giant").resolve()
    assert table.all("Grave Giant") and table.pool("A") == "GGG" and all(table.game.obj(oid).tapped for oid in table.all("Plain Bear"))


@rule("118.9", "609.4b")
def test_any_player_casts_small_creatures_for_nothing_at_any_time() -> None:
    table = Table(3)
    permanent(table, "Any player may cast creature spells with mana value 3 or less without paying their mana costs and as though they had flash.", types="Enchantment")
    table.hand("B", bear(), card("Large Ox", "{4}", "Creature — Ox", "", "5/5"), card("Slow Rite", "{0}", "Sorcery", "You gain 1 life."))
    assert {label.split(" (")[0] for label in _castable(table, "B")} == {"Plain Bear"}
    table.cast("B", table.find("Plain Bear", "hand")).resolve()
    assert table.all("Plain Bear", who="B")
    table.hand("B", bear())
    table.mana("B", "{G}{G}")
    ways = [action for action in table.actions("B") if action.kind == "cast"]
    assert len(ways) == 1  # not for its mana cost: that has no flash
    assert table.pool("B") == "GG"


@rule("105.2")
def test_all_of_them_share_a_color() -> None:
    table = Table()
    permanent(table, "Nonartifact creatures get +2/+2 as long as they all share a color.", types="Enchantment")
    cub, = table.battlefield("A", bear())
    (tin,) = table.battlefield("B", card("Tin Ox", "{1}", "Artifact Creature — Ox", "", "2/2"))
    assert (table.pt(cub), table.pt(tin)) == ((4, 4), (2, 2))
    (both,) = table.battlefield("B", card("Ford Ox", "{G}{U}", "Creature — Ox", "", "1/1"))
    assert (table.pt(cub), table.pt(both)) == ((4, 4), (3, 3))
    table.battlefield("B", sprite())
    assert (table.pt(cub), table.pt(both)) == ((2, 2), (1, 1))  # each pair shares one, but not all of them


@rule("602.5b")
def test_two_numbers_together() -> None:
    table = Table()
    words = "{0}: You gain 1 life. Activate only if the number of other Caves you control plus the number of Cave cards in your graveyard is three or greater."
    thing = permanent(table, words, types="Land — Cave")
    cave = ("Low Cave", "", "Land — Cave")
    table.battlefield("A", card(*cave))
    table.graveyard("A", card(*cave))
    table.graveyard("B", card(*cave))
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    table.graveyard("A", card(*cave))
    table.activate("A", thing).resolve()
    assert table.life("A") == 21


@rule("608.2c")
@pytest.mark.parametrize(("died", "put", "zone"), [(False, None, "hand"), (True, True, "battlefield"), (True, False, "hand")])
def test_the_card_found_goes_onto_the_battlefield_instead(died: bool, put: bool | None, zone: str) -> None:
    table = Table()
    if died:
        (cub,) = table.battlefield("B", bear())
        do(table, "Destroy target creature.", targets=[cub])
    (found,) = table.library("A", card(*FOREST))
    table.answer("A", [found], *([put] if put is not None else []))
    do(table, "Search your library for a basic land card, reveal it, put it into your hand, then shuffle.\nDreadful — You may put that card onto the battlefield instead "
              "of putting it into your hand if a creature died this turn.")  # fmt: skip
    assert len(table.all("Forest", zone, "A")) == 1 and "Forest" not in table.zone("A", "graveyard")
    assert sum(len(table.all("Forest", place, "A")) for place in ("hand", "battlefield")) == 1


@rule("607.2a")
def test_one_of_the_exiled_cards_returns_and_the_others_go_to_hands() -> None:
    table = Table()
    farm = permanent(table, "{0}: Exile target creature you own.\n{0}, Sacrifice Test Thing: Return a creature card exiled with Test Thing to the battlefield under your "
                            "control. Return each other card exiled with Test Thing to its owner's hand.", types="Land")  # fmt: skip
    for oid in table.battlefield("A", bear(), ogre(), sprite()):
        table.activate("A", farm, [oid]).resolve()
    other = table.exile("A", bear())
    table.answer("A", [table.find("Plain Ogre", "exile")])
    table.activate("A", farm, index=1).resolve()
    assert table.all("Plain Ogre") and sorted(table.zone("A", "hand")) == ["Plain Bear", "Plain Sprite"] and table.game.zone("exile") == other


def test_each_of_two_discards_a_card_of_the_others_choice() -> None:
    table = Table(3)
    mage = permanent(table, "{0}: Reveal your hand and discard a card of target opponent's choice. Then that player reveals their hand and discards a card of your choice.")
    table.hand("A", bear(), ogre())
    table.hand("B", bear(), ogre())
    table.hand("C", bear())
    table.answer("B", [table.find("Plain Bear", "hand", "A")])
    table.answer("A", [table.find("Plain Ogre", "hand", "B")])
    table.activate("A", mage, [1]).resolve()
    assert [table.zone(seat, "graveyard") for seat in "ABC"] == [["Plain Bear"], ["Plain Ogre"], []]


@rule("102.1")
def test_a_creature_of_the_player_whose_turn_it_is() -> None:
    table = Table(3)
    table.hand("A", card("Fever", "{0}", "Instant", (
        "Cast this spell only during an opponent's turn.\nTap target creature that player controls. That creature deals damage equal to its power to the player. Prevent "
        "all combat damage that would be dealt to and dealt by the creature this turn.")))  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    theirs, fourth = table.battlefield("B", ogre(), ogre())
    (third,) = table.battlefield("C", bear())
    assert "Fever" not in _castable(table, "A")
    table.next_turn("B")
    table.cast("A", "Fever", [theirs])
    offered = next(decision.candidates for decision in reversed(table.asked) if decision.kind == "targets")
    assert set(offered) == {theirs, fourth}
    table.resolve()
    assert [table.life(seat) for seat in "ABC"] == [20, 17, 20] and table.game.obj(theirs).tapped
    happen(table.game, Damage(theirs, 0, 1, combat=True), Damage(mine, theirs, 1, combat=True), Damage(third, theirs, 1))
    assert table.life("A") == 20 and table.game.obj(theirs).damage == 1


@rule("614.9", "609.7")
def test_what_a_source_of_ones_choice_would_deal_is_dealt_to_oneself() -> None:
    table = Table(3)
    stone = permanent(table, "{0}: The next time a source of your choice would deal damage to target creature this turn, that source deals that damage to you instead.",
                      types="Artifact")  # fmt: skip
    cub, one, two = table.battlefield("B", bear(), ogre(), ogre())
    table.answer("A", [one])
    table.activate("A", stone, [cub]).resolve()
    happen(table.game, Damage(two, cub, 1), Damage(one, two, 1))
    assert table.life("A") == 20 and table.game.obj(cub).damage == 1
    happen(table.game, Damage(one, cub, 1))
    assert table.life("A") == 19 and table.game.obj(cub).damage == 1
    happen(table.game, Damage(one, two, 1))
    assert table.game.obj(two).damage == 2


@rule("404.1")
def test_all_that_went_to_the_graveyard_this_turn_returns_tapped() -> None:
    table = Table()
    glass = permanent(table, "{0}: Return to the battlefield tapped all artifact and creature cards in your graveyard that were put there from the battlefield this turn.",
                      types="Enchantment")  # fmt: skip
    table.graveyard("A", ogre())
    for oid in table.battlefield("A", bear()) + table.battlefield("B", sprite()):
        do(table, "Destroy target creature.", targets=[oid])
    table.activate("A", glass).resolve()
    (back,) = table.all("Plain Bear")
    assert table.game.obj(back).tapped and not table.all("Plain Ogre") and not table.all("Plain Sprite")
