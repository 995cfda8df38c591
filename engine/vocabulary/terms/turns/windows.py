"""Windows in words: "during your turn, before attackers are declared", "during combat on an opponent's turn"."""

from __future__ import annotations

from engine.compiler.templates import lexicon, phrase
from engine.core import steps
from engine.meaning.windows import COMBAT, OPPONENTS, SPANS, THEIR, TURN, YOUR, Window

lexicon("time_span", {span: span for span in SPANS})
lexicon("time_whose", {YOUR: "your", THEIR: "their", OPPONENTS: "a opponent's", "any": "any", "the": "the"})
lexicon("moment", {
    steps.BEGIN_COMBAT: "combat", steps.DECLARE_ATTACKERS: "attackers are declared",
    steps.DECLARE_BLOCKERS: "blockers are declared", steps.COMBAT_DAMAGE: "the combat damage step",
    steps.END_COMBAT: "the end of combat step", steps.END: "the end step",
})  # fmt: skip
lexicon("moment_past", {
    steps.DECLARE_BLOCKERS: "blockers are declared", steps.END_COMBAT: "combat", steps.UPKEEP: "their upkeep step",
})  # fmt: skip
_TAIL = "< before {before:moment}>< after {after:moment_past}>< on {on:time_whose} turn>"

phrase("before {before:moment}", into="window")(Window)
phrase("after {after:moment_past}", into="window")(Window)
phrase("during combat" + _TAIL, into="window", span=COMBAT)(Window)
phrase("during {whose:time_whose} turn and only during combat", into="window", span=TURN, combat=True)(Window)
phrase("during {whose:time_whose} {span:time_span}<comma? ,>" + _TAIL, into="window")(Window)
