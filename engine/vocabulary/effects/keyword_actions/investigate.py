"""Investigate (CR 701.36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref
from engine.core.keys import Deed
from engine.core.record import record, wording
from engine.game.events.cards import PlayerDid
from engine.game.events.zone_changes import CreateTokens
from engine.game.rules.events.table_room import at_most
from engine.meaning.families import Amount, Instruction
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.create import create
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.for_each import times
from engine.vocabulary.effects.shared.predefined_tokens import predefined
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

INVESTIGATE = Deed("investigate")

verb("player_deed", INVESTIGATE, "investigate")


lexicon("how_often", {"2": "twice", "3": "three times", "4": "four times"})


@phrase("{player!} investigate[s] <each? {each:for_each}>")
@forms(
    phrase("{player!} investigate[s] once {each:for_each}", once=True),
    phrase("{player!} investigate[s] a additional time", additional=True),
    phrase("{player!} investigate[s] {often:how_often}"),
    phrase("{player!} investigate[s] {amount:counted} times"),
)  # fmt: skip
@record
class Investigate(Instruction):
    """Players create Clue tokens, one investigation after the other."""

    player: PlayerReference
    amount: Amount = ONE
    often: str = ""
    additional: bool = wording(default=False)
    once: bool = wording(default=False)
    each: Amount | None = None
    key: str = ""
    reads = READS_NOTHING
    personal = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The Clues."""
        return (Antecedent(self.key, "object", False, frozenset(("token", "artifact", "Clue")), "created"),)

    def perform(self, ctx: Context) -> bool:
        made: tuple[Ref, ...] = ()
        for seat, inner in per_player(ctx, self.player):
            often = int(self.often) if self.often else times(inner, self.amount, self.each)
            for _ in range(at_most(ctx.game, often)):
                made += create(ctx, [CreateTokens(seat, predefined("Clue"), 1, ctx.source)])
                carry_out(ctx, PlayerDid(seat, INVESTIGATE))
        ctx.bind(self.key, made)
        return bool(made)
