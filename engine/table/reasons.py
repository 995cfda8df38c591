"""Why an object or a player is as it is, and where it came from, in a viewer's words (CR 613, 119).

The words tell only what the viewer may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.printing import print_as
from engine.compiler.templates import Unprintable
from engine.core.colors import NAMES as COLORS
from engine.core.identity import NOBODY, is_player
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, GRAVEYARD
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.damage import Damage
from engine.game.events.event import Event
from engine.game.events.life import GainLife, LoseLife
from engine.game.events.players import Begin
from engine.game.events.subgames import MainGameGoesOn, SubgameBegins
from engine.game.events.turn_structure import BeginTurn
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.layers.explanation import COUNTERS, Step, steps_of
from engine.game.rules.questions.seeing import may_see
from engine.meaning.abilities import KeywordAbility
from engine.meaning.message import NameOf, Printed, Term, say
from engine.telling.narration import Story
from engine.telling.teller import ENGLISH, GameTelling

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.core.identity import ObjectId, Ref, Seat
    from engine.game.state.game import Game
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.message import Slot
    from engine.telling.language import Language

MOST_EVENTS = 6  # that are told of how something came to where it lies
MOST_CHANGES = 12  # that are told of a life total, and of counters


@record
class Reason:
    """One step of an explanation, with its rule."""

    words: str
    rule: str = ""


def why_so(game: Game, seat: Seat, ref: Ref, language: Language = ENGLISH) -> tuple[Reason, ...]:
    """Why an object or a player is as it is, in order; nothing of what its viewer may not know."""
    said: Iterable[tuple[str, str]] = ()
    if is_player(ref):
        said = _lives(game, seat, ref) if 0 <= ref < len(game.players) else ()
    elif ref not in game.objects or not may_see(game, seat, ref):
        pass
    elif game.objects[ref].zone == BATTLEFIELD:
        said = (*_made(game, ref), *_changed(game, seat, ref))
    else:
        said = _came(game, seat, ref)
    telling = GameTelling(game, seat, language)
    return tuple(Reason(telling.tell(words), rule) for words, rule in said)


# -- what changed a player, and counters and damage on a permanent -----------------------------------------------------


def _lives(game: Game, seat: Seat, player: Seat) -> Iterator[tuple[str, str]]:
    """The life total from change to change (CR 119.3), and what counters came and went."""
    changes = _changes_of(game, player)
    life = game.players[player].life - sum(by for _, _, by in changes)
    story, skipped = Story(game, seat), len(changes) - MOST_CHANGES
    yield say("life_begins_at", life=life), "119.1"
    for number, (turn, event, by) in enumerate(changes):
        before, life = life, life + by
        if number < skipped:
            continue
        if number == skipped:
            yield say("so_many_changes_later", number=number, life=before), ""
        found = story.of(event)
        if found is not None:
            moved = say("life_becomes", before=before, after=life) if by else ""
            what = found[0]
            if isinstance(event, GainLife | LoseLife) and not is_player(event.by) and event.by != NOBODY:
                what = say("happens_because_of", what=what, source=NameOf(event.by))
            yield say("in_a_turn", turn=turn, what=what, moved=moved), "119.3" if by else "122.1"


def _changes_of(game: Game, player: Seat) -> list[tuple[int, object, int]]:
    """What changed a player's life or counters: in which turn, the event that is told, and by how much life."""
    turn, dealt, sharing = 0, None, game.sharing(player)
    found: list[tuple[int, object, int]] = []
    above: list[list[tuple[int, object, int]]] = []  # of the games in which a subgame began
    for event in game.history.since(0):
        match event:
            case SubgameBegins():
                above.append(found)
                found = []
            case MainGameGoesOn() if above:
                found = above.pop()
            case Begin():
                found = []
            case BeginTurn():
                turn = event.number
            case Damage():
                dealt = event
            case GainLife() if event.player in sharing:
                found.append((turn, event, event.amount))
            case LoseLife() if event.player in sharing:
                of_damage = event.cause == "damage" and dealt is not None
                found.append((turn, dealt if of_damage else event, -event.amount))
            case PutCounters() | RemoveCounters() if event.ref == player:
                found.append((turn, event, 0))
    return found


def _changed(game: Game, seat: Seat, oid: ObjectId) -> Iterator[tuple[str, str]]:
    """The counters that a permanent got or lost, and the damage that it was dealt this turn (CR 122.1, 120.3)."""
    turn = 0
    found: list[tuple[int, object, str]] = []
    for event in game.history.since(0):
        match event:
            case BeginTurn():
                turn = event.number
            case PutCounters() | RemoveCounters() if event.ref == oid:
                found.append((turn, event, "122.1"))
            case Damage() if event.recipient == oid and turn == game.turn.number:
                found.append((turn, event, "120.3"))
    story = Story(game, seat)
    for turn, event, rule in found[-MOST_CHANGES:]:
        if (told := story.of(event)) is not None:
            yield say("in_a_turn", turn=turn, what=told[0], moved=""), rule


# -- what made it what it is -----------------------------------------------------------------------------------------


def _made(game: Game, oid: ObjectId) -> Iterator[tuple[str, str]]:
    steps = steps_of(game, oid)
    first = steps[0].before if steps else game.chars(oid)
    if first.power is not None or first.toughness is not None:
        yield say("it_begins_as", power=_power(first)), "613.1"
    for step in steps:
        source = say("its_counters") if step.source == COUNTERS else NameOf(step.source)
        for change in _changes(step):
            yield say("changed_by", source=source, lasts=_lasting(step), change=change), step.rule


def _lasting(step: Step) -> Slot:
    """For how long, where that can be said."""
    if step.lasts is None:
        return ""
    try:
        print_as("duration", step.lasts)
    except Unprintable:
        return ""
    return Printed("duration", step.lasts)


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
    at = next((at for at, event in enumerate(events) if _brings(event, oid)), None)
    if at is None:
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
    elif came.cause == "destroy":
        yield say("it_was_dealt_damage_by_deathtouch"), "704.5h"
    elif came.cause == "state-based" and toughness is not None and toughness <= 0:
        yield say("its_toughness_was", toughness=str(toughness)), "704.5f"
