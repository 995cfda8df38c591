"""What players do (CR 603.2): draw, discard, gain or lose life, sacrifice, cycle, shuffle …"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, lexicon, phrase, tenses
from engine.core.identity import NOBODY, Seat
from engine.core.keys import Deed, EventKey
from engine.core.record import record, wording
from engine.core.zones import EXILE, GRAVEYARD, HAND
from engine.game.events.cards import (
    CARD_DRAWN,
    CARDS_DRAWN,
    CARDS_MILLED,
    SHUFFLED,
    Draw,
    DrawNumber,
    MillNumber,
    PlayerDid,
    ShuffleLibrary,
)
from engine.game.events.life import LIFE_GAINED, LIFE_LOST, GainLife, LoseLife
from engine.game.events.players import GAME_LOST, LoseGame
from engine.game.events.status import TURNED_FACE_UP, TurnFaceUp
from engine.game.events.turn_structure import TURN_BEGINS, BeginStep, BeginTurn
from engine.game.events.zone_changes import DISCARDED, SACRIFICED, Discard, Sacrifice
from engine.game.rules.special_cards.attractions import OPENED, ROLLED
from engine.meaning.families import Condition, EventPattern, Filter, Happening
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.triggers.events import AMOUNT, OBJECT, OTHER, PLAYER

if TYPE_CHECKING:
    from engine.game.rules.context import Context

CYCLE = Deed("cycle")


def only_this(what: Filter) -> bool:
    """Whether something is the ability's own object and nothing else."""
    return what.only_self()


def together(what: Filter, event: Any, many: bool) -> object:
    """What a player does with "one or more" of something at the same time is one occurrence (CR 603.2c)."""
    if many:
        return ()
    return (event.player,) if what.many else None


class PlayerHappening(Happening):
    """Something that a player does."""

    __slots__ = ()
    about_player = True


lexicon("per_turn", {words: words for words in ("each turn", "in a turn")})


