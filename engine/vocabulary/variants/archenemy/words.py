"""Words of schemes: set in motion (CR 701.25), abandoned (701.26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.meaning.families import Filter, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.events import OTHER, PLAYER
from engine.vocabulary.triggers.players import PlayerHappening
from engine.vocabulary.variants.archenemy import ABANDONED, IN_MOTION, abandon, set_in_motion

if TYPE_CHECKING:
    from engine.game.rules.context import Context


class _WithAScheme(PlayerHappening):
    """A player does something with a scheme, whose abilities work in the command zone (CR 904.8)."""

    __slots__ = ()
    what: Filter

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlayerDid) or event.deed not in self.keys:
            return None
        fits = subject.matches(ctx, event.player) and any(self.what.matches(ctx, oid) for oid in event.oids)
        return {PLAYER: (event.player,), OTHER: event.oids} if fits else None


@phrase("set[s] {what:other_subject} in motion", into="player_happening")
@record
class SetsInMotion(_WithAScheme):
    """Sets a scheme in motion (CR 701.25)."""

    what: Filter
    keys = (IN_MOTION,)


@phrase("abandon[s] {what:other_subject}", into="player_happening")
@record
class Abandons(_WithAScheme):
    """Abandons a scheme (CR 701.26)."""

    what: Filter
    keys = (ABANDONED,)


@phrase("{player!} set[s] a scheme in motion")
@record
class SetAScheme(Instruction):
    """Players set the top schemes of their scheme decks in motion; only archenemies have one (CR 701.25a)."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        done = [set_in_motion(ctx.game, seat) for seat in self.player.seats(ctx)]
        return any(done)


@phrase("{player!} abandon[s] {scheme:object}")
@record
class AbandonScheme(Instruction):
    """Players abandon an ongoing scheme (CR 701.26a)."""

    player: PlayerReference
    scheme: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        schemes = self.scheme.refs(ctx)
        done = [abandon(ctx.game, seat, oid) for seat in self.player.seats(ctx) for oid in schemes]
        return any(done)
