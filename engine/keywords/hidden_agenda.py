"""Hidden agenda and double agenda (CR 702.106): conspiracy cards that lie face down with names chosen secretly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import COMMAND, OUTSIDE
from engine.events.status import TurnFaceUp
from engine.keywords.shared.always import always
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Instruction, ObjectFilter, RuleModifier
from engine.model.message import say
from engine.model.node import READS_COPIABLE, READS_NOTHING, READS_STATUS
from engine.model.questions import Asked
from engine.rules.casting.questions import SPECIAL_ACTIONS
from engine.rules.casting.special_action import SpecialAction
from engine.rules.hooks import SHOWN_AT_THE_END
from engine.rules.questions.looking import MAY_LOOK
from engine.rules.turn.conspiracies import CHOSEN_NAMES, SECRET_NAMES
from engine.text.keywords import keyword
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context
    from engine.state.game import Game
    from engine.state.objects import GameObject


@record
class TurnAgendaUp(Instruction):
    """The card is turned face up, with the names that were chosen for it (CR 702.106c)."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(TurnFaceUp(ctx.source, player=ctx.controller, cause="hidden agenda")))


@record
class MayTurnUp(RuleModifier):
    """Any time its controller has priority, they may turn it face up: a special action (CR 702.106c, 116.2j)."""

    reads = READS_NOTHING
    questions = (SPECIAL_ACTIONS,)

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

    def stands_for(self) -> tuple[Ability, ...]:
        return _lies_face_down(1)


@keyword("702.106", "Double agenda")
class DoubleAgenda:
    """Hidden agenda with two different names (CR 702.106f)."""

    variant_of = "hidden agenda"

    def stands_for(self) -> tuple[Ability, ...]:
        return _lies_face_down(2)
