"""Level symbols of leveler cards (CR 711).

What a creature is and has between two numbers of level counters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.faces import finished
from engine.compiler.normalise import Names
from engine.compiler.templates import Form, include, label, phrase, terminal
from engine.core.record import record
from engine.meaning.abilities import Ability, KeywordAbility, Paragraph, StaticAbility
from engine.meaning.families import Condition, Modification
from engine.meaning.node import READS_STATUS, Node
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.statics.characteristics.modify_power import HasBaseSize, Size

if TYPE_CHECKING:
    from engine.game.rules.context import Context

LEVEL = "level"
Levels = tuple[int, int | None]  # the first and the last number of counters; None: from the first on
_TO = re.compile(r"-(\d+)")  # the end of "2-3", a word of its own
_SELF = Names("", "", "creature")


@record
class AtLevel(Condition):
    """So many level counters, but no more than so many (CR 711.2a, 711.2b)."""

    levels: Levels
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        least, most = self.levels
        count = ctx.obj(ctx.source).counters.get(LEVEL, 0)
        return least <= count and (most is None or count <= most)


def _read(words: list[str], position: int) -> Iterator[tuple[int, Levels]]:
    if words[position] != LEVEL or not words[position + 1].isdigit():
        return
    least, behind = int(words[position + 1]), words[position + 2]
    if behind == "+":
        yield position + 3, (least, None)
    elif match := _TO.fullmatch(behind):
        yield position + 3, (least, int(match[1]))


def _write(value: Any, form: Form) -> list[str]:
    least, most = value
    return ["LEVEL", f"{least}+" if most is None else f"{least}-{most}"]


terminal("level_symbol", _read, _write)
label("level_symbol", "a level symbol like “LEVEL 1-3”")


@phrase("{line:line}", into="striation_line")
@record
class StriationLine(Paragraph):
    """One line of abilities beside a level symbol; it knows nothing of the words around it."""

    line: Node
    closed = True

    def written(self) -> tuple[Ability, ...]:
        """The abilities on the line, as the rules want them."""
        alone = (self.line,) if isinstance(self.line, Ability) else ()
        written = self.line.written() if isinstance(self.line, Paragraph) else alone
        return tuple(finished(ability, _SELF) for ability in written)


@phrase("{levels:level_symbol}\n{size:size}", into="level_band", lines=())
@phrase("{levels:level_symbol}\n{size:size}\n{lines:striation_line*\n}", into="level_band")
@record
class LevelSymbol(KeywordAbility):
    """A level symbol with the abilities and the power and toughness of its striation.

    It is one static ability (CR 711.2).
    """

    name = "level symbol"
    rule = "711.2"

    levels: Levels
    size: Size
    lines: tuple[StriationLine, ...] = ()

    def stands_for(self) -> tuple[Ability, ...]:
        given = tuple(ability for line in self.lines for ability in line.written())
        changes: tuple[Modification, ...] = (HasBaseSize(self.size),)
        if given:
            changes = (*changes, HasAbilities(given))
        return (StaticAbility(changes, condition=AtLevel(self.levels)),)


include("line", "level_band")
