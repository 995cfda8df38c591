"""What variants show on the table: a module each, with a `Bar`; `bars` finds them all.

archenemy         the schemes that have been set in motion (CR 904)
bar               what a bar is: cards in the command zone, and what is done with them
conspiracy_draft  the conspiracies in the command zone (CR 315, 905.4)
grand_melee       whose turns are under way (CR 807)
planechase        the plane that the game is on, and the planar die (CR 901)
vanguard          the vanguards of all players (CR 902)
"""

from __future__ import annotations

import importlib
import pkgutil

from gui.views.variants.bar import VariantBar


def bars() -> dict[str, VariantBar]:
    """The bars of all variants that have one, made anew, by the names of their modules."""
    names = sorted(info.name for info in pkgutil.iter_modules(__path__) if info.name != "bar")
    return {name: importlib.import_module(f"{__name__}.{name}").Bar() for name in names}
