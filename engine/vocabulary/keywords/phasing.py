"""Phasing (CR 702.26)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.turn.questions import PHASES
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import always


@keyword("702.26", "Phasing")
class Phasing:
    """A permanent that phases in or out as its controller untaps (CR 702.26a, 502.1)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, PHASES)
