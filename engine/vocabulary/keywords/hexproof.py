"""Hexproof, and hexproof from a quality (CR 702.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword, named
from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_player
from engine.core.record import record
from engine.game.rules.casting.questions import MAY_BE_TARGETED
from engine.game.rules.combat.questions import AS_THOUGH_LACKING
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Filter, RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_CONTROL, READS_PLAYERS
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.effects.keyword_actions.counter import AbilityNoun
from engine.vocabulary.keywords.shared.evasion import has
from engine.vocabulary.keywords.shared.qualities import Such, is_of, qualities_left
from engine.vocabulary.terms.objects.filters import described
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class HexproofRule(RuleModifier):
    """It can't be the target of what opponents control, or of that of theirs which has a quality.

    See CR 702.11b to d.
    """

    quality: Filter | None
    reads = READS_CONTROL
    questions = (MAY_BE_TARGETED,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        seat, source = details["seat"], details["by"]
        assert isinstance(seat, int) and isinstance(source, int)
        owner = about if is_player(about) else ctx.controller
        if seat not in ctx.game.opponents(owner) or not has(ctx.game, about, "hexproof", seen_by=seat):
            return None
        if self.quality is not None and not self._is_from(ctx, self.quality, source, details):
            return None
        plain = "702.11c" if is_player(about) else "702.11b"
        return Refusal(say("it_has_hexproof"), plain if self.quality is None else "702.11d")

    @staticmethod
    def _is_from(ctx: Context, quality: Filter, source: Ref, details: Mapping[str, object]) -> bool:
        """Whether it is from this spell or ability: by its source, or by what kind of ability it is."""
        words = tuple(described(quality.what)) if isinstance(quality, Such) else ()
        if not any(isinstance(word, AbilityNoun) for word in words):
            return is_of(ctx, quality, source, details.get("is_spell"))
        ability = details.get("ability")
        return all(
            word.means(ability) if isinstance(word, AbilityNoun) else word.matches(ctx, source) for word in words
        )


@keyword(
    "702.11", "Hexproof", "hexproof", "hexproof from {quality:quality}",
    "hexproof from {quality:quality} and from {second:quality}",
)  # fmt: skip
class Hexproof:
    """A permanent safe from opponents' targeting. "from a quality" is a hexproof ability too (CR 702.11d,
    702.11e)."""

    quality: Filter | None = None
    second: Filter | None = None
    players_may_have = True

    @property
    def qualities(self) -> tuple[Filter, ...]:
        """What it is from; nothing: simply hexproof."""
        return tuple(each for each in (self.quality, self.second) if each is not None)

    def stands_for(self) -> tuple[Ability, ...]:
        return tuple(StaticAbility((HexproofRule(each),)) for each in self.qualities or (None,))

    def without(self, lost: Any) -> tuple[Any, ...]:
        """What is left of it: it is from each quality by itself (CR 702.11f)."""
        left = qualities_left(self, lost)
        return (self,) if left is None else tuple(named("hexproof", each) for each in left)


@phrase("can be the (target|targets#) of spells and abilities as though (it|they#) didn't have hexproof",
        into="change", by=None)  # fmt: skip
@phrase("can be the (target|targets#) of spells and abilities {by:player} control[s] as though (it|they#) didn't have "
        "hexproof", into="change")  # fmt: skip
@record
class TargetedDespiteHexproof(RuleModifier):
    """What can be targeted as though it didn't have hexproof, by everybody or by some players.

    See CR 609.4, 702.11e.
    """

    by: PlayerReference | None
    reads = READS_PLAYERS
    questions = (AS_THOUGH_LACKING,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        meant = self.by is None or details.get("seen_by") in self.by.refs(ctx)
        return True if meant and details.get("keyword") == "hexproof" else None
