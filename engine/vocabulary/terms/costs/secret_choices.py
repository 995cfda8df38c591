"""What was chosen secretly, and is revealed as a cost (CR 607.2d, 118.3).

As in "Reveal the player you chose".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import lexicon, phrase
from engine.core.keys import Mark
from engine.core.record import record
from engine.game.events.status import SetMark
from engine.game.rules.linked import SECRET, chosen_without, linked_name
from engine.meaning.families import Cost
from engine.meaning.node import READS_STATUS

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("chosen secretly", {"player": "player", "type": "creature type", "color": "color"})


@phrase("reveal the {what:chosen secretly} you chose")
@record
class RevealChoice(Cost):
    """Who chose something secretly as or after this permanent entered lets everybody know what it is."""

    what: str
    reads = READS_STATUS

    @property
    def choice_read(self) -> str:
        return self.what

    def _chosen(self, ctx: Context) -> Any:
        found = ctx.choice(f"{SECRET}{self.what}")
        return found[1] if isinstance(found, tuple) and found[0] == ctx.controller else None

    def payable(self, ctx: Context) -> bool:
        return self._chosen(ctx) is not None

    def pay(self, ctx: Context) -> bool:
        chosen = self._chosen(ctx)
        kept = linked_name(ctx.game, ctx.source, self.what)
        ctx.bind(chosen_without(ctx.source, kept), chosen)
        ctx.happen(SetMark(ctx.source, Mark.computed(kept), chosen, kept="choices"))
        return chosen is not None
