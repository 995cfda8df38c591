"""Cards counted in all graveyards: "for each card named … in each graveyard" (CR 404.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.model.families import Filter
from engine.terms.amounts import NumberOf
from engine.terms.filters import Described
from engine.terms.zones import InZone, ZoneWords
from engine.text.templates import production

EACH = "each"


def _in_each(what: Filter, zone: str) -> NumberOf | None:
    if not isinstance(what, Described):
        return None
    return NumberOf(replace(what, after=(*what.after, InZone(ZoneWords(zone, article=EACH)))))


def _read_in_each(node: NumberOf) -> dict[str, Any] | None:
    what = node.what
    last = what.after[-1] if isinstance(what, Described) and what.after else None
    if not isinstance(what, Described) or not isinstance(last, InZone) or last.place.article != EACH:
        return None
    return {"what": replace(what, after=what.after[:-1]), "zone": last.place.zone}


production(
    "for_each", "for each {what:filter#one} in each {zone:owned_zone#one}", NumberOf, _in_each, _read_in_each,
)  # fmt: skip
