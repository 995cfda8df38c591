"""Players who search libraries: only the top cards (CR 701.19f), controlled (720.2), or exiling what they find."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Ref
from engine.core.record import record
from engine.core.zones import LIBRARY
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.game.rules.turn.controlling import begin_control, end_control
from engine.meaning.families import Amount, Continuous, Filter, Instruction, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Question
from engine.meaning.speech import Antecedent

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

SEARCHED_PART: Question[int] = Question(
    "searched_part", "701.19f", about="player", answer="how many cards on top of a library they search instead"
)
SEARCHES_UNDER: Question[int] = Question(
    "searches_under", "720.2", about="player", answer="who controls them while they search a library"
)


@phrase(
    "if {who:player_subject} would search a library, that player searches the top {number:count} cards of that library "
    "instead",
    into="static",
)
@record
class SearchOnlyTheTop(Continuous):
    """Players who search no more than the top cards of libraries."""

    who: Filter
    number: Amount
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.who.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_SearchesPart(self.number),)


@record
class _SearchesPart(RuleModifier):
    """A player who searches only so many cards."""

    number: Amount
    questions = (SEARCHED_PART,)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return self.number.value(ctx)


def searched_cards(game: Game, seat: Seat, owner: Seat) -> tuple[ObjectId, ...]:
    """The cards of a library that a player looks through as they search it."""
    return game.zone(LIBRARY, owner)[: min(verdicts(game, SEARCHED_PART, seat), default=None)]


@phrase("you control your opponents while they're searching their libraries", into="static")
@record
class ControlsSearchers(Continuous):
    """Opponents who are controlled while they search their libraries."""

    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in ctx.game.opponents(ctx.controller)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_SearchesUnder(),)


@record
class _SearchesUnder(RuleModifier):
    """A player who searches under the control of another."""

    questions = (SEARCHES_UNDER,)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return ctx.controller


FINDS_IN_EXILE: Question[Finding] = Question(
    "finds_in_exile", "701.19a", about="player", answer="what exiles the cards that they find, and what follows then"
)
FOUND_IN_EXILE = "cards found in exile"  # the key of the cards exiled, for what follows


@record
class Finding:
    """An effect that exiles what a player finds, with its own context, and what it lets follow."""

    ctx: Context
    then: Instruction


@phrase("while {who:player_subject} is searching their library, they exile each card they find. ^{then:chain}",
        into="static")  # fmt: skip
@record
class ExilesWhatIsFound(Continuous):
    """Players who exile the cards that they find in their libraries, and what is said of those cards."""

    who: Filter
    then: Instruction
    reads = READS_NOTHING

    def known_to(self, part: str) -> tuple[Antecedent, ...]:
        """What follows speaks of the cards exiled."""
        return (Antecedent(FOUND_IN_EXILE, "object", True, frozenset(("card",)), "exiled"),) if part == "then" else ()

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.who.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_FindsInExile(self.then),)


@record
class _FindsInExile(RuleModifier):
    """A player who exiles what they find."""

    then: Instruction
    questions = (FINDS_IN_EXILE,)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Finding(ctx.within(), self.then)


@contextmanager
def searching(game: Game, seat: Seat) -> Iterator[None]:
    """A context in which a player searches their library, controlled by another if an effect says so.

    Of several such effects it is the last (CR 720.1a).
    """
    by = next(reversed(tuple(verdicts(game, SEARCHES_UNDER, seat))), NOBODY)
    before = begin_control(game, seat, by) if by != NOBODY else NOBODY
    yield
    if by != NOBODY:
        end_control(game, seat, before)
