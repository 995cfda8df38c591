"""What a triggered ability would do now.

Found out on a copy of the game, of which nobody sees anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.errors import EngineError
from engine.core.mana import how_much
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD
from engine.game.decisions.choices import ChooseObjects, ChooseTargets, YesNo
from engine.game.rules import procedures
from engine.game.rules.casting.resolution import resolve_top
from engine.game.rules.context import TARGETS
from engine.meaning.families import Modification

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.core.identity import ObjectId, Ref, Seat
    from engine.game.decisions.decision import Decision
    from engine.game.state.effects import FloatingEffect, PendingTrigger
    from engine.game.state.game import Game
    from engine.game.state.missed_triggers import Question
    from engine.game.state.objects import GameObject


@record
class Outcome:
    """What an ability would do."""

    impact: bool  # whether anything would be different (MTP.D10)
    legal: tuple[tuple[Question, tuple[Ref, ...]], ...]  # what could be chosen
    begun: tuple[FloatingEffect, ...]  # the effects that would begin
    seen: tuple[ObjectId, ...]  # the objects that would visibly change
    elsewhere: bool  # whether anything else would visibly change
    moved: tuple[ObjectId, ...]  # the objects that would change zones
    numbers: tuple[int, ...]  # by how much life totals and zones would grow or shrink


NOTHING = Outcome(False, (), (), (), False, (), ())


class Trying:
    """Whoever answers in the copy: yes, and the first of what can be chosen; it remembers what that was."""

    def __init__(self) -> None:
        self.legal: dict[Question, tuple[Ref, ...]] = {}
        self.asked = False

    def __call__(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        self.asked = True
        self._note(decision)
        answer = True if isinstance(decision, YesNo) else decision.some_answer(lambda bound: 0)
        return decision.check(answer)

    def forced(self, decision: Decision, answer: Any) -> None:
        """What was decided without asking, since only one answer was possible."""
        self._note(decision)

    def _note(self, decision: Decision) -> None:
        if isinstance(decision, ChooseTargets | ChooseObjects):
            question = TARGETS if isinstance(decision, ChooseTargets) else (decision.seat, decision.purpose)
            self.legal[question] = (*self.legal.get(question, ()), *decision.candidates)


def tried(game: Game, trigger: PendingTrigger) -> Outcome:
    """What a triggered ability would do if it were put on the stack now and resolved at once."""
    other, trying = game.clone(), Trying()
    other.ask = trying
    try:
        if not procedures.put_trigger_on_stack(other, trigger):
            return NOTHING
        resolve_top(other)
    except EngineError:  # it can't be carried out as it was tried; then it is taken to matter
        return Outcome(True, (), (), (), True, (), ())
    return _difference(game, other, trying)


def _difference(game: Game, other: Game, trying: Trying) -> Outcome:
    """What is different in the copy."""
    old = {effect.id for effect in game.floating}
    begun = tuple(effect for effect in other.floating if effect.id not in old)
    seen = tuple(oid for oid in in_sight(game) if oid not in other.objects or _changed(game, other, oid))
    elsewhere = other.over != game.over or _besides(game) != _besides(other)
    unseen = (other.delayed, other.chance, _marked(other)) != (game.delayed, game.chance, _marked(game))
    effective = any(_makes_difference(game, other, effect) for effect in begun)
    impact = any((trying.asked, seen, elsewhere, unseen, effective))
    moved = tuple(oid for oid in game.objects if oid not in other.objects)
    numbers = tuple(after - before for before, after in zip(_numbers(game), _numbers(other), strict=True))
    return Outcome(impact, tuple(trying.legal.items()), begun, seen, elsewhere, moved, numbers)


def _numbers(game: Game) -> list[int]:
    return [*(player.life for player in game.players), *map(len, game.zones.values())]


def _changed(game: Game, other: Game, oid: ObjectId) -> bool:
    return look_of(game.objects[oid], game.controller(oid)) != look_of(other.objects[oid], other.controller(oid))


def look_of(found: GameObject, controller: Seat) -> tuple[Any, ...]:
    """What everybody can see of a permanent besides its face."""
    return (
        controller, found.tapped, found.damage, dict(found.counters), found.attached_to, found.face_down,
        found.flipped, found.phased_out, found.face,
    )  # fmt: skip


def _besides(game: Game) -> tuple[Any, ...]:
    """What is visible, or happens to hidden cards, besides the permanents that stay."""
    zones = {key: oids for key, oids in game.zones.items() if key[0] != "battlefield"}
    return (
        [(player.life, dict(player.counters), player.left, how_much(player.pool)) for player in game.players],
        zones, len(game.battlefield), game.combat, game.turn.rest, game.turn.extra, game.turn.skips,
    )  # fmt: skip


def in_sight(game: Game) -> Iterator[ObjectId]:
    """The objects in the zones that everybody sees; those on the stack do not change while they are there."""
    for (zone, _), oids in game.zones.items():
        if zone in (BATTLEFIELD, EXILE, GRAVEYARD, COMMAND):
            yield from oids


def table(game: Game) -> tuple[Any, ...]:
    """All that everybody can see."""
    looks = [(oid, look_of(game.objects[oid], game.controller(oid))) for oid in in_sight(game)]
    return looks, _besides(game), game.over


def _marked(game: Game) -> list[Any]:
    marks = [(oid, dict(found.marks), dict(found.choices)) for oid, found in game.objects.items()]
    return [game.marks, [dict(player.marks) for player in game.players], marks]


def _makes_difference(game: Game, other: Game, effect: FloatingEffect) -> bool:
    """Whether an effect changes anything: a second instance of flying does not (MTP.D10)."""
    if effect.affected is None or not all(isinstance(part, Modification) for part in effect.parts):
        return True
    there = [ref for ref in effect.affected if ref in other.objects]
    return any(ref not in game.objects or _values(game, ref) != _values(other, ref) for ref in there)


def _values(game: Game, oid: ObjectId) -> tuple[Any, ...]:
    """The characteristics of an object, each keyword once unless its instances tell."""
    values = game.chars(oid)
    return (
        values.power, values.toughness, values.types, values.subtypes, values.colors, values.names, values.controller,
        set(values.abilities.unexpanded()),
    )  # fmt: skip
