"""Putting a card of each card type into the hand (CR 205.2a).

As in "For each card type, you may put a card of that type …".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import production
from engine.core.identity import Ref, Seat
from engine.core.record import record
from engine.core.zones import ANYWHERE
from engine.meaning.families import Reference
from engine.meaning.node import READS_BOARD
from engine.vocabulary.effects.shared.zone_change_tracking import all_now
from engine.vocabulary.effects.verbs.zones.return_to_hand import ReturnToHand
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.grammar.instructions import May
from engine.vocabulary.terms.objects.filters import Card, Described, HasType, zone_of
from engine.vocabulary.terms.objects.objects import Some
from engine.vocabulary.terms.objects.several_kinds import KindByKind
from engine.vocabulary.terms.players.players import You

if TYPE_CHECKING:
    from engine.game.rules.context import Context

# The card types that cards in libraries can have (CR 205.2a); the others are those of cards that are in no deck.
_TYPES = ("artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery")
_KINDS = tuple(Some(ONE, Described(before=(HasType(word),), noun=Card())) for word in _TYPES)


@record
class OneOfEachCardType(KindByKind):
    """Up to one card of each card type among some, all different (CR 205.2a).

    A card that has two types is chosen for one of them.
    """

    group: Reference
    reads = READS_BOARD
    kinds = _KINDS
    or_not = True

    def candidates(self, ctx: Context, zone: str = "", owners: tuple[Seat, ...] = ()) -> tuple[Ref, ...]:
        members = all_now(ctx, self.group.refs(ctx))
        return tuple(ref for ref in members if any(_fits(ctx, kind, ref) for kind in _KINDS))


def _fits(ctx: Context, kind: Some, ref: Ref) -> bool:
    return kind.what.matches(ctx, ref) and zone_of(kind.what) in (ANYWHERE, ctx.obj(ref).zone)


def _put(group: Reference) -> May:
    return May(You(), ReturnToHand(You(said=False), OneOfEachCardType(group), "your hand", put=True))


def _read(node: May) -> dict[str, Any] | None:
    put = node.effect
    if not isinstance(put, ReturnToHand) or not isinstance(put.what, OneOfEachCardType):
        return None
    return {"group": put.what.group} if put.put and put.whose == "your hand" else None


production(
    "ending", "for each card type, you may put a card of that type from among {group} into your hand", May, _put, _read,
    group="object",
)  # fmt: skip
