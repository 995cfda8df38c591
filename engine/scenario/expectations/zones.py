"""Checks of zones: numbers of objects, single cards, the stack, labelled objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, LIBRARY, OUTSIDE, OWNED_ZONES
from engine.game.rules.questions.looking import TOP_CARD_REVEALED
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.scenario.expectations.checking import Finding, Moment, checker, number, truth
from engine.scenario.labels import begins, folded
from engine.scenario.stack_labels import stack_labels

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.scenario.format import Expectation

SIDEBOARD, EMBLEMS = "sideboard", "emblems"


def cards_in(moment: Moment, wanted: Expectation, zone: str) -> list[ObjectId]:
    """The objects in a zone that a check is about."""
    game, seat = moment.game, moment.seat(wanted)
    if zone == BATTLEFIELD:
        return moment.permanents(wanted)
    place = {SIDEBOARD: OUTSIDE, EMBLEMS: COMMAND}.get(zone, zone)
    if place in OWNED_ZONES:
        owners = [seat] if seat is not None else list(range(len(game.players)))
        found = [oid for owner in owners for oid in game.zone(place, owner)]
    else:
        found = [oid for oid in game.zone(place) if seat is None or game.obj(oid).owner == seat]
    if zone == EMBLEMS:
        found = [oid for oid in found if _is_emblem(moment, oid)]
    reference = wanted.get("name")
    return found if reference is None else [oid for oid in found if moment.board.fits(reference, oid)]


def _is_emblem(moment: Moment, oid: ObjectId) -> bool:
    definition = moment.game.obj(oid).definition
    return definition is not None and not definition.form.card


@checker("count")
def count(moment: Moment, wanted: Expectation) -> Finding:
    """The number of objects in a zone."""
    found = cards_in(moment, wanted, wanted.get("zone"))
    if wanted.get("tokens"):
        found = [oid for oid in found if moment.game.obj(oid).token]
    return number(wanted, len(found))


@checker("card_counters")
def card_counters(moment: Moment, wanted: Expectation) -> Finding:
    """Counters on a card in a hand, a graveyard or exile."""
    zones = [wanted.get("zone")] if wanted.get("zone") else [EXILE, "graveyard", "hand"]
    found = [oid for zone in zones for oid in cards_in(moment, wanted, zone)]
    if not found:
        return Finding(False, "there is no such card")
    return number(wanted, moment.game.obj(found[0]).counters.get(wanted.get("counter"), 0))


@checker("exiled_card_subtype")
def exiled_card_subtype(moment: Moment, wanted: Expectation) -> Finding:
    """Whether some exiled card of a name has a subtype."""
    found = cards_in(moment, wanted, EXILE)
    subtype = folded(wanted.get("subtype"))
    return truth(wanted, any(subtype in map(folded, moment.game.chars(oid).subtypes) for oid in found))


@checker("library_card")
def library_card(moment: Moment, wanted: Expectation) -> Finding:
    """The card at a place of a library, counted from the top."""
    seat = moment.seat(wanted) or 0
    library = moment.game.zone(LIBRARY, seat)
    place = int(wanted.get("position"))
    if not 0 <= place < len(library):
        return Finding(False, f"the library has {len(library)} cards")
    return truth(wanted, moment.board.fits(wanted.get("name"), library[place]), moment.board.shown(library[place]))


@checker("top_card_revealed")
def top_card_revealed(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a player plays with the top card of their library revealed."""
    seat = moment.seat(wanted) or 0
    return truth(wanted, any(answer is True for answer in verdicts(moment.game, TOP_CARD_REVEALED, seat)))


@checker("stack_size")
def stack_size(moment: Moment, wanted: Expectation) -> Finding:
    """The number of objects on the stack."""
    return number(wanted, len(moment.game.stack))


@checker("stack_object")
def stack_object(moment: Moment, wanted: Expectation) -> Finding:
    """The number of objects on the stack whose label begins with a text."""
    found = 0
    for oid in moment.game.stack:
        labels, names = stack_labels(moment.game, oid)
        found += any(begins(label, wanted.get("text"), names) for label in labels)
    return number(wanted, found)


@checker("ref_zone")
def ref_zone(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a labelled object is in a zone."""
    found = moment.game.find(moment.board.labelled(wanted.get("ref")))
    zone = wanted.get("zone")
    here = found.zone if found is not None and not found.phased_out else "nowhere"
    return truth(wanted, here == {SIDEBOARD: OUTSIDE}.get(zone, zone), here)
