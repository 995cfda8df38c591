"""What nobody did, what was done to whom, and from where (CR 608.2i).

As in "if no opponent cast a spell since your last turn ended", "cards that you discarded this turn".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import NOBODY, ObjectId, Ref, is_object
from engine.core.record import record, wording
from engine.core.zones import EXILE, GRAVEYARD
from engine.game.events.cards import PlayerDid
from engine.game.events.combat import Attacks
from engine.game.events.damage import Damage
from engine.game.events.zone_changes import Discard, Sacrifice, ZoneChange
from engine.meaning.families import Condition, Filter, Happening, Reference
from engine.meaning.node import READS_TURN
from engine.vocabulary.terms.damage.damage_taken import taken
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.terms.turns.past import Exactly, events_of, is_a_turn, of_last_turn, times
from engine.vocabulary.triggers.players import CYCLE

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("no {who:player_filter#one} {deed:player_past} {turn:which_turn}", into="condition_part")
@record
class NobodyDid(Condition):
    """No player of a description did something."""

    who: Filter
    deed: Happening
    turn: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return is_a_turn(ctx, self.turn) and not any(True for _ in times(ctx, self.who, self.deed, self.turn))


@phrase("you've {deeds:player_perfect*or2} {turn:which_turn}", into="condition_part", subject=None)
@phrase("{subject:player_subject} {deeds:player_past*or2} {turn:which_turn}", into="condition_part")
@record
class DidEither(Condition):
    """A player did one of several things, or more of them."""

    subject: Filter | None  # None is "you"
    deeds: tuple[Happening, ...]
    turn: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        subject = Exactly(ctx.controller) if self.subject is None else self.subject
        last = self.deeds[-1]
        deeds = [deed.before(last) for deed in self.deeds[:-1]] + [last]
        return any(True for deed in deeds for _ in times(ctx, subject, deed, self.turn))


@phrase("{subject:subject} wasn't {deed:past_participle} {turn:which_turn}", into="condition_part")
@record
class WasNotDone(Condition):
    """Something was not done to an object, wherever it is now."""

    subject: Filter
    deed: Happening
    turn: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return is_a_turn(ctx, self.turn) and not any(True for _ in times(ctx, self.subject, self.deed, self.turn))


lexicon("done_to_them", {
    "attacked": "attacked", "dealt damage": "dealt damage to", "dealt combat damage": "dealt combat damage to",
})  # fmt: skip
lexicon("turn_or_game", {"this": "this turn", "game": "this game"})


@phrase("{doer:object} has <already? already> {deed:done_to_them} {turn:turn_or_game}", into="player_clause")
@record
class ItHasDoneToThem(Filter):
    """A player whom an object attacked or dealt damage: "a player it has attacked this turn"."""

    doer: Reference
    deed: str
    turn: str
    already: bool = wording(default=False)
    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        doers = self.doer.refs(ctx)
        return any(self._did(event, doers, ref) for event in events_of(ctx, self.turn))

    def _did(self, event: object, doers: tuple[Ref, ...], ref: Ref) -> bool:
        if self.deed == "attacked":
            return isinstance(event, Attacks) and event.oid in doers and event.defender == ref
        if not isinstance(event, Damage) or event.source not in doers or event.recipient != ref:
            return False
        return event.combat or self.deed == "dealt damage"


lexicon("done_to_cards", {
    "discarded": "discarded", "cycled": "cycled", "either": "cycled or discarded", "sacrificed": "sacrificed",
    "milled": "milled",
})  # fmt: skip


@phrase("that {who:player} {deed:done_to_cards} {turn:which_turn}", into="clause")
@record
class TheyDidItToThat(Filter):
    """A card that a player discarded, milled or the like, where that put it (CR 400.7)."""

    who: PlayerReference
    deed: str
    turn: str
    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and any(
            ref in _where_it_went(ctx, oid)
            for oid in self._done_to(ctx, events_of(ctx, self.turn), self.who.seats(ctx))
        )

    def _done_to(self, ctx: Context, events: tuple[object, ...], seats: tuple[Ref, ...]) -> list[ObjectId]:
        return [oid for event in events for seat, oid in self._deed(ctx, event) if seat in seats]

    def _deed(self, ctx: Context, event: object) -> list[tuple[Ref, ObjectId]]:
        """Who did it to what, if an event is such a deed."""
        if isinstance(event, Discard):
            return [(event.player, event.oid)] if self.deed in ("discarded", "either") else []
        if isinstance(event, Sacrifice):
            return [(event.player, event.oid)] if self.deed == "sacrificed" else []
        if isinstance(event, ZoneChange):
            milled = self.deed == "milled" and event.cause == "mill"
            return [(ctx.owner_of(event.oid), event.oid)] if milled else []
        if isinstance(event, PlayerDid) and event.deed == CYCLE and self.deed == "cycled":
            return [(event.player, event.oids[0])]
        return []


def _where_it_went(ctx: Context, oid: ObjectId) -> tuple[ObjectId, ...]:
    """What an object became in the graveyard or elsewhere, madness included (CR 702.35c)."""
    first = ctx.game.moved.get(oid)
    if first is None:
        return ()
    then = ctx.game.moved.get(first)
    through = then is not None and ctx.obj(first).zone == EXILE and ctx.obj(then).zone == GRAVEYARD
    return (first, then) if then is not None and through else (first,)


@forms(
    phrase("{number:life_range} damage was dealt to {whom:object} this turn", into="condition_part"),
    phrase("{number:life_range} damage has been dealt to {whom:object} this turn", into="condition_part", perfect=True),
)  # fmt: skip
@record
class ItWasDealtSoMuch(Condition):
    """A certain object was dealt so much damage this turn in all (CR 120.6)."""

    number: Comparison
    whom: Reference
    perfect: bool = wording(default=False)
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return self.number.holds(ctx, taken(ctx, self.whom.refs(ctx)))


@phrase("{deed:past} during their controller's last turn", into="relative", many=True)
@phrase("{deed:past} during its controller's last turn", into="relative")
@record
class ItDidInTheirTurn(Filter):
    """An object that did something during the last turn of its controller's that is over."""

    deed: Happening
    many: bool = wording(default=False)
    reads = READS_TURN

    def well_formed(self) -> bool:
        """What died is no creature any more."""
        return not self.deed.leaves_zone

    def matches(self, ctx: Context, ref: Ref) -> bool:
        deed: Any = self.deed
        seat = ctx.controller_of(ref) if is_object(ref) else NOBODY
        events = of_last_turn(ctx, seat) if seat != NOBODY else ()
        return any(deed.happened(ctx, event, Exactly(ref)) is not None for event in events)
