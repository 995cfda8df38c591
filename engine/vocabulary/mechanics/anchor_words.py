"""Anchor words, and the abilities behind them (CR 614.12b): "As this enters, choose X or Y"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import label, phrase
from engine.core.keys import Purpose
from engine.core.record import record
from engine.meaning.abilities import Ability, Paragraph, StaticAbility
from engine.meaning.families import Condition, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_STATUS, Node
from engine.vocabulary.effects.verbs.choices.choose import note_choice
from engine.vocabulary.statics.abilities.abilities import HasAbilities, Quoted
from engine.vocabulary.statics.zones.entering import AsEnters
from engine.vocabulary.terms.grammar.continuous import Affecting
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_ANCHOR_WORD = Purpose("anchor word", "614.12b")

ANCHOR = "anchor word"


@record
class ChooseAnchor(Instruction):
    """One of several words that mean nothing but the abilities behind them."""

    words: tuple[str, ...]
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        chosen = ctx.choose_option(
            ctx.controller, self.words, purpose=WHICH_ANCHOR_WORD, prompt=say("choose_one_of_these")
        )
        note_choice(ctx, ANCHOR, chosen)
        return True


@record
class AnchorWasChosen(Condition):
    """A word was chosen as the permanent entered."""

    word: str
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        return bool(ctx.choice(ANCHOR) == self.word)


@phrase("• {word:card_name} — ^{ability:line}", into="anchored")
@record
class Anchored(Node):
    """An ability that the permanent has if a word was chosen as it entered."""

    word: str
    ability: Ability
    reads = READS_NOTHING


@phrase("as ~ enters, choose {words:card_name*or2}.\n{cases:anchored*\n}", into="line")
@record
class AnchoredLine(Paragraph):
    """The choice of a word, and the abilities for each."""

    words: tuple[str, ...]
    cases: tuple[Anchored, ...]

    def well_formed(self) -> bool:
        """An ability for each word."""
        return tuple(dict.fromkeys(case.word for case in self.cases)) == self.words

    def written(self) -> tuple[Ability, ...]:
        """The choice, and the abilities that follow from it."""
        choice = StaticAbility((AsEnters(This(), ChooseAnchor(self.words)),))
        given = ((case.word, HasAbilities((Quoted(case.ability),))) for case in self.cases)
        return (choice, *(StaticAbility((Affecting(This(), (has,)),), AnchorWasChosen(word)) for word, has in given))


label("anchored", "a word with its ability")
