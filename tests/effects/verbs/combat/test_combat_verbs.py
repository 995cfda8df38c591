"""What effects do in combat (CR 506.4, 508.1d, 509.1c, 509.1h). Removal from combat, and requirements for a turn."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.rules import combat
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card


@rule("508.1d")
def test_creatures_have_to_attack_in_a_turn_to_come() -> None:
    table = Table()
    walker = card("Stern Warden", "{4}{W}", "Legendary Planeswalker — Warden", "+2: During target opponent's next turn, "
                  "creatures that player controls attack Stern Warden if able.", loyalty="4")  # fmt: skip
    (warden,) = table.battlefield("A", walker)
    table.activate("A", warden, targets=[1]).resolve()
    (attacker,) = table.battlefield("B", bear())
    table.next_turn("B")
    table.to_step("declare_attackers")
    assert table.game.combat is not None and dict(table.game.combat.attacking) == {attacker: warden}


@rule("508.1d")
def test_a_creature_has_to_attack_in_its_controllers_next_turn() -> None:
    table = Table()
    walker = card("Bold Warden", "{4}{W}", "Legendary Planeswalker — Warden", "+2: Up to one target creature an opponent "
                  "controls attacks Bold Warden during its controller's next turn if able.", loyalty="4")  # fmt: skip
    (warden,) = table.battlefield("A", walker)
    angry, calm = table.battlefield("B", bear(), ogre())
    table.activate("A", warden, targets=[angry]).resolve()
    table.next_turn("B")
    table.to_step("declare_attackers")
    assert table.game.combat is not None and dict(table.game.combat.attacking) == {angry: warden}
    assert calm in table.game.battlefield


@rule("508.1d", "its controller's next turn, however many others' come first, and no other")
def test_it_has_to_attack_in_no_turn_but_its_controllers_next_one() -> None:
    table = Table(3)
    (warden,) = table.battlefield("A", card("Old Warden", "{4}{W}", "Planeswalker — Warden", "", loyalty="9"))
    (angry,) = table.battlefield("C", bear())
    table.hand("A", card("Late Taunt", "{0}", "Instant", "Target creature attacks target planeswalker during its controller's next turn if able."))
    table.next_turn("C").cast("A", "Late Taunt", [angry, warden]).resolve()
    table.answer("C", []).to_step("declare_attackers")
    assert table.game.combat is None or not table.game.combat.attacking, "it is this turn already"
    for seat in "AB":
        table.next_turn(seat)
    table.next_turn("C").to_step("declare_attackers")
    assert table.game.combat is not None and dict(table.game.combat.attacking) == {angry: warden}
    table.next_turn("A").next_turn("C").answer("C", []).to_step("declare_attackers")
    assert table.game.combat is None or not table.game.combat.attacking


@rule("509.1c")
def test_a_creature_is_made_to_block_this_turn() -> None:
    table = Table()
    (lurker,) = table.battlefield("A", ogre())
    (victim,) = table.battlefield("B", bear())
    thing = permanent(table, "{0}: You may have target creature block this creature this turn if able.", size="3/3")
    table.answer("A", True)
    table.activate("A", thing, targets=[victim]).resolve()
    table.answer("A", [[lurker, 1], [thing, 1]])
    table.to_step("declare_blockers")
    assert table.game.combat is not None and dict(table.game.combat.blocking) == {victim: (thing,)}


def blocked(table: Table, attacker: int, blocker: int, past: bool) -> None:
    """The attacker is blocked, and perhaps strikes past the blocker."""

    def policy(decision: Any) -> Any:
        kind = type(decision).__name__
        if kind == "DeclareAttackers":
            return [[attacker, 1 - decision.seat]]
        return [[blocker, attacker]] if kind == "DeclareBlockers" else past if decision.kind == "yes_no" else None

    table.policy = policy
    table.to_step("end_combat").resolve()


@rule("510.1c")
@pytest.mark.parametrize("past", [True, False])
def test_striking_past_blockers_this_turn(past: bool) -> None:
    table = Table()
    (ox,) = table.battlefield("A", card("Ox", "{1}", "Creature — Ox", "{0}: You may have Ox assign its combat damage this turn as though it weren't "
                                        "blocked.", "3/3"))  # fmt: skip
    (wall,) = table.battlefield("B", ogre())
    table.activate("A", ox).resolve()
    blocked(table, ox, wall, past)
    assert table.life("B") == (17 if past else 20)


@rule("510.1c")
def test_its_controller_may_have_it_strike_past() -> None:
    table = Table()
    ox, wall = (*table.battlefield("A", ogre()), *table.battlefield("B", ogre()))
    table.hand("B", card("Might", "{0}", "Enchantment — Aura", "Flash\nEnchant creature\nEnchanted creature's controller may have it assign combat "
                         "damage as though it weren't blocked."))  # fmt: skip
    table.cast("B", "Might", [ox]).resolve()
    blocked(table, ox, wall, past=True)
    assert table.life("B") == 17
    assert [decision.seat for decision in table.asked if decision.kind == "yes_no"][-1] == 0


@rule("510.1a")
def test_no_combat_damage_if_you_want() -> None:
    table = Table()
    (ox,) = table.battlefield("A", ogre())
    table.hand("B", lamp())
    table.hand("A", card("Cloak", "{0}", "Enchantment — Aura", "Enchant creature you control\nWhenever enchanted creature attacks and isn't blocked, "
                         "you may have it assign no combat damage this turn. If you do, defending player discards a card at random."))  # fmt: skip
    table.cast("A", "Cloak", [ox]).resolve()
    table.policy = lambda decision: [[ox, 1]] if type(decision).__name__ == "DeclareAttackers" else True if decision.kind == "yes_no" else None
    table.to_step("end_combat").resolve()
    assert table.life("B") == 20 and table.zone("B", "graveyard") == ["Plain Lamp"]


@rule("510.1c", "609.4")
def test_blocked_creatures_strike_past() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    (wall,) = table.battlefield("B", card("Great Wall", "{3}", "Creature — Wall", "", "0/9"))
    table.hand("A", card("Way Around", "{X}", "Instant", "X target blocked creatures assign their combat damage this turn as though they weren't blocked."))

    def policy(decision: Any) -> Any:
        kind = type(decision).__name__
        if kind == "DeclareAttackers" and decision.seat == 0:
            return [[one, 1], [two, 1]]
        return [[wall, one]] if kind == "DeclareBlockers" else None

    table.policy = policy
    table.to_step("declare_blockers", "A")
    table.mana("A", "{1}").answer("A", 1)
    asked = len(table.asked)
    table.cast("A", "Way Around", [one]).resolve()
    table.to_step("end_combat", "A")
    assert table.life("B") == 15 and table.game.obj(wall).damage == 0
    assert not any(decision.purpose == "as though unblocked" for decision in table.asked[asked:])


@rule("508.1d", "509.1c")
def test_a_creature_that_attacks_or_blocks_this_turn_if_able() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Target creature attacks or blocks this turn if able.", [mine])
    do(table, "Target creature attacks or blocks this turn if able.", [theirs])
    assert combat.demanded_attacks(table.game, 0) == ((mine, 1),)
    table.answer("A", [[mine, 1]])
    table.to_step("declare_blockers")
    assert table.game.combat is not None and dict(table.game.combat.blocking) == {theirs: (mine,)}


@rule("509.1h")
def test_all_attacking_creatures_become_blocked() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), bear())
    table.answer("A", [[one, 1], [two, 1]])
    table.to_step("declare_attackers", "A")
    table.hand("B", card("Fog Bank Rite", "{0}", "Instant", "Attacking creatures become blocked."))
    table.cast("B", "Fog Bank Rite").resolve()
    table.to_step("main2", "A")
    assert table.life("B") == 20


@rule("510.1c", "611.2c")
def test_creatures_may_strike_past_their_blockers_this_turn() -> None:
    """Creatures that came later too; only one's own; not next turn."""
    table = Table()
    do(table, "You may have creatures you control assign their combat damage this turn as though they weren't blocked.")
    (cub,) = table.battlefield("A", ogre())
    (wall,) = table.battlefield("B", card("Odd Wall", "{1}", "Creature — Wall", "Defender", "0/9"))
    table.answer("A", [(cub, 1)], True).answer("B", [(wall, cub)])
    table.to_step("end_combat", "A")
    assert table.life("B") == 17 and table.game.obj(wall).damage == 0
    table.next_turn("B").next_turn("A")
    table.answer("A", [(cub, 1)]).answer("B", [(wall, cub)])
    table.to_step("end_combat", "A")
    assert table.life("B") == 17 and table.game.obj(wall).damage == 3


