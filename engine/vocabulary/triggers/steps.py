"""Beginnings of steps and phases (CR 603.6, 513): "at the beginning of your upkeep"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import include, label, lexicon, phrase
from engine.core import steps
from engine.core.keys import EventKey
from engine.core.record import record, wording
from engine.game.events.turn_structure import BeginStep, begins
from engine.meaning.families import EventPattern, Reference
from engine.meaning.node import walk
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.objects.objects import AttachedTo
from engine.vocabulary.triggers.events import PLAYER

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.game.rules.context import Context

_STEPS = {
    "upkeep": (steps.UPKEEP,), "draw step": (steps.DRAW,), "end step": (steps.END,),
    "precombat main phase": (steps.MAIN_1,), "postcombat main phase": (steps.MAIN_2,),
    "first main phase": steps.MAIN_STEPS, "second main phase": steps.MAIN_STEPS, "main phase": steps.MAIN_STEPS,
    "untap step": (steps.UNTAP,), "declare attackers step": (steps.DECLARE_ATTACKERS,),
    "combat step": (steps.BEGIN_COMBAT,),
}  # fmt: skip
_COUNTED = {"first main phase": 1, "second main phase": 2}  # of the turn's main phases (CR 505.1, 505.1b of 2026)
lexicon("step", {name: name for name in _STEPS})
label("step", "a step like “upkeep”")
include("trigger", "beginning")


@phrase("at the beginning of {player:player's} {step:step}", into="beginning", form="whose")
@phrase("at the beginning of the {step:step}", into="beginning", player=None, form="the")
@phrase("at the beginning of each {step:step}", into="beginning", player=None, form="each")
@phrase("at the beginning of the {step:step} of {player:player}", into="beginning", form="of")
@phrase("at the beginning of each of {player:player's} {step:steps_plural}", into="beginning", form="each of")
@phrase("at the beginning of combat on {player:player's} turn", into="beginning", step="combat", form="combat")
@phrase("at the beginning of each combat", into="beginning", step="combat", player=None, form="each combat")
@phrase("at the beginning of combat", into="beginning", step="combat", player=None, form="any combat")
@phrase("at the beginning of the end step of {player:player's} turn", into="beginning", step="end step", form="turn")
@phrase("at end of combat", into="beginning", step="end of combat", player=None, form="end of combat")
@phrase("at end of combat on {player:player's} turn", into="beginning", step="end of combat", form="end of combat on")
@phrase("at the end of combat on {player:player's} turn", into="beginning", step="end of combat", form="the end of")
@record
class AtTheBeginning(EventPattern):
    """The beginning of a step or phase of certain players."""

    step: str
    player: Reference | None
    form: str = wording()

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Whose turn it is, and what the Aura is attached to, where the words name that."""
        player = Antecedent(PLAYER, "player")
        hosts = [node for node in walk(self.player) if isinstance(node, AttachedTo)] if self.player else []
        return (player, *(found for host in hosts for found in host.antecedents()))

    def event_keys(self) -> tuple[EventKey, ...]:
        special = {"combat": (steps.BEGIN_COMBAT,), "end of combat": (steps.END_COMBAT,)}
        names = special.get(self.step) or _STEPS[self.step]
        return tuple(begins(name) for name in names)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, BeginStep) or begins(event.step) not in self.event_keys():
                continue
            if self.step in _COUNTED and ctx.game.turn.mains != _COUNTED[self.step]:
                continue
            for seat in _whose(ctx, event, self.player):
                yield {"event": event, PLAYER: (seat,)}


def _whose(ctx: Context, event: BeginStep, player: Reference | None) -> tuple[Ref, ...]:
    """Whose step it is, of the players that words name: several, if a team takes its turn (CR 805.4d)."""
    if player is None:
        return (event.active,)
    named = player.refs(ctx)
    return tuple(seat for seat in ctx.game.taking_turns_with(event.active) if seat in named)


@phrase("at the beginning of each combat this turn", into="beginning_this_turn", step="combat")
@phrase("at the beginning of each end step this turn", into="beginning_this_turn", step="end step")
@record
class AtEachThisTurn(AtTheBeginning):
    """Each beginning of a step or phase in the turn under way.

    There may be several of it (CR 500.8, 603.7b).
    """

    player: Reference | None = None
    form: str = wording(default="each this turn")


lexicon("steps_plural", {name: f"{name}s" for name in _STEPS})


@phrase("at the beginning of {player:player's} first {step:step}", into="beginning")
@record
class AtTheirFirst(AtTheBeginning):
    """The first beginning of a step or phase in the game of each of certain players (CR 603.2c)."""

    form: str = wording(default="first")

    def well_formed(self) -> bool:
        """Of a turn's main phases the first has a name of its own."""
        return "main phase" not in self.step and not self.step.startswith("combat")

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for found in AtTheBeginning.occurrences(self, ctx, happened):
            event, seats = found["event"], found[PLAYER]
            assert isinstance(event, BeginStep) and isinstance(seats, tuple)
            begun = (one for one in ctx.game.history.since(0) if isinstance(one, BeginStep) and one.step == event.step)
            if sum(seats[0] in ctx.game.taking_turns_with(one.active) for one in begun) <= 1:
                yield found


_ONCE = {
    "end of combat": (steps.END_COMBAT,), "cleanup": (steps.CLEANUP,), "combat": (steps.BEGIN_COMBAT,),
    "first main": (steps.MAIN_1,),
}  # fmt: skip


@phrase("at the beginning of the next end step", into="delayed_trigger", step="end step", form="next")
@phrase("at the beginning of {player:player's} next {step:step}", into="delayed_trigger", form="whose next")
@phrase("at the beginning of the next turn's upkeep", into="delayed_trigger", step="upkeep", form="next turn")
@phrase("at end of combat", into="delayed_trigger", step="end of combat", form="end of combat")
@phrase("at the beginning of the next cleanup step", into="delayed_trigger", step="cleanup", form="cleanup")
@phrase("at this turn's next end of combat", into="delayed_trigger", step="end of combat", form="this turn's",
        this_turn=True)  # fmt: skip
@phrase("at the beginning of the next upkeep", into="delayed_trigger", step="upkeep", form="next upkeep")
@phrase("at the beginning of the first upkeep", into="delayed_trigger", step="upkeep", form="first upkeep")
@phrase("at the beginning of {player:player's} first upkeep", into="delayed_trigger", step="upkeep",
        form="their first upkeep")  # fmt: skip
@phrase("at the beginning of {player:player's} first main phase", into="delayed_trigger", step="first main",
        form="first main")  # fmt: skip
@phrase("at the beginning of the next combat phase <this_turn? this turn>", into="delayed_trigger", step="combat",
        form="next combat")  # fmt: skip
@phrase(
    "at the beginning of the next main phase this turn",
    into="delayed_trigger",
    step="main phase",
    form="next main",
    this_turn=True,
)
@record
class AtTheNext(EventPattern):
    """The next beginning of a step, once (CR 603.7b)."""

    step: str
    form: str = wording()
    player: Reference | None = None
    this_turn: bool = False  # or never
    passes = True

    @property
    def only_this_turn(self) -> bool:
        return self.this_turn

    def event_keys(self) -> tuple[EventKey, ...]:
        return tuple(begins(name) for name in _ONCE.get(self.step) or _STEPS[self.step])

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, BeginStep) or begins(event.step) not in self.event_keys():
                continue
            if _whose(ctx, event, self.player):
                yield {"event": event}
