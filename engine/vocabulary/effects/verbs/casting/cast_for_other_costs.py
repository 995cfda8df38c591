"""Casting a card while something resolves, for another cost than its mana cost (CR 118.9, 608.2g)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_object
from engine.core.record import record, replace, wording
from engine.game.decisions.purposes import TO_CAST
from engine.game.rules.casting.casting_by_effect import can_cast_by_effect, cast_by_effect
from engine.game.rules.casting.casting_options import PERMITTED, CastWay, permitted_ways
from engine.meaning.families import Amount, Cost, Instruction, Reference, Target
from engine.meaning.node import READS_NOTHING, rebuild, walk
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, per_player
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.statics.casting.playing_from_zones import LIFE_FOR_MANA
from engine.vocabulary.terms.amounts.plain_numbers import Number
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@with_infinitive
@phrase("{player!} cast[s] {what:object} by paying life equal to the spell's mana value rather than paying its mana "
        "cost", costs=LIFE_FOR_MANA)  # fmt: skip
@phrase("{player!} cast[s] {what:object} by {costs:doing*and} rather than paying its mana cost")
@phrase("{player!} cast[s] {what:object} by {costs:doing*and} in addition to its other costs", more=True)
@phrase("{player!} cast[s] {what:object} by {costs:doing*and} in addition to paying its other costs", more=True,
        paying=True)  # fmt: skip
@record
class CastForOtherCosts(Instruction):
    """A player casts a card and pays these costs instead of its mana cost (CR 118.9a)."""

    player: PlayerReference
    what: Reference
    costs: tuple[Cost, ...]
    more: bool = False  # besides its mana cost, not instead
    paying: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of one card that words name: "its" mana cost."""
        return not self.what.plural and (self.what.wanted() is not None or isinstance(self.what, Target))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell."""
        return (Antecedent(self.key, "object", False, frozenset(("spell",)), "cast", by_noun=True),)

    def possible(self, ctx: Context) -> bool:
        acting = per_player(ctx, self.player)
        tried = ((inner, seat, *way) for seat, inner in acting for way in self._ways(inner))
        return any(
            can_cast_by_effect(inner, oid, one, seat)
            for inner, seat, oid, way in tried for one in permitted_ways(inner.game, oid, seat, way)
        )  # fmt: skip

    def perform(self, ctx: Context) -> bool:
        cast: list[Ref] = []
        for seat, inner in per_player(ctx, self.player):
            cast += [cast_by_effect(ctx, oid, way, seat) for oid, way in self._ways(inner, seat)]
        ctx.bind(self.key, tuple(spell for spell in cast if spell != NOBODY))
        return any(spell != NOBODY for spell in cast)

    def _ways(self, ctx: Context, seat: Seat | None = None) -> list[tuple[ObjectId, CastWay]]:
        cards = [
            oid for oid in affected_objects(ctx, self.what, TO_CAST, seat) if is_object(oid) and oid in ctx.game.objects
        ]
        costs = tuple(rebuild(cost, lambda node: self._as_cast(ctx, node)) for cost in self.costs)
        way = CastWay(PERMITTED, more=costs) if self.more else CastWay(PERMITTED, costs)
        return [(oid, replace(way, zone=ctx.obj(oid).zone)) for oid in cards]

    def _as_cast(self, ctx: Context, node: Any) -> Any:
        """A part of a cost as the spell knows it: "its" is the spell's, in the half or face that is cast (CR 601.2f,
        709.3b, 715.3b); other amounts are what they are now, for its own words know nothing of what these name."""
        if isinstance(node, Reference) and node.key == self.what.key:
            return This("spell")
        if isinstance(node, Amount) and not any(isinstance(part, This) for part in walk(node)):
            return Number(node.value(ctx))
        return node
