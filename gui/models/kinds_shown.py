"""The kinds of frames with a card or two of each, for the page that shows them all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from engine.api import CardData, CardLibrary, load_library, shipped_scenarios
from gui.models.faces import HERE, data_faces, whole_card
from gui.painting.face import NOTHING_LIVE, FaceSpec, LiveState, has_type
from gui.painting.gallery_samples import BACK, EMBLEM, WISP_TOKEN
from gui.painting.own_frames import kind_for

MADE = Path(__file__).resolve().parents[2] / "assets" / "gallery" / "kinds.cards"
MOST = 2  # cards of one kind
CAUSES = ("morph", "manifest", "disguise", "cloak", "foretold", "hidden agenda")
#: In this order they are shown.
KINDS = (
    "creature", "spell", "artifact", "enchantment", "land", "legendary", "planeswalker", "saga", "class", "case",
    "leveler", "split", "fused", "aftermath", "room", "flip", "inset", "prototype", "mutating", "merged", "meld",
    "melded", "front", "back", "modal", "battle", "plane", "phenomenon", "scheme", "vanguard", "conspiracy", "dungeon",
    "token", "emblem", "face down",
)  # fmt: skip

Shown = tuple[FaceSpec, LiveState]


def shown_kinds(library: CardLibrary) -> dict[str, list[Shown]]:
    """Every kind of frame, with cards of it.

    Shipped ones, those of positions to try, and some made for it.
    """
    found: dict[str, list[Shown]] = {kind: [] for kind in KINDS}
    for card in _cards(library):
        for kind, face, live in _kinds_of(card):
            if len(found[kind]) < MOST:
                found[kind].append((face, live))
    for top, under in zip(found["mutating"], found["mutating"][1:], strict=False):
        found["merged"].append((replace(top[0], beneath=(under[0].name,)), NOTHING_LIVE))
    for front, other in zip(found["meld"], found["meld"][1:], strict=False):
        if front[0].second is not None and other[0].second == front[0].second:
            names = (front[0].name, other[0].name)
            found["melded"].append((replace(front[0].second, side="back", beneath=names), NOTHING_LIVE))
    found["token"].append((WISP_TOKEN, NOTHING_LIVE))
    found["emblem"].append((EMBLEM, NOTHING_LIVE))
    found["face down"] += [(BACK, LiveState(face_down_cause=cause)) for cause in CAUSES]
    return found


def _cards(library: CardLibrary) -> Iterator[CardData]:
    beside = (path.with_suffix(".cards") for path in shipped_scenarios().values())
    more = load_library([MADE, *(path for path in beside if path.exists())])
    yield from (*library.own_cards(), *more.own_cards())


def _kinds_of(card: CardData) -> Iterator[tuple[str, FaceSpec, LiveState]]:
    """All that a card can stand for, each with its face."""
    face = whole_card(card)
    own = kind_for(face)
    if own is not None:
        yield from _of_own(own.name, face)
    elif face.side:
        yield face.side, face, NOTHING_LIVE
        if face.side == "front" and face.second is not None:
            back = replace(data_faces(card)[1], side="back", second=face)
            yield "back", back, LiveState(transformed=True)
    else:
        yield from ((kind, face, NOTHING_LIVE) for kind in _plain_kinds(face))


def _of_own(name: str, face: FaceSpec) -> Iterator[tuple[str, FaceSpec, LiveState]]:
    """A card with a frame of its own."""
    if name == "plane" and has_type(face, "Phenomenon"):
        name = "phenomenon"
    elif name == "split" and any(line.startswith("Fuse") for line in face.text.split("\n")):
        name = "fused"
    elif name == "dungeon":
        face = replace(face, text=f"{HERE} {face.text}")
    yield name, face, LiveState(reached=2)


def _plain_kinds(face: FaceSpec) -> Iterator[str]:
    if has_type(face, "Legendary"):
        yield "legendary"
    elif has_type(face, "Creature"):
        yield "creature"
    for word, kind in (("Artifact", "artifact"), ("Enchantment", "enchantment"), ("Land", "land"),
                       ("Instant", "spell"), ("Sorcery", "spell")):  # fmt: skip
        if has_type(face, word) and not has_type(face, "Creature"):
            yield kind
            return
