"""Conditions about what happened (CR 608.2i). As in "a creature died this turn", "no spells were cast last turn".

What triggers wait for can be asked of the past too: happenings have phrases into `past` ("died") and, for players,
into `player_past` ("gained life") and `player_perfect` ("you've drawn two cards").
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from engine.compiler.templates import forms, include, label, lexicon, phrase
from engine.core.identity import Ref, Seat, is_object
from engine.core.keys import Deed
from engine.core.record import record, wording
from engine.core.steps import BEGIN_COMBAT, DECLARE_ATTACKERS, UPKEEP
from engine.core.zones import GRAVEYARD
from engine.game.events.cards import CARD_DRAWN, Draw
from engine.game.events.casting import SPELL_CAST, SpellCast
from engine.game.events.combat import AttackersDeclared
from engine.game.events.damage import Damage
from engine.game.events.life import LIFE_GAINED, LIFE_LOST, GainLife, LoseLife
from engine.game.events.turn_structure import BeginStep, BeginTurn
from engine.game.events.zone_changes import DISCARDED, SACRIFICED, Discard, Sacrifice, ZoneChange
from engine.meaning.families import Amount, Condition, EventPattern, Filter, Happening
from engine.meaning.node import READS_NOTHING, READS_TURN, Node
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.grammar.instructions import DOERS
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.filters import PermanentCard
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("which_turn", {
    "this": "this turn", "last": "last turn", "combat": "this combat", "since": "since your last turn",
    "since it ended": "since your last turn ended", "since upkeep": "since your last upkeep",
    "own": "during your last turn",
})  # fmt: skip


def events_of(ctx: Context, turn: str) -> tuple[object, ...]:
    """What happened this turn, since its latest combat phase, last turn, or on or since one's own last."""
    history = ctx.game.history
    if turn == "game":
        return tuple(history.since(0))
    if turn == "own":
        return _of_own(ctx)
    if turn.startswith("since"):
        return _since_own(ctx, turn)
    if turn == "last":
        return history.last_turn
    begun = (place for place in range(len(history.this_turn) - 1, -1, -1) if _begins_combat(history.this_turn[place]))
    return tuple(history.this_turn[next(begun, 0) if turn == "combat" else 0 :])


def _of_own(ctx: Context) -> tuple[object, ...]:
    """What happened during the player's last turn, which is not the one under way; nothing if there was none."""
    return of_last_turn(ctx, ctx.controller)


def of_last_turn(ctx: Context, seat: Seat) -> tuple[object, ...]:
    """What happened during a player's last turn that is over."""
    events = ctx.game.history.since(0)
    mine = ctx.game.taking_turns_with(seat)
    turns = [place for place, event in enumerate(events) if isinstance(event, BeginTurn)]
    over = [n for n, place in enumerate(turns[:-1]) if cast(BeginTurn, events[place]).active in mine]
    return tuple(events[turns[over[-1]] : turns[over[-1] + 1]]) if over else ()


def _since_own(ctx: Context, turn: str) -> tuple[object, ...]:
    """What has happened since the player's last turn, which is not the one under way, or since its upkeep."""
    events = ctx.game.history.since(0)
    mine = ctx.game.taking_turns_with(ctx.controller)
    turns = [place for place, event in enumerate(events) if isinstance(event, BeginTurn)]
    over = [n for n, place in enumerate(turns[:-1]) if cast(BeginTurn, events[place]).active in mine]
    if not over:
        return tuple(events)
    if turn != "since upkeep":
        return tuple(events[turns[over[-1] + 1] :])
    upkeeps = (
        place for place in range(turns[over[-1]], len(events))
        if isinstance(found := events[place], BeginStep) and found.step == UPKEEP
    )  # fmt: skip
    return tuple(events[next(upkeeps, turns[over[-1]]) :])


def _begins_combat(event: object) -> bool:
    return isinstance(event, BeginStep) and event.step == BEGIN_COMBAT


