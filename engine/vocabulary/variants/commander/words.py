"""Words about commanders (CR 903.3): "commander creatures", "you control your commander".

Also which cards can be one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase, production
from engine.core.identity import ObjectId, Ref, Seat, is_object
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, COMMAND, HAND
from engine.game.decisions.purposes import TO_PUT_ONTO_BATTLEFIELD, TO_RETURN
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.questions.commanders import commanders_of, is_commander
from engine.meaning.families import Amount, Condition, Filter, Instruction, ObjectFilter, Reference, RuleModifier
from engine.meaning.node import READS_BOARD, READS_CONTROL, READS_EVERYTHING, READS_NOTHING, READS_PLAYERS
from engine.meaning.questions import Asked
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.effects.verbs.casting.cast_and_play import OneFromZone
from engine.vocabulary.effects.verbs.mana.mana_for_certain_things import ToCast
from engine.vocabulary.effects.verbs.mana.mana_riders import ManaIsSpentOn
from engine.vocabulary.effects.verbs.zones.put_onto_battlefield import enter
from engine.vocabulary.terms.grammar.anaphors import ThatPlayer
from engine.vocabulary.terms.objects.clauses import shared_kinds, stat_of
from engine.vocabulary.terms.objects.filters import Noun
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerReference, You
from engine.vocabulary.triggers.subjects import Subject
from engine.vocabulary.variants.commander.casting import times_cast, times_this_was_cast
from engine.vocabulary.variants.commander.decks import LEADS_DECKS

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game


@phrase("{card:object} can be your commander", into="static")
@record
class CanBeCommander(RuleModifier):
    """A card that may lead a deck though it is no legendary creature (CR 903.3a).

    It says so before the game begins.
    """

    card: Reference
    reads = READS_NOTHING
    questions = (LEADS_DECKS,)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.card, This)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True


@phrase("commander", into="adjective_word")
@record
class IsCommander(ObjectFilter):
    """An object that is a commander (CR 903.3d)."""

    reads = READS_NOTHING
    category = "commander"

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return is_commander(ctx.game, ctx.obj(ref))


@phrase("commander(s)", into="plain_noun", where=BATTLEFIELD)
@phrase("commander(s) from the command zone", into="plain_noun", where=COMMAND)
@record
class Commander(Noun):
    """A permanent that is a commander (CR 903.3d), "commanders you control", or one in the command zone."""

    where: str
    reads = READS_NOTHING

    @property
    def zone(self) -> str:  # type: ignore[override]
        """Where it is."""
        return self.where

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and ctx.obj(ref).zone == self.where and is_commander(ctx.game, ctx.obj(ref))


@record
class YourCommander(Filter):
    """A commander of the player's own, wherever it is (CR 903.3d)."""

    reads = READS_NOTHING
    category = "commander"

    def nouns(self) -> frozenset[str]:
        """What a spell on which mana is spent can be called."""
        return frozenset(("permanent", "spell"))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ctx.owner_of(ref) == ctx.controller and is_commander(ctx.game, ctx.obj(ref))


@phrase("your commander", into="subject")
@record
class YourCommanderDoes(Subject):
    """A commander of the player's own, as what an event is about (CR 903.3d)."""

    reads = READS_NOTHING

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return frozenset(("commander", "creature", "permanent"))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and YourCommander().matches(ctx, ref)


production(
    "mana_use", "cast your commander", ToCast, lambda: ToCast(YourCommander()),
    lambda node: {} if node == ToCast(YourCommander()) else None,
)  # fmt: skip


production(
    "you_spend_mana", "spend this mana to cast your commander", ManaIsSpentOn, lambda: ManaIsSpentOn(YourCommander()),
    lambda node: {} if isinstance(node.what, YourCommander) else None,
)  # fmt: skip


@phrase("your commander from the command zone", into="castable")
@record
class CommanderFromThere(OneFromZone):
    """A commander of the player's in the command zone, one of their choice (CR 903.8, 702.124e)."""

    reads = READS_BOARD

    def candidates(self, ctx: Context, seat: Seat) -> tuple[Ref, ...]:
        """The commanders that are there."""
        return _in_command_zone(ctx.game, seat)


