"""Which decks may be played in Commander and Brawl (CR 903.3 to 903.5, 903.12, 903.13f).

Those of a Commander draft, too.
"""

from __future__ import annotations

from engine.api import SeatSetup, Setup, SetupError
from tests.rulebook import rule
from tests.support.games.commander_decks import LIBRARY_OF_ALL, PLAIN, brawl, drafted, led_by, setup

Deck = tuple[tuple[tuple[str, ...], tuple[tuple[int, str], ...], str], ...]

MARSHAL, SEER, GOLEM, GUIDE = "Marshal of Reeds", "Silent Seer", "Still Golem", "Hired Guide"
FENS, FELLS = "Keeper of Fens", "Keeper of Fells"
NOT_LEGENDARY = "is no legendary creature and can't be a commander (903.3)"
NOT_ITS_COLOR = "which its commander is not (903.5c)"
NOT_ITS_MANA = "mana, and its commander is not of that color (903.5d)"
NOT_DIFFERENT = "each card must have a different name (903.5b)"
NOT_TOGETHER = "can't lead a deck together (702.124a)"

APART = (  # who does not lead a deck together, and who of them leads none at all
    ((FENS, MARSHAL), ""), ((MARSHAL, FENS), ""), ((FENS, FENS), ""), ((FENS, "Common Keeper"), ""), (("Common Keeper", FENS), ""),
    ((FENS, "Kept Blade"), ""), (("Kept Blade", FENS), ""), ((MARSHAL, GOLEM), ""), ((MARSHAL, "Reed Cutter"), "Reed Cutter"),
    (("Ash Twin", "Yew Cousin"), ""), (("Yew Cousin", "Ash Twin"), ""), (("Ash Twin", FENS), ""), (("Ash Twin", "Old Chum"), ""),
    (("Wanderer", FENS), ""), (("Wanderer", "Odd Past"), ""), (("Odd Past", "Wanderer"), ""), (("Wanderer", "Common Past"), "Common Past"),
    (("Wanderer", "Old Oath"), ""), (("Raised by Geese", "Old Chum"), "Raised by Geese"), (("Raised by Geese", MARSHAL), "Raised by Geese"),
    (("Wanderer", "Fellow Rider"), ""), (("Fellow Rider", MARSHAL), ""), (("Fellow Rider", "Travelling Ox"), ""),
    (("Old Traveller", MARSHAL), ""), ((MARSHAL, "Old Traveller"), ""), (("Old Traveller", "Travelling Ox"), ""),
)  # fmt: skip
TOGETHER = ((FENS, FELLS), ("Ash Twin", "Elm Twin"), ("Elm Twin", "Ash Twin"), ("Old Chum", "New Chum"), ("Wanderer", "Raised by Geese"),
            ("Raised by Geese", "Wanderer"), ("Fellow Rider", "Old Traveller"), ("Old Traveller", "Fellow Rider"), ("Dear Friend", FENS))  # fmt: skip


def pairs(size: int) -> Deck:
    """Decks of so many cards with two commanders."""
    rest = ((size - 2, "Waste"),)
    apart = tuple((pair, rest, f"{bad} {NOT_LEGENDARY}" if bad else f"{' and '.join(pair)} {NOT_TOGETHER}") for pair, bad in APART)
    return (*apart, *((pair, rest, "") for pair in TOGETHER))


