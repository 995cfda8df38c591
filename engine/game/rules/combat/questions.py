"""What combat asks about creatures, players and declarations (CR 508 to 510)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.core.mana import ManaCost
    from engine.meaning.families import Cost, Instruction

    Bands = tuple[tuple[ObjectId, ...], int]

MAY_ATTACK: Question[Refusal] = Question(
    "may_attack", "508.1c", about="creature", details=("defender",), answer="Refusal"
)

MAY_BE_ATTACKED: Question[Refusal] = Question(
    "may_be_attacked", "508.1c", about="defender", details=("attacker",), answer="Refusal"
)

MUST_ATTACK: Question[bool] = Question(
    "must_attack",
    "508.1d",
    about="creature",
    details=("defender", "attackers"),
    answer="True: a requirement to attack that; defender None: to attack anything. Each True counts.",
)

ATTACK_GROUP: Question[Refusal] = Question(
    "attack_group",
    "508.1c",
    about="creature",
    details=("attackers",),
    answer="Refusal of the whole declaration, see rules.combat.restrictions",
)

ATTACK_TAX: Question[ManaCost | Cost] = Question(
    "attack_tax", "508.1h", about="creature", details=("defender", "before"), answer="what each such attacker costs"
)

AS_IT_ATTACKS: Question[Instruction] = Question(
    "as_it_attacks", "508.1g", about="creature", answer="instruction that offers an optional cost"
)

BANDS_WITH: Question[Bands] = Question(
    "bands_with",
    "508.1e",
    about="attacker",
    details=("attackers",),
    answer="which of them, any number, may be in a band with it, and how many others besides",
)

TAPS_TO_ATTACK: Question[bool] = Question(
    "taps_to_attack", "508.1f", about="creature", answer="False: it does not tap (vigilance)"
)

ATTACK_IGNORING_SICKNESS: Question[bool] = Question(
    "attack_ignoring_sickness", "508.1a", about="creature", answer="True (haste)"
)

MAY_BLOCK: Question[Refusal] = Question(
    "may_block", "509.1b", about="creature", details=("attacker",), answer="Refusal"
)

MAY_BE_BLOCKED_BY: Question[Refusal] = Question(
    "may_be_blocked_by", "509.1b", about="attacker", details=("blocker",), answer="Refusal"
)

BLOCK_GROUP: Question[Refusal] = Question(
    "block_group", "509.1b", about="attacker", details=("blockers",), answer="Refusal (menace: blocked by only one)"
)

BLOCKER_GROUP: Question[Refusal] = Question(
    "blocker_group", "509.1b", about="creature", details=("blocks",), answer="Refusal of the whole declaration"
)

BLOCK_TAX: Question[ManaCost | Cost] = Question(
    "block_tax", "509.1d", about="creature", details=("attacker", "before"), answer="what each such block costs"
)

BLOCKED_TAX: Question[ManaCost | Cost] = Question(
    "blocked_tax", "509.1d", about="attacker", details=("chooser",), answer="what each creature that blocks it costs"
)

BLOCKS_TAPPED: Question[bool] = Question(
    "blocks_tapped", "509.1a", about="creature", answer="True: it may block though it is tapped"
)

MUST_BLOCK: Question[bool] = Question(
    "must_block",
    "509.1c",
    about="creature",
    details=("attacker",),
    answer="True: a requirement to block that; attacker None: to block anything",
)

MUST_BE_BLOCKED: Question[bool] = Question(
    "must_be_blocked",
    "509.1c",
    about="attacker",
    details=("blocker",),
    answer="True: that must block it; blocker None: anything",
)

BLOCKS_MORE: Question[int] = Question(
    "blocks_more", "509.1a", about="creature", answer="how many additional creatures it may block"
)

STRIKES: Question[str] = Question("strikes", "510.4", about="creature", answer='"first" or "double"')

MAY, MUST = "may", "must"
DEALS_AS_IF_UNBLOCKED: Question[str] = Question(
    "deals_as_if_unblocked", "510.1c", about="attacker", answer="whether its controller may or must have it do so"
)

TRAMPLES: Question[bool] = Question("tramples", "702.19", about="attacker", answer="True: excess to what it attacks")

TRAMPLES_OVER: Question[bool] = Question(
    "tramples_over", "702.19c", about="attacker", answer="True: and on to a planeswalker's controller"
)

DIVIDES_DAMAGE_OF: Question[bool] = Question(
    "divides_damage_of",
    "702.22j",
    about="creature",
    details=("creature", "opposed"),
    answer="True: its controller divides that one's damage",
)

COMBAT_DAMAGE_AMOUNT: Question[int | Refusal] = Question(
    "combat_damage_amount", "510.1a", about="creature", answer="a number instead of its power; Refusal: none"
)

AS_THOUGH_LACKING: Question[bool] = Question(
    "as_though_lacking",
    "609.4",
    about="object",
    details=("keyword", "seen_by", "particular"),
    answer="True: treated as without the keyword",
)

BLOCKS_DESPITE: Question[bool] = Question(
    "blocks_despite", "609.4", about="creature", details=("keyword", "attacker"),
    answer="True: can block attackers as though they didn't have the keyword",
)  # fmt: skip

AS_THOUGH_HAVING: Question[bool] = Question(
    "as_though_having",
    "609.4",
    about="object",
    details=("keyword", "seen_by", "particular"),
    answer="True: treated as with the keyword",
)
