"""The log of a game: what happened, told to a viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.damage import Damage
from engine.game.events.life import GainLife, LoseLife
from engine.game.events.shortcuts import TakeShortcut
from engine.meaning.message import Message, Term
from engine.table.chance_results import distribution, together
from engine.table.tokens_made import are_equal, several_made, token_made
from engine.table.view import Happening
from engine.telling.narration import Story
from engine.telling.teller import ENGLISH, GameTelling

TOLD_OF_SHORTCUT = 30  # events

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.telling.language import Language


def narrate(game: Game, viewer: Seat, since: int, language: Language = ENGLISH) -> list[Happening]:
    """What happened from an event number on, in words for a viewer."""
    story, telling = Story(game, viewer), GameTelling(game, viewer, language)
    turn = game.turn.number
    happened = _without_repetition(enumerate(game.history.since(since), start=max(0, since)))
    told: list[Happening] = []
    made: tuple[ObjectId, ...] = ()  # the tokens that the last line tells of
    for number, event, throws in together(happened):
        found = (distribution(throws), (throws[0].player,)) if throws else story.of(event)
        if found is None:
            continue
        token = token_made(event)
        if made and token and are_equal(game, (made[0], *token)):
            made = (*made, *token)
            found = several_made(made), made
            told.pop()
        else:
            made = token
        words, refs = found
        pieces = tuple((text, ref if story.could_follow(ref) else NOBODY) for text, ref in telling.words(words))
        text = "".join(piece for piece, _ in pieces)
        kind, amount = "ManyThrows" if throws else type(event).__name__, amount_of(event)
        seen = tuple(filter(story.could_follow, refs))
        told.append(Happening(number, kind, text, seen, turn, "", amount, pieces, _facts(words)))
    return told


def _without_repetition(happened: Iterable[tuple[int, object]]) -> Iterator[tuple[int, object]]:
    """What happened, but of a shortcut only how it began, and what came of it (CR 728.2c)."""
    numbered = list(happened)
    taken = [(event.began + TOLD_OF_SHORTCUT, number) for number, event in numbered if isinstance(event, TakeShortcut)]
    return (one for one in numbered if not any(first <= one[0] < last for first, last in taken))


def amount_of(event: object) -> int:
    """How much an event is about: damage, life, counters; 0 for what has no amount.

    It is below zero for life lost and counters removed.
    """
    match event:
        case Damage() | GainLife():
            return event.amount
        case LoseLife():
            return -event.amount
        case PutCounters():
            return event.number
        case RemoveCounters():
            return -event.number
    return 0


def _facts(words: str) -> tuple[tuple[str, int | str], ...]:
    """The numbers and terms of a message, for who shows more than words."""
    slots = words.slots if isinstance(words, Message) else ()
    known = ((name, value.value if isinstance(value, Term) else value) for name, value in slots)
    return tuple((name, value) for name, value in known if isinstance(value, int) or (type(value) is str and value))
