"""Bands of attacking creatures (CR 508.1e, 702.22): announced with the attackers, blocked together.

Which creatures may form a band is asked of them ("bands_with"). The bands of a combat are a mark of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Ref, Seat
from engine.core.keys import Mark
from engine.decisions.combat import DeclareBands, Pair
from engine.errors import IllegalAnswer
from engine.events.status import SetGameMark
from engine.model.message import say
from engine.rules.combat.opinions import Opinions
from engine.rules.combat.questions import BANDS_WITH
from engine.rules.context import ask
from engine.rules.events.happening import happen
from engine.rules.questions.asking import affirmed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.state.game import Game

Band = tuple[ObjectId, ...]

BANDS = Mark("bands")  # the game's mark


def announce(game: Game, seat: Seat, pairs: Iterable[Pair]) -> tuple[Band, ...]:
    """The bands that the attacking player announces (CR 508.1e); creatures of one attack the same (702.22d)."""
    attacked: dict[Ref, list[ObjectId]] = {}
    for attacker, defender in pairs:
        attacked.setdefault(defender, []).append(attacker)
    opinions = Opinions(game, BANDS_WITH)
    groups = tuple(tuple(group) for group in attacked.values() if len(group) > 1 and opinions.among(group))
    if not groups:
        return ()
    decision = DeclareBands(seat=seat, prompt=say("which_creatures_attack_as_a_band"), rule="508.1e", groups=groups)

    def validate(bands: tuple[Band, ...]) -> None:
        for band in bands:
            if not any(affirmed(game, BANDS_WITH, oid, band=band) for oid in band):
                raise IllegalAnswer(say("these_creatures_cant_form_a_band"), "702.22c")

    bands: tuple[Band, ...] = ask(game, decision, validate)
    return bands


def form(game: Game, bands: tuple[Band, ...]) -> None:
    """Let bands last for the rest of combat, whatever their creatures gain or lose (CR 702.22e); none forgets them."""
    if bands != game.marks.get(BANDS, ()):
        happen(game, SetGameMark(BANDS, bands))


def companions(game: Game, attacker: ObjectId) -> Band:
    """The other creatures in an attacking creature's band that are still attacking (CR 702.22f)."""
    combat = game.combat
    bands = game.marks.get(BANDS, ())
    if combat is None or attacker not in combat.attacking or not isinstance(bands, tuple):
        return ()
    mine = next((band for band in bands if attacker in band), ())
    return tuple(oid for oid in mine if oid != attacker and oid in combat.attacking)
