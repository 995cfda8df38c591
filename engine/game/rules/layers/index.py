"""The abilities, rule modifiers and replacement effects that work now, by what they wait for."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeVar

from engine.core.keys import EventKey
from engine.game.rules.context import Context
from engine.meaning.node import reads_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.core.identity import ObjectId
    from engine.game.rules.layers.source import Contribution, Shield, Spoken
    from engine.game.state.game import Game
    from engine.meaning.abilities import TriggeredAbility
    from engine.meaning.families import Continuous, RuleModifier
    from engine.meaning.questions import Asked

K = TypeVar("K")
W = TypeVar("W")

Listener = tuple["ObjectId", "TriggeredAbility"]
Opinion = tuple[Context, "Continuous", "RuleModifier"]
Waiting = tuple[object, Context, Any, str]  # the effect's name, its context, the replacement, its text


class Index:
    """What triggers, questions and replacement look up. It is kept as objects come and go.

    Nothing is entered under a key for which nobody waits: to see whether anybody does costs one look.
    """

    __slots__ = ("_lent", "_opinions", "_rules_read", "listeners", "shields", "spoken")

    def __init__(self) -> None:
        self.listeners: dict[EventKey, tuple[Listener, ...]] = {}  # by event key, by the age of their objects
        self.spoken: dict[Asked, tuple[Spoken, ...]] = {}  # by question, by timestamp
        self.shields: dict[EventKey, tuple[Shield, ...]] = {}  # by event key, by timestamp
        self._rules_read: int | None = 0
        self._lent = False  # whether the entries are those of a clone as well
        self._opinions: dict[Asked, tuple[tuple[Any, Opinion], ...]] = {}  # with contexts, which belong to one game

    def clone(self) -> Index:
        """A copy that can go its own way; who changes entries first, copies them."""
        new = Index.__new__(Index)
        new.listeners, new.spoken, new.shields = self.listeners, self.spoken, self.shields
        new._lent = self._lent = True
        new._opinions = {}
        new._rules_read = self._rules_read
        return new

    # -- changing ------------------------------------------------------------------------------------------------

    def _own(self) -> None:
        """Go another way than clones do: from now on the entries are this board's alone, and not what they were."""
        if self._lent:
            self.listeners, self.spoken, self.shields = self.listeners.copy(), self.spoken.copy(), self.shields.copy()
            self._lent = False
        self._rules_read = None

    def change(self, changes: Sequence[tuple[ObjectId, Contribution | None, Contribution | None]]) -> None:
        """Take in that objects contribute something else than before: the object, before, and now."""
        self._own()
        self._change_listeners(changes)
        old_spoken = {one: None for _, old, _ in changes if old is not None for one in old.spoken}
        new_spoken = [one for _, _, new in changes if new is not None for one in new.spoken]
        for question in dict.fromkeys(q for one in (*old_spoken, *new_spoken) for q in one.modifier.questions):
            kept = [one for one in self.spoken.get(question, ()) if one not in old_spoken]
            kept += (one for one in new_spoken if question in one.modifier.questions)
            _enter(self.spoken, question, sorted(kept, key=_order))
            self._opinions.pop(question, None)
        old_shields = {one: None for _, old, _ in changes if old is not None for one in old.shields}
        new_shields = [one for _, _, new in changes if new is not None for one in new.shields]
        for key in dict.fromkeys(k for one in (*old_shields, *new_shields) for k in one.replacement.event_keys()):
            waiting = [one for one in self.shields.get(key, ()) if one not in old_shields]
            waiting += (one for one in new_shields if key in one.replacement.event_keys())
            _enter(self.shields, key, sorted(waiting, key=_order))

    def _change_listeners(
        self, changes: Sequence[tuple[ObjectId, Contribution | None, Contribution | None]]
    ) -> None:  # fmt: skip
        changed = {oid: None for oid, old, new in changes if _listeners(old) is not _listeners(new)}
        if not changed:
            return
        added: dict[EventKey, list[Listener]] = {}
        touched: dict[EventKey, None] = {}
        for oid, old, new in changes:
            if oid in changed:
                touched.update((key, None) for _, keys in _listeners(old) for key in keys)
                for ability, keys in _listeners(new):
                    for key in keys:
                        added.setdefault(key, []).append((oid, ability))
        for key in dict.fromkeys((*touched, *added)):
            kept = [one for one in self.listeners.get(key, ()) if one[0] not in changed]
            kept += added.get(key, ())
            _enter(self.listeners, key, sorted(kept, key=_object))

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def rules_read(self) -> int:
        """What rule modifiers look at that may speak of other objects or players, and their conditions."""
        if self._rules_read is None:
            said = {id(one): one for several in self.spoken.values() for one in several}
            nodes = (node for one in said.values() for node in (one.condition, one.continuous, one.modifier))
            self._rules_read = reduce(or_, (reads_of(node) for node in nodes if node is not None), 0)
        return self._rules_read

    def modifiers(self, game: Game, question: Asked) -> Sequence[Opinion]:
        """The rule modifiers that speak to a question now."""
        if question not in self.spoken:
            return ()
        opinions = self._opinions.get(question)
        if opinions is None:
            opinions = self._opinions[question] = tuple(
                (one.condition, (_context(game, one), one.continuous, one.modifier)) for one in self.spoken[question]
            )
        return [opinion for condition, opinion in opinions if condition is None or condition.holds(opinion[0])]

    def replacements(self, game: Game, keys: Iterable[EventKey]) -> list[Waiting]:
        """The replacement and prevention effects that wait for some events now."""
        found: dict[Shield, None] = {}
        for key in keys:
            if key in self.shields:
                found.update(dict.fromkeys(self.shields[key]))
        result: list[Waiting] = []
        if not found:
            return result
        for one in sorted(found, key=_order):
            ctx = _context(game, one)
            if one.condition is None or one.condition.holds(ctx):
                result.append((one.name, ctx, one.replacement, one.text))
        return result


def _enter(entries: dict[K, tuple[W, ...]], key: K, waiting: Sequence[W]) -> None:
    """Let so many wait under a key; where nobody does, there is no such key."""
    if waiting:
        entries[key] = tuple(waiting)
    else:
        entries.pop(key, None)


def _context(game: Game, one: Spoken | Shield) -> Context:
    return Context(game, one.source, one.controller, one.bindings)


def _listeners(of: Contribution | None) -> tuple[tuple[TriggeredAbility, tuple[EventKey, ...]], ...]:
    return of.listeners if of is not None else ()


def _order(one: Spoken | Shield) -> tuple[int, tuple[int, int]]:
    return one.order


def _object(one: Listener) -> ObjectId:
    return one[0]
