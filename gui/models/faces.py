"""Cards for the painter: an object as a seat sees it, turned into a printed face and a live state."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.api import CardData, FaceData, FaceView, Language, ObjectView, layout_of, rules_text
from gui import language, wording
from gui.painting.face import NOTHING_LIVE, FaceSpec, LiveState

HERE = "▶"
LAND_PICTURES = 5  # of each basic land
BACK = FaceSpec(name="", kind="back")
_RELATIONS = {
    "transform": "transform", "modal_dfc": "modal", "meld": "meld", "adventure": "adventure", "split": "split",
    "aftermath": "aftermath", "flip": "flip", "prepare": "prepare",
}  # fmt: skip
_STEPS = ("chapter", "level", "class level", "solved")
_KIND_WORDS = (
    ("Planeswalker", "planeswalker"), ("Saga", "saga"), ("Class", "class"), ("Battle", "battle"),
    ("Emblem", "emblem"), ("Creature", ""), ("Land", "land"),
)  # fmt: skip


def kind_of(type_line: str, token: bool = False) -> str:
    """The kind of frame that a type line asks for."""
    if token:
        return "token"
    for word, kind in _KIND_WORDS:
        if word in type_line:
            return kind or "normal"
    return "normal"


def printed_face(face: FaceView, second: FaceSpec | None = None, relation: str = "transform") -> FaceSpec:
    """A face as it is printed, in the reader's words."""
    return in_words(_printed_face(face, second, relation), language.current())


