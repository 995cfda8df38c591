"""Choices that were made beforehand, in a shortcut that is being taken (CR 728.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.errors import IllegalAnswer, MalformedAnswer, NotAsProposed
from engine.core.identity import FIRST_OBJECT, NOBODY, ObjectId
from engine.game.decisions.act import Act
from engine.game.events.shortcuts import SetShortcut
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.core.identity import Ref
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game
    from engine.game.state.shortcuts import Shortcut

UNFIT = (MalformedAnswer, TypeError, ValueError, LookupError, AttributeError)  # what is proposed can be anything


class Listener:
    """Somebody in the place of who answers who wants to know what is chosen as it was proposed."""

    def proposed(self, decision: Decision, answer: Any) -> None:
        """A choice is taken from the proposal."""


def is_taken(game: Game) -> bool:
    """Whether a shortcut is being taken: everybody has answered."""
    return game.shortcut is not None and not game.shortcut.waiting


def proposed_with(game: Game) -> ObjectId:
    """The card or permanent with which something is proposed next; NOBODY where it is something else."""
    if game.shortcut is None or game.shortcut.done:
        return NOBODY
    shortcut = game.shortcut.begun(game.next_id)
    said = shortcut.next.said
    if isinstance(said, tuple) and len(said) == 4 and isinstance(said[1], int):
        return now_called(game, shortcut, said[1])
    return NOBODY


def as_proposed(game: Game, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
    """The answer that the shortcut has for a decision; raises `NotAsProposed` if it has none that fits."""
    assert game.shortcut is not None
    shortcut = game.shortcut.begun(game.next_id)
    only = decision.only_answer()
    meant = not shortcut.done and (shortcut.next.seat, shortcut.next.kind) == (decision.seat, decision.kind)
    if only is not None and not isinstance(decision, Act):  # it need not be spoken of
        answer = decision.check(only)
        meant = meant and _says(game, shortcut, decision, answer)
    elif meant:
        answer = _said(game, shortcut, decision, validate)
    else:
        raise NotAsProposed(say("something_else_is_asked", player=NameOf(decision.seat)), "728.2a")
    if meant:
        if isinstance(game.ask, Listener):
            game.ask.proposed(decision, answer)
        SetShortcut(shortcut.after()).apply(game)
    return answer


def _says(game: Game, shortcut: Shortcut, decision: Decision, answer: Any) -> bool:
    try:
        return bool(_said(game, shortcut, decision, None) == answer)
    except NotAsProposed:
        return False


def _said(game: Game, shortcut: Shortcut, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
    """What the proposal says to a decision, in its normal form."""
    try:
        answer = decision.check(decision.heard(shortcut.next.plain, lambda ref: now_called(game, shortcut, ref)))
        if validate is not None:
            validate(answer)
        return answer
    except IllegalAnswer as refused:
        raise NotAsProposed(refused.why, refused.rule) from refused
    except UNFIT as unfit:
        raise NotAsProposed(say("that_is_no_answer", player=NameOf(decision.seat)), "728.2a") from unfit


def now_called(game: Game, shortcut: Shortcut, ref: Ref) -> Ref:
    """What something is called now that is named in a proposal (see `state.shortcuts`)."""
    if ref < FIRST_OBJECT:
        return ref
    if ref < shortcut.first:
        found = game.became(ref)
        if found in game.objects:
            return found
    return shortcut.frames[-1].first + ref - shortcut.first
