"""Programs do not blunder. Each position has one plain mistake on offer, or one plain good thing to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.agents.levels import LEVELS
from engine.agents.lookahead import Lookahead, Position
from engine.agents.worlds import possible_world
from engine.api import Match, SeatSetup, Setup, autoplay, deck_cards, load_library, shipped_decks
from engine.game.decisions.act import Act
from engine.game.decisions.decision import Decision
from engine.game.rules.questions.seeing import may_see
from engine.game.state.game import Game
from engine.table import seat_views
from tests.support.games.how_often import often
from tests.support.games.played_by_programs import cards, play, position, there

CARDS = """
Plain Bear {1}{G}
Creature — Bear
2/2

Great Ox {4}{G}
Creature — Ox
5/5

Small Mouse {W}
Creature — Mouse
1/1

Wooden Wall {1}{W}
Creature — Wall
Defender
0/6

Sharp Word {1}{B}
Instant
Destroy target creature.

Warm Hand {G}
Instant
Target creature gets +3/+3 until end of turn.

Cold Hand {B}
Sorcery
Target creature gets -3/-3 until end of turn.

Wet Blanket {1}{W}
Enchantment — Aura
Enchant creature
Enchanted creature can't attack or block.

Fine Coat {1}{G}
Enchantment — Aura
Enchant creature
Enchanted creature gets +2/+2.

Hot Coals {X}{R}
Sorcery
Hot Coals deals X damage to any target.

No, Thank You {1}{U}
Instant
Counter target spell.

Two Ways {1}{R}
Instant
Choose one —
• Destroy target artifact you control.
• Two Ways deals 3 damage to target creature.

Dear Bargain {B}
Sorcery
You lose 10 life and draw a card.

Good Supper {2}{G}
Sorcery
You gain 6 life and draw two cards.

Big Sweep {2}{W}
Sorcery
Destroy all creatures.

Empty Chair {2}
Artifact

