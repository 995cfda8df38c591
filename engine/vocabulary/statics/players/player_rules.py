"""What is said of players (CR 101.2, 613.10): life totals, hand size, lands, steps, the top card.

The last is that of their library.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref
from engine.core.mana import Mana
from engine.core.record import record, replace, wording
from engine.core.steps import COMBAT_STEPS
from engine.game.events.cards import MAY_DRAW, Draw
from engine.game.events.life import MAY_GAIN_LIFE, MAY_LOSE_LIFE
from engine.game.events.mana import POOL_EMPTIES, EmptyPool
from engine.game.events.players import MAY_LOSE, MAY_WIN
from engine.game.rules.casting.questions import LANDS_PER_TURN
from engine.game.rules.questions.looking import MAY_SEE_TOP_CARD, PLAYS_REVEALED, TOP_CARD_REVEALED
from engine.game.rules.state_based.players_losing import MAY_HAVE_NO_LIFE
from engine.game.rules.turn.questions import KEEPS_MANA, MAXIMUM_HAND_SIZE, MAY_HAVE_STEP
from engine.meaning.abilities import Ability
from engine.meaning.families import (
    Amount,
    Continuous,
    Duration,
    Instruction,
    Replacement,
    RuleModifier,
    StaticEffect,
)
from engine.meaning.message import NameOf, Term, say
from engine.meaning.node import READS_NOTHING, READS_TURN
from engine.meaning.questions import Asked, Question, Refusal
from engine.vocabulary.statics.abilities.player_abilities import PlayersGain
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.rules.context import Context

MAY_SEARCH: Question[Refusal] = Question(
    "may_search", "701.19", about="player", details=("owner",), answer="Refusal; the owner of the zone is told"
)

_PROHIBITED = {
    "gain life": (MAY_GAIN_LIFE, "119.7"),
    "lose life": (MAY_LOSE_LIFE, "119.8"),
    "draw cards": (MAY_DRAW, "121.2"),
    "lose the game": (MAY_LOSE, "104.3"),
    "win the game": (MAY_WIN, "104.2"),
    "search libraries": (MAY_SEARCH, "701.19"),
}
lexicon("prohibited_deed", {deed: deed for deed in _PROHIBITED})


@phrase("can't {deeds:prohibited_deed*or}", into="change")
@record
class PlayerCannot(RuleModifier):
    """A player who can't do some things or can't have them happen to them."""

    deeds: tuple[str, ...]
    reads = READS_NOTHING

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return tuple(_PROHIBITED[deed][0] for deed in self.deeds)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        deed = next(deed for deed in self.deeds if _PROHIBITED[deed][0] == question)
        return Refusal(say("cant_do", who=NameOf(about), deed=Term("deed", deed)), _PROHIBITED[deed][1])


@phrase("can't draw more than one card each turn", into="change", most=ONE)
@phrase("can't draw more than {most:words} cards each turn", into="change", when=lambda node: node.most != ONE)
@record
class DrawsNoMoreThan(RuleModifier):
    """A player who can draw only so many cards each turn (CR 121.2)."""

    most: Amount
    reads = READS_TURN
    questions = (MAY_DRAW,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        drawn = sum(isinstance(event, Draw) and event.player == about for event in ctx.game.history.this_turn)
        if drawn < self.most.value(ctx):
            return None
        return Refusal(say("cant_do", who=NameOf(about), deed=Term("deed", "draw cards")), "121.2")


@phrase("[doesn't|don't] lose the game for having 0 or less life", into="change")
@record
class MayHaveNoLife(RuleModifier):
    """A player who does not lose for having 0 or less life (CR 704.5a), but for anything else."""

    reads = READS_NOTHING
    questions = (MAY_HAVE_NO_LIFE,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True


@phrase("play[s] with [their] hand revealed", into="change")
@phrase("play with their hands revealed", into="change", several=True)
@record
class HandRevealed(RuleModifier):
    """A player whose hand all players may look at (CR 402.3)."""

    several: bool = wording(default=False)
    reads = READS_NOTHING
    questions = (PLAYS_REVEALED,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True


@forms(
    phrase("{player} can't lose the game and {other:player} can't win the game", into="static"),
    phrase("{other:player} can't win the game and {player} can't lose the game", into="static", winning_first=True),
)  # fmt: skip
@record
class CannotLoseAndWin(Continuous):
    """Players who can't lose, and others who can't win."""

    player: PlayerReference
    other: PlayerReference
    winning_first: bool = wording(default=False)
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.player.refs(ctx) or ref in self.other.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (
            OnlyFor(self.player, PlayerCannot(("lose the game",))),
            OnlyFor(self.other, PlayerCannot(("win the game",))),
        )


@record
class OnlyFor(RuleModifier):
    """A rule modifier that holds for some players only."""

    player: PlayerReference
    rule: RuleModifier
    reads = READS_NOTHING

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return self.rule.questions

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return self.rule.answer(ctx, question, about, **details) if about in self.player.refs(ctx) else None


@phrase("{player:player's} life total can't change", into="static")
@record
class LifeTotalCannotChange(Continuous):
    """Players who can neither gain nor lose life (CR 119.7, 119.8)."""

    player: PlayerReference
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.player.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (PlayerCannot(("gain life",)), PlayerCannot(("lose life",)))


@phrase("{duration}, {player:player's} life total can't change< and {again:player} gain[s#again] "
        "{abilities:keyword*and}>")  # fmt: skip
@record
class LifeTotalStays(Instruction):
    """A player's life total can't change for a while, and they may gain abilities (CR 119.7, 119.8)."""

    duration: Duration
    player: PlayerReference
    again: PlayerReference | None = None
    abilities: tuple[Ability, ...] = ()
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of the same player; and these are abilities that players can have."""
        if self.again is None:
            return not self.abilities
        return self.again == self.player and PlayersGain(self.player, self.abilities, self.duration).well_formed()

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (LifeTotalCannotChange(self.player),), None, self.duration)
        if self.abilities:
            PlayersGain(self.player, self.abilities, self.duration).perform(ctx)
        return True


