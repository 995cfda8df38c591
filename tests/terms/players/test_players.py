"""Players as words name them (CR 102, 109.5)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import IllegalAnswer
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.designations import attack
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card

LION = ("When Test Thing enters, secretly choose an opponent.\nReveal the player you chose: Exile target creature that's attacking you if it's controlled by "
        "the chosen player. Activate only once.")  # fmt: skip


def _attack(table: Table, *attackers: int) -> None:
    """These creatures attack the other player, and nothing blocks."""

    def policy(decision: Any) -> Any:
        if type(decision).__name__ == "DeclareAttackers":
            return [[oid, 1 - decision.seat] for oid in attackers]
        return None

    table.policy = policy


@rule("506.2", "603.2")
def test_the_attacking_player() -> None:
    table = Table()
    (ox,) = table.battlefield("B", ogre())
    ball = permanent(table, "Whenever you're dealt combat damage, the attacking player gains control of Test Thing and untaps it.",
                     types="Artifact")  # fmt: skip
    permanent(table, "Whenever you're dealt combat damage, you gain that much life and attacking player loses that much life.",
              types="Artifact")  # fmt: skip
    _attack(table, ox)
    table.to_step("end_combat", "B").resolve()
    assert table.life("A") == 20 and table.life("B") == 17
    assert table.game.chars(ball).controller == 1


@rule("702.112b", "603.2")
def test_becoming_renowned() -> None:
    table = Table()
    (hero,) = table.battlefield("A", card("New Hero", "{1}{W}", "Creature — Human", "Renown 1\nWhen New Hero becomes renowned, you gain 3 "
                                          "life.", "1/1"))  # fmt: skip
    _attack(table, hero)
    table.to_step("main2", "A").resolve()
    assert table.life("A") == 23 and table.pt(hero) == (2, 2)
    table.next_turn("A").to_step("main2", "A").resolve()
    assert table.life("A") == 23


@rule("506.4", "115.1")
def test_neither_attacking_nor_blocking() -> None:
    table = Table()
    first, second = table.battlefield("A", bear(), ogre())
    (third,) = table.battlefield("B", bear())
    table.hand("A", card("Kind Word", "{0}", "Instant", "Target nonattacking, nonblocking creature gets +0/+2 until end of turn."))
    _attack(table, first)
    table.to_step("declare_attackers", "A")
    table.cast("A", "Kind Word", targets=[second]).resolve()
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert asked[-1].candidates == (second, third) and table.pt(second) == (3, 5)


@rule("607.2d", "118.3")
@pytest.mark.parametrize("attacker", ["B", "C"])
def test_a_player_chosen_secretly(attacker: str) -> None:
    table = Table(3)
    table.hand("A", card("Test Thing", "{0}", "Creature — Cat", LION, "1/1"))
    table.answer("A", [2])
    table.cast("A", "Test Thing").resolve()
    lion = table.find("Test Thing")
    notes = [view_for(table.game, seat, None).objects[lion].notes for seat in range(3)]
    assert notes[0] and not notes[1] and not notes[2]
    (beast,) = table.battlefield(attacker, ogre())

    def policy(decision: Any) -> Any:
        return [[beast, 0]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == "ABC".index(attacker) else None

    table.policy = policy
    table.to_step("declare_attackers", attacker)
    table.activate("A", lion, [beast]).resolve()
    assert (beast in table.game.objects) == (attacker == "B")
    assert table.game.obj(lion).choices["player"] == 2 and not any(action.oid == lion for action in table.actions("A"))


@rule("601.2c", "508.5")
def test_a_target_of_the_defending_players_choice() -> None:
    table = Table()
    pit = permanent(table, "Whenever Test Thing attacks, put a +1/+1 counter on target creature of defending player's choice.")
    (theirs,) = table.battlefield("B", bear())
    table.answer("B", [theirs])
    attack(table, "A", pit).resolve()
    assert pit in table.game.permanents() and table.counters(theirs) == {"+1/+1": 1}


def _castable(table: Table, who: str) -> set[str]:
    return {action.label for action in table.actions(who) if action.kind == "cast"}


@rule("603.2c", "one event, however many of them and of opponents")
def test_combat_damage_to_one_or_more_opponents_by_anothers_creatures() -> None:
    table = Table(4)
    permanent(table, "Whenever one or more creatures an opponent controls deal combat damage to one or more of your opponents, you and the controller of those "
                     "creatures each draw a card.", types="Enchantment")  # fmt: skip
    attackers = table.battlefield("B", bear(), bear(), bear())
    table.next_turn("B")
    hands = [len(table.zone(seat, "hand")) for seat in "ABCD"]
    table.answer("B", [(attackers[0], 2), (attackers[1], 3), (attackers[2], 0)])
    table.to_step("end_combat")
    assert [table.life(seat) for seat in "ABCD"] == [18, 20, 18, 18]
    assert [len(table.zone(seat, "hand")) - before for seat, before in zip("ABCD", hands, strict=True)] == [1, 1, 0, 0]


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


def yes(decision: object) -> object:
    """Whoever may, does."""
    return True if getattr(decision, "kind", "") == "yes_no" else None


@rule("109.5", "118.12")
@pytest.mark.parametrize(("words", "left"), [("pays {1} for each creature you control", "C"), ("pays life equal to the number of creatures you control", "CCC")])
def test_the_number_is_that_of_the_effects_controller(words: str, left: str) -> None:
    table = Table()
    table.battlefield("B", bear(), ogre())
    table.hand("A", card("Chime", "{0}", "Sorcery", "Draw a card."))
    table.hand("B", card("Stutter", "{0}", "Instant", f"Counter target spell unless its controller {words}."))
    table.mana("A", "{3}")
    table.policy = yes
    table.cast("A", "Chime")
    table.cast("B", "Stutter").resolve()
    assert table.pool("A") == left and table.life("A") == (20 if left == "C" else 18)


@rule("303.4")
def test_an_enchanted_opponent_draws() -> None:
    table = Table(3)
    table.hand("A", card("Bond", "{0}", "Enchantment — Aura", "Enchant opponent\nWhenever enchanted opponent draws a card, you gain 1 life."))
    with pytest.raises((IllegalAnswer, AssertionError, StopIteration, LookupError, ValueError)):
        table.cast("A", "Bond", [table.seat("A")])
    table = Table(3)
    table.hand("A", card("Bond", "{0}", "Enchantment — Aura", "Enchant opponent\nWhenever enchanted opponent draws a card, you gain 1 life."))
    table.cast("A", "Bond", [table.seat("B")]).resolve()
    do(table, "Each player draws a card.")
    assert table.life("A") == 21


@rule("608.2c", "115.1")
def test_the_chosen_player_is_the_target_that_the_words_before_choose() -> None:
    table = Table(3)
    do(table, "Choose target opponent. Create two 1/1 colorless Thopter artifact creature tokens. Then the chosen player loses 3 life.", [2])
    assert [table.life(who) for who in "ABC"] == [20, 20, 17]
    mark = card("Odd Mark", "{0}", "Enchantment", "As this enchantment enters, choose an opponent.\nWhenever you gain life, choose target player. "
                                                  "The chosen player loses that much life.\nWhenever you draw a card, the chosen player loses 1 life.")  # fmt: skip
    table.hand("A", mark)
    table.answer("A", [1]).cast("A", "Odd Mark").resolve()
    table.answer("A", [2])
    do(table, "You gain 3 life.")
    assert [table.life(who) for who in "ABC"] == [23, 20, 14], "the target of these words"
    do(table, "Draw a card.")
    assert [table.life(who) for who in "ABC"] == [23, 19, 14], "the choice of the linked ability"


@rule("607.2d")
def test_the_last_chosen_player_is_another_after_each_choice() -> None:
    table = Table(3)
    permanent(table, "At the beginning of combat on your turn, choose an opponent.\nCreatures attacking the last chosen player have menace.", types="Enchantment")
    one, two = table.battlefield("A", bear(), bear())
    seen = []
    for chosen in (2, 1):
        table.answer("A", [chosen])
        table.policy = lambda decision: [[one, 1], [two, 2]] if decision.kind == "attackers" else None
        table.to_step("declare_attackers", "A")
        seen.append([table.has(oid, "menace") for oid in (one, two)])
        table.next_turn("B").next_turn("C").next_turn("A")
    assert seen == [[False, True], [True, False]]
