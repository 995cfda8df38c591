"""Questions that rule modifiers answer (CR 101.2, 613.11).

A procedure asks by name; whoever has an opinion answers. So no procedure knows a keyword: combat asks
"may_be_blocked_by", and flying's file answers. A refusal is a `Refusal` with the reason and the rule.

    question                about       details                    an answer is
    may_attack              creature    defender                   Refusal
    may_be_attacked         defender    attacker                   Refusal
    must_attack             creature    defender                   True: a requirement to attack that; defender None:
                                                                   to attack anything (508.1d). Each True counts.
    attack_group            creature    attackers (all, dict)      Refusal, see rules.combat.restrictions
    attack_tax              creature    defender                   ManaCost or Cost for each such attacker (508.1h)
    as_it_attacks           creature                               Instruction that offers an optional cost (508.1g)
    bands_with              attacker    band (tuple with it)       True: these may form a band (508.1e)
    taps_to_attack          creature                               False: does not tap (vigilance)
    may_block               creature    attacker                   Refusal
    may_be_blocked_by       attacker    blocker                    Refusal
    block_group             attacker    blockers (tuple)           Refusal (menace: blocked by only one)
    blocker_group           creature    blocks (all, dict)         Refusal of the whole declaration
    block_tax               creature    attacker                   ManaCost or Cost for each such block (509.1d)
    blocks_tapped           creature                               True: it may block though it is tapped
    must_block              creature    attacker                   True: a requirement to block that; attacker None:
                                                                   to block anything (509.1c)
    must_be_blocked         attacker    blocker                    True: that must block it; blocker None: anything
    blocks_more             creature                               how many additional creatures it may block
    strikes                 creature                               "first" or "double" (510.4)
    deals_as_if_unblocked   attacker                               True
    tramples                attacker                               True: excess to what it attacks (702.19)
    tramples_over           attacker                               True: and on to a planeswalker's controller
    divides_damage_of       creature    creature, opposed          True: its controller divides that one's damage
    combat_damage_amount    creature                               a number instead of its power, Refusal: none
    as_though_lacking       object      keyword, seen_by           True: treated as without it (609.4)
    as_though_having        object      keyword, seen_by           True: treated as with it (609.4)
    deathtouch              source                                 True: any damage is lethal (702.2)
    lifelink                source                                 True (702.15)
    damage_as_counters      source      recipient                  counter kind: wither, infect (702.80, 702.90)
    deals_unpreventable     source                                 True: its damage can't be prevented (615.12)
    poisons                 source                                 number of poison counters in combat (toxic)
    may_be_destroyed        permanent                              Refusal (indestructible)
    may_be_targeted         ref         by (oid), seat, is_spell   Refusal (hexproof, shroud, protection)
    may_be_attached         host        attachment                 Refusal (protection)
    may_be_sacrificed       permanent                              Refusal
    may_be_countered        spell       by                         Refusal; an ability's own words are asked first
    damage_prevented        recipient   source                     True (protection)
    spends_mana_as          player      payment (a Context)        rules.spending.SpendsAs (609.4b)
    untaps                  permanent                              Refusal, in the untap step (502.3)
    may_cast                spell card  seat, way                  Refusal
    cast_any_time           spell card  seat                       True (flash)
    cast_ways               card        seat                       tuple of rules.ways.CastWay
    alternative_costs       card        seat                       tuple of rules.ways.CastWay: for another cost
    abilities_as_cast       spell card  seat                       Modification: abilities it gets as it is cast
    additional_costs        spell card  seat, way                  rules.ways.AdditionalCost
    mode_costs              spell       seat, modes                costs for the chosen modes (escalate)
    mode_bounds             spell       item, number (of modes)    (least, most) instead of what the words say (entwine)
    pays_mana_by            spell card  seat                       rules.substitutes.Substitute (convoke)
    spell_target            Aura (spell or permanent)              Target: what it enchants (303.4a)
    resolves_untargeted     spell                                  events with which it resolves untargeted (702.103e)
    unattached              Aura                                   events instead of its going away (702.103f)
    may_activate            permanent   ability, seat              Refusal
    activate_ignoring_sickness creature ability                    True (haste)
    attack_ignoring_sickness   creature                            True (haste)
    cost_changes            spell/ability seat, kind, item         rules.costs.CostChange
    special_actions         object      seat                       tuple of rules.special.SpecialAction
    lands_per_turn          player                                 how many more lands may be played
    maximum_hand_size       player                                 a number to set, or None for no maximum
    may_gain_life           player                                 Refusal
    may_lose_life           player                                 Refusal
    may_lose                player                                 Refusal
    may_win                 player                                 Refusal
    may_draw                player                                 Refusal
    may_enter               object      event                      Refusal: it can't enter the battlefield (614.17d)
    may_get_counters        object or player  event                Refusal: counters can't be put on it
    may_phase_out           permanent                              Refusal
    may_transform           permanent                              Refusal
    bound to daytime        permanent                              the face with which it is bound (702.145)
    may_become_suspected    creature                               Refusal
    may_search              player      owner (of the zone)        Refusal
    may_have_step           player      step                       Refusal: the step is skipped (614.10)
    most_counters           permanent                              (kind, number): it can't have more of them (704.5r)
    phases                  permanent                              True: it has phasing
    attaches_as_creature    permanent                              True: it can be attached though it is a creature
    untap_optional          permanent                              True: it may stay tapped in the untap step (502.3)
    designations            permanent                              events that designate its controller (702.131b)
    keeps_mana              player      mana                       True: it does not empty
    legend_rule_applies     permanent                              False
    opening_hand            card in hand                           Instruction that its owner may follow as the game
                                                                   begins (103.6)
    earlier_chapters        Saga                                   Refusal: only the chapter with the number of its
                                                                   lore counters triggers (702.155a); such a Saga's
                                                                   player also chooses where it begins
    may_trigger             ability's source  ability, event       Refusal: it does not trigger on that
    trigger_times           ability's source  ability, event       how many more times it triggers (603.2d)
    starts_copying          permanent                              the layer-1 effect with which it starts to be a copy
                                                                   by a static ability (707.2c)
    sculpts_space           permanent                              True: creatures get sectors (704.5u)
    roll_changes            player                                 rules.dice.Offer: what modifies their rolls (706.2)
    may_look_at             face-down card in exile  seat          True (406.3)
    leads_decks             card                                   True: it can be a commander (903.3a); asked of no
                                                                   game, only of decks
    countable_as            …           …                          see the file that asks
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any

from engine.core.identity import ObjectId, Ref, Seat, is_object, is_player
from engine.core.record import record
from engine.core.zones import STACK
from engine.rules.context import Context
from engine.state.influence import RANGES
from engine.state.objects import Look
from engine.state.teams import SHARED_COUNTERS

if TYPE_CHECKING:
    from engine.model.characteristics import Characteristics
    from engine.model.families import RuleModifier
    from engine.state.game import Game


@record
class Refusal:
    """Something is not allowed: why, and by which rule."""

    why: str
    rule: str = ""


def verdicts(game: Game, question: str, about: Ref, **details: Any) -> Iterator[Any]:
    """All answers to a question about an object or player, its own abilities first, then other effects by age."""
    own = game.chars(about).abilities.modifiers.get(question) if is_object(about) else None
    if own:
        return chain(_from_itself(game, question, about, details), _from_others(game, question, about, details))
    if game.projection.modifiers(game, question):
        return _from_others(game, question, about, details)
    return iter(())  # most questions have no answer: this is asked very often


def _from_itself(game: Game, question: str, about: ObjectId, details: dict[str, Any]) -> Iterator[Any]:
    found = game.look(about)
    for ability, modifier in found.characteristics.abilities.modifiers.get(question, ()):
        if found.object.zone not in ability.zones:
            continue
        ctx = Context(game, about, game.controller(about))
        if ability.condition is not None and not ability.condition.holds(ctx):
            continue
        answer = modifier.answer(ctx, question, about, **details)
        if answer is not None:
            yield answer


def spell_verdicts(
    game: Game, question: str, about: ObjectId, values: Characteristics, seat: Seat, **details: Any
) -> Iterator[Any]:
    """All answers about a card as the spell it would be, with the characteristics it would have then (CR 601.3e)."""
    if question not in values.abilities.modifiers and not game.projection.modifiers(game, question):
        return iter(())
    return _about_spell(game, question, about, values, seat, details)


def _about_spell(
    game: Game, question: str, about: ObjectId, values: Characteristics, seat: Seat, details: dict[str, Any]
) -> Iterator[Any]:
    found = game.obj(about)
    details["seat"] = seat
    for ability, modifier in values.abilities.modifiers.get(question, ()):
        if found.zone not in ability.zones and STACK not in ability.zones:
            continue
        ctx = Context(game, about, seat)
        if ability.condition is None or ability.condition.holds(ctx):
            answer = modifier.answer(ctx, question, about, **details)
            if answer is not None:
                yield answer
    yield from _from_others(game, question, about, details, Look(found, values))


def _from_others(
    game: Game, question: str, about: Ref, details: dict[str, Any], assumed: Look | None = None
) -> Iterator[Any]:
    for ctx, continuous, modifier in game.projection.modifiers(game, question):
        if assumed is not None:
            ctx = ctx.within()
            ctx.assumed = assumed
        if continuous.affects(ctx, about) and (RANGES not in game.marks or ctx.reaches(about)):
            answer = modifier.answer(ctx, question, about, **details)
            if answer is not None:
                yield answer


def refused(game: Game, question: str, about: Ref, **details: Any) -> Refusal | None:
    """The first refusal, if any: "can't" overrides "can" (CR 101.2). What teammates share, none has if one can't."""
    for answer in verdicts(game, question, about, **details):
        if isinstance(answer, Refusal):
            return answer
    if game.teams.share_life and is_player(about) and _is_shared(question, details):
        for teammate in game.sharing(about):
            for answer in verdicts(game, question, teammate, **details) if teammate != about else ():
                if isinstance(answer, Refusal):
                    return answer
    return None


def has_no_step(game: Game, step: str) -> bool:
    """Whether effects say that an active player, and so the active team, has no such step (CR 614.10, 805.8)."""
    return any(refused(game, "may_have_step", seat, step=step) is not None for seat in game.active_players())


SHARED = ("may_gain_life", "may_lose_life", "may_lose", "may_win")  # CR 810.8a, 810.9g, 810.9h


def _is_shared(question: str, details: dict[str, Any]) -> bool:
    """Whether a question about a player is one about all who share a life total with them."""
    return question in SHARED or (
        question == "may_get_counters" and getattr(details.get("event"), "kind", "") in SHARED_COUNTERS  # CR 810.10c
    )


def affirmed(game: Game, question: str, about: Ref, **details: Any) -> bool:
    """Whether anything answers True."""
    return any(answer is True for answer in verdicts(game, question, about, **details))


def denied(game: Game, question: str, about: Ref, **details: Any) -> bool:
    """Whether anything answers False."""
    return any(answer is False for answer in verdicts(game, question, about, **details))


Modifier = tuple[Context, Any, "RuleModifier"]
