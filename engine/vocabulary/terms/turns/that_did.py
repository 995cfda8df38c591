"""Objects by what happened to them in a turn (CR 608.2i).

"that entered this turn", "that was milled this turn".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, LIBRARY
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.families import Filter, Happening
from engine.meaning.node import READS_TURN
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.terms.turns.past import Exactly, events_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context

ELSEWHERE = "elsewhere"  # anywhere but the battlefield


@phrase("was put there from the battlefield this turn", into="relative", origin=BATTLEFIELD)
@phrase("were put there from the battlefield this turn", into="relative", origin=BATTLEFIELD, many=True)
@phrase("was put there from anywhere this turn", into="relative")
@phrase("were put there from anywhere this turn", into="relative", many=True)
@phrase("was put there from {whose:player's} library this turn", into="relative", origin=LIBRARY)
@phrase("were put there from {whose:player's} library this turn", into="relative", origin=LIBRARY, many=True)
@phrase("were put there from libraries this turn", into="relative", origin=LIBRARY, many=True)
@phrase("was put there from anywhere other than the battlefield this turn", into="relative", origin=ELSEWHERE)
@phrase("were put there from anywhere other than the battlefield this turn", into="relative", origin=ELSEWHERE,
        many=True)  # fmt: skip
@phrase("was milled this turn", into="relative", cause="mill")
@phrase("were milled this turn", into="relative", cause="mill", many=True)
@record
class PutThereThisTurn(Filter):
    """A card that has come this turn to where it is, perhaps from the battlefield or a library (CR 400.7)."""

    origin: str = ""
    cause: str = ""  # only if it was milled (CR 701.13)
    whose: PlayerReference | None = None
    many: bool = wording(default=False)
    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if self.whose is not None and (not is_object(ref) or ctx.owner_of(ref) not in self.whose.refs(ctx)):
            return False
        moves = (event for event in ctx.game.history.this_turn if isinstance(event, ZoneChange) and event.new == ref)
        such = (event for event in moves if self.cause in ("", event.cause))
        if self.origin == ELSEWHERE:
            return any(event.origin != BATTLEFIELD for event in such)
        return any(not self.origin or event.origin == self.origin for event in such)


@phrase("{deed:past} {turn:which_turn}", into="relative")
@phrase("didn't {deed:happening#many} {turn:which_turn}", into="relative", negative=True)
@record
class ItDid(Filter):
    """An object that something happened to: "that died this turn", "that entered this turn"."""

    deed: Happening
    turn: str
    negative: bool = False
    reads = READS_TURN

    def well_formed(self) -> bool:
        """What died is no creature any more. "for each creature that died" counts what happened
        (`NumberThat`)."""
        return not self.deed.leaves_zone

    def matches(self, ctx: Context, ref: Ref) -> bool:
        deed: Any = self.deed
        did = any(deed.happened(ctx, event, Exactly(ref)) is not None for event in events_of(ctx, self.turn))
        return did != self.negative


@phrase("didn't {deeds:happening*or2#many} {turn:which_turn}", into="relative")
@record
class ItDidNone(Filter):
    """An object to which none of several things happened: "that didn't attack or enter this turn"."""

    deeds: tuple[Happening, ...]
    turn: str
    reads = READS_TURN

    def well_formed(self) -> bool:
        """What died is no creature any more."""
        return not any(deed.leaves_zone for deed in self.deeds)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        deeds: Any = self.deeds
        events = events_of(ctx, self.turn)
        return all(deed.happened(ctx, event, Exactly(ref)) is None for event in events for deed in deeds)
