"""Populate (CR 701.30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.record import record
from engine.meaning.families import Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.create import create
from engine.vocabulary.effects.keyword_actions.create_copies import copy_token
from engine.vocabulary.effects.shared.affected_objects import creatures_of
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_POPULATE = Purpose("populate", "701.30a")


@phrase("{player!} populate[s]")
@record
class Populate(Instruction):
    """Players create copies of creature tokens they control (CR 701.30a)."""

    player: PlayerReference
    key: str = ""
    reads = READS_NOTHING
    may_be_repeated = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The copy."""
        return (Antecedent(self.key, "object", False, frozenset(("token", "creature")), "created"),)

    def perform(self, ctx: Context) -> bool:
        made: tuple[Ref, ...] = ()
        for seat in self.player.seats(ctx):
            tokens = tuple(oid for oid in creatures_of(ctx, seat) if ctx.obj(oid).token)
            prompt = say("choose_a_token_to_copy")
            chosen = ctx.choose_one(seat, tokens, purpose=TO_POPULATE, prompt=prompt, good=True)
            copies = [copy_token(ctx, seat, oid) for oid in chosen]
            made += create(ctx, list(filter(None, copies)))
        ctx.bind(self.key, made)
        return bool(made)
