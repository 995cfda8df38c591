"""Exchanges (CR 701.10) but for control and life totals: cards, zones, numbers, text boxes.

All of an exchange is done, or nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import NOBODY, Ref, Seat, is_object
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY
from engine.game.events.life import MAY_GAIN_LIFE, MAY_LOSE_LIFE
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.layers.copying import copiable_values
from engine.game.rules.questions.attaching import why_not_attached
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.families import Instruction, Modification, Reference
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.vocabulary.effects.shared.affected_objects import affected_objects, per_player
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.effects.verbs.players.life import change_life
from engine.vocabulary.statics.characteristics.modify_power import HasBase
from engine.vocabulary.terms.amounts.plain_numbers import Number
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.objects.objects import Some
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.abilities import Abilities
    from engine.meaning.characteristics import Characteristics

TO_EXCHANGE = Purpose("exchange", "701.10a", asks="exchange_what")


# -- cards ------------------------------------------------------------------------------------------------------------


@phrase("exchange {one:object} with {other:some}")
@phrase("exchange {one:object} and {other:some}", and_other=True)
@record
class ExchangeCards(Instruction):
    """A card in one zone and another of the same owner in another change places (CR 701.10d, 701.10e)."""

    one: Reference
    other: Reference
    and_other: bool = wording(default=False)
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """The other card is chosen as the exchange is made."""
        return isinstance(self.other, Some)

    def possible(self, ctx: Context) -> bool:
        return any(self._partners(ctx, oid) for oid in self.one.refs(ctx))

    def perform(self, ctx: Context) -> bool:
        assert isinstance(self.other, Some)
        for oid in self.one.refs(ctx):
            chosen = self.other.choose(ctx, ctx.controller, TO_EXCHANGE, self._partners(ctx, oid))
            if chosen:
                return bool(
                    carry_out(ctx, *_in_the_place_of(ctx, oid, chosen[0]), *_in_the_place_of(ctx, chosen[0], oid))
                )
        return False

    def _partners(self, ctx: Context, oid: Ref) -> tuple[Ref, ...]:
        """The cards with which the whole exchange can be made."""
        assert isinstance(self.other, Some)
        if not is_object(oid) or not ctx.exists(oid):
            return ()
        options = self.other.candidates(ctx)
        return tuple(other for other in options if _can_be_exchanged(ctx, oid, other))


def _can_be_exchanged(ctx: Context, one: Ref, other: Ref) -> bool:
    found, partner = ctx.obj(one), ctx.obj(other)
    apart = found.zone != partner.zone and found.owner == partner.owner and not (found.token or partner.token)
    return apart and _fits(ctx, one, other) and _fits(ctx, other, one)


def _fits(ctx: Context, place: Ref, oid: Ref) -> bool:
    """Whether a card can be where another is: on the battlefield only a permanent card, attached if the other is."""
    found = ctx.obj(place)
    if found.zone != BATTLEFIELD:
        return True
    chars = ctx.chars(oid)
    if "instant" in chars.types or "sorcery" in chars.types:
        return False
    host = found.attached_to
    if host == NOBODY:
        return "Aura" not in chars.subtypes
    return why_not_attached(ctx.game, oid, host) is None


def _in_the_place_of(ctx: Context, place: Ref, oid: Ref) -> tuple[ZoneChange, ...]:
    """The move of a card to where another is now; who makes the exchange puts it onto the battlefield (CR 110.2a)."""
    found = ctx.obj(place)
    if found.zone != BATTLEFIELD:
        return (ZoneChange(oid, found.zone, cause="effect", by=ctx.source),)
    entering = ZoneChange(
        oid, BATTLEFIELD, controller=ctx.controller, cause="effect", by=ctx.source, attach_to=found.attached_to
    )  # fmt: skip
    return (entering,)


_ZONES = {
    "hand and graveyard": (HAND, GRAVEYARD),
    "graveyard and hand": (GRAVEYARD, HAND),
    "graveyard and library": (GRAVEYARD, LIBRARY),
    "library and graveyard": (LIBRARY, GRAVEYARD),
    "hand and library": (HAND, LIBRARY),
}
lexicon("exchanged_zones", {words: words for words in _ZONES})


@phrase("{player!} exchange[s] [their] {zones:exchanged_zones}")
@record
class ExchangeZones(Instruction):
    """All cards of two zones of a player change places, if there are any in only one too (CR 701.10f)."""

    player: PlayerReference
    zones: str
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        one, other = _ZONES[self.zones]
        seats = [seat for seat, _ in per_player(ctx, self.player)]
        moves = [(oid, other) for seat in seats for oid in ctx.game.zone(one, seat)]
        moves += [(oid, one) for seat in seats for oid in ctx.game.zone(other, seat)]
        return bool(carry_out(ctx, *(ZoneChange(oid, to, cause="effect", by=ctx.source) for oid, to in moves)))


# -- numbers ----------------------------------------------------------------------------------------------------------

lexicon("power or toughness", {"power": "power", "toughness": "toughness"})


@phrase("exchange {player:player's} life total with {object's} {what:power or toughness}")
@phrase("exchange {player:player's} life total and {object's} {what:power or toughness}", order="and")
@phrase("exchange {object's} {what:power or toughness} with {player:player's} life total", order="turned")
@phrase("exchange {object's} {what:power or toughness} and {player:player's} life total", order="turned and")
@record
class ExchangeLifeWithSize(Instruction):
    """A life total becomes a creature's power or toughness, and that what the life total was (CR 701.10g)."""

    player: PlayerReference
    object: Reference
    what: str
    order: str = wording(default="")
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        seat = self.player.seat(ctx)
        creature = next(iter(on_battlefield(ctx, self.object.refs(ctx))), NOBODY)
        if seat is None or creature == NOBODY:
            return False
        chars = ctx.chars(creature)
        value, life = chars.power if self.what == "power" else chars.toughness, ctx.game.player(seat).life
        if value is None or _cannot_change(ctx, seat, value - life):
            return False
        change_life(ctx, "", [(seat, value - life)])
        base = HasBase(**{self.what: Number(life)})
        begin(ctx, (base,), (creature,), None)
        return True


