"""What the engine's basic operations cost, and one action on growing boards.

`python -m engine bench [--json OUT]`

With `--against PATH` the same games are played here and in another checkout by turns, and the ratios are printed.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine import api
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.game.events.players import Begin
from engine.game.events.turn_structure import CureSickness
from engine.game.events.zone_changes import ENTERS, ZoneChange, make_card
from engine.game.rules.events.happening import happen
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.turn import priority, turn
from engine.game.state.game import Game
from engine.lab.against import compare_with
from engine.lab.commands.arguments import parser, write_json
from engine.lab.simulation import simulate
from engine.table.seat_views import view_for

if TYPE_CHECKING:
    from collections.abc import Sequence

SIZES = (10, 100, 1000)
CARDS = (
    FaceData("Bench Cub", "{1}{G}", "Creature — Bear", "", "2", "2"),
    FaceData("Bench Bell", "{2}", "Artifact", "Whenever another creature enters, you gain 1 life."),
    FaceData("Bench Banner", "{2}{G}", "Enchantment", "Creatures you control get +1/+1."),
    FaceData("Bench Spark", "{R}", "Instant", "Bench Spark deals 1 damage to any target."),
    FaceData("Bench Field", "", "Basic Land — Forest", ""),
)


def library() -> CardLibrary:
    """The cards the benchmark plays with."""
    return CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS)


def board(creatures: int) -> Game:
    """A game with so many creatures on the battlefield, half each, an anthem and a bell."""
    cards = library()
    game = Game(["A", "B"], 1, BoardProjection())
    for seat in (0, 1):
        for _ in range(20):
            make_card(game, cards.definition("Bench Field"), seat, "library")
    happen(game, Begin())
    turn.begin_turn(game)
    names = ["Bench Banner", "Bench Bell"] + ["Bench Cub"] * creatures
    moved = []
    for number, name in enumerate(names):
        oid = make_card(game, cards.definition(name), number % 2)
        done = ZoneChange(oid, "battlefield", controller=number % 2, cause="setup").prepare(game).apply(game)
        assert done is not None
        moved.append(done.new)
    happen(game, CureSickness(tuple(moved)))
    game.ask = lambda decision, validate: decision.check(decision.some_answer(lambda bound: 0))
    while game.turn.step != "main1" or not priority.settled(game):
        turn.advance(game)
    return game


def timed(action: Callable[[], Any], times: int) -> float:
    """The median seconds of an action, of this process only: what else the machine does is not counted."""
    seconds = []
    for _ in range(times):
        began = time.process_time()
        action()
        seconds.append(time.process_time() - began)
    return statistics.median(seconds)


def one_action(game: Game) -> None:
    """A creature enters, triggers, gets a counter, and all is settled again; on a clone."""
    state = game.clone()
    state.ask = game.ask
    oid = make_card(state, state.obj(state.battlefield[2]).definition, 0)  # type: ignore[arg-type]
    happen(state, ZoneChange(oid, "battlefield", controller=0, cause="setup"))
    priority.settle(state)
    while state.stack:
        turn.advance(state)
    priority.settle(state)


def measure(size: int) -> dict[str, float]:
    """The costs on a board of a size, in microseconds."""
    game = board(size)
    first = game.battlefield[2]

    def cold() -> None:
        fresh = BoardProjection()
        for oid in game.objects:
            fresh.touch(oid)
        for oid in game.battlefield:
            fresh.of(game, oid)

    def warm() -> None:
        for oid in game.battlefield:
            game.chars(oid)

    def one() -> None:
        game.projection.touch(first)
        game.chars(first)

    times = 200 if size <= 100 else 30
    return {
        "clone": timed(game.clone, times) * 1e6,
        "projection_cold": timed(cold, times) * 1e6,
        "projection_warm": timed(warm, times) * 1e6,
        "projection_one": timed(one, times) * 1e6,
        "trigger_dispatch": timed(lambda: game.projection.listeners(game, ENTERS), times) * 1e6,
        "view": timed(lambda: view_for(game, 0, None), max(5, times // 10)) * 1e6,
        "one_action": timed(lambda: one_action(game), max(7, times // 10)) * 1e6,
    }


def main(argv: Sequence[str]) -> int:
    """Measure and print."""
    arguments = parser("bench", "Measure the engine.")
    arguments.add_argument("--json", metavar="OUT")
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--against", metavar="PATH", type=Path, help="another checkout: print ratios of time")
    arguments.add_argument("--rounds", type=int, default=5, help="how often all games are played against it")
    arguments.add_argument("--cards", default="", metavar="FILE", help="against it also with decks made of these")
    options = arguments.parse_args(argv)
    if options.against is not None:
        other = options.against.resolve()
        if not (other / "engine" / "api.py").is_file():
            arguments.error(f"{options.against} is no checkout of this program")
        print_now = partial(print, flush=True)
        write_json(options.json, compare_with(other, options.games, options.rounds, options.cards, print_now))
        return 0
    result: dict[str, Any] = {"boards": {}}
    for size in SIZES:
        figures = {name: round(value, 1) for name, value in measure(size).items()}
        result["boards"][str(size)] = figures
        print(f"{size:5} creatures: " + ", ".join(f"{name} {value} µs" for name, value in figures.items()), flush=True)
    for what, prefix in (("one_action", ""), ("view", "view_")):
        costs = [result["boards"][str(size)][what] for size in SIZES]
        small, large = round(costs[1] / costs[0], 2), round(costs[2] / costs[1], 2)
        result[f"{prefix}growth_10_to_100"], result[f"{prefix}growth_100_to_1000"] = small, large
        print(f"{what.replace('_', ' ')}: x{small} from 10 to 100 creatures, x{large} from 100 to 1,000")
    names = sorted(api.shipped_decks())[:2]
    decks = [api.SeatSetup(name, api.deck_cards(api.shipped_decks()[name])) for name in names]
    if len(decks) == 2:
        report = simulate(decks, api.load_library(), options.games, 1).as_data()
        kept = ("games_per_second", "decisions_per_second", "turns", "decisions")
        result["games"] = {key: report[key] for key in kept}
        rates = f"{report['games_per_second']} games/s, {report['decisions_per_second']} decisions/s"
        print(f"{rates} ({' against '.join(names)})")
    write_json(options.json, result)
    return 0
