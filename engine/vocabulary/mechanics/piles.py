"""Piles (CR 700.3): a player separates objects into two groups, which stay where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import NOBODY, Ref
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.game.events.cards import Reveal
from engine.meaning.families import Filter, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.shared.affected_objects import affected_objects
from engine.vocabulary.effects.shared.among import PILE
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import ONE_OF, PlayerReference, Players, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_FACE_DOWN_PILE = Purpose("face-down pile", "700.3a")
WHICH_PILE = Purpose("pile", "700.3")

PILES = "piles"  # the kind of antecedent that "one pile" is one of
CHOSEN_PILE = "chosen pile"  # the kind of antecedent that "that pile" is


@phrase("{player!} separate[s] {what:thing} into two piles")
@record
class SeparateIntoPiles(Instruction):
    """A player separates objects into two piles (CR 700.3a, 700.3d). Either pile may be empty."""

    player: PlayerReference
    what: Reference
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """One player's piles: of those of each of several players no words behind tell which are meant."""
        return not isinstance(self.player, Players) or self.player.word in ONE_OF

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The piles, and all that is in them."""
        return (Antecedent(self.key, PILES), Antecedent(self.key, PILE))

    def perform(self, ctx: Context) -> bool:
        objects = affected_objects(ctx, self.what, WHICH_PILE)
        seat = next(iter(self.player.acting_players(ctx)), NOBODY)
        if seat == NOBODY:
            return False
        first = ctx.choose_objects(
            seat, objects, 0, len(objects), purpose=WHICH_PILE, rule="700.3a",
            prompt=say("choose_the_first_of_two_piles"),
        )  # fmt: skip
        ctx.bind(self.key, objects)
        ctx.bind(first_pile(self.key), first)
        return True


@phrase("{player!} separate[s] {what:thing} into a face-down pile and a face-up pile")
@record
class SeparateFaceDownAndUp(Instruction):
    """A player separates objects into a face-down and a face-up pile (CR 700.3).

    Nobody else sees the one; all see the other.
    """

    player: PlayerReference
    what: Reference
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """One player's piles: of those of each of several players no words behind tell which are meant."""
        return not isinstance(self.player, Players) or self.player.word in ONE_OF

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The piles, and all that is in them."""
        return (Antecedent(self.key, PILES), Antecedent(self.key, PILE))

    def perform(self, ctx: Context) -> bool:
        objects = affected_objects(ctx, self.what, WHICH_PILE)
        seat = next(iter(self.player.acting_players(ctx)), NOBODY)
        if seat == NOBODY:
            return False
        down = ctx.choose_objects(
            seat, objects, 0, len(objects), purpose=WHICH_FACE_DOWN_PILE, rule="700.3a",
            prompt=say("choose_face_down_pile"),
        )  # fmt: skip
        ctx.bind(self.key, objects)
        ctx.bind(first_pile(self.key), down)
        ctx.bind(face_down_pile(self.key), down)
        up = tuple(ref for ref in objects if ref not in down)
        if up:
            carry_out(ctx, Reveal(seat, up))
        return True


@forms(
    phrase("{player!} choose[s] one of those piles"),
    phrase("{player!} choose[s] one of the piles", the=True),
)
@record
class ChooseAPile(Instruction):
    """A player chooses one of the piles, which "that pile" is then."""

    player: PlayerReference
    the: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The piles."""
        return Wanted(PILES, known_as=CHOSEN_PILE)

    def perform(self, ctx: Context) -> bool:
        ctx.bind(f"{self.key} chosen", choose_pile(ctx, self.key, self.player))
        return True


@phrase("that pile", into="object")
@record
class ThatPile(Reference):
    """The objects of the pile that a player has chosen."""

    key: str = ""
    reads = READS_BOARD
    plural = True

    def wanted(self) -> Wanted:
        """The pile."""
        return Wanted(CHOSEN_PILE)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return ctx.bound(f"{self.key} chosen")


def choose_pile(ctx: Context, key: str, player: PlayerReference) -> tuple[Ref, ...]:
    """The pile of two that a player chooses."""
    first = ctx.bound(first_pile(key))
    second = tuple(ref for ref in ctx.bound(key) if ref not in first)
    seat = next(iter(player.acting_players(ctx)), NOBODY)
    hidden = face_down_pile(key) in ctx.bindings
    names = (say("face_down_pile", number=len(first)) if hidden else _shown(ctx, first), _shown(ctx, second))
    if names[0] == names[1]:
        return first
    chosen = ctx.choose_option(seat, names, purpose=WHICH_PILE, prompt=say("choose_a_pile"))
    return first if chosen == names[0] else second


def face_down_pile(key: str) -> str:
    """Under which name the pile is kept that only who made it sees."""
    return f"{key} face down"


def first_pile(key: str) -> str:
    """Under which name the first pile is kept."""
    return f"{key} first"


@phrase("one pile", into="object", player=None)
@phrase("<all {what:filter#many} in> the pile of {player's} choice", into="object")
@phrase("all {what:filter#many} from the pile of {player's} choice", into="object", source=True)
@record
class OnePile(Reference):
    """The objects of one of the piles, as a player chooses."""

    player: PlayerReference | None
    what: Filter | None = None
    source: bool = False
    key: str = ""
    reads = READS_BOARD
    plural = True

    @property
    def description(self) -> Filter | None:
        return self.what

    def wanted(self) -> Wanted:
        """The piles."""
        return Wanted(PILES)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        chosen = f"{self.key} chosen"
        if chosen not in ctx.bindings:
            ctx.bind(chosen, choose_pile(ctx, self.key, self.player or You()))
        return tuple(ref for ref in ctx.bound(chosen) if self.what is None or self.what.matches(ctx, ref))


def _shown(ctx: Context, pile: tuple[Ref, ...]) -> str:
    """A pile in words, for choosing between the two."""
    return ", ".join(ctx.chars(ref).name or "a face-down card" for ref in pile) or "nothing"
