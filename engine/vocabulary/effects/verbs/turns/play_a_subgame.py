"""Playing subgames (CR 725), and the players who win and lose them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.rules.turn.subgames import play
from engine.meaning.families import Amount, Filter, Instruction
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

SUBGAME = "subgame"  # the kind of antecedent that "the subgame" stands for
DECKS = "using their libraries as their decks"  # what is so in any subgame (CR 725.2)


@phrase(f"players play a Magic subgame, {DECKS}", magic=True, decks=True)
@phrase("players play a Magic subgame", magic=True)
@phrase("players play a subgame")
@phrase(f"players play a Magic subgame starting at {{life:amount}} life, {DECKS}", magic=True, decks=True)
@phrase("players play a Magic subgame starting at {life:amount} life", magic=True)
@record
class PlayASubgame(Instruction):
    """All players play a subgame; the words that follow are carried out once it is over (CR 725.5)."""

    life: Amount | None = None
    magic: bool = wording(default=False)
    decks: bool = wording(default=False)
    key: str = ""
    reads = READS_BOARD
    plays_subgames = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The subgame: who won it, and who lost it."""
        return (Antecedent(self.key, SUBGAME),)

    def perform(self, ctx: Context) -> bool:
        winners, losers = play(ctx.game, ctx.controller, self.life.value(ctx) if self.life is not None else None)
        ctx.bind(self.key, winners)
        ctx.bind(_lost(self.key), losers)
        return True


def _lost(key: str) -> str:
    """The key of those who lost a subgame."""
    return f"{key} lost"


@phrase("who wins the subgame", into="player_clause")
@phrase("who won the subgame", into="player_clause", past=True)
@phrase("who doesn't win the subgame", into="player_clause", won=False)
@phrase("who didn't win the subgame", into="player_clause", won=False, past=True)
@phrase("who loses the subgame", into="player_clause", won=False, lost=True)
@phrase("who lost the subgame", into="player_clause", won=False, lost=True, past=True)
@record
class OfTheSubgame(Filter):
    """A player who has won the subgame, who has not, or who has lost it: in a draw nobody has (CR 104.4)."""

    won: bool = True
    lost: bool = False
    past: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The subgame before."""
        return Wanted(SUBGAME)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if self.lost:
            return ref in ctx.named(_lost(self.key))
        return (ref in ctx.named(self.key)) == self.won


@phrase("the winner of the subgame", into="player")
@phrase("the loser of the subgame", into="player", lost=True)
@record
class WinnerOfTheSubgame(PlayerReference):
    """The player who has won the subgame, or who has lost it.

    If the subgame was restarted, it is the restarted one that counts (CR 724.6).
    """

    lost: bool = False
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The subgame before."""
        return Wanted(SUBGAME, known_as="player")

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return ctx.named(_lost(self.key) if self.lost else self.key)
