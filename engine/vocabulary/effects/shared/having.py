""" "You may have it deal 2 damage": what a player lets something or someone do, in the infinitive.

A verb's class that is decorated with `with_infinitive` can stand there in all its phrases.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

from engine.compiler.templates import PRODUCTIONS, add, label, phrase
from engine.core.record import record, replace
from engine.meaning.families import Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

C = TypeVar("C", bound=type)

INFINITIVE = "infinitive"
_OPTIONAL_SUBJECT = re.compile(r"\{(\w+)!")
_ENDING = re.compile(r"\[(?:[^\[\]|#]*\|)?([^\[\]|#]*)\](?!#)")
_PRONOUNS = ("their", "they", "them", "themselves")


def with_infinitive(node_class: C) -> C:
    """A decorator above the phrases of a verb: they can be used in the infinitive too."""
    for made in [made for made in PRODUCTIONS if made.made_of is node_class and made.nonterminal == "instruction"]:
        template = _ENDING.sub(_base_form, _OPTIONAL_SUBJECT.sub(r"{\1", made.template))
        add(replace(made, nonterminal=INFINITIVE, template=template, derived_from=made))
    return node_class


def _base_form(match: re.Match[str]) -> str:
    inside = match[0][1:-1]
    if inside in _PRONOUNS or "#" in inside:
        return match[0]
    return inside.split("|")[1] if "|" in inside else ""


@phrase("{player!} ha[s|ve] {effect:infinitive}")
@record
class Have(Instruction):
    """Something that a player has done by something or someone else."""

    player: PlayerReference
    effect: Instruction
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return self.effect.perform(ctx)


label(INFINITIVE, "what something is made to do")
