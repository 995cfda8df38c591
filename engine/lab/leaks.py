"""Looking for leaks (`python -m engine leaks`).

What every seat sees and is told is held against the truth, at every decision.

The hardest look is an exchange: cards that a seat must not know change places with one another. Whatever the seat sees
and is told has to stay the very same; if it does not, something of the hidden cards shows.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import TYPE_CHECKING, Any

from engine.agents.random_agent import RandomAgent
from engine.core.errors import RulesDefect
from engine.core.identity import ObjectId, Seat
from engine.core.record import replace
from engine.core.zones import COMMAND, HAND, LIBRARY
from engine.game.rules.questions.seeing import may_see, shown_by
from engine.table.forgetful_players import practice_of
from engine.table.game_log import narrate
from engine.table.headless import HeadlessGame
from engine.table.invariants import check_views
from engine.table.seat_views import view_for
from engine.table.setup import SeatSetup, Setup, new_game

if TYPE_CHECKING:
    from engine.cards.library import CardLibrary
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game
    from engine.table.view import View

TOLD = 60  # so many of the last events are told again at each look
DECISIONS = 4000  # of one game
TURNS = 400
MOST_LEAKS = 50  # of one search


@dataclass(slots=True)
class Leaks:
    """What a search for leaks came to."""

    games: int = 0
    views: int = 0
    told: int = 0
    exchanges: int = 0
    leaks: list[dict[str, Any]] = field(default_factory=list)

    def as_data(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "games": self.games, "views": self.views, "told": self.told, "exchanges": self.exchanges,
            "leaks": self.leaks,
        }  # fmt: skip


def hidden_from(game: Game, seat: Seat, decision: Decision | None) -> dict[Seat, list[ObjectId]]:
    """The cards in hands and libraries that a seat must not know, by owner."""
    looked = shown_by(game, decision, seat)
    return {
        owner: [
            oid for zone in (HAND, LIBRARY) for oid in game.zone(zone, owner)
            if oid not in looked and not may_see(game, seat, oid)
        ] + [
            oid for oid in game.zone(COMMAND)  # supplementary decks, and hidden agendas
            if game.obj(oid).owner == owner and game.obj(oid).face_down and not may_see(game, seat, oid)
        ]
        for owner in game.seats()
    }  # fmt: skip


def exchanged(game: Game, hidden: dict[Seat, list[ObjectId]]) -> Game:
    """The same game but for the hidden cards, each of which is another card of its owner's."""
    other = game.clone()
    for oids in hidden.values():
        for oid, source in zip(oids, (*oids[1:], *oids[:1]), strict=True):
            new, giver = game.objects[oid].copy(), game.objects[source]
            new.definition, new.values, new.card = giver.definition, giver.values, giver.card
            other.objects[oid] = new
    other.changed()
    other.projection.forget(other)
    return other


def check_seat(game: Game, seat: Seat, decision: Decision | None) -> tuple[int, int]:
    """Refuse a leak to a seat; how many happenings were told, and how many exchanges made."""
    hidden = hidden_from(game, seat, decision)
    view, since = view_for(game, seat, decision), max(0, game.history.total - TOLD)
    story = narrate(game, seat, since)
    secret = {oid for oids in hidden.values() for oid in oids}
    for happening in story:
        if secret & set(happening.refs):
            raise RulesDefect(f"seat {seat} is told which card it was: {happening}")
    if view.decision is not None:
        check_decision(game, view, secret)
    if not secret:
        return len(story), 0
    other = exchanged(game, hidden)
    _compare(seat, view, view_for(other, seat, decision))
    for happening, again in zip(story, narrate(other, seat, since), strict=True):
        if happening != again:
            raise RulesDefect(f"seat {seat} is told of a hidden card: {happening.text!r} or {again.text!r}")
    return len(story), 1


