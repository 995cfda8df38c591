"""Shortcuts in a match (CR 728.2): one entry in its file, undo, saves and snapshots. What was chosen lately."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.api import Act, AnswerShortcut, IllegalAnswer, Match, Passage, Passages, Repeating, SeatSetup, Setup
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.game.decisions.choices import ChooseTargets
from tests.rulebook import rule

CARDS = (
    FaceData("Free Well", "{0}", "Artifact", "{0}: You gain 1 life."),
    FaceData("Free Stone", "{0}", "Artifact", "{0}: Target player mills a card."),
    FaceData("Free Spark", "{0}", "Instant", "You gain 3 life."),
    FaceData("Free Nest", "{0}", "Creature — Bird", "{0}: Create a 1/1 red Goblin creature token.\n{0}: Destroy target creature. You gain 1 life.", "1", "1"),
    FaceData("Small Field", "", "Basic Land — Forest", ""),
)


def begun(seats: int = 3, agents: str = "", others: str = "Free Spark", own: str = "Free Well") -> Match:
    """A match in which the first player has a well (or something else).

    They have priority with nothing on the stack.
    """
    library = CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS)
    names = ("Ana", "Bo", "Cy", "Di")[:seats]
    people = (
        SeatSetup(name, ((40, others if place else own),), agent=agents if place else "")
        for place, name in enumerate(names)
    )
    match = Match.new(Setup(tuple(people), library, 5))
    act(match, "cast")
    resolve(match)
    return match


def act(match: Match, kind: str) -> None:
    """The first player does the first thing of a kind as soon as they can. Everybody else passes and keeps."""
    while True:
        pending = match.pending
        assert pending is not None
        wanted = (n for n, one in enumerate(getattr(pending, "actions", ())) if one.kind == kind)
        number = next(wanted, None) if isinstance(pending, Act) and pending.seat == 0 else None
        if number is not None:
            match.answer(number)
            return
        other_answer(match)


def other_answer(match: Match) -> None:
    pending = match.pending
    assert pending is not None
    if match.agent_of(pending.asked_of):
        match.answer_by_chance()
    else:
        match.answer(0 if isinstance(pending, Act) else pending.some_answer(lambda bound: bound - 1))


def resolve(match: Match) -> None:
    """All pass until the stack is empty and the first player has priority."""
    while match.live.stack or not isinstance(match.pending, Act) or match.pending.seat:
        other_answer(match)


def gained(match: Match) -> Repeating:
    act(match, "activate")
    resolve(match)
    return Repeating(match, 0)


def accept_all(match: Match) -> int:
    accepted = 0
    while isinstance(match.pending, AnswerShortcut):
        match.answer("accept")
        accepted += 1
    return accepted


@rule("728.2a", "from what was chosen lately")
def test_the_shortest_stretch_that_leads_back_is_suggested_with_the_passes_of_all() -> None:
    match = begun()
    found = gained(match)
    words = [choice.words for choice in found.choices[found.suggested :]]
    assert words == ["Ana activates Free Well", "Ana passes", "Bo passes", "Cy passes"]
    assert found.choices[found.suggested].may_begin


@rule("728.2a", "what each round makes is named in it")
def test_a_creature_that_each_round_makes_is_the_one_that_it_destroys() -> None:
    match = begun(own="Free Nest")
    for index in (0, 1):
        asked = match.pending
        assert isinstance(asked, Act)
        match.answer(next(n for n, one in enumerate(asked.actions) if (one.kind, one.index) == ("activate", index)))
        if index:
            chosen = match.pending
            assert isinstance(chosen, ChooseTargets) and len(chosen.candidates) == 2
            match.answer([max(chosen.candidates)])
        resolve(match)
    found = Repeating(match, 0)
    whole = [n for n, choice in enumerate(found.choices) if choice.words == "Ana activates Free Nest"][-2]
    match.answer(found.proposal((Passage(whole, len(found.choices) - 1, 10),)))
    accept_all(match)
    view = match.view(0)
    assert view.players[0].life == 31 and [view.objects[oid].name for oid in match.live.battlefield] == ["Free Nest"]


def test_where_nothing_leads_back_nothing_is_suggested() -> None:
    match = begun()
    found = Repeating(match, 0)
    assert found.suggested == -1 and found.choices


@rule("728.2c", "one entry in the file, whatever is taken")
def test_a_million_rounds_are_one_proposal_and_its_answers_in_the_file(tmp_path: Path) -> None:
    match = begun()
    match.file.journal_to(tmp_path / "match")
    found = gained(match)
    lines, before = len((tmp_path / "match").read_text().splitlines()), match.view(0)
    repeated = (Passage(found.suggested, len(found.choices) - 1, 1_000_000),)
    proposal = found.proposal(repeated)
    assert json.loads(json.dumps(proposal)) == proposal
    assert found.foretell(repeated).outcome == ("Ana will have 1,000,021 life (now 21)",)
    count = len(match.answers)
    match.answer(proposal)
    assert accept_all(match) == 2 and match.view(0).players[0].life == 1_000_021
    assert len((tmp_path / "match").read_text().splitlines()) == lines + 3
    loaded = Match.load(tmp_path / "match")
    assert loaded.view(0) == match.view(0) and loaded.view(1) == match.view(1)
    match.rewind(count)
    assert match.view(0) == before


@pytest.mark.parametrize("answered", [0, 1])
def test_a_match_is_saved_and_loaded_while_a_proposal_waits_for_answers(tmp_path: Path, answered: int) -> None:
    match = begun()
    found = gained(match)
    match.answer(found.proposal((Passage(found.suggested, len(found.choices) - 1, 50),)))
    for _ in range(answered):
        match.answer("accept")
    match.file.save(tmp_path / "match")
    loaded = Match.load(tmp_path / "match")
    assert isinstance(loaded.pending, AnswerShortcut) and loaded.pending.seat == 1 + answered
    loaded.answer({"stop": 4 * 10 + 2 + answered})
    accept_all(loaded)
    assert loaded.view(0).players[0].life == 31 and loaded.pending is not None


def test_a_snapshot_holds_a_proposal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.table import snapshot

    match = begun()
    found = gained(match)
    match.answer(found.proposal((Passage(found.suggested, len(found.choices) - 1, 50),)))
    match.answer({"stop": 2})
    match.answer("accept")
    monkeypatch.setattr(snapshot, "EVERY", 1)
    taken = match.file._taken(snapshot.Snapshots(match.checkpoints[0].game, match.setup.known_cards()))
    assert taken is not None
    again = snapshot.Snapshots(match.checkpoints[0].game, match.setup.known_cards())
    again.recall([(len(match.answers), json.dumps({"snapshot": taken}))])
    assert again.believed and again.taken[0].game.turn.barred == match.live.turn.barred != ()


def test_programs_accept() -> None:
    match = begun(3, "random", "Small Field")
    found = gained(match)
    match.answer(found.proposal((Passage(found.suggested, len(found.choices) - 1, 1000),)))
    while isinstance(match.pending, AnswerShortcut):
        match.answer_by_chance()
    assert match.view(0).players[0].life > 1000


@rule("728.2b", "what is shown to others reveals nothing hidden")
def test_what_others_are_shown_names_no_card_that_they_do_not_know() -> None:
    match = begun()
    act(match, "cast")  # a second well: its name is known now, the cards in hand are not
    resolve(match)
    found = gained(match)
    cast = next(place for place, choice in enumerate(found.choices) if "casts" in choice.words)
    hand = match.live.zone("hand", 0)
    choices = [[0, "act", ["cast", hand[0], 0, ""]], [0, "act", "pass"], [1, "act", "pass"], [2, "act", "pass"]]
    match.answer({"shortcut": [1, choices]})
    asked = match.view(1).decision
    assert isinstance(asked, AnswerShortcut) and cast >= 0
    told: list[Any] = [*asked.proposed, *asked.outcome]
    assert any("a card" in words for words in told) and not any("Free Well" in words for words in told)
    assert all(choice.said is None for _, choice in asked.whole.choices())


@rule("728.2a", "refused proposals change nothing")
def test_a_refused_proposal_leaves_the_match_as_it_was() -> None:
    match = begun()
    found = gained(match)
    before, count = match.view(0), len(match.answers)
    with pytest.raises(IllegalAnswer, match="After"):
        match.answer({"shortcut": [3, [[1, "act", "pass"]]]})
    assert match.view(0) == before and len(match.answers) == count and found.choices


def test_the_story_of_a_long_shortcut_is_short() -> None:
    match = begun()
    found = gained(match)
    since = match.happenings(0)[-1].number + 1
    match.answer(found.proposal((Passage(found.suggested, len(found.choices) - 1, 100_000),)))
    accept_all(match)
    told = [happening.text for happening in match.happenings(0, since)]
    assert len(told) < 40 and "Ana proposes a shortcut" in told[0]
    assert told[-1].startswith("The shortcut is taken: 400,000 choices in 100,000 whole rounds")


def counted(found: Repeating, words: str, value: int = 0) -> Any:
    """The goal of a number in these words."""
    told = found.foretell((Passage(found.suggested, len(found.choices) - 1),))
    return next(one.reaching(value) for one in told.countable if one.words == words)


@rule("728.2a", "a loop that repeats a specified number of times, found by where it leads")
def test_a_loop_goes_on_until_a_number_is_reached() -> None:
    match = begun()
    found = gained(match)
    part = Passage(found.suggested, len(found.choices) - 1)
    goal = counted(found, "Ana: life", 4_000_000_000)
    told = found.foretell((part,), goal)
    assert told.times == 3_999_999_979 and told.outcome == ("Ana will have 4,000,000,000 life (now 21)",)
    match.answer(found.proposal((part,), goal))
    assert accept_all(match) == 2 and match.view(0).players[0].life == 4_000_000_000


def dying(seats: int, of: str = "Target opponent loses 2 life.") -> tuple[Match, Repeating]:
    """A match in which the first player has used once what makes an opponent lose 2 life or the like."""
    library = CardLibrary(CardData(face.name, "normal", (face,)) for face in (
        FaceData("Free Well", "{0}", "Artifact", f"{{0}}: {of}"), FaceData("Small Field", "", "Land", "")
    ))  # fmt: skip
    seats_ = tuple(SeatSetup(f"P{n}", ((40, "Small Field" if n else "Free Well"),)) for n in range(seats))
    match = Match.new(Setup(seats_, library, 5))
    act(match, "cast")
    resolve(match)
    act(match, "activate")
    while not isinstance(match.pending, Act):
        match.answer([1])
    resolve(match)
    return match, Repeating(match, 0)


@rule("728.2a", "104.2a", "until a player is dead: the last of two")
@pytest.mark.parametrize("of", ["Target opponent loses 2 life.", "Target opponent gets a poison counter."])
def test_a_loop_goes_on_until_the_other_player_has_lost(of: str) -> None:
    match, found = dying(2, of)
    goal = counted(found, "P1 has lost")
    told = found.foretell((Passage(found.suggested, len(found.choices) - 1),), goal)
    assert [one.words for one in told.countable] == ["P1: life" if "life" in of else "P1: poison counters", "P1 has lost"]
    assert told.times == 9 and "P1 will have lost" in told.outcome
    match.answer(found.proposal((Passage(found.suggested, len(found.choices) - 1),), goal))
    accept_all(match)
    assert match.over


@rule("728.2a", "800.4a", "until a player is dead: the others play on")
def test_a_loop_ends_where_a_player_of_three_has_lost() -> None:
    match, found = dying(3)
    goal = counted(found, "P1 has lost")
    part = (Passage(found.suggested, len(found.choices) - 1),)
    assert found.foretell(part, goal).refused == "" and found.foretell(part, goal).times == 9
    match.answer(found.proposal(part, goal))
    accept_all(match)
    assert [player.left for player in match.live.players] == [False, True, False] and not match.over


def test_what_never_comes_is_refused_with_the_reason() -> None:
    found = gained(begun())
    part = (Passage(found.suggested, len(found.choices) - 1),)
    falls = counted(found, "Ana: life", 4)
    falls = type(falls)(falls.key, 4, False)
    assert found.foretell(part, falls).refused == "it never comes to that"


@rule("728.2a", "multiple loops, or nested loops")
def test_several_and_nested_passages_are_one_proposal_and_the_last_goes_on_until_a_goal() -> None:
    match = begun()
    found = gained(match)
    part = Passage(found.suggested, len(found.choices) - 1, 3)
    both = (Passages((part, part), 5), part)
    assert found.foretell(both).outcome == ("Ana will have 54 life (now 21)",)
    told = found.foretell(both, counted(found, "Ana: life", 1_000))
    assert (told.times, told.outcome) == (949, ("Ana will have 1,000 life (now 21)",))
    match.answer(found.proposal(both, counted(found, "Ana: life", 1_000)))
    accept_all(match)
    assert match.view(0).players[0].life == 1_000
