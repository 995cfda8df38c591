"""Plot (CR 702.170 of the edition of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.keys import Deed, EventKey, Mark
from engine.core.record import record
from engine.core.zones import EXILE, HAND
from engine.game.events.cards import PlayerDid
from engine.game.events.effects import BeginEffect
from engine.game.events.status import SetMark
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.questions import SPECIAL_ACTIONS
from engine.game.rules.casting.special_action import SpecialAction
from engine.game.rules.questions.looking import MAY_LOOK
from engine.game.state.effects import FloatingEffect
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost, Filter, Instruction, Reference, RuleModifier
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.zone_change_tracking import all_now
from engine.vocabulary.effects.verbs.casting.playing_permissions import WhileExiled
from engine.vocabulary.keywords.shared.alternative_costs import CastFor
from engine.vocabulary.keywords.shared.noted import DoesDeed
from engine.vocabulary.keywords.warp import NotedOnEarlierTurn
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.triggers.events import OTHER, PLAYER
from engine.vocabulary.triggers.players import PlayerHappening

if TYPE_CHECKING:
    from engine.game.rules.context import Context

IS_PLOTTED = Mark("plotted")
IS_FORETOLD = Mark("foretold")
BECOMES_PLOTTED = Deed("becomes plotted")
BECOMES_FORETOLD = Deed("becomes foretold")
BECOMING = {IS_PLOTTED: BECOMES_PLOTTED, IS_FORETOLD: BECOMES_FORETOLD}
PLOT, FORETELL = Deed("plot"), Deed("foretell")
DOING = {IS_PLOTTED: PLOT, IS_FORETOLD: FORETELL}


@record
class ExileNoted(Instruction):
    """The card is exiled, and the turn is noted on it; perhaps face down."""

    mark: Mark
    face_down: bool = False
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        marks: tuple[tuple[Mark, object], ...] = ((self.mark, ctx.game.turn.number),)
        down = self.mark if self.face_down else ""
        if down:
            marks = (*marks, (MAY_LOOK, ctx.owner_of(ctx.source)))
        exiled = ZoneChange(ctx.source, EXILE, cause=self.mark, by=ctx.source, marks=marks, face_down=down)
        done = ctx.happen(exiled)
        cards = tuple(event.new for event in done if isinstance(event, ZoneChange) and event.to == EXILE)
        if cards:
            deeds = (BECOMING[self.mark], DOING[self.mark])
            ctx.happen(*(PlayerDid(ctx.controller, deed, oids=cards) for deed in deeds))
        return bool(cards)


@record
class MayExile(RuleModifier):
    """A special action with a card in hand: paying a cost to exile it for later (CR 116.2h, 116.2k)."""

    name: str
    costs: tuple[Cost, ...]
    mark: Mark
    timing: str
    rule: str
    face_down: bool = False
    reads = READS_NOTHING
    questions = (SPECIAL_ACTIONS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if ctx.obj(about).owner != details["seat"]:
            return None
        label = say("keyword_with_cost", keyword=Term("keyword", self.name), cost=costs_as_written(self.costs))
        return (SpecialAction(self.name, self.costs, self.effect(), label, timing=self.timing, rule=self.rule),)

    def effect(self) -> ExileNoted:
        """What the action does."""
        return ExileNoted(self.mark, self.face_down)


PLOTTED = CastFor("plotted", (), EXILE, condition=NotedOnEarlierTurn(IS_PLOTTED), as_sorcery=True, any_face=True)


@phrase("{what:object} become[s] plotted")
@record
class BecomePlotted(Instruction):
    """A card in exile becomes plotted: its owner may cast it for nothing on a later turn (CR 702.170e)."""

    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        cards = [oid for oid in all_now(ctx, self.what.refs(ctx)) if ctx.game.obj(oid).zone == EXILE]
        for oid in cards:
            owner = ctx.owner_of(oid)
            permission = FloatingEffect(ctx.source, owner, (PLOTTED,), (oid,), WhileExiled("it remains"))
            ctx.happen(SetMark(oid, IS_PLOTTED, ctx.game.turn.number), BeginEffect(permission))
            ctx.happen(PlayerDid(owner, BECOMES_PLOTTED, oids=(oid,)))
        return bool(cards)


@phrase("become[s] plotted", into="happening", deed=BECOMES_PLOTTED)
@phrase("become[s] foretold", into="happening", deed=BECOMES_FORETOLD)
@record
class BecomesNoted(DoesDeed):
    """A card becomes plotted (CR 702.170c) or foretold (702.143c)."""

    deed: Deed

    def zones(self, of_itself: bool) -> tuple[str, ...]:
        """Where a card hears of itself."""
        return (EXILE,) if of_itself else ()


@phrase("plot[s] a card", into="player_happening", deed=PLOT)
@phrase("foretell[s] a card", into="player_happening", deed=FORETELL)
@record
class NotesCard(PlayerHappening):
    """Takes the special action of a plot (CR 702.170b) or foretell ability (702.143c)."""

    deed: Deed

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (self.deed,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The card."""
        return (Antecedent(OTHER, "object", kinds=frozenset(("card",))),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlayerDid) or event.deed != self.deed or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), OTHER: event.oids}


@keyword("702.170", "Plot", "plot {costs:mana_cost*,}", "plot—^{costs:cost*,^}.")
class Plot:
    """A card exiled for a cost, and cast for nothing on a later turn (CR 702.170a, 702.170d)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((MayExile("plot", self.costs, IS_PLOTTED, "sorcery", "702.170a"),), zones=(HAND,)),
            StaticAbility((PLOTTED,), zones=(EXILE,)),
        )