@rule("509.1h", "510.1c")
@pytest.mark.parametrize("yes", [True, False])
def test_this_turn_when_target_creature_is_not_blocked(yes: bool) -> None:
    table = Table()
    (mine,) = table.battlefield("A", ogre())
    cone = permanent(table, "{0}: This turn, when target creature you control attacks and isn't blocked, you may gain life equal to its power. If you "
                            "do, it assigns no combat damage this turn.", types="Artifact")  # fmt: skip
    table.activate("A", cone, [mine]).resolve()
    asked = {"DeclareAttackers": [[mine, 1]], "YesNo": yes}
    table.policy = lambda d: asked.get(type(d).__name__)
    table.to_step("main2")
    assert (table.life("A"), table.life("B")) == ((23, 20) if yes else (20, 17))


@rule("509.1c", "608.2c")
def test_creatures_not_players_have_to_block() -> None:
    table = Table()
    (guard,) = table.battlefield("A", ogre())
    do(table, "Target player gains control of up to three target nonattacking creatures until end of turn. Untap those creatures. They block this turn if "
              "able.", targets=[1, guard])  # fmt: skip
    assert table.game.controller(guard) == 1


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def test_it_attacks_the_opponent_chosen_at_random() -> None:
    table = Table(3)
    (giant,) = table.battlefield("A", creature("At the beginning of combat on your turn, choose an opponent at random. "
                                               "Watcher attacks that player this combat if able.", "3/3"))  # fmt: skip
    table.to_step("main2")
    assert sorted((table.life("B"), table.life("C"))) == [17, 20] and giant


