"""Permanents that enter as one of several things, as a player or a coin decides (CR 614.1c, 707.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import label, phrase
from engine.core.keys import Purpose
from engine.core.record import record, replace, wording
from engine.core.zones import BATTLEFIELD
from engine.game.events.status import TURNED_FACE_UP, SetValues, TurnFaceUp, face_up_values
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.events import coins
from engine.game.state.printed import printed_values
from engine.meaning.abilities import Ability, Paragraph, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Replacement
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING, Node
from engine.vocabulary.statics.characteristics.modify_power import Size
from engine.vocabulary.statics.characteristics.type_changes import Becomes, Kind

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_SHAPE = Purpose("shape", "614.12")


SHAPED = "shape chosen by"  # noted with what has entered: the effect that let a shape be chosen


@phrase("a {size:size} {kind:kind#one}< with {abilities:granted*and}>", into="shape")
@phrase("{size:size}", into="bare_shape", kind=None)
@record
class Shape(Node):
    """Power and toughness, perhaps with types and abilities, that something enters with."""

    size: Size
    kind: Kind | None = None
    abilities: tuple[Ability, ...] = ()
    reads = READS_NOTHING

    def put_on(self, ctx: Context, values: Characteristics) -> None:
        """Change copiable values: they are a private copy. Types are added to those it has (CR 205.1b)."""
        if self.kind is None:
            values.power, values.toughness = self.size[0].value(ctx), self.size[1].value(ctx)
        else:
            becomes = Becomes(self.kind, self.size, self.abilities, besides="types")
            for layer in becomes.layers:
                becomes.apply(ctx, ctx.source, values, layer)
        values.base_power, values.base_toughness = values.power, values.toughness


def in_shape(ctx: Context, event: ZoneChange, shape: Shape) -> ZoneChange:
    """An entering with other copiable values: what is chosen as something enters is copied (CR 707.2)."""
    values = (event.values or printed_values(ctx.game.obj(event.oid), event.face, BATTLEFIELD)).copy()
    shape.put_on(ctx, values)
    return replace(event, values=values)


@phrase("as ~ enters, it becomes your choice of {shapes:shape*or2} <besides? in addition to its other types>",
        into="static")  # fmt: skip
@phrase("as ~ enters, it becomes your choice of {shapes:bare_shape*or2}", into="static", bare=True)
@record
class EntersInShapeOfChoice(Replacement):
    """A permanent whose controller chooses what it is as it enters."""

    shapes: tuple[Shape, ...]
    besides: bool = wording(default=False)
    bare: bool = False
    reads = READS_NOTHING
    keys = (ENTERS,)
    entering = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if event.oid != ctx.source or event.face_down:
            return False
        return (SHAPED, self) not in event.choices  # only once, though the values are others now (CR 614.5)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        chosen = _chosen_of(ctx, self.shapes, "bare_shape" if self.bare else "shape")
        shaped = in_shape(ctx, event, chosen)
        return (replace(shaped, choices=(*shaped.choices, (SHAPED, self))),)


@phrase("as ~ enters or is turned face up, it becomes your choice of {shapes:bare_shape*or2}.", into="line")
@record
class InShapeOfChoice(Paragraph):
    """A permanent whose controller chooses its size as it enters, and as it is turned face up (CR 708.11)."""

    shapes: tuple[Shape, ...]
    reads = READS_NOTHING

    def written(self) -> tuple[Ability, ...]:
        entering, turning = EntersInShapeOfChoice(self.shapes, bare=True), TurnsUpInShapeOfChoice(self.shapes)
        return (StaticAbility((entering,)), StaticAbility((turning,)))


@record
class TurnsUpInShapeOfChoice(Replacement):
    """A permanent whose controller chooses its size as it is turned face up (CR 707.2).

    A copy of it has that size.
    """

    shapes: tuple[Shape, ...]
    reads = READS_NOTHING
    keys = (TURNED_FACE_UP,)
    order_free = True
    turning = True

    def applies(self, ctx: Context, event: TurnFaceUp) -> bool:
        return event.oid == ctx.source

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        values = face_up_values(ctx.obj(ctx.source)).copy()
        _chosen_of(ctx, self.shapes, "bare_shape").put_on(ctx, values)
        return (event, SetValues(ctx.source, values=values))


def _chosen_of(ctx: Context, shapes: tuple[Shape, ...], kind: str) -> Shape:
    """The shape that the controller chooses."""
    said = "as_written" if kind == "shape" else "creature_of_size"
    words = tuple(say(said, words=Printed(kind, shape)) for shape in shapes)
    chosen = ctx.choose_option(ctx.controller, words, purpose=WHICH_SHAPE, prompt=say("choose_what_it_enters_as"))
    return shapes[words.index(chosen)]


@phrase("as ~ enters, flip a coin. ^if the coin comes up heads, ~ enters as {heads:shape}. ^if it comes up tails, ~ "
        "enters as {tails:shape}", into="static")  # fmt: skip
@record
class EntersInShapeOfCoin(Replacement):
    """A permanent about which a coin decides what it is as it enters: nobody calls it (CR 705.2)."""

    heads: Shape
    tails: Shape
    reads = READS_NOTHING
    keys = (ENTERS,)
    entering = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if event.oid != ctx.source or event.face_down:
            return False
        return (SHAPED, self) not in event.choices

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        heads = any(flipped.heads for flipped in coins.flip(ctx, ctx.controller, called=False))
        shaped = in_shape(ctx, event, self.heads if heads else self.tails)
        return (replace(shaped, choices=(*shaped.choices, (SHAPED, self))),)


label("shape", "something like “a 2/2 creature with flying”")
