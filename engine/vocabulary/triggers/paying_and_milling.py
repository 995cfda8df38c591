"""What players pay, mill and create, and what mana they add (CR 119.4, 701.13, 111, 106.4).

As in "Whenever you pay life", "… mills a nonland card".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase, tenses
from engine.core.identity import NOBODY
from engine.core.record import record
from engine.game.events.counters import COUNTERS_PUT, PutCounters
from engine.game.events.life import LIFE_LOST, LoseLife
from engine.game.events.mana import MANA_ADDED, AddMana
from engine.game.events.zone_changes import ENTERS, MOVES, SACRIFICED, Sacrifice, ZoneChange
from engine.meaning.families import Filter
from engine.meaning.node import walk
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.triggers.events import AMOUNT, OTHER, PLAYER
from engine.vocabulary.triggers.players import PlayerHappening

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.core.keys import EventKey
    from engine.game.rules.context import Context


@tenses({"player_happening": "pay[s] life", "player_past_or_perfect": "paid life"})
@record
class PaysLife(PlayerHappening):
    """Pays life: as a cost, or as the words are followed (CR 119.4)."""

    keys = (LIFE_LOST,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """How much."""
        return (Antecedent(AMOUNT, "amount"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, LoseLife) or event.cause != "payment" or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), AMOUNT: event.amount}


@phrase("added mana with this ability", into="player_past_or_perfect")
@record
class AddedManaWithThis(PlayerHappening):
    """Added mana as the ability resolved in whose words this stands, of the same object (CR 106.4)."""

    keys = (MANA_ADDED,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, AddMana) or event.source != ctx.source or not subject.matches(ctx, event.player):
            return None
        item = ctx.obj(event.stack_id).stack if event.stack_id != NOBODY else None
        ability = item.ability if item is not None else None
        return {PLAYER: (event.player,)} if ability is not None and self in tuple(walk(ability)) else None


@phrase("get[s] one or more {{E}}", into="player_happening")
@record
class GetsEnergy(PlayerHappening):
    """Gets energy counters (CR 107.14)."""

    keys = (COUNTERS_PUT,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """How many."""
        return (Antecedent(AMOUNT, "amount"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PutCounters) or event.kind != "energy" or not subject.matches(ctx, event.ref):
            return None
        return {PLAYER: (event.ref,), AMOUNT: event.number}


@tenses({
    "player_happening": "mill[s] {what:other_subject}", "player_past_or_perfect": "milled {what:other_subject}",
})  # fmt: skip
@record
class Mills(PlayerHappening):
    """Mills cards of a description, from the top of their library (CR 701.13)."""

    what: Filter
    keys = (MOVES,)

    @property
    def foreseen(self) -> bool:  # type: ignore[override]
        """Not for several cards, whose number is replaced before the cards are known (see `MillsSeveral`)."""
        return not self.what.many

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The card, or the cards, which also say how many they are."""
        kinds = nouns_of(self.what) | {"card"}
        return (Antecedent(OTHER, "object", True if self.what.many else None, kinds, "milled"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, ZoneChange) or event.cause != "mill":
            return None
        owner = ctx.owner_of(event.new)
        if not subject.matches(ctx, owner) or not self.what.matches(ctx, event.new):
            return None
        return {PLAYER: (owner,), OTHER: (event.new,)}

    def one_occurrence(self, event: Any, many: bool) -> object:
        """All cards that a player mills at the same time, where the words say "one or more"."""
        if many:
            return ()
        return (event.old.object.owner,) if self.what.many else None


@phrase("create[s] <sacrifices? or sacrifice[s]> {what:other_subject}", into="player_happening")
@phrase("created {what:other_subject}", into="player_past_or_perfect")
@record
class Creates(PlayerHappening):
    """Creates tokens of a description, each of which it is told by its entering (CR 111.1).

    Or it sacrifices such tokens.
    """

    what: Filter
    sacrifices: bool = False
    foreseen = False  # it is asked of the token that has entered

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (ENTERS, SACRIFICED) if self.sacrifices else (ENTERS,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The token, or the tokens, whose number is known with them."""
        return (Antecedent(OTHER, "object", self.what.plural, nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if isinstance(event, Sacrifice) and self.sacrifices:
            player, token = event.player, event.oid
        elif isinstance(event, ZoneChange) and event.cause == "token":
            player, token = event.controller, event.new
        else:
            return None
        if not subject.matches(ctx, player) or not self.what.matches(ctx, token):
            return None
        return {PLAYER: (player,), OTHER: (token,)}

    def one_occurrence(self, event: Any, many: bool) -> object:
        if many:
            return ()
        return (_doer(event),) if self.what.many else None


def _doer(event: Any) -> Seat:
    return int(event.controller if isinstance(event, ZoneChange) else event.player)
