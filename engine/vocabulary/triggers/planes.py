"""Planeswalking, the planar die and chaos as triggers see them (CR 311.7, 312.5, 701.24d, 706.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY
from engine.core.record import record, wording
from engine.game.events.chance import PLANAR_DIE_ROLLED, RollPlanarDie
from engine.game.events.planes import (
    CHAOS_ENSUES,
    PLANESWALKED,
    PLANESWALKED_AWAY,
    ChaosEnsues,
    PlaneswalkAway,
    PlaneswalkTo,
)
from engine.meaning.families import EventPattern, Filter
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.triggers.events import OTHER, PLAYER
from engine.vocabulary.triggers.players import PlayerHappening
from engine.vocabulary.triggers.subjects import Named

if TYPE_CHECKING:
    from engine.game.rules.context import Context


_HERE = Named(This())


@phrase("planeswalk[s] to {what:other_subject}", into="player_happening")
@phrase("planeswalk[s] here", into="player_happening", what=_HERE, word="here")
@phrase("encounter[s] {what:other_subject}", into="player_happening", word="encounter")
@record
class PlaneswalksTo(PlayerHappening):
    """Moves a card off their planar deck and turns it face up: a plane (CR 701.24d) or phenomenon (312.5)."""

    what: Filter
    word: str = wording(default="")
    keys = (PLANESWALKED,)
    foreseen = False

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The card."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlaneswalkTo) or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), OTHER: (event.oid,)} if self.what.matches(ctx, event.oid) else None


@phrase("planeswalk[s] away from {what:other_subject}", into="player_happening")
@phrase("planeswalk[s] away from here", into="player_happening", what=_HERE, word="here")
@record
class PlaneswalksAway(PlayerHappening):
    """Planeswalks away from a card that was face up (CR 701.24d); looks back in time (603.10g)."""

    what: Filter
    word: str = wording(default="")
    keys = (PLANESWALKED_AWAY,)
    foreseen = False

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The card."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlaneswalkAway) or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), OTHER: (event.oid,)} if self.what.matches(ctx, event.oid) else None


@phrase("planeswalk[s]", into="player_happening")
@record
class Planeswalks(PlayerHappening):
    """Planeswalks, wherever to (CR 901.11)."""

    keys = (PLANESWALKED,)
    foreseen = False

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlaneswalkTo) or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,)}


@phrase("roll[s] the planar die", into="player_happening")
@phrase("roll[s] the ^planeswalker symbol on the planar die", into="player_happening", face="planeswalker")
@phrase("roll[s] the chaos symbol on the planar die", into="player_happening", face="chaos")
@phrase("roll[s] a blank on the planar die", into="player_happening", face="blank")
@record
class RollsThePlanarDie(PlayerHappening):
    """Rolls the planar die, perhaps with a certain face up (CR 901.3a, 901.9)."""

    face: str = ""
    keys = (PLANAR_DIE_ROLLED,)
    foreseen = False

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, RollPlanarDie) or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,)} if self.face in ("", event.face) else None


@phrase("chaos ensues", into="event")
@phrase("^chaos ensues", into="event", capital=True)
@phrase("you roll {{CHAOS}}", into="event", read_only=True)
@record
class WhenChaosEnsues(EventPattern):
    """Chaos: rolled on the planar die, or said by an effect (CR 311.7)."""

    capital: bool = wording(default=False)
    keys = (CHAOS_ENSUES,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, ChaosEnsues) and event.only in (NOBODY, ctx.source):
                yield {"event": event}
