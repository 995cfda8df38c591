"""Commander and Brawl decks for tests. Cards that lead them or go in them, and setups in which they are played."""

from __future__ import annotations

from engine.api import SeatSetup, Setup
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary

CARDS = (
    FaceData("Marshal of Reeds", "{1}{W}", "Legendary Creature — Human", "", "2", "2"),
    FaceData("Ember Marshal", "{1}{W}", "Legendary Creature — Human", "{R}: Ember Marshal gets +1/+0 until end of turn.", "2", "2"),
    FaceData("Warden of Shores", "{W}{B}", "Legendary Creature — Human", "", "2", "2"),
    FaceData("Keeper of Fens", "{1}{B}", "Legendary Creature — Human", "Partner", "2", "2"),
    FaceData("Keeper of Fells", "{1}{R}", "Legendary Creature — Human", "Partner", "2", "2"),
    FaceData("Old Oath", "{2}{W}", "Legendary Planeswalker — Oath", "−1: You draw a card.\nOld Oath can be your commander.", loyalty="3"),
    FaceData("Ash Twin", "{W}", "Legendary Creature — Human", "Partner with Elm Twin", "1", "1"),
    FaceData("Elm Twin", "{W}", "Legendary Creature — Human", "Partner with Ash Twin", "1", "1"),
    FaceData("Yew Cousin", "{W}", "Legendary Creature — Human", "Partner with Ash Twin", "1", "1"),
    FaceData("Old Chum", "{W}", "Legendary Creature — Human", "Friends forever", "1", "1"),
    FaceData("New Chum", "{W}", "Legendary Creature — Human", "Friends forever", "1", "1"),
    FaceData("Wanderer", "{W}", "Legendary Creature — Human", "Choose a Background", "1", "1"),
    FaceData("Raised by Geese", "{W}", "Legendary Enchantment — Background", "Commander creatures you own have flying."),
    FaceData("Old Traveller", "{W}", "Legendary Creature — Time Lord Doctor", "", "1", "1"),
    FaceData("Travelling Ox", "{W}", "Legendary Creature — Ox Time Lord Doctor", "", "1", "1"),
    FaceData("Fellow Rider", "{W}", "Legendary Creature — Human", "Doctor's companion", "1", "1"),
    FaceData("Dear Friend", "{W}", "Legendary Creature — Human", "Partner\nFriends forever", "1", "1"),
    FaceData("Still Golem", "{4}", "Legendary Artifact Creature — Golem", "", "4", "4"),
    FaceData("Silent Seer", "{2}{W}", "Legendary Planeswalker — Seer", "−1: You draw a card.", loyalty="3"),
    FaceData("Hired Guide", "{3}", "Legendary Creature — Human",
             "If Hired Guide is your commander, choose a color before the game begins. Hired Guide is the chosen color.\nPartner",
             "2", "2"),
    FaceData("Hired Cook", "{3}", "Legendary Creature — Human",
             "If Hired Cook is your commander, choose a color before the game begins. Hired Cook is the chosen color.\nPartner",
             "2", "2"),
    FaceData("Sworn Page", "{W}", "Creature — Human", "Sworn Page can be your commander.", "1", "1"),
    FaceData("Old Blade", "{W}", "Legendary Artifact — Equipment", "Equip {1}"),
    FaceData("Passing Seer", "{2}{W}", "Planeswalker — Seer", "−1: You draw a card.", loyalty="3"),
    FaceData("Common Keeper", "{B}", "Creature — Human", "Partner\nCommon Keeper can be your commander.", "1", "1"),
    FaceData("Kept Blade", "{W}", "Legendary Artifact", "Partner\nKept Blade can be your commander."),
    FaceData("Common Past", "{W}", "Enchantment — Background", "Commander creatures you own have flying."),
    FaceData("Odd Past", "{W}", "Legendary Creature — Background", "", "1", "1"),
    FaceData("Many Mice", "{W}", "Creature — Mouse", "A deck can have any number of cards named Many Mice.", "1", "1"),
    FaceData("Dark Cutter", "{B}", "Creature — Human", "", "1", "1"),
    FaceData("Half Cutter", "{W/B}", "Creature — Human", "", "1", "1"),
    FaceData("Stained Cutter", "{W}", "Creature — Human", "", "1", "1", color_indicator=("B",)),
    FaceData("All Cutter", "{2}", "Creature — Human", "All Cutter is all colors.", "1", "1"),
    FaceData("Blue Cutter", "{W}", "Creature — Human", "Other creatures you control are blue.", "1", "1"),
    FaceData("Told Cutter", "{W}", "Creature — Human", "Flying ({B}{R} would be too much for it.)", "1", "1"),
    FaceData("Meadow", "", "Land — Plains", ""),
    FaceData("Plain Crate", "{2}", "Artifact", "{T}: You gain 1 life."),
    FaceData("Scree", "", "Land — Mountain", ""),
    FaceData("Waste", "", "Basic Land", "{T}: Add {C}."),
    FaceData("Reed Cutter", "{W}", "Creature — Human", "", "1", "1"),
    FaceData("Fire Cutter", "{W}", "Creature — Human", "{R}: Fire Cutter gets +1/+0 until end of turn.", "1", "1"),
    FaceData("Moor", "", "Land — Swamp", ""),
    FaceData("Plains", "", "Basic Land — Plains", ""),
    FaceData("Swamp", "", "Basic Land — Swamp", ""),
    FaceData("Mountain", "", "Basic Land — Mountain", ""),
)
LIBRARY_OF_ALL = CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS)
READ = [LIBRARY_OF_ALL.definition(face.name) for face in CARDS]  # once, before any deck is looked at
PLAIN = ((99, "Plains"),)


def led_by(*names: str) -> dict[str, tuple[tuple[int, str], ...]]:
    """The lists of a seat whose deck has these commanders."""
    return {"commanders": tuple((1, name) for name in names)}


def setup(deck: tuple[tuple[int, str], ...] = PLAIN, commanders: tuple[str, ...] = ("Marshal of Reeds",)) -> Setup:
    """A Commander game of two, the second with a good deck."""
    good = SeatSetup("Ben", PLAIN, lists=led_by("Marshal of Reeds"))
    return Setup((SeatSetup("Ana", deck, lists=led_by(*commanders)), good), LIBRARY_OF_ALL, 7)


def brawl(deck: tuple[tuple[int, str], ...], *commanders: str, seats: int = 2) -> Setup:
    """A Brawl game in which all play the same deck."""
    return Setup((SeatSetup("Ana", deck, lists=led_by(*commanders)),) * seats, LIBRARY_OF_ALL, 7, options=(("variants", ("brawl",)),))


def drafted(deck: tuple[tuple[int, str], ...], *commanders: str) -> Setup:
    """A game after a Commander draft in which both play the same deck."""
    return Setup((SeatSetup("Ana", deck, lists=led_by(*commanders)),) * 2, LIBRARY_OF_ALL, 7, options=(("variants", ("commander_draft",)),))
