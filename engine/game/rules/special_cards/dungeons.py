"""Dungeons (CR 309): the cards outside the game and in the command zone, and venturing into them.

See CR 701.46.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.editions import MODERN
from engine.core.identity import NOBODY
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.core.zones import COMMAND, OUTSIDE
from engine.game.events.cards import PlayerDid
from engine.game.events.dungeons import COMPLETED, MARKER, CompleteDungeon, MoveVentureMarker
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.events.triggers import abilities_of
from engine.game.rules.hooks import PROGRESS
from engine.game.rules.questions.rule_modifiers import refused
from engine.game.rules.state_based import state_based_check
from engine.game.rules.variants.supplementary import SupplementaryList, supplementary
from engine.meaning.cards import DUNGEON
from engine.meaning.message import say
from engine.meaning.progress import Progress
from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.rules.context import Context
    from engine.game.rules.variants.sitting import Sitting
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.cards import CardDefinition
    from engine.meaning.characteristics import Characteristics

WHICH_DUNGEON = Purpose("dungeon", "309.2a")
WHICH_ROOM = Purpose("room", "309.5a")

MAY_BE_ENTERED: Question[Refusal] = Question(
    "may_be_entered", "309.4", about="dungeon card", details=("quality",), answer="Refusal"
)

VENTURED = Deed("venture into the dungeon")  # the deed that abilities wait for


@record
class Room:
    """A room of a dungeon (CR 309.4): its name, which tells it from the others, and where its arrows lead."""

    name: str
    leads_to: tuple[str, ...] = ()


class DungeonCards(SupplementaryList):
    """The dungeon cards that every player owns outside the game (CR 309.2): those that are at hand."""

    name = "dungeons"
    title = "dungeon cards"
    rule = "309.2"
    card_types = (DUNGEON,)
    communal = True
    offered = False

    def set_up(self, game: Game, sitting: Sitting) -> None:
        for seat in range(len(sitting.seats)):
            set_aside(game, seat, sitting.together(self.name))


supplementary(DungeonCards())


def set_aside(game: Game, seat: Seat, dungeons: Sequence[CardDefinition]) -> None:
    """Let a player own dungeon cards outside the game (CR 309.2)."""
    for definition in dungeons:
        make_card(game, definition, seat, OUTSIDE)


def rooms(game: Game, dungeon: ObjectId) -> tuple[Room, ...]:
    """The rooms of a dungeon from the topmost to the bottommost."""
    triggered = game.chars(dungeon).abilities.triggered
    found = ((ability.pattern.room, ability.pattern.leads_to) for ability in triggered)
    return tuple(Room(name, leads_to) for name, leads_to in found if name)


def dungeon_of(game: Game, seat: Seat) -> ObjectId:
    """The dungeon card that a player owns in the command zone (CR 309.3); NOBODY if there is none."""
    mine = (oid for oid in game.zone(COMMAND) if game.obj(oid).owner == seat)
    return next((oid for oid in mine if DUNGEON in game.chars(oid).types), NOBODY)


def current_room(game: Game, dungeon: ObjectId) -> Room | None:
    """The room in which the venture marker is; None if it is on no room of that dungeon."""
    marked = game.obj(dungeon).marks.get(MARKER)
    return next((room for room in rooms(game, dungeon) if room.name == marked), None)


def at_the_bottom(game: Game, dungeon: ObjectId) -> bool:
    """Whether the venture marker is on the bottommost room, from which no arrow leads."""
    room = current_room(game, dungeon)
    return room is not None and not room.leads_to


def completed(game: Game, seat: Seat) -> tuple[str, ...]:
    """The names of the dungeons that a player has completed, in order (CR 309.7)."""
    found = game.players[seat].marks.get(COMPLETED, ())
    return found if isinstance(found, tuple) else ()


def venture(ctx: Context, seat: Seat, quality: str = "") -> bool:
    """A player ventures into the dungeon, or into a dungeon with some quality (CR 701.46).

    Whether they could.
    """
    game = ctx.game
    mine = dungeon_of(game, seat)
    room = current_room(game, mine) if mine != NOBODY else None
    if room is not None and room.leads_to:
        done = _go_on(ctx, seat, mine, room)
    else:
        if mine != NOBODY:
            ctx.happen(CompleteDungeon(seat, mine))  # CR 309.5b
        done = _enter(ctx, seat, quality)
    if done:
        ctx.happen(PlayerDid(seat, VENTURED))
    return done


def _go_on(ctx: Context, seat: Seat, dungeon: ObjectId, room: Room) -> bool:
    """Follow an arrow from the room, which the player chooses if there are several (CR 309.5a)."""
    prompt = say("which_room_do_you_enter", room=room.name)
    following = ctx.choose_option(seat, room.leads_to, purpose=WHICH_ROOM, prompt=prompt)
    return bool(ctx.happen(MoveVentureMarker(seat, dungeon, following)))


def _enter(ctx: Context, seat: Seat, quality: str) -> bool:
    """Put a dungeon card from outside the game into the command zone, the marker on its topmost room (CR 309.2a)."""
    chosen = ctx.choose_one(
        seat, _appropriate(ctx.game, seat, quality), purpose=WHICH_DUNGEON, rule="309.2a",
        prompt=say("which_dungeon_do_you_enter"), good=True,
    )  # fmt: skip
    moves = [ZoneChange(oid, COMMAND, cause="venture") for oid in chosen]
    for event in ctx.happen(*moves) if moves else ():
        if isinstance(event, ZoneChange):
            ctx.happen(MoveVentureMarker(seat, event.new, rooms(ctx.game, event.new)[0].name))
            return True
    return False


def _appropriate(game: Game, seat: Seat, quality: str) -> Iterator[ObjectId]:
    """The dungeon cards that a player owns outside the game and may enter, with a quality if one is asked for."""
    for oid in game.zone(OUTSIDE, seat):
        chars = game.chars(oid)
        fits = DUNGEON in chars.types and (not quality or quality in chars.subtypes)
        if fits and refused(game, MAY_BE_ENTERED, oid, quality=quality) is None:
            yield oid


def done_with(game: Game) -> Iterator[tuple[Seat, ObjectId]]:
    """The dungeons whose marker is on the bottommost room and whose room abilities have left the stack.

    See CR 309.6.
    """
    for oid in game.zone(COMMAND):
        if at_the_bottom(game, oid) and not any(ability.pattern.room for ability in abilities_of(game, oid)):
            yield game.obj(oid).owner, oid


@state_based_check("704.5t", editions=MODERN)
def gone_through(game: Game) -> Iterator[CompleteDungeon]:
    """A dungeon in whose bottommost room the marker is leaves the game once no room ability of it is left."""
    for owner, oid in done_with(game):
        yield CompleteDungeon(owner, oid)


@PROGRESS("309.4")
def room_of_the_marker(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """The room in which its owner's venture marker is, counted from the topmost."""
    marked = found.marks.get(MARKER)
    if marked and DUNGEON in chars.types:
        names = [room.name for room in rooms(game, found.id)]
        number = names.index(str(marked)) + 1 if marked in names else 0
        yield Progress("room", number, len(names), say("in_room", room=str(marked)), str(marked))
