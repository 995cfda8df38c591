"""Teams that take their turns together, but live and die alone. What becomes of their turns as one of them leaves."""

from __future__ import annotations

from engine.game.rules.events import leaving
from engine.game.state.teams import in_teams
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def table() -> Table:
    """A against B and C, who take their turns together (CR 805), but share no life total."""
    made = Table(3)
    made.game.teams = in_teams((1, 2), share_turns=True)
    return made


def hands(of: Table) -> list[int]:
    return [len(of.game.zone("hand", seat)) for seat in range(3)]


@rule("805.4", "800.4")
def test_who_is_left_of_a_team_takes_its_turns() -> None:
    game = table()
    leaving.concede(game.game, 1)
    assert game.game.over == "" and game.game.active_players() == (0,)
    game.next_turn()
    assert game.game.turn.active == 2 and game.game.active_players() == (2,)
    game.next_turn("A").next_turn()
    assert game.game.turn.active == 2
    assert hands(game) == [2, 0, 2]


@rule("805.4a", "800.4j")
def test_a_turn_stays_the_teams_as_its_first_player_leaves() -> None:
    game = table().next_turn()
    assert game.game.active_players() == (1, 2)
    game.battlefield("C", BEAR)
    leaving.concede(game.game, 1)
    assert game.game.turn.active == 2 and game.game.active_players() == (2,)
    game.to_step("declare_attackers")
    assert game.game.turn.step == "declare_attackers"


@rule("104.2c")
def test_the_last_of_a_team_decides() -> None:
    game = table()
    leaving.concede(game.game, 2)
    leaving.concede(game.game, 1)
    assert game.game.players[0].won and game.game.over
