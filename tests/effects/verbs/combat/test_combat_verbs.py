"""What effects do in combat (CR 506.4, 508.1d, 509.1c, 509.1h). Removal from combat, and requirements for a turn."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre, permanent
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
