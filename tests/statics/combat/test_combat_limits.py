"""Limits for attackers or blockers taken together (CR 508.1c, 509.1b, 509.1c)."""

from __future__ import annotations

import pytest

from engine.game.decisions.combat import DeclareBlockers
from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre, permanent
from tests.support.boards.table import Table, card


@rule("509.1b")
@pytest.mark.parametrize("number", [1, 2])
def test_an_opponent_cannot_block_with_more_than_one_creature(number: int) -> None:
    """Nor with two creatures that block different attackers; in the next combat they can."""
    table = Table()
    duelist = permanent(table, "Whenever Test Thing attacks, each opponent can't block with more than one creature this combat.", size="3/3")
    (other,) = table.battlefield("A", ogre())
    one, two = table.battlefield("B", card("Wall One", "{1}", "Creature — Wall", "", "0/9"), card("Wall Two", "{1}", "Creature — Wall", "", "0/9"))
    table.answer("A", [(duelist, 1), (other, 1)])
    refusals: list[str] = []

    def policy(decision: object) -> object:
        if not isinstance(decision, DeclareBlockers):
            return None
        return [(one, duelist), (two, other)][:number]

    table.policy = policy
    try:
        table.to_step("end_combat", "A")
    except Exception as error:
        refusals.append(str(error))
    assert bool(refusals) == (number == 2)
    if number == 1:
        assert table.life("B") == 17


@rule("509.1c", "303.4")
def test_able_to_block_either() -> None:
    table = Table()
    mule = permanent(table, "All creatures able to block Test Thing or enchanted creature do so.")
    from engine.game.rules.combat.questions import MUST_BE_BLOCKED
    from engine.game.rules.questions.rule_modifiers import affirmed

    (blocker,) = table.battlefield("B", bear())
    assert affirmed(table.game, MUST_BE_BLOCKED, mule, blocker=blocker)


@rule("510.1c")
@pytest.mark.parametrize("past", [True, False])
def test_each_creature_you_control_may_strike_past_its_blockers(past: bool) -> None:
    table = Table()
    big, small = table.battlefield("A", card("Great Beast", "{5}", "Creature — Beast", "As long as this creature is attacking, for each creature "
                                             "you control, you may have that creature assign its combat damage as though it weren't blocked.",
                                             "5/5"), bear())  # fmt: skip
    (wall,) = table.battlefield("B", ogre())
    table.answer("A", [[big, 1], [small, 1]]).answer("B", [[wall, small]])
    table.answer("A", *([True] if past else [False]))
    table.to_step("end_combat")
    assert table.life("B") == (13 if past else 15)


@rule("510.1c", "702.19e")
@pytest.mark.parametrize("words", ["Enchanted creature's controller may have it assign its combat damage as though it weren't blocked.", ""])
def test_its_controller_may_have_it_strike_past_in_each_of_the_words(words: str) -> None:
    table = Table()
    own = "" if words else "You may have Odd Hero assign his combat damage as though Odd Hero weren't blocked."
    (hero,) = table.battlefield("A", card("Odd Hero", "{1}", "Creature — Human", own, "3/3"))
    (wall,) = table.battlefield("B", card("Odd Wall", "{1}", "Creature — Wall", "", "0/9"))
    if words:
        table.hand("A", card("Odd Might", "{0}", "Enchantment — Aura", "Enchant creature\n" + words))
        table.cast("A", "Odd Might", [hero]).resolve()
    table.answer("A", [[hero, 1]], True).answer("B", [[wall, hero]])
    table.to_step("end_combat")
    assert table.life("B") == 17 and table.game.obj(wall).damage == 0