WITH_OBJECT = (SpellCast, Sacrifice, Discard)
_DEEDS = (GainLife, LoseLife, Draw, *WITH_OBJECT)


def is_a_turn(ctx: Context, turn: str) -> bool:
    """Whether there is such a turn. In the first turn of the game, there was no last one in which nothing happened."""
    return turn != "last" or any(isinstance(event, BeginTurn) for event in ctx.game.history.last_turn)


@phrase("{subject:subject} {deed:past} {turn:which_turn}", into="condition_part")
@phrase("{subject:player_subject} {deed:player_past} {turn:which_turn}", into="condition_part")
@phrase("{subject:player_subject} didn't {deed:player_happening#many} {turn:which_turn}", into="condition_part",
        negative=True)  # fmt: skip
@phrase("{subject:subject} didn't {deed:happening#many} {turn:which_turn}", into="condition_part", negative=True)
@phrase("you've {deed:player_perfect} {turn:which_turn}", into="condition_part", subject=None, perfect=True)
@phrase("{subject:player_subject} has {deed:player_perfect} {turn:which_turn}", into="condition_part", perfect=True)
@phrase("you haven't {deed:player_perfect} {turn:which_turn}", into="condition_part", subject=None, perfect=True,
        negative=True)  # fmt: skip
@record
class Happened(Condition):
    """Something happened this turn or last turn."""

    subject: Filter | None  # None is "you"
    deed: Happening
    turn: str
    perfect: bool = wording(default=False)
    negative: bool = False
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        subject = Exactly(ctx.controller) if self.subject is None else self.subject
        if self.negative and not is_a_turn(ctx, self.turn):
            return False
        return any(True for _ in times(ctx, subject, self.deed, self.turn)) != self.negative


@phrase("a {what:filter#one} {player:player} controlled {deed:past} {turn:which_turn}", into="condition_part")
@record
class HappenedToTheirs(Condition):
    """Something happened to an object that a player controlled as it happened: "a creature you controlled died".

    Only what took it from where it was is asked so: it is known as it last was there (CR 603.10a, 608.2h).
    """

    what: Filter
    player: PlayerReference
    deed: Happening
    turn: str
    reads = READS_TURN

    def well_formed(self) -> bool:
        """What is still there may have changed hands since."""
        return self.deed.leaves_zone

    def holds(self, ctx: Context) -> bool:
        return any(True for _ in times(ctx, ControlledThen(self.what, self.player), self.deed, self.turn))


@record
class ControlledThen(Filter):
    """An object of a description that a player controls, or controlled as it last was there."""

    what: Filter
    player: PlayerReference
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and ctx.controller_of(ref) in self.player.seats(ctx) and self.what.matches(ctx, ref)


def times(ctx: Context, subject: Filter, deed: Any, turn: str) -> Iterator[dict[str, object]]:
    """Each time something happened."""
    for event in events_of(ctx, turn):
        found = deed.happened(ctx, event, subject)
        if found is not None:
            yield found


@phrase("{number:quota} {what:filter#number} {deed:past#number} {turn:which_turn}", into="condition_part")
@record
class HappenedToMany(Condition):
    """Something happened to so many objects."""

    number: Comparison
    what: Filter
    deed: Happening
    turn: str
    reads = READS_TURN

    def well_formed(self) -> bool:
        """ "One or more creatures" are a subject of their own (`Happened`)."""
        return not self.number.is_any

    def holds(self, ctx: Context) -> bool:
        return self.number.holds(ctx, sum(1 for _ in times(ctx, self.what, self.deed, self.turn)))


@phrase("you've {deed:counted_deed} {turn:which_turn}", into="condition_part", player=None, perfect=True)
@phrase("{player} has {deed:counted_deed} {turn:which_turn}", into="condition_part", perfect=True)
@phrase("{player} {deed:counted_deed} {turn:which_turn}", into="condition_part")
@record
class DidSoMuch(Condition):
    """A player did something so often, or to such an amount: "you gained 3 or more life this turn"."""

    player: PlayerReference | None
    deed: CountedDeed
    turn: str
    perfect: bool = wording(default=False)
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        seats = (ctx.controller,) if self.player is None else self.player.seats(ctx)
        return any(self.deed.number.holds(ctx, self.deed.count(ctx, seat, self.turn)) for seat in seats)


