"""What the turn asks about players and permanents (CR 103, 402, 500 to 514)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.core.identity import ObjectId
    from engine.game.state.effects import FloatingEffect
    from engine.meaning.families import Instruction

ALSO_UNTAPS: Question[bool] = Question(
    "also_untaps", "502.3", about="permanent", answer="True: in the present untap step, though it is another player's"
)


@record
class UntapLimit:
    """An answer to "untap_limits": which permanents a player can't untap more than so many of."""

    fits: Callable[[ObjectId], bool]
    most: int


UNTAP_LIMITS: Question[UntapLimit] = Question(
    "untap_limits", "502.3", about="player", answer="which permanents they can't untap more than so many of"
)

UNTAPS: Question[Refusal] = Question(
    "untaps", "502.3", about="permanent", answer="Refusal: it doesn't untap in the untap step"
)

UNTAP_OPTIONAL: Question[bool] = Question(
    "untap_optional", "502.3", about="permanent", answer="True: it may stay tapped in the untap step"
)

PHASES: Question[bool] = Question("phases", "702.26", about="permanent", answer="True: it has phasing")

KEEPS_MANA: Question[bool] = Question(
    "keeps_mana", "500.4", about="player", details=("mana",), answer="True: it does not empty"
)

DAMAGE_STAYS: Question[bool] = Question(
    "damage_stays", "514.2", about="permanent", answer="True: its damage isn't removed during cleanup steps"
)

MAXIMUM_HAND_SIZE: Question[Callable[[int | None], int | None]] = Question(
    "maximum_hand_size", "402.2", about="player", answer="what makes another maximum of one, None being no maximum"
)

MAY_HAVE_STEP: Question[Refusal] = Question(
    "may_have_step", "614.10", about="player", details=("step",), answer="Refusal: the step is skipped"
)

OPENING_HAND: Question[Instruction] = Question(
    "opening_hand", "103.6", about="card in hand", answer="what its owner may do as the game begins"
)

STARTS_COPYING: Question[FloatingEffect] = Question(
    "starts_copying",
    "707.2c",
    about="permanent",
    answer="the layer-1 effect with which it starts to be a copy by a static ability",
)
