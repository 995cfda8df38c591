"""How something enters that the words before put onto the battlefield (CR 508.4, 614.1c).

As in "it enters tapped".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref
from engine.core.record import record
from engine.game.events.zone_changes import CreateTokens
from engine.game.rules.combat.joining import choose_defender
from engine.meaning.families import Condition, Instruction, Reference
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_BOARD
from engine.meaning.speech import Unbound
from engine.vocabulary.effects.verbs.zones.put_onto_battlefield import ALSO_SO
from engine.vocabulary.terms.grammar.anaphors import It, That
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("<if {condition},> {object} enters tapped <attacking? and attacking> <whom? {whom:player}>",
        into="sentence_start")  # fmt: skip
@record
class EntersSo(Instruction):
    """A sentence: what the words before put onto the battlefield enters tapped (CR 614.1c).

    It may enter attacking, too.
    """

    object: Reference
    condition: Condition | None = None
    attacking: bool = False
    whom: PlayerReference | None = None
    reads = READS_BOARD
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Of what the words before name."""
        return isinstance(self.object, That | It) and (self.whom is None or self.attacking)

    def finished(self) -> EntersSo:
        """Only of what these words themselves put there."""
        tokens = self.object.key.startswith(("playerscreatetokens", "createcopies")) and self.condition is None
        if not tokens and not self.object.key.startswith(("putontobattlefield", "targets")):
            raise Unbound(self, ambiguous=False)
        return self

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(ALSO_SO, (*ctx.bindings.get(ALSO_SO, ()), self))

    def perform(self, ctx: Context) -> bool:
        return True

    def defender(self, ctx: Context, event: CreateTokens) -> Ref:
        """Whom tokens that are to be created attack as they enter, if anybody."""
        if not self.attacking:
            return event.attacking
        if self.whom is None:
            return choose_defender(ctx.game, event.player, ctx.source) if event.count > 0 else NOBODY
        return next((ref for ref in self.whom.refs(ctx) if ctx.exists(ref)), NOBODY)  # CR 508.4a

    def holds(self, ctx: Context, keys: tuple[str, ...]) -> bool:
        """Whether it speaks of what goes by one of some keys, and is true of that."""
        return self.object.key in keys and (self.condition is None or self.condition.holds(ctx))
