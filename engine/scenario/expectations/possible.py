"""Checks of what could be done now: legal actions, mana that could be made, attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.colors import WUBRG
from engine.core.identity import is_player
from engine.decisions.act import ACTIVATE, CAST, PLAY, SPECIAL
from engine.rules import combat, mana_payment
from engine.rules.legal import legal_actions
from engine.scenario import format as f
from engine.scenario.actions import action_labels, face_name, is_card, mana_abilities
from engine.scenario.expectations.checking import Finding, Moment, about_permanents, checker, number, truth
from engine.scenario.format import Entry, Reference
from engine.scenario.labels import begins, folded
from engine.scenario.stack_labels import own_names

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.scenario.format import Expectation

ANY = "*"  # mana of any colour, in a combination
MOST_COMBINATIONS = 2000


@checker("playable")
def playable(moment: Moment, wanted: Expectation) -> Finding:
    """Whether an action is legal for a player now, costs included."""
    seat = moment.seat(wanted) or 0
    action = wanted.get("action")
    found = bool(not moment.game.over and _matching(moment, seat, action))
    return truth(wanted, found, "it is legal" if found else "it is not legal")


def _matching(moment: Moment, seat: Seat, action: dict[str, str]) -> list[object]:
    board = moment.board
    offered = legal_actions(moment.game, seat)
    if "activate" in action:
        text = action["activate"]
        entry = Entry(f.ACTIVATE_MANA, board.letter(seat), 0, "", "", ability=text)
        named: list[object] = [
            act
            for act in offered
            if act.kind in (ACTIVATE, SPECIAL)
            and any(begins(label, text, own_names(moment.game, act.oid)) for label in action_labels(board, act))
        ]
        return named or list(mana_abilities(board, seat, entry))
    kind, name = (CAST, action.get("cast", "")) if "cast" in action else (PLAY, action.get("play_land", ""))
    using = folded(action.get("using", ""))
    found = [act for act in offered if act.kind == kind and folded(act.way).startswith(using)]
    exact: list[object] = [act for act in found if is_card(board, act, Reference(name=name))]
    return exact or [act for act in found if begins(face_name(board, act), name)]


# -- mana that could be made ------------------------------------------------------------------------------------------


def combinations(moment: Moment, seat: Seat) -> list[str]:
    """The maximal combinations of mana that a player could make with the untapped sources, each as sorted letters."""
    found = [""]
    for oid in _sources(moment, seat):
        alternatives = _alternatives(moment, seat, oid)
        if alternatives:
            found = _maximal([_sorted(one + other) for one in found for other in alternatives])[:MOST_COMBINATIONS]
    pool = "".join(mana.kind for mana in moment.game.players[seat].pool)
    return [_sorted(one + pool) for one in found]


def _sources(moment: Moment, seat: Seat) -> list[ObjectId]:
    return list(dict.fromkeys(source.oid for source in mana_payment.sources(moment.game, seat)))


def _alternatives(moment: Moment, seat: Seat, oid: ObjectId) -> list[str]:
    """What one permanent could make: one of the alternatives of one of its abilities."""
    found: list[str] = []
    for source in mana_payment.sources(moment.game, seat):
        if source.oid == oid:
            options = [option for option in source.alternatives if option]
            size = len(options[0]) if options else 0
            if all(color * size in options for color in WUBRG):
                options = [option for option in options if option[:1] not in WUBRG] + [ANY * size]
            found.extend(options)
    return _maximal([_sorted(option) for option in found])


def _sorted(mana: str) -> str:
    return "".join(sorted(mana))


def _maximal(options: list[str]) -> list[str]:
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
def available_mana(moment: Moment, wanted: Expectation) -> Finding:
    """Whether the mana a player could make includes exactly this maximal combination."""
    symbols = str(wanted.get("mana")).replace("{Any}", "{*}").strip("{}").split("}{")
    letters = _sorted("".join("C" * int(symbol) if symbol.isdigit() else symbol for symbol in symbols))
    found = combinations(moment, moment.seat(wanted) or 0)
    shown = ", ".join("".join(f"{{{'Any' if kind == ANY else kind}}}" for kind in one) or "nothing" for one in found)
    return truth(wanted, letters in found, shown)


@checker("available_mana_count")
def available_mana_count(moment: Moment, wanted: Expectation) -> Finding:
    """The number of different maximal combinations of mana that a player could make."""
    return number(wanted, len(dict.fromkeys(combinations(moment, moment.seat(wanted) or 0))))


@checker("may_attack")
def may_attack(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a creature could attack a player this turn."""
    defender = wanted.get("defender")
    letter = defender.get("player") if isinstance(defender, dict) else defender
    player = moment.board.seat(str(letter))
    assert is_player(player)

    def judge(oid: ObjectId) -> Finding:
        refusal = combat.why_not_attack(moment.game, oid, player)
        return truth(wanted, refusal is None, refusal.why if refusal is not None else "it may")

    return about_permanents(moment, wanted, judge)