@tenses({"player_happening": "draw[s] a card", "player_past": "drew a card", "player_perfect": "drawn a card"})
@forms(
    phrase("draw[s] [their] {ordinal:ordinal}< or {second:ordinal}> card {per:per_turn}", into="player_happening"),
    phrase("draw[s] [their] {ordinal:ordinal} card during {when:turn_of}", into="player_happening"),
)  # fmt: skip
@phrase(
    "draw[s] a card except the first one [they] draw in each of [their] draw steps",
    into="player_happening",
    beyond=True,
)
@record
class Draws(PlayerHappening):
    """Draws a card (CR 121)."""

    ordinal: str = ""
    beyond: bool = False
    per: str = wording(default="each turn")
    second: str = ""  # another one too
    when: Condition | None = None  # only in such turns
    keys = (CARD_DRAWN,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The card, and the draw itself."""
        return (Antecedent(OTHER, "object", kinds=frozenset(("card",)), verb="drawn"), Antecedent("draw", "draw"))

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, Draw) or not subject.matches(ctx, event.player):
            return None
        number = str(event.ordinal or cards_drawn(ctx, event.player) + 1)
        if self.ordinal and number not in (self.ordinal, self.second):
            return None
        if self.when is not None and not self.when.holds(ctx.within(**{PLAYER: (event.player,)})):
            return None
        turn = ctx.game.turn
        if self.beyond and turn.step == "draw" and ctx.game.is_active(event.player) and self._is_first(ctx, event):
            return None
        return {PLAYER: (event.player,)}

    def _is_first(self, ctx: Context, event: Draw) -> bool:
        """Whether a draw is the first of its step; one that would happen is not among those that did."""
        drawn = 0
        for earlier in reversed(ctx.game.history.this_turn):
            if isinstance(earlier, BeginStep):
                break
            drawn += isinstance(earlier, Draw) and earlier.player == event.player
        return drawn == (1 if event.ordinal else 0)


def cards_drawn(ctx: Context, seat: Seat) -> int:
    """How many cards a player has drawn this turn."""
    return int(ctx.game.players[seat].uses.get("cards drawn", 0))


@phrase("draw[s] {least:least drawn} cards", into="player_would")
@record
class DrawsSeveral(PlayerHappening):
    """Is to draw a number of cards: an instruction before it is broken up into single draws (CR 121.2a)."""

    least: str
    keys = (CARDS_DRAWN,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """How many."""
        return (Antecedent(AMOUNT, "amount"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, DrawNumber) or not subject.matches(ctx, event.player):
            return None
        least = 1 if self.least == "one or more" else 2
        return {PLAYER: (event.player,), AMOUNT: event.number} if event.number >= least else None


@phrase("mill[s] one or more cards", into="player_would")
@record
class MillsSeveral(PlayerHappening):
    """Is to mill a number of cards (CR 701.13a)."""

    keys = (CARDS_MILLED,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """How many."""
        return (Antecedent(AMOUNT, "amount"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, MillNumber) or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), AMOUNT: event.number}


lexicon("least drawn", {words: words for words in ("one or more", "two or more")})


@phrase("begin a extra turn", into="player_would")
@phrase("begin [their] turn", into="player_would", any=True)
@record
class BeginsTurn(PlayerHappening):
    """Begins a turn that an effect made (CR 500.7), or any turn of their own."""

    any: bool = False
    keys = (TURN_BEGINS,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The turn."""
        return (Antecedent("turn", "turn"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, BeginTurn) or not (event.extra or self.any):
            return None
        seats = ctx.game.taking_turns_with(event.active)
        return next(({PLAYER: (seat,)} for seat in seats if subject.matches(ctx, seat)), None)


@phrase("discard[s] {what:other_subject}", into="player_happening")
@phrase("discarded {what:other_subject}", into="player_past_or_perfect")
@tenses(
    {
        "player_happening": "cycle[s] {what:other_subject}",
        "player_past_or_perfect": "cycled {what:other_subject}",
    },
    how="cycle",
)
@tenses({
    "player_happening": "cycle[s] or discard[s] {what:other_subject}",
    "player_past_or_perfect": "cycled or discarded {what:other_subject}",
}, how="either")  # fmt: skip
@record
class Discards(PlayerHappening):
    """Discards or cycles a card (CR 701.8, 702.29)."""

    what: Filter
    how: str = "discard"

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (CYCLE,) if self.how == "cycle" else (DISCARDED,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The card, or the cards and how many they are."""
        kinds = nouns_of(self.what) | {"card"}
        card = Antecedent(OTHER, "object", True if self.what.many else None, kinds, "discarded")
        return (card, Antecedent(AMOUNT, "amount")) if self.what.many else (card,)

    def one_occurrence(self, event: Any, many: bool) -> object:
        return together(self.what, event, many)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if isinstance(event, PlayerDid) and event.deed == CYCLE and self.how == "cycle":
            oid = event.oids[0]
        elif isinstance(event, Discard) and self.how != "cycle":
            oid = event.oid
        else:
            return None
        now = ctx.game.became(oid)
        if not subject.matches(ctx, event.player):
            return None
        if not self.what.matches(ctx, oid) and not (now == ctx.source and self.what.matches(ctx, now)):
            return None
        found = {PLAYER: (event.player,), OTHER: (oid,), AMOUNT: 1}
        if isinstance(event, PlayerDid) and event.x and only_this(self.what):
            found["X"] = event.x  # what speaks of X of a card's cycling cost means the X chosen for it (CR 107.3e)
        return found

    def zones(self, of_itself: bool) -> tuple[str, ...]:
        return (GRAVEYARD, EXILE, HAND) if only_this(self.what) else ()


@phrase("a spell or ability a opponent controls causes you to discard {what:subject}", into="event")
@record
class CausedDiscard(EventPattern):
    """The controller discards a card because an opponent's spell or ability tells them to (CR 701.8)."""

    what: Filter
    keys = (DISCARDED,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The card."""
        card = Antecedent(OTHER, "object", kinds=frozenset(("card",)), verb="discarded")
        return () if only_this(self.what) else (card,)

    def zones(self) -> tuple[str, ...]:
        """Where an ability works that waits for its own card (CR 113.6)."""
        return (GRAVEYARD, EXILE, HAND) if only_this(self.what) else ()

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, Discard) or event.player != ctx.controller or event.cause != "effect":
                continue
            if event.by == NOBODY or ctx.controller_of(event.by) not in ctx.game.opponents(ctx.controller):
                continue
            if self.what.matches(ctx, event.oid) or ctx.game.became(event.oid) == ctx.source:
                yield {"event": event, OTHER: (event.oid,)}


@phrase("gain[s] life", into="player_happening")
@phrase("gained life", into="player_past_or_perfect")
@phrase("lost life", into="player_past_or_perfect", gain=False)
@phrase("lose[s] life", into="player_happening", gain=False)
@tenses({"player_happening": "gain[s] or lose[s] life", "player_past_or_perfect": "gained or lost life"}, either=True)
@record
class LifeChanges(PlayerHappening):
    """Gains or loses life (CR 119)."""

    gain: bool = True
    either: bool = False

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        if self.either:
            return (LIFE_GAINED, LIFE_LOST)
        return (LIFE_GAINED,) if self.gain else (LIFE_LOST,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """How much."""
        verb = "" if self.either else "gained" if self.gain else "lost"
        return (Antecedent(AMOUNT, "amount", verb=verb),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        kinds = (GainLife, LoseLife) if self.either else (GainLife if self.gain else LoseLife,)
        if not isinstance(event, kinds) or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), AMOUNT: event.amount}

    def one_occurrence(self, event: Any, many: bool) -> object:
        """What one source makes a player gain at once (CR 119.9, 702.15e); all life lost at once."""
        if many:
            return ()
        return (event.player, type(event), event.by if isinstance(event, GainLife) else NOBODY)


@phrase("sacrifice[s] {what:other_subject}", into="player_happening")
@phrase("sacrificed {what:other_subject}", into="player_past_or_perfect")
@record
class Sacrifices(PlayerHappening):
    """Sacrifices a permanent (CR 701.17)."""

    what: Filter
    keys = (SACRIFICED,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The permanent, or the permanents and how many they are."""
        permanent = Antecedent(OTHER, "object", self.what.plural, nouns_of(self.what), "sacrificed")
        return (permanent, Antecedent(AMOUNT, "amount")) if self.what.many else (permanent,)

    def one_occurrence(self, event: Any, many: bool) -> object:
        return together(self.what, event, many)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, Sacrifice) or not subject.matches(ctx, event.player):
            return None
        if not self.what.matches(ctx, event.oid):
            return None
        return {PLAYER: (event.player,), OTHER: (event.oid,), AMOUNT: 1}


@tenses({
    "player_happening": "{deed:player_deed#}", "player_past": "{deed:player_deed_past}",
    "player_perfect": "{deed:player_deed_perfect}",
})  # fmt: skip
@phrase("open[s] a ^attraction", into="player_happening", deed=OPENED)
@phrase("roll[s] to visit [their] ^attractions", into="player_happening", deed=ROLLED)
@record
class Does(PlayerHappening):
    """Does something that has a name of its own (CR 701)."""

    deed: Deed
    foreseen = False  # it is noted once it is done

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (self.deed,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """How much of it was done."""
        return (Antecedent(AMOUNT, "amount"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlayerDid) or event.deed != self.deed or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), AMOUNT: event.number}


@tenses({
    "player_happening": "turn[s] a {what:filter#one} face up",
    "player_past_or_perfect": "turned a {what:filter#one} face up",
})  # fmt: skip
@record
class TurnsFaceUp(PlayerHappening):
    """Turns a face-down permanent face up (CR 708.7), which "it" is."""

    what: Filter
    keys = (TURNED_FACE_UP,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The permanent."""
        return (Antecedent(OBJECT, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, TurnFaceUp) or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), OBJECT: (event.oid,)} if self.what.matches(ctx, event.oid) else None


@phrase("shuffle[s]", into="player_happening", bare=True)
@tenses({
    "player_happening": "shuffle[s] [their] library", "player_past_or_perfect": "shuffled [their] library",
})  # fmt: skip
@record
class Shuffles(PlayerHappening):
    """Shuffles their library (CR 701.20)."""

    bare: bool = wording(default=False)
    keys = (SHUFFLED,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if isinstance(event, ShuffleLibrary) and subject.matches(ctx, event.player):
            return {PLAYER: (event.player,)}
        return None


@phrase("lose[s] the game", into="player_happening")
@record
class LosesTheGame(PlayerHappening):
    """Loses the game (CR 104.3)."""

    keys = (GAME_LOST,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if isinstance(event, LoseGame) and subject.matches(ctx, event.player):
            return {PLAYER: (event.player,)}
        return None
