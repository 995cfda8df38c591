"""State-based actions (CR 704): one check per file, each proposes.

All that is proposed happens as one event (704.3).

Special cards and variants declare theirs with what else they are.

A check is a function with `@state_based_check("704.5g", each="creature")`: it is called with every permanent of that
type and yields the events it proposes. With `each="player"` it is called with every player in the game, without `each`
once with the game. Checks never perform anything. A check that can only say something of permanents or players with
counters, damage and the like says so (`showing=COUNTERS`): most show nothing of the kind, and state-based actions are
checked all the time.

attachments        attachments that are attached to nothing, or to what they can't be attached to
counters           counters that annihilate one another, and counters beyond what a permanent can have
creatures_dying    creatures with no toughness or lethal damage
designations       designations that permanents give their controllers as soon as they deserve them
legend_rule        the legend rule
loyalty            planeswalkers without loyalty
players_losing     players who lose the game
roles              roles, of which one of each player can be attached to a permanent
sectors            sector designations of creatures
teams_losing       teams that lose the game where life totals and poison counters are theirs
tokens_and_copies  Tokens and copies where they can't be
world_rule         the world rule
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from engine.core.editions import EDITIONS
from engine.core.identity import NOBODY, ObjectId
from engine.core.record import record
from engine.core.zones import BATTLEFIELD
from engine.game.events.players import LoseGame
from engine.game.rules.events.happening import happen
from engine.meaning.node import READS_TURN

if TYPE_CHECKING:
    from engine.core.keys import Mark
    from engine.game.events.event import Event
    from engine.game.state.cache import Changes
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.game.state.players import Player
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.questions import Asked

Check = Callable[..., Iterable[Any]]
_WHOLE: dict[str, dict[str, Check]] = {edition: {} for edition in EDITIONS}  # of each edition, by rule number
_EACH: dict[str, dict[str, dict[str, tuple[Check, int]]]] = {edition: {} for edition in EDITIONS}  # by type and number
_MARKS: set[Mark] = set()  # which permanents can show
_QUESTIONS: set[Asked] = set()  # to which permanents can speak
_OF_SUPERTYPE: dict[Check, str] = {}  # those that are about permanents with a supertype, all together
PERMANENT, PLAYER = "permanent", "player"
OF_PLAYERS = (PLAYER,)  # what stands for a player where permanents have card types

# What a permanent or a player may show. A check that names some of it is made of those that show any of that.
COUNTERS, DAMAGE, MARKS, ATTACHED, AURA, MODIFIERS, NO_TOUGHNESS = 1, 2, 4, 8, 16, 32, 64
NO_LIFE, DREW_FROM_EMPTY = 128, 256


def state_based_check(
    rule: str,
    *,
    each: str = "",
    supertype: str = "",
    showing: int = 0,
    marked: Mark | None = None,
    speaking: Asked | None = None,
    editions: tuple[str, ...] = EDITIONS,
) -> Callable[[Check], Check]:
    """Declare a check by its rule number; `each` is a card type, "permanent" for all, or "player".

    See `showing`.

    With `supertype` it is called once with the game and all permanents with that supertype, if there are any.
    `marked` is the mark that is meant where permanents show marks, `speaking` the question where they show modifiers.
    What a rule has checked of the same things stands in one function: a second one is refused.

    A check looks neither at the step nor at whose turn it is, unless the rules that it asks for do (`looks_at_turn`).
    """

    def declare(check: Check) -> Check:
        if any(rule in (_EACH[edition].get(each, {}) if each else _WHOLE[edition]) for edition in editions):
            raise ValueError(f"a state-based check of {rule} is declared already, {check.__name__} would replace it")
        if supertype:
            _OF_SUPERTYPE[check] = supertype
        if marked is not None:
            _MARKS.add(marked)
        if speaking is not None:
            _QUESTIONS.add(speaking)
        for edition in editions:
            if each:
                _EACH[edition].setdefault(each, {})[rule] = (check, showing)
            else:
                _WHOLE[edition][rule] = check
        _checks.cache_clear()
        _checks_of.cache_clear()
        return check

    return declare


@cache
def _checks(edition: str) -> tuple[tuple[Check, ...], tuple[tuple[str, tuple[tuple[Check, int], ...]], ...]]:
    """The checks of an edition: those about the whole game, and those about each permanent by type, by rule number."""
    whole = tuple(check for _, check in sorted(_WHOLE[edition].items()))
    each = tuple(
        (card_type, tuple(shown for _, shown in sorted(checks.items())))
        for card_type, checks in sorted(_EACH[edition].items())
    )
    return whole, each


@cache
def _checks_of(types: tuple[str, ...], shown: int, edition: str) -> tuple[Check, ...]:
    """The checks that concern a permanent with some card types, or a player, that shows some things."""
    _, each = _checks(edition)
    return tuple(
        check for kind, checks in each if kind in types or (kind == PERMANENT and types != OF_PLAYERS)
        for check, showing in checks if not showing or showing & shown
    )  # fmt: skip


def _shown_by_player(player: Player) -> int:
    """What a player shows."""
    shown = NO_LIFE if player.life <= 0 else 0
    if player.counters:
        shown |= COUNTERS
    if player.marks:
        shown |= MARKS
    return shown | DREW_FROM_EMPTY if player.drew_from_empty else shown


def _shown(obj: GameObject, chars: Characteristics) -> int:
    """What a permanent shows besides damage."""
    shown = COUNTERS if obj.counters else 0
    if not _MARKS.isdisjoint(obj.marks):
        shown |= MARKS
    if obj.attached_to != NOBODY:
        shown |= ATTACHED
    if "Aura" in chars.subtypes:
        shown |= AURA
    if chars.abilities.modifiers and not _QUESTIONS.isdisjoint(chars.abilities.modifiers):
        shown |= MODIFIERS
    if chars.toughness is not None and chars.toughness <= 0:
        shown |= NO_TOUGHNESS
    return shown


def looks_at_turn(game: Game) -> bool:
    """Whether what checks propose may depend on the turn.

    The rules that they ask for may, they themselves don't.
    """
    return bool(_survey(game).of_turn) or game.projection.rules_look_at(game, READS_TURN)


def proposals(game: Game) -> list[Event]:
    """Everything the checks propose, from one look at the game."""
    whole, _ = _checks(game.edition)
    found: list[Event] = []
    for player in game.players:
        if not player.left:
            for check in _checks_of(OF_PLAYERS, _shown_by_player(player), game.edition):
                found.extend(check(game, player))
    survey = _survey(game)
    for check in whole:
        if check not in _OF_SUPERTYPE:
            found.extend(check(game))
        elif survey.supertypes and (some := survey.with_supertype(_OF_SUPERTYPE[check])):
            found.extend(check(game, some))
    found.extend(_of_permanents(game, survey))
    return found


def _of_permanents(game: Game, survey: _Survey) -> Iterator[Event]:
    """What the checks propose of each permanent."""
    objects = game.objects
    damaged = {oid for oid in survey.permanents if (obj := objects[oid]).damage or obj.deathtouched}
    concerned = survey.checked
    if damaged:
        concerned = {oid: None for oid in survey.permanents if oid in damaged or oid in survey.checked}
    for oid in concerned:
        chars, shown, checks = survey.permanents[oid]
        if oid in damaged:
            checks = _checks_of(chars.types, shown | DAMAGE, game.edition)
        for check in checks:
            yield from check(game, objects[oid], chars)


Looked = tuple["Characteristics", int, tuple[Check, ...]]
"""A permanent as it was looked at: what it shows besides damage, and the checks that concern it then."""


@record
class _Survey:
    """What one look at the board finds: the permanents in their order; those among them that are checked in any case,
    those that have supertypes, and those that have rules for themselves which look at the turn."""

    permanents: dict[ObjectId, Looked]
    checked: dict[ObjectId, None]
    supertypes: dict[ObjectId, Sequence[str]]
    of_turn: dict[ObjectId, None]

    def with_supertype(self, supertype: str) -> list[ObjectId]:
        """The permanents with a supertype."""
        return [oid for oid, supertypes in self.supertypes.items() if supertype in supertypes]


def _survey(game: Game) -> _Survey:
    """The permanents that can be checked; only those that are new or something else are looked at again."""
    found: _Survey = game.cache.of_zone_renewed(game, BATTLEFIELD, NOBODY, "survey", partial(_surveyed, game))
    return found


def _surveyed(game: Game, before: _Survey | None, changes: Changes) -> _Survey:
    if before is None or any(_is_elsewhere(game, before, oid) for oid in changes.revised):
        return _looked_at(game, _Survey({}, {}, {}, {}), game.zone(BATTLEFIELD))
    copies = _Survey(
        before.permanents.copy(), before.checked.copy(), before.supertypes.copy(), before.of_turn.copy()
    )  # fmt: skip
    for oid in changes.gone:
        copies.permanents.pop(oid, None)
        copies.checked.pop(oid, None)
        copies.supertypes.pop(oid, None)
        copies.of_turn.pop(oid, None)
    return _looked_at(game, copies, (*changes.revised, *changes.new))


def _is_elsewhere(game: Game, survey: _Survey, oid: ObjectId) -> bool:
    """Whether a permanent stands in other lists now than before; they are made anew then, to be in order."""
    if game.objects[oid].phased_out or oid not in survey.permanents:
        return True
    _, _, checks = _look(game, oid)
    return bool(checks) != (oid in survey.checked) or bool(game.chars(oid).supertypes) != (oid in survey.supertypes)


def _looked_at(game: Game, survey: _Survey, oids: Sequence[ObjectId]) -> _Survey:
    """A survey with some permanents looked at as they are now."""
    for oid in oids:
        if game.objects[oid].phased_out:
            continue
        looked = survey.permanents[oid] = _look(game, oid)
        if looked[2]:
            survey.checked[oid] = None
        if looked[0].supertypes:
            survey.supertypes[oid] = looked[0].supertypes
        if looked[0].abilities.rules_read & READS_TURN:
            survey.of_turn[oid] = None
        else:
            survey.of_turn.pop(oid, None)
    return survey


def _look(game: Game, oid: ObjectId) -> Looked:
    chars = game.chars(oid)
    shown = _shown(game.objects[oid], chars)
    return chars, shown, _checks_of(chars.types, shown, game.edition)


def check_and_perform(game: Game) -> bool:
    """Check all state-based actions and perform what applies, once (CR 704.3); whether anything was done."""
    if game.checked == game.changes:
        return False
    proposed = proposals(game)
    before = game.history.total
    if proposed:
        happen(game, *_without_repetition(proposed))
    done = game.history.total > before  # what was done in place of a proposal counts as well
    if not done:
        game.note_checked()
    return done


def _without_repetition(proposed: Iterable[Event]) -> Iterable[Event]:
    """The proposals, each result once: one replacement effect replaces all that would have the same (CR 704.7)."""
    found: dict[object, Event] = {}
    for event in proposed:
        name = (LoseGame, event.player) if isinstance(event, LoseGame) else event
        found.setdefault(name, event)
    return found.values()
