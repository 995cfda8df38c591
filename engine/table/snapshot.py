"""How a match stood now and then, written into its file.

With it a match opens without being played from its first answer.

A snapshot is a memory, not the truth: that are the setup and the answers. It is believed only if this very version of
the program wrote it, if everything in it is known, and if the answers that follow fit to it; else the match is played
from an earlier one, or from its beginning. Cards are not written: they are compiled from their texts as always, and
found again by their names and by the places of their parts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.untrusted import parse_json
from engine.core.version import VERSION
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.turn.priority import settled
from engine.game.state.cache import Cache
from engine.game.state.combat import Combat
from engine.game.state.game import Game
from engine.game.state.shortcuts import Shortcut
from engine.game.state.subgames import MainGame, Played, Unfinished
from engine.meaning.abilities import Abilities
from engine.table.invariants import check_numbers, check_zones
from engine.table.replay import Asked, Checkpoint
from engine.table.serializer import PLAIN, WRITTEN, Rows, RowsError, kind_of
from engine.vocabulary import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from engine.meaning.cards import CardDefinition

EVERY = 100  # answers from one snapshot to the next
FORMAT = 1
# What is there at times, and None at others.
SOMETIMES = {"combat": Combat, "main": MainGame, "shortcut": Shortcut, "unfinished": Unfinished}


class Snapshots:
    """The snapshots of one match, of its file and new ones, and what was asked up to the last of them."""

    def __init__(self, first: Game, cards: Iterable[CardDefinition]) -> None:
        self._first = first  # has what no snapshot holds
        self.believed = True  # whether all that was read is good, so that the table may grow further
        try:
            self._rows = Rows(parts_of(cards))
        except RowsError:  # then the match has no snapshots, and is played from its beginning when it is opened
            self._rows, self.believed = Rows({}), False
        self.taken: list[Checkpoint] = []
        self.asked: list[Asked] = []
        self.revealing: list[bool] = []

    # -- writing -------------------------------------------------------------------------------------------------

    def due(self, now: Checkpoint) -> bool:
        """Whether it is time for the next one, and the match stands where one can be taken.

        That is where a player is about to get priority: no change of control waits to be noticed, and nothing else
        that a projection remembers (see `_restored`).
        """
        last = self.taken[-1].count if self.taken else 0
        return self.believed and now.count - last >= EVERY and _at_rest(now.game)

    def take(self, now: Checkpoint, asked: Sequence[Asked], revealing: Sequence[bool]) -> dict[str, Any]:
        """Another snapshot, as the file says it; raises `RowsError` for what can't be written."""
        rows, known = self._rows, len(self.asked)
        state = {name: rows.write(getattr(now.game, name)) for name in WRITTEN}
        self.asked += asked[known : now.count]
        self.revealing += revealing[known : now.count]
        self.taken.append(now)
        new = zip(self.asked[known:], self.revealing[known:], strict=True)
        shapes, rows.new_shapes = rows.new_shapes, []
        new_rows, rows.new_rows = rows.new_rows, []
        return {
            "format": FORMAT,
            "program": VERSION,
            "count": now.count,
            "kinds": shapes,
            "rows": new_rows,
            "state": state,
            "asked": [[int(one.of_agent), one.turn, one.chance, one.events, int(shown)] for one, shown in new],
        }

    def went_back(self, count: int) -> None:
        """Forget what came after so many answers: the file says that it was taken back."""
        while self.taken and self.taken[-1].count > count:
            self.taken.pop()
        del self.asked[count:], self.revealing[count:]

    # -- reading -------------------------------------------------------------------------------------------------

    def recall(self, memories: Iterable[tuple[int, str]]) -> None:
        """Take in what a file remembers: snapshots, and where the match went back.

        Each comes with the number of answers; where the match went back to that many, the text is "".

        What can not be believed, and what comes after that, is left alone; `believed` tells.
        """
        try:
            for count, text in memories:
                if text:
                    self._read(count, parse_json(text)["snapshot"])
                else:
                    self.went_back(count)
        except Exception:  # what comes from outside can be anything
            self.believed = False

    def _read(self, answers: int, line: Any) -> None:
        if line["format"] != FORMAT or line["program"] != VERSION:
            raise RowsError("another version of the program wrote it")
        self._rows.take(line["kinds"], line["rows"])
        count, last = _number(line["count"]), self.taken[-1].count if self.taken else 0
        asked = [(Asked(one == 1, *map(_number, numbers)), shown == 1) for one, *numbers, shown in line["asked"]]
        if not last < count <= answers or len(self.asked) + len(asked) != count:
            raise RowsError("it is not of where it stands")
        state = {name: self._rows.read(line["state"][name]) for name in WRITTEN}
        self.taken.append(Checkpoint(self._restored(state), count))
        self.asked += (one for one, _ in asked)
        self.revealing += (shown for _, shown in asked)

    def _restored(self, state: Mapping[str, Any]) -> Game:
        game = self._first.clone()
        for name, value in state.items():
            if type(value) not in (type(getattr(game, name)), SOMETIMES.get(name)):
                raise RowsError(f"{name} can not be {value!r:.40}")
            setattr(game, name, value)
        for one in _games_in(game):
            self._complete(one)
        if not _at_rest(game):
            raise RowsError("nobody is about to get priority")
        return game

    def _complete(self, game: Game) -> None:
        """Give a game that was read what is not written of it."""
        if not isinstance(game, Game):
            raise RowsError(f"a {type(game).__name__} where a game is asked for")
        game.reference, game.ask, game.falls = self._first.reference, self._first.ask, self._first.falls
        game.owner, game.cache = object(), Cache()
        game.projection = BoardProjection.of_game(game)
        game.projection.control_changes(game)  # there are none: it notes who controls what, to notice when it changes
        check_zones(game)
        check_numbers(game)


def _at_rest(game: Game) -> bool:
    """Whether a player is about to get priority, and nothing that a projection remembers is waiting anywhere else."""
    if game.over or game.unfinished is not None or not settled(game):
        return False
    return all(_nothing_waits(one) for one in _games_in(game) if one is not game)


def _nothing_waits(game: Game) -> bool:
    """Whether no change of control waits to be noticed in a game that is not played now."""
    copied = game.clone()
    return not copied.projection.control_changes(copied)


def _games_in(game: Game) -> tuple[Game, ...]:
    """A game and all others that its state knows: those above it, and how they stood before (CR 725)."""
    found: list[Game] = []
    waiting = [game]
    while waiting:
        one = waiting.pop()
        if not any(one is known for known in found):
            found.append(one)
            waiting += [one.main.game] if one.main is not None else []
            told = one.unfinished.told if one.unfinished is not None else ()
            waiting += [one.unfinished.before] if one.unfinished is not None else []
            waiting += [part.game for part in told if isinstance(part, Played) and part.game is not None]
    return tuple(found)


def _number(value: Any) -> int:
    if type(value) is not int:
        raise RowsError(f"{value!r:.40} where a number is asked for")
    return value


def parts_of(cards: Iterable[CardDefinition]) -> dict[tuple[Any, ...], Any]:
    """All parts of cards, found by the name of the card and the part's place in it.

    Places are counted in the order of the fields.
    """
    catalogue.load()
    return {(card.name, place): part for card in cards for place, part in enumerate(_parts(card))}


def _parts(value: Any) -> Iterator[Any]:
    """A card, face or node and everything below it, but for plain values and containers."""
    if type(value) in PLAIN:
        return
    if not isinstance(value, tuple | dict | frozenset | str) or isinstance(value, Abilities):
        yield value
    for part in kind_of(value).apart(value):
        yield from _parts(part)
