"""Meld (CR 701.37): two cards of a meld pair become one permanent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref
from engine.core.keys import Purpose
from engine.core.record import record
from engine.core.zones import BATTLEFIELD
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.special_cards.melded import melded_face
from engine.meaning.families import Condition, Filter, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.zone_change_tracking import all_now, carry_out
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.context import Context

TO_MELD = Purpose("meld", "701.37a")


@phrase("meld {what:object} into {name:card_name}")
@record
class Meld(Instruction):
    """Two cards of a meld pair are put onto the battlefield combined, their back faces up (CR 701.37).

    Cards that are no meld pair stay where they are (CR 701.37c).
    """

    what: Reference
    name: str
    key: str = ""
    reads = READS_BOARD
    needs_back_face = True  # the card can't be played without knowing what it melds into

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The melded permanent."""
        return (Antecedent(self.key, "object", verb="melded"),)

    def perform(self, ctx: Context) -> bool:
        cards = ctx.object_refs(all_now(ctx, self.what.refs(ctx)))
        face = melded_face(ctx.game, cards)
        if face is None or face.name != self.name:
            return False  # they stay where they are (CR 701.37c)
        one, other = cards
        done = carry_out(
            ctx,
            ZoneChange(
                one, BATTLEFIELD, controller=ctx.controller, cause="effect", by=ctx.source, face=1, joined=(other,)
            ),
        )
        ctx.bind(self.key, tuple(event.new for event in done if isinstance(event, ZoneChange)))
        return bool(done)


@phrase("{player} both own[s] and control[s] {object} and a {what#one}", into="condition_part")
@record
class OwnsAndControlsBoth(Condition):
    """A player owns and controls a permanent and its counterpart; "them" is both."""

    player: PlayerReference
    object: Reference
    what: Filter
    key: str = ""
    reads = READS_BOARD
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Both."""
        return (Antecedent(self.key, "object", plural=True),)

    def holds(self, ctx: Context) -> bool:
        for seat in self.player.seats(ctx):
            mine = tuple(ref for ref in self.object.refs(ctx) if ctx.on_battlefield(ref) and _is_of(ctx, seat, ref))
            others = tuple(ref for ref in matching(ctx, self.what) if ref not in mine and _is_of(ctx, seat, ref))
            if mine and others:
                ctx.bind(self.key, (*mine, *self._one_of(ctx, seat, others)))
                return True
        return False

    def _one_of(self, ctx: Context, seat: Seat, others: tuple[Ref, ...]) -> tuple[Ref, ...]:
        """The counterpart: where there are several, the player chooses as the ability resolves."""
        if ctx.stack_id == NOBODY:
            return others[:1]
        return ctx.choose_one(seat, others, purpose=TO_MELD, prompt=say("choose_what_it_melds_with"))


def _is_of(ctx: Context, seat: Seat, ref: Ref) -> bool:
    return ctx.owner_of(ref) == seat and ctx.controller_of(ref) == seat
