"""Manifest dread (a keyword action of later editions, CR 701.62 of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref
from engine.core.keys import Deed
from engine.core.record import record
from engine.core.zones import GRAVEYARD, LIBRARY
from engine.game.events.cards import PlayerDid
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.table_room import at_most
from engine.meaning.families import Amount, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.manifest import TO_MANIFEST, put_face_down
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.amounts.plain_numbers import Number
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


MANIFEST_DREAD = Deed("manifest dread")

verb("player_deed", MANIFEST_DREAD, "manifest dread")


@forms(
    phrase("{player!} manifest[s] dread< {number:counted} times>"),
    phrase("{player!} manifest[s] dread twice", number=Number(2)),
)  # fmt: skip
@record
class ManifestDread(Instruction):
    """Players manifest dread (CR 701.62 of 2026).

    Each manifests one of the top two cards of their library, and puts the other into their graveyard.
    """

    player: PlayerReference
    number: Amount | None = None  # how often; once if the words do not say
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The manifested creature."""
        return (
            Antecedent(self.key, "object", self.number is not None, frozenset(("creature", "permanent")), "manifested"),
        )

    def perform(self, ctx: Context) -> bool:
        made: tuple[Ref, ...] = ()
        times = [
            seat for seat, inner in per_player(ctx, self.player)
            for _ in range(at_most(ctx.game, self.number.value(inner)) if self.number is not None else 1)
        ]  # fmt: skip
        for seat in times:
            top = ctx.game.zone(LIBRARY, seat)[:2]
            chosen = ctx.choose_one(seat, top, purpose=TO_MANIFEST, prompt=say("choose_the_card_to_manifest"))
            made += put_face_down(ctx, seat, chosen, "manifest")
            carry_out(ctx, *(ZoneChange(oid, GRAVEYARD, cause="effect", by=ctx.source) for oid in top))  # as are left
            carry_out(ctx, PlayerDid(seat, MANIFEST_DREAD))
        ctx.bind(self.key, made)
        return bool(made)
