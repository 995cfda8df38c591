"""Turn markers as they are handed out, passed and removed (CR 807.4), and whose turn is taken up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import Ref, Seat
from engine.core.record import record, replace
from engine.game.events.event import Event
from engine.game.state.markers import Aside, Tallies, TurnMarker
from engine.game.state.several_turns import marker_of
from engine.game.state.turn import Turn

if TYPE_CHECKING:
    from engine.game.state.game import Game


@record
class HandOutMarkers(Event):
    """The turn markers are handed out, numbered as they are (CR 807.4b); nobody's turn has begun yet."""

    untold: ClassVar[bool] = True
    holders: tuple[Seat, ...]

    def subjects(self) -> tuple[Ref, ...]:
        return self.holders

    def apply(self, game: Game) -> HandOutMarkers:
        waiting = (None, *(Aside(Turn()) for _ in self.holders[1:]))
        numbered = enumerate(zip(self.holders, waiting, strict=True), start=1)
        game.markers = tuple(TurnMarker(number, seat, aside=aside) for number, (seat, aside) in numbered)
        game.changed()
        return self


@record
class SetMarkers(Event):
    """Where the turn markers are, and which of them are to be removed."""

    markers: tuple[TurnMarker, ...]
    bookkeeping = True

    def apply(self, game: Game) -> SetMarkers:
        game.markers = self.markers
        game.changed()
        return self


@record
class RemoveMarker(Event):
    """A turn marker that stands aside is removed from the game (CR 807.4g)."""

    untold: ClassVar[bool] = True
    number: int
    holder: Seat

    def subjects(self) -> tuple[Ref, ...]:
        return (self.holder,)

    def apply(self, game: Game) -> RemoveMarker:
        game.markers = tuple(marker for marker in game.markers if marker.number != self.number)
        game.changed()
        return self


@record
class TakeUpTurn(Event):
    """The turn of another marker goes on; what belongs to the one that was played stands aside."""

    number: int
    bookkeeping = True

    def apply(self, game: Game) -> TakeUpTurn:
        left, taken = marker_of(game), next(marker for marker in game.markers if marker.number == self.number)
        goes_on = taken.aside
        assert goes_on is not None
        turn, history = game.turn, game.history
        stands = Aside(
            turn.changed((("beat", False),)), game.stack, tuple(history.this_turn), history.last_turn, _put_away(game)
        )
        asides = {left.number: stands, taken.number: None}
        game.turn = goes_on.turn.changed((("skips", turn.skips), ("extra", turn.extra), ("beat", False)))
        game.history = history.back_in(goes_on.this_turn, goes_on.last_turn)
        _take_out(game, goes_on.tallies)
        game.markers = tuple(
            replace(marker, aside=asides[marker.number]) if marker.number in asides else marker
            for marker in game.markers
        )
        game.changed()
        return self


def _put_away(game: Game) -> Tallies:
    """What was counted in the turn that is left; nothing of it counts in another."""
    players = tuple((one.seat, one.uses, one.lands_played) for one in game.players if one.uses or one.lands_played)
    objects = tuple((oid, found.uses) for oid, found in game.objects.items() if found.uses)
    for seat, _, _ in players:
        player = game.write_player(seat)
        player.uses, player.lands_played = {}, 0
    for oid, _ in objects:
        game.write(oid).uses = {}
    return Tallies(players, objects)


def _take_out(game: Game, tallies: Tallies) -> None:
    for seat, uses, lands in tallies.players:
        player = game.write_player(seat)
        player.uses, player.lands_played = uses, lands
    for oid, uses in tallies.objects:
        if oid in game.objects:
            game.write(oid).uses = uses
