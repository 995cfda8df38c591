"""Checks of the status and the designations of permanents, and of who was declared in combat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.identity import is_player
from engine.core.keys import Mark
from engine.game.state.halves import UNLOCKED
from engine.scenario.expectations.checking import Finding, Moment, about_permanents, checker, shown_names, truth
from engine.scenario.labels import folded

if TYPE_CHECKING:
    from engine.game.state.objects import GameObject
    from engine.scenario.format import Expectation


def _marked(name: str) -> Callable[[Moment, GameObject], bool]:
    return lambda moment, found: bool(found.marks.get(Mark.computed(name)))


def _in_combat(moment: Moment, found: GameObject, group: str) -> bool:
    combat = moment.game.combat
    return combat is not None and found.id in getattr(combat, group)


def _is_cause(cause: str) -> Callable[[Moment, GameObject], bool]:
    return lambda moment, found: found.face_down == cause


STATES: dict[str, Callable[[Moment, GameObject], bool]] = {
    "transformed": lambda moment, found: bool(found.face) and found.definition is not None
    and found.definition.form.turns,
    "flipped": lambda moment, found: found.flipped,
    "face_down": lambda moment, found: bool(found.face_down),
    "phased_in": lambda moment, found: not found.phased_out,
    "copy": lambda moment, found: moment.board.is_copy(found.id),
    "token": lambda moment, found: found.token,
    "attacking": lambda moment, found: _in_combat(moment, found, "attacking"),
    "blocked": lambda moment, found: _in_combat(moment, found, "blocked"),
    "manifested": _is_cause("manifest"),
    "cloaked": _is_cause("cloak"),
    "morphed": _is_cause("morph"),
    "disguised": _is_cause("disguise"),
    "prototyped": lambda moment, found: found.values.uses_inset,
    "ring_bearer": _marked("ring-bearer"),
    "left_door_unlocked": _marked(UNLOCKED[0]),
    "right_door_unlocked": _marked(UNLOCKED[1]),
}  # fmt: skip


@checker("state")
def state(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a permanent has a status or a designation."""
    name = str(wanted.get("state"))
    judge_state = STATES.get(name) or _marked(name)
    if name == "phased_in" and wanted.get("value", True) is False:
        gone = [oid for oid in moment.game.battlefield if moment.board.fits(wanted.get("name"), oid)]
        return Finding(any(moment.game.obj(oid).phased_out for oid in gone), "it is phased in")
    return about_permanents(moment, wanted, lambda oid: truth(wanted, judge_state(moment, moment.game.obj(oid))))


@checker("attackers", "blockers")
def declared(moment: Moment, wanted: Expectation) -> Finding:
    """Exactly the creatures that a player declared as attackers or blockers this combat."""
    combat = moment.game.combat
    seat = moment.seat(wanted)
    group = () if combat is None else getattr(combat, f"declared_{wanted.check}")
    mine = [oid for oid in group if not is_player(oid) and moment.game.controller(oid) == seat]
    found = sorted(folded(moment.board.shown(oid)) for oid in mine)
    return Finding(found == sorted(map(folded, wanted.get("names"))), shown_names(moment, mine))
