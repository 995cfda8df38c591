"""Clauses about combat (CR 506): "attacking you", "blocked by this creature"."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.zones import EXILE
from tests.rulebook import rule
from tests.support.boards.designations import attack
from tests.support.boards.doing import bear, ogre, permanent
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("509.1g")
def test_in_combat_with_any_of_a_description() -> None:
    table = Table()
    (boar,) = table.battlefield("A", card("Sly Boar", "{3}", "Creature — Boar", "This creature has first strike as long as "
                                          "it's blocking or blocked by a Bear.", "5/5"))  # fmt: skip
    (bear,) = table.battlefield("B", card(*BEAR))
    assert not table.has(boar, "first strike")
    table.answer("A", [[boar, 1]]).answer("B", [[bear, boar]])
    table.to_step("declare_blockers", "A")
    assert table.has(boar, "first strike")


@rule("509.7", "506.3a")
def test_a_token_that_is_blocking() -> None:
    table = Table()
    (attacker,) = table.battlefield("A", ogre())
    words = "Create a 1/1 green Plant creature token that's blocking target creature attacking you."
    table.hand("B", card("Test Snare", "{0}", "Instant", words))
    attack(table, "A", attacker)
    assert table.game.combat is not None and attacker in table.game.combat.attacking
    table.cast("B", "Test Snare", [attacker]).resolve()
    assert attacker in table.game.combat.blocking[table.find("Plant Token")] and attacker in table.game.combat.blocked


@rule("508.5", "506.3")
@pytest.mark.parametrize("whom", ["you", "planeswalker", "nobody"])
def test_a_creature_attacking_you_or_a_planeswalker_you_control(whom: str) -> None:
    table = Table()
    (attacker,) = table.battlefield("A", bear())
    (walker,) = table.battlefield("B", card("Old Sage", "{3}", "Legendary Planeswalker — Sage", "", loyalty="4"))
    snare = permanent(table, "{0}: Exile target creature that's attacking you or a planeswalker you control.", "B", "Enchantment")
    if whom != "nobody":
        table.answer("A", [[attacker, 1 if whom == "you" else walker]])
        table.to_step("declare_attackers")
        table.activate("B", snare, [attacker]).resolve()
        assert table.zone("A", EXILE) == ["Plain Bear"]
    else:
        assert not [action for action in table.actions("B") if action.kind == "activate"]


@rule("509.1g", "603.10a")
@pytest.mark.parametrize("turn", ["combat", "turn"])
def test_what_a_creature_blocked_is_known_after_it_is_gone(turn: str) -> None:
    """It speaks of the combat in which it died, and of nothing that it did not block itself."""
    table = Table()
    (wall,) = table.battlefield("A", card("Brittle Hedge", "{G}", "Creature — Wall", "Defender\nWhen this creature dies, it "
                                          f"deals 2 damage to each creature it blocked this {turn}.", "0/1"))  # fmt: skip
    attacker, other, idle = table.battlefield("B", *[card("Gray Ox", "{3}", "Creature — Ox", "", "3/4")] * 3)
    declared = {"DeclareAttackers": (1, [[attacker, 0], [other, 0]]), "DeclareBlockers": (0, [[wall, attacker]])}

    def policy(decision: Any) -> Any:
        seat, answer = declared.get(type(decision).__name__, (None, None))
        return answer if decision.seat == seat else None

    table.policy = policy
    table.next_turn("B").to_step("end_combat")
    assert not table.all("Brittle Hedge")
    assert [table.game.obj(oid).damage for oid in (attacker, other, idle)] == [2, 0, 0]
