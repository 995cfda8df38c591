"""The layouts of cards (CR 709 to 712, 715, 718, 720).

How many faces, where they are, and how they are read and used.

Whatever depends on a layout asks here for what it means; a layout more is a line more in the table, its rules in a file
of `game/rules/special_cards`, and its picture in the client.
"""

from __future__ import annotations

from engine.core.record import record


@record
class Layout:
    """One layout. Without a word about it, a card has one face and nothing special."""

    name: str  # as card files and saved matches write it
    faces: tuple[int, ...] = (1,)  # how many a card can have
    halves: bool = False  # both are read together, but of a spell only the one that is cast (CR 709.4)
    castable: bool = False  # either face can be cast as a card is cast from hand (CR 709.3, 712.11, 715.3)
    playable: bool = False  # either face can be played as a land (CR 712.13)
    inset: bool = False  # the second face is a smaller frame inside the first (CR 715.1, 720.1)
    named: bool = True  # the second face's name is one by which the card is known
    flips: bool = False  # the second face is upside down, and a flipped permanent has it (CR 710)
    back: bool = False  # the second face is on the back (CR 712)
    turns: bool = False  # a permanent can transform to its other face (CR 701.28, 712.9)
    melds: bool = False  # the back is half of a face that two cards have together (CR 712.4)
    card: bool = True  # whether it is a card at all

    @property
    def two_sided(self) -> bool:
        """Whether each side of the card is a whole face (CR 712.1)."""
        return self.back and not self.melds

    @property
    def one_side(self) -> bool:
        """Whether two faces are printed on one side."""
        return self.faces == (2,) and not self.back


_ALL = (
    Layout("normal"),
    Layout("transform", (2,), back=True, turns=True),
    Layout("modal_dfc", (2,), castable=True, playable=True, back=True),
    Layout("split", (2,), halves=True, castable=True),
    Layout("flip", (2,), flips=True),
    Layout("adventure", (2,), castable=True, inset=True),
    Layout("meld", (1, 2), back=True, melds=True),
    *map(Layout, ("saga", "class", "case", "leveler", "prototype")),
    Layout("battle", (1, 2)),
    Layout("prepare", (2,), inset=True, named=False),
    *map(Layout, ("mutate", "planar", "scheme", "vanguard", "host", "augment")),
)
LAYOUTS = {layout.name: layout for layout in _ALL}  # those of cards
_OTHERS = {layout.name: layout for layout in (Layout("token"), Layout("emblem", card=False))}


def layout_of(name: str) -> Layout:
    """The layout of a name; a plain one if there is none of that name."""
    return LAYOUTS.get(name) or _OTHERS.get(name) or LAYOUTS["normal"]
