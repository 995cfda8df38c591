"""Tokens that have to attack a certain player, each of them another's (CR 508.1d, 701.6).

As in "for each opponent, create a … token that attacks that opponent this turn if able".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref
from engine.core.keys import Mark
from engine.core.record import record, replace
from engine.game.events.zone_changes import CreateTokens
from engine.game.rules.combat.questions import MUST_ATTACK
from engine.meaning.families import Reference
from engine.meaning.families.instructions import RULES, DoneForAll
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.effects.keyword_actions.create import PlayersCreateTokens, TokenGroup, create
from engine.vocabulary.effects.keyword_actions.create_copies import CreateCopies
from engine.vocabulary.effects.shared.token_descriptions import TokenKind
from engine.vocabulary.effects.verbs.combat.combat_verbs import THIS_TURN, MustAttackOrBlock
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

AGAINST = Mark("encore against")  # the mark of a token: the player for whom it was created

lexicon("attack_duty", {"this turn": "this turn", "each combat": "each combat"})


@phrase("{player!} create[s] a {kind:token_kind#one} that attacks {against:player} {duty:attack_duty} if able")
@phrase("{player!} create[s] a token that's a copy of {copied:thing} that attacks {against:player} {duty:attack_duty} "
        "if able")  # fmt: skip
@record
class CreateToAttack(DoneForAll):
    """Players create a token that has to attack a player (CR 508.1d)."""

    player: PlayerReference
    against: PlayerReference
    kind: TokenKind | None = None
    copied: Reference | None = None
    duty: str = ""  # until when
    key: str = ""
    reads = READS_NOTHING
    first_matters = RULES

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The token of each time that it is done."""
        nouns = nouns_of(self.kind) if self.kind is not None else frozenset(("token", "creature"))
        return (Antecedent(self.key, "object", True, nouns | {"token"}, "created"),)

    def perform(self, ctx: Context) -> bool:
        return self.perform_for_all(ctx, (ctx,))

    def perform_for_all(self, ctx: Context, each: Sequence[Context]) -> bool:
        made = create(ctx, [event for inner in each for event in self._events(inner)])
        for oid in made:
            parts = (MustAttackOrBlock(MUST_ATTACK, "defender", cast(Ref, ctx.obj(oid).marks.get(AGAINST))),)
            begin(ctx, parts, (oid,), THIS_TURN if self.duty == "this turn" else None)
        ctx.bind(self.key, made)
        return bool(made)

    def _events(self, ctx: Context) -> list[CreateTokens]:
        making: PlayersCreateTokens | CreateCopies
        if self.copied is not None:
            making = CreateCopies(self.player, ONE, self.copied)
        else:
            assert self.kind is not None
            making = PlayersCreateTokens(self.player, (TokenGroup(ONE, self.kind),))
        (seat,) = self.against.seats(ctx)
        return [replace(event, marks=(*event.marks, (AGAINST, seat))) for event in making.events(ctx)]
