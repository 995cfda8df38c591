"""Chapter abilities of Sagas (CR 714.2): "I, II — …"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import label, lexicon, phrase, production
from engine.core.record import record
from engine.game.events.counters import COUNTERS_PUT, PutCounters
from engine.game.rules.events.questions import EARLIER_CHAPTERS
from engine.game.rules.questions.rule_modifiers import refused
from engine.game.rules.special_cards.sagas import LORE
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import EventPattern, Instruction

if TYPE_CHECKING:
    from engine.game.rules.context import Context

_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
lexicon("chapter_number", {numeral: numeral for numeral in _ROMAN})


@phrase("{numerals:chapter_number*,}", into="chapters")
@record
class Chapter(EventPattern):
    """Lore counters reach a chapter's number (CR 714.2b)."""

    numerals: tuple[str, ...]
    keys = (COUNTERS_PUT,)

    @property
    def chapters(self) -> tuple[int, ...]:
        """The numbers of the chapters, 1 and up."""
        return tuple(_ROMAN.index(numeral) + 1 for numeral in self.numerals)

    def only_self(self) -> bool:
        return True

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, PutCounters) and event.ref == ctx.source and event.kind == LORE:
                now = ctx.obj(ctx.source).counters[LORE]
                before = now - event.number
                if refused(ctx.game, EARLIER_CHAPTERS, ctx.source) is not None:
                    before = max(before, now - 1)
                for chapter in self.chapters:
                    if before < chapter <= now:
                        yield {"event": event}


def _build(pattern: Chapter, effect: Instruction) -> TriggeredAbility:
    return TriggeredAbility(pattern, effect)


def _fields(node: TriggeredAbility) -> dict[str, Any] | None:
    return {"pattern": node.pattern, "effect": node.effect} if isinstance(node.pattern, Chapter) else None


production("ability", "{pattern} — ^{effect}", TriggeredAbility, _build, _fields, pattern="chapters", effect="effects")
label("chapters", "a chapter number")
