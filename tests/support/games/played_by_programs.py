"""Small positions that a program plays on: its cards and its opponent's are made up for the occasion."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.agents.levels import LEVELS
from engine.agents.lookahead import Lookahead, Position
from engine.api import Match, load_library, open_match
from engine.game.state.game import Game

LANDS = [{"card": "Plains", "count": 3}, {"card": "Forest", "count": 3}, {"card": "Mountain", "count": 3},
         {"card": "Island", "count": 3}, {"card": "Swamp", "count": 3}]  # fmt: skip
REST = {"rest": [{"card": "Plains", "count": 30}]}


def position(folder: Path, cards: str, mine: Mapping[str, Any], theirs: Mapping[str, Any], **more: Any) -> Match:
    """A match in the first main phase of A, who has these things; lands for everything, if none are named."""
    sides = {"A": {"library": REST, **mine}, "B": {"library": REST, **theirs}}
    for side in sides.values():
        side["battlefield"] = [*LANDS, *side.get("battlefield", ())] if side.pop("lands", True) else side["battlefield"]
    data = {"format": "scenario", "version": 1, "players": sides, "stop": {"turn": 1, "step": "main1"}, **more}
    path = folder / "position.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    path.with_suffix(".cards").write_text(cards, encoding="utf-8")
    return open_match(path, load_library())


def cards(*names: str) -> list[dict[str, str]]:
    """Entries of a position."""
    return [{"card": name} for name in names]


def play(match: Match, level: str = "normal", turns: int = 1, seats: tuple[int, ...] = (0,), seed: int = 3) -> Game:
    """Let a program play in some seats for so many turns; whoever sits in the others does nothing."""
    last = match.turn + turns - 1
    while match.pending is not None and match.turn <= last:
        pending = match.pending
        if pending.asked_of in seats:
            checkpoint = match.checkpoints[-1]
            where = Position(checkpoint.game, tuple(match.answers[checkpoint.count :]))
            match.answer(Lookahead(LEVELS[level], seed + len(match.answers)).answer(pending, where))
        else:
            match.answer(idle(pending))
    return match.live


def idle(pending: Any) -> Any:
    """The answer of somebody who does nothing."""
    if pending.kind in ("act", "option", "number"):
        return getattr(pending, "low", 0)
    if pending.kind in ("attackers", "blockers"):
        return [list(pair) for pair in pending.demanded]
    return pending.some_answer(lambda below: 0)


def there(game: Game, name: str, zone: str = "battlefield") -> int:
    """How many objects of a name are in a zone."""
    return sum(one.zone == zone and game.chars(one.id).name == name for one in game.objects.values())
