"""Emblems (CR 114): "You get an emblem with …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.core.zones import COMMAND
from engine.game.events.emblems import GetEmblem
from engine.meaning.abilities import Abilities, Ability, working_in
from engine.meaning.cards import CardDefinition, Face
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Instruction
from engine.meaning.node import READS_NOTHING, cached_by_wording
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.statics.abilities.abilities import all_as_granted
from engine.vocabulary.terms.objects.objects import with_giver
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player!} get[s] a emblem with {abilities:granted*and}")
@record
class PlayersGetEmblems(Instruction):
    """Players each get an emblem with abilities that work in the command zone (CR 113.6, 114.4).

    What they call by the name of the object that makes the emblem is that object (CR 201.5a).
    """

    player: PlayerReference
    abilities: tuple[Ability, ...]
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        definition = emblem(tuple(with_giver(ability, ctx.source) for ability in all_as_granted(self.abilities)))
        return bool(carry_out(ctx, *(GetEmblem(seat, definition) for seat in self.player.seats(ctx))))


@cached_by_wording(maxsize=256)
def emblem(abilities: tuple[Ability, ...], name: str = "") -> CardDefinition:
    """An emblem with some abilities."""
    working = Abilities(working_in(COMMAND, ability) for ability in all_as_granted(abilities))
    return CardDefinition(name or "Emblem", "emblem", (Face(Characteristics(name=name, abilities=working)),))
