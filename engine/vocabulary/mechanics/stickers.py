"""Stickers (CR 123): put on objects, they change those, and stay on them through public zones.

A sticker on an object is a continuous effect that affects it and lasts: its timestamp is that of the sticker (613.7),
copies don't have it, and what the object becomes in a public zone is affected by it (123.5). Which stickers a player
has access to is noted on the player (123.2c).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.keys import Mark, Purpose
from engine.core.record import record
from engine.core.zones import HIDDEN_ZONES
from engine.game.decisions.choices import ChooseOption
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.effects import BeginEffect, EndEffects, KeepEffects
from engine.game.events.stickers import StickerPut
from engine.game.rules.context import ask
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import NOTES, PART_OF_MOVE, PLAYER_NOTES
from engine.game.rules.layers.ability_sets import with_more
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Cost, Instruction, Modification, Reference
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.affected_objects import affected_objects, per_player
from engine.vocabulary.terms.objects.adjectives import status_word
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.events.zone_changes import ZoneChange
    from engine.game.rules.context import Context
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.abilities import Ability
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.message import Message

WHICH_NAME = Purpose("name", "123.6b")
WHICH_STICKER = Purpose("sticker", "123.3")

NAME, ABILITY, SIZE, ART = "name", "ability", "power and toughness", "art"
TICKET = "ticket"  # the kind of counter that pays ticket costs (CR 107.17a)
STICKERS = Mark("stickers")  # on a player: those on the sheets that they have chosen

lexicon("sticker_kind", {"": "a sticker", **{kind: f"{'an' if kind[0] == 'a' else 'a'} {kind} sticker" for kind in
                                              (NAME, ABILITY, SIZE, ART)}})  # fmt: skip


@record
class Sticker:
    """One sticker of a sheet (CR 123.3a): no other is the same, whatever is on it."""

    sheet: str
    number: int
    kind: str
    words: str  # what is printed on it
    cost: int = 0  # tickets
    abilities: tuple[Ability, ...] = ()
    size: tuple[int, int] = (0, 0)


@record
class Stickered(Modification):
    """What a sticker does to the object it is on (CR 123.6b).

    A name sticker stands behind so many words of the object's name.
    """

    sticker: Sticker
    position: int = 0
    reads = READS_NOTHING
    takes = False

    @property
    def layers(self) -> tuple[str, ...]:
        return {ABILITY: ("6",), SIZE: ("7b",)}.get(self.sticker.kind, ("3",))

    @property
    def gives(self) -> tuple[Ability, ...]:
        return self.sticker.abilities

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        if self.sticker.kind == NAME:
            characteristics.name = with_word(characteristics.name, self.sticker.words, self.position)
        elif self.sticker.kind == ABILITY:
            characteristics.abilities = with_more(characteristics.abilities, self.sticker.abilities)
        elif self.sticker.kind == SIZE:
            sized = "creature" in characteristics.types
            if sized or (not ctx.on_battlefield(ref) and "Vehicle" in characteristics.subtypes):  # CR 123.8
                characteristics.power, characteristics.toughness = self.sticker.size


def with_word(name: str, word: str, position: int) -> str:
    """A name with a word behind so many of its words (CR 123.6c).

    If it has fewer, the word stands at the end. A blank is no word.
    """
    parts = name.split()
    places = [0, *(place for place, part in enumerate(parts, start=1) if part.strip("_"))]
    place = places[position] if position < len(places) else len(parts)
    return " ".join((*parts[:place], word, *parts[place:]))


def stickers_on(game: Game, oid: ObjectId) -> tuple[Stickered, ...]:
    """The stickers on an object, the oldest first."""
    return tuple(
        part for effect in game.floating if effect.affected is not None and oid in effect.affected
        for part in effect.parts if isinstance(part, Stickered)
    )  # fmt: skip


def available(game: Game, seat: Seat) -> list[Sticker]:
    """The stickers a player has access to that are on no object they own (CR 123.3)."""
    used = {
        part.sticker for effect in game.floating for part in effect.parts
        if isinstance(part, Stickered) and any(_owner(game, ref) == seat for ref in effect.affected or ())
    }  # fmt: skip
    theirs: Any = game.players[seat].marks.get(STICKERS, ())
    return [sticker for sticker in theirs if sticker not in used]


def _owner(game: Game, ref: Ref) -> Seat:
    found = game.find(ref)
    return found.owner if found is not None else NOBODY


def put_sticker(ctx: Context, seat: Seat, oid: ObjectId, kind: str = "", *, may: bool = False) -> bool:
    """Let a player put a sticker on an object they own and pay its ticket cost (CR 123.3, 123.3b, 123.3c).

    Gives whether one was put there.
    """
    game = ctx.game
    if _owner(game, oid) != seat:
        return False
    tickets = game.players[seat].counters.get(TICKET, 0)
    found = [one for one in available(game, seat) if kind in ("", one.kind) and one.cost <= tickets]
    if not found:
        return False
    options: tuple[str, ...] = tuple(map(in_words, found))
    decision = ChooseOption(
        seat=seat, options=(*options, say("no_sticker")) if may else options, purpose=WHICH_STICKER, rule="123.3",
        prompt=say("choose_a_sticker_for", what=NameOf(oid)), source=ctx.source,
    )  # fmt: skip
    number = ask(game, decision)
    return number < len(found) and _put(ctx, seat, oid, found[number])


def _put(ctx: Context, seat: Seat, oid: ObjectId, sticker: Sticker) -> bool:
    """A certain sticker is put on an object, and its ticket cost is paid (CR 123.3b)."""
    position = _position(ctx, oid, sticker) if sticker.kind == NAME else 0
    if sticker.cost:
        happen(ctx.game, RemoveCounters(seat, TICKET, sticker.cost, ctx.source, cause="cost"))
    effect = FloatingEffect(oid, seat, (Stickered(sticker, position),), (oid,), None)
    return bool(happen(ctx.game, BeginEffect(effect), StickerPut(seat, oid, in_words(sticker))))


def _position(ctx: Context, oid: ObjectId, sticker: Sticker) -> int:
    """Behind how many words of an object's name its controller adds a word (CR 123.6b)."""
    name = ctx.chars(oid).name
    words = sum(1 for part in name.split() if part.strip("_"))
    names = tuple(with_word(name, sticker.words, place) for place in range(words + 1))
    decision = ChooseOption(
        seat=ctx.game.controller(oid), options=names, purpose=WHICH_NAME, rule="123.6b",
        prompt=say("choose_its_new_name"),
        source=ctx.source,
    )  # fmt: skip
    return int(ask(ctx.game, decision)) if words else 0


