"""What checking state-based actions costs (CR 704.3). Permanents that show nothing to act on are passed by."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from engine.api import Match, SeatSetup, Setup, deck_cards, load_library, shipped_decks
from engine.game.events.counters import PutCounters
from engine.game.rules import state_based
from engine.game.rules.casting.quick_checks import Prospects
from engine.game.rules.events import triggers
from engine.game.rules.events.happening import happen
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.paying import filter_mana, mana_sources
from engine.game.rules.state_based import proposals
from engine.game.rules.turn import priority, static_copies
from engine.game.state.cache import Cache
from engine.game.state.game import Game
from engine.lab.commands.bench import board
from engine.lab.simulation import simulate
from tests.support.boards.table import Table, card


def checks_made(game: Game) -> list[str]:
    """The names of the checks that are made of permanents."""
    made = []

    def called(frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_varnames[: code.co_argcount] == ("game", "obj", "chars"):
            made.append(code.co_name)

    sys.setprofile(called)
    try:
        proposals(game)
    finally:
        sys.setprofile(None)
    return made


def test_no_check_is_made_of_permanents_without_damage_counters_and_the_like() -> None:
    assert checks_made(board(50)) == ["told"]  # its one enchantment is asked whether it is a Saga at its end


def test_only_the_permanent_with_counters_is_checked_for_them() -> None:
    game = board(50)
    happen(game, PutCounters(game.battlefield[7], "+1/+1", 1, 0))
    assert sorted(set(checks_made(game))) == ["annihilate", "told", "too_many_counters"]
    assert len(checks_made(game)) == 3


INSECTS = card("Hive", "{1}", "Artifact", "{0}: Create a 1/1 green Insect creature token.")


def looked_at(action: Callable[[], object]) -> Counter[str]:
    """How many permanents are looked at, to check them and for their mana."""
    looks: Counter[str] = Counter()

    def called(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and frame.f_code in (state_based._look.__code__, mana_sources._maker.__code__):
            looks[frame.f_code.co_name] += 1

    sys.setprofile(called)
    try:
        action()
    finally:
        sys.setprofile(None)
    return looks


def test_only_what_is_new_or_something_else_is_looked_at_again() -> None:
    """However many permanents there are, one more token is all there is to look at."""
    table = Table()
    hive, *bugs = table.battlefield("A", INSECTS, *[card("Bug", "", "Creature — Insect", "", "1/1")] * 60)
    table.activate("A", hive).resolve()
    looks = looked_at(lambda: table.activate("A", hive).resolve())
    assert 0 < looks["_look"] < 6 and 0 < looks["_maker"] < 6
    happen(table.game, PutCounters(bugs[7], "+1/+1", 1, 0))
    assert looked_at(lambda: proposals(table.game))["_look"] > 60, "it is checked from now on: its place is in order"
    happen(table.game, PutCounters(bugs[7], "+1/+1", 1, 0))
    assert 0 < looked_at(lambda: proposals(table.game))["_look"] < 6


@pytest.mark.parametrize("seed", [3, 4])
def test_what_was_looked_at_before_is_as_if_all_were_looked_at_anew(seed: int) -> None:
    decks = [deck_cards(deck) for _, deck in sorted(shipped_decks().items())]
    seats = tuple(SeatSetup(f"Player {n}", tuple(decks[(seed + n) % len(decks)])) for n in range(2))
    match = Match.new(Setup(seats, load_library(), seed))
    compared = 0
    while not match.over and len(match.answers) < 250:
        match.answer_by_chance()
        game, anew = match.live, match.live.clone()
        anew.cache = Cache()
        assert [(oid, len(checks)) for oid, (_, _, checks) in state_based._survey(game).permanents.items()] == [
            (oid, len(checks)) for oid, (_, _, checks) in state_based._survey(anew).permanents.items()
        ]
        assert list(state_based._survey(game).checked) == list(state_based._survey(anew).checked)
        assert list(state_based._survey(game).supertypes.items()) == list(state_based._survey(anew).supertypes.items())
        for seat in (0, 1):
            assert mana_sources.sources(game, seat) == mana_sources.sources(anew, seat)
            assert filter_mana.offered(game, seat) == filter_mana.offered(anew, seat)
            assert Prospects(game, seat).all() == Prospects(anew, seat).all()
        compared += len(game.battlefield)
    assert compared > 500


def test_where_only_the_turn_has_moved_nothing_has_to_be_done_before_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is passed over is looked at all the same: there is nothing to do, ever."""
    passed_over: list[str] = []
    plainly = priority._only_turn_has_moved

    def watched(game: Game) -> bool:
        only = plainly(game)
        if only:
            anew = game.clone_with(BoardProjection.of_game(game))
            anew.cache = Cache()
            assert not proposals(anew) and not list(triggers._state_triggers(anew))
            assert not game.clone().projection.control_changes(game)
            assert not list(static_copies._applying(anew))
            passed_over.append(game.turn.step)
        return only

    monkeypatch.setattr(priority, "_only_turn_has_moved", watched)
    decks = [deck_cards(deck) for _, deck in sorted(shipped_decks().items())]
    for seed in (1, 2):
        seats = tuple(SeatSetup(f"Player {n}", tuple(decks[seed + n])) for n in range(2))
        simulate(seats, load_library(), 1, seed)
    assert len(passed_over) > 50 and {"begin_combat", "end_combat", "main1", "main2", "end"} <= {*passed_over}