USUAL: Deck = (  # who leads it, what else is in it, and why it may not be played
    ((MARSHAL,), PLAIN, ""),
    (("Old Oath",), PLAIN, ""), (("Sworn Page",), PLAIN, ""),
    ((), PLAIN, "it has no commander (903.3)"),
    (("Reed Cutter",), PLAIN, f"Reed Cutter {NOT_LEGENDARY}"),
    (("Old Blade",), PLAIN, f"Old Blade {NOT_LEGENDARY}"),
    ((SEER,), PLAIN, f"Silent Seer {NOT_LEGENDARY}"), (("Passing Seer",), PLAIN, f"Passing Seer {NOT_LEGENDARY}"),
    ((FENS, FELLS), ((49, "Swamp"), (49, "Mountain")), ""),
    ((FENS, FELLS), ((49, "Swamp"), (50, "Mountain")), "101 cards with the commander, not 100 (903.5a)"),
    ((MARSHAL,), ((98, "Plains"),), "99 cards with the commander, not 100 (903.5a)"),
    ((MARSHAL,), ((100, "Plains"),), "101 cards with the commander, not 100 (903.5a)"),
    ((MARSHAL,), ((59, "Plains"),), "60 cards with the commander, not 100 (903.5a)"),
    ((MARSHAL,), ((98, "Plains"), (1, "Reed Cutter")), ""),
    ((MARSHAL,), ((97, "Plains"), (2, "Reed Cutter")), f"2 of Reed Cutter; {NOT_DIFFERENT}"),
    ((MARSHAL,), ((96, "Plains"), (3, "Meadow")), f"3 of Meadow; {NOT_DIFFERENT}"),
    ((MARSHAL,), ((98, "Plains"), (1, MARSHAL)), f"2 of {MARSHAL}; {NOT_DIFFERENT}"),
    ((MARSHAL,), ((69, "Plains"), (30, "Many Mice")), ""),
    ((MARSHAL,), ((98, "Plains"), (1, "Fire Cutter")), f"Fire Cutter is red, {NOT_ITS_COLOR}"),
    ((MARSHAL,), ((98, "Plains"), (1, "Half Cutter")), f"Half Cutter is black, {NOT_ITS_COLOR}"),
    ((MARSHAL,), ((98, "Plains"), (1, "Stained Cutter")), f"Stained Cutter is black, {NOT_ITS_COLOR}"),
    ((MARSHAL,), ((98, "Plains"), (1, "All Cutter")), f"All Cutter is blue and black and red and green, {NOT_ITS_COLOR}"),
    ((MARSHAL,), ((96, "Plains"), (1, "Told Cutter"), (1, "Plain Crate"), (1, "Blue Cutter")), ""),
    ((FENS, FELLS), ((48, "Swamp"), (49, "Mountain"), (1, "Half Cutter")), f"Half Cutter is white, {NOT_ITS_COLOR}"),
    ((MARSHAL,), ((98, "Plains"), (1, "Meadow")), ""),
    ((MARSHAL,), ((98, "Plains"), (1, "Moor")), f"Moor makes black {NOT_ITS_MANA}"),
    ((MARSHAL,), ((98, "Plains"), (1, "Swamp")), f"Swamp makes black {NOT_ITS_MANA}"),
    ((FENS, FELLS), ((48, "Swamp"), (48, "Mountain"), (1, "Moor"), (1, "Scree")), ""),
    ((GOLEM,), ((99, "Waste"),), ""),
    ((GOLEM,), ((99, "Swamp"),), f"Swamp makes black {NOT_ITS_MANA}"),
    ((GUIDE,), ((99, "Swamp"),), ""),
    ((GUIDE,), ((98, "Swamp"), (1, "Dark Cutter")), ""),
    ((GUIDE,), ((50, "Swamp"), (49, "Plains")), f"Swamp makes black {NOT_ITS_MANA}"),
    ((GUIDE, FENS), ((50, "Swamp"), (48, "Plains")), ""), ((GUIDE, FENS), ((50, "Swamp"), (48, "Mountain")), ""),
    ((GUIDE, "Hired Cook"), ((49, "Swamp"), (49, "Mountain")), ""),
    ((GUIDE, "Hired Cook"), ((97, "Swamp"), (1, "Fire Cutter")), f"Fire Cutter is red, {NOT_ITS_COLOR}"),
)  # fmt: skip
BRAWL: Deck = (
    ((MARSHAL,), ((59, "Plains"),), ""), ((SEER,), ((59, "Plains"),), ""), (("Old Oath",), ((59, "Plains"),), ""),
    (("Passing Seer",), ((59, "Plains"),), f"Passing Seer {NOT_LEGENDARY}"),
    (("Old Blade",), ((59, "Plains"),), f"Old Blade {NOT_LEGENDARY}"),
    ((), ((59, "Plains"),), "it has no commander (903.3)"),
    ((MARSHAL,), PLAIN, "100 cards with the commander, not 60 (903.12d)"),
    ((MARSHAL,), ((58, "Plains"),), "59 cards with the commander, not 60 (903.12d)"),
    ((MARSHAL,), ((60, "Plains"),), "61 cards with the commander, not 60 (903.12d)"),
    ((FENS, FELLS), ((58, "Swamp"),), ""),
    ((SEER,), ((57, "Plains"), (2, "Reed Cutter")), f"2 of Reed Cutter; {NOT_DIFFERENT}"),
    ((SEER,), ((58, "Plains"), (1, "Fire Cutter")), f"Fire Cutter is red, {NOT_ITS_COLOR}"),
    ((SEER,), ((58, "Plains"), (1, "Moor")), f"Moor makes black {NOT_ITS_MANA}"),
    ((MARSHAL,), ((59, "Swamp"),), f"Swamp makes black {NOT_ITS_MANA}"),
    ((GOLEM,), ((59, "Swamp"),), ""), ((GOLEM,), ((58, "Swamp"), (1, "Plain Crate")), ""), ((GOLEM,), ((59, "Waste"),), ""),
    ((GOLEM,), ((58, "Swamp"), (1, "Plains")), f"Swamp makes black {NOT_ITS_MANA}"),
    ((GOLEM,), ((58, "Swamp"), (1, "Moor")), f"Moor makes black {NOT_ITS_MANA}"),
    ((GOLEM,), ((58, "Swamp"), (1, "Dark Cutter")), f"Dark Cutter is black, {NOT_ITS_COLOR}"),
    ((GUIDE,), ((58, "Swamp"), (1, "Moor")), ""),
)  # fmt: skip
DRAFTED: Deck = (
    ((MARSHAL,), ((59, "Plains"),), ""), ((MARSHAL,), ((150, "Plains"),), ""), ((MARSHAL,), ((49, "Plains"), (10, "Reed Cutter")), ""),
    ((MARSHAL,), ((58, "Plains"),), "59 cards with the commander, not at least 60 (903.13f)"),
    ((FENS, FENS), ((58, "Swamp"),), ""),
    ((SEER,), ((59, "Plains"),), f"Silent Seer {NOT_LEGENDARY}"),
    ((MARSHAL,), ((58, "Plains"), (1, "Fire Cutter")), f"Fire Cutter is red, {NOT_ITS_COLOR}"),
    ((MARSHAL,), ((58, "Plains"), (1, "Moor")), f"Moor makes black {NOT_ITS_MANA}"),
    ((GOLEM,), ((59, "Swamp"),), f"Swamp makes black {NOT_ITS_MANA}"),
)  # fmt: skip


