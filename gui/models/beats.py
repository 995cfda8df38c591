"""What happened, cut into beats: each is seen for itself, before or after the view that it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.api import Happening, View

CAST, RESOLVE, DAMAGE, LEAVE, ENTER, DRAW = "cast", "resolve", "damage", "leave", "enter", "draw"
LIFE, COUNTERS, CHANCE, TURN, COMBAT, CHANGE, END = "life", "counters", "chance", "turn", "combat", "change", "end"
KINDS = {
    "SpellCast": CAST, "AbilityActivated": CAST, "PutAbilityOnStack": CAST, "CopyOnStack": CAST,
    "Resolved": RESOLVE, "Damage": DAMAGE, "LandPlayed": ENTER, "Draw": DRAW, "Discard": LEAVE,
    "GainLife": LIFE, "LoseLife": LIFE, "PutCounters": COUNTERS, "RemoveCounters": COUNTERS,
    "FlipCoin": CHANCE, "RollDie": CHANCE, "RollPlanarDie": CHANCE, "BeginTurn": TURN, "Attacks": COMBAT,
    "Blocks": COMBAT, "Transform": CHANGE, "Flip": CHANGE, "TurnFaceUp": CHANGE, "TurnFaceDown": CHANGE,
    "ControlChanged": CHANGE, "Attach": CHANGE, "PlaneswalkTo": CHANGE, "WinGame": END, "LoseGame": END,
    "SubgameBegins": TURN, "MainGameGoesOn": TURN, "BreakOff": TURN, "RestartGame": TURN,
}  # fmt: skip
LASTS_MS = {
    CAST: 850, RESOLVE: 380, DAMAGE: 620, LEAVE: 420, ENTER: 320, DRAW: 260, LIFE: 480, COUNTERS: 420, CHANCE: 900,
    TURN: 850, COMBAT: 650, CHANGE: 380, END: 900,
}  # fmt: skip
AFTER = frozenset([CAST, ENTER, CHANCE, COMBAT, CHANGE, END])  # seen on the view that they lead to
ALONE = frozenset([CAST, RESOLVE, TURN])  # never together with the next of their kind


@dataclass(frozen=True, slots=True)
class Beat:
    """Something that is seen to happen. `ms` is how long at normal speed."""

    kind: str
    happenings: tuple[Happening, ...]

    @property
    def ms(self) -> int:
        """How long it is seen at normal speed; several draws take a little longer than one."""
        return LASTS_MS[self.kind] + 90 * min(len(self.happenings) - 1, 4)

    @property
    def after(self) -> bool:
        """Whether it is seen on the view that it leads to, not on the one before."""
        return self.kind in AFTER

    @property
    def refs(self) -> tuple[int, ...]:
        """What it is about, each once, in order."""
        return tuple(dict.fromkeys(ref for happening in self.happenings for ref in happening.refs))


def beats_of(story: Sequence[Happening], before: View | None, after: View) -> list[Beat]:
    """The beats of a story that leads from one view to another; what is not seen on the table has none."""
    found: list[Beat] = []
    for happening in story:
        kind = _kind(happening, before, after)
        if not kind:
            continue
        last = found[-1] if found else None
        if kind == RESOLVE:  # told when all is done: it is seen before what it does
            at = next((at for at in range(len(found), 0, -1) if found[at - 1].kind in ALONE), 0)
            found.insert(at, Beat(kind, (happening,)))
        elif last is not None and last.kind == kind and kind not in ALONE:
            found[-1] = replace(last, happenings=(*last.happenings, happening))
        else:
            found.append(Beat(kind, (happening,)))
    return found


def _kind(happening: Happening, before: View | None, after: View) -> str:
    if happening.kind != "ZoneChange":
        return KINDS.get(happening.kind, "")
    moved = happening.refs[-1] if happening.refs else -1
    if before is not None and moved in before.battlefield:
        return LEAVE
    return ENTER if moved in after.battlefield else ""
