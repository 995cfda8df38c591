"""The legend rule (CR 704.5j)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core.editions import EDITION_2006, MODERN
from engine.core.keys import Purpose
from engine.core.zones import GRAVEYARD
from engine.game.decisions.choices import ChooseObjects
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.context import ask
from engine.game.rules.questions.rule_modifiers import denied
from engine.game.rules.state_based import state_based_check
from engine.meaning.message import say
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.state.game import Game

TO_KEEP = Purpose("keep", "704.5j")

LEGEND_RULE_APPLIES: Question[bool] = Question("legend_rule_applies", "704.5j", about="permanent", answer="False")


@state_based_check("704.5j", supertype="legendary", editions=MODERN)
def legend_rule(game: Game, legends: Sequence[ObjectId]) -> Iterator[ZoneChange]:
    """Of legendary permanents of one name and controller, the player keeps one.

    The rest go to the graveyard.
    """
    groups: dict[tuple[int, str], list[int]] = {}
    for oid in legends:
        if not denied(game, LEGEND_RULE_APPLIES, oid):
            chars = game.chars(oid)
            for name in chars.names:
                if name:
                    groups.setdefault((chars.controller, name), []).append(oid)
    order = game.apnap()
    for seat, name in sorted(groups, key=lambda group: order.index(group[0])):  # CR 101.4
        oids = groups[seat, name]
        if len(oids) > 1:
            decision = ChooseObjects(
                seat=seat, candidates=tuple(oids), purpose=TO_KEEP, prompt=say("choose_which_to_keep", name=name),
                rule="704.5j", good=True,
            )  # fmt: skip
            (kept,) = ask(game, decision)
            yield from (ZoneChange(oid, GRAVEYARD, cause="state-based") for oid in oids if oid != kept)


@state_based_check("420.5e", supertype="legendary", editions=(EDITION_2006,))
def legend_rule_2006(game: Game, legends: Sequence[ObjectId]) -> Iterator[ZoneChange]:
    """Of legendary permanents of one name, whoever controls them, all go to the graveyard (2006 edition)."""
    groups: dict[str, list[int]] = {}
    for oid in legends:
        name = game.chars(oid).name
        if name:
            groups.setdefault(name, []).append(oid)
    for oids in groups.values():
        if len(oids) > 1:
            yield from (ZoneChange(oid, GRAVEYARD, cause="state-based") for oid in oids)
