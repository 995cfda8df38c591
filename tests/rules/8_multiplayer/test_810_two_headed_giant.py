"""Two-Headed Giant (CR 810): one life total and one fate for a team, and who is an opponent. A and B play C and D."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api import CardLibrary, Match, deck_cards, find_deck, load_library
from engine.game.decisions.choices import ChooseObjects, ChooseTargets
from engine.game.decisions.decision import Decision
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.damage import Damage
from engine.game.events.life import LoseLife
from engine.game.events.players import LoseGame
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.table.seat_views import view_for
from engine.table.setup import SeatSetup, Setup, SetupError, new_game
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def giants() -> Table:
    """A and B against C and D, in a main phase of A's team."""
    return Table(4, variant="two_headed_giant")


def lives(table: Table) -> list[int]:
    return [table.life(seat) for seat in "ABCD"]


def poison(table: Table, who: int, number: int) -> None:
    happen(table.game, PutCounters(who, "poison", number))
    table.settle()


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return load_library()


def setup(library: CardLibrary, players: int, variant: str = "two_headed_giant") -> Setup:
    deck = deck_cards(find_deck("harvest_table"))
    seats = tuple(SeatSetup(name, deck) for name in "ABCDEFGH"[:players])
    return Setup(seats, library, 1, options=(("variants", (variant,)),))


@rule("810.1")
def test_it_is_for_two_teams_of_two(library: CardLibrary) -> None:
    game = new_game(setup(library, 4))
    assert game.opponents(0) == (2, 3) and game.opponents(3) == (0, 1)
    for players in (2, 3, 5):
        with pytest.raises(SetupError, match=r"Two-Headed Giant \(810\) is for 4, 6 or 8 players"):
            new_game(setup(library, players))


def test_an_unknown_variant_is_refused_with_those_there_are(library: CardLibrary) -> None:
    with pytest.raises(SetupError, match=r"no variant 'three_legged'; there are .*two_headed_giant"):
        setup(library, 4, "three_legged").check()


@rule("103.4a", "119.1a", "810.4", "810.11")
@pytest.mark.parametrize(("players", "life"), [(4, 30), (6, 45), (8, 60)])
def test_a_team_begins_at_thirty_life_and_fifteen_more_for_each_further_head(
    library: CardLibrary, players: int, life: int
) -> None:
    game = new_game(setup(library, players))
    assert [player.life for player in game.players] == [life] * players


@rule("102.3")
def test_a_teammate_is_no_opponent() -> None:
    table = giants()
    table.hand("A", card("Sour Rain", "{B}", "Sorcery", "Each opponent loses 2 life."))
    table.hand("A", card("Pointed Word", "{B}", "Sorcery", "Target opponent discards a card."))
    table.mana("A", "{B}").cast("A", "Sour Rain").resolve()
    assert lives(table) == [30, 30, 26, 26]
    table.mana("A", "{B}").cast("A", "Pointed Word")
    (chosen,) = [decision for decision in table.asked if isinstance(decision, ChooseTargets)]
    assert chosen.candidates == (2, 3)


@rule("810.9")
def test_damage_to_each_player_is_dealt_to_each_and_taken_from_what_they_share() -> None:
    table = giants()
    table.hand("A", card("Cinder Fall", "{R}", "Sorcery", "Cinder Fall deals 4 damage to each player."))
    table.mana("A", "{R}").cast("A", "Cinder Fall").resolve()
    assert lives(table) == [22, 22, 22, 22]
    lost = [event for event in table.game.history.this_turn if isinstance(event, LoseLife)]
    assert sorted((event.player, event.amount) for event in lost) == [(0, 4), (1, 4), (2, 4), (3, 4)]


