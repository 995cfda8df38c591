"""How many things players did something with this turn (CR 608.2i).

As in "the number of spells you've cast this turn".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref
from engine.core.keys import Deed
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, STACK
from engine.game.events.cards import CARD_DRAWN, Draw
from engine.game.events.casting import SPELL_CAST, SpellCast
from engine.game.events.zone_changes import DISCARDED, SACRIFICED, ZoneChange
from engine.game.rules.casting.cast_record import cast_way
from engine.meaning.families import Amount, Condition, Filter, Happening, ObjectFilter, Reference
from engine.meaning.node import READS_BOARD, READS_TURN
from engine.vocabulary.terms.amounts.among_those import kinds_among
from engine.vocabulary.terms.grammar.anaphors import ThatPlayer
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.filters import Card, Described
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.terms.turns.past import WITH_OBJECT, ControlledThen, Exactly, events_of, times

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("counted_past", {
    SPELL_CAST: "cast", CARD_DRAWN: "drawn", DISCARDED: "discarded", SACRIFICED: "sacrificed",
})  # fmt: skip


@phrase("the number of {what:filter#many} you've {deed:counted_past} {turn:which_turn}", into="quantity", player=None)
@phrase("for each {what:filter#one} you've {deed:counted_past} {turn:which_turn}", into="for_each", player=None)
@phrase("the number of {what:filter#many} they've {deed:counted_past} {turn:which_turn}", into="quantity",
        player=ThatPlayer("they"), contracted=True)  # fmt: skip
@phrase("for each {what:filter#one} they've {deed:counted_past} {turn:which_turn}", into="for_each",
        player=ThatPlayer("they"), contracted=True)  # fmt: skip
@forms(
    phrase("the number of {what:filter#many} {player} [has|have] {deed:counted_past} {turn:which_turn}",
           into="quantity", when=lambda node: node.player is None or node.player.person != "you"),
    phrase("for each {what:filter#one} {player} [has|have] {deed:counted_past} {turn:which_turn}", into="for_each",
           when=lambda node: node.player is None or node.player.person != "you"),
    phrase("the number of {what:filter#many} {player} discarded {turn:which_turn}", into="quantity", deed=DISCARDED,
           past=True),
    phrase("for each {what:filter#one} {player} discarded {turn:which_turn}", into="for_each", deed=DISCARDED,
           past=True),
)  # fmt: skip
@record
class NumberDone(Amount):
    """How many cards or permanents players did something with.

    As in "the number of spells you've cast this turn".
    """

    what: Filter
    deed: Deed
    turn: str
    player: PlayerReference | None = None
    contracted: bool = wording(default=False)
    past: bool = wording(default=False)
    reads = READS_TURN

    def well_formed(self) -> bool:
        """What was drawn is not known any more: only cards are counted; what was cast were spells."""
        if self.deed == CARD_DRAWN:
            return self.what == Described(noun=Card())
        zones = {SPELL_CAST: STACK, SACRIFICED: BATTLEFIELD}
        return self.deed not in zones or self.what.zone == zones[self.deed]

    def value(self, ctx: Context) -> int:
        seats = (ctx.controller,) if self.player is None else self.player.seats(ctx)
        return sum(1 for event in events_of(ctx, self.turn) if self._counts(ctx, event, seats))

    def _counts(self, ctx: Context, event: object, seats: tuple[int, ...]) -> bool:
        if not isinstance(event, (Draw, *WITH_OBJECT)) or self.deed not in event.keys() or event.player not in seats:
            return False
        return isinstance(event, Draw) or fits_anywhere(ctx, self.what, event.oid)


@phrase("for each other spell cast this turn", into="for_each")
@phrase("for each spell cast this turn", into="for_each", other=False)
@phrase("the number of other spells cast this turn", into="quantity")
@phrase("the number of spells cast this turn", into="quantity", other=False)
@record
class SpellsCastThisTurn(Amount):
    """How many spells all players have cast this turn, perhaps without the spell that says so."""

    other: bool = True
    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        mine = (ctx.source, ctx.obj(ctx.source).previous) if self.other else ()
        cast = (event for event in ctx.game.history.this_turn if isinstance(event, SpellCast))
        return sum(1 for event in cast if event.oid not in mine)


@phrase("for each {kind:kind_among_one} among {what:filter#many} you've cast {turn:which_turn}", into="for_each")
@phrase("the number of {kind:kind_among} among {what:filter#many} you've cast {turn:which_turn}", into="quantity")
@record
class KindsAmongCast(Amount):
    """The number of different card types or the like among spells that one has cast.

    Each spell is looked at as it last was.
    """

    kind: str
    what: Filter
    turn: str
    reads = READS_TURN

    def well_formed(self) -> bool:
        """Of spells."""
        return self.what.zone == STACK

    def value(self, ctx: Context) -> int:
        cast = [event for event in events_of(ctx, self.turn) if isinstance(event, SpellCast)]
        mine = (event.oid for event in cast if event.player == ctx.controller)
        return kinds_among(ctx, self.kind, [oid for oid in mine if fits_anywhere(ctx, self.what, oid)])


@phrase("for each time {object} has {deed:past} {turn:which_turn}", into="for_each")
@record
class TimesItDid(Amount):
    """How often something happened to one object: "for each time it has attacked this turn"."""

    object: Reference
    deed: Happening
    turn: str
    reads = READS_TURN | READS_BOARD

    def value(self, ctx: Context) -> int:
        return sum(1 for ref in self.object.refs(ctx) for _ in times(ctx, Exactly(ref), self.deed, self.turn))


@phrase("for each {what:filter#one} {deed:past_participle} {turn:which_turn}", into="for_each", short=True)
@phrase("the number of {what:filter#many} {deed:past_participle} {turn:which_turn}", into="quantity", short=True)
@phrase(
    "the number of {what:filter#many} {player:player} controlled that {deed:past} {turn:which_turn}", into="quantity"
)
@phrase("for each {what:filter#one} {player:player} controlled that {deed:past} {turn:which_turn}", into="for_each")
@phrase("the number of {what:filter#many} that {deed:past} {turn:which_turn}", into="quantity")
@phrase("for each {what:filter#one} that {deed:past} {turn:which_turn}", into="for_each")
@record
class NumberThat(Amount):
    """How many objects something happened to: "the number of creatures that died this turn"."""

    what: Filter
    deed: Happening
    turn: str
    short: bool = wording(default=False)
    player: PlayerReference | None = None  # who controlled them as it happened (CR 608.2i)
    reads = READS_TURN

    def well_formed(self) -> bool:
        """What is still there is counted as it is now."""
        return self.deed.leaves_zone

    def value(self, ctx: Context) -> int:
        what = self.what if self.player is None else ControlledThen(self.what, self.player)
        return sum(1 for _ in times(ctx, what, self.deed, self.turn))


@phrase("a spell was {way:cast_way_past} this turn", into="condition_part")
@record
class SpellWasCastSo(Condition):
    """Somebody cast a spell in a certain way this turn: "a spell was warped this turn"."""

    way: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        cast = (event.oid for event in ctx.game.history.this_turn if isinstance(event, SpellCast))
        return any(cast_way(ctx, oid) == self.way for oid in cast)


lexicon("cast_way_past", {"warp": "warped"})


@phrase("drawn this turn", into="clause")
@record
class DrawnThisTurn(ObjectFilter):
    """A card in a hand that its player has drawn this turn (CR 121.1)."""

    reads = READS_TURN

    def fits(self, ctx: Context, ref: Ref) -> bool:
        moves = (event for event in ctx.game.history.this_turn if isinstance(event, ZoneChange))
        return any(event.new == ref and event.cause == "draw" for event in moves)
