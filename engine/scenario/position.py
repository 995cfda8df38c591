"""Putting the position together (scenario format, section 5).

Permanents are simply there: nothing sees them enter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.keys import Mark
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE
from engine.game.events.cards import ShuffleLibrary
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.dungeons import MoveVentureMarker
from engine.game.events.effects import SetPending
from engine.game.events.players import SetLife, SetStartingPlayer
from engine.game.events.status import Attach, Flip, SetGameMark, SetMark, Tap
from engine.game.events.turn_structure import BecomeSick, CureSickness, SetTurn
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.events.happening import happen
from engine.game.rules.questions import influence
from engine.game.rules.special_cards.day_and_night import DAYTIME
from engine.game.rules.special_cards.dungeons import rooms, set_aside
from engine.game.rules.turn import starting
from engine.game.rules.variants import playing
from engine.game.rules.variants.supplementary import list_for
from engine.game.rules.variants.variant import VARIANTS
from engine.scenario.card_index import ScenarioCards, face_named
from engine.scenario.failures import Unsupported
from engine.scenario.format import COMMANDER_VARIANTS, DUEL, OATHBREAKER, TWO_HEADED_GIANT
from engine.vocabulary import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.game.state.game import Game
    from engine.game.state.teams import Teams
    from engine.meaning.cards import CardDefinition
    from engine.scenario.board import Board
    from engine.scenario.format import CardEntry, Scenario, SeatPosition

EDITION = "2026"  # free combat damage assignment, unless the file says otherwise
FACE_DOWN_CAUSE = "morph"  # a face-down permanent of the position is a 2/2 as if by morph


def refuse_what_is_missing(scenario: Scenario) -> None:
    """Refuse what this engine does not play yet."""
    if scenario.variant == OATHBREAKER:
        raise Unsupported(f"the variant {scenario.variant} is not there yet")


def variants(scenario: Scenario) -> tuple[str, ...]:
    """The variants that a scenario names; refuses those that there aren't, or that don't go together."""
    catalogue.load()
    unknown = next((name for name in scenario.variants if name not in VARIANTS), "")
    if unknown:
        raise Unsupported(
            f"game.variants: there is no variant {unknown!r}; there are {', '.join(playing.in_order(VARIANTS))}"
        )
    led = ("commander",) if scenario.variant in COMMANDER_VARIANTS else ()
    giant = (TWO_HEADED_GIANT,) if scenario.variant == TWO_HEADED_GIANT else ()
    names = playing.in_order((*giant, *led, *scenario.variants))
    why = playing.why_not_together(names, len(scenario.turn_order))
    if why:
        raise Unsupported(f"game.variants: {why}")
    return names


def teams(scenario: Scenario) -> Teams:
    """Who plays together (CR 102.3)."""
    return playing.teams(variants(scenario), len(scenario.turn_order))


def _play_variants(game: Game, named: Sequence[str]) -> None:
    """Let the game be played with the variants that are named, and those that its cards in the command zone are for."""
    definitions = (game.obj(oid).definition for oid in game.zone(COMMAND))
    kinds = (list_for(definition) for definition in definitions if definition is not None)
    names = playing.implied(named, dict.fromkeys(kind.name for kind in kinds if kind is not None))
    if names:
        game.options = {**game.options, playing.OPTION: names}
    for one in playing.variants_of(game):
        one.set_up_position(game)


def begin_sick(game: Game, oids: Sequence[ObjectId]) -> None:
    """Let permanents that the position calls summoning sick be so in the first turn, whoever's turn it is."""
    if oids:
        BecomeSick(tuple(oids)).apply(game)


def set_up(board: Board, scenario: Scenario, cards: ScenarioCards) -> tuple[ObjectId, ...]:
    """Put the position together; what is chosen as permanents enter is asked.

    Gives what is summoning sick.
    """
    game = board.game
    game.options = {
        **game.options,
        "opening hands": False,
        "attack": scenario.attack,
        "first player draws": scenario.first_player_draws,
        influence.OPTION: scenario.range_of_influence,
    }
    game.reference = cards.reference(scenario)
    SetStartingPlayer(0).apply(game)
    if not scenario.first_player_draws and scenario.variant not in (DUEL, TWO_HEADED_GIANT):
        SetTurn((("skips", ((0, "draw"),)),)).apply(game)
    hosts: list[tuple[ObjectId, CardEntry]] = []
    for position in scenario.seats:
        _seat(board, position, cards, hosts)
    _set_dungeons_aside(board, scenario, cards)
    starting.sit_down(game, {seat: tuple(_owned(game, seat)) for seat in game.seats()})
    _play_variants(game, variants(scenario))
    for oid, entry in hosts:
        host = _host(board, entry)
        Attach(board.game.became(oid), host).apply(game)
    if scenario.daytime:
        SetGameMark(DAYTIME, scenario.daytime).apply(game)
    if scenario.shuffle:
        for seat in range(len(scenario.turn_order)):
            happen(game, ShuffleLibrary(seat))
    _forget_triggers(game)
    return tuple(oid for oid in game.battlefield if game.obj(oid).sick)