@rule("810.9")
def test_life_is_gained_by_one_player_alone() -> None:
    table = giants()
    table.battlefield("A", card("Glad Bell", "{W}", "Enchantment", "Whenever you gain life, draw a card."))
    table.battlefield("B", card("Glad Drum", "{W}", "Enchantment", "Whenever you gain life, draw a card."))
    table.hand("A", card("Sip", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{W}").cast("A", "Sip").resolve(1)
    assert lives(table) == [33, 33, 30, 30]
    assert table.stack() == ["Glad Bell trigger (A)"]


@rule("810.9a")
def test_what_asks_for_a_players_life_total_is_told_the_teams() -> None:
    table = giants()
    table.life("C", 17)
    table.hand("A", card("Second Sunrise Song", "{W}", "Instant", "Double target player's life total."))
    table.mana("A", "{W}").cast("A", "Second Sunrise Song", [3]).resolve()
    assert lives(table) == [30, 30, 34, 34]


@rule("119.4a", "810.9a")
def test_life_is_paid_from_the_teams_total() -> None:
    table = giants()
    table.life("A", 3)
    (knife,) = table.battlefield("B", card("Dear Knife", "{1}", "Artifact", "Pay 2 life: Draw a card."))
    table.activate("B", knife).resolve()
    assert table.life("A") == table.life("B") == 1
    assert all(action.oid != knife for action in table.actions("B"))


@rule("810.9c")
def test_setting_one_players_life_total_sets_the_teams() -> None:
    table = giants()
    table.life("C", 25)
    table.hand("A", card("Small Measure", "{W}", "Sorcery", "Target player's life total becomes 10."))
    table.mana("A", "{W}").cast("A", "Small Measure", [3]).resolve()
    assert lives(table) == [30, 30, 10, 10]
    assert [(e.player, e.amount) for e in table.game.history.this_turn if isinstance(e, LoseLife)] == [(3, 15)]


@rule("810.9d")
def test_if_each_players_total_is_set_a_team_chooses_whose() -> None:
    table = giants()
    table.life("A", 13)
    table.life("C", 7)
    table.hand("A", card("Even Scales", "{W}", "Sorcery",
                         "Each player's life total becomes the lowest life total among all players."))  # fmt: skip
    table.answer("A", [1]).mana("A", "{W}").cast("A", "Even Scales").resolve()
    assert lives(table) == [7, 7, 7, 7]
    assert [(e.player, e.amount) for e in table.game.history.this_turn if isinstance(e, LoseLife)] == [(1, 6)]


@rule("810.9e")
def test_teammates_exchange_nothing() -> None:
    table = giants()
    table.hand("A", card("Fair Swap", "{W}", "Sorcery", "Two target players exchange life totals."))
    table.mana("A", "{W}").cast("A", "Fair Swap", [0, 1]).resolve()
    assert lives(table) == [30, 30, 30, 30]
    assert not any(isinstance(event, LoseLife) for event in table.game.history.this_turn)


@rule("810.9g", "810.9h")
def test_if_one_cannot_gain_or_lose_life_no_one_of_the_team_can() -> None:
    table = giants()
    table.battlefield("D", card("Dry Well", "{B}", "Enchantment", "You can't gain life."))
    table.battlefield("B", card("Full Well", "{W}", "Enchantment", "You can't lose life."))
    table.hand("A", card("Round", "{W}", "Sorcery", "Each player gains 2 life.\nEach player loses 1 life."))
    (knife,) = table.battlefield("A", card("Dear Knife", "{1}", "Artifact", "Pay 2 life: Draw a card."))
    assert all(action.oid != knife for action in table.actions("A"))
    table.mana("A", "{W}").cast("A", "Round").resolve()
    assert lives(table) == [34, 34, 28, 28]


@rule("704.6a", "810.8c")
def test_a_team_without_life_loses_as_a_whole() -> None:
    table = giants()
    happen(table.game, Damage(table.battlefield("A", card(*BEAR))[0], 2, 29))
    table.settle()
    assert not table.game.over and lives(table)[2:] == [1, 1]
    happen(table.game, Damage(table.battlefield("A", card(*BEAR))[0], 3, 1))
    table.settle()
    assert [bool(player.lost) for player in table.game.players] == [False, False, True, True]
    assert [player.won for player in table.game.players] == [True, True, False, False]
    assert table.told(table.game.over) == "A and B win the game (104.2c)"
    assert "704.6a" in table.told(table.game.players[2].lost)


@rule("704.5c", "704.6b", "810.8d", "810.10")
def test_fifteen_poison_counters_of_a_team_are_its_end_not_ten_of_a_player() -> None:
    table = giants()
    poison(table, 2, 10)
    assert not table.game.over and table.game.players[3].counters == {"poison": 10}
    poison(table, 3, 4)
    assert not table.game.over
    poison(table, 3, 1)
    assert [bool(player.lost) for player in table.game.players] == [False, False, True, True]
    assert "fifteen" not in table.told(table.game.players[2].lost) and "704.6b" in table.told(table.game.players[2].lost)


@rule("810.11")
def test_a_third_head_bears_five_more() -> None:
    table = Table(6, variant="two_headed_giant")
    poison(table, 5, 19)
    assert not table.game.over
    poison(table, 3, 1)
    assert [player.won for player in table.game.players] == [True] * 3 + [False] * 3


@rule("810.10a")
def test_the_poison_counters_of_opponents_are_counted_by_team() -> None:
    table = giants()
    poison(table, 2, 3)
    count = "You gain life equal to the number of poison counters your opponents have."
    table.hand("A", card("Bitter Account", "{B}", "Sorcery", count))
    table.mana("A", "{B}").cast("A", "Bitter Account").resolve()
    assert table.life("B") == 33


@rule("810.10c")
def test_if_one_cannot_get_poison_counters_no_one_of_the_team_can() -> None:
    table = giants()
    table.battlefield("C", card("Clean Spring", "{G}", "Enchantment", "You can't get counters."))
    poison(table, 3, 2)
    happen(table.game, PutCounters(3, "energy", 2))
    assert table.game.players[3].counters == {"energy": 2}


@rule("701.27b", "701.27a")
def test_proliferating_gives_a_team_one_poison_counter() -> None:
    table = giants()
    poison(table, 2, 3)
    happen(table.game, PutCounters(3, "energy", 2))
    table.hand("A", card("Spread", "{B}", "Sorcery", "Proliferate."))
    table.answer("A", [2, 3], [3]).mana("A", "{B}").cast("A", "Spread").resolve()
    assert table.game.players[2].counters == {"poison": 4}
    assert table.game.players[3].counters == {"poison": 4, "energy": 3}
    got = [event for event in table.game.history.this_turn if isinstance(event, PutCounters)]
    assert [event.ref for event in got if event.kind == "poison"] == [2, 3]


@rule("810.8a")
def test_drawing_from_an_empty_library_defeats_the_teammate_too() -> None:
    table = Table(4, variant="two_headed_giant", library=4)
    table.hand("A", card("Look Up", "{U}", "Sorcery", "Target player draws five cards."))
    table.mana("A", "{U}").cast("A", "Look Up", [3]).resolve()
    assert [bool(player.lost) for player in table.game.players] == [False, False, True, True]
    assert table.game.over


@rule("810.8a")
def test_a_team_with_a_player_who_cannot_lose_does_not_lose() -> None:
    table = giants()
    table.battlefield("D", card("Stone Saint", "{7}", "Artifact Creature — Angel",
                                "You can't lose the game and your opponents can't win the game.", "4/4"))  # fmt: skip
    table.life("C", 0)
    table.settle()
    assert not table.game.over
    table.hand("A", card("Crown", "{W}", "Sorcery", "Target player wins the game."))
    table.mana("A", "{W}").cast("A", "Crown", [1]).resolve()
    assert not table.game.over


@rule("810.8a")
def test_a_team_with_a_player_who_cannot_win_does_not_win() -> None:
    table = giants()
    table.battlefield("A", card("Modest Vow", "{W}", "Enchantment", "You can't win the game."))
    table.hand("B", card("Crown", "{W}", "Sorcery", "You win the game."))
    table.mana("B", "{W}").cast("B", "Crown").resolve()
    assert not table.game.over


@rule("810.8a")
def test_if_one_wins_by_an_effect_the_team_wins() -> None:
    table = giants()
    table.hand("A", card("Crown", "{W}", "Sorcery", "You win the game."))
    table.mana("A", "{W}").cast("A", "Crown").resolve()
    assert [player.won for player in table.game.players] == [True, True, False, False]


@rule("104.4d")
def test_it_is_a_draw_if_both_teams_lose_at_once() -> None:
    table = giants()
    happen(table.game, LoseGame(0, "test"), LoseGame(3, "test"))
    leaving.losers_leave(table.game)
    assert "draw" in table.told(table.game.over) and not any(player.won for player in table.game.players)


@rule("810.8b")
def test_who_concedes_concedes_for_the_team() -> None:
    table = giants()
    leaving.concede(table.game, 1)
    assert [bool(player.lost) for player in table.game.players] == [True, True, False, False]
    assert [player.won for player in table.game.players] == [False, False, True, True]


@rule("810.10b")
def test_a_team_loses_the_poison_counters_that_one_of_it_loses() -> None:
    table = giants()
    poison(table, 2, 6)
    happen(table.game, RemoveCounters(3, "poison", 4))
    assert [player.counters for player in table.game.players] == [{}, {}, {"poison": 2}, {"poison": 2}]


def test_a_saved_match_keeps_its_teams(library: CardLibrary, tmp_path: Path) -> None:
    match = Match.new(setup(library, 4))
    for _ in range(40):
        match.answer_by_chance()
    match.file.save(tmp_path / "giants.match")
    again = Match.load(tmp_path / "giants.match")
    assert again.view(0) == match.view(0) and again.live.teams == match.live.teams


@rule("810.5")
def test_teammates_see_each_others_hands_and_nobody_elses() -> None:
    table = giants()
    hands = {seat: table.hand(seat, card(*BEAR))[0] for seat in "ABCD"}
    view = view_for(table.game, 1, None)
    assert [hands[seat] in view.objects for seat in "ABCD"] == [True, True, False, False]
    assert [player.is_opponent for player in view.players] == [False, False, True, True]


def chooses(table: Table, kind: type[Decision]) -> list[Decision]:
    return [decision for decision in table.asked if isinstance(decision, kind)]


@rule("810.5")
def test_a_players_resources_are_their_own() -> None:
    table = giants()
    table.battlefield("A", card(*BEAR))
    (cat,) = table.battlefield("B", card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.hand("B", card("Offering", "{B}", "Instant", "As an additional cost to cast this spell, sacrifice a creature.\n"
                         "Draw a card."))  # fmt: skip
    table.mana("A", "{B}")
    assert not any(action.label == "Offering" for action in table.actions("B"))
    table.mana("B", "{B}").cast("B", "Offering").resolve()
    assert not chooses(table, ChooseObjects) and cat not in table.game.battlefield and table.all("Plain Bear")
