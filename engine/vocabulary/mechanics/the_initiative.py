"""The initiative (CR 723): a designation of a player, with three abilities that no object has.

They are triggered abilities.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.compiler.compile import compile_definition
from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref
from engine.core.keys import EventKey, Mark
from engine.core.record import record
from engine.game.events.status import SetMark
from engine.game.rules.events.afterwards import Afterward
from engine.game.rules.special_cards.designated import DESIGNATIONS, Designation, hand_over, holder
from engine.meaning.cards import CardDefinition
from engine.meaning.families import Filter, Instruction
from engine.meaning.node import READS_NOTHING, READS_PLAYERS
from engine.vocabulary.effects.verbs.players.emblems import emblem
from engine.vocabulary.terms.grammar.conditions import designation_word
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.events import PLAYER
from engine.vocabulary.triggers.players import PlayerHappening

if TYPE_CHECKING:
    from engine.game.rules.context import Context

INITIATIVE = Mark("initiative")
TAKES = EventKey("takes the initiative")  # the key under which abilities wait
_ABILITIES = (  # CR 723.2
    "At the beginning of your upkeep, venture into Undercity.\n"
    "Whenever one or more creatures deal combat damage to you, their controllers take the initiative.\n"
    "Whenever you take the initiative, venture into Undercity."
)


@phrase("{player!} take[s] the initiative")
@record
class TakeTheInitiative(Instruction):
    """A player takes the initiative, and nobody else has it any more (CR 723.3).

    The player who has it may take it again (CR 723.5).
    """

    player: PlayerReference
    ventures = True
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        if ctx.captured is not None:  # in place of an event: step by step
            ctx.captured.append(Afterward(self, ctx))
            return True
        seats = self.player.seats(ctx)
        for seat in seats:
            hand_over(ctx.game, seat, INITIATIVE)
        return bool(seats)


@lru_cache(maxsize=1)
def _rules() -> CardDefinition:
    """What stands in the command zone for the abilities that come with the designation."""
    return emblem(tuple(compile_definition(_ABILITIES, "the initiative")), "The Initiative")


DESIGNATIONS[INITIATIVE] = Designation(INITIATIVE, TAKES, _rules)


@phrase("take[s] the initiative", into="player_happening")
@record
class TakesTheInitiative(PlayerHappening):
    """Takes the initiative, whether they had it before or not."""

    keys = (TAKES,)
    reads = READS_NOTHING

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        takes = isinstance(event, SetMark) and event.key == TAKES and subject.matches(ctx, event.ref)
        return {PLAYER: (event.ref,)} if takes else None


@phrase("the player who has the initiative", into="player")
@record
class WhoHasTheInitiative(PlayerReference):
    """The player who has the initiative (CR 723.1)."""

    reads = READS_PLAYERS

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = holder(ctx.game, INITIATIVE)
        return () if found == NOBODY else (found,)


@phrase("who has the initiative", into="player_clause")
@record
class HasTheInitiative(Filter):
    """A player who has the initiative."""

    reads = READS_PLAYERS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref == holder(ctx.game, INITIATIVE)


designation_word(INITIATIVE, "the initiative")
