"""Melded permanents (CR 712): which cards form a pair, and in which order they arrive where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Purpose
from engine.core.record import replace
from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY
from engine.game.decisions.choices import ChooseOption
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.context import ask
from engine.game.rules.hooks import PROGRESS, SETTLED
from engine.game.state.merging import is_merged
from engine.meaning.message import say
from engine.meaning.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import ObjectId
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.cards import Face
    from engine.meaning.characteristics import Characteristics

TO_ARRANGE = Purpose("arrange", "712.21b")

_PROMPTS = {
    GRAVEYARD: say("arrange_graveyard"),
    LIBRARY: say("arrange_library"),
    EXILE: say("arrange_exile"),
}


def melded_face(game: Game, oids: tuple[ObjectId, ...]) -> Face | None:
    """The face that two cards of one meld pair have together (CR 701.37b); None if they can't be melded."""
    if len(oids) != 2:
        return None
    backs = []
    for oid in oids:
        found = game.find(oid)
        card = found.definition if found is not None and not found.token else None
        if card is None or not card.form.melds or len(card.faces) < 2 or found is None or found.zone == BATTLEFIELD:
            return None
        backs.append(card)
    first, second = backs
    return first.faces[1] if first.name != second.name and first.faces[1].name == second.faces[1].name else None


@SETTLED("712.21")
def arranged(game: Game, event: ZoneChange) -> ZoneChange:
    """A melded permanent's leaving, its cards in the order that a player has chosen (CR 712.21a, 712.21b).

    Their owner arranges them in a graveyard or library; whoever exiles them, in exile.
    """
    if event.order or event.to not in _PROMPTS:
        return event
    found = game.find(event.oid)
    if found is None or not found.parts or found.zone != BATTLEFIELD or found.definition is None:
        return event
    names = (found.definition.front.name, *(part.definition.front.name for part in found.parts))
    known = event.by in game.objects or event.by in game.last_known
    seat = game.controller(event.by) if event.to == EXILE and known else found.owner
    decision = ChooseOption(seat=seat, options=names, purpose=TO_ARRANGE, prompt=_PROMPTS[event.to], source=event.oid)
    first: int = ask(game, decision)
    return replace(event, order=(first, *(number for number in range(len(names)) if number != first)))


@PROGRESS("712.4")
def is_melded(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """That a permanent is represented by several cards."""
    if is_merged(found):
        yield Progress("merged", len(found.parts) + 1, words=say("merged", number=len(found.parts) + 1))
    elif found.parts:
        yield Progress("melded", 1, words=say("melded"))
