"""Keyword abilities that players have (CR 702.11c, 702.16b, 702.18a): "you have hexproof"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, phrase, production
from engine.core.identity import Ref
from engine.core.keys import EventKey
from engine.core.record import record, wording
from engine.meaning.abilities import Abilities, Ability, KeywordAbility, StaticAbility
from engine.meaning.families import (
    Continuous,
    Duration,
    Instruction,
    Reference,
    Replacement,
    StaticEffect,
)
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.terms.grammar.continuous import Affecting, BeginContinuous, begin
from engine.vocabulary.terms.objects.objects import AttachedTo, This
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

PROTECTED = "protected"  # bound to the player that an ability protects


@phrase("{player:player} [has|have] {abilities:keyword*and}", into="static")
@record
class PlayersHave(Continuous, Replacement):
    """Abilities of players: what they mean for targeting, and what damage they prevent."""

    player: PlayerReference
    abilities: tuple[Ability, ...]
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether these are abilities that players can have."""
        return all(isinstance(ability, KeywordAbility) and ability.players_may_have for ability in self.abilities)

    def _effects(self) -> Iterator[StaticEffect]:
        return (effect for ability in Abilities(self.abilities).static for effect in ability.effects)

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.player.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return tuple(self._effects())

    def _preventing(self) -> tuple[Replacement, ...]:
        return tuple(effect for effect in self._effects() if isinstance(effect, Replacement))

    def event_keys(self) -> tuple[EventKey, ...]:
        return tuple(dict.fromkeys(key for effect in self._preventing() for key in effect.event_keys()))

    def applies(self, ctx: Context, event: object) -> bool:
        protected = ctx.within(**{PROTECTED: self.player.refs(ctx)})
        return any(effect.applies(protected, event) for effect in self._preventing())

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        return ()


@phrase("{player:player} gain[s] {abilities:keyword*and} {duration}")
@phrase("{duration}, {player:player} gain[s] {abilities:keyword*and}", leading=True)
@record
class PlayersGain(Instruction):
    """Abilities that players have for a while."""

    player: PlayerReference
    abilities: tuple[Ability, ...]
    duration: Duration
    leading: bool = wording(default=False)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether these are abilities that players can have."""
        return all(isinstance(ability, KeywordAbility) and ability.players_may_have for ability in self.abilities)

    def perform(self, ctx: Context) -> bool:
        given = HasAbilities(self.abilities).settled(ctx)  # "protection from the color of your choice"
        begin(ctx, (PlayersHave(self.player, given.abilities),), None, self.duration)
        return True


@forms(
    phrase("{player:player} and {others:bare_group} gain {abilities:keyword*and} {duration}"),
    phrase("{player:player} and {others:each_group} gain {abilities:keyword*and} {duration}"),
    phrase("{duration}, {player:player} and {others:bare_group} gain {abilities:keyword*and}", leading=True),
)  # fmt: skip
@record
class PlayersAndOthersGain(Instruction):
    """Players and permanents gain abilities for a while: "you and creatures you control gain hexproof"."""

    player: PlayerReference
    others: Reference
    abilities: tuple[Ability, ...]
    duration: Duration
    leading: bool = wording(default=False)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether these are abilities that players can have."""
        return PlayersGain(self.player, self.abilities, self.duration).well_formed()

    def perform(self, ctx: Context) -> bool:
        given = HasAbilities(self.abilities).settled(ctx)
        PlayersGain(self.player, given.abilities, self.duration).perform(ctx)
        BeginContinuous(self.others, (given,), self.duration).perform(ctx)
        return True


def _both_have(
    player: PlayerReference, others: Reference, abilities: Any, condition: Any = None
) -> StaticAbility | None:  # fmt: skip
    mine = PlayersHave(player, tuple(abilities))
    if not mine.well_formed():
        return None
    return StaticAbility((mine, Affecting(others, (HasAbilities(mine.abilities),))), condition)


def _read_both_have(conditional: bool) -> Any:
    def read(node: StaticAbility) -> dict[str, Any] | None:
        if len(node.effects) != 2 or (node.condition is not None) != conditional:
            return None
        mine, theirs = node.effects
        if not isinstance(mine, PlayersHave) or not isinstance(theirs, Affecting):
            return None
        if theirs.changes != (HasAbilities(mine.abilities),):
            return None
        found = {"player": mine.player, "others": theirs.affected, "abilities": mine.abilities}
        return {**found, "condition": node.condition} if conditional else found

    return read


def _and_it_have(
    player: PlayerReference, others: Reference, abilities: Any, condition: Any = None
) -> StaticAbility | None:  # fmt: skip
    """As before, of a certain object: the ability's own, or what it is attached to."""
    return _both_have(player, others, abilities, condition) if isinstance(others, This | AttachedTo) else None


for _conditional, _lead in ((False, ""), (True, "{condition}, ")):
    production(
        "static_ability", _lead + "{player} and {others} have {abilities*and}.", StaticAbility, _both_have,
        _read_both_have(_conditional), player="player", others="bare_group", abilities="keyword",
        condition="static_condition",
    )  # fmt: skip
    production(
        "static_ability", _lead + "{player} and {others} have {abilities*and}.", StaticAbility, _and_it_have,
        _read_both_have(_conditional), player="player", others="object", abilities="keyword",
        condition="static_condition",
    )  # fmt: skip
