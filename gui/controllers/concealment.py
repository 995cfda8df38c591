"""A view without anything that only one seat may see.

What lies on the table while the screen changes hands.
"""

from __future__ import annotations

from dataclasses import replace

from engine.api import ObjectView, View

_PRIVATE = ("hand", "library", "outside")


def _concealed(seen: ObjectView) -> ObjectView:
    """A card whose face not everyone may see, without its face; what is public of a face-down permanent stays."""
    if seen.zone in ("battlefield", "stack"):
        return replace(seen, faces=(), face=0, layout="normal", notes=(), about=())
    return ObjectView(seen.id, seen.zone, seen.owner, seen.controller, known=False, face_down=seen.face_down)


def _for_all(seen: ObjectView) -> ObjectView:
    """What all see of an object; what a trigger is about, a player may have followed alone."""
    return replace(seen, about=()) if seen.about else seen


def _gone(view: View) -> dict[int, ObjectView]:
    """The sources of what is on the stack, which all know, as they last existed (CR 113.7a)."""
    sources = {seen.source for seen in view.objects.values()}
    known = {oid: seen for oid, seen in view.gone.items() if oid in sources}
    return {oid: _concealed(seen) if seen.face_down else replace(seen, notes=()) for oid, seen in known.items()}


def concealed(view: View) -> View:
    """The view that may be shown to whoever looks at the screen (CR 400.2, 708.5)."""
    shown = frozenset(view.command)  # companions too, which lie outside the game for all to see (CR 103.2b)
    objects = {
        oid: _concealed(seen) if (seen.zone in _PRIVATE and oid not in shown) or seen.face_down else _for_all(seen)
        for oid, seen in view.objects.items()
    }
    players = tuple(replace(player, library_top=()) for player in view.players)
    for player in view.players:
        for oid in player.library_top:
            objects.pop(oid, None)
    hidden = ("library", "outside")
    objects = {oid: seen for oid, seen in objects.items() if seen.zone not in hidden or oid in shown}
    above = concealed(view.above) if view.above is not None else None
    return replace(view, objects=objects, gone=_gone(view), players=players, decision=None, above=above)
