"""Zones (CR 400): where objects are."""

from __future__ import annotations

from engine.core.identity import Seat

LIBRARY = "library"
HAND = "hand"
BATTLEFIELD = "battlefield"
GRAVEYARD = "graveyard"
STACK = "stack"
EXILE = "exile"
COMMAND = "command"
OUTSIDE = "outside"  # sideboards (CR 400.11) and tokens about to be created

ANYWHERE = "anywhere"  # words that use a description say where ("discard a card")

ZONES = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND)
OWNED_ZONES = (LIBRARY, HAND, GRAVEYARD, OUTSIDE)  # one for each player (CR 400.1)
HIDDEN_ZONES = (LIBRARY, HAND, OUTSIDE)  # CR 400.2

ZoneKey = tuple[str, Seat]  # a zone, and whose it is, or NOBODY where all share it


def is_hidden(zone: str) -> bool:
    """Whether not all players can see the faces of cards there (CR 400.2)."""
    return zone in HIDDEN_ZONES
