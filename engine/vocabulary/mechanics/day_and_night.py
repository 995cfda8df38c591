"""Day and night in words (CR 727.1): the game gains one designation, or loses one and gains the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.record import record
from engine.game.events.status import GAME_DESIGNATED, SetGameMark
from engine.game.rules.special_cards.day_and_night import DAY, DAYTIME, NIGHT
from engine.meaning.families import EventPattern, Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.statics.zones.entering import Enters

if TYPE_CHECKING:
    from engine.game.events.zone_changes import ZoneChange
    from engine.game.rules.context import Context


lexicon("time_of_day", {DAY: DAY, NIGHT: NIGHT})


@phrase("it becomes {time:time_of_day}")
@record
class ItBecomes(Instruction):
    """The game gains the designation, and loses the other (CR 727.1)."""

    time: str
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(SetGameMark(DAYTIME, self.time)))


@phrase("if it's neither day nor night, it becomes {time:time_of_day} as {what:affected} enter[s]", into="static")
@record
class BecomesAsEnters(Enters):
    """As it enters, the game gains a designation if it has neither (CR 614.1c, 727.1)."""

    time: str

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return Enters.applies(self, ctx, event) and ctx.game.marks.get(DAYTIME) not in (DAY, NIGHT)

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        return (event, SetGameMark(DAYTIME, self.time))


@phrase("day becomes night", into="event", before=DAY)
@phrase("night becomes day", into="event", before=NIGHT)
@record
class TimeTurns(EventPattern):
    """The game loses one of the designations and gains the other (CR 727.1a)."""

    before: str
    reads = READS_NOTHING
    keys = (GAME_DESIGNATED,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, SetGameMark) and (event.name, event.before) == (DAYTIME, self.before):
                yield {"event": event}
