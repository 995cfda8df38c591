"""Why a program did what it did: told to those who may know what it weighed, and after the game to everybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api import Match, SeatSetup, Setup, load_library, why_that

CARDS = """
Small Bear {G}
Creature — Bear
2/2

Great Ox {4}{G}
Creature — Ox
5/5

Sharp Word {B}
Instant
Destroy target creature.

Open Door {G}
Enchantment
Your opponents play with their hands revealed.
"""


def game(folder: Path, level: str, seed: int = 5, mine: str = "Small Bear") -> Match:
    path = folder / "bears.cards"
    path.write_text(CARDS, encoding="utf-8")
    deck = ((20, "Forest"), (20, mine))
    theirs = ((12, "Forest"), (8, "Swamp"), (10, "Small Bear"), (5, "Great Ox"), (5, "Sharp Word"))
    return Match.new(Setup((SeatSetup("Ana", deck), SeatSetup("It", theirs, (), level)), load_library([path]), seed))


def play(match: Match, turns: int) -> None:
    """Ana keeps her hand, plays what she can, attacks with nobody and blocks nothing."""
    while match.pending is not None and match.turn <= turns:
        pending = match.pending
        if match.agent_of(pending.asked_of):
            match.answer_by_program()
        elif pending.kind == "act":
            match.answer((len(pending.actions) > 1 and pending.actions[1].kind in ("play", "cast") and 1) or 0)
        elif pending.kind in ("attackers", "blockers"):
            match.answer([])
        else:
            match.answer(pending.some_answer(lambda below: 0))


def test_while_it_holds_cards_nothing_is_told(tmp_path: Path) -> None:
    match = game(tmp_path, "normal")
    play(match, 5)
    weighed = why_that(match, 0)
    assert weighed.hidden and weighed.seat == 1 and weighed.hints == ()


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_after_the_game_three_answers_are_told_with_what_was_expected(tmp_path: Path, level: str) -> None:
    match = game(tmp_path, level)
    play(match, 6)
    before = match.view(0), list(match.answers), match.live.chance
    match.concede(0)
    given = list(match.answers)
    weighed = why_that(match, 0)
    assert weighed.seat == 1 and not weighed.refusal and 1 <= len(weighed.hints) <= 3
    first, *others = weighed.hints
    assert first.words and first.words[0].startswith("It ") and first.behind == 0
    assert all(hint.answer != first.answer for hint in others)
    assert match.answers == given and before[1] == given[: len(before[1])], "nothing is changed"
    assert why_that(match, 0) == weighed, "asked again, the same is told"


def test_the_answer_that_was_given_is_told_first(tmp_path: Path) -> None:
    """Of each of its deeds, also of the lapses of an easy program."""
    match = game(tmp_path, "easy")
    play(match, 7)
    match.concede(0)
    told = 0
    for count in range(4, len(match.answers), 6):
        weighed = why_that(match, 0, count)
        if weighed.hints:
            told += 1
            assert any(repr(weighed.hints[0].answer) == repr(answer) for answer in match.answers[:count])
    assert told > 3


def test_who_sees_every_card_of_it_is_told_at_once(tmp_path: Path) -> None:
    """Its hand lies open; before it did, what was weighed stays untold."""
    match = game(tmp_path, "normal", mine="Open Door")
    play(match, 7)
    weighed = why_that(match, 0)
    assert not match.over and not weighed.refusal and weighed.seat == 1 and weighed.hints
    deeds = [why_that(match, 0, count).hidden for count in range(1, len(match.answers))]
    assert True in deeds and False in deeds[deeds.index(True) :]


def test_chance_weighs_nothing_and_before_the_first_deed_there_is_nothing(tmp_path: Path) -> None:
    match = game(tmp_path, "random")
    assert why_that(match, 0, 0).refusal and not why_that(match, 0, 0).hidden
    play(match, 5)
    assert why_that(match, 0).by_chance
