"""Planechase (CR 901): planar decks, the planar controller, the planar die, and leaving players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.compiler.compile import compile_definition
from engine.core.identity import NOBODY, Ref, Seat
from engine.core.keys import Mark
from engine.core.mana import generic
from engine.core.record import record
from engine.core.zones import COMMAND
from engine.game.events.emblems import GetEmblem
from engine.game.events.event import Event
from engine.game.events.planes import (
    DECK,
    NO_MARKER,
    PLANAR_TYPES,
    SHARED,
    BecomePlanarController,
    CeaseToBePlanarController,
    LeftBehind,
    PassToPlanarController,
    Planeswalk,
    PlaneswalkTo,
    SetStartingPlane,
    face_up,
    planar_controller,
    planar_controllers,
    planar_deck,
)
from engine.game.events.status import SetGameMark, SetMark
from engine.game.events.zone_changes import CeaseToExist, ZoneChange
from engine.game.rules.casting.questions import SPECIAL_ACTIONS
from engine.game.rules.casting.special_action import SpecialAction
from engine.game.rules.events.happening import happen
from engine.game.rules.events.triggers import abilities_of
from engine.game.rules.special_cards.planes import roll_planar_die
from engine.game.rules.state_based import state_based_check
from engine.game.rules.turn.markers import lost_with
from engine.game.rules.variants.supplementary import SupplementaryList, doubled, shuffle_into_command_zone
from engine.game.rules.variants.variant import Variant, variant
from engine.meaning.abilities import StaticAbility
from engine.meaning.cards import CardDefinition
from engine.meaning.families import Instruction, RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.effects.verbs.players.emblems import emblem
from engine.vocabulary.terms.costs.costs import PayMana

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context
    from engine.game.rules.variants.sitting import Cards, Sitting
    from engine.game.state.game import Game
    from engine.game.state.objects import Look

ROLLED = Mark("planar die rolled")  # how often a player took the special action this turn (CR 901.9)
PLANESWALKING_ABILITY = "Whenever you roll the Planeswalker symbol on the planar die, planeswalk."  # CR 901.8
LEAST_CARDS, MOST_PHENOMENA = 10, 2  # of a planar deck (CR 901.3); of a communal one for each player (901.15a)
ENOUGH_CARDS = 40  # in a communal planar deck, for however many players


class PlanarDeck(SupplementaryList):
    """The planar deck of a player, or the one that all have together (CR 901.3, 901.15)."""

    name = "planes"
    title = "planar deck"
    rule = "901.3"
    card_types = PLANAR_TYPES
    face_down = DECK
    communal = True

    def why_not(self, sitting: Sitting) -> str:
        communal, players = sitting.together(self.name), len(sitting.seats)
        own = [sitting.of(self.name, seat) for seat in range(players)]
        if communal and any(own):
            return "the planar deck: there is a planar deck of a player besides the communal one (901.15a)"
        if communal:
            least, most = min(ENOUGH_CARDS, LEAST_CARDS * players), MOST_PHENOMENA * players
            why = _why_no_planar_deck(communal, least, most, "901.15a")
            return why and f"the communal planar deck: {why}"
        for number, seat in enumerate(sitting.seats):
            why = _why_no_planar_deck(own[number], LEAST_CARDS, MOST_PHENOMENA, "901.3")
            if why:
                return f"{seat.name}'s planar deck: {why}"
        return ""

    def left(self, game: Game, seat: Seat) -> tuple[ObjectId, ...]:
        return planar_deck(game, seat)

    def set_up(self, game: Game, sitting: Sitting) -> None:
        communal = sitting.together(self.name)
        if communal:
            happen(game, SetGameMark(SHARED, True))
            shuffle_into_command_zone(game, game.starting, communal, DECK)
        for seat in range(len(sitting.seats)):
            shuffle_into_command_zone(game, seat, sitting.of(self.name, seat), DECK)


@variant
class Planechase(Variant):
    """The Planechase variant, with a planar deck for each player or with a communal one (CR 901.15)."""

    name = "planechase"
    title = "Planechase"
    rule = "901"
    lists = (PlanarDeck(),)

    def set_up(self, game: Game, sitting: Sitting) -> None:
        self.set_up_position(game)

    def set_up_position(self, game: Game) -> None:
        happen(game, *(GetEmblem(seat, planar_die()) for seat in game.seats()))

    def before_first_turn(self, game: Game) -> None:
        """The starting player sets the starting plane (CR 103.7, 901.5), unless a position begins with one.

        In a Grand Melee each player does who starts the game with a turn marker (CR 901.14a).
        """
        beginning = [(marker.holder, marker.number) for marker in game.markers] or [(game.starting, NO_MARKER)]
        happen(game, *(BecomePlanarController(seat, number) for seat, number in beginning))
        if not face_up(game):
            for seat, _ in beginning:
                _set_starting_plane(game, seat)

    def turn_begins(self, game: Game) -> None:
        """The active player is the planar controller (CR 901.6)."""
        if planar_controller(game) != game.turn.active:
            happen(game, BecomePlanarController(game.turn.active))

    def before_leaving(self, game: Game, losers: Sequence[Seat]) -> None:
        """Another player becomes the planar controller before this one leaves (CR 901.6).

        The abilities of phenomena pass to that player, too (CR 901.10b).

        Nobody does if a turn marker goes with them: then their face-up cards go to their decks (CR 901.14b).
        """
        for marker, controller in planar_controllers(game).items():
            if controller not in losers:
                continue
            staying = [seat for seat in game.apnap(controller) if seat not in losers]
            if lost_with(game, losers):
                others = (seat for seat in staying if seat in planar_controllers(game).values())
                happen(game, CeaseToBePlanarController(controller, next(others, staying[0])))
                theirs = (oid for oid in face_up(game) if game.controller(oid) == controller)
                happen(game, *(ZoneChange(oid, COMMAND, face_down=DECK) for oid in theirs))
            else:
                heir = staying[0]
                happen(game, BecomePlanarController(heir, marker))
                happen(game, *(PassToPlanarController(oid, heir) for oid in _of_phenomena(game, controller)))

    def as_it_leaves(self, game: Game, owned: Sequence[ObjectId]) -> Sequence[Event]:
        """The planar controller planeswalks away from the face-up cards among what leaves (CR 901.11b)."""
        return tuple(LeftBehind(game.controller(oid), oid) for oid in face_up(game) if oid in owned)

    def after_leaving(self, game: Game, left: Sequence[Event]) -> None:
        """The planar controller turns up their top card for one that left (CR 901.10, 901.10a)."""
        behind = [event for event in left if isinstance(event, LeftBehind)]
        if any("plane" in game.chars(event.oid).types for event in behind):
            planeswalking = (oid for oid, source in _on_stack(game) if source.object.definition is planar_die())
            happen(game, *(CeaseToExist(oid) for oid in planeswalking))
        for seat in dict.fromkeys(event.player for event in behind):
            happen(game, PlaneswalkTo(seat))


def _set_starting_plane(game: Game, seat: Seat) -> None:
    """Turn up cards of a player's planar deck until one is a plane; the others go to the bottom (CR 901.5)."""
    for _ in planar_deck(game, seat):
        top = planar_deck(game, seat)[0]
        happen(game, SetStartingPlane(seat, top))
        if "plane" in game.chars(top).types:
            return
        happen(game, ZoneChange(top, COMMAND, face_down=DECK))


