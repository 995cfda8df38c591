"""Spells that words let somebody cast, exiled instead of being put into a graveyard (CR 614.1a).

As in "If a spell cast this way would be put into a graveyard, exile it instead".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import is_object
from engine.core.record import record, wording
from engine.core.zones import EXILE, STACK
from engine.game.events.status import SetMark
from engine.game.rules.events.replacement import INSTEAD_OF_GRAVEYARD
from engine.meaning.families import Filter, Instruction
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.grammar.this_way import DoneThisWay
from engine.vocabulary.terms.objects.filters import Described

if TYPE_CHECKING:
    from engine.game.rules.context import Context

CAST = "cast"


@phrase("if a {what:filter#one} would be put into {whose:a_graveyard}, exile it instead", into="sentence_start")
@record
class ExileThoseCast(Instruction):
    """The spells that the words before let somebody cast are exiled instead of going to a graveyard."""

    what: Filter
    whose: str = wording(default="a")
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Of spells that were cast this way."""
        return self._done() is not None

    def _done(self) -> DoneThisWay | None:
        after = self.what.after if isinstance(self.what, Described) else ()
        found = (clause for clause in after if isinstance(clause, DoneThisWay))
        return next((clause for clause in found if clause.verb == CAST), None)

    def perform(self, ctx: Context) -> bool:
        done = self._done()
        cast = (ref for ref in (done.done_with(ctx) if done is not None else ()) if is_object(ref))
        spells = [ref for ref in cast if ctx.exists(ref) and ctx.obj(ref).zone == STACK and self.what.matches(ctx, ref)]
        carry_out(ctx, *(SetMark(spell, INSTEAD_OF_GRAVEYARD, EXILE) for spell in spells))
        return bool(spells)
