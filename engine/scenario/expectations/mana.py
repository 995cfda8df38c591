"""Checks of the mana a player could make now.

Every way of using the mana abilities is tried out on copies of the game, with every number that they ask for.

Sources that can only be tapped for mana are used first, one after the other; then the others in any order, as often
as they can be used. Mana of any colour is kept as such.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from engine.core.colors import NAMES, WUBRG
from engine.core.errors import EngineError
from engine.game.decisions.choices import ChooseNumber, ChooseObjects, ChooseOption
from engine.game.rules.casting.announcing import activate_mana
from engine.game.rules.context import Context
from engine.game.rules.paying.mana_sources import possible_mana
from engine.meaning.families import ManaMaking
from engine.scenario import format as f
from engine.scenario.actions import mana_abilities
from engine.scenario.board import Board
from engine.scenario.expectations.checking import Finding, Moment, checker, number, truth
from engine.scenario.format import Entry
from engine.scenario.labels import folded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.core.identity import ObjectId, Seat
    from engine.game.decisions.decision import Decision
    from engine.meaning.abilities import ActivatedAbility

ANY = "*"  # mana of any colour, in a combination
MOST_STATES = 1500
MOST_NUMBERS = 20  # that are tried where one is asked for, from the least
MOST_MANA = 1000  # of one kind that is compared

Option = tuple["ObjectId", int, str, bool]  # source, number of its ability, mana, whether it is any colour


def combinations(moment: Moment, seat: Seat) -> list[str]:
    """The maximal combinations of mana that a player could make, each as sorted letters."""
    start = Board(moment.game.clone(), moment.board.letters)
    pool = _sorted("".join(_pool_of(start, seat)))
    found = [pool]
    seen = {_signature(start, seat, pool)}
    waiting = [(start, pool)]
    while waiting and len(seen) < MOST_STATES:
        board, before = waiting.pop()
        for reached in (one for option in _options(board, seat) for one in _used(board, seat, before, option)):
            signature = _signature(reached[0], seat, reached[1])
            if signature not in seen:
                seen.add(signature)
                waiting.append(reached)
                found.append(reached[1])
    return _maximal(found)


def _pool_of(board: Board, seat: Seat) -> list[str]:
    """The mana in a pool, one by one as far as anybody would compare it."""
    return [unit.kind for unit in board.game.players[seat].pool for _ in range(min(unit.amount, MOST_MANA))]


class _Trial:
    """Answers for one use of a mana ability: by their places among the possible ones, from a point on the first."""

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places = places
        self.possible: list[int] = []  # how many answers each question so far has had
        self.any_color = ""  # the color that was said where all were offered

    def __call__(self, decision: Decision, validate: Any) -> Any:
        options = _answers_to(decision)
        asked = len(self.possible)
        self.possible.append(len(options))
        answer = decision.check(options[self.places[asked] if asked < len(self.places) else 0])
        if validate is not None:
            validate(answer)
        if isinstance(decision, ChooseOption) and len(_colors_among(decision)) == len(WUBRG):
            self.any_color = _colors_among(decision).get(answer, "")
        return answer

    def further(self) -> Iterator[tuple[int, ...]]:
        """The places of the other answers to the questions beyond those whose answers were given."""
        for asked in range(len(self.places), len(self.possible)):
            before = (*self.places, *[0] * (asked - len(self.places)))
            yield from ((*before, place) for place in range(1, self.possible[asked]))


def _answers_to(decision: Decision) -> list[Any]:
    """How many, in every way; of all else any legal answer: what is sacrificed for mana is of no account here."""
    if isinstance(decision, ChooseNumber):
        return list(range(decision.low, min(decision.high, decision.low + MOST_NUMBERS) + 1))
    if isinstance(decision, ChooseObjects) and decision.least < decision.most:
        most = min(decision.most, len(decision.candidates), decision.least + MOST_NUMBERS)
        return [list(decision.candidates[:size]) for size in range(decision.least, most + 1)]
    return [decision.some_answer(lambda bound: 0)]


def _colors_among(decision: ChooseOption) -> dict[int, str]:
    """The options that are mana of one color or the name of one, with its letter."""
    letters = {name: letter for letter, name in NAMES.items()}
    found = ((number, set(re.sub(r"[{}]", "", option))) for number, option in enumerate(decision.options))
    mana = {number: kinds.pop() for number, kinds in found if len(kinds) == 1}
    named = {number: letters.get(folded(option), "") for number, option in enumerate(decision.options)}
    return {number: kind for number, kind in {**named, **mana}.items() if kind in WUBRG and kind}


def _options(board: Board, seat: Seat) -> list[Option]:
    """What could be done next: all that the first source makes that can only be tapped, else what any other can."""
    every = Entry(f.ACTIVATE_MANA, board.letter(seat), 0, "", "")
    ready = list(mana_abilities(board, seat, every))
    plain = [found for found in ready if all(map(_only_taps, board.game.chars(found[0]).abilities.mana))]
    chosen = [found for found in plain if found[0] == plain[0][0]] if plain else ready
    return [option for oid, index, ability in chosen for option in _alternatives(board, seat, oid, index, ability)]


def _only_taps(ability: ActivatedAbility) -> bool:
    return all(cost.taps_source() for cost in ability.costs)


def _alternatives(board: Board, seat: Seat, oid: ObjectId, index: int, ability: ActivatedAbility) -> Iterator[Option]:
    known = isinstance(ability.effect, ManaMaking)
    options = (possible_mana(Context(board.game, oid, seat), ability) if known else ()) or ("",)  # "": as it turns out
    size = len(options[0])
    if size and all(color * size in options for color in WUBRG):
        yield oid, index, WUBRG[0] * size, True
        options = tuple(option for option in options if option[:1] not in WUBRG)
    for option in options:
        yield oid, index, option, False


def _used(board: Board, seat: Seat, pool: str, option: Option) -> Iterator[tuple[Board, str]]:
    """The game and the pool after a mana ability, for all that can be said to what it asks."""
    oid, index, mana, of_any = option
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        trial = _Trial(waiting.pop())
        reached = Board(board.game.clone(), board.letters)
        reached.game.ask = trial
        with suppress(EngineError):
            activate_mana(reached.game, oid, seat, reached.game.chars(oid).abilities.mana[index], mana)
            of_color = mana[:1] if of_any else trial.any_color
            yield reached, _pool_after(pool, _pool_of(board, seat), _pool_of(reached, seat), of_color)
        waiting += trial.further()


def _pool_after(pool: str, before: Sequence[str], after: list[str], of_color: str) -> str:
    """A pool with what was made: what is of this color might be of any."""
    letters = list(pool)
    for kind in before:  # what was spent for it is gone, what is left is not new
        if kind in after:
            after.remove(kind)
        elif kind in letters:
            letters.remove(kind)
        elif ANY in letters:
            letters.remove(ANY)
    return _sorted("".join((*letters, *(ANY if kind == of_color else kind for kind in after))))


def _signature(board: Board, seat: Seat, pool: str) -> tuple[Any, ...]:
    """What tells one state from another, as far as making mana goes."""
    game = board.game
    mine = [oid for oid in game.battlefield if game.controller(oid) == seat]
    permanents = tuple((oid, game.obj(oid).tapped, tuple(sorted(game.obj(oid).counters.items()))) for oid in mine)
    return (pool, permanents, game.zone("hand", seat), game.players[seat].life)


def _sorted(mana: str) -> str:
    return "".join(sorted(mana))


def _maximal(options: Sequence[str]) -> list[str]:
    """The combinations that are not part of another one."""
    distinct = list(dict.fromkeys(options))
    return [one for one in distinct if not any(one != other and _is_within(one, other) for other in distinct)]


def _is_within(one: str, other: str) -> bool:
    rest = list(other)
    for kind in one:
        if kind in rest:
            rest.remove(kind)
        elif ANY in rest and kind in WUBRG:
            rest.remove(ANY)
        else:
            return False
    return True


@checker("available_mana")
def available_mana(moment: Moment, wanted: Any) -> Finding:
    """Whether the mana a player could make includes exactly this maximal combination."""
    symbols = str(wanted.get("mana")).replace("{Any}", "{*}").strip("{}").split("}{")
    letters = _sorted("".join("C" * min(int(symbol), MOST_MANA) if symbol.isdigit() else symbol for symbol in symbols))
    found = combinations(moment, moment.seat(wanted) or 0)
    shown = ", ".join("".join(f"{{{'Any' if kind == ANY else kind}}}" for kind in one) or "nothing" for one in found)
    return truth(wanted, letters in found, shown)


@checker("available_mana_count")
def available_mana_count(moment: Moment, wanted: Any) -> Finding:
    """The number of different maximal combinations of mana that a player could make.

    No mana at all counts as one; but where none is wanted, that is what is meant.
    """
    found = combinations(moment, moment.seat(wanted) or 0)
    none_wanted = found == [""] and wanted.get("value") == 0
    return number(wanted, 0 if none_wanted else len(found))
