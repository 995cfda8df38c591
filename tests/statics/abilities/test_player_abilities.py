"""Keyword abilities that players have (CR 702.11c, 702.16b, 702.18a): "you have hexproof"."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.events.damage import Damage
from engine.game.rules.casting.questions import MAY_BE_TARGETED
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


def test_a_player_their_planeswalkers_and_other_creatures_have_hexproof() -> None:
    table = Table()
    sage = permanent(table, "You, planeswalkers you control, and other creatures you control have hexproof.")
    (cub,) = table.battlefield("A", bear())
    (walker,) = table.battlefield("A", card("Old Walker", "{1}", "Legendary Planeswalker — Jace", "0: Draw a card.", loyalty="3"))
    table.hand("B", card("Zap", "{0}", "Instant", "Zap deals 1 damage to any target."))
    table.cast("B", "Zap", [sage])
    offered = next(decision.candidates for decision in reversed(table.asked) if decision.kind == "targets")
    assert sage in offered and not {cub, walker, 0} & set(offered)
    happen(table.game, Damage(sage, 1, 1))
    assert table.life("B") == 19


@rule("611.2c")
def test_you_and_what_you_control_gain_it() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    do(table, "You and permanents you control gain hexproof until end of turn.")
    (late,) = table.battlefield("A", bear())
    assert table.has(mine, "hexproof") and not table.has(late, "hexproof")
    table.hand("B", card("Small Bolt", "{0}", "Instant", "Small Bolt deals 1 damage to any target."))
    with pytest.raises(IllegalAnswer):
        table.cast("B", "Small Bolt", targets=[0])


@rule("702.11c", "611.3")
def test_you_and_others_have_hexproof() -> None:
    table = Table()
    hero = permanent(table, "As long as Test Thing has a shield counter on it, you and other Elves you control have hexproof.", types="Creature — Elf")
    elf, cub = table.battlefield("A", card("Elf", "{G}", "Creature — Elf", "", "1/1"), bear())
    assert not table.has(elf, "hexproof")
    do(table, "Put a shield counter on target creature.", targets=[hero])
    assert [table.has(oid, "hexproof") for oid in (hero, elf, cub)] == [False, True, False]
    table.hand("B", card("Bolt", "{0}", "Instant", "Bolt deals 1 damage to any target."))
    table.cast("B", "Bolt", [hero])
    offered = next(decision for decision in reversed(table.asked) if decision.kind == "targets")
    assert 0 not in offered.candidates and elf not in offered.candidates and 1 in offered.candidates


@rule("702.11d")
def test_hexproof_from_two_colors() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    bells = [table.battlefield("B", card("Bell", cost, "Creature — Spirit", "", "1/1"))[0] for cost in ("{U}", "{B}", "{R}")]
    do(table, "You and permanents you control gain hexproof from blue and from black until end of turn.")

    def why(bell: int, about: int) -> str:
        refusal = refused(table.game, MAY_BE_TARGETED, about, by=bell, spell=bell, seat=1)
        return "" if refusal is None else refusal.rule

    assert [why(bell, mine) for bell in bells] == ["702.11d", "702.11d", ""]
    assert [why(bell, 0) for bell in bells] == ["702.11d", "702.11d", ""]
    table.next_turn()
    assert not any(why(bell, about) for bell in bells for about in (mine, 0))


@rule("611.2c", "702.16b")
def test_you_and_each_permanent_you_control_gain_protection() -> None:
    table = Table()
    mine, theirs = *table.battlefield("A", bear()), *table.battlefield("B", ogre())
    do(table, "You and each permanent you control gain protection from red until end of turn.")
    table.mana("A", "{R}")
    do(table, "Test Rite deals 2 damage to each creature and each player.", cost="{R}")
    assert table.life("A") == 20 and mine in table.game.permanents()
    assert table.life("B") == 18 and table.game.permanent(theirs).damage == 2


@rule("119.7", "119.8", "702.16j", "702.16e")
def test_a_life_total_that_stays_and_protection_from_everything() -> None:
    table = Table()
    (wolf,) = table.battlefield("B", card("Odd Wolf", "{1}", "Creature — Wolf", "", "2/2"))
    do(table, "Until your next turn, your life total can't change and you gain protection from everything.")
    do(table, "You gain 5 life. You lose 2 life.")
    happen(table.game, Damage(wolf, 0, 3))
    table.hand("B", card("Hot Word", "{0}", "Instant", "Target player loses 3 life."))
    table.cast("B", "Hot Word", [1]).resolve()
    assert (table.life("A"), table.life("B")) == (20, 17)
    table.next_turn("B")
    happen(table.game, Damage(wolf, 0, 3))
    assert table.life("A") == 20
    table.next_turn("A")
    happen(table.game, Damage(wolf, 0, 3))
    assert table.life("A") == 17