@phrase("gained {number:life_range} life", into="counted_deed", deed=LIFE_GAINED)
@phrase("lost {number:life_range} life", into="counted_deed", deed=LIFE_LOST)
@forms(
    phrase("drawn {number:quota} cards", into="counted_deed", deed=CARD_DRAWN),
    phrase("drew {number:quota} cards", into="counted_deed", deed=CARD_DRAWN, past=True),
)
@forms(
    phrase("cast {number:quota} {what:filter#many}", into="counted_deed", deed=SPELL_CAST),
    phrase("sacrificed {number:quota} {what:filter#many}", into="counted_deed", deed=SACRIFICED),
)  # fmt: skip
@phrase("discarded {number:quota} cards", into="counted_deed", deed=DISCARDED)
@record
class CountedDeed(Node):
    """So much of something that a player did."""

    number: Comparison
    deed: Deed
    what: Filter | None = None
    past: bool = wording(default=False)
    reads = READS_TURN

    def well_formed(self) -> bool:
        """ "One or more creatures" are what a deed is done to (`Happened`)."""
        return self.what is None or not self.number.is_any

    def count(self, ctx: Context, seat: int, turn: str) -> int:
        """How much of it a player did."""
        total = 0
        for event in events_of(ctx, turn):
            if not isinstance(event, _DEEDS) or self.deed not in event.keys() or event.player != seat:
                continue
            if self.what is not None and (not isinstance(event, WITH_OBJECT) or not self.what.matches(ctx, event.oid)):
                continue
            total += event.amount if isinstance(event, GainLife | LoseLife) else 1
        return total


@phrase("{number:quota} sources {player} controlled dealt damage {turn:which_turn}", into="condition_part")
@record
class SourcesDealtDamage(Condition):
    """So many sources dealt damage that a player controlled as they did (CR 609.7)."""

    number: Comparison
    player: PlayerReference
    turn: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        seats = self.player.seats(ctx)
        damage = [event for event in events_of(ctx, self.turn) if isinstance(event, Damage)]
        return self.number.holds(ctx, len({event.source for event in damage if event.controller in seats}))


@forms(
    phrase("the amount of life {player} gained {turn:which_turn}", into="quantity", deed=LIFE_GAINED),
    phrase("for each 1 life {player} gained {turn:which_turn}", into="for_each", deed=LIFE_GAINED),
    phrase(
        "the amount of life you've gained {turn:which_turn}",
        into="quantity",
        deed=LIFE_GAINED,
        perfect=True,
        player=You(),
    ),
)
@forms(
    phrase("the amount of life {player} lost {turn:which_turn}", into="quantity", deed=LIFE_LOST),
    phrase("for each 1 life {player} lost {turn:which_turn}", into="for_each", deed=LIFE_LOST),
    phrase("the life {player} lost {turn:which_turn}", into="quantity", deed=LIFE_LOST, short=True),
    phrase("the total amount of life {player} lost {turn:which_turn}", into="quantity", deed=LIFE_LOST, total=True),
    phrase("for each 1 life {player} have lost {turn:which_turn}", into="for_each", deed=LIFE_LOST, perfect=True),
    phrase("the amount of life you've lost {turn:which_turn}", into="quantity", deed=LIFE_LOST, perfect=True,
           player=You()),
    phrase("the life you've lost {turn:which_turn}", into="quantity", deed=LIFE_LOST, short=True, perfect=True,
           player=You()),
)  # fmt: skip
@phrase("the total life lost by {player} {turn:which_turn}", into="quantity", deed=LIFE_LOST, total=True, short=True)
@record
class LifeChanged(Amount):
    """How much life players gained, or lost, in all (CR 119.3)."""

    player: PlayerReference
    deed: Deed
    turn: str
    total: bool = False
    perfect: bool = wording(default=False)
    short: bool = wording(default=False)
    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        seats = self.player.seats(ctx)
        changes = (event for event in events_of(ctx, self.turn) if isinstance(event, (GainLife, LoseLife)))
        return sum(event.amount for event in changes if self.deed in event.keys() and event.player in seats)


