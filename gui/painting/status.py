"""What a player must see of an object's state, as badges.

Each has a glyph, a number, and words for the large face.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from gui.painting.face import SHARED_BOX_RELATIONS, FaceSpec, LiveState, minus


@dataclass(frozen=True, slots=True)
class Badge:
    """One piece of state: its glyph, a short text beside the glyph, and its words where there is room."""

    glyph: str
    short: str
    words: str
    urgent: bool = False


def _(text: str) -> str:
    return QCoreApplication.translate("CardFace", text)


def badges(spec: FaceSpec, live: LiveState) -> list[Badge]:
    """The badges of a state, the most pressing first."""
    found: list[Badge] = []
    if live.attacking:
        found.append(Badge("attack", "", _("Attacking"), urgent=True))
    if live.blocking:
        found.append(Badge("block", "", _("Blocking"), urgent=True))
    if live.phased_out:
        found.append(Badge("phased", "", _("Phased out")))
    if live.summoning_sick:
        found.append(Badge("sick", "", _("Summoning sick")))
    if live.barred:
        found.append(Badge("barred", "", _("Can’t attack")))
    if live.goaded:
        found.append(Badge("goad", "", _("Goaded")))
    if live.is_copy:
        found.append(Badge("copy", "", _("Copy")))
    if live.is_token and spec.kind != "token":
        found.append(Badge("token", "", _("Token")))
    if live.attached_count > 0:
        found.append(Badge("attached", str(live.attached_count), _("Attached: {0}").format(live.attached_count)))
    if live.transformed:
        found.append(Badge("transformed", "", _("Back face up")))
    elif spec.second is not None:
        found.append(Badge("book" if spec.second_relation in SHARED_BOX_RELATIONS else "two-faced", "", ""))
    return found


def counter_badges(live: LiveState) -> list[Badge]:
    """One badge for each kind of counter: its name and how many."""
    return [
        Badge("counter", f"{minus(name)} ×{count}" if count != 1 else minus(name), f"{minus(name)} ×{count}")
        for name, count in live.counters
        if count > 0
    ]


def tapped_badge(live: LiveState) -> list[Badge]:
    """The badge for a tapped object; only the large face needs it, on the table the card lies sideways."""
    return [Badge("tapped", "", _("Tapped"))] if live.tapped else []


def damage_badge(live: LiveState) -> list[Badge]:
    """The badge for damage marked on an object."""
    return (
        [Badge("damage", str(live.damage), _("Damage: {0}").format(live.damage), urgent=True)]
        if live.damage > 0
        else []
    )


def face_down_words(cause: str) -> str:
    """The label of a face-down object: its cause, in capitals."""
    return cause.replace("_", " ").strip().upper()
