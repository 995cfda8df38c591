"""Adventures and Omens (CR 715, 720 of the edition of 2026).

What becomes of such spells as they resolve, and which objects have one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.faces import INHERENT
from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref
from engine.core.record import record, replace
from engine.core.zones import EXILE, GRAVEYARD, LIBRARY, STACK
from engine.game.decisions.purposes import TO_PLAY
from engine.game.events.cards import ShuffleLibrary
from engine.game.events.effects import BeginEffect
from engine.game.events.zone_changes import MOVES, SHUFFLED_IN, ZoneChange
from engine.game.rules.questions.looking import ON_AN_ADVENTURE
from engine.game.state.effects import FloatingEffect
from engine.meaning.abilities import StaticAbility
from engine.meaning.families import Duration, Filter, Instruction, ObjectFilter, Reference, Replacement
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_COPIABLE, READS_NOTHING
from engine.vocabulary.effects.shared.affected_objects import affected_objects, per_player
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.effects.verbs.casting.playing_permissions import Permission, WhileExiled
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

_NORMALLY, _AS_ADVENTURE = (0,), (1,)  # the faces: with its normal characteristics, or those of the inset frame


class _AsItResolves(Replacement):
    """What happens instead of putting the spell into its owner's graveyard as it resolves.

    It is the end of its own resolution that is another (608.2n): effects that wait for a card on its way to a
    graveyard do not see it.
    """

    __slots__ = ()
    reads = READS_NOTHING
    keys = (MOVES,)
    self_replacement = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return (event.oid, event.cause, event.to) == (
            ctx.source, "resolve", GRAVEYARD
        )  # fmt: skip


@record
class GoesOnAnAdventure(_AsItResolves):
    """As it resolves, an Adventure's controller exiles it and may play the card from exile (CR 715.3d).

    They may as long as it stays exiled, but not as an Adventure.
    """

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        permission = Permission(ctx.controller, free=False, lands=True, faces=_NORMALLY)
        while_exiled = FloatingEffect(
            event.oid, ctx.controller, (permission,), (event.oid,), WhileExiled("it remains"),
            text="You may play this card for as long as it remains exiled.",
        )  # fmt: skip
        exiled = replace(event, to=EXILE, marks=(*event.marks, (ON_AN_ADVENTURE, True)))
        return (exiled, BeginEffect(while_exiled, follows=True))


@record
class IsShuffledAway(_AsItResolves):
    """Its controller shuffles the spell into its owner's library (CR 720.3d)."""

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (replace(event, to=LIBRARY, cause=SHUFFLED_IN), ShuffleLibrary(ctx.owner_of(event.oid)))


INHERENT["Adventure"] = (StaticAbility((GoesOnAnAdventure(),), zones=(STACK,)),)
INHERENT["Omen"] = (StaticAbility((IsShuffledAway(),), zones=(STACK,)),)


@phrase("{player} may cast {object} from {whose:player's} {zone:owned_zone#one} as a ^adventure {duration}",
        into="ending")  # fmt: skip
@record
class MayCastAsAdventure(Instruction):
    """A player may cast cards from where they are as Adventures, and only so, for a time (CR 715.3d)."""

    player: PlayerReference
    object: Reference
    whose: PlayerReference
    zone: str
    duration: Duration
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        began = False
        for seat, inner in per_player(ctx, self.player):
            there = [oid for owner in self.whose.seats(inner) for oid in ctx.game.zone(self.zone, owner)]
            cards = tuple(ref for ref in affected_objects(inner, self.object, TO_PLAY) if ref in there)
            if cards:
                permission = Permission(seat, free=False, lands=False, faces=_AS_ADVENTURE)
                effect = FloatingEffect(ctx.source, seat, (permission,), cards, self.duration)
                carry_out(ctx, BeginEffect(effect))
                began = True
        return began


lexicon("inset_kind", {kind: kind for kind in ("Adventure", "Omen")})


@phrase("that are {kinds:filter*,2#many}, and/or {other:relative}", into="clause")
@record
class AnyOfThese(Filter):
    """Objects of several descriptions: "that are instant cards, sorcery cards, and/or have an Adventure"."""

    kinds: tuple[Filter, ...]
    other: Filter
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return self.other.matches(ctx, ref) or any(kind.matches(ctx, ref) for kind in self.kinds)


@phrase("[has|have] a {kind:inset_kind}", into="relative")
@record
class HasInset(ObjectFilter):
    """A card, spell or permanent that has an Adventure or an Omen, used now or not (CR 715.2a, 720.2a)."""

    kind: str
    reads = READS_COPIABLE

    def fits(self, ctx: Context, ref: Ref) -> bool:
        values = ctx.chars(ref)
        return any(self.kind in part.subtypes for part in (values, values.inset) if part is not None)
