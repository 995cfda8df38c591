"""How each kind of beat is acted on the stage.

It says what flies, shakes, rises and fades, and from where to where.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QPixmap, QTransform

from engine.api import Happening, ObjectView, View
from gui import theme, wording
from gui.models import beats
from gui.models.beats import Beat
from gui.models.faces import BACK, current_face, of_source, printed_faces
from gui.models.marks import NOTHING
from gui.painting.face import NOTHING_LIVE, FaceSpec
from gui.views.board.card_item import CardItem
from gui.views.board.sparks import popping, sparks
from gui.views.board.stage import SWEEP, Actor, Held, banner, beside, card_box, ease, flight, ring, rising
from gui.views.table.regions import TableRegions
from gui.widgets.card_faces import card_pixmap

Deed = Callable[[float], None]
Move = Callable[[float], QPointF]  # how far from its place something is at a time from 0 to 1
Moves = dict[int, list[Move]]
STEP, QUICK = 30.0, 0.55  # pixels of a step towards what is attacked, and the part of a beat that it takes
_TURNS = ("Transform", "Flip", "TurnFaceUp", "TurnFaceDown")
SMALL = 64  # the width of a card that is only drawn
_LARGE = (150.0, 240.0)


class Acting(QObject):
    """Turns beats into what is seen. Asks the table where things are; never changes what it shows."""

    def __init__(self, table: TableRegions) -> None:
        super().__init__(table)
        self._table = table
        self._actors: list[Actor] = []
        self._deeds: list[Deed] = []
        self._view: View | None = None
        self._parts = {
            beats.CAST: self._cast, beats.RESOLVE: self._resolve, beats.DAMAGE: self._damage, beats.LEAVE: self._leave,
            beats.ENTER: self._enter, beats.DRAW: self._draw, beats.LIFE: self._life, beats.COUNTERS: self._counters,
            beats.TURN: self._banner, beats.END: self._banner, beats.COMBAT: self._combat, beats.CHANGE: self._change,
        }  # fmt: skip

    def play(self, beat: Beat, ms: int, view: View) -> None:
        """Act a beat; `view` is what it leads to."""
        self._actors, self._deeds, self._view = [], [], view
        stage = self._table.stage
        stage.finish()
        if beat.kind in (beats.TURN, beats.END):
            stage.hold(None)
        part = self._parts.get(beat.kind)
        if part is not None:
            part(beat)
        stage.play(ms, self._actors, self._deeds)

    # where things are

    def _place(self, ref: int) -> QPointF | None:
        found = self._table.anchor(ref)
        return None if found is None else QPointF(self._table.mapFromGlobal(found))

    def _box(self, ref: int) -> QRectF | None:
        """The rectangle of a thing on the table."""
        item = self._table.battlefield.item_of(ref)
        panel = self._table.battlefield.panels.get(ref)
        if panel is not None:
            corner = self._table.mapFromGlobal(panel.mapToGlobal(panel.rect().topLeft()))
            return QRectF(QPointF(corner), QPointF(corner) + QPointF(panel.width(), panel.height()))
        if item is None:
            return None
        field = self._table.battlefield
        corner = self._table.mapFromGlobal(field.viewport().mapToGlobal(QPoint(0, 0)))
        return item.mapRectToScene(item.face_rect()).translated(QPointF(corner))

    def _ring(self, ref: int, ink: QColor) -> Actor:
        """A ring around a thing of the table, which may glide meanwhile."""
        return ring(partial(self._box, ref), ink)

    def _zone(self, seat: int, zone: str) -> QPointF | None:
        """The middle of a player's zone: the viewer's hand along the edge, else the picture beside the board."""
        if zone == "hand" and self._view is not None and seat == self._view.viewer:
            return QPointF(self._table.hand.geometry().center())
        panel = self._table.battlefield.panels.get(seat)
        if panel is None or zone not in panel.zones:
            return None
        button = panel.zones[zone]
        return QPointF(self._table.mapFromGlobal(button.mapToGlobal(button.rect().center())))

    def spot(self) -> QRectF:
        """Where a card stands large beside the board."""
        room = self._table.battlefield.geometry()
        width = min(max(room.height() * 0.42 / theme.CARD_RATIO, _LARGE[0]), _LARGE[1])
        return card_box(width, QPointF(room.right() - width / 2 - 22, room.center().y() - 16))

    def _picture(self, seen: ObjectView | None, width: float, *, ability: bool = False) -> QPixmap:
        face, live = (current_face(seen) if seen is not None else BACK), NOTHING_LIVE
        if seen is not None and ability:
            face, live = of_source(seen, there=self._view is not None and seen.id in self._view.objects)
        return card_pixmap(face, live, round(width), self._table.devicePixelRatioF(), now=True)

    def _seen(self, ref: int) -> ObjectView | None:
        found = self._view.objects.get(ref) if self._view is not None else None
        return found if found is not None else self._table.known.get(ref)

    # the parts

    def _cast(self, beat: Beat) -> None:
        """A card flies on to the stack and stands there."""
        view, happening = self._view, beat.happenings[0]
        if view is None:
            return
        item = self._on_stack(happening)
        if item is None:
            return
        source = self._seen(item.source) if item.source >= 0 else item
        box, who = self.spot(), max(item.controller, 0)
        picture = self._picture(source or item, box.width(), ability=item.source >= 0)
        start = self._place(item.source) if item.source >= 0 else self._zone(who, "hand")
        self._actors.append(flight(picture, start or box.center(), box, SWEEP))
        held = Held(item.id, picture, box, happening.text, theme.seat_color(who))
        stage = self._table.stage
        self._deeds.append(lambda time: stage.hold(held) if time >= SWEEP and stage.held is not held else None)
        self._actors += [self._ring(ref, theme.seat_color(who)) for ref in item.targets]

    def _on_stack(self, happening: Happening) -> ObjectView | None:
        """The item of the stack that a happening put there."""
        assert self._view is not None
        items = [self._view.objects[oid] for oid in self._view.stack]
        named = (item for item in items if item.id in happening.refs or item.source in happening.refs)
        return next(named, items[0] if items else None)

    def _resolve(self, beat: Beat) -> None:
        """What stood large is let go."""
        held = self._table.stage.held
        ref = beat.refs[0] if beat.refs else NOTHING
        if held is None or held.ref != ref:
            seen = self._table.known.get(ref)
            if seen is None:
                return
            source = self._table.known.get(seen.source, seen) if seen.source >= 0 else seen
            box = self.spot()
            ink = theme.seat_color(max(seen.controller, 0))
            picture = self._picture(source, box.width(), ability=seen.source >= 0)
            held = Held(ref, picture, box, wording.name_of(source), ink)
        self._table.stage.hold(held)
        self._actors.append(ring(lambda: held.area, theme.color("accent")))
        stage = self._table.stage
        self._deeds.append(lambda time: stage.hold(None) if time >= 1.0 else None)

    def _damage(self, beat: Beat) -> None:
        """Numbers, and what is hit shakes."""
        struck: dict[int, int] = {}
        for happening in beat.happenings:
            if happening.refs:
                hit = happening.refs[-1]
                struck[hit] = struck.get(hit, 0) + happening.amount
        moves: Moves = {}
        for happening in beat.happenings:
            if len(happening.refs) > 1:
                self._lunge(moves, happening.refs[0], happening.refs[-1])
        for ref, amount in struck.items():
            at = self._place(ref)
            if at is None:
                continue
            self._number(ref, f"−{amount}", at, theme.color("danger"))
            moves.setdefault(ref, []).append(_shaken)
            self._actors.append(self._ring(ref, theme.color("danger")))
            self._actors.append(sparks(at, theme.color("attack"), amount))
        self._move(moves)

    def _combat(self, beat: Beat) -> None:
        """Who attacks or blocks makes a step towards what it meets."""
        moves: Moves = {}
        for happening in beat.happenings:
            if len(happening.refs) > 1:
                self._lunge(moves, happening.refs[0], happening.refs[-1])
        self._move(moves)
        self._rings(beat)

    def _lunge(self, moves: Moves, ref: int, goal: int) -> None:
        """A thing of the board makes a step towards another, and back."""
        start, end = self._box(ref), self._place(goal)
        if start is None or end is None or ref in self._table.battlefield.panels:
            return
        way = end - start.center()
        far = math.hypot(way.x(), way.y())
        if far:
            moves.setdefault(ref, []).append(
                lambda time: way * (STEP / far * math.sin(math.pi * min(time / QUICK, 1.0)))
            )

    def _move(self, moves: Moves) -> None:
        """Let each item make all its moves at once."""
        self._deeds += [self._on(ref, partial(_shift, made)) for ref, made in moves.items()]

    def _on(self, ref: int, deed: Callable[[CardItem, float], None]) -> Deed:
        """A deed on whatever shows a thing of the board then; nothing, once the board is shown without it."""

        def done(time: float) -> None:
            item = self._table.battlefield.item_of(ref)
            if item is not None:
                deed(item, time)

        return done

    def _leave(self, beat: Beat) -> None:
        """What goes fades and sinks; what is discarded flies to its graveyard."""
        for happening in beat.happenings:
            ref = happening.refs[-1]
            if happening.kind == "Discard":
                self._fly(ref, happening.refs[0], "hand", "graveyard")
                continue
            item = self._table.battlefield.item_of(ref)
            if item is None:
                continue
            if len(item.members) < 2:
                self._deeds.append(self._on(ref, _fade))
            self._actors.append(self._ring(ref, theme.color("danger")))

    def _enter(self, beat: Beat) -> None:
        """What comes falls into its place."""
        for ref in beat.refs:
            item = self._table.battlefield.item_of(ref)
            if item is not None and ref >= len(self._table.battlefield.panels):
                self._deeds.append(self._on(ref, _come))
                self._actors.append(self._ring(ref, theme.color("accent")))

    def _draw(self, beat: Beat) -> None:
        for happening in beat.happenings:
            self._fly(NOTHING, happening.refs[0], "library", "hand")

    def _fly(self, ref: int, seat: int, start: str, goal: str) -> None:
        here, there = self._zone(seat, start), self._zone(seat, goal)
        if here is not None and there is not None:
            seen = self._seen(ref)
            picture = self._picture(seen if seen is not None and seen.known else None, SMALL)
            self._actors.append(flight(picture, here, card_box(SMALL, there), small=0.6))

    def _life(self, beat: Beat) -> None:
        for happening in beat.happenings:
            at = self._place(happening.refs[0])
            if at is not None:
                gains = happening.amount > 0
                text = f"+{happening.amount}" if gains else f"−{-happening.amount}"
                self._number(happening.refs[0], text, at, theme.color("legal" if gains else "danger"))

    def _number(self, ref: int, text: str, at: QPointF, ink: QColor, size: float = 26) -> None:
        """A number rises from what it is about; beside a player's plate, so that it hides none of its numbers."""
        plate = self._box(ref) if ref in self._table.battlefield.panels else None
        if plate is not None:
            at = beside(plate, self._table.battlefield.geometry().right(), text)
        self._actors.append(rising(text, at, ink, size))

    def _counters(self, beat: Beat) -> None:
        for happening in beat.happenings:
            at = self._place(happening.refs[0])
            if at is not None:
                text = f"+{happening.amount}" if happening.amount > 0 else f"−{-happening.amount}"
                self._number(happening.refs[0], text, at, theme.color("accent"), 22)
                self._actors.append(popping(at, theme.color("accent"), happening.amount > 0))
                self._deeds.append(self._on(happening.refs[0], _pop))

    def _change(self, beat: Beat) -> None:
        """What transforms or turns up or down turns over in space; all is ringed."""
        for happening in beat.happenings:
            if happening.kind in _TURNS and happening.refs:
                ref = happening.refs[-1]
                self._deeds.append(self._on(ref, partial(_turn_over, self._face_before(happening.kind, ref))))
        self._rings(beat)

    def _face_before(self, kind: str, ref: int) -> FaceSpec:
        """The face that something had before it turned over, as far as its viewer may know."""
        seen = self._seen(ref)
        if kind in ("TurnFaceUp", "TurnFaceDown") or seen is None:
            return BACK
        printed = printed_faces(seen)
        return printed[1] if len(printed) > 1 else BACK

    def _rings(self, beat: Beat) -> None:
        ink = theme.color("attack" if beat.kind == beats.COMBAT else "accent")
        self._actors += [self._ring(ref, ink) for ref in beat.refs]

    def _banner(self, beat: Beat) -> None:
        happening = beat.happenings[0]
        seat = happening.refs[0] if happening.refs else 0
        room = QRectF(self._table.battlefield.geometry())
        self._actors.append(banner(happening.text, room, theme.seat_color(max(seat, 0))))


