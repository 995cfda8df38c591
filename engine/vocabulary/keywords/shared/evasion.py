"""What evasion abilities share (CR 509.1b).

Each restricts what can block a creature, independent of the others.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import NOBODY, ObjectId, Ref, is_player
from engine.game.rules.combat.questions import AS_THOUGH_HAVING, AS_THOUGH_LACKING, BLOCKS_DESPITE, MAY_BE_BLOCKED_BY
from engine.game.rules.questions.rule_modifiers import affirmed
from engine.meaning.families import RuleModifier
from engine.meaning.message import NameOf, Term, say
from engine.meaning.questions import Asked, Refusal

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game


def has(game: Game, oid: Ref, keyword: str, seen_by: Ref = NOBODY, particular: str = "") -> bool:
    """Whether an object has a keyword ability, or is treated as though it had or lacked it (CR 609.4).

    Of a player the ability itself asks, which would not if the player did not have it.
    """
    if is_player(oid):
        return not affirmed(game, AS_THOUGH_LACKING, oid, keyword=keyword, seen_by=seen_by, particular=particular)
    abilities = game.chars(oid).abilities
    having = keyword in abilities.keywords
    question = AS_THOUGH_LACKING if having else AS_THOUGH_HAVING
    if question not in abilities.modifiers and not game.projection.modifiers(game, question):
        return having  # by far the most common: nobody has an opinion
    return having != affirmed(game, question, oid, keyword=keyword, seen_by=seen_by, particular=particular)


class Evasion(RuleModifier):
    """A restriction that an attacking creature puts on what can block it."""

    __slots__ = ()
    questions = (MAY_BE_BLOCKED_BY,)
    keyword: ClassVar[str]
    rule: ClassVar[str]

    @property
    def particular(self) -> str:
        """What tells it from other abilities of its keyword: the land type of landwalk."""
        return ""

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        blocker = details["blocker"]
        assert isinstance(blocker, int)
        if self.allows(ctx, about, blocker) or not has(ctx.game, about, self.keyword, blocker, self.particular):
            return None
        if affirmed(ctx.game, BLOCKS_DESPITE, blocker, keyword=self.keyword, attacker=about):
            return None
        return Refusal(say("has_keyword", creature=NameOf(about), keyword=Term("keyword", self.keyword)), self.rule)

    @abstractmethod
    def allows(self, ctx: Context, attacker: ObjectId, blocker: ObjectId) -> bool:
        """Whether this ability lets a creature block."""
