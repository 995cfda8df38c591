"""Costs of choosing something and doing something with it (CR 118.3)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.zones import HAND
from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import OGRE as PLAIN_OGRE
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
SPARK = ("Plain Spark", "{0}", "Instant", "Plain Spark deals 2 damage to any target.")
CUB = ("Plain Cub", "{G}", "Creature — Bear", "", "1/1")
MEADOW_BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
OX = ("Gray Ox", "{3}", "Creature — Ox", "", "3/3")
HOUND = ("Odd Hound", "{B}{B}", "Creature — Dog", "{B}: Odd Hound gets +1/+1 until end of turn.", "1/1")


@rule("118.9", "701.16")
@pytest.mark.parametrize(("held", "castable"), [("bear", True), ("land", False)])
def test_the_hand_is_revealed_rather_than_the_mana_cost_paid(held: str, castable: bool) -> None:
    table = Table()
    while table.game.zone(HAND, 0):
        do(table, "Discard a card.")
    table.hand("A", bear() if held == "bear" else card(*FOREST))
    table.hand("A", card("Grant", "{1}{G}", "Sorcery", "If you have no land cards in hand, you may reveal your hand rather than pay this spell's mana "
                         "cost.\nYou gain 4 life."))  # fmt: skip
    assert bool([action for action in table.actions("A") if action.kind == "cast"]) == castable
    if castable:
        table.cast("A", "Grant").resolve()
        assert table.life("A") == 24


def test_other_counters_if_it_escaped() -> None:
    table = Table()
    hydra = card("Hydra", "{0}", "Creature — Hydra", "Hydra enters with two +1/+1 counters on it. It escapes with five +1/+1 counters on it "
                 "instead.\nEscape—{0}, Exile two other cards from your graveyard.", "0/0")  # fmt: skip
    table.hand("A", hydra)
    table.cast("A", "Hydra").resolve()
    assert table.counters(table.find("Hydra")) == {"+1/+1": 2}
    table.graveyard("A", hydra, lamp(), lamp())
    table.cast("A", "Hydra", way="escape").resolve()
    assert table.counters(table.all("Hydra")[-1]) == {"+1/+1": 5}


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


@rule("118.3")
def test_the_top_cards_of_the_library_as_a_cost() -> None:
    table = Table(library=3)
    (slogger,) = table.battlefield("A", creature("Exile the top two cards of your library: You gain 3 life."))
    left = len(table.zone("A", "library"))
    table.activate("A", slogger)
    assert len(table.zone("A", "library")) == left - 2 and table.life("A") == 20
    table.resolve()
    assert table.life("A") == 23
    table.answer("A", "*")
    while len(table.zone("A", "library")) > 1:
        table.activate("A", slogger).resolve()
    assert all(action.kind != "activate" for action in table.actions("A"))


def test_the_exiled_card_of_the_cost_is_known() -> None:
    table = Table()
    (slogger,) = table.battlefield("A", creature("Exile the top card of your library: You gain X life, where X is the "
                                                 "exiled card's mana value."))  # fmt: skip
    table.library("A", card(*OGRE))
    table.activate("A", slogger).resolve()
    assert table.life("A") == 23


@rule("118.12a")
def test_unless_its_controller_discards_their_hand() -> None:
    table = Table()
    table.hand("B", bear(), ogre())
    (victim,) = table.battlefield("B", sprite())
    table.answer("B", True)
    do(table, "Destroy target creature unless its controller discards their hand.", targets=[victim])
    assert victim in table.game.battlefield
    assert table.zone("B", "hand") == []


@rule("118.3", "400.3")
def test_it_goes_to_the_bottom_of_its_owners_library_as_a_cost() -> None:
    table = Table()
    oid = permanent(table, "{0}, Put Test Thing on the bottom of its owner's library: You gain 3 life.", who="B")
    do(table, "Gain control of target creature.", targets=[oid]).resolve()
    table.activate("A", oid)
    assert table.zone("B", "library")[-1] == "Test Thing" and "Test Thing" not in table.zone("A", "library")
    table.resolve()
    assert (table.life("A"), table.life("B")) == (23, 20)


@rule("118.9", "118.3")
def test_two_forests_are_no_island_to_discard() -> None:
    table = Table()
    table.hand("A", card(*FOREST), card(*FOREST), card("Test Balk", "{9}", "Sorcery", (
        "You may discard an Island card and another card rather than pay this spell's mana cost.\nYou gain 1 life.")))  # fmt: skip
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("702.6a")
def test_equip_for_mana_or_for_a_card() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card("Thorn Flail", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+1.\nEquip—Pay {3} or discard a card."))
    one, two = table.battlefield("A", bear(), ogre())
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    table.hand("A", card(*FOREST))
    assert [action.index for action in table.actions("A") if action.kind == "activate"] == [1]
    table.activate("A", oid, [one], index=1).resolve()
    assert table.game.obj(oid).attached_to == one and table.zone("A", "graveyard") == ["Forest"]
    table.mana("A", "{3}")
    table.activate("A", oid, [two]).resolve()
    assert table.game.obj(oid).attached_to == two and table.pool("A") == ""
    table.hand("A", card(*FOREST))
    table.mana("A", "{3}").to_step("end")
    assert not [action for action in table.actions("A") if action.kind == "activate"]  # as a sorcery, both


@rule("118.3", "105.2")
def test_a_cost_of_cards_that_share_a_color() -> None:
    table = Table()
    table.hand("A", bear(), ogre(), card(*CUB))
    well = permanent(table, "Discard two cards that share a color: You gain 2 life.", types="Artifact")
    hand = table.game.zone("hand", 0)
    table.answer("A", [hand[0], hand[2]])
    table.activate("A", well).resolve()
    assert table.life("A") == 22 and table.zone("A", "hand") == [PLAIN_OGRE[0]]
    assert not any(action.oid == well for action in table.actions("A"))


def test_the_power_of_the_creature_tapped_this_way() -> None:
    table = Table()
    giant, ogre = table.battlefield("A", creature("Tap an untapped Ogre you control: This creature gets +X/+0 until end of "
                                                  "turn, where X is the power of the creature tapped this way."),
                                    card(*OGRE))  # fmt: skip
    table.activate("A", giant).resolve()
    assert table.pt(giant) == (4, 1) and table.game.obj(ogre).tapped


@rule("118.3")
def test_an_equipment_is_unattached_as_a_cost() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*MEADOW_BEAR))
    (axe,) = table.battlefield("A", card("Hatchet", "{1}", "Artifact — Equipment",
                                         "Unattach Hatchet: You gain 3 life.\nEquip {0}"))  # fmt: skip
    assert sum(action.kind == "activate" for action in table.actions("A")) == 1
    table.activate("A", axe, targets=[bear], index=1).resolve()
    table.activate("A", axe, index=0).resolve()
    assert table.life("A") == 23 and table.game.obj(axe).attached_to != bear


@rule("118.12a")
@pytest.mark.parametrize(("whose", "paid"), [("an enchantment", True), ("an enchantment you control", False)])
def test_anybodys_permanent_may_be_returned_where_the_words_do_not_say_whose(whose: str, paid: bool) -> None:
    table = Table()
    (banner,) = table.battlefield("B", card("Plain Banner", "{W}", "Enchantment"))
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    do(table, f"You lose 3 life unless you return {whose} to its owner's hand.")
    assert (table.life("A") == 20, banner not in table.game.battlefield) == (paid, paid)


@rule("118.12a")
@pytest.mark.parametrize(("answers", "life", "left"), [
    ((False,), 17, 2), ((True, False), 20, 2), ((True, True), 20, 1),
])  # fmt: skip
def test_who_pays_one_of_two_costs_says_first_whether_and_then_which(answers: tuple[bool, ...], life: int, left: int) -> None:
    table = Table()
    table.battlefield("B", card(*TOAD), card(*OX))
    table.hand("B", card(*HOUND))
    table.hand("A", card("Dire Lamp", "{0}", "Sorcery", "Target player loses 3 life unless they sacrifice a creature or discard a card."))
    held = len(table.zone("B", "hand"))
    table.answer("B", *answers, *([[table.find("Mud Toad")]] if left == 1 else []))
    table.cast("A", "Dire Lamp", targets=[1]).resolve()
    assert table.life("B") == life and len([oid for oid in table.game.battlefield if table.game.controller(oid) == 1]) == left
    assert held - len(table.zone("B", "hand")) == (answers == (True, False))


@rule("118.12a")
def test_who_can_pay_only_one_of_two_costs_is_asked_once() -> None:
    table = Table()
    table.hand("B", card(*HOUND))
    table.hand("A", card("Dire Lamp", "{0}", "Sorcery", "Target player loses 3 life unless they sacrifice a creature or discard a card."))
    table.answer("B", False).cast("A", "Dire Lamp", targets=[1]).resolve()
    assert table.life("B") == 17 and sum(one.kind == "yes_no" for one in table.asked) == 1


@rule("118.3", "602.2b")
def test_what_an_aura_enchants_is_tapped_as_a_cost() -> None:
    table = Table()
    mine, other = table.battlefield("A", bear(), ogre())
    table.hand("A", card("Leash", "{0}", "Enchantment — Aura", "Enchant creature you control\nTap enchanted creature: You gain 1 life."))
    table.cast("A", "Leash", [mine]).resolve()
    leash = table.find("Leash")
    table.activate("A", leash).resolve()
    assert table.life("A") == 21 and table.game.obj(mine).tapped and not table.game.obj(other).tapped
    assert not any(action.kind == "activate" for action in table.actions("A"))


@rule("602.2b", "608.2h")
def test_it_is_the_object_that_was_sacrificed_as_a_cost_not_another_thing() -> None:
    """A target is described by the source itself, which is known before the cost is paid; it has left as it resolves."""
    table = Table()
    (wall,) = table.battlefield("A", card("Thorn Hedge", "{G}", "Creature — Wall", "{0}, Sacrifice this creature: It deals "
                                          "2 damage to target creature it's blocking.", "0/4"))  # fmt: skip
    attacker, other = table.battlefield("B", bear(), ogre())
    declared = {"DeclareAttackers": (1, [[attacker, 0]]), "DeclareBlockers": (0, [[wall, attacker]])}

    def policy(decision: Any) -> Any:
        seat, answer = declared.get(type(decision).__name__, (None, None))
        return answer if decision.seat == seat else None

    table.policy = policy
    table.next_turn("B").to_step("declare_blockers")
    table.activate("A", wall).resolve()
    assert not [asked for asked in table.asked if other in getattr(asked, "candidates", ())]
    assert not table.all("Plain Bear") and table.all("Plain Ogre") and not table.all("Thorn Hedge")
