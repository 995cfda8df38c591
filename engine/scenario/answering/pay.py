"""Which way of paying for a spell is taken, where there are several (scenario format, section 8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import replace
from engine.game.rules.casting.casting_options import permissions
from engine.scenario.actions import way_labels, way_of
from engine.scenario.failures import ScriptFailed
from engine.scenario.format import CHOICE, ILLEGAL_ANSWER, PAY, PICK
from engine.scenario.labels import begins, contains, folded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import Seat
    from engine.game.decisions.act import Action
    from engine.scenario.answering.asker import Asker
    from engine.scenario.format import Answer, Entry, Reference


def ways_by_payment(asker: Asker, found: Sequence[Action], entry: Entry, seat: Seat) -> list[Action]:
    """The ways to pay in the order in which they are to be tried.

    A `pay` answer says which, else the printed cost comes first.

    An answer is asked for only where there is more than one way; one that fits the only way is used up.
    """
    if not found:
        return []
    first = found[0].oid
    ways = [action for action in found if action.oid == first]
    permitted = _permitted(asker, ways, entry, seat)
    if permitted:
        return [*permitted, *(action for action in found if action not in permitted)]
    answer = asker.queues.front(entry.seat, CHOICE, (PAY,))
    paid = _paid_as(asker, answer, found, entry, seat) if answer is not None else []
    if paid:
        return paid
    if answer is not None and len(ways) > 1 and not entry.using:
        raise ScriptFailed(ILLEGAL_ANSWER, f"{entry}: no way to pay is meant by {answer}", seat=entry.seat)
    return list(found) if entry.using else sorted(found, key=lambda action: bool(action.way))


def _paid_as(asker: Asker, answer: Answer, found: Sequence[Action], entry: Entry, seat: Seat) -> list[Action]:
    """The ways of one object that an answer means, the one whose cost is named first; the answer is used up by them."""
    paid = [action for action in found if _is_meant(asker, action, answer, seat)]
    if not paid:
        return []
    asker.queues.use(answer)
    asker.log.note(f"{entry.seat} pays as {answer}")
    same = [action for action in paid if action.oid == paid[0].oid]
    return sorted(same, key=lambda action: not _fits_cost(asker, action, answer))


def _permitted(asker: Asker, ways: Sequence[Action], entry: Entry, seat: Seat) -> list[Action]:
    """The ways that the permission allows which an answer names: by the beginning of the name of the object that gives
    it, or by the card's own name where it needs none. Those for the mana cost come first."""
    answer = asker.queues.front(entry.seat, CHOICE, (PICK,))
    if answer is None or not answer.picks[0].name:
        return []
    meant = [action for action in ways if _is_permitted_by(asker, answer.picks[0], action, seat, len(ways) > 1)]
    if meant:
        asker.queues.use(answer, 1)
        asker.log.note(f"{entry.seat} casts it as {answer} permits")
    return sorted(meant, key=lambda action: _costs_otherwise(asker, action, seat))


def _is_permitted_by(asker: Asker, what: Reference, action: Action, seat: Seat, several: bool) -> bool:
    """Whether a way to cast a card rests on the permission of something; on none, where there are several ways."""
    if not action.way:
        return several and asker.board.fits(what, action.oid)
    way = way_of(asker.board, action, seat)
    if way is None:
        return False
    if way.uses is not None:
        sources = [way.uses[0]]
    else:
        given = permissions(asker.board.game, action.oid, seat)
        sources = [source for source, other in given if replace(other, label=way.label) == way]
    return any(begins(name, what.name) for source in sources for name in asker.board.names(source))


def _costs_otherwise(asker: Asker, action: Action, seat: Seat) -> bool:
    way = way_of(asker.board, action, seat)
    return way is not None and way.costs is not None


def _is_meant(asker: Asker, action: Action, answer: Answer, seat: Seat) -> bool:
    """Whether a way of casting is the one that a `pay` answer describes, as far as it does."""
    wanted = answer.value
    if wanted["how"] == "normal":
        return not action.way
    way = way_of(asker.board, action, seat)
    if way is None or not action.way:
        return False
    if wanted["how"] == "free":
        return way.costs == ()
    return not wanted["keyword"] or folded(wanted["keyword"]) == folded(action.way)


def _fits_cost(asker: Asker, action: Action, answer: Answer) -> bool:
    """Whether the words of the alternative cost say the cost that the answer gives."""
    cost = answer.value["cost"]
    return not cost or any(contains(label, cost) for label in way_labels(asker.board, action))
