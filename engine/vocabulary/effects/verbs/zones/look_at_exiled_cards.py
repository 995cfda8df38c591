"""Looking at cards that are exiled face down (CR 406.3)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, phrase, production
from engine.core.identity import Ref, is_object
from engine.core.record import record, wording
from engine.core.zones import EXILE
from engine.game.events.effects import EXILED_WITH
from engine.game.events.status import SetMark
from engine.game.rules.questions.looking import MAY_LOOK, MAY_LOOK_AT
from engine.meaning.abilities import StaticAbility
from engine.meaning.families import Continuous, Filter, Instruction, Reference, RuleModifier, StaticEffect
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.questions import Asked
from engine.vocabulary.effects.shared.zone_change_tracking import all_now, carry_out
from engine.vocabulary.statics.casting.playing_from_among import MayPlayAmong
from engine.vocabulary.terms.objects.filters import zone_of
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("{player} may look at {object} for as long as it remains exiled", into="ending", word="it"),
    phrase("{player} may look at {object} for as long as they remain exiled", into="ending", word="they"),
)
@record
class MayLook(Instruction):
    """A player may look at cards that are exiled face down (CR 406.3)."""

    player: PlayerReference
    object: Reference
    word: str = wording(default="")
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        cards = tuple(ref for ref in all_now(ctx, self.object.refs(ctx)) if is_object(ref))
        seats = self.player.seats(ctx)
        return bool(carry_out(ctx, *(SetMark(oid, MAY_LOOK, seat) for seat in seats for oid in cards)))


@phrase("you may look at cards exiled with {object}", into="static")
@record
class MayLookAtExiled(Continuous):
    """The controller may look at the cards that an object's linked abilities exiled face down."""

    object: Reference
    reads = READS_STATUS

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and ctx.obj(ref).marks.get(EXILED_WITH) in self.object.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (LooksAtIt(),)


def _look_and_play(cards: Filter) -> StaticAbility | None:
    return StaticAbility((LookAtThem(cards), MayPlayAmong(cards, verb="play"))) if zone_of(cards) == EXILE else None


def _read_look_and_play(node: StaticAbility) -> dict[str, Any] | None:
    first = node.effects[0]
    if not isinstance(first, LookAtThem) or node != _look_and_play(first.cards):
        return None
    return {"cards": first.cards}


production(
    "static_ability", "you may look at and play {cards:filter#many}.", StaticAbility, _look_and_play,
    _read_look_and_play, cards="filter",
)  # fmt: skip


def _look_and_play_among(cards: Filter, what: Filter) -> StaticAbility | None:
    playing = MayPlayAmong(cards, what, verb="both", among=True)
    return StaticAbility((LookAtThem(cards), playing)) if zone_of(cards) == EXILE else None


def _look_at_the_and_play_among(cards: Filter, what: Filter) -> StaticAbility | None:
    playing = MayPlayAmong(cards, what, verb="both", among=True)
    return StaticAbility((LookAtThem(cards, the=True), playing)) if zone_of(cards) == EXILE else None


def _read_look_and_play_among(node: StaticAbility, *, the: bool = False) -> dict[str, Any] | None:
    first, playing = node.effects[0], node.effects[-1]
    if not isinstance(first, LookAtThem) or not isinstance(playing, MayPlayAmong) or playing.what is None:
        return None
    said = {"cards": first.cards, "what": playing.what}
    return said if node == _look_and_play_among(first.cards, playing.what) and first.the == the else None


for _words, _build, _the in (("", _look_and_play_among, False), ("the ", _look_at_the_and_play_among, True)):
    production(
        "static_ability", f"you may look at {_words}{{cards:filter#many}}, and you may play lands and cast "
        "{what:filter#many} from among those cards.", StaticAbility, _build,
        partial(_read_look_and_play_among, the=_the), cards="filter", what="filter",
    )  # fmt: skip


@record
class LookAtThem(Continuous):
    """The controller may look at the described cards in exile, face down as they are (CR 406.3)."""

    cards: Filter
    the: bool = wording(default=False)
    reads = READS_STATUS

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.cards.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (LooksAtIt(),)


@record
class LooksAtIt(RuleModifier):
    """A player may look at a card."""

    reads = READS_NOTHING
    questions = (MAY_LOOK_AT,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return details["seat"] == ctx.controller
