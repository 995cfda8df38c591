"""Reading scenario files.

The whole file is checked before anything is played, and every problem names its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.editions import EDITIONS
from engine.core.steps import STEPS
from engine.core.untrusted import UnreadableFile, UntrustedError, read_json, read_outside, whole
from engine.scenario.entries import read_script
from engine.scenario.format import (
    ATTACKS,
    FACE_DOWN_CAUSES,
    FORMAT,
    LETTERS,
    MARKS,
    REASONS,
    TWO_HEADED_GIANT,
    VARIANTS,
    VERSION,
    CardEntry,
    MustFail,
    Scenario,
    ScenarioError,
    SeatPosition,
    Segment,
)  # fmt: skip
from engine.scenario.parts import Part, reference, shown
from engine.scenario.puzzles import PUZZLE_KINDS
from engine.scenario.reading_expectations import read_expectations

LARGEST = 4 * 1024 * 1024
MOST_CARDS = 1000  # of one entry of a position


def read_scenario_file(path: Path) -> Scenario:
    """The scenario in a file; raises `ScenarioError`."""
    try:
        text = read_outside(path, LARGEST).decode("utf-8-sig")
    except UnreadableFile as error:
        raise ScenarioError(whole(path.name), f"the file can not be read: {error}") from error
    except UnicodeDecodeError as error:
        raise ScenarioError(whole(path.name), "the file is no UTF-8 text") from error
    return parse_scenario(text, whole(path.name))


def parse_scenario(text: str, source: str = "") -> Scenario:
    """The scenario that a JSON text writes; raises `ScenarioError`."""
    try:
        data = read_json(text)
    except UntrustedError as error:
        raise ScenarioError(source, str(error)) from error
    try:
        return scenario_from(data, source)
    except ScenarioError as error:
        raise ScenarioError(f"{source}, {error.place}" if source else error.place, error.problem) from None


TWO_TEAMS_OF_TWO = 4


def _check_giants(seats: Sequence[SeatPosition], turn_order: Sequence[str]) -> None:
    """Refuse what two teams of two can't begin with (CR 810.1, 810.4)."""
    if len(turn_order) != TWO_TEAMS_OF_TWO:
        raise ScenarioError("game.turn_order", f"two teams of two players are expected, not {len(turn_order)} players")
    life = {seat.letter: seat.life for seat in seats}
    for one, other in (turn_order[:2], turn_order[2:]):
        if life[one] != life[other]:
            raise ScenarioError(f"players.{other}.life", f"{one} and {other} have one life total: {life[one]}")


def scenario_from(data: object, source: str = "") -> Scenario:
    """The scenario that a JSON value is."""
    top = Part(data, "")
    if top.data.get("format") != FORMAT:
        raise ScenarioError("format", f'"{FORMAT}" is expected, not {shown(top.data.get("format"))}')
    if top.data.get("version") != VERSION:
        raise ScenarioError("version", f"this program reads version {VERSION}, not {shown(top.data.get('version'))}")
    game = top.part("game")
    turn_order = _turn_order(game)
    variant = game.one_of("variant", VARIANTS, "duel")
    seats = tuple(_seats(top.part("players"), turn_order))
    if variant == TWO_HEADED_GIANT:
        _check_giants(seats, turn_order)
    options = top.part("options")
    return Scenario(
        id=top.text("id", source or "scenario"),
        title=top.text("title", ""),
        variant=variant,
        turn_order=turn_order,
        seats=seats,
        segments=tuple(_segments(top, turn_order)),
        variants=_variants(game),
        practising=_practising(game, turn_order),
        programs=_programs(game, turn_order),
        puzzle=top.one_of("puzzle", PUZZLE_KINDS, ""),
        first_player_draws=game.flag("first_player_draws", False),
        range_of_influence=_range(game),
        attack=game.one_of("attack", ATTACKS, "multiple"),
        strict=_strict(options, turn_order),
        shuffle=options.flag("shuffle_libraries", True),
        daytime=options.one_of("daytime", ("day", "night"), ""),
        custom_cards=tuple(_custom_card(part) for part in top.parts("custom_cards")),
        must_fail=_must_fail(top),
        edition=game.one_of("edition", EDITIONS, ""),
        source=source,
        written=top.data,
    )


def _turn_order(game: Part) -> tuple[str, ...]:
    order = [item for _, item in game.items("turn_order")] or ["A", "B"]
    for number, letter in enumerate(order):
        if letter not in LETTERS:
            raise ScenarioError(f"{game.at('turn_order')}[{number}]", f"a seat is expected, not {shown(letter)}")
    if len(order) < 2 or len(dict.fromkeys(order)) != len(order):
        raise ScenarioError(game.at("turn_order"), "two to eight different seats are expected")
    return tuple(order)


def _variants(game: Part) -> tuple[str, ...]:
    """The names of further variants; whether there are such, and go together, is seen as the position is set up."""
    for place, name in game.items("variants"):
        if not isinstance(name, str):
            raise ScenarioError(place, f"the name of a variant is expected, not {shown(name)}")
    return tuple(name for _, name in game.items("variants"))