@phrase("{event:counters_past}", into="condition_part")
@record
class CountersWerePut(Condition):
    """Counters were put on something this turn. As in "a +1/+1 counter was put on a permanent under your control"."""

    event: EventPattern
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return any(True for _ in self.event.occurrences(ctx, ctx.game.history.this_turn))


@phrase("no spells were cast {turn:which_turn}", into="condition_part")
@record
class NoSpellsCast(Condition):
    """Nobody cast a spell."""

    turn: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        events = events_of(ctx, self.turn)
        return is_a_turn(ctx, self.turn) and not any(isinstance(event, SpellCast) for event in events)


@phrase("you've been dealt damage by {number:quota} {what:filter#many} this turn", into="condition_part")
@record
class DealtDamageByMany(Condition):
    """So many different sources of a description dealt damage to the controller this turn (CR 608.2i)."""

    number: Comparison
    what: Filter
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        sources = {
            event.source: None for event in ctx.game.history.this_turn
            if isinstance(event, Damage) and event.recipient == ctx.controller
            and fits_anywhere(ctx, self.what, event.source)
        }  # fmt: skip
        return self.number.holds(ctx, len(sources))


@phrase("you've been attacked this step", into="condition_part")
@record
class AttackedThisStep(Condition):
    """A creature was declared as an attacker against the controller in this step (CR 508.1)."""

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        for event in reversed(ctx.game.history.this_turn):
            if isinstance(event, AttackersDeclared):  # there is one in each combat phase
                at_them = any(whom == ctx.controller for _, whom in event.combined)
                return at_them and ctx.game.turn.step == DECLARE_ATTACKERS
        return False


@phrase("{player} descended this turn", into="condition_part")
@record
class Descended(Condition):
    """A permanent card was put into a player's graveyard from anywhere this turn (CR 700.11)."""

    player: PlayerReference
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        seats = self.player.seats(ctx)
        return any(
            isinstance(event, ZoneChange) and event.to == GRAVEYARD and ctx.owner_of(event.oid) in seats
            and PermanentCard().matches(ctx, event.new)
            for event in ctx.game.history.this_turn
        )  # fmt: skip


@phrase("who {deed:player_past#} {turn:which_turn}", into="player_clause")
@record
class WhoDid(Filter):
    """A player who did something: "who lost life this turn"."""

    deed: Happening
    turn: str
    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        deed: Any = self.deed
        return any(deed.happened(ctx, event, Exactly(ref)) is not None for event in events_of(ctx, self.turn))


@forms(
    phrase("who does", into="player_clause"),
    phrase("who doesn't", into="player_clause", negative=True),
    phrase("who didn't", into="player_clause", negative=True, past=True),
    phrase("who didn't {deeds:deed_words*or2} this way", into="player_clause", negative=True),
)  # fmt: skip
@record
class WhoDoes(Filter):
    """A player who has done what the words before let each of them do, or who has not."""

    negative: bool = False
    deeds: tuple[str, ...] = wording(default=())
    past: bool = wording(default=False)
    reads = READS_NOTHING
    of_doers = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return (ref in ctx.bindings.get(DOERS, ())) != self.negative


@record
class Exactly(Filter):
    """One certain object or player, without words."""

    ref: Ref
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref == self.ref


lexicon("deed_words", {words: words for words in ("sacrifice a permanent", "discard a card")})
include("player_past", "player_past_or_perfect")
include("player_perfect", "player_past_or_perfect")
label("past", "what happened")
label("player_past", "what a player did")
label("player_perfect", "what a player has done")
