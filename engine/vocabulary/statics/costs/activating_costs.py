"""Abilities that cost more or less by who activates them, and at what (CR 601.2f, 602.2b)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat, is_object
from engine.core.mana import ManaCost
from engine.core.record import record, wording
from engine.game.events.casting import AbilityActivated
from engine.game.rules.casting.proposing import may_target
from engine.game.rules.context import Context
from engine.game.rules.paying.costs import COST_CHANGES
from engine.game.state.objects import StackItem
from engine.meaning.abilities import ActivatedAbility, targets_of
from engine.meaning.families import Continuous, Filter, Reference, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.statics.costs.ability_cost_changes import is_ability_of
from engine.vocabulary.statics.costs.cost_changes import change_of
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.state.game import Game


@phrase("abilities {player} activate[s] that target {target:targeted_by} cost {mana:mana_symbols} {how:more_or_less} "
        "to activate", into="static")  # fmt: skip
@phrase("the {ordinal:ordinal} activated ability of a {of:filter#one} {player} activate[s] each turn costs "
        "{mana:mana_symbols} {how:more_or_less} to activate", into="static")  # fmt: skip
@phrase("the {ordinal:ordinal} activated ability {player} activate[s] each turn costs {mana:mana_symbols} "
        "{how:more_or_less} to activate", into="static")  # fmt: skip
@phrase("the {ordinal:ordinal} activated ability you activate during your turn that targets {target:targeted_by} costs "
        "{mana:mana_symbols} {how:more_or_less} to activate", into="static", player=You(), own_turn=True)  # fmt: skip
@forms(
    phrase("{object:object's} {keyword:keyword_name} abilities cost {mana:mana_symbols} {how:more_or_less} to activate",
           into="static", player=None),
    phrase("{object:object's} {keyword:keyword_name} ability costs {mana:mana_symbols} {how:more_or_less} to activate",
           into="static", player=None, one=True),
    phrase("{object:object's} {keyword:keyword_name} ability costs {mana:mana_symbols} {how:more_or_less} to activate "
           "if it targets {target:targeted_by}", into="static", player=None, one=True),
)  # fmt: skip
@record
class ActivationsCost(Continuous):
    """Abilities that cost more or less: of certain players, at something, the first of a turn."""

    player: PlayerReference | None
    mana: ManaCost
    how: str
    target: Filter | None = None
    ordinal: str = ""
    of: Filter | None = None  # whose abilities
    own_turn: bool = False
    object: Reference | None = None  # a certain object's abilities of a keyword
    keyword: str = ""
    one: bool = wording(default=False)
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.object.refs(ctx) if self.object is not None else is_object(ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (CostsToActivate(self),)


@record
class CostsToActivate(RuleModifier):
    """More or less mana for such an ability."""

    words: ActivationsCost
    reads = READS_NOTHING
    questions = (COST_CHANGES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        words, ability, seat = self.words, details.get("ability"), details.get("seat")
        if details.get("kind") != "activate" or not isinstance(ability, ActivatedAbility) or not isinstance(seat, int):
            return None
        if not self._is_meant(ctx, about, seat, ability):
            return None
        item = details.get("item")
        if not self._is_aimed(ctx, about, seat, ability, item if isinstance(item, StackItem) else None):
            return None
        if words.ordinal and self._before(ctx, seat) != int(words.ordinal) - 1:
            return None
        return change_of(words.mana, words.how)

    def _is_meant(self, ctx: Context, about: Ref, seat: Seat, ability: ActivatedAbility) -> bool:
        words = self.words
        if words.keyword and not is_ability_of(ctx, words.keyword, about, ability):
            return False
        if words.player is not None and seat not in words.player.refs(ctx):
            return False
        if words.own_turn and not ctx.game.is_active(seat):
            return False
        return words.of is None or fits_anywhere(ctx, words.of, about)

    def _is_aimed(
        self, ctx: Context, about: Ref, seat: Seat, ability: ActivatedAbility, item: StackItem | None
    ) -> bool:
        """Whether it has such a target; before targets are chosen, what leaves the least to pay."""
        what = self.words.target
        if what is None:
            return True
        if item is not None and item.targets:
            return _hits(ctx, what, item)
        options = list(_options(ctx.game, about, seat, ability))
        if self.words.how == "less":
            return any(what.matches(ctx, ref) for refs in options for ref in refs)
        return any(refs and all(what.matches(ctx, ref) for ref in refs) for refs in options)

    def _before(self, ctx: Context, seat: Seat) -> int:
        """How many such abilities the player has activated this turn."""
        events = (event for event in ctx.game.history.this_turn if isinstance(event, AbilityActivated))
        return sum(event.player == seat and self._was_such(ctx, event) for event in events)

    def _was_such(self, ctx: Context, event: AbilityActivated) -> bool:
        words = self.words
        if words.of is not None and not fits_anywhere(ctx, words.of, event.source):
            return False
        if words.target is None:
            return True
        item = None if event.mana else ctx.obj(event.oid).stack
        return item is not None and _hits(ctx, words.target, item)


def _hits(ctx: Context, what: Filter, item: StackItem) -> bool:
    return any(what.matches(ctx, ref) for _, refs in item.targets for ref in refs)


def _options(game: Game, about: Ref, seat: Seat, ability: ActivatedAbility) -> Iterator[tuple[Ref, ...]]:
    """What each target of the ability could be; none where none need be chosen."""
    ctx = Context(game, about, seat, item=StackItem())
    for target in targets_of(ability.effect):
        if target.bounds(ctx)[0]:
            yield tuple(one for one in target.candidates(ctx) if may_target(ctx, target, one))
