"""Vanguard (CR 902): each player has a vanguard card (313), a character, in the command zone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.core.zones import COMMAND
from engine.game.events.zone_changes import make_card
from engine.game.rules.hooks import NOTES
from engine.game.rules.variants.supplementary import SupplementaryList
from engine.game.rules.variants.variant import Variant, variant
from engine.meaning.message import say

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.variants.sitting import Sitting
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

VANGUARD = "vanguard"


class VanguardCard(SupplementaryList):
    """The one vanguard card of each player (CR 902.3)."""

    name = "vanguards"
    title = "vanguard"
    rule = "902.3"
    card_types = (VANGUARD,)
    before_shuffling = True  # its modifiers are known before anything is drawn

    def dealt(self, listed: Sequence[tuple[int, str]], place: int) -> tuple[tuple[int, str], ...]:
        """One of the cards of a list, another for each player as far as there are others."""
        names = [name for count, name in listed for _ in range(count)]
        return ((1, names[place % len(names)]),) if names else ()

    def why_not(self, sitting: Sitting) -> str:
        for seat, player in enumerate(sitting.seats):
            cards = sitting.of(self.name, seat)
            if len(cards) != 1:
                return f"{player.name} has {len(cards)} vanguard cards, each player needs one (902.3)"
            if not self.belongs(cards[0]):
                return f"{player.name}'s vanguard: {cards[0].name} is no vanguard (902.3)"
        return ""

    def set_up(self, game: Game, sitting: Sitting) -> None:
        for seat in range(len(sitting.seats)):
            for definition in sitting.of(self.name, seat):
                make_card(game, definition, seat, COMMAND)


@variant
class Vanguard(Variant):
    """A game in which each player has a vanguard, for two players or more (CR 902.2)."""

    name = VANGUARD
    title = "Vanguard"
    rule = "902"
    lists = (VanguardCard(),)

    def hand_modifier(self, game: Game, seat: Seat) -> int:
        """That of their vanguard (CR 313.6, 902.5, 902.5b)."""
        return sum(hand for hand, _ in modifiers(game, seat))

    def life_modifier(self, game: Game, seat: Seat) -> int:
        """That of their vanguard (CR 313.7, 902.4)."""
        return sum(life for _, life in modifiers(game, seat))


def modifiers(game: Game, seat: Seat) -> Iterator[tuple[int, int]]:
    """The hand and the life modifier of each vanguard that a player owns."""
    for oid in game.zone(COMMAND):
        if game.obj(oid).owner == seat:
            yield from pairwise(game.chars(oid).modifiers)  # both, or none


@NOTES("313.6")
def its_modifiers(game: Game, found: GameObject) -> Iterator[str]:
    """What a vanguard adds to hand size and life, for everybody to see."""
    if len(found.values.modifiers) == 2:
        hand, life = found.values.modifiers
        yield say("hand_and_life_modifier", hand=f"{hand:+d}", life=f"{life:+d}")
