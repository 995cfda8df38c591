"""Myriad (CR 702.116)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref, Seat
from engine.core.record import record, replace
from engine.game.decisions.purposes import TO_ATTACK
from engine.game.rules.combat import attackable, defending_player
from engine.meaning.families import Instruction
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.create import create
from engine.vocabulary.effects.keyword_actions.create_copies import copy_token

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase(
    "for each opponent other than defending player, you may create a token that's a copy of ~ that's tapped and "
    "attacking that player or a planeswalker they control",
    into="ending",
)
@record
class CopiesAttackTheOthers(Instruction):
    """A copy for each opponent whom the creature doesn't attack, attacking them; all are created at once."""

    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The tokens."""
        return (Antecedent(self.key, "object", plural=True, kinds=frozenset(("token", "creature")), verb="created"),)

    def perform(self, ctx: Context) -> bool:
        defending = defending_player(ctx.game, ctx.source)
        events = []
        for seat in ctx.game.opponents(ctx.controller):
            if seat != defending and ctx.may(ctx.controller, say("may_create_a_copy_against", player=NameOf(seat))):
                event = copy_token(ctx, ctx.controller, ctx.source, tapped=True)
                if event is not None:
                    events.append(replace(event, attacking=_aim(ctx, seat)))
        made = create(ctx, events)
        ctx.bind(self.key, made)
        return bool(made)


def _aim(ctx: Context, seat: Seat) -> Ref:
    """What a copy attacks: a player or one of their planeswalkers."""
    possible = [
        ref
        for ref in attackable(ctx.game)
        if ref == seat or (ctx.controller_of(ref) == seat and "planeswalker" in ctx.chars(ref).types)
    ]
    chosen = ctx.choose_one(ctx.controller, possible, purpose=TO_ATTACK, prompt=say("choose_what_it_attacks"))
    return chosen[0] if chosen else NOBODY


@keyword("702.116", "Myriad")
class Myriad:
    """Copies that attack the other opponents; each instance triggers separately (CR 702.116b)."""

    definition = (
        "Whenever this creature attacks, for each opponent other than defending player, you may create a token that's "
        "a copy of this creature that's tapped and attacking that player or a planeswalker they control. "
        "If you do, exile those tokens at end of combat."
    )
