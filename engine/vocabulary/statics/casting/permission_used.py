"""What follows when permission to play or cast is used (CR 400.7h, 603.12).

As in "If you cast a spell this way, …".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.core.identity import ObjectId, Seat
from engine.core.record import record
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import EventPattern, Filter, Instruction
from engine.meaning.families.statics import FollowsUse
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.abilities.delayed import AtOnce, trigger_at_once
from engine.vocabulary.triggers.events import OTHER, PLAYER

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class UsesPermission(EventPattern):
    """A player uses the permission: what is said behind it knows who, and of the spell or land."""

    what: Filter | None = None
    keys = ()

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell or land, and its player."""
        kinds = nouns_of(self.what) | {"spell", "card"}
        return (Antecedent(OTHER, "object", kinds=kinds, subject=True), Antecedent(PLAYER, "player"))

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        return iter(())


@record
class IfUsed(FollowsUse):
    """An instruction carried out as the permission is used, or an ability that triggers then."""

    ability: TriggeredAbility
    reflexive: bool = False
    reads = READS_NOTHING

    def follow(self, ctx: Context, seat: Seat, oid: ObjectId) -> None:
        """Let it follow, for a spell or land of a player."""
        named: dict[str, Any] = {PLAYER: (seat,), OTHER: (oid,)}
        if self.reflexive:
            trigger_at_once(ctx, TriggeredAbility(AtOnce(), self.ability.effect), **named)
        else:
            self.ability.effect.perform(ctx.within(**named))


def if_used(effect: Instruction, what: Filter | None = None, *, reflexive: bool = False) -> IfUsed:
    """What follows, in a node."""
    return IfUsed(TriggeredAbility(UsesPermission(what), effect), reflexive)