def _compare(seat: Seat, view: View, other: View) -> None:
    for name in (entry.name for entry in fields(view)):
        one, two = getattr(view, name), getattr(other, name)
        if one == two:
            continue
        if name == "objects":
            oid = next(oid for oid in one if one[oid] != two.get(oid))
            one, two = one[oid], two.get(oid)
        raise RulesDefect(f"seat {seat} sees something of the hidden cards in {name}: {one} or {two}")


def check_decision(game: Game, view: View, secret: set[ObjectId]) -> None:
    """Refuse a question that names a card which whoever is asked must not know."""
    known = _known_names(game, view)
    faces = [face.name for oid in sorted(secret) for face in _faces(game, oid)]
    names = [name for name in dict.fromkeys(faces) if name not in known]
    told = [happening.text for happening in narrate(game, view.viewer, 0)] if names else []
    for text in texts_of(view.decision):
        for name in names:
            if name in text and not any(name in line for line in told):
                raise RulesDefect(f"seat {view.viewer} is asked about the hidden {name}: {view.decision}")


def _known_names(game: Game, view: View) -> set[str]:
    """The names that a viewer may know anyway: of what is seen, and of their own cards."""
    seen = {face.name for found in view.objects.values() for face in found.faces}
    own = (oid for oid, found in game.objects.items() if found.owner == view.viewer)
    mine = {face.name for oid in own for face in _faces(game, oid)}
    return seen | mine | {found.name for found in view.objects.values()}


def _faces(game: Game, oid: ObjectId) -> Sequence[Any]:
    definition = game.objects[oid].definition
    return definition.faces if definition is not None else ()


def texts_of(value: Any) -> Iterator[str]:
    """The texts in a decision, wherever they are."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from texts_of(item)
    elif is_dataclass(value):
        for entry in fields(value):
            yield from texts_of(getattr(value, entry.name))


class Watcher:
    """Looks over every seat's shoulder."""

    def __init__(self, report: Leaks, seed: int) -> None:
        self.report = report
        self.seed = seed

    def look(self, game: Game, decision: Decision | None) -> None:
        """Check what every seat sees now."""
        for seat in game.seats():
            try:
                told, exchanges = check_seat(game, seat, decision)
            except RulesDefect as leak:
                self.leaked(game, str(leak))
                continue
            self.report.told += told
            self.report.exchanges += exchanges
        self.report.views += len(game.seats())
        try:
            check_views(game, decision)
        except RulesDefect as leak:
            self.leaked(game, str(leak))

    def leaked(self, game: Game, what: str, trace: str = "") -> None:
        """Note a leak, or an error in looking for one."""
        if len(self.report.leaks) < MOST_LEAKS:
            self.report.leaks.append({"seed": self.seed, "turn": game.turn.number, "leak": what, "trace": trace})


def search(
    tables: Sequence[Sequence[SeatSetup]], cards: CardLibrary, games: int, seed: int, practising: bool = False,
    variants: Sequence[str] = (),
) -> Leaks:  # fmt: skip
    """Play games with random agents, the tables in turn, and look at everything that everybody sees."""
    report = Leaks()
    for number in range(games):
        table = tables[number % len(tables)]
        options = (
            *(practice_of(len(table)) if practising else ()),
            *((("variants", tuple(variants)),) if variants else ()),
        )
        setup = Setup(tuple(table), cards, options=options)
        _search_one(replace(setup, seed=seed + number), report)
    return report


def _search_one(setup: Setup, report: Leaks) -> None:
    game, watcher = new_game(setup), Watcher(report, setup.seed)
    agents = [RandomAgent(setup.seed * 31 + seat) for seat in range(len(setup.seats))]
    play = HeadlessGame(game, agents, watcher.look)
    try:
        while not game.ended and play.decisions < DECISIONS and game.turn.number < TURNS:
            play.step()
    except Exception as error:  # what goes wrong in looking is as bad as a leak
        watcher.leaked(game, repr(error), traceback.format_exc()[-3000:])
    report.games += 1
