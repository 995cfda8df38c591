"""Linked abilities (CR 607, 707.7).

What one ability of an object did, only the ability linked to it knows.

A permanent that becomes a copy has other abilities; they are linked to one another and not to those it had before. So
whatever links abilities is kept under the copy effect that the permanent is under, if it is under one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.keys import Mark
from engine.core.zones import EXILE, STACK
from engine.game.events.effects import EXILED_WITH
from engine.meaning.families import Modification

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

ENTERED_AS_COPY = Mark("values of a copy")  # of a permanent: its abilities are linked to none of the spell it was

LINKED = "exiled by a linked ability"  # the key of the cards that an ability linked to this one exiled

SECRET = "secret "  # before the name of a choice that only who made it knows: who that is, and what was chosen

Link = Ref | tuple[Ref, int]


def copy_effect(game: Game, oid: Ref) -> int:
    """The number of the copy effect that gives an object its copiable values now; 0 if none does."""
    found = (
        effect.id for effect in game.floating
        if effect.affected is not None and oid in effect.affected
        and any(isinstance(part, Modification) and part.copies_values for part in effect.parts)
    )  # fmt: skip
    return max(found, default=0)


def link_of(game: Game, oid: Ref) -> Link:
    """What tells the abilities of an object now from those it has had or will have."""
    stamp = copy_effect(game, oid)
    return (oid, stamp) if stamp else oid


def links_of(game: Game, oid: Ref) -> tuple[Link, ...]:
    """The links of an object's abilities.

    Its own, and of a permanent those of the spell that it was (CR 400.7d).
    """
    before = game.look(oid).object.previous
    known = game.last_known.get(before)
    was_spell = known is not None and known.object.zone == STACK
    return (link_of(game, oid), before) if was_spell else (link_of(game, oid),)


def linked_name(game: Game, oid: Ref, name: str) -> str:
    """Under which name a choice made by an ability of an object is kept with it."""
    stamp = copy_effect(game, oid)
    return f"{name} @{stamp}" if stamp else name


def chosen_without(source: Ref, name: str) -> str:
    """Under which name an ability remembers its own choice if its source is gone.

    It doesn't need it (CR 113.7a).
    """
    return f"{name} chosen without {source}"


def exiled_by_linked_ability(ctx: Context) -> tuple[Ref, ...]:
    """The cards that an ability linked to this one exiled (CR 607.2a).

    While words are followed they stay the same.
    """
    mine = links_of(ctx.game, ctx.source)
    found = tuple(oid for oid in ctx.game.zone(EXILE) if ctx.obj(oid).marks.get(EXILED_WITH) in mine)
    if ctx.item is not None:
        ctx.bind(LINKED, found)
    return found
