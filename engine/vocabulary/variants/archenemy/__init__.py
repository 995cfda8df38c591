"""Archenemy (CR 904) and Supervillain Rumble (904.12), and their schemes (314).

Schemes are set in motion (CR 701.25) and abandoned (CR 701.26).

words  words of schemes: set in motion, abandoned
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.keys import Deed
from engine.core.steps import MAIN_1
from engine.core.zones import COMMAND
from engine.game.events.cards import PlayerDid
from engine.game.events.status import TurnFaceUp
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import DEEDS, turn_based_action
from engine.game.rules.state_based import state_based_check
from engine.game.rules.variants.playing import variants_of
from engine.game.rules.variants.supplementary import (
    SupplementaryList,
    deck_in_command_zone,
    doubled,
    shuffle_into_command_zone,
)
from engine.game.rules.variants.variant import Variant, variant
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.message import NameOf, say

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.rules.variants.sitting import Cards, Sitting
    from engine.game.state.game import Game

DECK = "scheme deck"  # why a card in the command zone is face down
LEAST_CARDS, MOST_OF_A_NAME = 20, 2  # of a scheme deck (CR 904.3)
IN_MOTION = Deed("set in motion")
ABANDONED = Deed("abandoned")


class SchemeDeck(SupplementaryList):
    """The scheme deck of an archenemy (CR 904.3)."""

    name = "schemes"
    title = "scheme deck"
    rule = "904.3"
    card_types = ("scheme",)
    face_down = DECK

    def owners(self, players: int, variants: Sequence[str]) -> tuple[Seat, ...]:
        """The archenemy; each player is one in a Supervillain Rumble (CR 904.12b)."""
        if SupervillainRumble.name in variants:
            return tuple(range(players))
        return (0,)

    def why_not(self, sitting: Sitting) -> str:
        owners = self.owners(len(sitting.seats), sitting.variants)
        for seat, player in enumerate(sitting.seats):
            deck = sitting.of(self.name, seat)
            why = ""
            if seat in owners:
                why = _why_no_scheme_deck(deck)
            elif deck:
                why = "only the archenemy has one (904.3)"
            if why:
                return f"{player.name}'s scheme deck: {why}"
        return ""

    def set_up(self, game: Game, sitting: Sitting) -> None:
        for seat in range(len(sitting.seats)):
            shuffle_into_command_zone(game, seat, sitting.of(self.name, seat), DECK)


def _why_no_scheme_deck(deck: Cards) -> str:
    other = next((card.name for card in deck if "scheme" not in card.front.printed.types), "")
    if other:
        return f"{other} is no scheme (904.3)"
    if doubled(deck, MOST_OF_A_NAME):
        return f"{doubled(deck, MOST_OF_A_NAME)}, more than {MOST_OF_A_NAME} (904.3)"
    return f"{len(deck)} schemes, fewer than {LEAST_CARDS} (904.3)" if len(deck) < LEAST_CARDS else ""


@variant
class Archenemy(Variant):
    """The player in the first seat against a team of all others, who take their turns together (CR 904.2)."""

    name = "archenemy"
    title = "Archenemy"
    rule = "904"
    lists = (SchemeDeck(),)
    not_with = {  # noqa: RUF012
        "team_vs_team": "the archenemy is one team, all others are the other (904.2)",
        "supervillain_rumble": "there each player is an archenemy (904.12b)",
    }
    share_turns = True

    def team_sizes(self, players: int) -> tuple[int, ...]:
        return (1, players - 1)

    def archenemies(self, game: Game) -> tuple[Seat, ...]:
        """Who sets schemes in motion."""
        return (0,)

    def starting_life(self, game: Game, seat: Seat, life: int) -> int:
        """40 for the archenemy (CR 103.4e, 904.5)."""
        return max(life, 40) if seat in self.archenemies(game) else life

    def starting_player(self, game: Game) -> Seat | None:
        """The archenemy (CR 904.6)."""
        return 0


@variant
class SupervillainRumble(Archenemy):
    """A game of all against all in which each player is an archenemy (CR 904.12)."""

    name = "supervillain_rumble"
    title = "Supervillain Rumble"
    rule = "904.12"
    not_with = {  # noqa: RUF012
        "archenemy": Archenemy.not_with["supervillain_rumble"],
        "team_vs_team": "it is a game of all against all (904.12a)",
        "two_headed_giant": "it is a game of all against all (904.12a)",
    }
    share_turns = False

    def team_sizes(self, players: int) -> tuple[int, ...]:
        return ()

    def archenemies(self, game: Game) -> tuple[Seat, ...]:
        return game.seats()

    def starting_player(self, game: Game) -> Seat | None:
        """By chance, as usual (CR 904.12c)."""
        return None


def archenemies(game: Game) -> tuple[Seat, ...]:
    """The players who are archenemies; none in other games."""
    return tuple(seat for one in variants_of(game) if isinstance(one, Archenemy) for seat in one.archenemies(game))


def scheme_deck(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """The cards of a player's scheme deck from the top down."""
    return deck_in_command_zone(game, seat, DECK)


def face_up_schemes(game: Game) -> tuple[ObjectId, ...]:
    """The schemes that have been set in motion and are still face up."""
    return tuple(oid for oid in game.zone(COMMAND) if "scheme" in game.chars(oid).types)


def set_in_motion(game: Game, seat: Seat) -> bool:
    """Turn the top card of the scheme deck face up, off the deck (CR 701.25). Only an archenemy may."""
    top = scheme_deck(game, seat)[:1] if seat in archenemies(game) else ()
    for oid in top:
        happen(game, TurnFaceUp(oid, player=seat, cause=IN_MOTION))
        happen(game, PlayerDid(seat, IN_MOTION, oids=(oid,)))
    return bool(top)


def abandon(game: Game, seat: Seat, oid: ObjectId) -> bool:
    """A face-up ongoing scheme is turned face down on the bottom of its owner's scheme deck (CR 701.26)."""
    if "ongoing" not in game.chars(oid).supertypes:
        return False
    happen(game, PlayerDid(seat, ABANDONED, oids=(oid,)))
    return bool(happen(game, _to_the_bottom(oid)))


def _to_the_bottom(oid: ObjectId) -> ZoneChange:
    return ZoneChange(oid, COMMAND, cause="scheme", face_down=DECK)


DEEDS[IN_MOTION] = lambda did: say("sets_in_motion", player=NameOf(did.player), what=NameOf(did.oids[0]))
DEEDS[ABANDONED] = lambda did: say("abandons", player=NameOf(did.player), what=NameOf(did.oids[0]))


@turn_based_action("703.4e", MAIN_1)
def begin_main_phase(game: Game) -> None:
    """An archenemy's turn-based action as their precombat main phase begins (CR 904.9)."""
    for seat in archenemies(game):
        if seat in game.active_players():
            set_in_motion(game, seat)


@state_based_check("704.6e")
def schemes_done(game: Game) -> Iterator[ZoneChange]:
    """A scheme that is not ongoing goes to the bottom of its deck (CR 704.6e).

    It does so as soon as no triggered ability of any scheme is on the stack or waits to be put there.
    """
    if not archenemies(game):
        return
    schemes = face_up_schemes(game)
    waiting = {trigger.source for trigger in game.pending}
    waiting |= {
        item.source for oid in game.stack
        if (item := game.obj(oid).stack) is not None and isinstance(item.ability, TriggeredAbility)
    }  # fmt: skip
    if not waiting & set(schemes):
        yield from (_to_the_bottom(oid) for oid in schemes if "ongoing" not in game.chars(oid).supertypes)
