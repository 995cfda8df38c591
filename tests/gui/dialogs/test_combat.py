"""Attackers and blockers: clicks, drops, the running summary, and why not."""

from __future__ import annotations

from dataclasses import replace

from engine.api import DeclareAttackers, DeclareBlockers
from gui.dialogs.combat import AttackersEditor, BlockersEditor
from tests.gui.fake_match import card, view_of

MINE = [card(100, "Fox"), card(101, "Bear", power=4), card(102, "Snail", tapped=True), card(103, "Newcomer", sick=True)]
WALKER = card(110, "Hawthorn", owner=1, types=("planeswalker",), power=None, loyalty=4)


def attackers(demanded: tuple[tuple[int, int], ...] = ()) -> AttackersEditor:
    possible = ((100, (1, 110)), (101, (1, 110)))
    decision = DeclareAttackers(seat=0, prompt="Attack", rule="508.1", possible=possible, demanded=demanded)
    return AttackersEditor(decision, view_of(*MINE, WALKER, decision=decision, step="declare_attackers"))


def main_text(editor: AttackersEditor | BlockersEditor) -> str:
    return next(choice.text for choice in editor.choices() if choice.main)


def test_the_button_says_who_attacks() -> None:
    editor = attackers()
    assert main_text(editor) == "No attack"
    editor.drop(100, 1)
    assert main_text(editor) == "Attack with “Fox”"
    editor.drop(101, 110)
    assert main_text(editor) == "Attack with 2 creatures"
    assert editor.detail() == "Bo: 1 attacking, 2 power · Hawthorn: 1 attacking, 4 power"


def test_two_clicks_choose_attacker_and_defender() -> None:
    editor = attackers()
    editor.click(101)
    assert set(editor.lit()) == {101, 1, 110} and editor.detail() == "What does “Bear” attack?"
    editor.click(110)
    assert editor.pairs == [(101, 110)]
    editor.click(101)
    assert editor.pairs == []


def test_all_attack_the_player_unless_told_otherwise() -> None:
    editor = attackers()
    editor.drop(101, 110)
    editor.press("all")
    assert editor.pairs == [(101, 110), (100, 1)]
    editor.press("none")
    assert editor.pairs == []


def test_what_must_attack_begins_attacking() -> None:
    editor = attackers(demanded=((100, 1),))
    assert editor.pairs == [(100, 1)]
    editor.click(100)
    assert editor.detail() == "must attack: Fox"


def test_why_a_creature_can_not_attack() -> None:
    editor = attackers()
    assert editor.why_not(102) == "“Snail” is tapped (rule 508.1a)"
    assert editor.why_not(103).endswith("(rule 302.6)")
    assert not editor.drop(102, 1) and editor.why_not_there(100, 102).endswith("(rule 508.1b)")


def blockers() -> BlockersEditor:
    foes = [card(120, "Boar", owner=1, attacking=0, power=3), card(121, "Wisp", owner=1, attacking=0, power=1)]
    possible = ((100, (120,)), (101, (120, 121)))
    decision = DeclareBlockers(seat=0, prompt="Block", rule="509.1", possible=possible)
    return BlockersEditor(decision, view_of(*MINE, *foes, decision=decision, active=1, step="declare_blockers"))


def test_the_button_says_that_nothing_blocks() -> None:
    editor = blockers()
    assert main_text(editor) == "No blocks" and editor.detail() == "2 attackers unblocked, 4 power"


def test_two_creatures_may_block_one_attacker() -> None:
    editor = blockers()
    editor.drop(100, 120)
    editor.click(101)
    editor.click(120)
    assert editor.pairs == [(100, 120), (101, 120)]
    assert main_text(editor) == "Block with 2 creatures"
    assert editor.detail() == "Fox → Boar · Bear → Boar · 1 attacker unblocked, 1 power"


def test_a_block_is_moved_to_another_attacker_and_taken_back() -> None:
    editor = blockers()
    editor.drop(101, 120)
    editor.drop(101, 121)
    assert editor.pairs == [(101, 121)]
    editor.click(101)
    assert editor.pairs == []


def test_one_that_may_block_two_does() -> None:
    editor = blockers()
    several = replace(editor.decision, limits=((101, 2),))
    editor = BlockersEditor(several, editor.view)
    editor.drop(101, 120)
    editor.drop(101, 121)
    assert editor.pairs == [(101, 120), (101, 121)]


def test_why_an_attacker_can_not_be_blocked() -> None:
    assert blockers().why_not_there(100, 121) == "“Fox” can’t block “Wisp” (rule 509.1b)"
    assert blockers().why_not_there(100, 101) == "“Bear” is not attacking (rule 509.1a)"


def test_a_drop_where_it_was_dropped_before_changes_nothing() -> None:
    editor = attackers()
    assert editor.drop(101, 110) and editor.drop(101, 110) and editor.pairs == [(101, 110)]
    assert editor.drop(101, 1) and editor.pairs == [(101, 1)], "it attacks one thing"


def test_why_something_can_not_be_attacked() -> None:
    shrine = card(111, "Old Shrine", owner=1, types=("enchantment",))
    mine = card(112, "Ysa", types=("planeswalker",))
    asked = DeclareAttackers(seat=0, prompt="?", rule="508.1", possible=((100, (1,)),))
    editor = AttackersEditor(asked, view_of(card(100), shrine, mine))
    assert editor.why_not_there(100, 111) == (
        "“Old Shrine” can’t be attacked: players, planeswalkers and battles can (rule 508.1b)"
    )
    for own in (0, 112):
        assert "attacks opponents and what is theirs, not you" in editor.why_not_there(100, own)


def test_nothing_is_declared_while_a_creature_waits_to_be_told_what_it_attacks() -> None:
    editor = attackers()
    editor.click(100)
    main = next(choice for choice in editor.choices() if choice.main)
    assert "Fox" in main.why_not and not editor.press("main")
    editor.click(100)
    assert next(choice for choice in editor.choices() if choice.main).why_not == ""
    editor.click(100)
    editor.click(1)
    assert main_text(editor) == "Attack with “Fox”" and editor.press("main")
