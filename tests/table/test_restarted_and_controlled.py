"""Matches in which a game is restarted or a player controlled (CR 720, 724). Asked, seen, taken back, kept in a
file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.api import Act, CardLibrary, IllegalAnswer, MalformedAnswer, Match, SeatSetup, Setup
from engine.cards.card_data import CardData, FaceData
from engine.core.mana_letters import letters_of
from engine.table.replay import AGREED_DRAW, CONCEDE
from tests.rulebook import rule

CARDS = (
    FaceData("Bare Hall", "", "Land", "{0}: Restart the game. Activate only once each turn.\n"
             "{0}: You control target opponent during their next turn. Activate only once each turn."),
)  # fmt: skip


def begin(more: str = "") -> Match:
    """A match of Ana and Ben, Ana's first main phase with a Bare Hall on the battlefield."""
    library = CardLibrary(CardData(face.name, "normal", (replace(face, text=face.text + more),)) for face in CARDS)
    match = Match.new(Setup((SeatSetup("Ana", ((40, "Bare Hall"),)), SeatSetup("Ben", ((40, "Bare Hall"),))), library, 4))
    while not isinstance(match.pending, Act):
        keep(match)
    while match.pending.seat != 0 or not any(action.kind == "play" for action in match.pending.actions):  # type: ignore[union-attr]
        keep(match)
    act(match, "play")
    return match


def keep(match: Match) -> None:
    """Pass, keep hands, and let chance answer what else is asked."""
    pending = match.pending
    assert pending is not None
    if isinstance(pending, Act):
        match.answer(0)
    elif pending.purpose == "mulligan":
        match.answer(False)
    else:
        match.answer_by_chance()


def act(match: Match, kind: str, text: str = "") -> None:
    """Take an action of a kind."""
    assert isinstance(match.pending, Act)
    match.answer(next(n for n, a in enumerate(match.pending.actions) if a.kind == kind and text in a.label))


@rule("724.1", "104.1")
def test_a_restarted_match_goes_on_and_keeps_its_story(tmp_path: Path) -> None:
    match = begin()
    file = tmp_path / "kept.match"
    match.file.journal_to(file)
    before, count = match.view(0), len(match.answers)
    act(match, "activate", "Restart")
    while match.turn != 0 and not match.over:
        keep(match)
    assert match.pending is not None and match.pending.purpose == "mulligan"
    loaded = Match.load(file)  # in the middle of the procedure
    assert loaded.pending == match.pending and loaded.view(0) == match.view(0)
    while match.turn == 0:
        keep(match)
    view = match.view(0)
    assert view.turn == 1 and view.battlefield == () and not match.over
    assert [player.library + len(player.hand) for player in view.players] == [40, 40]
    assert any("restarts the game" in happening.text for happening in match.happenings(1))
    assert Match.load(file).view(1) == match.view(1)
    match.rewind(count)
    assert match.view(0) == before


@rule("720.4", "720.5", "720.6")
def test_a_controlled_players_questions_go_to_who_controls_them(tmp_path: Path) -> None:
    match = begin()
    file = tmp_path / "kept.match"
    match.file.journal_to(file)
    act(match, "activate", "control target opponent")
    while match.turn == 1:
        keep(match)
    while not (isinstance(match.pending, Act) and match.pending.seat == 1):
        keep(match)
    assert match.pending.asked_of == 0
    mine, theirs = match.view(0), match.view(1)
    assert mine.decision is not None and theirs.decision is None
    assert (mine.waiting_for, theirs.waiting_for) == (0, 0)
    assert all(mine.objects[oid].name == "Bare Hall" for oid in mine.players[1].hand)
    assert "controlled by Ana" in mine.players[1].designations
    assert Match.load(file).view(0) == mine
    match.concede(1)  # Ben may, whoever answers for him
    assert match.over and match.view(0).players[0].won


@rule("720.5b", "what nobody is asked by the rules or any object", "720.6")
def test_who_controls_another_answers_only_what_the_rules_ask() -> None:
    match = begin()
    act(match, "activate", "control target opponent")
    while match.turn == 1:
        keep(match)
    while not (isinstance(match.pending, Act) and match.pending.seat == 1):
        keep(match)
    before = match.view(0)
    no_mana = ({"mana": 3}, {"mana": [0, 0]}, {"mana": [0, 0, "G", 0]}, {"mana": [0, 0, 5]}, {"mana": ["0", 0, "G"]}, {"mana": [0, 0, "G"], "more": 1})
    there = match.live.battlefield[0]
    no_mana += tuple({"mana": [there, ability, "G"]} for ability in ("0", None, True, [0]))
    for instead in ({CONCEDE: 1}, {AGREED_DRAW: True}, "concede", *no_mana):
        with pytest.raises((MalformedAnswer, IllegalAnswer)):
            match.answer(instead)
    assert match.view(0) == before and not match.over
    assert {action.kind for action in match.pending.actions} <= {"pass", "play", "cast", "activate", "special", "mana"}


@rule("720.5b", "what the rules do call for: mana by hand")
def test_who_controls_another_makes_mana_for_them() -> None:
    match = begin("\n{T}: Add {G}.")
    act(match, "activate", "control target opponent")
    while match.turn == 1:
        keep(match)
    while not (isinstance(match.pending, Act) and match.pending.seat == 1 and any(action.kind == "play" for action in match.pending.actions)):
        keep(match)
    act(match, "play")
    hall = match.live.battlefield[-1]
    assert isinstance(match.pending, Act) and (match.pending.seat, match.pending.answerer) == (1, 0)
    match.answer({"mana": [hall, 0, "G"]})
    assert letters_of(match.live.players[1].pool) == "G" and match.live.objects[hall].tapped
