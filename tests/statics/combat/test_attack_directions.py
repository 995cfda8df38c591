"""Whom creatures attack: the nearest opponent to one side only, a player other than some."""

from __future__ import annotations

from engine.game.rules.combat.questions import MAY_ATTACK, MUST_ATTACK
from engine.game.rules.questions.rule_modifiers import refused, verdicts
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

TOWER = ("Each player may attack only the nearest opponent in the chosen direction and planeswalkers controlled by that opponent.")


def may_attack(table: Table, attacker: int) -> str:
    return "".join("ABCD"[seat] for seat in table.game.seats() if refused(table.game, MAY_ATTACK, attacker, defender=seat) is None)


def tower(table: Table, side: int) -> None:
    """A permanent as which enters left or right is chosen."""
    table.hand("A", card("Side Tower", "{0}", "Artifact", f"As Side Tower enters, choose left or right.\n{TOWER}"))
    table.answer("A", side).cast("A", "Side Tower").resolve()


@rule("508.1c", "101.4")
def test_only_the_nearest_opponent_to_the_chosen_side_can_be_attacked() -> None:
    for side, of_a, of_c in ((0, "B", "D"), (1, "D", "B")):
        table = Table(4)
        (mine,) = table.battlefield("A", bear())
        (theirs,) = table.battlefield("C", bear())
        assert set(may_attack(table, mine)) >= set("BCD")
        tower(table, side)
        assert (may_attack(table, mine), may_attack(table, theirs)) == (of_a, of_c)


@rule("508.1b", "508.1c")
def test_planeswalkers_of_that_opponent_can_be_attacked_too_but_no_others() -> None:
    table = Table(3)
    (mine,) = table.battlefield("A", bear())
    walker = card("Calm Walker", "{3}", "Planeswalker — Jace", "0: You gain 1 life.", loyalty="3")
    (near,) = table.battlefield("B", walker)
    (far,) = table.battlefield("C", walker)
    tower(table, 0)
    assert refused(table.game, MAY_ATTACK, mine, defender=near) is None
    assert refused(table.game, MAY_ATTACK, mine, defender=far) is not None


@rule("508.1d")
def test_a_player_other_than_you_has_to_be_attacked() -> None:
    table = Table(3)
    (theirs,) = table.battlefield("B", bear())
    do(table, "Until your next turn, each creature attacks each combat if able and attacks a player other than you if able.")
    assert list(verdicts(table.game, MUST_ATTACK, theirs, defender=None)) == [True]
    assert [bool(list(verdicts(table.game, MUST_ATTACK, theirs, defender=seat))) for seat in (0, 2)] == [False, True]
    table.next_turn("B").next_turn("C").next_turn("A")
    assert not list(verdicts(table.game, MUST_ATTACK, theirs, defender=None))


@rule("508.1d", "611.2a")
def test_a_token_made_for_this_combat_attacks_in_it_if_able() -> None:
    for words in ("That token attacks this combat if able.", "That token gains haste until end of turn and attacks this combat if able."):
        table = Table()
        permanent(table, "At the beginning of combat on your turn, create a 1/1 red Goblin creature token with haste. " + words)
        table.to_step("begin_combat", "A").resolve()
        token = table.find("Goblin Token")
        assert list(verdicts(table.game, MUST_ATTACK, token, defender=None)) == [True]
        table.to_step("main2", "A")
        assert not list(verdicts(table.game, MUST_ATTACK, token, defender=None))


@rule("607.2d", "508.1c")
def test_the_last_chosen_direction() -> None:
    table = Table(4)
    permanent(table, "At the beginning of your upkeep, choose left or right.\n" + TOWER.replace("the chosen", "the last chosen"), types="Enchantment")
    (mine,) = table.battlefield("A", bear())
    seen = []
    for side in (1, 0):
        table.policy = lambda decision, side=side: side if getattr(decision, "purpose", "") == "direction" else None
        table.next_turn("B").next_turn("C").next_turn("D").next_turn("A")
        seen.append(may_attack(table, mine))
    assert seen == ["D", "B"]
