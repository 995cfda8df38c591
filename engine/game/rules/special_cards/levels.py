"""Levels (CR 711, 716) and solved Cases (719): how far such permanents have come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.zones import BATTLEFIELD
from engine.game.rules.hooks import PROGRESS
from engine.game.rules.questions.values import LEVEL, SOLVED, level_of
from engine.meaning.message import say
from engine.meaning.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics


@PROGRESS("711.2")
def leveled_up(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """How many level counters a leveler has."""
    if found.zone == BATTLEFIELD and chars.keyword("level symbol") is not None:
        number = found.counters.get("level", 0)
        yield Progress("level", number, words=say("level", number=number))


@PROGRESS("716.2b")
def class_level(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """The level of a Class, or of what was one."""
    if found.zone == BATTLEFIELD and ("Class" in chars.subtypes or LEVEL in found.marks):
        number = level_of(found)
        yield Progress("class level", number, words=say("level", number=number))


@PROGRESS("719.3b")
def solved(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """Whether a Case is solved."""
    if found.zone == BATTLEFIELD and ("Case" in chars.subtypes or found.marks.get(SOLVED)):
        done = bool(found.marks.get(SOLVED))
        yield Progress("solved", int(done), 1, say("solved") if done else say("not_solved"))
