"""The schemes that have been set in motion (CR 904)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api import View
from gui.views.variants.bar import Shown, VariantBar, as_card, face_up


class Bar(VariantBar):
    """Those that are face up, whosever they are."""

    def shown_of(self, view: View) -> Iterator[Shown]:
        yield from (as_card(scheme) for scheme in face_up(view, "scheme"))
