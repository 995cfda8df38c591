"""Damage dealt (CR 120): "deals combat damage to a player", "is dealt damage"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.zones import HAND
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, bear, do, ogre, permanent
from tests.support.boards.table import Table, card

SPARK = ("Plain Spark", "{0}", "Instant", "Plain Spark deals 2 damage to any target.")
BITE = ("Bite", "{0}", "Instant", "Bite deals 3 damage to any target.")
ATTACK = "DeclareAttackers"
PLAIN_BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
GRAY_OGRE = card("Gray Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")


@rule("120.3")
def test_additional_damage_comes_to_what_is_dealt_anyway() -> None:
    table = Table()
    (flying,) = table.battlefield("B", card("Blue Bird", "{U}", "Creature — Bird", "Flying\nWhenever this creature is dealt damage, you gain 1 life.", "1/9"))
    (walking,) = table.battlefield("B", card("Blue Fish", "{U}", "Creature — Fish", "", "1/9"))
    (red,) = table.battlefield("B", card("Red Bird", "{R}", "Creature — Bird", "Flying", "1/9"))
    do(table, "Test Rite deals 2 damage to each creature with flying and 1 additional damage to each blue creature.")
    assert [table.game.obj(oid).damage for oid in (flying, walking, red)] == [3, 1, 2]
    assert table.life("B") == 21


@rule("510.2", "102.2")
def test_opponents_that_were_dealt_combat_damage_are_counted() -> None:
    table = Table(3)
    one, two = table.battlefield("A", bear(), ogre())
    table.hand("A", card(*SPARK))
    table.cast("A", "Plain Spark", [2]).resolve()
    table.answer("A", [[one, 1], [two, 1]])
    table.to_step("main2")
    do(table, "You gain X life, where X is the number of opponents that were dealt combat damage this turn.")
    assert table.life("A") == 21


@rule("603.2", "120.3")
def test_damage_to_a_creature_or_an_opponent() -> None:
    table = Table(3)
    thing = permanent(table, "{T}: Test Thing deals 1 damage to any target.\nWhenever Test Thing deals damage to a creature or opponent, "
                      "Test Thing deals that much damage to you.\n{0}: Untap Test Thing.")  # fmt: skip
    (victim,) = table.battlefield("B", ogre())
    for target, life in ((victim, 19), (1, 18), (0, 17)):  # to yourself it is damage, and nothing triggers
        table.activate("A", thing, [target]).resolve()
        assert table.life("A") == life
        table.activate("A", thing, index=1).resolve()


@rule("120.3", "603.2")
@pytest.mark.parametrize(("damage", "discards"), [(2, False), (3, True), (4, True)])
def test_so_much_damage_by_a_single_source(damage: int, discards: bool) -> None:
    table = Table()
    permanent(table, "Whenever an opponent is dealt 3 or more damage by a single source, that player discards a card.")
    table.hand("B", bear())
    table.hand("A", card("Bite", "{0}", "Instant", f"Bite deals {damage} damage to any target."))
    table.cast("A", "Bite", [1]).resolve()
    assert len(table.zone("B", HAND)) == (0 if discards else 1)


@rule("120.3", "603.2")
def test_several_sources_do_not_add_up() -> None:
    table = Table()
    permanent(table, "Whenever an opponent is dealt 3 or more damage by a single source, that player discards a card.")
    table.hand("B", bear())
    one, other = table.battlefield("A", bear(), bear())
    table.answer("A", [[one, 1], [other, 1]])
    table.to_step("main2")
    assert table.life("B") == 16 and len(table.zone("B", HAND)) == 1


@rule("603.7a", "120.3a")
def test_this_turn_whenever_something_happens() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", ogre())
    table.next_turn("B")
    table.hand("A", card("Stern Word", "{0}", "Instant", "This turn, whenever an attacking creature deals combat damage to you, it deals that much damage "
                         "to its controller."))  # fmt: skip
    table.cast("A", "Stern Word").resolve()
    table.policy = lambda d: [[theirs, 0]] if type(d).__name__ == "DeclareAttackers" else None
    table.to_step("main2")
    assert (table.life("A"), table.life("B")) == (17, 17)
    table.next_turn("A").next_turn("B").to_step("main2")
    assert (table.life("A"), table.life("B")) == (14, 17)


@rule("201.5a")
def test_a_legend_called_by_a_part_of_its_name() -> None:
    table = Table()
    words = "Whenever Tarbel deals combat damage to a player, put a +1/+1 counter on Tarbel.\n{0}: Tarbel gains flying until end of turn."
    (tarbel,) = table.battlefield("A", card("Tarbel Greyhand", "{2}", "Legendary Creature — Human", words, "1/1"))
    table.activate("A", tarbel).resolve()
    assert table.has(tarbel, "flying")


def attack_and_block(table: Table, attacks: list[list[int]], blocks: list[list[int]] | None = None) -> None:
    """These creatures attack, and those block."""

    def policy(decision: Any) -> Any:
        kind = type(decision).__name__
        if kind == "DeclareAttackers":
            return [pair for pair in attacks if table.game.chars(pair[0]).controller == decision.seat]
        return blocks if kind == "DeclareBlockers" and blocks is not None else None

    table.policy = policy


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


@rule("120.1", "603.2")
def test_damage_to_a_player_or_planeswalker_with_one_article() -> None:
    table = Table()
    (walker,) = table.battlefield("B", card("Walker", "{2}", "Planeswalker — Jace", "+1: Draw a card.", loyalty="4"))
    ox, cub = table.battlefield("A", card("Ox", "{1}", "Creature — Ox", "Whenever Ox deals combat damage to a player or planeswalker, you "
                                          "gain 5 life.", "2/2"), bear())  # fmt: skip
    attack_and_block(table, [[ox, walker], [cub, 1]])
    table.to_step("end_combat").resolve()
    assert table.life("A") == 25 and table.counters(walker) == {"loyalty": 2}


@rule("603.2")
def test_the_amount_of_damage_it_dealt_to_that_player() -> None:
    table = Table()
    (ox,) = table.battlefield("A", card("Ox", "{1}", "Creature — Ox", "Whenever Ox deals combat damage to a player, you gain X life, where X "
                                        "is the amount of damage it dealt to that player.", "3/3"))  # fmt: skip
    attack_and_block(table, [[ox, 1]])
    table.to_step("end_combat").resolve()
    assert table.life("A") == 23


@rule("608.2i")
@pytest.mark.parametrize(("hit", "life", "cards"), [("", 19, 2), ("their turn", 20, 1), ("own turn", 19, 2)])
def test_damage_since_your_last_turn(hit: str, life: int, cards: int) -> None:
    """What was dealt in one's own last turn was dealt before; the turn that begins is not one's last turn."""
    table = Table(library=9)
    permanent(table, "At the beginning of your upkeep, if you haven't been dealt damage since your last turn, you draw a card and you lose 1 "
              "life.")  # fmt: skip
    table.hand("B", card(*BITE), card(*BITE))
    if hit == "own turn":
        table.cast("B", "Bite", [0]).resolve()
    table.next_turn("B")
    if hit == "their turn":
        table.cast("B", "Bite", [0]).resolve()
    table.life("A", 20)
    table.next_turn("A")
    assert (table.life("A"), len(table.zone("A", HAND))) == (life, cards)


@rule("102.2", "608.2c")
def test_each_other_opponent_is_another_than_was_dealt_damage() -> None:
    table = Table(3)
    table.battlefield("A", card("Hydra", "{0}", "Creature — Hydra", "Whenever Hydra deals combat damage to an opponent, it deals that much damage "
                                "to each other opponent.", "4/4"))  # fmt: skip
    table.answer("A", [[table.all("Hydra")[0], 1]])
    table.to_step("end")
    assert [table.life(who) for who in "ABC"] == [20, 16, 16]


@rule("107.14", "510.2")
def test_energy_as_much_as_the_damage() -> None:
    table = Table()
    (scout,) = table.battlefield("A", card("Scout", "{1}", "Creature — Scout",
                                           "Whenever Scout deals combat damage to a player, you get that many {E}.", "3/1"))  # fmt: skip
    table.answer("A", [(scout, 1)])
    table.to_step("main2")
    assert table.game.players[0].counters == {"energy": 3} and table.life("B") == 17


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


@pytest.mark.parametrize(("damage", "life"), [(3, 20), (4, 25)])
def test_so_much_damage_at_once(damage: int, life: int) -> None:
    table = Table()
    (bomber,) = table.battlefield("A", creature("Whenever this creature deals 4 or more damage to an opponent, you gain 5 "
                                                f"life.\n{{0}}: Watcher deals {damage} damage to target player."))  # fmt: skip
    table.activate("A", bomber, targets=[1]).resolve()
    assert table.life("A") == life


def attack(table: Table, *attackers: int, whom: int = 1) -> Table:
    """These creatures attack a player, and nobody blocks."""
    table.policy = lambda decision: [[oid, whom] for oid in attackers] if type(decision).__name__ == ATTACK else None
    return table


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


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("602.5", "608.2i")
def test_activated_only_after_so_much_damage_by_red_sources(table: Table) -> None:
    (bell,) = table.battlefield("A", order("{T}: You gain 1 life. Activate only if red sources you controlled dealt 4 or "
                                           "more noncombat damage this turn and only as a sorcery."))  # fmt: skip
    red, green = table.battlefield("A", GRAY_OGRE, PLAIN_BEAR)
    happen(table.game, Damage(red, 1, 3))
    happen(table.game, Damage(green, 1, 3))
    happen(table.game, Damage(red, 1, 3, combat=True))
    assert not [action for action in table.actions("A") if action.oid == bell]
    happen(table.game, Damage(red, 0, 1))
    assert [action for action in table.actions("A") if action.oid == bell]