def _seat(board: Board, position: SeatPosition, cards: ScenarioCards, hosts: list[tuple[ObjectId, CardEntry]]) -> None:
    game, seat = board.game, board.seat(position.letter)
    SetLife(seat, position.life).apply(game)
    zones: Sequence[tuple[str, Sequence[CardEntry]]] = (
        (LIBRARY, position.library), (HAND, position.hand), (GRAVEYARD, position.graveyard),
        (COMMAND, position.command), (EXILE, position.exile), (OUTSIDE, position.sideboard),
    )  # fmt: skip
    for zone, entries in zones:
        for entry in entries:
            for label in entry.labels():
                _label(board, label, _card(board, seat, zone, entry, cards))
    for entry in position.battlefield:
        for label in entry.labels():
            oid = _permanent(board, seat, entry, cards)
            _label(board, label, oid)
            if entry.attached_to is not None:
                hosts.append((oid, entry))


def _set_dungeons_aside(board: Board, scenario: Scenario, cards: ScenarioCards) -> None:
    """Let players own dungeon cards outside the game if a card of the position ventures (CR 309.2).

    Those are the ones that the position has for them there, or else all that are at hand.
    """
    game = board.game
    if not any(cards.definition(name).ventures for name in scenario.cards()):
        return
    for seat in game.seats():
        given = (game.obj(oid).definition for oid in game.zone(OUTSIDE, seat))
        if not any(definition is not None and definition.dungeon for definition in given):
            set_aside(game, seat, cards.dungeons())


def _owned(game: Game, seat: Seat) -> Iterator[CardDefinition]:
    """The cards of a player, wherever they are."""
    for _, found in sorted(game.objects.items()):
        if found.owner == seat and found.definition is not None:
            yield found.definition


def _label(board: Board, label: str, oid: ObjectId) -> None:
    if label:
        board.labels[label] = oid


def _card(board: Board, seat: Seat, zone: str, entry: CardEntry, cards: ScenarioCards) -> ObjectId:
    game = board.game
    definition = cards.definition(entry.card)
    if zone == EXILE and entry.face_down:
        oid = make_card(game, definition, seat)
        oid = _moved(board, ZoneChange(oid, EXILE, face_down="exile"))
    else:
        kind = list_for(definition) if zone == COMMAND and entry.face_down else None
        down = kind.face_down if kind is not None else ""
        oid = make_card(game, definition, seat, zone, face_down=down)
    _put_counters(board, oid, entry)
    if zone == COMMAND and definition.dungeon:
        _enter_room(board, seat, oid, entry)
    return oid


def _enter_room(board: Board, seat: Seat, oid: ObjectId, entry: CardEntry) -> None:
    """Put the venture marker on a room of a dungeon, the topmost if none is named (CR 309.4a)."""
    names = [room.name for room in rooms(board.game, oid)]
    if entry.room and entry.room not in names:
        raise Unsupported(f"{entry.card} has no room {entry.room!r}; it has {', '.join(names)}")
    MoveVentureMarker(seat, oid, entry.room or names[0]).apply(board.game)


def _permanent(board: Board, seat: Seat, entry: CardEntry, cards: ScenarioCards) -> ObjectId:
    """A permanent that is on the battlefield: what modifies how it enters applies, but nothing triggers."""
    game = board.game
    definition = cards.definition(entry.card)
    change = ZoneChange(
        make_card(game, definition, seat), BATTLEFIELD, controller=seat, cause="position",
        face=face_named(definition, entry.card),
        face_down=(entry.face_down_as or FACE_DOWN_CAUSE) if entry.face_down else "",
    )  # fmt: skip
    oid = _moved(board, change)
    if oid in game.objects and game.obj(oid).zone == BATTLEFIELD:
        if entry.tapped and not game.obj(oid).tapped:
            Tap(oid, cause="position").apply(game)
        if not entry.summoning_sick:
            CureSickness((oid,)).apply(game)
        if entry.flipped:
            Flip(oid).apply(game)
        for name, value in entry.marks:
            SetMark(oid, Mark.computed(name), value).apply(game)
        _put_counters(board, oid, entry)
    return oid


def _moved(board: Board, change: ZoneChange) -> ObjectId:
    """Let a card change zones without anything triggering; give what it became."""
    game = board.game
    happen(game, change)
    _forget_triggers(game)
    return game.became(change.oid)


def _forget_triggers(game: Game) -> None:
    """Let nothing have triggered but what the counters that a permanent has entered with trigger on the permanent
    itself, such as the first chapter of a Saga (CR 714.2b): the counters are put on it, though nothing sees it enter.
    """
    by_counters = (one for one in game.pending if isinstance(one.event, PutCounters) and one.event.ref == one.source)
    SetPending(tuple(by_counters)).apply(game)


def _put_counters(board: Board, oid: ObjectId, entry: CardEntry) -> None:
    if entry.only_these_counters:
        SetPending(tuple(one for one in board.game.pending if one.source != oid)).apply(board.game)
        for kind, number in tuple(board.game.obj(oid).counters.items()):
            RemoveCounters(oid, kind, number).apply(board.game)
    for kind, number in entry.counters:
        if number:
            PutCounters(oid, kind, number).apply(board.game)


def _host(board: Board, entry: CardEntry) -> Ref:
    reference = entry.attached_to
    if reference is None:
        return NOBODY
    if reference.player:
        return board.seat(reference.player)
    found = board.labelled(reference.label)
    if found == NOBODY:
        raise Unsupported(f"{entry.card} is attached to {reference}, but nothing has that label")
    return found
