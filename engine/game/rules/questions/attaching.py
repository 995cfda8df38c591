"""What may be attached to what (CR 301.5, 303.4, 701.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Ref, is_player
from engine.core.zones import BATTLEFIELD
from engine.game.rules.context import Context
from engine.game.rules.questions.enchant import SPELL_TARGET
from engine.game.rules.questions.rule_modifiers import refused, verdicts
from engine.game.state.influence import within
from engine.meaning.message import say
from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from engine.game.state.game import Game

MAY_BE_ATTACHED: Question[Refusal] = Question(
    "may_be_attached", "301.5", about="host", details=("attachment",), answer="Refusal (protection)"
)

ATTACHES_AS_CREATURE: Question[bool] = Question(
    "attaches_as_creature", "301.5c", about="permanent", answer="True: it can be attached though it is a creature"
)


def why_not_attached(game: Game, oid: ObjectId, host: Ref) -> Refusal | None:
    """Why a permanent can't be attached to a player or permanent; None if it can."""
    chars = game.chars(oid)
    if host == oid:
        return Refusal(say("a_permanent_cant_be_attached_to_itself"), "301.5c")
    why = None if is_player(host) else _why_not_there(game, oid, host)
    if why is not None:
        return why
    if not within(game, game.controller(oid), host):
        return Refusal(say("it_is_out_of_range"), "801.8" if "Aura" in chars.subtypes else "801.9")
    if "battle" in chars.types:
        return Refusal(say("a_battle_cant_be_attached"), "310.9")
    if "creature" in chars.types and not any(verdicts(game, ATTACHES_AS_CREATURE, oid)):
        return Refusal(say("a_creature_cant_be_attached"), "301.5c")
    return _why_not_of_its_kind(game, oid, host) or refused(game, MAY_BE_ATTACHED, host, attachment=oid)


def _why_not_there(game: Game, oid: ObjectId, host: Ref) -> Refusal | None:
    """Why nothing can be attached to an object: it has gone, or only one of the two is phased out."""
    found = game.find(host)
    if found is None or (found.zone != BATTLEFIELD and "Aura" not in game.chars(oid).subtypes):
        return Refusal(say("it_isnt_on_the_battlefield"), "701.3b")
    if found.phased_out != game.obj(oid).phased_out:
        return Refusal(say("it_is_phased_out"), "702.26d")
    return None


def _why_not_of_its_kind(game: Game, oid: ObjectId, host: Ref) -> Refusal | None:
    """Why an Aura, Equipment or Fortification is never attached to such a thing, or something else to anything."""
    subtypes = game.chars(oid).subtypes
    if "Aura" in subtypes:
        return None if enchantable(game, oid, host) else Refusal(say("it_cant_enchant_that"), "303.4c")
    if is_player(host):
        return Refusal(say("it_cant_be_attached_to_a_player"), "301.5")
    types = game.chars(host).types
    if "Equipment" in subtypes:
        return None if "creature" in types else Refusal(say("equipment_can_be_attached_only_to_a_creature"), "301.5")
    if "Fortification" in subtypes:
        return None if "land" in types else Refusal(say("a_fortification_can_be_attached_only_to_a_land"), "301.6")
    return Refusal(say("it_is_no_aura_equipment_or_fortification"), "704.5p")


def enchantable(game: Game, oid: ObjectId, host: Ref) -> bool:
    """Whether an Aura's enchant ability allows what it is or would be attached to (CR 303.4a, 702.5)."""
    targets = list(verdicts(game, SPELL_TARGET, oid))
    ctx = Context(game, oid, game.controller(oid))
    return bool(targets) and all(target.legal(ctx, host) for target in targets)
