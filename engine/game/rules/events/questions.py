"""What is asked about events as they happen: sources of damage, what enters, what triggers."""

from __future__ import annotations

from engine.meaning.questions import Question, Refusal

DEATHTOUCH: Question[bool] = Question("deathtouch", "702.2", about="source", answer="True: any damage is lethal")

LIFELINK: Question[bool] = Question("lifelink", "702.15", about="source", answer="True")

DAMAGE_AS_COUNTERS: Question[str] = Question(
    "damage_as_counters", "702.80", about="source", details=("recipient",), answer="kind of counter (wither, infect)"
)

DAMAGE_LEAVES_LIFE: Question[bool] = Question(
    "damage_leaves_life", "120.3a", about="player", answer="True: damage doesn't cause that player to lose life"
)

DEALS_UNPREVENTABLE: Question[bool] = Question(
    "deals_unpreventable", "615.12", about="source", answer="True: its damage can't be prevented"
)

POISONS: Question[int] = Question(
    "poisons", "702.164", about="source", answer="number of poison counters in combat (toxic)"
)

MAY_ENTER: Question[Refusal] = Question(
    "may_enter", "614.17d", about="object", details=("event",), answer="Refusal: it can't enter the battlefield"
)

MAY_TRIGGER: Question[Refusal] = Question(
    "may_trigger",
    "603.2",
    about="ability's source",
    details=("ability", "event"),
    answer="Refusal: it does not trigger on that",
)

TRIGGER_TIMES: Question[int] = Question(
    "trigger_times",
    "603.2d",
    about="ability's source",
    details=("ability", "event"),
    answer="how many more times it triggers",
)

EARLIER_CHAPTERS: Question[Refusal] = Question(
    "earlier_chapters",
    "702.155a",
    about="Saga",
    answer="Refusal: only the chapter of its lore counters' number triggers (read ahead)",
)
