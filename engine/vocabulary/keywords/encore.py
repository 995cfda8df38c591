"""Encore (CR 702.141)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.keys import Mark
from engine.core.record import record, replace
from engine.game.rules.combat.questions import MUST_ATTACK
from engine.meaning.families import Cost, Instruction
from engine.meaning.families.instructions import COPIES
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.create import copy_token, create
from engine.vocabulary.effects.verbs.combat.combat_verbs import THIS_TURN, MustAttackOrBlock
from engine.vocabulary.terms.grammar.continuous import begin

if TYPE_CHECKING:
    from engine.game.rules.context import Context

AGAINST = Mark("encore against")  # the mark of a token: the opponent for whom it was created


@phrase(
    "for each opponent, create a token that's a copy of this card that attacks that opponent this turn if able",
    into="ending",
)
@record
class CopyAgainstEach(Instruction):
    """A copy of the card for each opponent, which has to attack that opponent; all are created at once."""

    key: str = ""
    reads = READS_NOTHING
    first_matters = COPIES

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The tokens."""
        return (Antecedent(self.key, "object", plural=True, kinds=frozenset(("token", "creature")), verb="created"),)

    def perform(self, ctx: Context) -> bool:
        copy = copy_token(ctx, ctx.controller, ctx.source)
        if copy is None:
            return False
        opponents = ctx.game.opponents(ctx.controller)
        made = create(ctx, [replace(copy, marks=((AGAINST, seat),)) for seat in opponents])
        for seat in opponents:
            against = tuple(oid for oid in made if ctx.obj(oid).marks.get(AGAINST) == seat)
            if against:
                begin(ctx, (MustAttackOrBlock(MUST_ATTACK, "defender", seat),), against, THIS_TURN)
        ctx.bind(self.key, made)
        return bool(made)


@keyword("702.141", "Encore", "encore {costs:mana_cost*,}", "encore—^{costs:cost*,^}.")
class Encore:
    """A dead creature that comes back against each opponent for one turn (CR 702.141a)."""

    costs: tuple[Cost, ...]

    definition = (
        "[costs:cost*,^], Exile this card from your graveyard: For each opponent, create a token that's a copy of this "
        "card that attacks that opponent this turn if able. Those tokens gain haste. Sacrifice them at "
        "the beginning of the next end step. Activate only as a sorcery."
    )
