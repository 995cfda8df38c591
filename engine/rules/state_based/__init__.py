"""State-based actions (CR 704): one check per file, each proposes; all that is proposed happens as one event (704.3).

Special cards and variants declare theirs with what else they are.

A check is a function with `@state_based_check("704.5g", each="creature")`: it is called with every permanent of that
type and yields the events it proposes. Without `each` it is called once with the game. Checks never perform anything.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.core.editions import EDITIONS
from engine.events.players import LoseGame
from engine.rules.events.happening import happen

if TYPE_CHECKING:
    from engine.events.event import Event
    from engine.state.game import Game

Check = Callable[..., Iterable[Any]]
_GLOBAL: dict[str, tuple[Check, tuple[str, ...]]] = {}
_EACH: dict[str, dict[str, tuple[Check, tuple[str, ...]]]] = {}


def state_based_check(rule: str, *, each: str = "", editions: tuple[str, ...] = EDITIONS) -> Callable[[Check], Check]:
    """Declare a check by its rule number; `each` is a card type, or "permanent" for all."""

    def declare(check: Check) -> Check:
        if each:
            _EACH.setdefault(each, {})[rule] = (check, editions)
        else:
            _GLOBAL[rule] = (check, editions)
        _checks.cache_clear()
        _checks_of.cache_clear()
        return check

    return declare


@cache
def _discovered() -> bool:
    for module in sorted(info.name for info in pkgutil.iter_modules(__path__)):
        importlib.import_module(f"{__name__}.{module}")
    return True


@cache
def _checks(edition: str) -> tuple[tuple[Check, ...], tuple[tuple[str, tuple[Check, ...]], ...]]:
    """The checks of an edition: those about the whole game, and those about each permanent by type, by rule number."""
    _discovered()
    whole = tuple(check for _, (check, editions) in sorted(_GLOBAL.items()) if edition in editions)
    each = tuple(
        (card_type, tuple(check for _, (check, editions) in sorted(checks.items()) if edition in editions))
        for card_type, checks in sorted(_EACH.items())
    )
    return whole, each


@cache
def _checks_of(types: tuple[str, ...], edition: str) -> tuple[Check, ...]:
    """The checks that concern a permanent with some card types."""
    _, each = _checks(edition)
    return tuple(
        check for card_type, checks in each if card_type == "permanent" or card_type in types for check in checks
    )


def proposals(game: Game) -> list[Event]:
    """Everything the checks propose, from one look at the game."""
    whole, _ = _checks(game.edition)
    found: list[Event] = []
    for check in whole:
        found.extend(check(game))
    objects = game.objects
    for oid in game.battlefield:
        obj = objects[oid]
        if obj.phased_out:
            continue
        chars = game.chars(oid)
        for check in _checks_of(chars.types, game.edition):
            found.extend(check(game, obj, chars))
    return found


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
