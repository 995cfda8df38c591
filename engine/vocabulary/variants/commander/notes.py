"""What players see about commanders (CR 903.3, 903.8, 903.10a).

Which they are, their tax, and the damage they have dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.colors import NAMES
from engine.core.zones import COMMAND
from engine.game.rules.hooks import NOTES, PLAYER_NOTES
from engine.game.rules.questions.commanders import color_chosen, commander_card
from engine.meaning.message import Term, say
from engine.vocabulary.variants.commander.casting import tax
from engine.vocabulary.variants.commander.damage import damage_by_commanders

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject


@NOTES("903.3")
def notes_about(game: Game, found: GameObject) -> tuple[str, ...]:
    """What is noted about a card that is a commander."""
    if commander_card(game, found) is None:
        return ()
    chosen = color_chosen(game, found)
    color = (say("chosen_before_the_game", color=Term("color", NAMES[chosen])),) if chosen else ()
    told = ("commander", *color)
    more = tax(game, found.owner, found) if found.zone == COMMAND else 0
    return (*told, say("costs_more", cost=f"{{{more}}}")) if more else told


@PLAYER_NOTES("903.10a")
def damage_words(game: Game, seat: Seat) -> tuple[str, ...]:
    """How much combat damage each commander has dealt to a player."""
    dealt = damage_by_commanders(game, seat)
    if not dealt:
        return ()
    names = {found.card: found.definition.name for found in game.objects.values() if found.definition is not None}
    return tuple(
        say("combat_damage_by", number=amount, commander=names.get(card) or say("a_commander"))
        for card, amount in dealt.items()
    )
