"""Soulbond, and pairs of creatures (CR 702.95)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.compiler.templates import label, phrase, production
from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_object
from engine.core.keys import Mark, Purpose
from engine.core.record import record
from engine.game.events.status import SetMark
from engine.game.rules.state_based import MARKS, state_based_check
from engine.meaning.families import Condition, Filter, Instruction, Reference, StaticEffect
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_STATUS
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.grammar.continuous import Affecting
from engine.vocabulary.terms.objects.adjectives import status_word

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.rules.context import Context
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics

TO_PAIR = Purpose("pair", "702.95a")

PAIRED = Mark("paired")  # the mark: the other creature, and the player who paired them


def partner_of(ctx: Context, oid: ObjectId) -> ObjectId:
    """The creature that a creature is paired with, or was as it last existed; NOBODY if it is unpaired."""
    mark = ctx.obj(oid).marks.get(PAIRED)
    return mark[0] if isinstance(mark, tuple) else NOBODY


def _is_creature_of(game: Game, oid: ObjectId, seat: Seat) -> bool:
    """Whether something is a creature on the battlefield that a player controls."""
    if game.permanent(oid) is None:
        return False
    chars = game.chars(oid)
    return "creature" in chars.types and chars.controller == seat


@state_based_check("702.95e", each="permanent", showing=MARKS, marked=PAIRED)
def broken_pairs(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A creature becomes unpaired as soon as either of a pair is no creature of that player's any more."""
    mark = obj.marks.get(PAIRED)
    if not isinstance(mark, tuple):
        return
    other, seat = mark
    if not (_is_creature_of(game, obj.id, seat) and _is_creature_of(game, other, seat)):
        yield SetMark(obj.id, PAIRED, None)
    elif game.obj(other).marks.get(PAIRED) != (obj.id, seat):
        yield SetMark(obj.id, PAIRED, None)  # the other was unpaired while this one was phased out


def _could_pair(ctx: Context) -> tuple[ObjectId, ...]:
    """The unpaired creatures that the ability's controller controls."""
    return tuple(
        oid for oid in ctx.game.permanents()
        if _is_creature_of(ctx.game, oid, ctx.controller) and PAIRED not in ctx.obj(oid).marks
    )  # fmt: skip


@phrase("~ and another creature you control are unpaired", into="condition_part", object=None)
@phrase("{object} and ~ are unpaired", into="condition_part")
@record
class AreUnpaired(Condition):
    """The player controls both creatures, and both are unpaired (CR 702.95b)."""

    object: Reference | None
    reads = READS_BOARD | READS_STATUS

    def holds(self, ctx: Context) -> bool:
        could = _could_pair(ctx)
        others = could if self.object is None else self.object.refs(ctx)
        return ctx.source in could and any(ref in could and ref != ctx.source for ref in others)


@phrase("pair ~ with another unpaired creature you control", object=None)
@phrase("pair {object} with ~")
@record
class Pair(Instruction):
    """Two creatures become paired, if both still are unpaired creatures of the player's (CR 702.95c)."""

    object: Reference | None
    reads = READS_BOARD | READS_STATUS

    def _options(self, ctx: Context) -> tuple[Ref, ...]:
        could = _could_pair(ctx)
        if ctx.source not in could:
            return ()
        others = could if self.object is None else self.object.refs(ctx)
        return tuple(ref for ref in others if ref in could and ref != ctx.source)

    def possible(self, ctx: Context) -> bool:
        return bool(self._options(ctx))

    def perform(self, ctx: Context) -> bool:
        options = self._options(ctx)
        if not options:
            return False
        (other,) = ctx.choose_one(ctx.controller, options, purpose=TO_PAIR, prompt=say("pair_it_with_which_one"))
        ctx.happen(
            SetMark(ctx.source, PAIRED, (other, ctx.controller)), SetMark(other, PAIRED, (ctx.source, ctx.controller))
        )
        return True


@phrase("paired with a {what:filter#one}", into="being")
@record
class PairedWith(Filter):
    """A creature that is paired with one of a description."""

    what: Filter
    key: str = ""
    reads = READS_STATUS
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The other creature."""
        return (Antecedent(self.key, "object", kinds=nouns_of(self.what)),)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        other = partner_of(ctx, ref) if is_object(ref) else NOBODY
        paired = other != NOBODY and self.what.matches(ctx, other)
        if paired:
            ctx.bind(self.key, (other,))
        return paired


@phrase("both creatures", into="pair", plural=True)
@phrase("each of those creatures", into="pair", plural=False)
@record
class ThisPair(Reference):
    """The ability's own object and the creature that it is paired with; nothing while it is unpaired."""

    plural: bool = field()
    reads = READS_STATUS

    noted_on_source = True

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.reach(ctx.game, ctx.source)

    def reach(self, game: Game, source: ObjectId) -> tuple[Ref, ...]:
        """The same, by what is noted on the object."""
        mark = game.obj(source).marks.get(PAIRED)
        return (source, mark[0]) if isinstance(mark, tuple) else ()


def _of_pair(pair: Reference, changes: tuple[StaticEffect, ...]) -> Affecting:
    return Affecting(pair, changes)


def _read_of_pair(node: Affecting) -> dict[str, Any] | None:
    return {"pair": node.affected, "changes": node.changes} if isinstance(node.affected, ThisPair) else None


production(
    "static", "as long as ~ is paired with another creature, {pair:pair} {changes:static_change*and#pair}", Affecting,
    _of_pair, _read_of_pair,
)  # fmt: skip
label("pair", "“both creatures”")


@keyword("702.95", "Soulbond")
class Soulbond:
    """Two creatures that are paired for as long as one player controls both (CR 702.95a)."""

    definition = (
        "When ~ enters, if ~ and another creature you control are unpaired, you may pair ~ with another unpaired "
        "creature you control.\n"
        "Whenever another creature you control enters, if that creature and ~ are unpaired, you may pair that creature "
        "with ~."
    )


status_word("unpaired", lambda ctx, ref: not ctx.obj(ref).marks.get(PAIRED))
