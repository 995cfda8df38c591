"""Subgames at a table for tests: let one begin, let it end, look at the game above it."""

from __future__ import annotations

from engine.events.players import LoseGame
from engine.model.cards import CardDefinition
from engine.play.invariants import Conservation, check_all
from engine.rules.events.happening import happen_anyway
from engine.rules.events.leaving import losers_leave
from engine.rules.turn import turn
from engine.state.game import Game
from tests.table import Table, card

TALE = "Players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame loses half their life, rounded up."


def tale(text: str = TALE, name: str = "Nested Tale") -> CardDefinition:
    """A sorcery that lets the players play a subgame."""
    return card(name, "{0}", "Sorcery", text)


def keeping(table: Table) -> Table:
    """Everybody keeps their opening hands."""
    table.policy = lambda decision: False if decision.purpose in ("mulligan", "commander") else None
    return table


def depth(game: Game) -> int:
    """How many games are above it."""
    return 0 if game.main is None else 1 + depth(game.main.game)


def begin(table: Table, who: str = "A", text: str = TALE) -> Table:
    """Cast such a sorcery and go on until the player's first main phase in the subgame."""
    keeping(table).hand(who, tale(text))
    table.cast(who, "Nested Tale")
    return into(table, who)


def into(table: Table, who: str | None = None) -> Table:
    """Go on until the next subgame begins, and to its first main phase, or to the first one of a player."""
    conservation, above = Conservation(table.game), depth(table.game)
    while depth(table.game) == above:
        turn.advance(table.game)
    check_all(table.game)
    table.to_step("main1", who)
    conservation.check(table.game)
    check_all(table.game)
    return table


def main(table: Table) -> Game:
    """The game above the present one."""
    assert table.game.main is not None
    return table.game.main.game


def lose(table: Table, *who: str) -> Table:
    """Let players lose the present game."""
    happen_anyway(table.game, *(LoseGame(table.seat(one), "it is a test") for one in who))
    losers_leave(table.game)
    return table


def back(table: Table, *losers: str) -> Table:
    """Let players lose the subgame, and go on until the spell or ability that created it has resolved."""
    conservation = Conservation(table.game)
    lose(table, *losers)
    above = depth(table.game) - 1
    while depth(table.game) > above or table.game.unfinished is not None:
        turn.advance(table.game)
    conservation.check(table.game)
    check_all(table.game)
    return table


def names(table: Table, *oids: int) -> list[str]:
    """What objects are called."""
    return [table.game.chars(oid).name for oid in oids]
