"""Frames of their own, by layout.

Each is a class in `frame_kinds` that registers itself by `@frame_kind`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from typing import ClassVar, TypeVar

from gui.painting import frame_kinds
from gui.painting.face import FaceSpec, LiveState
from gui.painting.layout import Layout
from gui.painting.surface import Surface


class FrameKind(ABC):
    """A frame of its own: which cards wear it, where its parts are, and what is painted over the ground."""

    name: ClassVar[str]
    sideways: ClassVar[bool] = False  # the whole card is read lying on its side
    before: ClassVar[tuple[str, ...]] = ()  # kinds that this one comes before, where a face fits both

    @abstractmethod
    def fits(self, spec: FaceSpec) -> bool:
        """Whether a face wears this frame."""

    @abstractmethod
    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        """The places of a face with or without numbers."""

    @abstractmethod
    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        """What is painted over the ground, beside what the layout names."""

    def paint_on_board(self, surface: Surface, spec: FaceSpec, layout: Layout) -> bool:
        """What is painted over the picture of the small face; whether it took the place of the type line."""
        return False


_FOUND: list[FrameKind] = []


Kind = TypeVar("Kind", bound=type[FrameKind])


def frame_kind(kind: Kind) -> Kind:
    """Registers a frame of its own."""
    _FOUND.append(kind())
    return kind


@lru_cache(maxsize=1)
def every_kind() -> tuple[FrameKind, ...]:
    """All frames of their own, those first that come before others."""
    for module in sorted(found.name for found in iter_modules(frame_kinds.__path__)):
        import_module(f"{frame_kinds.__name__}.{module}")
    ordered: list[FrameKind] = []
    for kind in sorted(_FOUND, key=lambda one: one.name):
        first = next((at for at, one in enumerate(ordered) if one.name in kind.before), len(ordered))
        late = [one for one in ordered[first:] if kind.name in one.before]  # these stay ahead of it
        ordered = [*ordered[:first], *late, kind, *(one for one in ordered[first:] if one not in late)]
    return tuple(ordered)


@lru_cache(maxsize=4096)
def kind_for(spec: FaceSpec) -> FrameKind | None:
    """The frame of its own that a face wears, if it wears one."""
    return next((kind for kind in every_kind() if kind.fits(spec)), None) if spec.kind != "back" else None


def kind_named(name: str) -> FrameKind | None:
    """A frame of its own by its name."""
    return next((kind for kind in every_kind() if kind.name == name), None) if name else None
