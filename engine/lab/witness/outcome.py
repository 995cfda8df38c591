"""What comes of a card for each seat, in words that two games can be compared by.

Nothing of it depends on numbers.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.core.errors import EngineError
from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY
from engine.game.events.zone_changes import Destroy
from engine.game.rules.events.happening import happen
from engine.lab.witness.tried_board import board, put, stays
from engine.lab.witness.trying import Answers, Trial, tried

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.decisions.act import Action
    from engine.game.state.game import Game
    from engine.meaning.cards import CardDefinition

Standing = Counter[str]
Change = dict[str, int]
A_TURN = "lives through a turn"  # in which it attacks, and what is blocked goes by chance


def standing_of(game: Game, seat: Seat, unseen: str = "") -> Standing:
    """All that a seat has, in words and how often, but for one keyword; nothing if it has left (CR 800.4a)."""
    player = game.players[seat]
    if player.left:
        return Counter({"lost": 1})
    found = Counter({"life": player.life})
    for kind, number in player.counters.items():
        found[f"{kind} counters"] = number
    for zone in (HAND, LIBRARY, GRAVEYARD):
        for oid in game.zone(zone, seat):
            found[f"{zone}: {game.chars(oid).name}"] += 1
    for oid in game.zone(EXILE):
        if game.obj(oid).owner == seat:
            found[f"exile: {game.chars(oid).name}{' face down' if game.obj(oid).face_down else ''}"] += 1
    for oid in game.zone(BATTLEFIELD):
        if game.controller(oid) == seat:
            found[_permanent(game, oid, unseen)] += 1
    return found


def _permanent(game: Game, oid: ObjectId, unseen: str) -> str:
    """A permanent with everything about it that a player sees."""
    found, values = game.obj(oid), game.chars(oid)
    size = f" {values.power}/{values.toughness}" if values.power is not None else ""
    counters = ", ".join(f"{number} {kind}" for kind, number in sorted(found.counters.items()))
    keywords = sorted(set(values.abilities.keywords) - {unseen})
    more = [*values.colors, *values.types, *sorted(values.subtypes)[:4], *keywords]
    tapped = " tapped" if found.tapped else ""
    return f"{values.name}{size}{tapped} [{counters}] damage {found.damage} ({' '.join(more)})"


def change(before: Standing, after: Standing) -> Change:
    """What has become more, and what less."""
    return {what: after[what] - before[what] for what in sorted({*before, *after}) if after[what] != before[what]}


def used(
    definition: CardDefinition, riches: tuple[int, ...], answers: Answers, unseen: str = ""
) -> dict[str, list[Change]]:
    """What each way to use a card comes to for each seat.

    Also that it dies, and a turn in which it attacks.
    """
    game = board(riches)
    there = put(game, definition)
    found: dict[str, list[Change]] = {}
    for action, trial in tried(game, there, answers):
        found[_called(game, action)] = _changes(game, trial.game, unseen)
    if stays(definition):
        for what in ("dies", A_TURN):
            trial = Trial(game.clone(), answers)
            try:
                if what == "dies":
                    happen(trial.game, Destroy(there[-1]))
                    trial.settle()
                else:
                    trial.turns(1)
            except EngineError:
                continue
            found[what] = _changes(game, trial.game, unseen)
    return found


def _called(game: Game, action: Action) -> str:
    return f"{action.kind} {action.index} {action.way} from {game.obj(action.oid).zone}"


def _changes(before: Game, after: Game, unseen: str) -> list[Change]:
    """What has changed for each seat."""
    seats: range = range(len(before.players))
    return [change(standing_of(before, seat, unseen), standing_of(after, seat, unseen)) for seat in seats]


def differing(ones: list[Change] | None, others: list[Change] | None) -> str:
    """In what two outcomes differ, seat by seat."""
    if ones is None or others is None:
        return "can not be done" if ones is None else "can not be done in other words"
    told = [f"seat {at}: {_difference(one, other)}" for at, (one, other) in enumerate(zip(ones, others, strict=True))
            if one != other]  # fmt: skip
    return "; ".join(told)[:400]


def _difference(one: Change, other: Change) -> str:
    """In what two changes differ."""
    different = [what for what in sorted({*one, *other}) if one.get(what) != other.get(what)]
    return ", ".join(f"{what}: {one.get(what, 0)} and {other.get(what, 0)}" for what in different)
