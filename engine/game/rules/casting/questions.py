"""What casting, activating, playing and paying ask (CR 601, 602, 116, 118)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.meaning.questions import Bearing, Question, Refusal

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.rules.casting.casting_options import AdditionalCost, CastWay
    from engine.game.rules.casting.permission import LandWay
    from engine.game.rules.casting.special_action import SpecialAction
    from engine.meaning.families import Cost, Modification

MAY_CAST: Question[Refusal] = Question(
    "may_cast", "601.3", about="spell card", details=("seat", "way", "land", "face"), answer="Refusal"
)

MAY_STAY_PROPOSED: Question[Refusal] = Question(
    "may_stay_proposed",
    "601.2e",
    about="spell",
    details=("seat", "way"),
    answer="Refusal, with X, modes and targets chosen",
)

CAST_ANY_TIME: Question[bool] = Question(
    "cast_any_time",
    "702.8a",
    about="spell card",
    details=("seat", "way"),
    answer="True (flash)",
    bearing=Bearing.AT_ONCE,
)

CAST_WAYS: Question[tuple[CastWay, ...]] = Question(
    "cast_ways",
    "601.3",
    about="card",
    details=("seat",),
    answer="ways to cast it",
    bearing=Bearing.OTHERWISE | Bearing.OFFERS,
)

LAND_WAYS: Question[tuple[LandWay, ...]] = Question(
    "land_ways",
    "305.1",
    about="card",
    details=("seat",),
    answer="ways to play it as a land from where it is",
    bearing=Bearing.LANDS | Bearing.OFFERS,
)

ALTERNATIVE_COSTS: Question[tuple[CastWay, ...]] = Question(
    "alternative_costs",
    "118.9",
    about="card",
    details=("seat",),
    answer="ways to cast it for another cost",
    bearing=Bearing.OTHERWISE,
)

ABILITIES_AS_CAST: Question[Modification] = Question(
    "abilities_as_cast",
    "601.3e",
    about="spell card",
    details=("seat",),
    answer="abilities it gets as it is cast",
    bearing=Bearing.AT_ONCE | Bearing.OTHERWISE | Bearing.CHEAPER,
)

ABILITIES_KEPT: Question[Modification] = Question(
    "abilities_kept",
    "611.3d",
    about="spell",
    details=("seat",),
    answer="abilities that static abilities gave it, of the permanent that it becomes",
    bearing=Bearing.AT_ONCE,
)

ADDITIONAL_COSTS: Question[AdditionalCost] = Question(
    "additional_costs",
    "118.8",
    about="spell card",
    details=("seat", "way"),
    answer="an additional cost; it can take something off the total (offering)",
    bearing=Bearing.CHEAPER,
)

MODE_COSTS: Question[tuple[Cost, ...]] = Question(
    "mode_costs", "601.2b", about="spell", details=("seat", "modes"), answer="costs for the chosen modes (escalate)"
)

MODE_BOUNDS: Question[tuple[int, int]] = Question(
    "mode_bounds",
    "700.2",
    about="spell",
    details=("item", "number"),
    answer="least and most number of modes, instead of the words' (entwine)",
)

RESOLVES_UNTARGETED: Question[tuple[Event, ...]] = Question(
    "resolves_untargeted", "702.103e", about="spell", answer="events with which it resolves untargeted"
)

MERGES_WITH_TARGET: Question[bool] = Question(
    "merges_with_target", "608.3d", about="spell", answer="True: it merges with what it targets as it resolves"
)

MAY_BE_TARGETED: Question[Refusal] = Question(
    "may_be_targeted",
    "115.1",
    about="object or player",
    details=("by", "seat", "spell", "is_spell", "ability"),
    answer="Refusal (hexproof, shroud, protection)",
)

MAY_BE_COUNTERED: Question[Refusal] = Question(
    "may_be_countered",
    "701.5",
    about="spell",
    details=("by",),
    answer="Refusal; an ability's own words are asked first",
)

MAY_BE_COPIED: Question[Refusal] = Question(
    "may_be_copied",
    "707.10",
    about="spell",
    answer="Refusal (it can't be copied)",
)

SPECIAL_ACTIONS: Question[tuple[SpecialAction, ...]] = Question(
    "special_actions",
    "116.2",
    about="object",
    details=("seat", "hidden"),
    answer="special actions",
    bearing=Bearing.ACTION,
)

OPEN_ACTIONS: Question[tuple[SpecialAction, ...]] = Question(
    "open_actions", "116.2d", about="permanent", details=("seat",), answer="what anybody may do",
    bearing=Bearing.OPEN_ACTION,
)  # fmt: skip

LANDS_PER_TURN: Question[int] = Question(
    "lands_per_turn", "305.2", about="player", answer="how many more lands may be played"
)