@phrase("[doesn't|don't] lose unspent< {color:color}> mana as steps and phases end", into="change")
@record
class KeepsMana(RuleModifier):
    """A player whose mana, or mana of a colour, does not empty (CR 500.4)."""

    color: str = ""
    reads = READS_NOTHING
    questions = (KEEPS_MANA,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        mana = details["mana"]
        return True if self.color in ("", mana.kind if isinstance(mana, Mana) else "") else None


@phrase("if you would lose unspent mana, that mana becomes {color:color} instead", into="static")
@phrase("if you would lose unspent mana, that mana becomes colorless instead", into="static", color="C")
@record
class UnspentManaBecomes(Replacement):
    """A player's unspent mana that becomes mana of one type instead of being lost (CR 106.4, 614.1a)."""

    color: str
    reads = READS_NOTHING
    keys = (POOL_EMPTIES,)

    def applies(self, ctx: Context, event: EmptyPool) -> bool:
        return event.player == ctx.controller and not event.turned

    def replace(self, ctx: Context, event: EmptyPool) -> Sequence[object]:
        lost = (mana for mana in ctx.game.players[event.player].pool if mana not in event.keep)
        turned = tuple(replace(mana, kind=self.color) for mana in lost)
        return (replace(event, keep=(*event.keep, *turned), turned=True),)


@phrase("[has|have] no maximum hand size", into="change")
@record
class NoMaximumHandSize(RuleModifier):
    """A player without a maximum hand size (CR 402.2)."""

    reads = READS_NOTHING
    questions = (MAXIMUM_HAND_SIZE,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return _none


def _none(size: int | None) -> None:
    return None


@phrase("{player:player's} maximum hand size is {size:words}", into="static")
@phrase("{player:player's} maximum hand size is equal to {size:quantity}", into="static")
@phrase("{player:player's} maximum hand size is increased by {more:words}", into="static")
@phrase("{player:player's} maximum hand size is reduced by {less:words}", into="static")
@record
class MaximumHandSize(Continuous):
    """Another maximum hand size (CR 402.2)."""

    player: PlayerReference
    size: Amount | None = None
    more: Amount | None = None
    less: Amount | None = None
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.player.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (HandSize(self.size, self.more, self.less),)


@record
class HandSize(RuleModifier):
    """What a maximum hand size becomes."""

    size: Amount | None
    more: Amount | None
    less: Amount | None
    reads = READS_NOTHING
    questions = (MAXIMUM_HAND_SIZE,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if self.size is not None:
            return max(0, self.size.value(ctx))  # CR 107.1b
        change = self.more.value(ctx) if self.more is not None else 0
        change -= self.less.value(ctx) if self.less is not None else 0
        return lambda size: None if size is None else max(0, size + change)


@forms(
    phrase("may play a additional land on each of [their] turns", into="change"),
    phrase("may play a additional land during each of [their] turns", into="change", during=True),
    phrase("may play {more:words} additional lands on each of [their] turns", into="change"),
)  # fmt: skip
@phrase("may play a additional land", into="effect_change", turns=False)
@phrase("may play up to {more:words} additional lands", into="effect_change", turns=False)
@phrase("may play any number of lands on each of [their] turns", into="change", more=None)
@record
class MoreLands(RuleModifier):
    """A player who may play more lands (CR 305.2)."""

    more: Amount | None = ONE
    turns: bool = True
    during: bool = wording(default=False)
    reads = READS_NOTHING
    questions = (LANDS_PER_TURN,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return self.more.value(ctx) if self.more is not None else 1_000_000


@phrase("{color:color} mana doesn't empty from {player:player's} mana pool as steps and phases end", into="static")
@record
class ManaStaysInPool(Continuous):
    """Players whose mana of a colour stays as steps and phases end (CR 500.5)."""

    color: str
    player: PlayerReference
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.player.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (KeepsMana(self.color),)


lexicon("skipped_step", {"draw": "draw step", "untap": "untap step", "upkeep": "upkeep step", "combat": "combat phase"})
lexicon("skipped_steps", {"draw": "draw steps", "untap": "untap steps", "upkeep": "upkeep steps"})


@phrase("skip your {step:skipped_step}", into="static", player=You())
@forms(
    phrase("{player} skip[s] [their] {step:skipped_step}", into="static"),
    phrase("{player} skip[s] [their] {step:skipped_steps}", into="static", many=True),
)
@record
class SkipsStep(Continuous):
    """Players who always skip a step or phase (CR 614.10)."""

    player: PlayerReference
    step: str
    many: bool = wording(default=False)
    takes_if_behind = True
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.player.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (NoSuchStep(self.step),)


@record
class NoSuchStep(RuleModifier):
    """The answer that a player has no such step."""

    step: str
    reads = READS_NOTHING
    questions = (MAY_HAVE_STEP,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        steps = COMBAT_STEPS if self.step == "combat" else (self.step,)
        return Refusal(say("an_effect_skips_it"), "614.10") if details.get("step") in steps else None


@phrase("play with your hand revealed", into="static", player=You(), question=PLAYS_REVEALED)
@phrase("play with the top card of your library revealed", into="static", player=You())
@phrase("{player} play[s] with the top card of [their] library revealed", into="static")
@phrase("{player} play with the top card of their libraries revealed", into="static", several=True)
@phrase("you may look at the top card of your library any time", into="static", player=You(), question=MAY_SEE_TOP_CARD)
@record
class TopCardKnown(Continuous):
    """The top card of players' libraries, or their hand, is revealed (CR 401.5, 402.3).

    It may also be that only the players themselves may look at it.
    """

    player: PlayerReference
    question: Question[bool] = TOP_CARD_REVEALED
    several: bool = wording(default=False)
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.player.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (Affirms((self.question,)),)


@record
class Affirms(RuleModifier):
    """Yes, to certain questions."""

    questions: tuple[Asked, ...]  # type: ignore[misc]
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True
