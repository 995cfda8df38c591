"""Sector designations of creatures (CR 704.5u, 702.158)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.editions import MODERN
from engine.core.identity import ObjectId, Seat
from engine.core.keys import Mark
from engine.game.decisions.choices import ChooseOption
from engine.game.decisions.purposes import WHICH_SECTOR
from engine.game.events.status import SetMark
from engine.game.rules.context import ask
from engine.game.rules.state_based import MARKS, MODIFIERS, state_based_check
from engine.meaning.message import NameOf, say
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics

SCULPTS_SPACE: Question[bool] = Question(
    "sculpts_space", "704.5u", about="permanent", answer="True: creatures get sectors"
)

SECTOR = Mark("sector")
SECTORS = ("alpha", "beta", "gamma")


@state_based_check(
    "704.5u", each="permanent", showing=MODIFIERS | MARKS, marked=SECTOR, speaking=SCULPTS_SPACE, editions=MODERN
)
def sectors(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """Creatures without a sector get one while somebody sculpts space.

    Designations end when nobody does any more.
    """
    if SCULPTS_SPACE in chars.abilities.modifiers:
        if obj.id == _sculptors(game)[0]:
            yield from _designations(game)
    elif SECTOR in obj.marks and not _sculptors(game) and not _sculpted_on_stack(game):
        yield SetMark(obj.id, SECTOR, None)


def _sculptors(game: Game) -> list[ObjectId]:
    return [oid for oid in game.permanents() if SCULPTS_SPACE in game.chars(oid).abilities.modifiers]


def _sculpted_on_stack(game: Game) -> bool:
    """Whether an ability is on the stack whose source sculpts space, or did as it last existed (CR 702.158b)."""
    sources = (item.source for oid in game.stack if (item := game.obj(oid).stack) is not None and item.ability)
    return any(SCULPTS_SPACE in game.chars(source).abilities.modifiers for source in sources)


def _designations(game: Game) -> Iterator[Event]:
    """First players without such a permanent choose for their creatures, then the others."""
    with_one = {game.controller(oid) for oid in _sculptors(game)}
    without = [
        oid for oid in game.permanents()
        if SECTOR not in game.obj(oid).marks and "creature" in game.chars(oid).types
    ]  # fmt: skip
    for part in (False, True):
        for seat in game.apnap():
            if (seat in with_one) == part:
                yield from (_chosen(game, seat, oid) for oid in without if game.controller(oid) == seat)


def _chosen(game: Game, seat: Seat, oid: ObjectId) -> SetMark:
    decision = ChooseOption(
        seat=seat, options=SECTORS, purpose=WHICH_SECTOR, prompt=say("choose_the_sector", creature=NameOf(oid)),
        source=oid, rule="704.5u",
    )  # fmt: skip
    return SetMark(oid, SECTOR, SECTORS[ask(game, decision)])
