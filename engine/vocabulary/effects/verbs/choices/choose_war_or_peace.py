"""A choice that each player makes as a permanent enters (CR 607.2d): "war or peace".

It concerns the creatures of those who chose so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref, is_object
from engine.core.keys import Purpose
from engine.core.record import record
from engine.meaning.families import Filter, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_CONTROL, READS_NOTHING, READS_STATUS
from engine.vocabulary.effects.verbs.choices.choose import note_choice
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_STANCE = Purpose("stance", "608.2d")

STANCES = "stances"  # the name of what all players have chosen: each with their word
_WORDS = ("war", "peace")
lexicon("stance", {word: word for word in _WORDS})


@phrase("{player!} choose[s] war or peace")
@record
class ChooseWarOrPeace(Instruction):
    """Each of some players chooses one of two words, in turn order (CR 101.4)."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        prompt = say("choose_one_of_these")
        chosen = tuple(
            (seat, ctx.choose_option(seat, _WORDS, purpose=WHICH_STANCE, prompt=prompt))
            for seat in self.player.acting_players(ctx)
        )
        note_choice(ctx, STANCES, chosen)
        return bool(chosen)


@phrase("controlled by players who chose {word:stance}", into="clause")
@record
class OfThoseWhoChose(Filter):
    """A permanent whose controller chose a certain word."""

    word: str
    reads = READS_CONTROL | READS_STATUS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        chosen = ctx.choice(STANCES) or ()
        return is_object(ref) and (ctx.controller_of(ref), self.word) in chosen
