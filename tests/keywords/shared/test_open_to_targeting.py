"""Permanents that can be targeted in spite of hexproof, and whose ward does not trigger."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseTargets
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card

BITE = ("Bite", "{0}", "Instant", "Bite deals 3 damage to any target.")


@rule("609.4")
def test_hexproof_and_ward_do_not_help() -> None:
    table = Table()
    permanent(table, "Creatures your opponents control can be the targets of spells and abilities as though they didn't have hexproof. Ward "
              "abilities of those creatures don't trigger.", types="Enchantment")  # fmt: skip
    (safe,) = table.battlefield("B", card("Safe", "{0}", "Creature — Elf", "Hexproof\nWard {5}", "3/3"))
    (mine,) = table.battlefield("A", card("Warded", "{0}", "Creature — Elf", "Ward—Pay 7 life.", "4/4"))
    table.hand("A", card(*BITE))
    table.cast("A", "Bite", [safe]).resolve()
    assert not table.all("Safe")
    table.hand("B", card(*BITE))
    table.cast("B", "Bite", [mine])
    assert len(table.game.stack) == 2, "ward of one's own creatures triggers"


@rule("609.4", "702.11c")
def test_players_and_permanents_can_be_targeted_in_spite_of_hexproof_for_a_turn() -> None:
    table = Table(3)
    (guard,) = table.battlefield("B", card("Odd Guard", "{1}", "Creature — Human", "Hexproof\nYou have hexproof.", "1/9"))
    table.hand("A", *(card("Hot Zap", "{0}", "Instant", "Hot Zap deals 1 damage to any target.") for _ in range(3)))
    table.hand("C", card("Hot Zap", "{0}", "Instant", "Hot Zap deals 1 damage to any target."))

    def asked_of(who: str) -> set[int]:
        table.cast(who, "Hot Zap", [0]).resolve()
        return set(next(one for one in reversed(table.asked) if isinstance(one, ChooseTargets)).candidates)

    assert not {guard, 1} & asked_of("A")
    do(table, "Until end of turn, your opponents and creatures your opponents control with hexproof can be the targets of spells and abilities you control as though they "
              "didn't have hexproof.")  # fmt: skip
    assert {guard, 1} <= asked_of("A") and not {guard, 1} & asked_of("C")
    table.next_turn()
    assert not {guard, 1} & asked_of("A")


@rule("609.4", "702.11c")
def test_players_and_permanents_are_open_as_long_as_the_ability_is_there() -> None:
    table = Table()
    (guard,) = table.battlefield("B", card("Odd Guard", "{1}", "Creature — Human", "Hexproof\nYou have hexproof.", "1/9"))
    table.battlefield("A", card("Odd Eye", "{1}", "Enchantment", "Your opponents and permanents your opponents control with hexproof can be the targets of spells and abilities you "
                                "control as though they didn't have hexproof."))  # fmt: skip
    table.hand("A", card("Hot Zap", "{0}", "Instant", "Hot Zap deals 1 damage to any target."))
    table.cast("A", "Hot Zap", [1]).resolve()
    assert {guard, 1} <= set(next(one for one in reversed(table.asked) if isinstance(one, ChooseTargets)).candidates) and table.life("B") == 19