def _cannot_change(ctx: Context, seat: Seat, change: int) -> bool:
    """Whether a player can't be given a higher, or lower, life total (CR 119.7, 119.8)."""
    question = MAY_GAIN_LIFE if change > 0 else MAY_LOSE_LIFE
    return change != 0 and refused(ctx.game, question, seat) is not None


# -- text boxes -------------------------------------------------------------------------------------------------------


@phrase("exchange the text boxes of {what:thing}")
@record
class ExchangeTextBoxes(Instruction):
    """The rules text of each of two permanents becomes what the other's was (CR 701.10h, 612)."""

    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.what, TO_EXCHANGE))
        if len(chosen) != 2:
            return False
        first, second = (HasTextBox(*_text_box(ctx, oid)) for oid in chosen)
        begin(ctx, (second,), chosen[:1], None)
        begin(ctx, (first,), chosen[1:], None)
        return True


def _text_box(ctx: Context, oid: Ref) -> tuple[Abilities, str]:
    """The rules text of a permanent now: that of its copiable values, or the last one that it was given."""
    for effect in reversed(ctx.game.floating):
        for part in effect.parts:
            if isinstance(part, HasTextBox) and oid in (effect.affected or ()):
                return part.abilities, part.text
    values = copiable_values(ctx.game, oid)
    return values.abilities, values.text


@record
class HasTextBox(Modification):
    """An object with other rules text (CR 613.1c)."""

    abilities: Abilities
    text: str
    reads = READS_NOTHING
    layers = ("3",)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.abilities, characteristics.text = self.abilities, self.text
