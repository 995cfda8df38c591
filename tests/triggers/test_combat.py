"""Attacking and blocking (CR 508.3, 509.3): "attacks", "blocks a creature", "becomes blocked"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.designations import attack as attacked
from tests.support.boards.doing import BEAR, OGRE, bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card, data

SPARK = ("Plain Spark", "{0}", "Instant", "Plain Spark deals 2 damage to any target.")


def _attack(table: Table, **whom: int) -> None:
    """Creatures attack: which one each player is attacked by, by number."""
    pairs = [[oid, "ABC".index(player)] for player, oids in whom.items() for oid in (oids if isinstance(oids, tuple) else (oids,))]

    def policy(decision: Any) -> Any:
        return pairs if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy


@rule("508.3e", "508.4a")
def test_attacking_a_player_triggers_for_each_of_them() -> None:
    table = Table(3)
    one, two, three = table.battlefield("A", bear(), ogre(), sprite())
    permanent(table, "Whenever you attack a player, create a 1/1 white Elf creature token that's tapped and attacking that player.",
              types="Artifact")  # fmt: skip
    _attack(table, B=(one, two), C=three)
    table.to_step("declare_attackers", "A").resolve()
    made = table.all("Elf Token")
    assert sorted(table.game.combat.attacking[oid] for oid in made) == [1, 2]
    assert all(table.game.obj(oid).tapped for oid in made)


@rule("508.3e", "508.3a")
@pytest.mark.parametrize(("words", "drawn"), [
    ("Whenever you attack a player with one or more creatures with power 3 or greater", 1),
    ("Whenever two or more creatures you control attack a player", 1),
    ("Whenever you attack a player with two or more creatures with power 3 or greater", 0),
])  # fmt: skip
def test_attacking_a_player_with_such_creatures(words: str, drawn: int) -> None:
    table = Table(3)
    one, two, three = table.battlefield("A", bear(), ogre(), sprite())
    permanent(table, f"{words}, you gain 1 life.", types="Artifact")
    _attack(table, B=(one, two), C=three)
    table.to_step("declare_attackers", "A").resolve()
    assert table.life("A") == 20 + drawn


@rule("508.3e")
def test_others_attacks_are_not_yours() -> None:
    table = Table(3)
    (one,) = table.battlefield("B", bear())
    permanent(table, "Whenever you attack a player, you gain 1 life.", types="Artifact")
    _attack(table, C=one)
    table.to_step("declare_attackers", "B").resolve()
    assert table.life("A") == 20


@rule("508.3b")
@pytest.mark.parametrize("attacked", ["B", "C"])
def test_a_cursed_player_is_attacked(attacked: str) -> None:
    table = Table(3)
    one, two = table.battlefield("A", bear(), ogre())
    table.hand("A", card("Weak Curse", "{0}", "Enchantment — Aura Curse", "Enchant player\nWhenever enchanted player is attacked, you gain 2 "
                         "life."))  # fmt: skip
    table.cast("A", "Weak Curse", [1]).resolve()
    _attack(table, **{attacked: (one, two)})
    table.to_step("declare_attackers", "A").resolve()
    assert table.life("A") == (22 if attacked == "B" else 20)


@rule("508.1h", "508.1j")
@pytest.mark.parametrize("lands", [0, 1])
def test_attacking_at_the_price_of_a_land(lands: int) -> None:
    table = Table()
    drake = permanent(table, "Test Thing can't attack unless you sacrifice a land.", size="5/5")
    table.battlefield("A", *[card("Dry Field", "", "Land")] * lands)
    _attack(table, B=drake) if lands else None
    table.to_step("end_combat", "A")
    assert table.life("B") == 20 - 5 * lands and not table.all("Dry Field")


@rule("508.1h", "508.1i")
@pytest.mark.parametrize(("mana", "attacks"), [(1, False), (2, True)])
def test_attacking_for_so_much_mana(mana: int, attacks: bool) -> None:
    table = Table()
    (suit,) = table.battlefield("A", card("Test Suit", "{X}", "Artifact Creature — Construct", "Test Suit can't attack unless you pay {1} for each "
                                          "+1/+1 counter on it.", "0/1"), counters={"+1/+1": 2})  # fmt: skip
    table.battlefield("A", *[card("Dry Spring", "", "Land", "{T}: Add {C}.")] * mana)
    _attack(table, B=suit) if attacks else None
    table.to_step("end_combat", "A")
    assert table.life("B") == (18 if attacks else 20)
    assert all(table.game.obj(oid).tapped == attacks for oid in table.all("Dry Spring"))


@pytest.mark.parametrize("attacks", [True, False])
def test_it_attacked_or_blocked_this_turn(attacks: bool) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Bold Bear", "{1}{G}", "Creature — Bear", "At the beginning of each end step, if "
                                          "this creature attacked or blocked this turn, you gain 3 life.", "2/2"))  # fmt: skip
    table.answer("A", [[bear, 1]] if attacks else [])
    table.to_step("end")
    table.resolve()
    assert table.life("A") == (23 if attacks else 20)


@rule("508.3a")
def test_a_creature_that_attacks_an_opponent_or_their_planeswalker_gets_more() -> None:
    table = Table(3)
    table.battlefield("A", card("Proud Lion", "{2}", "Creature — Cat", "Whenever a creature attacks one of your opponents or a planeswalker an opponent controls, "
                                "that creature gets +2/+0 until end of turn.", "1/1"))  # fmt: skip
    one, two = table.battlefield("B", bear(), ogre())
    table.next_turn("B")
    table.answer("B", [[one, 2], [two, 0]])
    table.to_step("declare_attackers", "B").resolve()
    assert [table.pt(oid) for oid in (one, two)] == [(4, 2), (3, 3)]


@rule("508.3a")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_attacking_with_exactly_two_creatures(number: int) -> None:
    table = Table()
    permanent(table, "When you attack with exactly two creatures, you gain 5 life.", types="Enchantment")
    attackers = table.battlefield("A", *[bear()] * number)
    table.policy = lambda d: [[oid, 1] for oid in attackers] if type(d).__name__ == "DeclareAttackers" else None
    table.to_step("main2")
    assert table.life("A") == (25 if number == 2 else 20)


@rule("603.10a", "509.1h")
@pytest.mark.parametrize("blocked", [True, False])
def test_a_creature_that_dies_knows_whether_it_was_blocked_this_turn(blocked: bool) -> None:
    table = Table()
    druid = permanent(table, "When this creature dies, if it was blocked this turn, you gain 4 life.")
    (ox,) = table.battlefield("B", card("Soft Ox", "{0}", "Creature — Ox", "", "0/4"))
    table.answer("A", [[druid, 1]]).answer("B", [[ox, druid]] if blocked else [])
    table.to_step("main2")
    table.hand("A", card(*SPARK))
    table.cast("A", "Plain Spark", [druid]).resolve()
    assert not table.all("Test Thing") and table.life("A") == (24 if blocked else 20)


def attack(table: Table, *attackers: int, blocks: tuple[tuple[int, int], ...] = ()) -> Table:
    """These creatures attack B, and others block them."""
    answers = {"DeclareAttackers": [[oid, 1] for oid in attackers], "DeclareBlockers": [list(block) for block in blocks]}
    table.policy = lambda decision: answers.get(type(decision).__name__)
    return table


@rule("603.7a", "511.2")
def test_at_this_turns_next_end_of_combat() -> None:
    words = "Choose target creature. At this turn's next end of combat, destroy all creatures that blocked or were blocked by it this turn."
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (wall, other) = table.battlefield("B", card("Wall", "{1}", "Creature — Wall", "", "0/9"), ogre())
    do(table, words, [mine])
    attack(table, mine, blocks=((wall, mine),)).to_step("main2")
    assert not table.all("Wall") and table.all(OGRE[0]) == [other] and table.all(BEAR[0]) == [mine]


@rule("508.4", "506.3")
def test_a_token_that_is_attacking_is_not_tapped() -> None:
    table = Table()
    thing = permanent(table, "Whenever Test Thing attacks, create a 1/1 white Cat creature token with vigilance that's attacking.")
    attacked(table, "A", thing).resolve()
    cat = table.find("Cat Token")
    assert not table.game.obj(cat).tapped and table.game.combat is not None and cat in table.game.combat.attacking


@rule("509.3a")
@pytest.mark.parametrize(("number", "strikes"), [(1, False), (2, True)])
def test_blocking_two_or_more_creatures(number: int, strikes: bool) -> None:
    table = Table()
    attackers = table.battlefield("A", bear(), ogre())[:number]
    (giant,) = table.battlefield("B", card("Giant", "{0}", "Creature — Giant", "Giant can block an additional creature each combat.\nWhenever Giant "
                                           "blocks two or more creatures, it gains first strike until end of turn.", "1/9"))  # fmt: skip
    table.answer("A", [[oid, 1] for oid in attackers]).answer("B", [[giant, oid] for oid in attackers])
    table.to_step("declare_blockers").resolve()
    assert ("first strike" in table.game.chars(giant).abilities.keywords) == strikes


@rule("508.3b", "603.2")
@pytest.mark.parametrize(("whom", "gained"), [((1, 2), 2), ((0, 0), 0)])
def test_one_or_more_of_your_opponents_are_attacked(whom: tuple[int, int], gained: int) -> None:
    table = Table(3)
    who = "C" if 0 in whom else "A"
    one, two = table.battlefield(who, bear(), ogre())
    permanent(table, "Whenever one or more of your opponents are attacked, you gain 2 life.", types="Enchantment")

    def policy(decision: Any) -> Any:
        return [[one, whom[0]], [two, whom[1]]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == "ABC".index(who) else None

    table.policy = policy
    table.to_step("declare_attackers", who).resolve()
    assert table.life("A") == 20 + gained


@rule("603.2")
def test_an_enchanted_creature_or_enchantment_creature() -> None:
    table = Table()
    permanent(table, "Whenever an enchanted creature or enchantment creature you control attacks, you gain 1 life.", types="Artifact")
    plain, spirit, bound = table.battlefield("A", bear(), card("Nymph", "{1}", "Enchantment Creature — Nymph", "", "1/1"), ogre())
    table.hand("A", card("Charm", "{0}", "Enchantment — Aura", "Enchant creature"))
    table.cast("A", "Charm", [bound]).resolve()
    table.policy = lambda d: [[oid, 1] for oid in (plain, spirit, bound)] if type(d).__name__ == "DeclareAttackers" else None
    table.to_step("main2")
    assert table.life("A") == 22


@rule("509.1g", "509.1h", "608.2i")
@pytest.mark.parametrize(("words", "fit"), [("", {"attacker", "blocker"}), (" by a legendary creature", {"blocker"})])
def test_what_blocked_or_was_blocked(words: str, fit: set[str]) -> None:
    table = Table()
    crown = card("Crowned Ox", "{1}", "Legendary Creature — Ox", "", "3/4")
    (attacker,) = table.battlefield("A", crown)
    blocker, idle = table.battlefield("B", card("Wall", "{1}", "Creature — Wall", "Defender", "0/5"), bear())
    table.answer("A", [(attacker, 1)])
    table.answer("B", [(blocker, attacker)])
    table.to_step("end_combat")
    named = {"attacker": attacker, "blocker": blocker, "idle": idle}
    table.to_step("main2")
    for name, oid in named.items():
        table.hand("A", card("Test Verdict", "{0}", "Sorcery", f"Exile target creature that blocked or was blocked{words} this turn."))
        if name in fit:
            table.cast("A", "Test Verdict", [oid]).resolve()
            assert oid not in table.game.battlefield
        else:
            assert not table.actions("A") or oid in table.game.battlefield
    assert {name for name, oid in named.items() if oid not in table.game.battlefield} == fit


@rule("511.2", "608.2i")
def test_if_it_attacked_or_blocked_this_combat() -> None:
    table = Table()
    thing = permanent(table, "At end of combat, if Test Thing attacked or blocked this combat, put a charge counter on it.")
    table.to_step("main2")
    assert table.counters(thing) == {}
    table.next_turn("A")
    table.policy = lambda decision: [[thing, 1]] if type(decision).__name__ == "DeclareAttackers" else None
    table.to_step("main2")
    table.resolve()
    assert table.counters(thing) == {"charge": 1}


@rule("509.5b", "509.5d")
@pytest.mark.parametrize(("color", "life"), [("{W}", 23), ("{G}", 20)])
@pytest.mark.parametrize("blocking", [True, False])
def test_what_is_said_behind_both_is_said_of_both(color: str, life: int, blocking: bool) -> None:
    table = Table()
    mine, theirs = ("B", "A") if blocking else ("A", "B")
    source = permanent(
        table, "Whenever this creature blocks or becomes blocked by a white creature, you gain 3 life.", who=mine
    )
    (cub,) = table.battlefield(theirs, card("Coloured Cub", color, "Creature — Bear", size="1/1"))
    attacker, blocker = (cub, source) if blocking else (source, cub)
    table.answer("A", [[attacker, 1]])
    table.to_step("declare_attackers")
    table.answer("B", [[blocker, attacker]])
    table.to_step("declare_blockers").resolve()
    assert table.life(mine) == life


@rule("509.1h", "603.7b")
def test_what_was_blocked_by_one_of_those_creatures_stays_tapped() -> None:
    table = Table()
    met, free = table.battlefield("A", ogre(), ogre())
    wall, other = table.battlefield("B", bear(), bear())
    do(table, "Up to two target creatures each get +0/+3 until end of turn. At this turn's next end of combat, tap each creature that was "
              "blocked by one of those creatures this turn and it doesn't untap during its controller's next untap step.", [wall, other])
    table.answer("A", [[met, 1], [free, 1]]).answer("B", [[wall, met]])
    table.to_step("end_combat").resolve()
    table.next_turn("B").next_turn("A")
    assert (table.game.permanent(met).tapped, table.game.permanent(free).tapped) == (True, False)


GATE = ("Open Gate", "{1}{R}", "Battle — Siege", "")


@rule("508.3a", "608.2h")
def test_attacking_a_battle() -> None:
    """Not a player; and it has attacked one though that is gone."""
    table = Table()
    table.hand("A", card(*GATE, defense="2", back=data("Gate Keeper", "", "Creature — Ox", "", "1/1")))
    table.mana("A", "{1}{R}").cast("A", "Open Gate").resolve()
    gate = table.find("Open Gate")
    one = permanent(table, "Whenever this creature attacks a battle, you gain 1 life.\n"
                    "This creature has flying as long as it attacked a battle this turn.", size="2/2")  # fmt: skip
    two = permanent(table, "Whenever this creature attacks a battle, you gain 1 life.", size="2/2")
    table.policy = lambda decision: [[one, gate], [two, 1]] if type(decision).__name__ == "DeclareAttackers" else None
    table.to_step("declare_attackers", "A").resolve()
    assert table.life("A") == 21 and table.has(one, "flying") and not table.has(two, "flying")
    table.to_step("end", "A")
    assert gate not in table.game.permanents() and table.has(one, "flying")
    table.next_turn("B")
    assert not table.has(one, "flying")


@rule("508.3a", "508.4")
@pytest.mark.parametrize(("life", "made"), [(20, 1), (30, 1), (5, 0)])
def test_that_player_is_whoever_has_most_life(life: int, made: int) -> None:
    table = Table(3)
    table.life("B", life)
    runner = permanent(table, "Whenever this creature attacks the player with the most life or tied for most life, create a 1/1 white Elf "
                       "creature token that's tapped and attacking that player.")  # fmt: skip
    _attack(table, B=runner)
    table.to_step("declare_attackers", "A").resolve()
    tokens = table.all("Elf Token")
    assert len(tokens) == made and all(table.game.combat.attacking[oid] == 1 for oid in tokens)
