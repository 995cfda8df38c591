"""Cards with alternative characteristics in an inset frame, or upside down (CR 710, 715, 718, 720).

Which are used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.rules.casting.casting_options import PREPARED
from engine.game.rules.hooks import PROGRESS
from engine.game.rules.questions.looking import ON_AN_ADVENTURE
from engine.meaning.message import say
from engine.meaning.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics


@PROGRESS("710.2")
def flipped(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """That a permanent is flipped."""
    if found.flipped:
        yield Progress("flipped", 1, words=say("flipped"))


@PROGRESS("715.3d")
def on_an_adventure(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """That its Adventure left a card in exile."""
    if found.marks.get(ON_AN_ADVENTURE) and not found.face_down:
        yield Progress("on an adventure", 1, words=say("on_an_adventure"))


@PROGRESS("718.3b")
def prototyped(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """That an object uses the values of its inset frame."""
    if found.values.uses_inset and chars.power is not None:
        yield Progress("prototyped", 1, words=say("prototyped"))


@PROGRESS("720.2")
def prepared(game: Game, found: GameObject, chars: Characteristics) -> Iterator[Progress]:
    """That a copy of the spell in its inset frame may be cast."""
    if found.marks.get(PREPARED):
        yield Progress("prepared", 1, words=say("prepared"))
