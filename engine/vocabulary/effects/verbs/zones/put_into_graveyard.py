"""Putting cards into graveyards (CR 404), without discarding or milling.

Putting cards in several places with one verb is here, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import include, label, lexicon, phrase
from engine.core.record import record, replace, wording
from engine.core.zones import ANYWHERE, GRAVEYARD
from engine.game.decisions.purposes import TO_PUT_INTO_GRAVEYARD
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import deeds, done_to
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.objects.objects import Every, Some
from engine.vocabulary.terms.players.players import PlayerReference, You
from engine.vocabulary.terms.players.players_together import EachOfThem

if TYPE_CHECKING:
    from engine.game.rules.context import Context

# Whose graveyard; always the owner's (CR 400.3), however the words put it.
lexicon("whose_graveyard", {words: words for words in (
    "your graveyard", "its owner's graveyard", "their owner's graveyard", "their owners' graveyards", "their graveyard",
    "that player's graveyard", "their graveyards",
)})  # fmt: skip


@with_infinitive
@phrase("{player!} put[s] {what:thing} into {whose:whose_graveyard}")
@phrase("{player!} return[s] {what:thing} to {whose:whose_graveyard}", returned=True)
@phrase("{player!} put[s] {what:bottom_card} into {whose:whose_graveyard}")
@phrase("{what:put_thing} into {whose:whose_graveyard}", into="put_part", player=You(said=False))
@record
class PutIntoGraveyard(Instruction):
    """Objects go to their owners' graveyards at the same time."""

    player: PlayerReference
    what: Reference
    whose: str = wording()
    returned: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Not cards of which nothing says where they are: from the top of the library they are milled."""
        what = self.what.what if isinstance(self.what, (Some, Every)) else None
        return not (isinstance(what, Described) and what.zone == ANYWHERE and not what.after)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was put there."""
        return done_to(self.key, self.what, "put")

    def perform(self, ctx: Context) -> bool:
        chosen = deeds(ctx, self.player, self.what, TO_PUT_INTO_GRAVEYARD)
        events = [ZoneChange(oid, GRAVEYARD, cause="effect", by=ctx.source) for _, oid in chosen]
        done = carry_out(ctx, *events)
        ctx.bind(self.key, tuple(event.oid for event in done if isinstance(event, ZoneChange)))
        return bool(done)


@phrase("{player!} put[s] {parts:put_part*and2}")
@record
class PutParts(Instruction):
    """Cards are put in several places with one verb.

    As in "one of them into your hand and the rest into your graveyard".
    """

    player: PlayerReference
    parts: tuple[Instruction, ...]
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether it is one player's cards: of several players' each has a rest of their own (CR 608.2c)."""
        return not isinstance(self.player, EachOfThem)

    def perform(self, ctx: Context) -> bool:
        done = False
        for part in self.parts:
            acting: Any = replace(part, player=self.player)
            done = acting.perform(ctx) or done
        return done


label("whose_graveyard", "whose graveyard")
include("put_thing", "thing", "put_some")
label("put_part", "what is put where")
