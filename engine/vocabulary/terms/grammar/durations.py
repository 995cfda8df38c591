"""Durations (CR 611.2): "until end of turn", "until your next turn", "for as long as …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, label, phrase
from engine.core.identity import NOBODY
from engine.core.record import record, wording
from engine.core.steps import UNTAP
from engine.core.zones import BATTLEFIELD, EXILE
from engine.game.rules.context import Context
from engine.game.rules.turn.added_phases import has_no_step
from engine.game.state.several_turns import is_of_another
from engine.meaning.families import Duration, Filter, Reference
from engine.meaning.node import READS_TURN
from engine.vocabulary.terms.grammar.anaphors import That
from engine.vocabulary.terms.objects.objects import Giver, This
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game


class OfThisTurn(Duration):
    """Until a moment of the turn in which the effect began, as soon as it comes."""

    __slots__ = ()
    reads = READS_TURN

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return not is_of_another(game, effect.began[0])


@phrase("until end of turn", word="until end of turn")
@phrase("this turn", word="this turn")
@record
class ThisTurn(OfThisTurn):
    """Until the cleanup step of the turn (CR 514.2)."""

    word: str = wording(default="until end of turn")
    personal = False
    ends_at = "cleanup"


@phrase("until your next turn")
@record
class UntilYourNextTurn(Duration):
    """Until the controller's next turn begins."""

    reads = READS_TURN
    ends_at = "turn begins"

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return game.turn.number > effect.began[0] and game.is_active(effect.controller)


@phrase("until your next upkeep")
@phrase("until the beginning of your next upkeep", beginning=True)
@record
class UntilYourNextUpkeep(Duration):
    """Until the controller's next upkeep begins."""

    beginning: bool = wording(default=False)
    reads = READS_TURN
    ends_at = "upkeep begins"

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return game.is_active(effect.controller)


@phrase("until your next end step")
@record
class UntilYourNextEndStep(Duration):
    """Until the next end step of the controller's begins; in an end step, that of their next turn."""

    reads = READS_TURN
    ends_at = "end step begins"

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return game.is_active(effect.controller)


@phrase("until the end of your next turn")
@record
class UntilEndOfYourNextTurn(Duration):
    """Until the controller's next turn ends."""

    reads = READS_TURN
    ends_at = "cleanup"

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return game.turn.number > effect.began[0] and game.is_active(effect.controller)


@phrase("until the end of {player:player's} next turn")
@record
class UntilEndOfTheirNextTurn(Duration):
    """Until the next turn of a player ends."""

    player: PlayerReference
    reads = READS_TURN
    ends_at = "cleanup"

    def well_formed(self) -> bool:
        """Of another player: one's own next turn is `UntilEndOfYourNextTurn`."""
        return self.player.person != "you"

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        ctx = Context(game, effect.source, effect.controller, dict(effect.bindings))
        return game.turn.number > effect.began[0] and any(game.is_active(seat) for seat in self.player.seats(ctx))


@phrase("for the rest of the game")
@record
class ForTheRestOfTheGame(Duration):
    """As long as the game lasts (CR 611.2a)."""

    reads = READS_TURN

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return False


@phrase("until end of combat")
@phrase("this combat", word="this combat")
@record
class UntilEndOfCombat(OfThisTurn):
    """Until the combat phase ends (CR 511.2)."""

    word: str = wording(default="")
    ends_at = "end of combat"


@forms(
    phrase("until {this:object} leaves the battlefield", word="until"),
    phrase("for as long as {this:object} remains on the battlefield", word="remains"),
)  # fmt: skip
@phrase("for as long as you control {this:object}", word="control")
@phrase("for as long as {this:object} remains tapped", word="tapped")
@phrase("for as long as you control ~ and ~ remains tapped", word="control tapped")
@record
class WhileThis(Duration):
    """As long as the source stays what it is (CR 611.2b)."""

    word: str = "until"
    this: Reference = This()

    def well_formed(self) -> bool:
        """Of the source, or of what gave the ability and is called by its name there (CR 201.5a)."""
        return isinstance(self.this, This | Giver)

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        source = self.this.oid if isinstance(self.this, Giver) else effect.source
        found = game.find(source)
        if found is None or found.zone != BATTLEFIELD:
            return True
        if found.phased_out:
            return self.word != "until"  # it can't be seen any more, but it has not left (CR 702.26d, 702.26f)
        if "control" in self.word and game.controller(source) != effect.controller:
            return True
        return "tapped" in self.word and not found.tapped


