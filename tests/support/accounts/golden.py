"""Golden games: the games of some tests in words, so that a change shows what has changed.

What happened, as the first player hears of it, what was asked and answered, and how things stood after that, each player
in one line whenever it is another than before. Of which tests there are such accounts: those of which there is a file in
`as_played/golden` (`tests.support.accounts.accounts`).
"""

from __future__ import annotations

from typing import Any

from engine.core.identity import NOBODY, is_player
from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY
from engine.game.decisions.decision import Decision
from engine.game.state.game import Game
from engine.table.game_log import narrate
from engine.telling.decisions import in_words
from engine.telling.teller import GameTelling
from tests.support.accounts import accounts

SHOWN_NAMES = 12  # cards of a zone that are named


class InWords:
    """A game told in words while it is played."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._told = 0
        self._stood: dict[str, str] = {}
        accounts.in_words.append(self.lines)

    def happened(self, game: Game) -> None:
        """What has happened since this was asked for last."""
        self.lines += [one.text for one in narrate(game, 0, min(self._told, game.history.total))]
        self._told = game.history.total

    def answered(self, game: Game, decision: Decision, answer: Any) -> None:
        """A question with its answer."""
        self.happened(game)
        telling = GameTelling(game, decision.seat)
        asked = in_words(decision, telling)
        named = decision.said(answer, lambda ref: telling.name_of(ref) if is_player(ref) or ref in game.objects else ref)
        question = telling.tell(asked.prompt) or decision.purpose or type(decision).__name__
        self.lines.append(f"  {telling.name_of(decision.asked_of)}: {question} — {_plain(named)}")

    def stands(self, game: Game) -> None:
        """How things stand, as far as it is otherwise than before."""
        self.happened(game)
        for seat in game.seats():
            now = _standing(game, seat)
            if self._stood.get(str(seat)) != now:
                self._stood[str(seat)] = now
                self.lines.append(f"    {GameTelling(game, 0).name_of(seat)} has {now}")


def _plain(answer: Any) -> str:
    if isinstance(answer, (list, tuple)):
        return ", ".join(map(_plain, answer)) or "none"
    return {True: "yes", False: "no"}[answer] if isinstance(answer, bool) else str(answer)


def _standing(game: Game, seat: int) -> str:
    """What a player has, in one line."""
    player = game.players[seat]
    parts = [f"{player.life} life", *(f"{number} {kind}" for kind, number in sorted(player.counters.items()))]
    parts.append(f"{len(game.zone(LIBRARY, seat))} cards in the library")
    for zone in (HAND, GRAVEYARD):
        names = [game.chars(oid).name or "a card" for oid in game.zone(zone, seat)]
        parts += [f"{zone}: {_listed(names)}"] if names else []
    exiled = [game.chars(oid).name or "a card" for oid in game.zone(EXILE) if game.objects[oid].owner == seat]
    parts += [f"{EXILE}: {_listed(exiled)}"] if exiled else []
    there = [_permanent(game, oid) for oid in game.zone(BATTLEFIELD) if game.chars(oid).controller == seat]
    return "; ".join([*parts, f"{BATTLEFIELD}: {_listed(there)}"] if there else parts)


def _listed(names: list[str]) -> str:
    more = len(names) - SHOWN_NAMES
    return ", ".join(names[:SHOWN_NAMES]) + (f" and {more} more" if more > 0 else "")


def _permanent(game: Game, oid: int) -> str:
    chars, found = game.chars(oid), game.objects[oid]
    words = [chars.name or "a face-down card"]
    if chars.power is not None:
        words.append(f"{chars.power}/{chars.toughness}")
    words += [f"{number} {kind}" for kind, number in sorted(found.counters.items())]
    words += [f"{found.damage} damage"] if found.damage else []
    words += ["tapped"] if found.tapped else []
    host = found.attached_to
    if host != NOBODY and (is_player(host) or host in game.objects):
        words.append(f"on {GameTelling(game, 0).name_of(host)}")
    return " ".join(words)
