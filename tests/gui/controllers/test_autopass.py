"""Automatic passes: only when nothing can be done or no stop is set; always with a reason."""

from __future__ import annotations

import pytest

from engine.api import Act, Action
from gui.controllers.autopass import OTHERS, OWN, PassRules, why_asked, why_pass
from tests.gui.fake_match import act, card, cast, view_of
from tests.rulebook import rule

MANA_ONLY = act(Action("mana", 120, "{T}: Add {R}"))


def test_passes_when_nothing_can_be_done_even_at_a_stop() -> None:
    assert why_pass(view_of(step="main1"), act(), PassRules()) == "nothing could be done"
    assert why_pass(view_of(step="main1"), MANA_ONLY, PassRules()) == "nothing could be done"


@pytest.mark.parametrize(
    ("step", "active", "asked"),
    [("main1", 0, True), ("main2", 0, True), ("upkeep", 0, False), ("end", 0, False), ("end", 1, True), ("main1", 1, False)],
)
def test_the_first_stops_are_sensible(step: str, active: int, asked: bool) -> None:
    why = why_pass(view_of(step=step, active=active), act(cast(140)), PassRules())
    assert (why == "") is asked
    assert asked or why == "no stop is set here"


def test_a_stop_is_set_and_taken_away() -> None:
    view, decision = view_of(step="upkeep"), act(cast(140))
    with_stop = PassRules().toggled(("upkeep", OWN))
    assert why_pass(view, decision, with_stop) == ""
    assert why_pass(view, decision, with_stop.toggled(("upkeep", OWN))) != ""
    assert why_pass(view_of(step="upkeep", active=1), decision, with_stop) != ""
    assert why_pass(view_of(step="upkeep", active=1), decision, with_stop.toggled(("upkeep", OTHERS))) == ""


def test_an_opponents_spell_is_never_let_through_while_one_could_respond() -> None:
    spell = card(150, "Fire", "stack", owner=1)
    assert why_pass(view_of(spell, step="upkeep"), act(cast(140)), PassRules()) == ""
    assert why_pass(view_of(spell, step="main1"), act(), PassRules()) == "you couldn’t respond to “Fire”"
    skipping = PassRules(skip_turn=3)
    assert why_pass(view_of(spell), act(cast(140)), skipping) == ""


def test_ones_own_spell_resolves_unless_priority_is_held() -> None:
    spell = card(150, "Fire", "stack")
    assert why_pass(view_of(spell), act(cast(140)), PassRules()) == "your own “Fire” is on top"
    assert why_pass(view_of(spell), act(cast(140)), PassRules(hold=True)) == ""


@rule("117.3c", "who keeps priority can do something with it")
@pytest.mark.parametrize("nothing", [act(), MANA_ONLY])
def test_priority_is_not_held_where_passing_is_all_one_could_do(nothing: Act) -> None:
    spell, held = card(150, "Fire", "stack"), PassRules(hold=True)
    assert why_pass(view_of(spell), nothing, held) == "your own “Fire” is on top"
    assert why_pass(view_of(step="upkeep"), nothing, held) == "nothing could be done"
    assert why_pass(view_of(step="main2"), nothing, held) == "", "one's own turn still never ends by itself"
    assert why_asked(view_of(step="main2"), nothing, held) == "you end your turn"
    assert why_asked(view_of(step="upkeep"), act(cast(140)), held) == "you hold priority"


def test_skipping_ends_with_the_turn() -> None:
    assert why_pass(view_of(turn=3), act(cast(140)), PassRules(skip_turn=3)) == "you ended the turn"
    theirs = why_pass(view_of(turn=3, active=1), act(cast(140)), PassRules(skip_turn=3))
    assert theirs == "you skipped to the end of the turn"
    assert why_pass(view_of(turn=4), act(cast(140)), PassRules(skip_turn=3)) == ""


def test_ones_own_turn_never_ends_by_itself() -> None:
    last = view_of(step="main2")
    assert why_pass(last, act(), PassRules()) == "", "even if nothing can be done"
    assert why_pass(last, act(), PassRules(stops=frozenset())) == ""
    assert why_pass(view_of(step="main2", active=1), act(), PassRules()) == "nothing could be done"
    assert why_pass(last, act(), PassRules(auto_end=True)) == "nothing could be done"
    assert why_pass(last, act(), PassRules(skip_turn=3)) == "you ended the turn"


def test_others_combat_is_passed_unless_one_is_attacked() -> None:
    fox = {"attacking": 2, "controller": 1}
    elsewhere = view_of(card(110, owner=1, **fox), step="declare_blockers", active=1, seats=3)
    assert why_pass(elsewhere, act(cast(140)), PassRules()) == "nobody attacks you"
    fox["attacking"] = 0
    at_me = view_of(card(110, owner=1, **fox), step="declare_blockers", active=1, seats=3)
    assert why_pass(at_me, act(cast(140)), PassRules()) == ""
    walker = card(120, "Walker", owner=0, types=("planeswalker",))
    fox["attacking"] = 120
    at_mine = view_of(card(110, owner=1, **fox), walker, step="declare_blockers", active=1, seats=3)
    assert why_pass(at_mine, act(cast(140)), PassRules()) == ""


def test_nothing_is_asked_until_ones_own_turn() -> None:
    quiet, spell = PassRules(quiet=True), card(150, "Fire", "stack", owner=1, targets=(0,))
    assert why_pass(view_of(spell, active=1), act(cast(140)), quiet) == "you wanted nothing until your next turn"
    assert why_pass(view_of(step="main1"), act(cast(140)), quiet) == ""


def test_only_what_is_aimed_at_one_is_asked_about() -> None:
    rules, mine = PassRules(only_mine=True), card(120, owner=0)
    for targets, asked in (((0,), True), ((120,), True), ((1,), False), ((), False)):
        spell = card(150, "Fire", "stack", owner=1, targets=targets)
        assert (why_pass(view_of(mine, spell, active=1), act(cast(140)), rules) == "") is asked


def test_a_question_is_always_answered_until_that_is_revoked() -> None:
    rules = PassRules().answering((120, "Draw a card?"), True).answering((121, "Pay?"), False)
    assert (rules.answer_to((120, "Draw a card?")), rules.answer_to((121, "Pay?"))) == (True, False)
    assert rules.answer_to((122, "Draw a card?")) is None
    assert rules.answering((120, "Draw a card?"), None).answer_to((120, "Draw a card?")) is None
