"""Checks of players and of the game: life, mana, designations, turn, result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.keys import Mark
from engine.core.mana import how_much
from engine.game.rules.special_cards.day_and_night import DAYTIME
from engine.game.rules.turn.turn import maximum_hand_size
from engine.scenario.expectations.checking import Finding, Moment, checker, number, truth
from engine.scenario.format import QUEUES
from engine.scenario.labels import folded

if TYPE_CHECKING:
    from engine.game.state.players import Player
    from engine.scenario.format import Expectation


def _player(moment: Moment, wanted: Expectation) -> Player:
    return moment.game.players[moment.seat(wanted) or 0]


@checker("life")
def life(moment: Moment, wanted: Expectation) -> Finding:
    """A life total."""
    return number(wanted, _player(moment, wanted).life)


@checker("player_counters")
def player_counters(moment: Moment, wanted: Expectation) -> Finding:
    """Counters on a player."""
    return number(wanted, _player(moment, wanted).counters.get(wanted.get("counter"), 0))


@checker("mana_pool")
def mana_pool(moment: Moment, wanted: Expectation) -> Finding:
    """Mana of a kind in a player's pool, restricted mana included."""
    kind = str(wanted.get("mana")).strip("{}").upper()
    return number(wanted, how_much(_player(moment, wanted).pool, kind))


@checker("lands_played")
def lands_played(moment: Moment, wanted: Expectation) -> Finding:
    """How many lands a player has played this turn."""
    return number(wanted, _player(moment, wanted).lands_played)


@checker("speed")
def speed(moment: Moment, wanted: Expectation) -> Finding:
    """A player's speed."""
    found: Any = _player(moment, wanted).marks.get(Mark.computed("speed"), 0)
    return number(wanted, int(found))


@checker("maximum_hand_size")
def hand_size(moment: Moment, wanted: Expectation) -> Finding:
    """A player's maximum hand size; one that is not limited counts as endless."""
    size = maximum_hand_size(moment.game, moment.seat(wanted) or 0)
    return number(wanted, 2_147_483_647 if size is None else size)


@checker("in_game")
def in_game(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a player has not left the game."""
    player = _player(moment, wanted)
    return truth(wanted, not (player.left or player.lost), player.lost)


@checker("won")
def won(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a player has won."""
    return truth(wanted, _player(moment, wanted).won, moment.game.over)


@checker("lost")
def lost(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a player has lost."""
    return truth(wanted, _has_lost(moment, _player(moment, wanted)), _player(moment, wanted).lost or moment.game.over)


def _has_lost(moment: Moment, player: Player) -> bool:
    someone_won = any(other.won for other in moment.game.players)
    return (bool(moment.game.over) and someone_won and not player.won) or (bool(player.lost) and not _drawn(moment))


def _drawn(moment: Moment) -> bool:
    return bool(moment.game.over) and not any(player.won for player in moment.game.players)


@checker("drawn")
def drawn(moment: Moment, wanted: Expectation) -> Finding:
    """Whether the game is a draw."""
    return truth(wanted, _drawn(moment), moment.game.over or "the game is not over")


@checker("result")
def result(moment: Moment, wanted: Expectation) -> Finding:
    """What a player has made of the game: won, lost or draw."""
    player = _player(moment, wanted)
    found = "won" if player.won else "lost" if _has_lost(moment, player) else "draw"
    return Finding(found == wanted.get("value"), found)


@checker("game_over")
def game_over(moment: Moment, wanted: Expectation) -> Finding:
    """Whether the game is over."""
    return truth(wanted, bool(moment.game.over), moment.game.over or "the game is not over")


@checker("turn")
def turn(moment: Moment, wanted: Expectation) -> Finding:
    """The number of the current turn."""
    return number(wanted, moment.game.turn.number)


@checker("active_player")
def active_player(moment: Moment, wanted: Expectation) -> Finding:
    """Whose turn it is."""
    found = moment.board.letter(moment.game.turn.active)
    return Finding(found == wanted.get("player"), found)


@checker("monarch", "initiative")
def holder(moment: Moment, wanted: Expectation) -> Finding:
    """Who is the monarch or has the initiative; null: nobody."""
    name = Mark.computed(wanted.check)
    holders = [moment.board.letter(player.seat) for player in moment.game.players if player.marks.get(name)]
    found = holders[0] if holders else None
    return Finding(found == wanted.get("player"), found or "nobody")


@checker("designation")
def designation(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a player has a designation."""
    name = _word(wanted.get("designation"))
    marks = _player(moment, wanted).marks
    return truth(wanted, any(_word(own) == name and bool(value) for own, value in marks.items()))


def _word(name: str) -> str:
    return folded(name).replace("_", " ").replace("'", " ").replace("  ", " ")


@checker("daytime")
def daytime(moment: Moment, wanted: Expectation) -> Finding:
    """Whether it is day, night, or either."""
    found = str(moment.game.marks.get(DAYTIME, ""))
    meant = bool(found) if wanted.get("time") == "any" else found == wanted.get("time")
    return truth(wanted, meant, found or "neither day nor night")


@checker("unused_script")
def unused_script(moment: Moment, wanted: Expectation) -> Finding:
    """How many timed entries are left over."""
    letters = [wanted.get("player")] if wanted.get("player") else moment.board.letters
    return number(wanted, sum(len(moment.script.left(letter)) for letter in letters))


@checker("unused_answers")
def unused_answers(moment: Moment, wanted: Expectation) -> Finding:
    """How many answers are left over."""
    letters = [wanted.get("player")] if wanted.get("player") else moment.board.letters
    queues = [wanted.get("to")] if wanted.get("to") else QUEUES
    return number(wanted, sum(len(moment.queues.waiting(letter, to)) for letter in letters for to in queues))
