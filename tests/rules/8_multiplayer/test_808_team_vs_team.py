"""Team vs. Team (CR 808): teams that share nothing but victory. A and B play C and D."""

from __future__ import annotations

import pytest

from engine.api import SeatSetup, deck_cards, find_deck, load_library
from engine.game.events.life import LoseLife
from engine.game.rules import combat
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.game.rules.turn import starting
from engine.lab.simulation import simulate
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def teams(players: int = 4) -> Table:
    """A main phase of A, the first of the game."""
    return Table(players, variant="team_vs_team")


def fates(table: Table) -> list[str]:
    words = {(True, True): "lost, won", (True, False): "lost", (False, True): "won", (False, False): ""}
    return [words[bool(player.lost), player.won] for player in table.game.players]


@rule("808.1", "808.5", "102.3")
def test_teammates_are_no_opponents_but_share_no_life_and_no_turn() -> None:
    table = teams()
    table.hand("A", card("Sour Rain", "{B}", "Sorcery", "Each opponent loses 2 life."))
    table.mana("A", "{B}").cast("A", "Sour Rain").resolve()
    assert [table.life(seat) for seat in "ABCD"] == [20, 20, 18, 18]
    turns = [table.next_turn().game.active_players() for _ in range(4)]
    assert turns == [(1,), (2,), (3,), (0,)]


@rule("808.5")
def test_teammates_review_each_others_hands() -> None:
    table = teams()
    hands = {seat: table.hand(seat, card(*BEAR))[0] for seat in "ABCD"}
    view = view_for(table.game, 3, None)
    assert [hands[seat] in view.objects for seat in "ABCD"] == [False, False, True, True]


@rule("104.3g", "104.2c")
def test_a_team_wins_with_all_its_players_when_the_other_has_left() -> None:
    table = teams()
    happen(table.game, LoseLife(0, 20), LoseLife(3, 20))
    table.settle()
    assert not table.game.over and fates(table) == ["lost", "", "", "lost"]
    happen(table.game, LoseLife(2, 20))
    table.settle()
    assert fates(table) == ["lost, won", "won", "lost", "lost"]
    assert table.told(table.game.over) == "A and B win the game (104.2c)"


@rule("104.4d")
def test_it_is_a_draw_if_the_last_of_both_teams_lose_at_once() -> None:
    table = teams()
    leaving.concede(table.game, 1)
    leaving.concede(table.game, 2)
    happen(table.game, LoseLife(0, 20), LoseLife(3, 20))
    table.settle()
    assert "draw" in table.told(table.game.over) and not any(player.won for player in table.game.players)


@rule("808.3a", "802.2", "802.4a")
def test_each_attacks_with_their_own_and_blocks_what_attacks_them() -> None:
    table = teams()
    bears = [table.battlefield(seat, card(*BEAR))[0] for seat in "ABCD"]
    assert combat.possible_attacks(table.game, 0) == ((bears[0], (2, 3)),)
    table.answer("A", [[bears[0], 3]]).to_step("declare_attackers")
    assert combat.possible_blocks(table.game, 2) == () and combat.possible_blocks(table.game, 3) == ((bears[3], (bears[0],)),)


@rule("602.5b")
def test_a_teammates_turn_is_no_opponents_turn() -> None:
    table = teams()
    (drum,) = table.battlefield("A", card("Sly Drum", "{1}", "Artifact",
                                          "{0}: You gain 1 life. Activate only during an opponent's turn."))  # fmt: skip
    usable = []
    for _ in range(4):
        usable.append(any(action.oid == drum for action in table.actions("A")))
        table.next_turn()
    assert usable == [False, False, True, True]


@rule("808.4")
@pytest.mark.parametrize(("players", "starters"), [(4, {1, 3}), (6, {1, 4})])
def test_the_player_amid_a_team_picked_by_chance_goes_first(players: int, starters: set[int]) -> None:
    found = set()
    for seed in range(12):
        game = Table(players, variant="team_vs_team", seed=seed).game
        starting.choose_starting_player(game)
        found.add(game.starting)
    assert found == starters


def test_random_games_keep_all_invariants() -> None:
    decks = [SeatSetup(name, deck_cards(find_deck(name))) for name in ("harvest_table", "cellar_door") * 2]
    report = simulate(decks, load_library(), 1, 4, check=True, variants=("team_vs_team",))
    assert report.defects == [] and report.games == 1
