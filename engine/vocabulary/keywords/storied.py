"""Storied (a keyword of later editions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.keys import Mark
from engine.core.record import record
from engine.game.events.status import SetMark
from engine.game.rules.state_based.designations import DESIGNATIONS
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import RuleModifier
from engine.meaning.node import READS_BOARD
from engine.meaning.questions import Asked
from engine.vocabulary.terms.grammar.conditions import designation_word

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

ENDURING_STORY = Mark("enduring story")
ENOUGH = 3


def deserves_story(game: Game, seat: Seat) -> bool:
    """Whether a player without an enduring story controls three or more artifacts, legendaries and Sagas."""
    if game.players[seat].marks.get(ENDURING_STORY):
        return False
    found = (game.chars(oid) for oid in game.permanents() if game.chars(oid).controller == seat)
    return sum("artifact" in o.types or "legendary" in o.supertypes or "Saga" in o.subtypes for o in found) >= ENOUGH


@record
class GivesStory(RuleModifier):
    """Its controller gets an enduring story as soon as they control enough permanents that count.

    That is looked at all the time, and lasts for the rest of the game.
    """

    reads = READS_BOARD
    questions = (DESIGNATIONS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return (SetMark(ctx.controller, ENDURING_STORY),) if deserves_story(ctx.game, ctx.controller) else None


@keyword("702", "Storied")
class Storied:
    """An enduring story for three artifacts, legendaries and Sagas."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((GivesStory(),)),)


designation_word(ENDURING_STORY, "an enduring story")
