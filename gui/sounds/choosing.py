"""Which sound belongs to what is seen to happen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from engine.api import Happening, View
from gui.models import beats
from gui.models.beats import Beat
from gui.sounds.player import names

_COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
#: Kinds of happenings to the first letters of the sounds for it; those that are not named make none.
OF_HAPPENINGS = {
    "Draw": "draw", "Discard": "discard", "GainLife": "gain", "LoseLife": "loss", "PutCounters": "counters",
    "RemoveCounters": "counters", "FlipCoin": "coin", "RollDie": "dice", "RollPlanarDie": "dice", "Attacks": "attack",
    "Blocks": "block", "Transform": "turned", "Flip": "flip", "TurnFaceUp": "flip", "TurnFaceDown": "flip",
    "ControlChanged": "turned", "Attach": "tap", "PlaneswalkTo": "turned", "PutAbilityOnStack": "ability",
    "AbilityActivated": "ability", "CopyOnStack": "ability", "Resolved": "resolve", "ShuffleLibrary": "shuffle",
}  # fmt: skip
#: What is heard once for a whole beat, by its kind.
MOST_OF_A_BEAT = 2
HEAVY = (1, 2, 3, 5, 8)  # damage from which on each next sound is heard


class Chooser:
    """Chooses among sounds of one kind by turns, so that none is heard twice in a row."""

    def __init__(self) -> None:
        self._known = names()
        self._turns = count()

    def one_of(self, begin: str) -> str:
        """A sound whose name is these letters, perhaps with a number behind; "" if there is none."""
        if begin in self._known:
            return begin
        some = [name for name in self._known if name.rstrip("0123456789") == begin]
        return some[next(self._turns) % len(some)] if some else ""

    def of_beat(self, beat: Beat, view: View) -> tuple[str, ...]:
        """What is heard as a beat is seen."""
        found = dict.fromkeys(filter(None, self._of(beat.kind, beat.happenings, view)))
        return tuple(found)[:MOST_OF_A_BEAT]

    def _of(self, kind: str, happenings: Sequence[Happening], view: View) -> Iterator[str]:
        if kind == beats.TURN:
            mine = view.viewer is not None and view.is_active(view.viewer)
            yield self.one_of("turn_mine" if mine else "turn_other")
        elif kind == beats.END:
            yield self.one_of(end_of(view))
        elif kind == beats.DAMAGE:
            yield self._damage(happenings)
        elif kind == beats.LEAVE and happenings[0].kind != "Discard":
            yield self.one_of("dies")
        else:
            for happening in happenings:
                yield self._of_one(happening, view)

    def _of_one(self, happening: Happening, view: View) -> str:
        seen = view.objects.get(happening.refs[-1]) if happening.refs else None
        if happening.kind == "SpellCast":
            seen = next((view.objects[ref] for ref in happening.refs if ref in view.objects), None)
            return self.one_of(f"cast_{_color(seen.colors if seen is not None else ())}")
        if happening.kind == "LandPlayed":
            made = tuple(
                dict.fromkeys(letter for letter in "WUBRG" if seen is not None and f"{{{letter}}}" in seen.text)
            )
            return self.one_of(f"land_{_color(made)}")
        if happening.kind == "ZoneChange":
            return self.one_of("token" if seen is not None and seen.token else "lay")
        return self.one_of(OF_HAPPENINGS.get(happening.kind, ""))

    def _damage(self, happenings: Sequence[Happening]) -> str:
        most = max((happening.amount for happening in happenings), default=1)
        return f"damage{1 + sum(most > limit for limit in HEAVY)}"


def end_of(view: View) -> str:
    """What is heard at the end of a game: by who looks, whether they have won."""
    winners = [player.seat for player in view.players if player.won]
    if not winners:
        return "drawn_game"
    return "win" if view.viewer in winners or view.viewer is None else "lose"


def _color(colors: Sequence[str]) -> str:
    if len(colors) > 1:
        return "gold"
    return _COLORS.get(colors[0], "plain") if colors else "plain"
