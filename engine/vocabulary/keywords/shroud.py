"""Shroud (CR 702.18)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.casting.questions import MAY_BE_TARGETED
from engine.meaning.abilities import Ability
from engine.meaning.message import say
from engine.meaning.questions import Refusal
from engine.vocabulary.keywords.shared.always import always


@keyword("702.18", "Shroud")
class Shroud:
    """The permanent or player can't be the target of spells or abilities, its controller's neither.

    See CR 702.18a.
    """

    players_may_have = True

    def stands_for(self) -> tuple[Ability, ...]:
        return always(Refusal(say("it_has_shroud"), "702.18a"), MAY_BE_TARGETED)
