"""Costs to attack and to block for each creature that does (CR 508.1h, 509.1d), and modes under a condition."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card

TITHE = "Creatures can't block unless their controller pays {1} for each of those creatures."
HEAT = "Nonblue creatures can't block creatures you control unless their controller pays 1 life for each blocking creature they control."
AWE = "Enchant creature\nEnchanted creature can't be blocked unless defending player pays {3} for each creature they control that's blocking it."
GROVE = "Green creatures can't attack unless their controller sacrifices a land for each green creature they control that's attacking."


def blocking(table: Table, attackers: list[int], pairs: list[list[int]]) -> Table:
    """A attacks B with some creatures, and B blocks so."""
    table.answer("A", [[oid, 1] for oid in attackers]).answer("B", pairs)
    return table.to_step("declare_blockers")


@rule("508.1h", "508.1j")
@pytest.mark.parametrize(("lands", "allowed"), [(2, True), (1, False)])
def test_a_land_is_sacrificed_for_each_green_attacker(lands: int, allowed: bool) -> None:
    table = Table()
    permanent(table, GROVE, who="B", types="Enchantment")
    one, other = table.battlefield("A", bear(), bear())
    (red,) = table.battlefield("A", ogre())
    table.battlefield("A", *[card("Hill", "", "Land")] * lands)
    table.answer("A", [[one, 1], [other, 1], [red, 1]])
    if not allowed:
        with pytest.raises(IllegalAnswer):
            table.to_step("declare_attackers")
        return
    table.to_step("declare_attackers")
    assert table.game.combat is not None and set(table.game.combat.attacking) == {one, other, red}
    assert not table.all("Hill")


@rule("509.1d", "509.1f")
@pytest.mark.parametrize(("lands", "allowed"), [(2, True), (1, False)])
def test_each_blocker_costs_mana(lands: int, allowed: bool) -> None:
    table = Table()
    permanent(table, TITHE)
    (attacker,) = table.battlefield("A", ogre())
    one, other = table.battlefield("B", bear(), bear())
    table.battlefield("B", *[card(*FOREST)] * lands)
    table.answer("A", [[attacker, 1]]).answer("B", [[one, attacker], [other, attacker]])
    if not allowed:
        with pytest.raises(IllegalAnswer):
            table.to_step("declare_blockers")
        return
    table.to_step("declare_blockers")
    assert table.game.combat is not None and set(table.game.combat.blocking) == {one, other}
    assert all(table.game.obj(oid).tapped for oid in table.all("Forest"))


@rule("509.1d", "509.1a")
@pytest.mark.parametrize(("words", "life"), [(HEAT, 19), (TITHE, 20)])
def test_a_creature_that_blocks_two_attackers_pays_once(words: str, life: int) -> None:
    table = Table()
    permanent(table, words)
    first, second = table.battlefield("A", ogre(), ogre())
    (giant,) = table.battlefield("B", card("Giant", "{0}", "Creature — Giant", "Giant can block an additional creature each combat.", "1/9"))
    (land,) = table.battlefield("B", card(*FOREST))
    table.answer("A", [[first, 1], [second, 1]]).answer("B", [[giant, first], [giant, second]]).to_step("declare_blockers")
    assert table.game.combat is not None and table.game.combat.blocking == {giant: (first, second)}
    assert table.life("B") == life and table.game.obj(land).tapped == (words == TITHE)


@rule("509.1d", "119.4")
def test_life_for_each_nonblue_creature_that_blocks_your_creatures() -> None:
    table = Table()
    permanent(table, HEAT)
    (attacker,) = table.battlefield("A", ogre())
    green, blue, red = table.battlefield("B", bear(), sprite(), ogre())
    table.life("B", 2)
    blocking(table, [attacker], [[green, attacker], [blue, attacker], [red, attacker]])
    assert table.life("B") == 0 or table.game.over, "two of them cost 1 life each, the blue one nothing"


@rule("509.1d", "119.4")
def test_life_that_is_not_there_is_not_paid_twice() -> None:
    table = Table()
    permanent(table, HEAT)
    (attacker,) = table.battlefield("A", ogre())
    one, other = table.battlefield("B", bear(), bear())
    table.life("B", 1)
    with pytest.raises(IllegalAnswer):
        blocking(table, [attacker], [[one, attacker], [other, attacker]])


@rule("509.1d")
@pytest.mark.parametrize(("lands", "allowed"), [(3, True), (2, False)])
def test_an_attacker_that_costs_whoever_blocks_it(lands: int, allowed: bool) -> None:
    table = Table()
    awed, plain = table.battlefield("A", ogre(), ogre())
    table.hand("A", card("Awe", "{0}", "Enchantment — Aura", AWE))
    table.cast("A", "Awe", [awed]).resolve()
    one, other = table.battlefield("B", bear(), bear())
    table.battlefield("B", *[card(*FOREST)] * lands)
    table.answer("A", [[awed, 1], [plain, 1]]).answer("B", [[one, awed], [other, plain]])
    if not allowed:
        with pytest.raises(IllegalAnswer):
            table.to_step("declare_blockers")
        return
    table.to_step("declare_blockers")
    assert table.game.combat is not None and set(table.game.combat.blocking) == {one, other}
    assert all(table.game.obj(oid).tapped for oid in table.all("Forest")), "only the one that blocks the enchanted creature costs {3}"


@rule("508.1h")
def test_planeswalkers_are_guarded_like_their_controller() -> None:
    table = Table()
    permanent(table, "As long as this creature is untapped, creatures can't attack you or planeswalkers you control unless their controller "
              "pays {1} for each of those creatures.", who="B")  # fmt: skip
    walker = card("Ward", "{0}", "Legendary Planeswalker — Ward", "+1: You gain 1 life.", loyalty="4")
    (guarded,) = table.battlefield("B", walker)
    (attacker,) = table.battlefield("A", bear())
    table.answer("A", [[attacker, guarded]])
    with pytest.raises(IllegalAnswer):
        table.to_step("declare_attackers")


FORKS = ("Choose one. If you control an artifact as you cast this spell, {words}.\n• You gain 3 life.\n• Draw a card.\n• Create a 1/1 green "
         "Snake creature token.")  # fmt: skip


@rule("700.2", "601.2b")
@pytest.mark.parametrize(("words", "modes", "allowed"), [
    ("you may choose two instead", (0,), True), ("you may choose two instead", (0, 2), True),
    ("you may choose two instead", (0, 1, 2), False), ("choose one or more instead", (0, 1, 2), True),
    ("choose one or more instead", (), False), ("choose any number instead", (), True), ("choose two instead", (1,), False),
])  # fmt: skip
def test_more_modes_under_a_condition(words: str, modes: tuple[int, ...], allowed: bool) -> None:
    table = Table()
    table.battlefield("A", lamp())
    table.hand("A", card("Fork", "{0}", "Sorcery", FORKS.format(words=words)))
    table.answer("A", list(modes))
    if not allowed:
        with pytest.raises(IllegalAnswer):
            table.cast("A", "Fork")
        return
    table.cast("A", "Fork").resolve()
    found = (table.life("A") == 23, len(table.game.zone("hand", 0)) == 1, bool(table.all("Snake Token")))
    assert found == tuple(number in modes for number in range(3))


@rule("700.2", "601.2b")
def test_without_the_condition_one_mode_is_chosen() -> None:
    table = Table()
    table.hand("A", card("Fork", "{0}", "Sorcery", FORKS.format(words="you may choose two instead")))
    table.answer("A", [0, 2])
    with pytest.raises(IllegalAnswer):
        table.cast("A", "Fork")
    assert BEAR[0] not in table.zone("A", "hand")