Hungry Guest {1}{B}
Creature — Guest
Sacrifice another creature: This creature gets +1/+1 until end of turn.
2/2
"""


def at(folder: Path, mine: dict[str, object], theirs: dict[str, object]) -> Match:
    return position(folder, CARDS, mine, theirs)


@pytest.mark.parametrize("level", ["normal", "hard"])
class TestPlain:
    """What everybody sees."""

    def test_it_kills_what_is_theirs_and_the_best_of_it(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"hand": cards("Sharp Word"), "battlefield": cards("Great Ox")},
                       {"battlefield": cards("Small Mouse", "Great Ox")}), level)  # fmt: skip
        assert there(game, "Great Ox") == 1 and there(game, "Small Mouse") == 1

    def test_it_does_not_kill_its_own_where_nothing_else_is(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"hand": cards("Sharp Word", "Cold Hand"), "battlefield": cards("Plain Bear")}, {}), level)
        assert there(game, "Plain Bear") == 1 and there(game, "Sharp Word", "hand") == 1

    def test_it_makes_its_own_larger_and_theirs_smaller(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"hand": cards("Fine Coat"), "battlefield": cards("Plain Bear")},
                       {"battlefield": cards("Great Ox")}), level)  # fmt: skip
        coat = next(one for one in game.objects.values() if game.chars(one.id).name == "Fine Coat")
        assert coat.zone == "battlefield" and game.chars(coat.attached_to).name == "Plain Bear"
        game = play(at(tmp_path, {"hand": cards("Wet Blanket"), "battlefield": cards("Plain Bear")},
                       {"battlefield": cards("Great Ox")}), level)  # fmt: skip
        blanket = next(one for one in game.objects.values() if game.chars(one.id).name == "Wet Blanket")
        assert blanket.zone == "hand" or game.chars(blanket.attached_to).name == "Great Ox"

    def test_it_ends_the_game_where_it_can(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"hand": cards("Hot Coals")}, {"life": 6, "battlefield": cards("Great Ox")}), level)
        assert game.player(0).won

    def test_it_attacks_for_the_last_points(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"battlefield": cards("Plain Bear", "Plain Bear", "Great Ox")},
                       {"life": 7, "battlefield": cards("Small Mouse")}), level)  # fmt: skip
        assert game.player(1).life <= 2 or game.player(0).won

    def test_it_does_not_attack_into_its_death(self, level: str, tmp_path: Path) -> None:
        match = at(tmp_path, {"battlefield": cards("Plain Bear")}, {"battlefield": cards("Great Ox")})
        game = play(match, level, turns=2, seats=(0,))
        assert there(game, "Plain Bear") == 1 and game.player(1).life == 20

    def test_no_x_of_0(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"hand": cards("Hot Coals")}, {"battlefield": cards("Plain Bear")}), level)
        assert there(game, "Hot Coals", "hand") == 1 or there(game, "Plain Bear") == 0 or game.player(1).life < 15

    def test_it_chooses_the_mode_that_helps(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"hand": cards("Two Ways"), "battlefield": cards("Empty Chair")},
                       {"battlefield": cards("Plain Bear")}), level)  # fmt: skip
        assert there(game, "Empty Chair") == 1 and there(game, "Plain Bear") == 0

    def test_no_life_is_paid_that_one_needs(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"life": 11, "hand": cards("Dear Bargain")}, {"battlefield": cards("Great Ox")}), level)
        assert game.player(0).life == 11

    def test_it_does_what_only_helps(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"hand": cards("Good Supper", "Great Ox")}, {}), level)
        assert game.player(0).life == 26 and there(game, "Great Ox") == 1

    def test_it_sweeps_a_board_that_is_theirs_and_not_its_own(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"hand": cards("Big Sweep"), "battlefield": cards("Small Mouse")},
                       {"battlefield": cards("Great Ox", "Great Ox")}), level)  # fmt: skip
        assert there(game, "Great Ox") == 0
        game = play(at(tmp_path, {"hand": cards("Big Sweep"), "battlefield": cards("Great Ox", "Great Ox")},
                       {"battlefield": cards("Small Mouse")}), level)  # fmt: skip
        assert there(game, "Great Ox") == 2

    def test_nothing_is_sacrificed_for_nothing(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"battlefield": cards("Hungry Guest", "Plain Bear")}, {"battlefield": cards("Wooden Wall")}), level)
        assert there(game, "Plain Bear") == 1

    def test_it_counters_what_is_theirs_only(self, level: str, tmp_path: Path) -> None:
        game = play(at(tmp_path, {"hand": cards("No, Thank You", "Plain Bear")}, {}), level)
        assert there(game, "Plain Bear") == 1 and there(game, "No, Thank You", "hand") == 1

    def test_it_blocks_what_would_be_its_end(self, level: str, tmp_path: Path) -> None:
        match = at(tmp_path, {"battlefield": cards("Great Ox")}, {"life": 4, "battlefield": cards("Small Mouse")})
        game = play(match, level, turns=1, seats=(0, 1))
        assert not game.player(0).won, "the mouse stands in the way"

    def test_a_land_is_played(self, level: str, tmp_path: Path) -> None:
        match = at(tmp_path, {"lands": False, "battlefield": [], "hand": [{"card": "Forest"}, {"card": "Swamp"}, *cards("Warm Hand")]}, {})
        assert there(play(match, level), "Forest", "hand") == 0, "the one that the hand asks for"


def random_positions(number: int) -> list[tuple[Game, Decision]]:
    """Positions of games by chance in which somebody has priority and something to do."""
    found: list[tuple[Game, Decision]] = []
    decks = [deck_cards(deck) for deck in shipped_decks().values()]
    seed = 0
    while len(found) < number:
        seed += 1
        seats = tuple(SeatSetup(f"P{at}", decks[(seed + at) % len(decks)]) for at in range(2))
        match = Match.new(Setup(seats, load_library(), seed))
        for _ in range(12):
            autoplay(match, 9)
            pending, last = match.pending, match.checkpoints[-1]
            if isinstance(pending, Act) and len(pending.actions) > 1 and last.count == len(match.answers):
                found.append((last.game, pending))
    return found


def test_what_looks_the_same_to_a_player_is_answered_the_same() -> None:
    """Hidden cards are dealt anew: what the seat sees stays, and so does what its program does."""
    otherwise = 0
    for number, (game, decision) in enumerate(random_positions(often(30, 500))):
        seat = decision.seat
        other = possible_world(game, seat, 1000 + number)
        assert seat_views.view_for(game, seat, decision) == seat_views.view_for(other, seat, decision)
        hidden = [oid for oid in game.objects if not may_see(game, seat, oid, decision)]
        otherwise += any(game.objects[oid].card != other.objects[oid].card for oid in hidden)
        answers = [Lookahead(LEVELS["normal"], 7).answer(decision, Position(state)) for state in (game, other)]
        assert answers[0] == answers[1]
    assert otherwise > 20


@pytest.mark.parametrize(
    ("level", "decisions"),
    [("easy", 120), ("normal", 120), ("hard", 40), pytest.param("expert", 40, marks=pytest.mark.long)],
)
def test_the_same_match_gets_the_same_answers_again(level: str, decisions: int) -> None:
    decks = [deck_cards(deck) for deck in shipped_decks().values()]
    setup = Setup((SeatSetup("A", decks[0], agent=level), SeatSetup("B", decks[1], agent="random")), load_library(), 5)
    matches = [Match.new(setup), Match.new(setup)]
    for match in matches:
        for _ in range(decisions):
            if match.pending is not None:
                match.answer_by_program()
    assert matches[0].answers == matches[1].answers and len(matches[0].answers) >= 40


def test_trying_out_changes_nothing() -> None:
    game, decision = random_positions(1)[0]
    before = seat_views.view_for(game, 0, None), seat_views.view_for(game, 1, None), game.chance, game.changes
    Lookahead(LEVELS["hard"], 1).answer(decision, Position(game))
    after = seat_views.view_for(game, 0, None), seat_views.view_for(game, 1, None), game.chance, game.changes
    assert after == before


def test_a_program_of_whom_nothing_is_known_is_refused() -> None:
    deck = next(iter(deck_cards(deck) for deck in shipped_decks().values()))
    with pytest.raises(Exception, match="there is no program 'genius'; there are random, easy, normal, hard"):
        Match.new(Setup((SeatSetup("A", deck, agent="genius"), SeatSetup("B", deck)), load_library(), 5))


