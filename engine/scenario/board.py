"""The board of a scenario: its seats by letter, its labelled objects, and what object references mean.

Scenario format, section 7.4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_object, is_player
from engine.core.zones import BATTLEFIELD, EXILE, STACK
from engine.game.rules.questions.looking import MAY_LOOK, MAY_LOOK_AT
from engine.game.rules.questions.rule_modifiers import affirmed
from engine.scenario.labels import begins, folded
from engine.scenario.stack_labels import STACK_ABILITY, stack_label

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.scenario.format import Reference


class Board:
    """A game as a scenario speaks of it. `game` is replaced when the game goes back."""

    def __init__(self, game: Game, letters: tuple[str, ...]) -> None:
        self.game = game
        self.letters = letters
        self.labels: dict[str, ObjectId] = {}

    def seat(self, letter: str) -> Seat:
        """The seat number of a letter."""
        return self.letters.index(letter)

    def letter(self, seat: Seat) -> str:
        """The letter of a seat number."""
        return self.letters[seat] if 0 <= seat < len(self.letters) else "?"

    def labelled(self, label: str) -> ObjectId:
        """The object that a label means now; NOBODY if there is no such label."""
        found = self.labels.get(label, NOBODY)
        return self.game.became(found) if found != NOBODY else NOBODY

    # -- names ---------------------------------------------------------------------------------------------------

    def names(self, oid: ObjectId) -> tuple[str, ...]:
        """All names an object goes by; a face-down one has none, but a card face down in exile keeps its own."""
        game = self.game
        found = game.look(oid).object
        if found.face_down and found.zone == EXILE and found.definition is not None:
            return tuple(dict.fromkeys((*(face.name for face in found.definition.faces), found.definition.name)))
        if found.face_down and found.zone in (BATTLEFIELD, EXILE, STACK):
            return ()
        own = tuple(name for name in game.chars(oid).names if name)
        if found.zone == BATTLEFIELD and game.chars(oid).halves:  # named by what is unlocked: one half or both
            return (" // ".join(own),) if own else ()
        return (*own, *self._further_names(found, own))

    def _further_names(self, found: GameObject, own: tuple[str, ...]) -> Iterator[str]:
        if found.token:
            yield from (f"{name} Token" for name in own if not name.endswith(" Token"))
        definition = found.definition
        if definition is None or len(definition.faces) < 2:
            return
        if " // " in definition.name and any(face.name in own for face in definition.faces):
            yield definition.name
        if definition.form.halves and found.zone != STACK and not found.token:
            yield from (face.name for face in definition.faces if face.name not in own)

    def shown(self, ref: Ref) -> str:
        """An object or player for a message."""
        if is_player(ref):
            return f"player {self.letter(ref)}"
        if ref not in self.game.objects and ref not in self.game.last_known:
            return "nothing"
        return next(iter(self.names(ref)), "") or stack_label(self.game, ref)[0] or "a face-down object"

    # -- references ----------------------------------------------------------------------------------------------

    def fits(self, reference: Reference, ref: Ref) -> bool:
        """Whether an object or player is meant by a reference, its index aside."""
        if reference.player:
            return is_player(ref) and self.letter(ref) == reference.player
        if not is_object(ref):
            return False
        if reference.label:
            return ref == self.labelled(reference.label)
        if reference.copy is not None and self.is_copy(ref) != reference.copy:
            return False
        if reference.face_down:
            return self._fits_face_down(reference.face_down, ref)
        return self._is_named(reference.name, ref)

    def _is_named(self, name: str, oid: ObjectId) -> bool:
        wanted = folded(name)
        if any(folded(own) == wanted for own in self.names(oid)):
            return True
        found = self.game.look(oid).object
        if found.zone == STACK and found.stack is not None and found.stack.ability is not None:
            label, own_names = stack_label(self.game, oid)
            if folded(name) == STACK_ABILITY.removesuffix(" ("):
                return True  # any of them
            return begins(label, name.removeprefix(STACK_ABILITY), own_names)
        return found.zone == STACK and any(wanted == folded(f"Cast {own}") for own in self.names(oid))

    def is_copy(self, oid: ObjectId) -> bool:
        """Whether an object is a copy.

        That is a copied spell or ability, a token that copies something, or a permanent that became a copy.
        """
        found = self.game.look(oid).object
        if found.stack is not None and found.stack.is_copy:
            return True
        if found.definition is None:
            return False
        printed = found.definition.faces[min(found.face, len(found.definition.faces) - 1)].printed
        if found.token and found.values is not printed:
            return True
        return not found.face_down and self.game.chars(oid).name not in {face.name for face in found.definition.faces}

    def _fits_face_down(self, kind: str, oid: ObjectId) -> bool:
        found = self.game.look(oid).object
        if kind == "locked_room":
            return found.zone == BATTLEFIELD and "Room" in self.game.chars(oid).subtypes and not self.names(oid)
        if not found.face_down:  # or as nameless as one, since it copied one (CR 707.2, 708.2)
            creature = found.zone == BATTLEFIELD and "creature" in self.game.chars(oid).types
            return kind in ("creature", "any") and creature and not self.names(oid)
        if kind == "creature":  # a permanent, whatever it has become since
            return found.zone == BATTLEFIELD
        if kind == "token":
            return found.token
        return kind == "any" or not found.token

    def find(self, reference: Reference, candidates: Iterable[Ref], seat: Seat | None = None) -> Ref | None:
        """The first candidate that is meant by a reference, oldest permanents first, then by zone.

        An index counts the permanents of that name that the seat controls, whether they are candidates or not.
        """
        options = self.in_order(candidates)
        if reference.index is not None and seat is not None:
            meant = self.counted(reference, seat)
            return meant if meant is not None and meant in options else None
        meant = next((ref for ref in options if self.fits(reference, ref)), None)
        return next((ref for ref in options if self._is_known(reference, ref, seat)), None) if meant is None else meant

    def _is_known(self, reference: Reference, ref: Ref, seat: Seat | None) -> bool:
        """Whether a reference names a face-down card in exile that a player may look at (CR 406.3)."""
        found = self.game.find(ref) if is_object(ref) and seat is not None else None
        if found is None or not found.face_down or found.zone != EXILE or not reference.name:
            return False
        names = [face.name for face in found.definition.faces] if found.definition is not None else []
        known = found.marks.get(MAY_LOOK) == seat or affirmed(self.game, MAY_LOOK_AT, ref, seat=seat)
        return known and any(folded(name) == folded(reference.name) for name in names)

    def counted(self, reference: Reference, seat: Seat) -> ObjectId | None:
        """The object that an indexed reference means."""
        index = reference.index or 0
        mine = [
            oid for oid in self.game.permanents() if self.fits(reference, oid) and self.game.controller(oid) == seat
        ]
        return mine[index] if index < len(mine) else None

    def in_order(self, refs: Iterable[Ref]) -> list[Ref]:
        """Permanents by age, then other objects by zone as given, then players."""
        given = list(refs)
        place = {oid: number for number, oid in enumerate(self.game.battlefield)}
        permanents = sorted((ref for ref in given if ref in place), key=place.__getitem__)
        return [*permanents, *(ref for ref in given if ref not in place)]

    def permanents(self, reference: Reference | None, seat: Seat | None) -> list[ObjectId]:
        """The permanents that are meant, oldest first; those that are phased out do not exist."""
        found = [
            oid
            for oid in self.game.permanents()
            if (reference is None or self.fits(reference, oid)) and (seat is None or self.game.controller(oid) == seat)
        ]
        if reference is not None and reference.index is not None:
            return found[reference.index : reference.index + 1]
        return found
