"""Exhaust (CR 702.177 of the edition of 2026)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.core.record import replace
from engine.meaning.abilities import Ability, ActivatedAbility
from engine.vocabulary.keywords.shared.prefixed import completed


@keyword("702.177", "Exhaust", "exhaust — ^{ability:ability}")
class Exhaust:
    """An activated ability that can be activated only once (CR 702.177a)."""

    ability: Ability

    def well_formed(self) -> bool:
        """Only an activated ability."""
        return isinstance(self.ability, ActivatedAbility)

    def stands_for(self) -> tuple[Ability, ...]:
        assert isinstance(self.ability, ActivatedAbility)
        return (completed(replace(self.ability, limit="game")),)