@lru_cache(maxsize=4096)
def _printed_face(face: FaceView, second: FaceSpec | None, relation: str) -> FaceSpec:
    return FaceSpec(
        name=face.name, mana_cost=face.mana_cost, colors=face.colors, type_line=face.type_line, text=face.text,
        power=face.power or None, toughness=face.toughness or None, loyalty=face.loyalty or None,
        defense=face.defense or None, kind=kind_of(face.type_line), flavor=face.flavor, second=second,
        second_relation=relation,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def in_words(spec: FaceSpec, told: Language) -> FaceSpec:
    """A face with rules text and type line in a language, where the words are others than print has."""
    types, words = told.type_line(spec.type_line), rules_text(spec.text, told, spec.name, spec.type_line)
    return spec if (types, words) == (spec.type_line, spec.text) else replace(spec, shown_types=types, shown_text=words)


def whole_card(card: CardData) -> FaceSpec:
    """A card as its front is printed, with what its layout adds: a second face, a sign of its side."""
    faces = data_faces(card)
    layout = layout_of(card.layout)
    if len(faces) < 2:
        return replace(faces[0], side="meld") if layout.melds else faces[0]
    return replace(
        faces[0], second=faces[1], second_relation=_RELATIONS.get(card.layout, "transform"),
        side=_side(card.layout, 0),
    )  # fmt: skip


def _side(layout: str, face: int) -> str:
    """Which side of a card with two sides a face is; "" of one with one."""
    found = layout_of(layout)
    if found.melds:
        return "back" if face else "meld"
    if not found.two_sided:
        return ""
    names = ("front", "back") if found.turns else ("modal", "modal back")
    return names[min(face, 1)]


def data_faces(card: CardData) -> tuple[FaceSpec, ...]:
    """All faces of a card as card data has them."""
    return tuple(in_words(_data_face(face), language.current()) for face in card.faces)


def _data_face(face: FaceData) -> FaceSpec:
    letters = face.color_indicator or tuple(letter for letter in "WUBRG" if letter in face.mana_cost)
    return FaceSpec(
        name=face.name, mana_cost=face.mana_cost, colors=letters, type_line=face.type_line, text=face.text,
        power=face.power, toughness=face.toughness, loyalty=face.loyalty, defense=face.defense,
        kind=kind_of(face.type_line), flavor=face.flavor, modifiers=face.modifiers,
    )  # fmt: skip


def printed_faces(seen: ObjectView) -> tuple[FaceSpec, ...]:
    """All faces of the card as printed, the one that is up first.

    Empty if the viewer may not see the card.
    """
    if not seen.faces:
        return ()
    up = seen.face if 0 <= seen.face < len(seen.faces) else 0
    if seen.melded:  # the combined face, then the cards it is made of
        return tuple(printed_face(face) for face in (seen.faces[up], *seen.melded))
    order = (up, *(index for index in range(len(seen.faces)) if index != up))
    return tuple(replace(printed_face(seen.faces[index]), side=_side(seen.layout, index)) for index in order)


def faces_beneath(seen: ObjectView) -> tuple[FaceSpec, ...]:
    """What lies beneath the topmost card of a melded or merged permanent, as far as the viewer may see it."""
    return tuple(printed_face(face) for face in seen.melded[1:])


def current_face(seen: ObjectView) -> FaceSpec:
    """The face to paint on the table: the object's present characteristics in its printed frame."""
    seen_by_all = seen.zone in ("battlefield", "stack")  # what is face down there has characteristics (708.2)
    if (not seen.known or seen.face_down) and not (seen.face_down and seen_by_all):
        return BACK
    if seen.face_down:
        return FaceSpec(name=seen.name, type_line=seen.type_line, text=seen.text, kind="back",
                        power=_number(seen.power), toughness=_number(seen.toughness),
                       )  # fmt: skip
    if layout_of(seen.layout).halves and seen.zone != "stack" and len(seen.faces) == 2:
        return _halves(seen)
    up = seen.faces[seen.face] if 0 <= seen.face < len(seen.faces) else FaceView()
    face = FaceSpec(
        name=seen.name, mana_cost=seen.mana_cost, colors=seen.colors, type_line=seen.type_line,
        text=_marked_text(seen) or up.text, power=_number(seen.printed_power, up.power, seen.power),
        toughness=_number(seen.printed_toughness, up.toughness, seen.toughness), loyalty=up.loyalty or None,
        defense=up.defense or None, kind=kind_of(seen.type_line, seen.token), flavor=up.flavor,
        second=_second(seen), second_relation=_RELATIONS.get(seen.layout, "transform"),
        variant=_variant(seen), side=_side(seen.layout, seen.face), beneath=tuple(face.name for face in seen.melded),
    )  # fmt: skip
    return in_words(face, language.current())


def _variant(seen: ObjectView) -> int:
    """Which of its pictures a basic land wears.

    An object keeps it, and what it becomes in another zone is another object (CR 400.7): no card is known by it.
    """
    return seen.id * 7 % LAND_PICTURES if "Basic" in seen.type_line.split() else 0


def _marked_text(seen: ObjectView) -> str:
    """The text of an object, that of a dungeon with a mark at the room in which the venture marker is (CR 309.4)."""
    room = seen.come("room")
    if room is None:
        return seen.text
    here = f"{room.name} —"
    return "\n".join(f"{HERE} {line}" if line.startswith(here) else line for line in seen.text.split("\n"))


def _halves(seen: ObjectView) -> FaceSpec:
    """A split card with both halves to read; of a Room with a locked door the open half first."""
    left, right = seen.faces
    doors = tuple(bool(one.number) for one in seen.progress if one.kind == "door")
    if doors and not any(doors):
        locked = "\n".join(
            wording.locked_half(face.name, face.mana_cost, printed_face(face).shown_text or face.text)
            for face in seen.faces
        )
        return FaceSpec(
            name=wording.locked_room(), type_line=seen.type_line, text=locked, kind=kind_of(seen.type_line, seen.token)
        )
    first, other = (right, left) if doors == (False, True) else (left, right)
    second = printed_face(other)
    if doors and not all(doors):
        second = replace(second, name=wording.locked_name(second.name), locked=True)
    return printed_face(first, second, "split")


def _second(seen: ObjectView) -> FaceSpec | None:
    if len(seen.faces) < 2 or seen.layout not in _RELATIONS:
        return None
    return printed_face(seen.faces[1 if seen.face == 0 else 0])


def of_source(seen: ObjectView, *, there: bool) -> tuple[FaceSpec, LiveState]:
    """The source of an ability as it is seen with the ability: with the loyalty or defense it has now.

    If it is not `there` any more it has neither: what it had last is not known to be what it would have now.
    """
    face = current_face(seen)
    if seen.zone != "battlefield":
        return face, NOTHING_LIVE
    if there:
        return face, LiveState(loyalty=seen.loyalty, defense=seen.defense)
    return replace(face, loyalty=None, defense=None), NOTHING_LIVE


def _number(*values: int | str | None) -> str | None:
    """The first value there is, as text."""
    return next((str(value) for value in values if value is not None and value != ""), None)


def live_state(seen: ObjectView) -> LiveState:
    """What happens to the object now. Marks of the table (chosen, legal) are added by `marked`."""
    if not seen.known and seen.zone not in ("battlefield", "stack"):
        return LiveState()
    on_table = seen.zone == "battlefield"
    return LiveState(
        power=seen.power, toughness=seen.toughness, damage=seen.damage, counters=_counters(seen),
        loyalty=seen.loyalty, defense=seen.defense, tapped=seen.tapped, summoning_sick=seen.sick and on_table,
        attacking=seen.attacking >= 0, blocking=bool(seen.blocking), goaded="goaded" in seen.notes,
        phased_out=seen.phased_out, transformed=wording.turned_over(seen),
        is_copy=seen.is_copy, is_token=seen.token, face_down_cause=wording.face_down_cause(seen.face_down),
        reached=next((one.number for one in seen.progress if one.kind in _STEPS), 0),
        attached_count=len(seen.attachments), keywords=_chips(seen) if on_table else (),
        icons=_icons(seen) if on_table else (), barred=seen.barred and on_table and "defender" not in seen.keywords,
    )  # fmt: skip


def _counters(seen: ObjectView) -> tuple[tuple[str, int], ...]:
    return tuple((language.term("counter", kind), count) for kind, count in wording.shown_counters(seen))


def _chips(seen: ObjectView) -> tuple[str, ...]:
    """The words on a permanent: how far it has come, then its keywords."""
    keywords = (language.term("keyword", word) for word in seen.keywords if word not in wording.STRUCTURE)
    return (*wording.progress_words(seen), *keywords)


def _icons(seen: ObjectView) -> tuple[str, ...]:
    """What `_chips` says, in rules English; "" for what is no keyword."""
    keywords = (word for word in seen.keywords if word not in wording.STRUCTURE)
    return (*("" for _ in wording.progress_words(seen)), *keywords)


def marked(
    live: LiveState, *, lit: bool, picked: bool, highlighted: bool = False, usable: bool = False, pile: int = 1
) -> LiveState:
    """A live state with the table's marks on it."""
    return replace(
        live, legal_target=lit, usable=usable, selected=picked, highlighted=highlighted, pile_count=pile,
    )  # fmt: skip
