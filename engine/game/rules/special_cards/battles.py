"""Battles (CR 310): their protector, and what a Siege does as it loses its last defense counter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.editions import MODERN
from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.keys import Mark, Purpose
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD
from engine.game.decisions.choices import ChooseObjects
from engine.game.events.counters import COUNTERS_REMOVED, RemoveCounters
from engine.game.events.status import SetMark
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.casting.casting_options import CastWay
from engine.game.rules.context import ask
from engine.game.rules.events.entering import EntersWithCounters
from engine.game.rules.events.triggers import abilities_of
from engine.game.rules.hooks import ENTERING, INTRINSIC, PROGRESS
from engine.game.rules.state_based import state_based_check
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import EventPattern, Instruction, Replacement
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.progress import Progress

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.rules.context import Context
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics

WHICH_PROTECTOR = Purpose("protector", "310.8a")

PROTECTOR = Mark("protector")  # the name of the choice that a battle keeps


def is_siege(values: Characteristics) -> bool:
    """Whether something is a Siege battle (CR 310.11)."""
    return "battle" in values.types and "Siege" in values.subtypes


def possible_protectors(game: Game, values: Characteristics, controller: Seat) -> tuple[Seat, ...]:
    """Who may protect a battle.

    An opponent protects a Siege, its controller a battle without a type (CR 310.8a, 310.11a).
    """
    return game.opponents(controller) if is_siege(values) else (controller,)


def choose_protector(game: Game, values: Characteristics, controller: Seat, battle: ObjectId) -> Seat:
    """The player whom a battle's controller chooses to protect it; NOBODY if there is none to choose."""
    possible = possible_protectors(game, values, controller)
    if not possible:
        return NOBODY
    decision = ChooseObjects(
        seat=controller, candidates=possible, purpose=WHICH_PROTECTOR, rule="310.8a", source=battle,
        prompt=say("choose_who_protects_the_battle"),
    )  # fmt: skip
    chosen: tuple[Seat, ...] = ask(game, decision)
    return chosen[0]


@ENTERING("310.4b")
def with_defense(values: Characteristics) -> Iterator[Replacement]:
    """A battle enters with defense counters, and its controller chooses its protector."""
    if "battle" in values.types and values.defense:
        yield EntersWithCounters("defense", values.defense, "310.4b")
    if "battle" in values.types:
        yield EntersWithProtector()


@record
class EntersWithProtector(Replacement):
    """A battle's controller chooses its protector as it enters (CR 310.8a)."""

    keys = (ENTERS,)
    kind = PROTECTOR
    order_free = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return PROTECTOR not in dict(event.choices)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[Event]:
        seat = choose_protector(ctx.game, ctx.chars(event.oid), ctx.controller, event.oid)
        return (replace(event, choices=(*event.choices, (PROTECTOR, seat))),)


@record
class LastDefenseCounterRemoved(EventPattern):
    """The last defense counter is removed from the Siege."""

    keys = (COUNTERS_REMOVED,)
    reads = READS_NOTHING

    def only_self(self) -> bool:
        return True

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            about_it = isinstance(event, RemoveCounters) and event.ref == ctx.source
            if about_it and event.kind == "defense" and not event.left:  # type: ignore[attr-defined]
                yield {"event": event}


@record
class ExileAndCastTransformed(Instruction):
    """The Siege is exiled; then its controller may cast it transformed without paying its mana cost."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        from engine.game.rules.casting.casting_by_effect import can_cast_by_effect, cast_by_effect

        game = ctx.game
        if not ctx.on_battlefield(ctx.source):
            return False
        ctx.happen(ZoneChange(ctx.source, EXILE, cause="effect", by=ctx.source))
        oid = game.became(ctx.source)
        found = game.find(oid)
        if found is None or found.zone != EXILE or found.definition is None or not found.definition.form.turns:
            return True
        way = CastWay("transformed", costs=(), zone=EXILE, face=1, rule="310.11b")
        wanted = say("cast_for_nothing", card=found.definition.faces[1].name)
        if can_cast_by_effect(ctx, oid, way, ctx.controller) and ctx.may(ctx.controller, wanted):
            cast_by_effect(ctx, oid, way, ctx.controller)
        return True


DEFEATED = TriggeredAbility(
    LastDefenseCounterRemoved(), ExileAndCastTransformed(), zones=(BATTLEFIELD,),
    label="When the last defense counter is removed from this permanent, exile it, then you may cast it transformed "
    "without paying its mana cost.",
)  # fmt: skip


@INTRINSIC("310.11b")
def of_sieges(key: str, values: Characteristics) -> tuple[TriggeredAbility, ...]:
    """The ability of a Siege to be defeated."""
    return (DEFEATED,) if key in LastDefenseCounterRemoved.keys and is_siege(values) else ()


# -- state-based actions


@state_based_check("704.5v", each="battle", editions=MODERN)
def no_defense(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A battle with defense 0 is put into its owner's graveyard (CR 704.5v).

    It is not while an ability of it that has triggered waits or is on the stack.
    """
    if obj.counters.get("defense", 0) <= 0 and not any(abilities_of(game, obj.id)):
        yield ZoneChange(obj.id, GRAVEYARD, cause="state-based")


@state_based_check("704.5w", each="battle", editions=MODERN)
def needs_protector(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A battle without a protector who may be it gets another or is put into the graveyard (CR 704.5w, 704.5x)."""
    now = obj.choices.get(PROTECTOR, NOBODY)
    possible = possible_protectors(game, chars, chars.controller)
    if now in possible:
        return
    left = now not in game.seats()
    if left and game.combat is not None and obj.id in game.combat.attacking.values():
        return
    if not possible:
        yield ZoneChange(obj.id, GRAVEYARD, cause="state-based")
    else:
        yield SetMark(obj.id, PROTECTOR, choose_protector(game, chars, chars.controller, obj.id), kept="choices")


@PROGRESS("310.8")
def protected(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """The player who protects a battle; one without battle types is protected by its controller."""
    if found.zone == BATTLEFIELD and "battle" in chars.types:
        chosen = found.choices.get(PROTECTOR, NOBODY)
        seat = chosen if isinstance(chosen, int) and chosen != NOBODY else chars.controller
        yield Progress("protector", seat, words=say("protector", player=NameOf(seat)))
