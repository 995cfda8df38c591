"""Why an object is as it is (CR 613) and how it came to where it lies, step by step, in words a viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.colors import NAMES as COLORS
from engine.core.identity import NOBODY
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, GRAVEYARD
from engine.events.event import Event
from engine.events.zone_changes import ZoneChange
from engine.model.abilities import KeywordAbility
from engine.model.message import NameOf, Term, say
from engine.rules.layers.witness import COUNTERS, Step, steps_of
from engine.rules.questions.seeing import may_see
from engine.telling.narration import Story
from engine.telling.teller import ENGLISH, GameTelling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import ObjectId, Seat
    from engine.model.characteristics import Characteristics
    from engine.model.message import Slot
    from engine.state.game import Game
    from engine.telling.language import Language

MOST_EVENTS = 6  # that are told of how something came to where it lies


@record
class Reason:
    """One step of an explanation, with its rule."""

    words: str
    rule: str = ""


def why_so(game: Game, seat: Seat, oid: ObjectId, language: Language = ENGLISH) -> tuple[Reason, ...]:
    """Why an object is as it is, in order; nothing of what its viewer may not know."""
    if oid not in game.objects or not may_see(game, seat, oid):
        return ()
    telling = GameTelling(game, seat, language)
    found = game.objects[oid]
    said = _made(game, oid) if found.zone == BATTLEFIELD else _came(game, seat, oid)
    return tuple(Reason(telling.tell(words), rule) for words, rule in said)


# -- what made it what it is -----------------------------------------------------------------------------------------


def _made(game: Game, oid: ObjectId) -> Iterator[tuple[str, str]]:
    steps = steps_of(game, oid)
    first = steps[0].before if steps else game.chars(oid)
    if first.power is not None or first.toughness is not None:
        yield say("it_begins_as", power=_power(first)), "613.1"
    for step in steps:
        source = say("its_counters") if step.source == COUNTERS else NameOf(step.source)
        for change in _changes(step):
            yield say("changed_by", source=source, change=change), step.rule


def _power(chars: Characteristics) -> str:
    return f"{'*' if chars.power is None else chars.power}/{'*' if chars.toughness is None else chars.toughness}"


def _changes(step: Step) -> Iterator[str]:
    before, after = step.before, step.after
    if before.name != after.name:
        yield say("is_called", name=after.name)
    if (before.power, before.toughness) != (after.power, after.toughness):
        yield say("power_becomes", before=_power(before), after=_power(after))
    if _types(before) != _types(after):
        yield say("types_become", types=_types(after))
    if before.colors != after.colors:
        yield say("colors_become", colors=tuple(Term("color", COLORS[letter]) for letter in after.colors))
    if before.controller != after.controller:
        yield say("is_controlled_by", player=NameOf(after.controller))
    yield from _of_abilities(before, after)


def _types(chars: Characteristics) -> str:
    words = " ".join(word.capitalize() for word in (*chars.supertypes, *chars.types))
    return f"{words} — {' '.join(chars.subtypes)}" if chars.subtypes else words


def _of_abilities(before: Characteristics, after: Characteristics) -> Iterator[str]:
    if gained := _more(after, before):
        yield say("gains_abilities", abilities=gained)
    if lost := _more(before, after):
        yield say("loses_abilities", abilities=lost)


def _more(chars: Characteristics, other: Characteristics) -> tuple[Slot, ...]:
    """The abilities that one has and the other has not: keywords by name, else that there are some."""
    rest = list(other.abilities)
    found = []
    for ability in chars.abilities:
        if ability in rest:
            rest.remove(ability)
        else:
            found.append(ability)
    keywords = dict.fromkeys(ability.name for ability in found if isinstance(ability, KeywordAbility))
    return tuple(Term("keyword", name) for name in keywords) or ((say("other_abilities"),) if found else ())


# -- how it came to where it lies ------------------------------------------------------------------------------------


def _came(game: Game, seat: Seat, oid: ObjectId) -> Iterator[tuple[str, str]]:
    """What happened to what it was before, in the turn in which it came here."""
    events = [*game.history.last_turn, *game.history.this_turn]
    at = next((at for at in range(len(events) - 1, -1, -1) if _brings(events[at], oid)), NOBODY)
    if at == NOBODY:
        return
    came = events[at]
    assert isinstance(came, ZoneChange)
    story = Story(game, seat)
    for event in [event for event in events[:at] if _is_about(event, came.oid)][-MOST_EVENTS:]:
        found = story.of(event)
        if found is not None:
            yield found[0], ""
    found = story.of(came)
    if found is not None:
        yield found[0], ""
    yield from _cause(came)


def _brings(event: object, oid: ObjectId) -> bool:
    return isinstance(event, ZoneChange) and oid in (event.new, *event.also) and event.oid != oid


def _is_about(event: object, oid: ObjectId) -> bool:
    return isinstance(event, Event) and oid in event.subjects() and not isinstance(event, ZoneChange)


def _cause(came: ZoneChange) -> Iterator[tuple[str, str]]:
    """Why a permanent was put into a graveyard: by what, or by which state-based action (CR 704.5)."""
    if came.origin != BATTLEFIELD or came.to != GRAVEYARD or came.old is None:
        return
    damage, toughness = came.old.object.damage, came.old.characteristics.toughness
    if came.by != NOBODY:
        yield say("because_of", source=NameOf(came.by)), ""
    elif came.cause == "destroy" and toughness is not None and damage >= toughness > 0:
        yield say("it_had_lethal_damage", damage=damage, toughness=toughness), "704.5g"
    elif came.cause == "destroy" and damage and came.old.object.deathtouched:
        yield say("it_was_dealt_damage_by_deathtouch"), "704.5h"
    elif came.cause == "state-based" and toughness is not None and toughness <= 0:
        yield say("its_toughness_was", toughness=str(toughness)), "704.5f"
