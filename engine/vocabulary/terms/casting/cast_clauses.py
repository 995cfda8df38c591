"""Clauses behind "spells you cast".

From which zone, with which mana value, at what they are aimed (CR 601.2, 601.3e).

The words may be asked of a card that is no spell yet: then of the spell that it would be.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.compiler.templates import label, phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.core.zones import HAND, STACK
from engine.game.events.casting import SpellCast
from engine.game.rules.casting.cast_record import cast_record
from engine.game.rules.casting.proposing import may_target
from engine.game.rules.context import Context
from engine.game.state.objects import StackItem
from engine.meaning.abilities import targets_of
from engine.meaning.families import Amount, Filter, ObjectFilter, Reference
from engine.meaning.node import READS_BOARD, READS_STATUS, READS_TURN
from engine.vocabulary.terms.costs.cost_clauses import WithSymbolInCost
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.clauses import OfTheChosen, SharesWith, WithStat
from engine.vocabulary.terms.players.players import PlayerReference, You
from engine.vocabulary.terms.zones.zones import ZoneWords

phrase("with {stat:stat} {comparison:comparison}", into="cast_clause")(WithStat)
phrase("of the chosen type", into="cast_clause", word="type")(OfTheChosen)
phrase("of the chosen color", into="cast_clause", word="color")(OfTheChosen)
phrase("with {{X}} in (its|their#) mana (cost|costs#)", into="cast_clause")(WithSymbolInCost)
phrase("with {{H}} in (its|their#) mana (cost|costs#)", into="cast_clause", symbol="P")(WithSymbolInCost)
phrase("that share[s#] a {word:shared} with {object:reference}", into="cast_clause")(SharesWith)


@phrase("from {place:zone}", into="cast_clause")
@phrase("cast from {place:zone}", into="clause", cast=True)
@phrase("from {place:zone} or from {other:zone}", into="cast_clause")
@phrase("from {place:zone} or {other:zone}", into="cast_clause", short=True)
@phrase("from anywhere other than {place:zone}", into="cast_clause", negative=True)
@record
class CastFrom(ObjectFilter):
    """A spell cast from a zone, or from any other (CR 601.2a)."""

    place: ZoneWords
    other: ZoneWords | None = None
    negative: bool = False
    short: bool = wording(default=False)
    cast: bool = wording(default=False)
    reads = READS_STATUS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        found = ctx.obj(ref)
        item = found.stack
        if found.zone == STACK and (item is None or item.ability is not None or item.is_copy):
            return False
        origin = item.cast_from if item is not None else found.zone
        places = [place for place in (self.place, self.other) if place is not None]
        return any(place.held(ctx, origin, ref) for place in places) != self.negative


@phrase("that (wasn't|weren't#) cast from (its|their#) (owner's|owners'#) (hand|hands#)", into="clause")
@record
class NotCastFromHand(ObjectFilter):
    """A spell that wasn't cast from its owner's hand.

    It was cast from elsewhere or, as a copy, not at all (CR 707.10).
    """

    reads = READS_STATUS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        item = cast_record(ctx, ref)
        return item is None or item.is_copy or item.cast_from != HAND


@phrase("that (was|were#) cast this turn", into="clause")
@record
class CastThisTurn(ObjectFilter):
    """A spell that was cast this turn, or the permanent that it has become (CR 400.7d)."""

    reads = READS_TURN

    def fits(self, ctx: Context, ref: Ref) -> bool:
        found = ctx.obj(ref)
        spell = found.previous if found.cast_info is not None else ref
        return any(isinstance(event, SpellCast) and event.oid == spell for event in ctx.game.history.this_turn)


@phrase("for each {what:filter#one} {player} cast this turn {where:cast_clause}", into="for_each")
@phrase("for each {what:filter#one} you've cast this turn {where:cast_clause}", into="for_each", player=You(),
        perfect=True)  # fmt: skip
@phrase("the number of {what:filter#many} you've cast {where:cast_clause} this turn", into="quantity", player=You(),
        perfect=True)  # fmt: skip
@record
class NumberCastSo(Amount):
    """How many spells of a description players cast this turn, from a zone or at some target (CR 601.2i)."""

    what: Filter
    player: PlayerReference
    where: Filter
    perfect: bool = wording(default=False)
    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        seats = self.player.seats(ctx)
        cast = (event for event in ctx.game.history.this_turn if isinstance(event, SpellCast) and event.player in seats)
        return sum(
            fits_anywhere(ctx, self.what, event.oid) and self.where.matches(ctx, event.oid) for event in cast
        )  # fmt: skip


@phrase("using mana produced by {maker:object}", into="clause")
@record
class CastUsingManaOf(Filter):
    """A spell on which mana from a certain source was spent (CR 106.3, 601.2h)."""

    maker: Reference
    reads = READS_STATUS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        item = cast_record(ctx, ref)
        makers = self.maker.refs(ctx)
        return item is not None and any(unit.source in makers for unit in item.mana)


@phrase("that target[s#] {what:targeted_by}", into="cast_clause")
@record
class CastAt(Filter):
    """A spell that targets something; before its targets are chosen, none."""

    what: Filter
    bare: bool = wording(default=False)
    reads = READS_BOARD

    def matches(self, ctx: Context, ref: Ref) -> bool:
        item = ctx.obj(ref).stack if is_object(ref) else None
        chosen = (other for _, refs in item.targets for other in refs) if item is not None else ()
        return any(self.what.matches(ctx, other) for other in chosen)

    def could(self, ctx: Context, ref: Ref) -> bool:
        """Whether a card that is not cast yet could be cast so."""
        return any(self.what.matches(ctx, other) for options in self._options(ctx, ref) for other in options)

    def most(self, ctx: Context, ref: Ref) -> int:
        """How many such targets a spell that is not cast yet could have."""
        if not is_object(ref):
            return 0
        casting = Context(ctx.game, ref, ctx.controller_of(ref), item=StackItem())
        number = 0
        for ability in ctx.chars(ref).abilities.spell:
            for target in targets_of(ability.effect):
                such = (one for one in target.candidates(casting) if may_target(casting, target, one))
                number += min(target.bounds(casting)[1], sum(self.what.matches(ctx, one) for one in such))
        return number

    def must(self, ctx: Context, ref: Ref) -> bool:
        """Whether a card that is not cast yet could only be cast so."""
        found = [options for options in self._options(ctx, ref) if options]
        return any(all(self.what.matches(ctx, other) for other in options) for options in found)

    def _options(self, ctx: Context, ref: Ref) -> Iterator[tuple[Ref, ...]]:
        """What each target of the spell that the card would be could be; none where none need be chosen."""
        if not is_object(ref):
            return
        casting = Context(ctx.game, ref, ctx.controller_of(ref), item=StackItem())
        for ability in ctx.chars(ref).abilities.spell:
            for target in targets_of(ability.effect):
                if target.bounds(casting)[0]:
                    yield tuple(one for one in target.candidates(casting) if may_target(casting, target, one))


label("cast_clause", "a clause like “from your graveyard”")


@phrase("from a {kind:adjective_word} source", into="clause")
@record
class FromSource(Filter):
    """An ability of a source of some kind: "activated ability from an artifact source" (CR 113.7, 113.7a)."""

    kind: Filter
    reads = READS_STATUS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        item = ctx.obj(ref).stack if is_object(ref) else None
        return item is not None and item.ability is not None and self.kind.matches(ctx, item.source)


@phrase("with a single target", into="clause")
@record
class WithSingleTarget(Filter):
    """A spell or ability that has one target, chosen once (CR 115.7)."""

    reads = READS_BOARD

    def matches(self, ctx: Context, ref: Ref) -> bool:
        item = ctx.obj(ref).stack if is_object(ref) else None
        return item is not None and sum(len(refs) for _, refs in item.targets) == 1