def _practising(game: Part, turn_order: tuple[str, ...]) -> tuple[str, ...]:
    """The seats whose players have to remember their own triggered abilities."""
    for place, letter in game.items("practising"):
        if letter not in turn_order:
            raise ScenarioError(place, f"a seat of the turn order is expected, not {shown(letter)}")
    return tuple(letter for _, letter in game.items("practising"))


def _programs(game: Part, turn_order: tuple[str, ...]) -> dict[str, str]:
    """The programs that sit in seats, by letter; whether there are such is seen as the match is set up."""
    programs = game.part("programs")
    for letter in programs.data:
        if letter not in turn_order:
            raise ScenarioError(programs.at(letter), "a seat of the turn order is expected")
    return {letter: programs.name(letter) for letter in programs.data}


def _range(game: Part) -> int | None:
    found = game.data.get("range_of_influence", "all")
    return None if found == "all" else game.number("range_of_influence", least=0)


def _strict(options: Part, seats: tuple[str, ...]) -> dict[str, bool]:
    if isinstance(options.data.get("strict_answers", True), bool):
        return dict.fromkeys(seats, options.flag("strict_answers", True))
    by_seat = options.part("strict_answers")
    return {letter: by_seat.flag(letter, True) for letter in seats}


def _custom_card(part: Part) -> Mapping[str, Any]:
    part.name("name")
    part.text("type_line")
    return part.data


def _must_fail(top: Part) -> MustFail | None:
    if not top.has("must_fail"):
        return None
    part = top.part("must_fail")
    return MustFail(
        reason=part.one_of("reason", REASONS),
        action=part.text("action", ""),
        name=part.text("name", ""),
        player=part.seat("player") if part.has("player") else "",
        count=part.number("count", least=1) if part.has("count") else None,
        goes_on=part.one_of("after", ("stop", "continue"), "stop") == "continue",
    )


# -- the starting position -------------------------------------------------------------------------------------------


def _seats(players: Part, turn_order: tuple[str, ...]) -> Iterator[SeatPosition]:
    for letter in players.data:
        if letter not in turn_order:
            raise ScenarioError(players.at(letter), f"{letter} is not in the turn order {', '.join(turn_order)}")
        yield _seat(letter, players.part(letter))
    for letter in turn_order:
        if letter not in players.data:
            raise ScenarioError(players.at(letter), "this seat is in the turn order, but has no position")


def _seat(letter: str, part: Part) -> SeatPosition:
    library = part.part("library")
    return SeatPosition(
        letter=letter,
        life=part.number("life", 20),
        auto_pay=part.flag("auto_pay", True),
        library=(*_cards(library, "top"), *_cards(library, "rest")),
        hand=_cards(part, "hand"),
        battlefield=_cards(part, "battlefield"),
        graveyard=_cards(part, "graveyard"),
        exile=_cards(part, "exile"),
        command=_cards(part, "command"),
        sideboard=_cards(part, "sideboard"),
    )


def _cards(part: Part, key: str) -> tuple[CardEntry, ...]:
    return tuple(_card(item) for item in part.parts(key))


def _card(part: Part) -> CardEntry:
    counters = part.part("counters")
    host = None
    if part.has("attached_to"):
        value = part.data["attached_to"]
        host = reference({"ref": value} if isinstance(value, str) else value, part.at("attached_to"))
    return CardEntry(
        card=part.name("card"),
        count=part.number("count", 1, least=0, most=MOST_CARDS),
        tapped=part.flag("tapped", False),
        summoning_sick=part.flag("summoning_sick", False),
        face_down=part.flag("face_down", False),
        face_down_as=part.one_of("face_down_as", FACE_DOWN_CAUSES, ""),
        flipped=part.flag("flipped", False),
        marks=tuple(_marks(part.part("marks"))),
        counters=tuple((kind, counters.number(kind, least=0)) for kind in counters.data),
        only_these_counters=part.flag("only_these_counters", False),
        attached_to=host,
        room=part.text("room", ""),
        label=part.text("ref", ""),
    )


def _marks(part: Part) -> Iterator[tuple[str, bool | int]]:
    for name in part.data:
        if name not in MARKS:
            raise ScenarioError(part.at(name), f"one of {', '.join(MARKS)} is expected")
        yield name, part.number(name, least=1) if name == "level" else part.flag(name)


# -- the script -------------------------------------------------------------------------------------------------------


def _segments(top: Part, seats: tuple[str, ...]) -> Iterator[Segment]:
    previous = (0, "")
    for part in (top, *top.parts("then")):
        script, answers = read_script(part, "script", seats)
        stop = _stop(part)
        if _moment(stop) < _moment(previous):
            raise ScenarioError(part.at("stop"), "it lies before the stop of the segment before")
        for entry in script:
            if (entry.turn, STEPS.index(entry.step)) > _moment(stop):
                raise ScenarioError(entry.place, f"it lies after the stop (turn {stop[0]}, {stop[1]})")
        yield Segment(script, answers, stop, read_expectations(part, "expect", seats))
        previous = stop


def _moment(stop: tuple[int, str]) -> tuple[int, int]:
    return (stop[0], STEPS.index(stop[1]) if stop[1] else -1)


def _stop(part: Part) -> tuple[int, str]:
    if not part.has("stop"):
        raise ScenarioError(part.at("stop"), "the turn and the step at which the game stops are missing")
    stop = part.part("stop")
    return stop.number("turn", least=1), stop.one_of("step", STEPS)
