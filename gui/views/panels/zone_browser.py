"""Looking through a graveyard, the exile zone or what may be seen of a library, beside the board."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.api import ObjectView, View
from gui import wording
from gui.dialogs.card_panel import CardPanel


def cards_of(view: View, seat: int, zone: str) -> list[ObjectView]:
    """The cards of a player's zone as the viewer sees them, the newest first."""
    player = next(player for player in view.players if player.seat == seat)
    oids: tuple[int, ...] = ()
    if zone == "graveyard":
        oids = tuple(reversed(player.graveyard))
    elif zone == "library":
        oids = player.library_top
    elif zone in ("exile", "command"):
        oids = tuple(oid for oid in getattr(view, zone) if view.objects[oid].owner == seat)
    elif zone == "hand":
        oids = player.hand
    return [view.objects[oid] for oid in oids if oid in view.objects]


class ZoneBrowser(CardPanel):
    """A panel that follows one zone of one player."""

    def __init__(self, view: View, seat: int, zone: str) -> None:
        self.seat, self.zone = seat, zone
        title = QCoreApplication.translate("ZoneBrowser", "{zone} of {player}").format(
            zone=wording.zone_name(zone), player=view.name_of(seat))  # fmt: skip
        super().__init__(title, "", [], closable=True)
        self.show_view(view)

    def show_view(self, view: View) -> None:
        """Follow the zone."""
        cards = cards_of(view, self.seat, self.zone)
        self.grid.model_.sync(cards)
        player = next(player for player in view.players if player.seat == self.seat)
        said = ""
        if self.zone == "library":
            said = self.tr("{n} cards; only what you may look at is shown.").format(n=player.library)
        elif not cards:
            said = self.tr("No cards.")
        self.text.set_text(said)
        self.text.setVisible(bool(said))
