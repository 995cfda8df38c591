"""Checks of what could be done now: legal actions and attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import is_player
from engine.core.record import replace
from engine.game.decisions.act import CAST, PLAY, Action
from engine.game.rules import combat
from engine.game.rules.casting.legal import legal_actions
from engine.scenario import format as f
from engine.scenario.actions import activations, face_name, is_card, mana_abilities
from engine.scenario.expectations.checking import Finding, Moment, about_permanents, checker, truth
from engine.scenario.format import Entry, Reference
from engine.scenario.labels import begins, folded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import ObjectId, Seat
    from engine.scenario.board import Board
    from engine.scenario.format import Expectation


@checker("playable")
def playable(moment: Moment, wanted: Expectation) -> Finding:
    """Whether an action is legal for a player now, costs included."""
    seat = moment.seat(wanted) or 0
    action = wanted.get("action")
    found = bool(not moment.game.over and _matching(moment, seat, action))
    return truth(wanted, found, "it is legal" if found else "it is not legal")


def _matching(moment: Moment, seat: Seat, action: dict[str, str]) -> Sequence[object]:
    board = moment.board
    offered = legal_actions(moment.game, seat)
    if "activate" in action:
        return _abilities(moment, seat, action["activate"], offered)
    kind, name = (CAST, action.get("cast", "")) if "cast" in action else (PLAY, action.get("play_land", ""))
    using = folded(action.get("using", ""))
    found = [act for act in offered if act.kind == kind and folded(act.way).startswith(using)]
    meant = [act for act in found if is_card(board, act, Reference(name=name))]
    exact: list[object] = [act for act in meant if act.way == "fuse" or not _names_both_faces(board, act, name)]
    return exact or [act for act in found if not meant and begins(face_name(board, act), name)]


def _names_both_faces(board: Board, action: Action, name: str) -> bool:
    """Whether a name is the whole one of a card whose faces are cast by their own names.

    Scenario format, section 7.1.
    """
    return " // " in name and folded(face_name(board, action)) != folded(name)


def _abilities(moment: Moment, seat: Seat, text: str, offered: Sequence[Action]) -> Sequence[object]:
    """The activations and special actions that a label means, or else the mana abilities."""
    board = moment.board
    entry = Entry(f.ACTIVATE_MANA, board.letter(seat), 0, "", "", ability=text)
    return activations(board, offered, replace(entry, do=f.ACTIVATE)) or list(mana_abilities(board, seat, entry))


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