def _why_no_planar_deck(deck: Cards, least: int, most: int, rule: str) -> str:
    """What is wrong with a planar deck (CR 901.3, 901.15a); "" if nothing is."""
    other = next((card.name for card in deck if not set(card.front.printed.types) & set(PLANAR_TYPES)), "")
    if other:
        return f"{other} is neither a plane nor a phenomenon ({rule})"
    if doubled(deck):
        return f"{doubled(deck)}; each card must have a different name ({rule})"
    if len(deck) < least:
        return f"{len(deck)} planes and phenomena, fewer than {least} ({rule})"
    phenomena = sum("phenomenon" in card.front.printed.types for card in deck)
    return f"{phenomena} phenomena, more than {most} ({rule})" if phenomena > most else ""


def _on_stack(game: Game) -> list[tuple[ObjectId, Look]]:
    """The abilities on the stack, each with its source as it is or last was."""
    items = ((oid, game.obj(oid).stack) for oid in game.on_stacks)
    return [(oid, game.look(item.source)) for oid, item in items if item is not None and item.source != NOBODY]


def _of_phenomena(game: Game, controller: Seat) -> list[ObjectId]:
    """The abilities of phenomena on the stack that a player controls who is about to leave, whoever owned those."""
    return [
        oid for oid, source in _on_stack(game)
        if game.controller(oid) == controller and "phenomenon" in source.characteristics.types
    ]  # fmt: skip


@lru_cache(maxsize=1)
def planar_die() -> CardDefinition:
    """What stands in each player's command zone for the planar die (CR 901.8).

    It has the planeswalking ability, too.
    """
    (planeswalking,) = compile_definition(PLANESWALKING_ABILITY, "the planar die")
    return emblem((planeswalking, StaticAbility((MayRollThePlanarDie(),))), "Planar Die")


@record
class MayRollThePlanarDie(RuleModifier):
    """The special action of rolling the planar die, dearer each time in a turn (CR 116.2i, 901.9)."""

    reads = READS_NOTHING
    questions = (SPECIAL_ACTIONS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if about != ctx.source or ctx.controller != details["seat"]:
            return None
        times = ctx.game.players[ctx.controller].uses.get(ROLLED, 0)
        costs = (PayMana(generic(times)),) if times else ()
        label = say("roll_the_planar_die", cost=f"{{{times}}}")
        return (SpecialAction("planar die", costs, TakeTheDie(), label, timing="sorcery", rule="116.2i"),)


@record
class TakeTheDie(Instruction):
    """The planar die is rolled as a special action, which is counted (CR 901.9)."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        times = ctx.game.players[ctx.controller].uses.get(ROLLED, 0)
        ctx.happen(SetMark(ctx.controller, ROLLED, times + 1, kept="uses"))
        roll_planar_die(ctx.game, ctx.controller)
        return True


@state_based_check("704.6f")
def phenomena_done(game: Game) -> Iterator[Planeswalk]:
    """The planar controller planeswalks once no triggered ability of a face-up phenomenon is left."""
    if not planar_controllers(game):
        return
    phenomena = (oid for oid in face_up(game) if "phenomenon" in game.chars(oid).types)
    done = (oid for oid in phenomena if next(abilities_of(game, oid), None) is None)
    yield from (Planeswalk(seat) for seat in dict.fromkeys(map(game.controller, done)))
