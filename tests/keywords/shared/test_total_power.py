"""Tapping creatures with enough power in all, as crew and saddle ask (CR 702.122, 702.171)."""

from __future__ import annotations

from engine.game.rules.combat.questions import MAY_ATTACK, MAY_BLOCK
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre, permanent
from tests.support.boards.table import Table, card


@rule("508.1c", "509.1b")
def test_what_cant_attack_block_or_crew_vehicles() -> None:
    table = Table()
    (held,) = table.battlefield("A", card("Grey Elf", "{G}", "Creature — Elf", "", "3/3"))
    (cart,) = table.battlefield("A", card("Cart", "{2}", "Artifact — Vehicle", "Crew 3", "4/4"))
    (mount,) = table.battlefield("A", card("Pony", "{2}", "Creature — Horse Mount", "Saddle 3", "1/1"))
    offered = {action.oid for action in table.actions("A")}
    assert {cart, mount} <= offered
    permanent(table, "Elves can't attack, block, or crew Vehicles.", who="B")
    offered = {action.oid for action in table.actions("A")}
    assert cart not in offered and mount in offered
    assert refused(table.game, MAY_ATTACK, held, defender=1) and refused(table.game, MAY_BLOCK, held, attacker=mount)
    assert refused(table.game, MAY_BLOCK, mount, attacker=held) is None


@rule("602.1b", "118.3")
def test_tapping_others_with_enough_power() -> None:
    table = Table()
    giant = permanent(table, "Tap any number of untapped creatures you control other than Test Thing with total power 5 or greater: Test Thing gets "
                      "+20/+20 until end of turn.", size="9/9")  # fmt: skip
    assert not table.actions("A")
    (one,) = table.battlefield("A", ogre())
    assert not table.actions("A")
    (two,) = table.battlefield("A", bear())
    table.activate("A", giant).resolve()
    assert table.pt(giant) == (29, 29) and table.game.obj(one).tapped and table.game.obj(two).tapped and not table.game.obj(giant).tapped


@rule("602.5b")
def test_crewing_but_once_each_turn() -> None:
    table = Table()
    (cart, *bears) = table.battlefield("A", card("Shy Cart", "{2}", "Artifact — Vehicle", "Crew 1. Activate only once each turn.", "4/4"), bear(), bear())
    table.answer("A", bears[:1])
    table.activate("A", cart).resolve()
    assert "creature" in table.game.chars(cart).types
    assert table.actions("A") == ()
    table.next_turn("B").next_turn("A")
    table.answer("A", bears[:1])
    table.activate("A", cart).resolve()
    assert "creature" in table.game.chars(cart).types
