"""What lenient runs answer where the scenario says nothing: what is optional is done, the best taken.

Scenario format, section 8.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import is_player
from engine.core.zones import HAND
from engine.game.decisions.choices import ChooseObjects, ChooseTargets
from engine.game.rules.paying.available_mana import supply
from engine.scenario.answering.outcomes import announced_text, outcome_of, text_that_says

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import Ref, Seat
    from engine.game.decisions.choices import ChooseNumber, ChooseOption, Divide
    from engine.game.decisions.decision import Decision
    from engine.scenario.answering.asker import Asker

GAINED = ("proliferate", "bolster", "amass", "move counters", "time travel")
ATTACHED = "attach"  # the purpose of choosing what an Aura enters attached to
RETARGETED = "115.7d"  # the rule by which new targets are chosen
GIVEN_UP = ("sacrifice", "discard", "return", "exile", "tap", "pay", "bottom")


def outcome(asker: Asker, decision: Decision) -> bool | None:
    """Whether being chosen is good, bad or neither."""
    purpose = decision.purpose
    if isinstance(decision, ChooseObjects) and decision.good is not None:
        return decision.good
    if any(word in purpose for word in GIVEN_UP):
        return False
    if any(word in purpose for word in GAINED):
        return True
    if purpose == ATTACHED:
        aura = asker.copied.get(decision.source, decision.source)
        return outcome_of(asker.board.game.chars(aura).text)
    if purpose:
        return None
    text = announced_text(asker.board.game, decision.source)
    if isinstance(decision, ChooseTargets) and decision.rule == RETARGETED:
        text = text_that_says(asker.board.game, decision.words) or text
    return outcome_of(text, decision.words if isinstance(decision, ChooseTargets) else "")


def objects(asker: Asker, seat: Seat, candidates: Sequence[Ref], least: int, most: int, good: bool | None) -> list[Ref]:
    """Objects or players by who controls them and what they are worth (scenario format, section 8.3)."""
    mine = [ref for ref in candidates if _side(asker, ref) == seat]
    others = [ref for ref in candidates if _side(asker, ref) != seat]
    if good is None:
        return by_value(asker, candidates)[:most] if least <= 0 or most > least else by_value(asker, candidates)[:least]
    wanted, unwanted = (mine, others) if good else (others, mine)
    chosen = by_value(asker, wanted, players_first=not good)[:most]
    if len(chosen) < least:
        chosen += list(reversed(by_value(asker, unwanted)))[: least - len(chosen)]
    return chosen


def _side(asker: Asker, ref: Ref) -> Seat:
    return ref if is_player(ref) else asker.board.game.controller(ref)


def by_value(asker: Asker, refs: Sequence[Ref], players_first: bool = False) -> list[Ref]:
    """The most valuable first; of equals the first."""
    return sorted(refs, key=lambda ref: -value(asker, ref, players_first))


def value(asker: Asker, ref: Ref, players_first: bool = False) -> int:
    """What a permanent, card or player is worth, so that defaults choose the best or the worst.

    Planeswalkers come first, then battles, then players, unless `players_first`; the others count by power,
    toughness, abilities and mana value.
    """
    if is_player(ref):
        return 300_000 if players_first else 100_000
    game = asker.board.game
    chars = game.chars(ref)
    rank = 200_000 if "planeswalker" in chars.types else 150_000 if "battle" in chars.types else 0
    power, toughness = max(0, chars.power or 0), max(0, chars.toughness or 0)
    abilities = len(tuple(chars.abilities.unexpanded()))
    score = 310 * power + 210 * toughness + 25 * abilities * (power + 1) - 20 * chars.mana_value
    if game.look(ref).object.zone == HAND and "land" in chars.types:
        score += 20_000  # lands are discarded last
    return rank + score


def number(asker: Asker, decision: ChooseNumber) -> int:
    """X as high as mana can pay for it; another number the least that is more than nothing."""
    if decision.purpose == "X":
        return _by_mana(asker, decision) if decision.high < 999 else decision.low
    return max(decision.low, min(1, decision.high))


def _by_mana(asker: Asker, decision: ChooseNumber) -> int:
    """The greatest X if mana paid for each other symbol too, whatever life could (107.4f)."""
    cost = asker.board.game.chars(decision.source).mana_cost
    if cost is None or not cost.x_count or not any("P" in symbol for symbol in cost.symbols):
        return decision.high
    mana = supply(asker.board.game, decision.seat).most - cost.mana_value
    return max(decision.low, min(decision.high, mana // cost.x_count))


def option(asker: Asker, decision: ChooseOption) -> int:
    """An option: of creature types that of an own creature, otherwise the first."""
    if "creature type" in decision.purpose:
        game = asker.board.game
        for oid in (*game.battlefield, *game.zone(HAND, decision.seat)):
            if game.controller(oid) == decision.seat:
                for subtype in game.chars(oid).subtypes:
                    if subtype in decision.options:
                        return decision.options.index(subtype)
    return 0


def division(asker: Asker, decision: Divide) -> list[int]:
    """The default division of damage: exactly lethal to opponents and their creatures, then more.

    What is no damage, or is for nobody and nothing of theirs, goes to the first.
    """
    parts = dict.fromkeys(decision.among, decision.each_at_least)
    left = decision.total - sum(parts.values())
    opposing = [ref for ref in decision.among if _side(asker, ref) != decision.seat]
    if decision.purpose == "damage" and opposing:
        for ref in sorted(opposing, key=lambda ref: not is_player(ref)):
            more = max(0, min(left, _lethal(asker, ref) - parts[ref]))
            parts[ref] += more
            left -= more
        parts[opposing[0]] += left
    else:
        parts[decision.among[0]] += left
    return [parts[ref] for ref in decision.among]


def _lethal(asker: Asker, ref: Ref) -> int:
    game = asker.board.game
    if is_player(ref):
        return max(0, game.players[ref].life)
    toughness = game.chars(ref).toughness
    return max(0, (toughness or 0) - game.obj(ref).damage)
