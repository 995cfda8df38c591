"""Subgames (CR 725): games that a spell or ability creates within a game, and the way back.

A game that can create one is played in pieces that can be carried out again. Where a subgame is created, the piece is
broken off; the game as it stands then is kept above the subgame, with what is needed to go on: how it stood before the
piece, and what was answered in it. The subgame is a game like any other, in pieces of its own. Once it is over, the
piece is carried out again with the same answers up to where it was broken off, and takes over the main game as it is
by then, whatever was brought out of it meanwhile.

So a subgame is no match of its own with a journal and a history inside another one's: there is one state, which holds
the games above it, and one list of answers. Taking back, saving, snapshots, views and conceding know nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.core.errors import RulesDefect
from engine.core.record import replace
from engine.core.zones import COMMAND, LIBRARY, OUTSIDE
from engine.game.events.cards import ShuffleLibrary
from engine.game.events.chance import UseChance
from engine.game.events.players import SetLife
from engine.game.events.subgames import LeaveForSubgame, MainGameGoesOn, ReturnFromSubgame, SetMainGame, SubgameBegins
from engine.game.events.zone_changes import SHUFFLED_IN, GoWithOwner, ZoneChange, make_card
from engine.game.rules.context import who_hears
from engine.game.rules.events.happening import happen, happen_anyway
from engine.game.rules.hooks import INTO_SUBGAME, LEAVING, PART_OF_MOVE
from engine.game.rules.questions.seeing import may_see
from engine.game.rules.turn import starting
from engine.game.rules.turn.sitting_again import list_of, sitting_with
from engine.game.state.games_above import cards_above
from engine.game.state.new_games import above, beneath, going_on
from engine.game.state.subgames import CardOfSubgame, MainGame, Played, Unfinished

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.core.identity import ObjectId, Seat
    from engine.game.decisions.decision import Decision
    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.cards import CardDefinition


class Discontinued(Exception):
    """A subgame begins: what is under way in the main game is broken off."""

    def __init__(self, life: int | None) -> None:
        super().__init__("a subgame begins")
        self.life = life


class Piece:
    """Who answers in a piece that can be carried out again.

    What was answered before, then whoever answers.
    """

    def __init__(self, game: Game, told: Sequence[Any]) -> None:
        self.ask = game.ask
        self.falls = game.falls
        self.told = list(told)
        self._used = 0

    def __call__(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        return self._told(lambda: self.ask(decision, validate))

    def fall(self, seat: Seat, sides: int, thrown: int) -> int:
        """What a die shows."""
        return int(self._told(lambda: self.falls(seat, sides, thrown)))

    def _told(self, found: Callable[[], Any]) -> Any:
        if self._used == len(self.told):
            self.told.append(found())
        self._used += 1
        return self.told[self._used - 1]

    @property
    def forced(self) -> Any:
        """Who wants to know what was decided without anybody, if it has not happened before."""
        return who_hears(self.ask) if self._used == len(self.told) else None

    def played(self) -> Played | None:
        """The subgame that was played at this point; None if it is to be played now."""
        if self._used == len(self.told):
            return None
        self._used += 1
        found = self.told[self._used - 1]
        assert isinstance(found, Played)
        return found


def advance(game: Game, piece: Callable[[Game], None]) -> None:
    """Do the next piece of a game in which there are subgames, or could be."""
    if game.over and game.main is not None:
        _finish(game)
        return
    began = game.unfinished or Unfinished(game.clone())
    told = began.told
    if game.unfinished is not None:
        told = (*told[:-1], replace(told[-1], game=going_on(game)))
        game.become(began.before)
    answering = Piece(game, told)
    game.ask, game.falls = answering, answering.fall
    try:
        piece(game)
    except Discontinued as broken_off:
        _begin(game, Unfinished(began.before, tuple(answering.told)), broken_off.life)
    finally:
        game.ask, game.falls = answering.ask, answering.falls


def play(game: Game, by: Seat, life: int | None = None) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Let the players play a subgame, perhaps with another starting life total.

    It returns who won it, and who lost it.
    """
    answering = game.ask
    if not isinstance(answering, Piece):
        raise RulesDefect("a subgame is to be played in a game of which no card said so")
    played = answering.played()
    if played is None:
        happen(game, SubgameBegins(by))
        raise Discontinued(life)
    assert played.game is not None
    game.become(played.game)
    _bring_home(game, played.cards)
    happen(game, MainGameGoesOn(played.winners))
    return played.winners, played.losers


# -- the beginning ---------------------------------------------------------------------------------------------------


def _begin(game: Game, unfinished: Unfinished, life: int | None) -> None:
    """The cards of all libraries and some of the command zone make a new game (CR 725.2)."""
    taken = tuple(_taken(game))
    sitting = sitting_with(game, taken)
    game.become(beneath(game, unfinished, taken))
    assert game.main is not None
    main = game.main.game.clone()
    happen_anyway(main, *(LeaveForSubgame(oid) for oid in taken))
    happen(game, SetMainGame(MainGame(main)))
    starting.set_up(game, sitting)
    if life is not None:
        happen(game, *(SetLife(seat, life) for seat in game.seats()))
    set_outside(game)


def _taken(game: Game) -> Iterator[ObjectId]:
    """What goes from the main game to the subgame: libraries, supplementary decks, vanguards, commanders (725.2a-c)."""
    for seat in game.seats():
        yield from game.zone(LIBRARY, seat)
    for oid in game.zone(COMMAND):
        found = game.obj(oid)
        kind = list_of(game, found)
        if kind is not None and (found.face_down == kind.face_down or not kind.face_down) and not _dungeon(found):
            yield oid