def _in_command_zone(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    there = ((oid, game.obj(oid)) for oid in game.zone(COMMAND))
    return tuple(oid for oid, found in there if found.owner == seat and is_commander(game, found))


@phrase("{player} control[s] [their] commander", into="condition_part")
@record
class ControlsCommander(Condition):
    """Whether a player controls a permanent that is a commander of theirs (CR 903.3d).

    Either of two will do (CR 702.124e).
    """

    player: PlayerReference
    reads = READS_BOARD | READS_CONTROL

    def holds(self, ctx: Context) -> bool:
        return any(
            found.owner == seat and is_commander(ctx.game, found) and ctx.controller_of(oid) == seat
            for seat in self.player.seats(ctx)
            for oid in ctx.game.permanents()
            if (found := ctx.game.obj(oid))
        )


@phrase("put your commander into your hand from the command zone")
@record
class TakeCommander(Instruction):
    """The player puts a commander of theirs from the command zone into their hand.

    If they have two, it is one of their choice (CR 702.124e).
    """

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        there = _in_command_zone(ctx.game, ctx.controller)
        chosen = ctx.choose_one(ctx.controller, there, purpose=TO_RETURN, good=True, rule="702.124e")
        return bool(carry_out(ctx, *(ZoneChange(oid, HAND, cause="effect", by=ctx.source) for oid in chosen)))


@phrase("put a commander you own from the command zone onto the battlefield")
@record
class PutCommanderOntoBattlefield(Instruction):
    """The player puts a commander they own from the command zone onto the battlefield.

    If they have two, it is one of their choice (CR 702.124e).
    """

    key: str = ""
    reads = READS_NOTHING
    makes_permanents = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The commander."""
        return (Antecedent(self.key, "object", False, frozenset(("creature", "permanent", "commander")), "put"),)

    def possible(self, ctx: Context) -> bool:
        return bool(_in_command_zone(ctx.game, ctx.controller))

    def perform(self, ctx: Context) -> bool:
        there = _in_command_zone(ctx.game, ctx.controller)
        chosen = ctx.choose_one(ctx.controller, there, purpose=TO_PUT_ONTO_BATTLEFIELD, good=True)
        entered = enter(ctx, chosen)
        ctx.bind(self.key, entered)
        return bool(entered)


@forms(
    phrase("your commander's {stat:stat}", into="quantity"),
    phrase("the greatest {stat:stat} among your commanders", into="quantity", among=True),
)  # fmt: skip
@record
class StatOfCommander(Amount):
    """The power, say, of the player's commander, in whatever zone it is (CR 903.3e).

    Of two commanders the higher one counts (CR 702.124e).
    """

    stat: str
    among: bool = wording(default=False)
    reads = READS_EVERYTHING

    def value(self, ctx: Context) -> int:
        return max((stat_of(ctx, oid, self.stat) for oid in commanders_in_any_zone(ctx)), default=0)


@phrase("the greatest {stat:stat} of a commander {player} own[s] on the battlefield or in the command zone",
        into="quantity")  # fmt: skip
@record
class StatOfOwnCommander(Amount):
    """The greatest number of a commander that a player owns, where all can see it (CR 903.3d)."""

    stat: str
    player: PlayerReference
    reads = READS_EVERYTHING

    def value(self, ctx: Context) -> int:
        owners = self.player.seats(ctx)
        there = (oid for zone in (BATTLEFIELD, COMMAND) for oid in ctx.game.zone(zone))
        theirs = (oid for oid in there if ctx.owner_of(oid) in owners and is_commander(ctx.game, ctx.game.obj(oid)))
        return max((stat_of(ctx, oid, self.stat) for oid in theirs), default=0)


@phrase("share[s] a {word:shared} with your commander", into="relative")
@record
class SharesWithCommander(ObjectFilter):
    """An object that has something in common with the player's commander, wherever that is (CR 903.3e)."""

    word: str
    reads = READS_EVERYTHING

    def fits(self, ctx: Context, ref: Ref) -> bool:
        mine = shared_kinds(ctx, ref, self.word)
        return any(kind in mine for oid in commanders_in_any_zone(ctx) for kind in shared_kinds(ctx, oid, self.word))


def commanders_in_any_zone(ctx: Context) -> tuple[ObjectId, ...]:
    """The commanders of the controller, hands and libraries included (CR 903.3e)."""
    if not commanders_of(ctx.game, ctx.controller):
        return ()
    mine = ((oid, found) for oid, found in ctx.game.objects.items() if found.owner == ctx.controller)
    return tuple(oid for oid, found in mine if is_commander(ctx.game, found))


@forms(
    phrase("for each time you've cast your commander from the command zone this game", into="for_each", player=You()),
    phrase("for each time you've cast a commander from the command zone this game", into="for_each", player=You(),
           one=True),
    phrase("for each time they've cast a commander from the command zone this game", into="for_each",
           player=ThatPlayer("they"), one=True),
)  # fmt: skip
@record
class TimesCommanderCast(Amount):
    """How often a player has cast their commanders from the command zone this game (CR 903.8)."""

    player: PlayerReference
    one: bool = wording(default=False)  # "a commander": nobody but its owner can cast one from there
    reads = READS_PLAYERS

    def value(self, ctx: Context) -> int:
        return sum(times_cast(ctx.game, seat) for seat in self.player.seats(ctx))


@phrase("for each time {object:pronoun}'s been cast from the command zone this game", into="for_each", each=True)
@phrase("the number of times {object:pronoun}'s been cast from the command zone this game", into="quantity")
@record
class TimesItWasCast(Amount):
    """How often a commander has been cast from the command zone this game, by its owner (CR 903.8)."""

    object: Reference
    each: bool = wording(default=False)
    reads = READS_PLAYERS | READS_BOARD

    def value(self, ctx: Context) -> int:
        found = [ctx.obj(ref) for ref in self.object.refs(ctx) if is_object(ref)]
        return sum(times_this_was_cast(ctx.game, one) for one in found)
