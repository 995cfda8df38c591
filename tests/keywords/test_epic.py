"""Epic (CR 702.50)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

SAGA = ("Endless Song", "{3}{W}", "Sorcery", "Target player gains 2 life.\nEpic")
DROP = ("Small Drop", "{0}", "Instant", "You gain 1 life.")


@rule("702.50a", "702.50b")
def test_its_player_casts_nothing_any_more_but_the_spell_comes_back_each_upkeep() -> None:
    table = Table()
    table.hand("A", card(*SAGA), card(*DROP))
    table.hand("B", card(*DROP))
    table.mana("A", "{3}{W}")
    table.cast("A", "Endless Song", targets=[0]).resolve()
    assert table.life("A") == 22
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    assert [action.kind for action in table.actions("B")] == ["cast"]
    table.targets = None
    table.next_turn("B").next_turn("A")
    assert table.life("A") == 24
    table.next_turn("B").next_turn("A")
    assert table.life("A") == 26
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    assert table.zone("A", "graveyard") == ["Endless Song"]


@rule("702.50a", "its player may choose new targets for the copy, which has no epic ability", "702.50b")
def test_each_copy_may_have_another_target_and_is_not_epic_itself() -> None:
    table = Table()
    table.hand("A", card(*SAGA))
    table.mana("A", "{3}{W}").cast("A", "Endless Song", targets=[0]).resolve()
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    for rounds in (1, 2):
        table.next_turn("B").to_step("upkeep", "A")
        assert len(table.stack()) == 1, "a copy has made no ability of its own"
        table.targets = [1]
        table.resolve()
        assert (table.life("A"), table.life("B")) == (22, 20 + 2 * rounds)


@rule("702.50a", "copy this spell except for its epic ability: with all others")
def test_each_copy_has_the_other_abilities_of_the_spell() -> None:
    table = Table()
    table.hand("A", card("Endless Sting", "{3}{B}", "Sorcery", "Lifelink\nThis spell deals 2 damage to target opponent.\nEpic"))
    table.mana("A", "{3}{B}").cast("A", "Endless Sting", targets=[1]).resolve()
    for rounds in (2, 3):
        table.next_turn("B").to_step("upkeep", "A").resolve(1)
        (copy,) = table.game.stack
        assert table.has(copy, "lifelink") and not table.has(copy, "epic")
        table.resolve()
        assert (table.life("A"), table.life("B")) == (20 + 2 * rounds, 20 - 2 * rounds)
