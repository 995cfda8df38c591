"""Manifest and cloak (CR 701.34, 701.56): cards put onto the battlefield face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.compile import compile_definition
from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat, is_object
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, EXILE, LIBRARY
from engine.game.events.cards import Reveal
from engine.game.events.status import TurnFaceDown, TurnFaceUp
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.questions import SPECIAL_ACTIONS
from engine.game.rules.casting.special_action import SpecialAction
from engine.game.state.merging import definitions
from engine.game.state.printed import FACE_DOWN_VALUES
from engine.meaning.abilities import Abilities
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Amount, Duration, Instruction, Reference, RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.questions import Asked
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to, per_player
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.costs.costs import PayMana
from engine.vocabulary.terms.grammar.anaphors import ThatPlayer
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game

TO_CLOAK = Purpose("cloak", "701.56a")
TO_MANIFEST = Purpose("manifest", "701.34a")
TO_TURN_DOWN = Purpose("turn down", "708.2a")
TO_TURN_UP = Purpose("turn up", "708.7")
_PURPOSES = {"manifest": TO_MANIFEST, "cloak": TO_CLOAK}


@forms(
    phrase("{player!} manifest[s] the top card of [their] library", verb="manifest", number=None),
    phrase("{player!} manifest[s] the top {number:top_count} cards of [their] library", verb="manifest"),
)  # fmt: skip
@phrase("{player!} manifest[s] a number of cards from the top of [their] library equal to {number:quantity}",
        verb="manifest", equal=True)  # fmt: skip
@phrase("{player!} manifest[s] the top card of {whose:player's} library", verb="manifest", number=None)
@phrase("{player!} cloak[s] the top card of [their] library", verb="cloak", number=None)
@phrase("{player!} cloak[s] the top {number:top_count} cards of [their] library", verb="cloak")
@record
class ManifestTop(Instruction):
    """Players manifest or cloak cards from the top of their libraries, one at a time (CR 701.34e)."""

    player: PlayerReference
    verb: str
    number: Amount | None
    whose: PlayerReference | None = None  # whose library it is, if not their own
    equal: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Another player's library is named as "that player's"."""
        return self.whose is None or (isinstance(self.whose, ThatPlayer) and self.whose.word == "that player")

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The permanents."""
        kinds = frozenset(("creature", "permanent"))
        return (Antecedent(self.key, "object", self.number is not None, kinds, f"{self.verb}ed"),)

    def perform(self, ctx: Context) -> bool:
        made: list[Ref] = []
        for seat, inner in per_player(ctx, self.player):
            number = self.number.value(inner) if self.number is not None else 1
            if self.whose is not None:
                for owner in self.whose.seats(inner):
                    made.extend(put_face_down(ctx, seat, ctx.game.zone(LIBRARY, owner)[:1], self.verb))
                continue
            for _ in range(min(number, len(ctx.game.zone(LIBRARY, seat)))):
                made.extend(put_face_down(ctx, seat, ctx.game.zone(LIBRARY, seat)[:1], self.verb))
        ctx.bind(self.key, tuple(made))
        return bool(made)


@forms(
    phrase("{player!} manifest[s] {what:thing}", verb="manifest"),
    phrase("{player!} cloak[s] {what:thing}", verb="cloak"),
)  # fmt: skip
@record
class ManifestCards(Instruction):
    """Players manifest or cloak certain cards."""

    player: PlayerReference
    verb: str
    what: Reference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The permanents."""
        kinds = frozenset(("creature", "permanent"))
        return (Antecedent(self.key, "object", self.what.plural, kinds, f"{self.verb}ed"),)

    def perform(self, ctx: Context) -> bool:
        made: list[Ref] = []
        for seat, inner in per_player(ctx, self.player):
            for oid in affected_objects(inner, self.what, _PURPOSES[self.verb], seat):
                made.extend(put_face_down(ctx, seat, (oid,), self.verb))
        ctx.bind(self.key, tuple(made))
        return bool(made)


