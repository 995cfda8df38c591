"""Bands of attacking creatures (CR 508.1e, 702.22): announced with the attackers, blocked together.

Which others may be in a band with a creature is asked of it ("bands_with"). The bands of a combat are a mark of the
game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Seat
from engine.core.keys import Mark
from engine.game.decisions.combat import BandWith, DeclareBands, Pair
from engine.game.events.status import SetGameMark
from engine.game.rules.combat.opinions import Opinions
from engine.game.rules.combat.questions import BANDS_WITH
from engine.game.rules.context import ask
from engine.game.rules.events.happening import happen
from engine.game.rules.hooks import NOTES
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.message import Message, NameOf, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

Band = tuple[ObjectId, ...]

BANDS = Mark("bands")  # the game's mark


def announce(game: Game, seat: Seat, pairs: Iterable[Pair]) -> tuple[Band, ...]:
    """The bands that the attacking player announces (CR 508.1e).

    Creatures of one band attack the same (702.22d).
    """
    attacks = tuple(pairs)
    leaders = Opinions(game, BANDS_WITH).among(attacker for attacker, _ in attacks)
    if not leaders:
        return ()
    attackers = tuple(attacker for attacker, _ in attacks)
    possible = tuple(
        BandWith(leader, alike, others)
        for leader in leaders
        for alike, others in dict.fromkeys(verdicts(game, BANDS_WITH, leader, attackers=attackers))
    )
    decision = DeclareBands(
        seat=seat, prompt=say("which_creatures_attack_as_a_band"), rule="508.1e", attacks=attacks, possible=possible
    )
    bands: tuple[Band, ...] = ask(game, decision)
    return bands


def form(game: Game, bands: tuple[Band, ...]) -> None:
    """Let bands last for the rest of combat, whatever their creatures gain or lose (CR 702.22e).

    None forgets them.
    """
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


@NOTES("702.22e")
def _band_in_words(game: Game, found: GameObject) -> tuple[Message, ...]:
    """With whom an attacking creature is in a band, for everybody to see: a block of one is a block of all."""
    others = companions(game, found.id)
    return (say("in_a_band_with", others=tuple(map(NameOf, others))),) if others else ()
