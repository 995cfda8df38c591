"""Costs (CR 118): mana, {T}, {Q}, life, energy."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, bear, do, ogre, permanent
from tests.support.boards.table import FOREST, Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")


def _can(table: Table, oid: int, who: str = "A") -> bool:
    return any(action.oid == oid and action.kind == "activate" for action in table.actions(who))


def _when(table: Table, oid: int, who: str, *steps: str) -> list[str]:
    found = []
    for step in steps:
        table.to_step(step, "A")
        if _can(table, oid, who):
            found.append(step)
    return found


@rule("602.5b", "509.1")
def test_abilities_have_their_times() -> None:
    every = ("upkeep", "main1", "begin_combat", "declare_attackers", "declare_blockers", "combat_damage", "end_combat", "main2")
    for words, who, times in (
        ("You can't activate this ability during combat.", "A", ["upkeep", "main1", "main2"]),
        ("Activate only during combat after blockers are declared.", "A", ["declare_blockers", "combat_damage", "end_combat"]),
        ("Any player may activate this ability but only during any upkeep step.", "B", ["upkeep"]),
    ):  # fmt: skip
        table = Table()
        (cub,) = table.battlefield("A", card(*CUB))
        thing = permanent(table, "{0}: You gain 1 life. " + words)
        table.next_turn("B")
        table.policy = lambda d, cub=cub: [[cub, 1]] if type(d).__name__ == "DeclareAttackers" else None
        assert _when(table, thing, who, *every) == times


@rule("602.5b", "508.8")
def test_no_blockers_are_declared_where_nothing_attacks() -> None:
    table = Table()
    thing = permanent(table, "{0}: You gain 1 life. Activate only during combat after blockers are declared.")
    table.next_turn("B")
    table.policy = lambda d: [] if type(d).__name__ == "DeclareAttackers" else None
    assert not _when(table, thing, "A", "begin_combat", "end_combat", "main2")


@rule("101.2")
def test_what_cant_become_untapped_stays_tapped() -> None:
    table = Table()
    (held,) = table.battlefield("B", card("Dozing Elf", "{G}", "Creature — Elf", "{Q}: You gain 1 life.", "1/1"), tapped=True)
    (free,) = table.battlefield("B", bear(), tapped=True)
    permanent(table, "Elves can't become untapped.")
    do(table, "Untap all creatures.")
    assert table.game.obj(held).tapped and not table.game.obj(free).tapped
    assert not [action for action in table.actions("B") if action.oid == held]
    table.next_turn("B")
    assert table.game.obj(held).tapped


@rule("118.12")
def test_if_you_pay_follows_only_if_it_was_paid() -> None:
    for pays in (True, False):
        table = Table()
        thing = permanent(table, "At the beginning of your end step, put a wind counter on this creature, then sacrifice this creature unless you pay {1} for "
                          "each wind counter on it. If you pay, this creature deals damage equal to the number of wind counters on it to each player.")  # fmt: skip
        table.game.write(thing).counters = {"wind": 1}
        table.battlefield("A", *[card("Rock", "{1}", "Artifact", "{T}: Add {C}.")] * 2)
        table.to_step("end", "A").answer("A", pays).resolve()
        assert bool(table.all("Test Thing")) == pays
        assert (table.life("A"), table.life("B")) == ((18, 18) if pays else (20, 20))


@rule("119.7", "118.9")
def test_each_other_player_gains_life_instead_of_a_mana_cost() -> None:
    cutter = card("Wild Hush", "{3}{G}", "Sorcery",
                  "If you control a Forest, rather than pay this spell's mana cost, you may have each other player gain 6 "
                  "life.\nDestroy all enchantments.")  # fmt: skip
    table = Table(3)
    table.hand("A", cutter)
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.battlefield("A", card(*FOREST))
    table.cast("A", "Wild Hush", way="alternative cost").resolve()
    assert [table.life(who) for who in "ABC"] == [20, 26, 26]
    table.hand("A", cutter)
    table.battlefield("C", card("Dry Well", "{1}", "Artifact", "You can't gain life."))
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("118.6", "118.12")
@pytest.mark.parametrize(("mana", "left"), [("{1}{G}", True), ("{2}", False)])
def test_unless_you_pay_its_mana_cost(mana: str, left: bool) -> None:
    table = Table()
    table.battlefield("A", bear())
    permanent(table, 'Bears you control have "At the beginning of your upkeep, sacrifice this creature unless you pay its mana cost."',
              types="Enchantment")  # fmt: skip
    table.to_step("upkeep", "A").mana("A", mana).answer("A", True).resolve()
    assert bool(table.all(BEAR[0])) == left


@rule("118.3", "119.4")
def test_half_a_life_is_paid() -> None:
    table = Table()
    table.life("A", 7)
    evil = permanent(table, "Pay half your life, rounded up: You draw a card.", types="Artifact")
    table.activate("A", evil).resolve()
    assert table.life("A") == 3 and len(table.zone("A", "hand")) == 1


@rule("118.1", "119.4")
@pytest.mark.parametrize("pays", [True, False])
def test_as_many_as_life_was_paid(pays: bool) -> None:
    table = Table()
    permanent(table, "Whenever another creature you control enters, you may pay life equal to its power. If you do, put that many +1/+1 counters on it.")
    table.hand("A", ogre())
    table.mana("A", "{3}{R}").answer("A", pays)
    table.cast("A", OGRE[0]).resolve()
    assert table.life("A") == (17 if pays else 20)
    assert table.counters(table.find(OGRE[0])) == ({"+1/+1": 3} if pays else {})


@rule("602.5b")
def test_equip_for_life_once_each_turn() -> None:
    table = Table()
    (host,) = table.battlefield("A", bear())
    sword = card("Test Sword", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip—Pay 3 life. Activate only once each turn.")
    (blade,) = table.battlefield("A", sword)
    table.activate("A", blade, [host]).resolve()
    assert table.pt(host) == (3, 3) and table.life("A") == 17
    assert not any(action.oid == blade for action in table.actions("A"))


def yes(decision: object) -> object:
    """Whoever may, does."""
    return True if getattr(decision, "kind", "") == "yes_no" else None


@rule("118.12", "608.2h")
def test_a_price_that_grows() -> None:
    table = Table()
    table.battlefield("B", card("Sprite", "{U}", "Creature — Faerie", "", "1/1"))
    table.hand("A", card("Chime", "{0}", "Sorcery", "You gain 1 life."))
    table.hand("B", card("Stutter", "{0}", "Instant", "Counter target spell unless its controller pays {2} plus an additional {1} for each Faerie you "
                         "control."))  # fmt: skip
    table.mana("A", "{3}")
    table.policy = yes
    table.cast("A", "Chime")
    table.cast("B", "Stutter").resolve()
    assert table.life("A") == 21 and table.pool("A") == ""


@rule("602.1", "118.3")
def test_one_cost_or_another() -> None:
    table = Table()
    shard = permanent(table, "{3}, {T} or {R}, {T}: Test Thing deals 1 damage to any target.", types="Artifact")
    assert not table.actions("A")
    table.mana("A", "{R}")
    assert [action.index for action in table.actions("A")] == [1]
    table.activate("A", shard, [1], index=1).resolve()
    assert table.life("B") == 19 and table.game.objects[shard].tapped
    other = permanent(table, "Pay 2 life or {2}: You gain 1 life. Any player may activate this ability.", types="Artifact")
    table.activate("B", other).resolve()
    assert table.life("B") == 18


def _castable(table: Table) -> list[str]:
    return [action.label for action in table.actions("A") if action.kind == "cast"]


@rule("118.9", "119.3")
def test_a_cost_that_gives_an_opponent_life() -> None:
    table = Table()
    growth = card("Fair Growth", "{2}{G}", "Instant", "If you control a Forest, rather than pay this spell's mana cost, "
                  "you may have an opponent gain 3 life.\nYou gain 1 life.")
    table.hand("A", growth)
    assert not _castable(table)
    table.battlefield("A", card("Forest", "", "Basic Land — Forest"))
    table.cast("A", "Fair Growth").resolve()
    assert [player.life for player in table.game.players] == [21, 23]


@rule("107.14", "118.3")
def test_paying_a_number_of_energy() -> None:
    table = Table()
    engine = permanent(table, "Pay three {E}: You gain 1 life.", types="Artifact")
    do(table, "You get six {E}.")
    table.activate("A", engine).resolve().activate("A", engine).resolve()
    assert table.life("A") == 22 and not [action for action in table.actions("A") if action.kind == "activate"]
