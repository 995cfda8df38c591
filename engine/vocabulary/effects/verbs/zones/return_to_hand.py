"""Returning objects to hands, or putting cards into them (CR 400.3, 121.5: that is no drawing)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, label, lexicon, phrase
from engine.core.identity import Ref, is_object
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.core.zones import HAND
from engine.game.decisions.purposes import TO_RETURN
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import (
    are_there,
    at_random,
    deeds,
    done_to,
    multiplied,
    opponents_choice,
)
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerReference, You
from engine.vocabulary.terms.zones.zones import ZoneWords

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_PUT_INTO_HAND = Purpose("put into hand", "608.2d", asks="put_what_into_a_hand")

# Whose hand; always the owner's (CR 400.3), however the words put it.
lexicon("whose_hand", {
    "your hand": "your hand", "its owner's hand": "its owner's hand", "their owner's hand": "their owner's hand",
    "their owners' hands": "their owners' hands", "their hand": "their hand", "their hands": "their hands",
    "that player's hand": "that player's hand", "its owner's hand or": "their owners' hand",
})  # fmt: skip


@with_infinitive
@phrase("{player!} return[s] {what:thing} to {whose:whose_hand}")
@phrase("{player!} return[s] {what:object} from {origin:zone} to {whose:whose_hand}")
@forms(
    phrase("{player!} return[s] {what:some} at random from {origin:zone} to {whose:whose_hand}", random=True),
    phrase("{player!} return[s] {what:some} of a opponent's choice from {origin:zone} to {whose:whose_hand}",
           opponent=True),
)  # fmt: skip
@phrase("{player!} return[s] {what:thing} to {whose:whose_hand} {each:for_each}")
@phrase("{player!} return[s] to {whose:whose_hand} {what:thing}", early=True)
@phrase("{player!} put[s] {what:thing} into {whose:whose_hand}", put=True)
@phrase("{player!} put[s] {what:object} from {origin:zone} into {whose:whose_hand}", put=True)
@phrase("{what:put_thing} into {whose:whose_hand}", into="put_part", player=You(said=False), put=True)
@record
class ReturnToHand(Instruction):
    """Objects go to their owners' hands at the same time."""

    player: PlayerReference
    what: Reference
    whose: str = wording()
    origin: ZoneWords | None = None
    put: bool = False
    random: bool = False
    opponent: bool = False  # whom the controller lets choose
    early: bool = wording(default=False)
    each: Amount | None = None
    key: str = ""
    reads = READS_NOTHING
    good_for_things = False

    def well_formed(self) -> bool:
        """Where objects come from is said once: a description says it itself. "Its" owner is that of one."""
        if self.whose == "its owner's hand" and self.what.plural:
            return False
        return self.origin is None or self.random or self.opponent or self.what.description is None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was returned, and whose it is, though nothing is said of them yet."""
        done = done_to(self.key, self.what, "put" if self.put else "returned")
        owner = Antecedent(self._owner, "player", unsaid=True)
        return done if self.what.plural else (*done, owner)

    @property
    def _owner(self) -> str:
        return f"{self.key} owner"

    def works_from(self) -> str:
        """The zone in which an ability works that returns its own object from there (CR 113.6)."""
        return self.origin.zone if self.origin is not None and isinstance(self.what, This) else ""

    def possible(self, ctx: Context) -> bool:
        if self.random or self.opponent:
            return True
        origin = self.origin
        there = None if origin is None else lambda inner, _, ref: origin.holds(inner, ref)
        return are_there(ctx, self.player, self.what, may=there, each=self.each)

    def perform(self, ctx: Context) -> bool:
        purpose = TO_PUT_INTO_HAND if self.put else TO_RETURN
        if self.random and self.origin is not None:
            chosen = list(at_random(ctx, multiplied(ctx, self.what, self.each), self.origin))
        elif self.opponent and self.origin is not None:
            chosen = list(opponents_choice(ctx, multiplied(ctx, self.what, self.each), self.origin))
        else:
            chosen = [
                oid
                for _, oid in deeds(ctx, self.player, self.what, purpose, each=self.each)
                if self.origin is None or self.origin.holds(ctx, oid)
            ]
        ctx.bind(self._owner, tuple(dict.fromkeys(ctx.owner_of(oid) for oid in chosen)))
        moved = to_hand(ctx, tuple(chosen))
        ctx.bind(self.key, moved)
        return bool(moved)


def to_hand(ctx: Context, oids: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Move objects to their owners' hands at once; give those that moved, as they were."""
    events = [ZoneChange(oid, HAND, cause="effect", by=ctx.source) for oid in oids if is_object(oid)]
    done = carry_out(ctx, *events)
    return tuple(event.oid for event in done if isinstance(event, ZoneChange))


label("whose_hand", "whose hand")
