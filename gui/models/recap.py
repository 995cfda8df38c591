"""What a person missed while others had the screen.

The scenes as they may know them, and a few pictures of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.api import Happening, ObjectView, View

MOST = 6  # pictures
MOST_CARDS = 3  # at either end of an arrow
_WEIGHTS = {
    "LoseGame": 9, "WinGame": 9, "Attacks": 7, "SpellCast": 7, "CopyOnStack": 5, "AbilityActivated": 5, "Damage": 5,
    "ZoneChange": 4, "Blocks": 4, "LandPlayed": 3, "PutAbilityOnStack": 3, "Discard": 3, "Reveal": 3, "LoseLife": 3,
    "GainLife": 2, "ControlChanged": 5, "Transform": 3, "TurnFaceUp": 4, "RollDie": 3, "FlipCoin": 3,
    "PlaneswalkTo": 5,
}  # fmt: skip
_TOGETHER = ("Attacks", "Blocks", "Damage", "ZoneChange", "Discard", "Reveal")
_FROM_PLAYER = ("SpellCast", "LandPlayed", "Discard", "Reveal", "AbilityActivated", "CopyOnStack")


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of what a seat missed: how it looked, and what had just happened."""

    view: View
    story: tuple[Happening, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: cards, an arrow to cards or players, and words. `scene` is the one it belongs to."""

    kind: str
    words: str
    cards: tuple[ObjectView, ...]
    goals: tuple[ObjectView, ...] = ()
    players: tuple[int, ...] = ()  # at the arrow's end
    scene: int = 0


def pictures_of(scenes: Sequence[Scene]) -> list[Picture]:
    """The weightiest happenings of some scenes, in the order in which they happened."""
    seen: dict[int, ObjectView] = {}
    found: list[Picture] = []
    for at, scene in enumerate(scenes):
        before = dict(seen)
        seen.update((oid, one) for oid, one in scene.view.objects.items() if one.known)
        for happening in scene.story:
            if happening.kind in _WEIGHTS:
                new = _picture(happening, scene.view, before | seen, at)
                if not _told_already(new, found, scene.view):
                    _add(found, new)
    weighty = sorted(range(len(found)), key=lambda at: (-_WEIGHTS[found[at].kind], -at))[:MOST]
    return [found[at] for at in sorted(weighty)]


def _told_already(new: Picture, found: list[Picture], view: View) -> bool:
    """Whether it is a permanent that enters after it was told that it was cast or played, or a card discarded."""
    enters = any(card.id in view.battlefield for card in new.cards)
    kinds = ("SpellCast", "LandPlayed") if enters else ("Discard",)
    told = {card.name for picture in found if picture.kind in kinds for card in picture.cards}
    return new.kind == "ZoneChange" and bool(new.cards) and all(card.name in told for card in new.cards)


def _add(found: list[Picture], new: Picture) -> None:
    """One more picture, in one with the last if they tell of the same."""
    last = found[-1] if found else None
    same = last is not None and (last.kind, last.scene) == (new.kind, new.scene) and new.kind in _TOGETHER
    room = last is not None and max(len(last.cards), len(last.goals)) < MOST_CARDS
    if last is None or not same or not room:
        found.append(new)
        return
    found[-1] = replace(
        last, words=f"{last.words}. {new.words}", cards=_each(last.cards, new.cards),
        goals=_each(last.goals, new.goals), players=tuple(dict.fromkeys((*last.players, *new.players))),
    )  # fmt: skip


def _each(first: tuple[ObjectView, ...], more: tuple[ObjectView, ...]) -> tuple[ObjectView, ...]:
    known = {one.id for one in first}
    return (*first, *(one for one in more if one.id not in known))


def _picture(happening: Happening, view: View, seen: dict[int, ObjectView], scene: int) -> Picture:
    players = {player.seat for player in view.players}
    refs = list(happening.refs)
    if happening.kind in _FROM_PLAYER:
        refs = refs[1:]
    cards = [ref for ref in refs if ref not in players]
    goals: list[int] = []
    if happening.kind in ("Attacks", "Blocks", "Damage"):
        cards, goals = [ref for ref in refs[:1] if ref not in players], refs[1:]
    elif cards:
        goals = list(_targets(view, cards[0]))
    return Picture(
        happening.kind, happening.text, _shown(cards, seen), _shown(goals, seen),
        tuple(ref for ref in goals if ref in players) or tuple(ref for ref in refs[:1] if ref in players and not cards),
        scene,
    )  # fmt: skip


def _targets(view: View, ref: int) -> tuple[int, ...]:
    """What a spell, or an ability of a source, is aimed at."""
    items = (view.objects[oid] for oid in view.stack)
    return next((item.targets for item in items if ref in (item.id, item.source)), ())


def _shown(refs: Sequence[int], seen: dict[int, ObjectView]) -> tuple[ObjectView, ...]:
    """The cards among some things; of an ability its source."""
    found = (seen.get(ref) for ref in refs)
    cards = (seen.get(one.source, one) if one.source >= 0 else one for one in found if one is not None)
    return tuple(cards)[:MOST_CARDS]
