"""Read ahead (CR 702.155, 714.3a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.record import record, replace
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.events.entering import with_counters
from engine.game.rules.events.questions import EARLIER_CHAPTERS
from engine.game.rules.special_cards.sagas import LORE, final_chapter
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Replacement, RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_ABILITIES, READS_STATUS
from engine.meaning.questions import Asked, Refusal

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_CHAPTER = Purpose("chapter", "702.155a")

CHAPTER = "first chapter"  # the choice, as it is kept with the Saga


@record
class StartsAtChapter(Replacement):
    """The Saga enters with as many lore counters as its controller chooses, once for all instances.

    See CR 702.155b, c.
    """

    reads = READS_ABILITIES
    keys = (ENTERS,)
    entering = True
    order_free = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return CHAPTER not in dict(event.choices)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        final = final_chapter(ctx.chars(event.oid))
        if not final:
            return (replace(event, choices=(*event.choices, (CHAPTER, 0))),)
        chosen = ctx.choose_number(ctx.controller, 1, final, purpose=WHICH_CHAPTER, prompt=say("choose_a_chapter"))
        return (with_counters(replace(event, choices=(*event.choices, (CHAPTER, chosen))), LORE, chosen),)


@record
class SkipsEarlierChapters(RuleModifier):
    """On the turn the Saga entered, only the chapter with its exact number of lore counters triggers.

    See CR 702.155a.
    """

    reads = READS_STATUS
    questions = (EARLIER_CHAPTERS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if ctx.obj(about).entered_turn != ctx.game.turn.number:
            return None
        return Refusal(say("earlier_chapters_are_skipped"), "702.155a")


@keyword("702.155", "Read ahead")
class ReadAhead:
    """A Saga that may begin at any of its chapters."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((StartsAtChapter(), SkipsEarlierChapters())),)
