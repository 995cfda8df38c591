"""Numbers the rules derive from objects.

These are mana value in every zone (CR 202.3), and the level of permanents (716.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import EventKey, Mark
from engine.core.zones import BATTLEFIELD, STACK
from engine.game.state.merging import is_merged

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics

LEVEL = Mark("level")  # the designation that a permanent can have
SOLVED = Mark("solved")  # the designation of Cases (CR 719.3a)
LEVEL_GAINED = EventKey("level")
FIRST_LEVEL = 1


def level_of(found: GameObject) -> int:
    """A permanent's level; 1 for one that has none (CR 716.2d)."""
    level = found.marks.get(LEVEL, FIRST_LEVEL)
    return level if isinstance(level, int) else FIRST_LEVEL


def mana_value(game: Game, oid: ObjectId) -> int:
    """The mana value of an object.

    X counts on the stack (202.3e), a transformed back face has its front's (202.3b).

    A melded permanent has those of its cards' front faces together (202.3c); a copy of one has none.
    """
    look = game.look(oid)
    found, chars = look.object, look.characteristics
    if found.zone == STACK and found.stack is not None and chars.mana_cost is not None:
        return chars.mana_cost.mana_value + chars.mana_cost.x_count * found.stack.x
    of_front = _of_front_faces(found, chars)
    return chars.mana_value if of_front is None else of_front


def _of_front_faces(found: GameObject, chars: Characteristics) -> int | None:
    """The mana value of something with another face up that has its cards' front faces' one (CR 202.3b, 202.3c)."""
    definition = found.definition
    if definition is None:
        return None
    if found.parts and not is_merged(found) and chars.name == definition.faces[1].name:
        cards = (definition, *(part.definition for part in found.parts))
        return sum(card.front.printed.mana_value for card in cards)
    back_up = found.face == 1 and not found.face_down and definition.form.turns
    if not back_up or found.zone not in (BATTLEFIELD, STACK):
        return None
    own = chars.name == definition.faces[1].printed.name and chars.mana_cost is None
    return definition.front.printed.mana_value if own else None