def _shaken(time: float) -> QPointF:
    return QPointF(math.sin(time * 26) * 6 * (1 - time), 0)


def _shift(moves: Sequence[Move], item: CardItem, time: float) -> None:
    by = QPointF(0, 0)
    for move in moves:
        by += move(time)
    item.setTransform(QTransform.fromTranslate(by.x(), by.y()))


def _pop(item: CardItem, time: float) -> None:
    """It swells for a moment."""
    size = 1 + 0.10 * math.sin(math.pi * min(1.0, time * 1.8)) if time < 1.0 else 1.0
    item.setTransform(QTransform.fromScale(size, size))


def _turn_over(before: FaceSpec, item: CardItem, time: float) -> None:
    """It turns about its long axis; from the edge on it shows the face that it has now."""
    way = ease(time)
    item.show_guise(before if way < 0.5 else None)
    wide = max(0.02, abs(math.cos(math.pi * way))) if time < 1.0 else 1.0
    lifted = 1 + 0.10 * math.sin(math.pi * way) if time < 1.0 else 1.0
    item.setTransform(QTransform.fromScale(wide * lifted, lifted))


def _fade(item: CardItem, time: float) -> None:
    """At the end it stays away until the view without it is shown."""
    item.setOpacity(1 - ease(time))
    item.setTransform(QTransform.fromTranslate(0, 14 * time))


def _come(item: CardItem, time: float) -> None:
    item.setOpacity(min(1.0, 0.15 + ease(time)))
    item.setTransform(QTransform.fromTranslate(0, -22 * (1 - ease(time))))
