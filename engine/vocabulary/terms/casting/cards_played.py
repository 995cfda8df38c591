"""Whether cards were cast or played (CR 601.2i, 701.14b).

As in "if you haven't played it", "you've cast both a …".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import NOBODY, Ref
from engine.core.record import record, wording
from engine.game.events.casting import LandPlayed, SpellCast
from engine.meaning.families import Condition, Filter, Reference
from engine.meaning.node import READS_TURN
from engine.meaning.speech import IS_STILL_CARD
from engine.vocabulary.terms.grammar.this_way import fits_anywhere

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("played_or_cast", {"played": "played", "cast": "cast"})
lexicon("play_or_cast_now", {"played": "play", "cast": "cast"})


@phrase("you haven't {verb:played_or_cast} {card:object}", into="condition_part")
@forms(
    phrase("you don't {verb:play_or_cast_now} {card:object}", into="condition_part", how="don't"),
    phrase("you didn't {verb:play_or_cast_now} {card:object}", into="condition_part", how="didn't"),
    phrase("you don't {verb:play_or_cast_now} {card:object} this way", into="condition_part", how="don't this way"),
    phrase("you didn't {verb:play_or_cast_now} {card:object} this way", into="condition_part", how="didn't this way"),
)  # fmt: skip
@record
class NotPlayedSince(Condition):
    """The ability's controller has not cast a card that was named before ("you haven't cast it").

    With "played", they have not played it as a land either. A card that has moved is still that card.
    """

    card: Reference
    verb: str
    how: str = wording(default="haven't")
    reads = READS_TURN

    def says_of(self, part: str) -> frozenset[str]:
        """That it is a card, or has been one."""
        return frozenset({IS_STILL_CARD}) if part == "card" else frozenset()

    def well_formed(self) -> bool:
        """Whether it looks back at one card."""
        return self.card.wanted() is not None and not self.card.plural

    def holds(self, ctx: Context) -> bool:
        became: list[Ref] = list(self.card.refs(ctx))
        for ref in became:  # and what it became, wherever it went
            became.extend(new for new in (ctx.game.moved.get(ref, NOBODY),) if new != NOBODY)
        kinds = (SpellCast, LandPlayed) if self.verb == "played" else (SpellCast,)
        played = (event for event in ctx.game.history.since(0) if isinstance(event, kinds))
        return not any(event.oid in became and event.player == ctx.controller for event in played)


@forms(
    phrase("{land:object} was the first land you played this turn", into="condition_part"),
    phrase("{land:object} wasn't the first land you played this turn", into="condition_part", negative=True),
)  # fmt: skip
@record
class WasFirstLand(Condition):
    """A land was, or wasn't, the first that its player has played this turn (CR 305.1).

    Put onto the battlefield by an effect, it wasn't played (CR 305.4).
    """

    land: Reference
    negative: bool = False
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        lands = [event for event in ctx.game.history.this_turn if isinstance(event, LandPlayed)]
        mine = [event.oid for event in lands if event.player == ctx.controller]
        return any(ref in mine[:1] for ref in self.land.refs(ctx)) != self.negative


@phrase("you've cast <both? both> a {first:filter#one} and a {second:filter#one} this turn", into="condition_part")
@record
class CastBoth(Condition):
    """A player cast a spell of one description and one of another this turn."""

    first: Filter
    second: Filter
    both: bool = wording(default=False)
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        mine = [event for event in ctx.game.history.this_turn if isinstance(event, SpellCast)]
        cast = [event.oid for event in mine if event.player == ctx.controller]
        return all(any(fits_anywhere(ctx, what, oid) for oid in cast) for what in (self.first, self.second))
