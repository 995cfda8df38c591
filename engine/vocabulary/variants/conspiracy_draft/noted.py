"""Words about what was noted as cards were drafted (CR 905.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.colors import WUBRG
from engine.core.identity import Ref, is_player
from engine.core.record import record, wording
from engine.game.rules.questions.drafting import COLOR, NAME, NUMBER, PLAYER, noted_for
from engine.meaning.families import Amount, Filter, ObjectFilter
from engine.meaning.node import READS_COLORS, READS_COPIABLE, READS_PLAYERS
from engine.vocabulary.effects.shared.mana_words import ManaWords

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def _noted(ctx: Context, kind: str) -> tuple[int | str, ...]:
    """What the ability's controller noted for cards of its object's name."""
    return noted_for(ctx.game, ctx.controller, ctx.chars(ctx.source).name, kind)


@phrase("the highest number you noted for cards named ~", into="quantity")
@record
class HighestNoted(Amount):
    """The highest number noted; 0 if none was."""

    reads = READS_COPIABLE | READS_PLAYERS

    def value(self, ctx: Context) -> int:
        return max((number for number in _noted(ctx, NUMBER) if isinstance(number, int)), default=0)


@phrase("with a name you noted for cards named ~", into="clause")
@record
class WithNotedName(ObjectFilter):
    """An object with one of the names noted."""

    reads = READS_COPIABLE | READS_PLAYERS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return not set(_noted(ctx, NAME)).isdisjoint(ctx.chars(ref).names)


@phrase("['s|are] one or more of the colors you noted for cards named ~", into="relative")
@phrase("['s|are] one or more of the colors chosen as you drafted cards named ~", into="relative", chosen=True)
@record
class OfNotedColors(ObjectFilter):
    """An object of a colour that was noted."""

    chosen: bool = wording(default=False)
    reads = READS_COLORS | READS_COPIABLE | READS_PLAYERS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return not set(_noted(ctx, COLOR)).isdisjoint(ctx.chars(ref).colors)


@phrase("one mana of any color you noted for cards named ~", into="mana_words")
@phrase("one mana of any color chosen as you drafted cards named ~", into="mana_words", chosen=True)
@record
class ManaOfNotedColors(ManaWords):
    """Mana of one of the colours noted."""

    chosen: bool = wording(default=False)
    reads = READS_COPIABLE | READS_PLAYERS

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        noted = _noted(ctx, COLOR)
        return tuple(letter for letter in WUBRG if letter in noted)


@phrase("you noted for cards named ~", into="player_clause")
@record
class NotedPlayer(Filter):
    """A player who was noted."""

    reads = READS_COPIABLE | READS_PLAYERS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_player(ref) and ref in _noted(ctx, PLAYER)
