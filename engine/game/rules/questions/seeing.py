"""Who may see what (CR 400.2, 708.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE, STACK
from engine.game.events.cards import Draw, PlayerDid, Reveal, ShuffleLibrary
from engine.game.events.chance import UseChance
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.hooks import SHOWN_AT_THE_END
from engine.game.rules.questions.companions import COMPANION
from engine.game.rules.questions.looking import (
    LOOK,
    MAY_LOOK,
    MAY_LOOK_AT,
    MAY_SEE_TOP_CARD,
    PLAYS_REVEALED,
    TOP_CARD_REVEALED,
)
from engine.game.rules.questions.rule_modifiers import affirmed
from engine.game.state.controlled_players import controlled_by

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

PUBLIC = (BATTLEFIELD, STACK, GRAVEYARD, COMMAND)
LOOKED_THROUGH = (HAND, LIBRARY, COMMAND, OUTSIDE)  # the last one by its owner alone


def shown_at_the_end(game: Game, found: GameObject) -> bool:
    """Whether a face-down object is shown to all as its owner leaves, or as the game ends.

    See CR 708.9, 702.143f.
    """
    if not found.face_down and not any(part.face_down for part in found.parts):
        return False
    return found.zone in (BATTLEFIELD, STACK) or any(declared(game, found) for declared in SHOWN_AT_THE_END)


def shows_hidden(event: object) -> bool:
    """Whether somebody saw hidden cards, or chance was used, as something happened."""
    if isinstance(event, (Draw, Reveal, ShuffleLibrary, UseChance)):
        return True
    if isinstance(event, PlayerDid):
        return event.deed.sees_hidden
    return isinstance(event, ZoneChange) and event.origin == LIBRARY


def may_see(game: Game, seat: Seat, oid: ObjectId, decision: Decision | None = None) -> bool:
    """Whether a player may see the face of a card (CR 400.2, 708.5).

    A decision shows them what it is about.

    Who controls another player sees what that player sees (CR 720.4).
    """
    theirs = controlled_by(game, seat)
    return any(_may_see(game, one, oid, decision) for one in (seat, *theirs))


def _may_see(game: Game, seat: Seat, oid: ObjectId, decision: Decision | None) -> bool:
    found = game.objects[oid]
    if oid in shown_by(game, decision, seat):
        return True
    if game.over and shown_at_the_end(game, found):
        return True
    if found.zone in (*PUBLIC, EXILE):
        return not found.face_down or _may_look_at(game, seat, found)
    if found.zone == OUTSIDE:
        return bool(found.marks.get(COMPANION))
    if found.zone == HAND:
        teammates = game.teams.of[seat]  # they may review each other's hands (CR 808.5, 810.5)
        known = found.owner in teammates or oid in used(game) or oid in looked_at(game, seat)
        return known or affirmed(game, PLAYS_REVEALED, found.owner)
    on_top = found.zone == LIBRARY and game.zone(LIBRARY, found.owner)[:1] == (oid,)
    return on_top and _top_shown(game, seat, found.owner)


def _may_look_at(game: Game, seat: Seat, found: GameObject) -> bool:
    """Whether a player may look at what is face down (CR 406.3, 708.5); at an Attraction deck, nobody (717.2)."""
    allowed = found.marks.get(MAY_LOOK) == seat
    if found.zone == EXILE:
        return allowed or affirmed(game, MAY_LOOK_AT, found.id, seat=seat)
    if allowed or (found.zone != COMMAND and game.controller(found.id) == seat):
        return True
    return found.zone == BATTLEFIELD and affirmed(game, MAY_LOOK_AT, found.id, seat=seat)


def _top_shown(game: Game, seat: Seat, owner: Seat) -> bool:
    """Whether effects show a player the top card of a library."""
    if affirmed(game, TOP_CARD_REVEALED, owner):
        return True
    return seat == owner and affirmed(game, MAY_SEE_TOP_CARD, owner)


def shown_by(game: Game, decision: Decision | None, seat: Seat) -> frozenset[ObjectId]:
    """The cards of hidden zones and of decks that a decision of this seat shows.

    It is made by looking at them.

    What is face down where everyone sees it is chosen, targeted and ordered without a look at its face (CR 708.5).
    Who makes it for another player does not see cards from outside the game (CR 720.4).
    """
    if decision is None or seat not in (decision.seat, decision.asked_of):
        return frozenset()
    zones = LOOKED_THROUGH if seat == decision.seat else LOOKED_THROUGH[:-1]
    refs: list[ObjectId] = []
    for name in ("candidates", "objects"):
        refs.extend(getattr(decision, name, ()))
    return frozenset(ref for ref in refs if ref in game.objects and game.objects[ref].zone in zones)


def used(game: Game) -> frozenset[ObjectId]:
    """The sources of the abilities on the stack; one in a hidden zone was revealed (CR 602.2a)."""
    stack = game.zone(STACK)
    if not stack:
        return frozenset()
    items = (game.objects[oid].stack for oid in stack)
    return frozenset(item.source for item in items if item is not None and item.ability is not None)


def looked_at(game: Game, seat: Seat) -> frozenset[ObjectId]:
    """The cards of hands that a player has looked at this turn, as long as all of them are still there.

    See CR 701.16d.

    Once one has left, its owner could have mixed the others: nobody can tell any more which it was.
    """
    return game.cache.now(game, ("looked at", seat), lambda: _looked_at(game, seat))  # type: ignore[no-any-return]


def _looked_at(game: Game, seat: Seat) -> frozenset[ObjectId]:
    known: set[ObjectId] = set()
    for event in game.history.this_turn:
        if isinstance(event, PlayerDid) and event.deed == LOOK and event.player == seat:
            there = [oid in game.objects and game.objects[oid].zone == HAND for oid in event.oids]
            known.update(event.oids if all(there) else ())
    return frozenset(known)
