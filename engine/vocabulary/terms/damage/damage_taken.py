"""How much damage was dealt this turn, and to whom (CR 120, 608.2i).

As in "the damage dealt to you this turn".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.events.damage import Damage
from engine.meaning.families import Amount, Condition, Filter, Reference
from engine.meaning.node import READS_TURN
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("damage_of", {"": "damage", "combat": "combat damage", "noncombat": "noncombat damage"})


def taken(ctx: Context, whom: tuple[Ref, ...], kind: str = "", by: Filter | None = None) -> int:
    """How much damage of a kind, of such sources, was dealt this turn to any of some players and objects."""
    return sum(
        event.amount for event in ctx.game.history.this_turn
        if isinstance(event, Damage) and event.recipient in whom and (not kind or event.combat == (kind == "combat"))
        and (by is None or fits_anywhere(ctx, by, event.source))
    )  # fmt: skip


@forms(
    phrase("the {kind:damage_of} dealt to {whom:reference} this turn", into="quantity", short=True),
    phrase("the amount of {kind:damage_of} dealt to {whom:reference} this turn< by {by:filter#many}>", into="quantity"),
    phrase("the total amount of {kind:damage_of} dealt to {whom:reference} this turn", into="quantity", total=True),
    phrase("for each 1 {kind:damage_of} dealt to {whom:reference} this turn", into="for_each"),
)
@phrase("the {kind:damage_of} already dealt to {whom:reference} this turn", into="quantity", short=True, already=True)
@record
class DamageTaken(Amount):
    """How much damage was dealt this turn to players or objects."""

    kind: str
    whom: Reference
    by: Filter | None = None
    short: bool = wording(default=False)
    total: bool = wording(default=False)
    already: bool = wording(default=False)
    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        return taken(ctx, self.whom.refs(ctx), self.kind, self.by)


@phrase("{player} [was|were] dealt {number:life_range} {kind:damage_of} this turn", into="condition_part")
@record
class WasDealtSoMuch(Condition):
    """A player was dealt so much damage this turn."""

    player: PlayerReference
    number: Comparison
    kind: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return any(self.number.holds(ctx, taken(ctx, (seat,), self.kind)) for seat in self.player.seats(ctx))