def refusal(made: Setup) -> str:
    """Why a setup is refused; "" if it may be played."""
    try:
        made.check()
    except SetupError as why:
        return str(why)
    return ""


@rule("903.1", "each deck is led by a legendary creature", "903.3", "903.3a", "903.4", "903.4b", "903.4c", "903.5", "903.5a", "903.5b", "903.5c", "903.5d")
@rule("702.124a", "702.124b", "702.124c", "702.124f", "702.124h", "702.124i", "702.124j", "702.124k", "702.124m")
def test_which_commander_decks_may_be_played() -> None:
    for leading, deck, why in (*USUAL, *pairs(100)):
        assert refusal(setup(deck, leading)) == (f"Ana's deck: {why}" if why else ""), (leading, deck)
        seats = (SeatSetup("Ana", PLAIN, lists=led_by(MARSHAL)), SeatSetup("Ben", deck, lists=led_by(*leading)))
        assert refusal(Setup(seats, LIBRARY_OF_ALL, 7)) == (f"Ben's deck: {why}" if why else ""), "and so it is with whoever sits at the table"


@rule("903.12", "903.12a", "the normal rules for deck construction, but for these", "903.12c", "903.12d", "903.12e", "903.3", "903.5b", "903.5c", "903.5d")
def test_which_brawl_decks_may_be_played() -> None:
    for leading, deck, why in (*BRAWL, *pairs(60)):
        assert refusal(brawl(deck, *leading)) == (f"Ana's deck: {why}" if why else ""), (leading, deck)


@rule("903.13e", "used as the player's commanders: one, or two that lead a deck together")
@rule("903.13f", "at least 60 cards", "any number of cards with the same name", "the colors of its commander", "903.5c", "903.5d")
def test_which_drafted_commander_decks_may_be_played() -> None:
    for leading, deck, why in (*DRAFTED, *((pair, rest, why) for pair, rest, why in pairs(60) if pair != (FENS, FENS))):
        assert refusal(drafted(deck, *leading)) == (f"Ana's deck: {why}" if why else ""), (leading, deck)
