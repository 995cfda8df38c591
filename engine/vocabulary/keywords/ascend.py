"""Ascend (CR 702.131)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.keys import Mark
from engine.core.record import record
from engine.game.events.status import SetMark
from engine.game.rules.hooks import BEFORE_TRIGGERS
from engine.meaning.abilities import Ability, SpellAbility, StaticAbility
from engine.meaning.families import Instruction, RuleModifier
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.meaning.questions import Asked, Question
from engine.vocabulary.keywords.daybound import KnownToTheGame
from engine.vocabulary.terms.grammar.conditions import designation_word

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.events.event import Event
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

BLESSING = Mark("city's blessing")
ENOUGH = 10
BLESSES: Question[bool] = Question("blesses", "702.131b", about="permanent", answer="True: it has ascend")


def deserves_blessing(game: Game, seat: Seat) -> bool:
    """Whether a player without the city's blessing controls ten or more permanents."""
    if game.players[seat].marks.get(BLESSING):
        return False
    return sum(1 for oid in game.permanents() if game.chars(oid).controller == seat) >= ENOUGH


@record
class GivesBlessing(RuleModifier):
    """Any time its controller has enough permanents, they get the city's blessing for good (CR 702.131b)."""

    reads = READS_NOTHING
    questions = (BLESSES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True


@BEFORE_TRIGGERS("702.131d", spoken_to=BLESSES)
def blessings(game: Game) -> tuple[Event, ...]:
    """The blessings of players who have enough permanents, one of them with ascend."""
    found = game.projection.modifiers(game, BLESSES)
    if not found:
        return ()
    seats = dict.fromkeys(game.controller(ctx.source) for ctx, _, _ in found)
    return tuple(SetMark(seat, BLESSING) for seat in seats if deserves_blessing(game, seat))


@record
class GetBlessing(Instruction):
    """The spell's controller gets the city's blessing if they have enough permanents (CR 702.131a)."""

    reads = READS_BOARD

    def perform(self, ctx: Context) -> bool:
        return deserves_blessing(ctx.game, ctx.controller) and bool(ctx.happen(SetMark(ctx.controller, BLESSING)))


@keyword("702.131", "Ascend")
class Ascend:
    """The city's blessing for ten permanents; on spells it works as they resolve."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((KnownToTheGame(GivesBlessing()),)), SpellAbility(GetBlessing()))


designation_word(BLESSING, "the city's blessing")
