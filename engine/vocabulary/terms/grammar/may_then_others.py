"""What each of several players may do, and what others do then (CR 608.2c).

As in "Each player may draw a card, then each player who drew a card this way gains 1 life": nobody's choice lets the
second part be done, or keeps it from being done.
"""

from __future__ import annotations

from typing import Any

from engine.compiler.templates import production
from engine.meaning.families import Instruction
from engine.meaning.node import children
from engine.vocabulary.terms.grammar.instructions import COMMA_THEN, Chain, May
from engine.vocabulary.terms.players.players import PlayerReference, Players


def _then_others(player: PlayerReference, effect: Instruction, rest: Instruction) -> Chain | None:
    if not isinstance(player, Players) or not any(isinstance(part, Players) for part in children(rest)):
        return None
    return Chain((May(player, effect), rest), (COMMA_THEN,))


def _read_then_others(node: Chain) -> dict[str, Any] | None:
    first, *rest = node.steps
    if not isinstance(first, May) or len(rest) != 1 or node.joins != (COMMA_THEN,):
        return None
    return {"player": first.player, "effect": first.effect, "rest": rest[0]}


production(
    "sentence_start", f"{{player}} may {{effect}}{COMMA_THEN} {{rest}}", Chain, _then_others, _read_then_others,
    player="player", effect="deed", rest="deed",
)  # fmt: skip
