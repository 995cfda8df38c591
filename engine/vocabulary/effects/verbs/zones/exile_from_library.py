"""Exiling cards from the top of a library: so many, or until one of a kind appears (CR 406, 701.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat
from engine.core.record import record, wording
from engine.core.zones import LIBRARY
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.exile import exile
from engine.vocabulary.effects.keyword_actions.reveal import until
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.among import PILE
from engine.vocabulary.effects.verbs.zones.look_at_cards import gathered
from engine.vocabulary.terms.grammar.references_per_player import note_who_did
from engine.vocabulary.terms.players.players import PlayerReference, Players, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player!} exile[s] the top {number:top_count} card(s) of {whose:player's} library <face_down? face down>")
@phrase("{player!} exile[s] {number:count} cards from the top of {whose:player's} library", cards_from=True)
@forms(
    phrase("{player!} exile[s] cards from the top of {whose:player's} library equal to {number:quantity}",
        equal="behind"),
    phrase("{player!} exile[s] cards equal to {number:quantity} from the top of {whose:player's} library",
        equal="before"),
)  # fmt: skip
@phrase("{player!} exile[s] a number of cards from the top of {whose:player's} library equal to {number:quantity}",
        equal="number")  # fmt: skip
@phrase("{player!} exile[s] the top card of {whose:player's} library <face_down? face down>", number=None)
@forms(
    phrase("{player!} exile[s] the top {number:top_count} cards", whose=You(), bare=True),
    phrase("{player!} exile[s] the top card", number=None, whose=You(), bare=True),
)  # fmt: skip
@phrase("{player!} exile[s] half {whose:player's} library, rounded {half:rounding}", number=None)
@forms(
    phrase("{player!} exile[s] all but the bottom {number:top_count} cards of {whose:player's} library <face_down? "
           "face "
           "down>", but=True),
    phrase("{player!} exile[s] all but the bottom card of {whose:player's} library <face_down? face down>", number=None,
           but=True),
)  # fmt: skip
@record
class ExileTopCards(Instruction):
    """Cards are exiled from the top of libraries."""

    player: PlayerReference
    number: Amount | None
    whose: PlayerReference
    face_down: bool = False
    cards_from: bool = wording(default=False)
    equal: str = wording(default="")
    bare: bool = wording(default=False)  # "shuffle, then exile the top four cards": of the library shuffled
    half: str = ""  # how half of a library is rounded (CR 107.1a)
    but: bool = False  # all but so many
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        return not self.bare or self.player.person == "you"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was exiled."""
        several = (
            self.number is not None
            or bool(self.half)
            or self.but
            or any(isinstance(who, Players) for who in (self.player, self.whose))
        )
        return gathered(self.key, several, "exiled")

    def perform(self, ctx: Context) -> bool:
        doer_of: dict[Ref, Seat] = {}
        acting = per_player(ctx, self.player)
        for doer, inner in acting:
            for seat in self.whose.seats(inner):
                there = ctx.game.zone(LIBRARY, seat)
                doer_of.update(dict.fromkeys(there[: self._how_many(inner, len(there))], doer))
        exiled = exile(ctx, tuple(doer_of), face_down=self.face_down)
        ctx.bind(self.key, tuple(new for _, new in exiled))
        if len(acting) > 1:
            note_who_did(ctx, ((doer_of[old], new) for old, new in exiled))
        return bool(exiled)

    def _how_many(self, ctx: Context, there: int) -> int:
        """How many of the cards that are there, from the top."""
        if self.half:
            return (there + (self.half == "up")) // 2
        number = self.number.value(ctx) if self.number is not None else 1
        return max(0, there - number if self.but else number)  # CR 107.1b


@phrase("{player!} exile[s] cards from the top of {whose:player's} library until [they#player] exile {what:some}")
@record
class ExileUntil(Instruction):
    """A player exiles cards from the top of a library until there are so many of a kind."""

    player: PlayerReference
    whose: PlayerReference
    what: Reference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was looked for, and all that was exiled."""
        plural = self.what.plural
        found = Antecedent(self.key, "object", plural, self.what.nouns() | {"card"}, "found")
        kinds = (PILE,) if plural else (PILE, "object")
        return (found, *(Antecedent(f"{self.key} all", kind, True, frozenset(("card",)), "exiled") for kind in kinds))

    def perform(self, ctx: Context) -> bool:
        found: list[Ref] = []
        every: list[Ref] = []
        for _, inner in per_player(ctx, self.player):
            for owner in self.whose.seats(inner):
                cards, hits = until(inner, owner, self.what)
                now = dict(exile(ctx, cards))
                every.extend(now.values())
                found.extend(now[oid] for oid in hits if oid in now)
        ctx.bind(self.key, tuple(found))
        ctx.bind(f"{self.key} all", tuple(every))
        return bool(every)
