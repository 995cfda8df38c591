"""Two players or groups of whom each does something (CR 101.4): "you and target opponent"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, Seat
from engine.core.record import record, wording
from engine.meaning.families import Reference
from engine.meaning.node import READS_ELSEWHERE, READS_NOTHING
from engine.meaning.speech import ANY_NUMBER, Antecedent, Wanted
from engine.vocabulary.terms.players.players import PlayerReference, Players

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TOGETHER = "players together"  # a kind of antecedent that no words look back at


@phrase("{first:player} and {second:player}", into="players")
@phrase("{first:player} and/or {second:player}", into="players", word="and/or")
@phrase("{first:player} and {second:player} each", into="player", word="and each")
@record
class PlayersTogether(PlayerReference):
    """Two players or groups of players: "you and target opponent"."""

    first: Reference
    second: Reference
    word: str = wording(default="and")
    key: str = ""
    plural = True
    reads = READS_ELSEWHERE

    def antecedents(self) -> tuple[Antecedent, ...]:
        """All of them, of whom each in turn does what the clauses without subject behind it say."""
        return (Antecedent(self.key, TOGETHER),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = tuple(dict.fromkeys((*self.first.refs(ctx), *self.second.refs(ctx))))
        ctx.bind(self.key, found)
        ctx.bind(_both(self.key), found)
        return found


def _both(key: str) -> str:
    """Under which name all of them are kept while each in turn does something."""
    return f"{key} together"


@phrase("the other", into="player")
@phrase("the other player", into="player", player=True)
@record
class TheOther(PlayerReference):
    """Of two players who each do something, the other one than who does it now."""

    player: bool = wording(default=False)
    key: str = ""
    reads = READS_ELSEWHERE

    def wanted(self) -> Wanted:
        """Both."""
        return Wanted(TOGETHER, plural=ANY_NUMBER)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        now = ctx.bound(self.key)
        return tuple(seat for seat in ctx.bound(_both(self.key)) if seat not in now)


@phrase("{who:player} each", into="player")
@record
class EachOfThem(PlayerReference):
    """Several players of whom the words stress that each does it: "any number of target players each"."""

    who: PlayerReference
    plural = True
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether they are several, and it has not been said already."""
        each = isinstance(self.who, Players) and self.who.word == "each"
        return self.who.plural and not each and not isinstance(self.who, EachOfThem | PlayersTogether)

    @property
    def same_as(self) -> Reference:
        return self.who

    @property
    def person(self) -> str:  # type: ignore[override]
        """Which pronouns stand for them."""
        return self.who.person

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.who.refs(ctx)

    def acting_players(self, ctx: Context) -> tuple[Seat, ...]:
        return self.who.acting_players(ctx)

    def one_by_one(self, ctx: Context) -> Iterator[Seat]:
        return self.who.one_by_one(ctx)
