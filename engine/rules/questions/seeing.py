"""Who may see what (CR 400.2, 708.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, STACK
from engine.rules.questions.asking import affirmed
from engine.rules.questions.looking import MAY_LOOK, MAY_LOOK_AT, MAY_SEE_TOP_CARD, PLAYS_REVEALED, TOP_CARD_REVEALED

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.decisions.decision import Decision
    from engine.state.game import Game

PUBLIC = (BATTLEFIELD, STACK, GRAVEYARD, COMMAND)


def may_see(game: Game, seat: Seat, oid: ObjectId, decision: Decision | None = None) -> bool:
    """Whether a player may see the face of a card (CR 400.2, 708.5); a decision shows them what it is about."""
    found = game.objects[oid]
    if oid in shown_by(decision, seat):
        return True
    if found.zone == COMMAND:
        return not found.face_down  # an Attraction deck is seen by nobody (CR 717.2)
    if found.zone in PUBLIC:
        return not found.face_down or game.controller(oid) == seat
    if found.zone == EXILE:
        allowed = found.marks.get(MAY_LOOK) == seat
        return not found.face_down or allowed or affirmed(game, MAY_LOOK_AT, oid, seat=seat)
    if found.zone == HAND:
        teammates = game.teams.of[seat]  # they may review each other's hands (CR 808.5, 810.5)
        return found.owner in teammates or affirmed(game, PLAYS_REVEALED, found.owner)
    if found.zone == LIBRARY:
        order = game.zone(LIBRARY, found.owner)
        if order and order[0] == oid:
            shown = affirmed(game, TOP_CARD_REVEALED, found.owner)
            return shown or (seat == found.owner and affirmed(game, MAY_SEE_TOP_CARD, found.owner))
    return False


def shown_by(decision: Decision | None, seat: Seat) -> frozenset[ObjectId]:
    """The cards that a decision of this seat shows: what is looked at, searched or chosen from."""
    if decision is None or decision.seat != seat:
        return frozenset()
    refs: list[ObjectId] = []
    for name in ("candidates", "objects"):
        refs.extend(getattr(decision, name, ()))
    return frozenset(refs)
