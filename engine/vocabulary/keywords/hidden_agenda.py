"""Hidden agenda and double agenda (CR 702.106).

Conspiracy cards that lie face down with names chosen secretly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import COMMAND, OUTSIDE
from engine.game.events.status import TurnFaceUp
from engine.game.rules.casting.questions import SPECIAL_ACTIONS
from engine.game.rules.casting.special_action import SpecialAction
from engine.game.rules.hooks import SHOWN_AT_THE_END
from engine.game.rules.questions.looking import MAY_LOOK
from engine.game.rules.turn.conspiracies import CHOSEN_NAMES, SECRET_NAMES
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Instruction, ObjectFilter, RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_COPIABLE, READS_NOTHING, READS_STATUS
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.always import always

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject


@record
class TurnAgendaUp(Instruction):
    """The card is turned face up, with the names that were chosen for it (CR 702.106c)."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(TurnFaceUp(ctx.source, player=ctx.controller, cause="hidden agenda")))


@record
class MayTurnUp(RuleModifier):
    """Any time its controller has priority, they may turn it face up.

    That is a special action (CR 702.106c, 116.2j).
    """

    reads = READS_NOTHING
    questions = (SPECIAL_ACTIONS,)
    only_of_hidden = True

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if not details.get("hidden") or ctx.obj(about).owner != details["seat"]:
            return None
        return (SpecialAction("hidden agenda", (), TurnAgendaUp(), say("turn_it_up"), rule="702.106c"),)


@phrase("with one of the chosen names", into="clause")
@record
class WithOneOfChosenNames(ObjectFilter):
    """An object with one of the names that were chosen for the card (CR 702.106d, 702.106f)."""

    reads = READS_COPIABLE | READS_STATUS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return any(ctx.choice(mark) in ctx.chars(ref).names for mark in CHOSEN_NAMES)


@SHOWN_AT_THE_END("702.106e")
def hidden(game: Game, found: GameObject) -> bool:
    """Face-down conspiracy cards are."""
    return found.zone == COMMAND and MAY_LOOK in found.marks


def _lies_face_down(names: int) -> tuple[Ability, ...]:
    return (*always(names, SECRET_NAMES, zones=(OUTSIDE,)), StaticAbility((MayTurnUp(),), zones=(COMMAND,)))


@keyword("702.106", "Hidden agenda")
class HiddenAgenda:
    """A conspiracy card put into the command zone face down, with a name chosen secretly (CR 702.106a)."""

    @property
    def linked_choices(self) -> tuple[str, ...]:
        """The names that were chosen for it secretly (CR 702.106a)."""
        return CHOSEN_NAMES[:1]

    def stands_for(self) -> tuple[Ability, ...]:
        return _lies_face_down(1)


@keyword("702.106", "Double agenda")
class DoubleAgenda:
    """Hidden agenda with two different names (CR 702.106f)."""

    variant_of = "hidden agenda"

    @property
    def linked_choices(self) -> tuple[str, ...]:
        """The names that were chosen for it secretly (CR 702.106a)."""
        return CHOSEN_NAMES

    def stands_for(self) -> tuple[Ability, ...]:
        return _lies_face_down(2)
