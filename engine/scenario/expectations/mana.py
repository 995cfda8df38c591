"""Checks of the mana a player could make now.

Every way of using the mana abilities is tried out on copies of the game.

Abilities that only tap their source are used first, one after the other; then the others in any order, as often as
they can be used. Mana of any colour is kept as such.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.colors import WUBRG
from engine.core.errors import EngineError
from engine.game.rules.casting.announcing import activate_mana
from engine.game.rules.context import Context
from engine.game.rules.paying.mana_sources import possible_mana
from engine.meaning.families import ManaMaking
from engine.scenario import format as f
from engine.scenario.actions import mana_abilities
from engine.scenario.board import Board
from engine.scenario.expectations.checking import Finding, Moment, checker, number, truth
from engine.scenario.format import Entry

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.core.identity import ObjectId, Seat
    from engine.game.decisions.decision import Decision
    from engine.meaning.abilities import ActivatedAbility

ANY = "*"  # mana of any colour, in a combination
MOST_STATES = 1500
MOST_MANA = 1000  # of one kind that is compared

Option = tuple["ObjectId", int, str, bool]  # source, number of its ability, mana, whether it is any colour


def combinations(moment: Moment, seat: Seat) -> list[str]:
    """The maximal combinations of mana that a player could make, each as sorted letters."""
    start = Board(moment.game.clone(), moment.board.letters)
    start.game.ask = _answer
    pool = _sorted("".join(_pool_of(start, seat)))
    found = [pool]
    seen = {_signature(start, seat, pool)}
    waiting = [(start, pool)]
    while waiting and len(seen) < MOST_STATES:
        board, before = waiting.pop()
        for option in _options(board, seat):
            reached = _used(board, seat, before, option)
            if reached is None:
                continue
            signature = _signature(reached[0], seat, reached[1])
            if signature not in seen:
                seen.add(signature)
                waiting.append(reached)
                found.append(reached[1])
    return _maximal(found)


def _pool_of(board: Board, seat: Seat) -> list[str]:
    """The mana in a pool, one by one as far as anybody would compare it."""
    return [unit.kind for unit in board.game.players[seat].pool for _ in range(min(unit.amount, MOST_MANA))]


def _answer(decision: Decision, validate: Any) -> Any:
    """Any legal answer: what is sacrificed or discarded for mana is of no account here."""
    answer = decision.check(decision.some_answer(lambda bound: 0))
    if validate is not None:
        validate(answer)
    return answer


def _options(board: Board, seat: Seat) -> list[Option]:
    """What could be done next: all that the first source can make that is only tapped, else what any other can."""
    every = Entry(f.ACTIVATE_MANA, board.letter(seat), 0, "", "")
    ready = list(mana_abilities(board, seat, every))
    plain = [found for found in ready if _only_taps(found[2])]
    chosen = [found for found in plain if found[0] == plain[0][0]] if plain else ready
    return [option for oid, index, ability in chosen for option in _alternatives(board, seat, oid, index, ability)]


def _only_taps(ability: ActivatedAbility) -> bool:
    return all(cost.taps_source() for cost in ability.costs)


def _alternatives(board: Board, seat: Seat, oid: ObjectId, index: int, ability: ActivatedAbility) -> Iterator[Option]:
    known = isinstance(ability.effect, ManaMaking)
    options = possible_mana(Context(board.game, oid, seat), ability) if known else ("",)
    size = len(options[0]) if options else 0
    if size and all(color * size in options for color in WUBRG):
        yield oid, index, WUBRG[0] * size, True
        options = tuple(option for option in options if option[:1] not in WUBRG)
    for option in options:
        yield oid, index, option, False


def _used(board: Board, seat: Seat, pool: str, option: Option) -> tuple[Board, str] | None:
    """The game and the pool after a mana ability; None if it could not be used."""
    oid, index, mana, of_any = option
    reached = Board(board.game.clone(), board.letters)
    before = _pool_of(board, seat)
    try:
        activate_mana(reached.game, oid, seat, reached.game.chars(oid).abilities.mana[index], mana)
    except EngineError:
        return None
    after = _pool_of(reached, seat)
    letters = list(pool)
    for kind in before:  # what was spent for it is gone, what is left is not new
        if kind in after:
            after.remove(kind)
        elif kind in letters:
            letters.remove(kind)
        elif ANY in letters:
            letters.remove(ANY)
    made = [ANY if of_any and kind == mana[:1] else kind for kind in after]
    return reached, _sorted("".join((*letters, *made)))


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