def in_words(sticker: Sticker) -> Message:
    """A sticker in words, with its ticket cost."""
    key = {NAME: "name_sticker", ABILITY: "ability_sticker", SIZE: "size_sticker", ART: "art_sticker"}[sticker.kind]
    return say(key, words=sticker.words, cost=sticker.cost)


@phrase("{player!} put[s] {kind:sticker_kind} on {what:thing}")
@record
class PutSticker(Instruction):
    """Players put stickers on objects that they own (CR 123.3)."""

    player: PlayerReference
    kind: str
    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        done = False
        for seat, inner in per_player(ctx, self.player):
            for ref in affected_objects(inner, self.what, WHICH_STICKER, seat, good=True):
                done = put_sticker(inner, seat, ref, self.kind) or done
        return done


@phrase("get a ticket counter and you may put a sticker on it", into="cost")
@record
class TicketAndSticker(Cost):
    """What is paid in addition for a spell that was kicked with its sticker kicker (CR 702.33h)."""

    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        ctx.happen(PutCounters(ctx.controller, TICKET, 1, ctx.controller, ctx.source))
        put_sticker(ctx, ctx.controller, ctx.stack_id, may=True)
        return True


def _is_stickered(ctx: Context, ref: Ref) -> bool:
    return bool(stickers_on(ctx.game, ref))  # CR 123.4


status_word("stickered", _is_stickered)


@PART_OF_MOVE("123.5")
def stay_on(game: Game, event: ZoneChange) -> Iterator[Event]:
    """Stickers stay on what moves to a public zone, and come off what is hidden (CR 123.5, 123.5c)."""
    left = (event.oid, *event.joined, event.new)  # what becomes of a spell has its effects already
    about = [effect for effect in game.floating if _is_sticker_on(effect, left)]
    if not about:
        return
    hidden = game.obj(event.new).zone in HIDDEN_ZONES
    ids = tuple(effect.id for effect in about)
    yield EndEffects(ids).apply(game) if hidden else KeepEffects(ids, _retaining(game, event)).apply(game)


def _is_sticker_on(effect: FloatingEffect, oids: tuple[ObjectId, ...]) -> bool:
    stuck = any(isinstance(part, Stickered) for part in effect.parts)
    return stuck and any(oid in (effect.affected or ()) for oid in oids)


def _retaining(game: Game, event: ZoneChange) -> ObjectId:
    """Which of the objects that a permanent of several cards becomes keeps its stickers, as its owner chooses."""
    if not event.also:
        return event.new
    became = tuple(oid for oid in (event.new, *event.also) if game.obj(oid).zone not in HIDDEN_ZONES)
    decision = ChooseOption(
        seat=game.obj(event.new).owner, options=tuple(say("names", names=(NameOf(oid),)) for oid in became),
        purpose=WHICH_STICKER, rule="123.5c", prompt=say("choose_what_keeps_the_stickers"),
    )  # fmt: skip
    return became[ask(game, decision)] if len(became) > 1 else became[0] if became else event.new


@NOTES("123.1")
def seen_on(game: Game, found: GameObject) -> Iterator[Message]:
    """What everybody sees stuck on an object."""
    for stuck in stickers_on(game, found.id):
        yield in_words(stuck.sticker)


@PLAYER_NOTES("123.2c")
def revealed(game: Game, seat: Seat) -> Iterator[Message]:
    """Which sheets a player has, and how many stickers are left on them: they remain revealed."""
    theirs: Any = game.players[seat].marks.get(STICKERS, ())
    if theirs:
        sheets = tuple(dict.fromkeys(sticker.sheet for sticker in theirs))
        yield say("stickers_left", number=len(available(game, seat)), sheets=sheets)