def put_face_down(ctx: Context, seat: Seat, oids: tuple[Ref, ...], cause: str) -> tuple[Ref, ...]:
    """Put cards onto the battlefield face down under a player's control; give the permanents."""
    values = _cloaked() if cause == "cloak" else None
    events = [
        ZoneChange(oid, BATTLEFIELD, controller=seat, cause="effect", by=ctx.source, face_down=cause, values=values)
        for oid in oids
    ]
    done = carry_out(ctx, *events)
    made = tuple(event.new for event in done if isinstance(event, ZoneChange) and event.to == BATTLEFIELD)
    for oid in made:
        begin(ctx, (MayBeTurnedUp(cause),), (oid,), WhileFaceDown())
    return made


def _cloaked() -> Characteristics:
    """A 2/2 creature with ward {2} (CR 701.56a)."""
    values = FACE_DOWN_VALUES.copy()
    values.abilities = Abilities(compile_definition("Ward {2}", "cloak"))
    return values


@record
class MayBeTurnedUp(RuleModifier):
    """A manifested or cloaked creature card may be turned face up for its mana cost (CR 701.34b, 701.56b)."""

    cause: str
    questions = (SPECIAL_ACTIONS,)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        definition = ctx.obj(about).definition
        if definition is None or ctx.controller_of(about) != details.get("seat"):
            return None
        printed = definition.front.printed
        if "creature" not in printed.types or printed.mana_cost is None:
            return None
        label = say("turn_it_face_up", cost=str(printed.mana_cost))
        rule = "701.34b" if self.cause == "manifest" else "701.56b"
        return (SpecialAction(self.cause, (PayMana(printed.mana_cost),), TurnUpForManaCost(), label, rule=rule),)


@record
class TurnUpForManaCost(Instruction):
    """The permanent is turned face up."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(TurnFaceUp(ctx.source, player=ctx.controller, cause="mana cost")))


@record
class WhileFaceDown(Duration):
    """As long as the permanent is face down."""

    reads = READS_STATUS

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        assert effect.affected is not None  # the permanents that were put down
        return not any(ref in game.objects and game.obj(ref).face_down for ref in effect.affected)


@phrase("turn {what:thing} face up")
@record
class TurnUp(Instruction):
    """Face-down permanents or cards in exile are turned face up (CR 708.7, 406.3)."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was turned up."""
        return done_to(self.key, self.what, "turned face up")

    def perform(self, ctx: Context) -> bool:
        chosen = [
            oid for oid in affected_objects(ctx, self.what, TO_TURN_UP) if ctx.obj(oid).zone in (BATTLEFIELD, EXILE)
        ]
        able = [oid for oid in chosen if ctx.obj(oid).zone == EXILE or not _stays_down(ctx, oid)]
        staying = (oid for oid in chosen if oid not in able and is_object(oid))
        ctx.happen(*(Reveal(ctx.controller_of(oid), (oid,)) for oid in staying))  # CR 701.34g
        ctx.bind(self.key, tuple(able))
        return bool(carry_out(ctx, *(TurnFaceUp(oid, ctx.controller, "effect") for oid in able)))


@phrase("turn {what:thing} face down")
@record
class TurnDown(Instruction):
    """Permanents are turned face down (CR 708.2b)."""

    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        chosen = [oid for oid in affected_objects(ctx, self.what, TO_TURN_DOWN) if ctx.on_battlefield(oid)]
        return bool(carry_out(ctx, *(TurnFaceDown(oid) for oid in chosen)))


def _stays_down(ctx: Context, oid: Ref) -> bool:
    """Whether it is represented by an instant or sorcery card, which stays face down (CR 701.34g, 726.2g)."""
    types = [kind for card in definitions(ctx.obj(oid)) for kind in card.front.printed.types]
    return "instant" in types or "sorcery" in types
