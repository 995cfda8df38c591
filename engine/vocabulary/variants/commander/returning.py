"""Commanders that go to the command zone again (CR 903.9, 704.6d)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.keys import Mark, Purpose
from engine.core.record import record, replace
from engine.core.zones import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY
from engine.game.decisions.choices import YesNo
from engine.game.events.status import SetMark
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.context import ask
from engine.game.rules.hooks import MOVING, OfTheRules
from engine.game.rules.questions.commanders import commander_card, commanders_of, is_commander
from engine.game.rules.state_based import state_based_check
from engine.meaning.families import Replacement
from engine.meaning.message import say

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.events.event import Event
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

TO_RETURN_COMMANDER = Purpose("commander", "903.9a")

RETURNS_FROM = (HAND, LIBRARY)  # instead of which zones a commander may go to the command zone (CR 903.9b)
STAYS = Mark("stays where it is")  # the mark of a commander whose owner was asked once for this zone


def wants_it_in_command_zone(game: Game, oid: ObjectId, rule: str) -> bool:
    """Whether its owner puts a commander into the command zone (CR 903.9)."""
    found = game.obj(oid)
    name = found.definition.name if found.definition is not None else say("your_commander")
    question = YesNo(
        seat=found.owner, prompt=say("put_into_the_command_zone", card=name), purpose=TO_RETURN_COMMANDER, source=oid,
        rule=rule,
    )  # fmt: skip
    return bool(ask(game, question))


@record
class ReturnsToCommandZone(Replacement):
    """A commander may go to the command zone instead of its owner's hand or library (CR 903.9b)."""

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if event.to not in RETURNS_FROM or event.origin == event.to:
            return False
        return is_commander(ctx.game, ctx.obj(event.oid))

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[Event]:
        if not wants_it_in_command_zone(ctx.game, event.oid, "903.9b"):
            return (event,)
        found = ctx.obj(event.oid)
        card = commander_card(ctx.game, found)
        if found.parts and card is not None:  # a melded permanent: only that card of it (CR 903.9c)
            return (replace(event, apart=(*event.apart, (card, COMMAND))),)
        return (replace(event, to=COMMAND, index=None, face_down=""),)


@MOVING("903.9b")
def to_the_command_zone(game: Game, event: ZoneChange) -> Iterator[OfTheRules]:
    """Once for each zone it would go to: it may apply again."""
    if event.to in RETURNS_FROM:
        words = say("may_go_to_the_command_zone")
        yield OfTheRules(("commander", event.oid, event.to), ReturnsToCommandZone(), words)


@state_based_check("704.6d")
def commanders_elsewhere(game: Game) -> Iterator[Event]:
    """A commander that has just been put into a graveyard or exile may go to the command zone."""
    for seat in game.seats():
        cards = commanders_of(game, seat)
        if not cards:
            continue
        for oid in (*game.zone(GRAVEYARD, seat), *game.zone(EXILE, NOBODY)):
            found = game.obj(oid)
            if found.card in cards and STAYS not in found.marks:
                wanted = wants_it_in_command_zone(game, oid, "704.6d")
                yield ZoneChange(oid, COMMAND, cause="state-based") if wanted else SetMark(oid, STAYS)
