"""Venture into the dungeon (CR 701.46), and dungeons completed (CR 309.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import Form, label, lexicon, phrase, terminal
from engine.compiler.tokens import SELF, SMALL
from engine.core.card_types import DUNGEON_TYPES
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import OUTSIDE
from engine.game.rules.events.afterwards import Afterward
from engine.game.rules.special_cards.dungeons import MAY_BE_ENTERED, completed, venture
from engine.meaning.families import Amount, Condition, Instruction, RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_PLAYERS
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("dungeon_type", {name: name for name in DUNGEON_TYPES})
label("dungeon_type", "a dungeon type")


@phrase("{player!} venture[s] into the dungeon")
@phrase("{player!} venture[s] into {quality:dungeon_type}")
@record
class Venture(Instruction):
    """Players venture into the dungeon (CR 701.46).

    Each moves their venture marker into the next room, or into the first room of a dungeon they choose.
    """

    player: PlayerReference
    quality: str = ""
    ventures = True
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        if ctx.captured is not None:  # in place of an event: step by step
            ctx.captured.append(Afterward(self, ctx))
            return True
        done = [venture(ctx, seat, self.quality) for seat in self.player.one_by_one(ctx)]
        return any(done)


def _read(words: list[str], position: int) -> Iterator[tuple[int, str]]:
    if words[position : position + 2] == ["venture", "into"]:
        kind = words[position + 2]
        yield from ((position + 3, name) for name in ("", *DUNGEON_TYPES) if kind == (name.lower() or SELF))


def _write(value: Any, form: Form) -> list[str]:
    return [SMALL, "venture", "into", value or SELF]


terminal("venture_words", _read, _write)


@phrase("you can't enter ~ unless you “ {quality:venture_words} . ”", into="static")
@record
class EnteredOnlyByName(RuleModifier):
    """A dungeon that can be entered only by words that name it or its kind (CR 701.46d)."""

    quality: str = ""  # the kind; "": the dungeon bears its name
    questions = (MAY_BE_ENTERED,)
    reads = READS_NOTHING

    def zones(self) -> tuple[str, ...]:
        """Outside the game, where dungeons are chosen."""
        return (OUTSIDE,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        entered = details["quality"] == (self.quality or ctx.chars(about).name)
        return None if entered else Refusal(say("it_is_entered_only_by_name"), "701.46d")


@phrase("you've completed a dungeon", into="condition_part", player=None)
@phrase("you've completed {name:card_name}", into="condition_part", player=None)
@phrase("you haven't completed a dungeon", into="condition_part", player=None, negative=True)
@phrase("you haven't completed {name:card_name}", into="condition_part", player=None, negative=True)
@phrase("{player} [has|have] completed a dungeon", into="condition_part")
@phrase("{player} [has|have] completed {name:card_name}", into="condition_part")
@phrase("{player} [hasn't|haven't] completed a dungeon", into="condition_part", negative=True)
@phrase("{player} [hasn't|haven't] completed {name:card_name}", into="condition_part", negative=True)
@record
class HasCompleted(Condition):
    """Whether a player has completed a dungeon, or a certain one, in this game."""

    player: PlayerReference | None  # None is "you"
    name: str = ""
    negative: bool = False
    reads = READS_PLAYERS

    def well_formed(self) -> bool:
        """ "You" has its own words: "you've", "you haven't"."""
        return not isinstance(self.player, You)

    def holds(self, ctx: Context) -> bool:
        seats = (ctx.controller,) if self.player is None else self.player.seats(ctx)
        found = (completed(ctx.game, seat) for seat in seats)
        return any(self.name in names if self.name else bool(names) for names in found) != self.negative


@phrase("for each <differently_named? differently named> dungeon you've completed", into="for_each")
@record
class ForEachDungeon(Amount):
    """How many dungeons the player has completed in this game."""

    differently_named: bool = False
    reads = READS_PLAYERS

    def value(self, ctx: Context) -> int:
        names = completed(ctx.game, ctx.controller)
        return len(dict.fromkeys(names)) if self.differently_named else len(names)