@phrase("until {this:object} is cast from exile")
@record
class UntilCastFromExile(Duration):
    """Until the card that the source has become in exile is cast from there (CR 611.2b)."""

    this: Reference

    def well_formed(self) -> bool:
        """Of the source."""
        return isinstance(self.this, This)

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        spell = game.moved.get(game.moved.get(effect.source, NOBODY), NOBODY)
        item = Context(game, effect.source, effect.controller).obj(spell).stack if spell != NOBODY else None
        return item is not None and item.cast_from == EXILE


@phrase("until you exile another card with ~")
@record
class UntilAnotherIsExiled(Duration):
    """Until the same words have exiled another card, for which an effect of theirs then lasts as long.

    See CR 607.2a.
    """

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        return any(
            other.duration == self and (other.source, other.controller) == (effect.source, effect.controller)
            and other.timestamp > effect.timestamp and other.affected != effect.affected
            for other in game.floating
        )  # fmt: skip


@phrase("for as long as it has a {kind:counter_kind} counter on it")
@phrase("for as long as they have {kind:counter_kind} counters on them", word="they have")
@record
class WhileCountersAreOnIt(Duration):
    """As long as what is affected has a counter of a kind on it (CR 611.2b)."""

    kind: str
    word: str = wording(default="it has")

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        found = (game.find(ref) for ref in effect.affected or ())
        return not any(obj is not None and not obj.phased_out and obj.counters.get(self.kind, 0) for obj in found)


@phrase("for as long as {object} [has|have] a {kind:counter_kind} counter on [them]")
@record
class WhileItHasCounter(Duration):
    """As long as what the words before name has a counter of a kind on it (CR 611.2b)."""

    object: Reference
    kind: str

    def well_formed(self) -> bool:
        """Of what the words name anew; "it" is what is affected (`WhileCountersAreOnIt`)."""
        return isinstance(self.object, That)

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        ctx = Context(game, effect.source, effect.controller, dict(effect.bindings))
        named = [ref for ref in self.object.refs(ctx) if ctx.on_battlefield(ref)]
        return not any(ctx.obj(ref).counters.get(self.kind, 0) for ref in named)


@forms(
    phrase("for as long as that creature is {what:adjective}"),
    phrase("for as long as that creature remains {what:adjective}", word="remains"),
    phrase("for as long as that permanent remains {what:adjective}", word="that permanent remains"),
)
@record
class WhileItIs(Duration):
    """As long as what is affected is something: enchanted, tapped (CR 611.2b)."""

    what: Filter
    word: str = wording(default="is")

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        ctx = Context(game, effect.source, effect.controller, dict(effect.bindings))
        return not all(ctx.on_battlefield(ref) and self.what.matches(ctx, ref) for ref in effect.affected or ())


@phrase("for as long as ~ remains tapped and that creature's power remains less than or equal to ~'s power")
@record
class WhileTappedAndNoWeaker(Duration):
    """As long as the source stays tapped and what is affected has no more power than it (CR 611.2b)."""

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        if WhileThis("tapped").ended(game, effect):
            return True
        mine = game.chars(effect.source).power or 0
        ctx = Context(game, effect.source, effect.controller)
        there = [ref for ref in effect.affected or () if ctx.on_battlefield(ref)]
        return not there or any((ctx.chars(ref).power or 0) > mine for ref in there)


@phrase("until its controller's next untap step")
@record
class UntilItsNextUntapStep(Duration):
    """Until the next untap step of whoever controls what is affected then."""

    reads = READS_TURN
    ends_at = "turn begins"

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        if (game.turn.active, UNTAP) in game.turn.skips or has_no_step(game, UNTAP):
            return False
        return any(ref in game.objects and game.is_active(game.controller(ref)) for ref in effect.affected or ())


label("duration", "a duration like “until end of turn”")
