"""Subgames at a table for tests: let one begin, let it end, look at the game above it."""

from __future__ import annotations

from typing import Any

from engine.core.zones import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE
from engine.game.events.cards import ShuffleLibrary
from engine.game.events.players import LoseGame
from engine.game.rules.events.happening import happen_anyway
from engine.game.rules.events.leaving import losers_leave
from engine.game.rules.turn import turn
from engine.game.state.game import Game
from engine.meaning.cards import CardDefinition
from engine.table.invariants import Conservation, check_all
from tests.support.boards.table import Table, card

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
    """Go on until the next subgame begins, and to its first main phase, or to the first one of a player.

    It is made of the libraries and of nothing else (CR 725.2), and the main game waits meanwhile (CR 725.1a).
    """
    conservation = Conservation(table.game)
    if table.game.over:  # another subgame, whose cards the next one is made of
        turn.advance(table.game)
    above = depth(table.game)
    while depth(table.game) == above:
        libraries = {seat: cards_in(table.game, LIBRARY, seat) for seat in table.game.seats()}
        turn.advance(table.game)
    check_all(table.game)
    _is_new(table.game, libraries)
    waiting = as_it_stands(main(table))
    table.to_step("main1", who)
    assert as_it_stands(main(table)) == waiting, "the main game is discontinued"
    conservation.check(table.game)
    check_all(table.game)
    return table


def cards_in(game: Game, zone: str, seat: int) -> set[int]:
    """The cards in a player's zone."""
    return {game.obj(oid).card for oid in game.zone(zone, seat)}


def as_it_stands(game: Game) -> tuple[Any, ...]:
    """What of a game stays as it is while it is discontinued."""
    return game.players, game.zones, game.turn, game.floating, game.delayed, game.pending


def _is_new(game: Game, libraries: dict[int, set[int]]) -> None:
    """A subgame that has just begun has zones of its own, and in them the cards of the main game's libraries."""
    assert game.main is not None and game.seats() == game.main.game.seats()
    assert not (game.battlefield or game.stack or game.zone(EXILE) or game.floating or game.delayed or game.pending)
    for seat, cards in libraries.items():
        assert cards_in(game, LIBRARY, seat) | cards_in(game, HAND, seat) >= cards and not game.zone(GRAVEYARD, seat)
        assert not game.main.game.zone(LIBRARY, seat) and not game.players[seat].counters


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
    """Let players lose the subgame, and go on until the spell or ability that created it has resolved.

    Its cards are put into the main game's libraries, which are shuffled, and that goes on from where it was (CR 725.5).
    """
    conservation = Conservation(table.game)
    above, then = depth(table.game) - 1, main(table).turn
    played = {
        (owner, card) for found in table.game.objects.values() if found.zone not in (COMMAND, OUTSIDE) for owner, _, card in found.cards()
    }  # fmt: skip
    lose(table, *losers)
    while depth(table.game) > above or table.game.unfinished is not None:
        turn.advance(table.game)
    game = table.game
    now = {(owner, card): found.zone for found in game.objects.values() for owner, _, card in found.cards()}
    assert {now[one] for one in played} <= {LIBRARY, HAND, GRAVEYARD, COMMAND}, "what goes on may draw or discard some"
    assert (game.turn.number, game.turn.step, game.turn.active) == (then.number, then.step, then.active)
    shuffled = {event.player for event in game.history.since(0) if isinstance(event, ShuffleLibrary)}
    assert shuffled >= set(game.seats())
    conservation.check(table.game)
    check_all(table.game)
    return table


def names(table: Table, *oids: int) -> list[str]:
    """What objects are called."""
    return [table.game.chars(oid).name for oid in oids]