def _dungeon(found: GameObject) -> bool:
    return found.definition is not None and found.definition.dungeon


def set_outside(game: Game) -> None:
    """Let the cards that a subgame's main game has be outside it (CR 725.4), and be what they are.

    Commanders.
    """
    if game.main is None:
        return
    main = game.main.game
    for _, found in sorted(main.objects.items()):
        if found.definition is not None and not game.players[found.owner].left and _could_be_brought(main, found):
            make_card(game, found.definition, found.owner, OUTSIDE, card=found.card)
    for declared in INTO_SUBGAME:
        happen(game, *declared(main, game))


def _could_be_brought(main: Game, found: GameObject) -> bool:
    """Whether a card of the main game could be brought into a subgame: its owner knows it, and it is one card alone.

    Cards that a permanent is made of with others can't be taken from it one by one; what is phased out is treated as
    though it did not exist (CR 702.26b); face-up nontraditional cards remain in the command zone (725.2a).
    """
    if not found.cards() or found.parts or found.phased_out:
        return False
    if found.zone == COMMAND:
        return found.definition is not None and not (found.definition.stays_in_command_zone or list_of(main, found))
    return found.zone == OUTSIDE or may_see(main, found.owner, found.id)


# -- cards brought in ------------------------------------------------------------------------------------------------


@PART_OF_MOVE("725.4a")
def leaves_the_main_game(game: Game, event: ZoneChange) -> tuple[Event, ...]:
    """A card brought into a subgame from its main game leaves that.

    What triggers there waits until it goes on.
    """
    if game.main is None or event.origin != OUTSIDE or event.old is None:
        return ()
    if isinstance(event, GoWithOwner) and not isinstance(event, LeaveForSubgame):
        return ()  # its owner leaves the subgame, not the main game
    card = event.old.object.card
    main = game.main.game.clone()
    there = next((oid for oid, found in sorted(main.objects.items()) if found.card == card and found.cards()), None)
    if there is not None:
        happen_anyway(main, LeaveForSubgame(there, brought=True))
        happen(game, SetMainGame(replace(game.main, game=main)))
    return ()


# -- the end ---------------------------------------------------------------------------------------------------------


def _finish(game: Game) -> None:
    """The subgame is over: the main game is to go on where it was discontinued (CR 725.5)."""
    assert game.main is not None
    winners = tuple(player.seat for player in game.players if player.won)
    losers = tuple(player.seat for player in game.players if player.lost and not _away(game, player.seat))
    cards = (*game.main.cards, *_cards_back(game, range(len(game.players))))
    game.become(above(game, Played(winners, losers, cards)))


def _away(game: Game, seat: Seat) -> bool:
    """Whether a player was in no subgame because they had left its main game."""
    return game.main is not None and game.main.game.players[seat].left


@LEAVING("725.5")
def cards_of_who_leaves(game: Game, seat: Seat) -> Callable[[], None]:
    """The cards of a player who leaves a subgame wait, and go to the main game when it ends (CR 725.5)."""
    waiting = tuple(_cards_back(game, (seat,)))

    def kept() -> None:
        if game.main is not None:
            happen(game, SetMainGame(replace(game.main, cards=(*game.main.cards, *waiting))))

    return kept


def _cards_back(game: Game, seats: Sequence[Seat]) -> Iterator[CardOfSubgame]:
    """The cards of players that go from a subgame to the main game, and where to."""
    if game.main is None:
        return
    others = cards_above(game)
    for _, found in sorted(game.objects.items()):
        for owner, definition, card in found.cards():
            if owner in seats and card not in others:
                to, deck = _way_back(game, found, definition)
                yield CardOfSubgame(owner, definition, card, to, deck)


def _way_back(game: Game, found: GameObject, definition: CardDefinition) -> tuple[str, str]:
    """Where a card of a subgame goes in the main game: the zone, and the supplementary deck if it is of one."""
    kind = list_of(game, found)
    if kind is not None and kind.face_down:
        return COMMAND, kind.face_down  # CR 725.5a
    if found.zone == OUTSIDE or definition.dungeon:
        return OUTSIDE, ""
    if found.zone != COMMAND:
        return LIBRARY, ""
    return (OUTSIDE if kind is None else COMMAND), ""  # vanguards and commanders: CR 725.5b, 725.5c


def _bring_home(game: Game, cards: Sequence[CardOfSubgame]) -> None:
    """Put the cards of a subgame where they go in the main game, and shuffle libraries and decks (CR 725.5)."""
    cards = [one for one in cards if not game.players[one.owner].left]
    into_libraries: list[ZoneChange] = []
    for one in cards:
        if not one.deck:
            zone = OUTSIDE if one.to == LIBRARY else one.to
            oid = make_card(game, one.definition, one.owner, zone, card=one.card)
            into_libraries += [ReturnFromSubgame(oid, cause=SHUFFLED_IN)] if one.to == LIBRARY else []
    happen(game, *into_libraries)
    for seat in game.seats():
        happen(game, ShuffleLibrary(seat))
    for owner, deck in dict.fromkeys((one.owner, one.deck) for one in cards if one.deck):
        chance = game.roll()
        shuffled = chance.shuffled(tuple(one for one in cards if (one.owner, one.deck) == (owner, deck)))
        happen(game, UseChance(chance.state))
        for one in shuffled:
            make_card(game, one.definition, owner, one.to, face_down=deck, card=one.card)