@rule("509.1c")
@pytest.mark.parametrize("blocked", [True, False])
def test_it_must_be_blocked_each_combat_this_turn(blocked: bool) -> None:
    table = Table()
    mole = permanent(table, "{0}: This creature must be blocked each combat this turn if able.", size="1/1")
    table.battlefield("B", ogre())
    table.activate("A", mole).resolve()
    if not blocked:
        table.next_turn("B").next_turn("A")
    table.answer("A", [[mole, 1]])
    table.answer("B", [])
    if blocked:
        with pytest.raises(IllegalAnswer):
            table.to_step("declare_blockers")
        return
    table.to_step("main2")
    assert table.life("B") == 19, "it was so for another turn"


@rule("506.1", "508.1d")
@pytest.mark.parametrize("now", ["main1", "main2"])
def test_in_its_controllers_next_combat_phase(now: str) -> None:
    """In the first combat phase of that player to begin after that, and in no other."""
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    table.next_turn("B").to_step(now, "B")
    table.hand("A", card("Taunt", "{0}", "Instant", "Target creature attacks during its controller's next combat phase if able."))
    table.cast("A", "Taunt", [theirs]).resolve()
    found = []
    for _ in range(3):
        turn = table.game.turn.number
        table.to_step("main2", "B") if now == "main1" or found else None
        if now == "main2" and not found and table.game.turn.number == turn:
            table.next_turn("B").to_step("main2", "B")
        found.append(any(getattr(event, "key", "") == "" and type(event).__name__ == "Attacks" for event in table.game.history.this_turn))
        table.next_turn("B")
    assert found[0] and not any(found[1:])
