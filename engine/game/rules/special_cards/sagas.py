"""Sagas (CR 714): their final chapter, and lore counters as the precombat main phase begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.editions import MODERN, spares_sagas_without_chapters
from engine.core.identity import NOBODY
from engine.core.record import record
from engine.core.steps import MAIN_1
from engine.core.zones import BATTLEFIELD
from engine.game.events.counters import PutCounters
from engine.game.events.zone_changes import Sacrifice
from engine.game.rules.events.entering import EntersWithCounters
from engine.game.rules.events.happening import happen
from engine.game.rules.events.questions import EARLIER_CHAPTERS
from engine.game.rules.events.triggers import abilities_of
from engine.game.rules.hooks import ENTERING, PROGRESS, WITHHELD, turn_based_action
from engine.game.rules.state_based import state_based_check
from engine.game.state.effects import PendingTrigger
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import EventPattern, Instruction
from engine.meaning.message import say
from engine.meaning.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.core.identity import ObjectId
    from engine.game.events.event import Event
    from engine.game.rules.context import Context
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics


LORE = "lore"


@ENTERING("714.3a")
def with_a_lore_counter(values: Characteristics) -> Iterator[EntersWithCounters]:
    """A Saga enters with a lore counter, unless it is read ahead."""
    if "Saga" in values.subtypes and EARLIER_CHAPTERS not in values.abilities.modifiers:
        yield EntersWithCounters(LORE, 1, "714.3a")


def is_chapter(ability: TriggeredAbility) -> bool:
    """Whether an ability is a chapter ability (CR 714.2)."""
    return bool(ability.pattern.chapters)


def final_chapter(chars: Characteristics) -> int:
    """The greatest number among a Saga's chapter abilities (CR 714.2d); 0 if it has none."""
    numbers = [0]
    for ability in chars.abilities.triggered:
        numbers.extend(ability.pattern.chapters)
    return max(numbers)


@turn_based_action("703.4f", MAIN_1)
def add_lore_counters(game: Game) -> None:
    """Each active player puts a lore counter on each Saga they control (CR 714.3b, 505.4)."""
    mine = [
        oid
        for oid in game.permanents()
        if "Saga" in game.chars(oid).subtypes and game.is_active(game.chars(oid).controller)
        and (final_chapter(game.chars(oid)) or not spares_sagas_without_chapters(game.edition))
    ]  # fmt: skip
    mine = [oid for oid in mine if not _waits_to_be_remembered(game, oid)]
    if mine:
        happen(game, *(PutCounters(oid, LORE, 1, game.controller(oid), cause="turn") for oid in mine))


@record
class NextLoreCounter(Instruction):
    """What a player does with each of their Sagas as the precombat main phase begins (CR 714.3b)."""

    def perform(self, ctx: Context) -> bool:
        if not ctx.on_battlefield(ctx.source):
            return False
        return bool(ctx.happen(PutCounters(ctx.source, LORE, 1, ctx.controller, cause="turn")))


@record
class MainPhaseBegins(EventPattern):
    """When it is done: no triggered ability, but one that is forgotten is handled like one (MTP.D6)."""

    turn_based = True

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        return iter(())


LORE_COUNTER = TriggeredAbility(MainPhaseBegins(), NextLoreCounter(), label="Put a lore counter on this Saga.")


def _waits_to_be_remembered(game: Game, oid: ObjectId) -> bool:
    """Whether a lore counter is not put until somebody speaks of it (MTP.D6)."""
    trigger = PendingTrigger(NOBODY, LORE_COUNTER, oid, game.controller(oid), None)
    return any(withheld(game, trigger) for withheld in WITHHELD)


@state_based_check("704.5s", each="enchantment", editions=MODERN)
def told(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A Saga with as many lore counters as its final chapter is sacrificed, unless a chapter still waits."""
    if "Saga" not in chars.subtypes:
        return
    final = final_chapter(chars)
    if obj.counters.get(LORE, 0) < final or (not final and spares_sagas_without_chapters(game.edition)):
        return
    if not any(is_chapter(ability) for ability in abilities_of(game, obj.id)):
        yield Sacrifice(chars.controller, obj.id)


@PROGRESS("714.2")
def chapter(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """The number of a Saga's lore counters, and its final chapter (CR 714.2d)."""
    if found.zone == BATTLEFIELD and "Saga" in chars.subtypes:
        number, last = found.counters.get(LORE, 0), final_chapter(chars)
        yield Progress("chapter", number, last, say("chapter_of", number=number, last=last))
