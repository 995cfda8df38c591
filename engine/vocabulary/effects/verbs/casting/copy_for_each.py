"""A spell copied for everything that it could target (CR 707.10d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import ObjectId, Seat, is_object
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.game.decisions.purposes import TO_COPY
from engine.meaning.families import Filter, Instruction, Reference
from engine.meaning.families.instructions import COPIES
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD
from engine.vocabulary.effects.shared.affected_objects import affected_objects, per_player
from engine.vocabulary.effects.verbs.casting.copy_spells import copy_on_stack, could_target
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

IN_WHICH_ORDER_TO_COPY = Purpose("copies", "707.10d")

lexicon("the_spell", {words: words for words in ("that spell", "the spell", "that ability", "it")})


@phrase("{player!} [copies|copy] {what:thing} for each {whom:filter#one} that {word:the_spell} could target. "
        "^each copy targets a different one of those {group:filter#many}", into="ending")  # fmt: skip
@phrase("{player!} [copies|copy] {what:thing} for each {whom:filter#one} {word:the_spell} could target. "
        "^each copy targets a different one of those {group:filter#many}", into="ending", short=True)  # fmt: skip
@record
class CopyForEachItCouldTarget(Instruction):
    """A spell is copied for everything of a description that it could target (CR 707.10d)."""

    player: PlayerReference
    what: Reference
    whom: Filter
    word: str = wording()
    group: Filter
    short: bool = wording(default=False)
    reads = READS_BOARD
    first_matters = COPIES

    def well_formed(self) -> bool:
        """The second sentence speaks of the same things."""
        return _noun(self.group) == _noun(self.whom)

    def perform(self, ctx: Context) -> bool:
        made = False
        for seat, inner in per_player(ctx, self.player):
            for oid in affected_objects(inner, self.what, TO_COPY):
                if is_object(oid) and ctx.obj(oid).stack is not None:
                    made = self._copy(inner, seat, oid) or made
        return made

    def _copy(self, ctx: Context, seat: Seat, oid: ObjectId) -> bool:
        found = [ref for ref in matching(ctx, self.whom) if could_target(ctx, oid, ref)]
        order = ctx.choose_objects(
            seat, found, len(found), len(found), purpose=IN_WHICH_ORDER_TO_COPY, rule="707.10d", ordered=True,
            prompt=say("order_the_copies"),
        )  # fmt: skip
        for ref in order:
            copy_on_stack(ctx, seat, oid, only=ref)
        return bool(order)


def _noun(what: Filter) -> Filter:
    return what.noun if isinstance(what, Described) else what
