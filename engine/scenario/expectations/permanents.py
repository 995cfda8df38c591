"""Checks of permanents: power and toughness, counters, abilities, types, colours, attachments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.colors import LETTERS, WUBRG
from engine.core.identity import NOBODY
from engine.game.rules.questions.values import mana_value
from engine.meaning.abilities import KeywordAbility
from engine.scenario.expectations.checking import (
    Finding,
    Moment,
    about_permanents,
    checker,
    number,
    shown_names,
    truth,
)  # fmt: skip
from engine.scenario.labels import equals, folded, normalised
from engine.scenario.stack_labels import keyword_text, own_label, own_names

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.scenario.format import Expectation


@checker("power_toughness")
def power_toughness(moment: Moment, wanted: Expectation) -> Finding:
    """Power and toughness of some, of all, or of the oldest."""
    found = moment.permanents(wanted)
    if not found:
        return Finding(bool(wanted.get("each")), "there is no such permanent")
    among = "all" if wanted.get("each") else wanted.get("among", "any")
    considered = found[:1] if among == "first" else found
    fitting = [oid for oid in considered if _has_values(moment, wanted, oid)]
    holds = len(fitting) == len(considered) if among == "all" else bool(fitting)
    shown = ", ".join("/".join(map(str, _values(moment, wanted, oid))) for oid in considered)
    return Finding(holds, shown)


def _values(moment: Moment, wanted: Expectation, oid: ObjectId) -> tuple[int | None, int | None]:
    chars = moment.game.chars(oid)
    return (chars.base_power, chars.base_toughness) if wanted.get("base") else (chars.power, chars.toughness)


def _has_values(moment: Moment, wanted: Expectation, oid: ObjectId) -> bool:
    power, toughness = (value or 0 for value in _values(moment, wanted, oid))  # what has none counts as 0 (CR 107.2)
    return wanted.get("power") in (None, power) and wanted.get("toughness") in (None, toughness)


@checker("counters")
def counters(moment: Moment, wanted: Expectation) -> Finding:
    """Counters on a permanent."""
    kind = folded(wanted.get("counter"))

    def judge(oid: ObjectId) -> Finding:
        found = moment.game.obj(oid).counters
        return number(wanted, next((count for name, count in found.items() if folded(name) == kind), 0))

    return about_permanents(moment, wanted, judge)


@checker("tapped")
def tapped(moment: Moment, wanted: Expectation) -> Finding:
    """Whether some (or each) permanent so named is tapped or untapped."""
    found = moment.permanents(wanted)
    value = bool(wanted.get("value", True))
    states = [moment.game.obj(oid).tapped for oid in found]
    shown = ", ".join("tapped" if state else "untapped" for state in states) or "there is no such permanent"
    holds = all(state == value for state in states) if wanted.get("each") else value in states
    return Finding(holds, shown)


@checker("tapped_count")
def tapped_count(moment: Moment, wanted: Expectation) -> Finding:
    """How many permanents so named are tapped or untapped."""
    found = moment.permanents(wanted)
    if not found and wanted.get("value") != 0:
        return Finding(False, "there is no such permanent")
    return number(wanted, sum(moment.game.obj(oid).tapped == bool(wanted.get("tapped")) for oid in found))


@checker("attacking")
def attacking(moment: Moment, wanted: Expectation) -> Finding:
    """Whether it is an attacking creature."""
    combat = moment.game.combat
    attackers = combat.attacking if combat is not None else {}
    return about_permanents(moment, wanted, lambda oid: truth(wanted, oid in attackers))


@checker("damage")
def damage(moment: Moment, wanted: Expectation) -> Finding:
    """Damage marked."""
    return about_permanents(moment, wanted, lambda oid: number(wanted, moment.game.obj(oid).damage))


# -- abilities --------------------------------------------------------------------------------------------------------


def count_of_ability(moment: Moment, oid: ObjectId, text: str) -> int:
    """How many instances of an ability an object has: a keyword, with or without its parameter, or a text."""
    names = own_names(moment.game, oid)
    wanted = normalised(text, names)
    found = 0
    for ability in moment.game.chars(oid).abilities:
        if isinstance(ability, KeywordAbility):
            own = normalised(keyword_text(ability), names)
            found += own == wanted or ability.name == wanted or _is_wider(own, wanted)
        else:
            own = normalised(own_label(ability), names)
            found += bool(own) and (own == wanted or equals(own, wanted) or own.startswith(wanted))
    return found


def _is_wider(own: str, wanted: str) -> bool:
    """Whether a printed keyword holds the wanted one among several ("protection from red and from blue")."""
    head, _, quality = wanted.partition(" from ")
    return bool(quality) and own.startswith(f"{head} from ") and f"from {quality}" in own


@checker("has_ability")
def has_ability(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a permanent has an ability."""
    expected = wanted.get("permanent_count")
    found = moment.permanents(wanted)
    if expected is not None and len(found) != expected:
        return Finding(False, f"there are {len(found)} of them: {shown_names(moment, found)}")

    def judge(oid: ObjectId) -> Finding:
        abilities = moment.game.chars(oid).abilities
        shown = "; ".join(text for text in map(own_label, abilities) if text) or "no abilities"
        return truth(wanted, count_of_ability(moment, oid, wanted.get("ability")) > 0, shown)

    if expected is not None and not found:
        return Finding(True, "there are none")
    return about_permanents(moment, wanted, judge)


@checker("ability_count")
def ability_count(moment: Moment, wanted: Expectation) -> Finding:
    """How many instances of a keyword a permanent has."""
    text = wanted.get("ability")
    return about_permanents(moment, wanted, lambda oid: number(wanted, count_of_ability(moment, oid, text)))


# -- types and colours ------------------------------------------------------------------------------------------------


@checker("type", "subtype", "supertype")
def types(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a permanent has a type, subtype or supertype."""

    def judge(oid: ObjectId) -> Finding:
        chars = moment.game.chars(oid)
        found = {"type": chars.types, "subtype": chars.subtypes, "supertype": chars.supertypes}[wanted.check]
        word = folded(wanted.get(wanted.check))
        return truth(wanted, word in [folded(own) for own in found], chars.type_line)

    return about_permanents(moment, wanted, judge)


def _colors(value: object) -> list[str]:
    words = value if isinstance(value, list) else str(value).replace(",", " ").split()
    letters = [LETTERS.get(folded(str(word)), str(word)) for word in words]
    return [letter for word in letters for letter in word.upper() if letter in WUBRG]


@checker("color")
def color(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a permanent has all of some colours, or none of them."""
    colors = _colors(wanted.get("colors"))

    def judge(oid: ObjectId) -> Finding:
        found = moment.game.chars(oid).colors
        has = [letter in found for letter in colors]
        return Finding(all(has) if wanted.get("value", True) else not any(has), "".join(found) or "colorless")

    return about_permanents(moment, wanted, judge)


@checker("colorless", "multicolored")
def number_of_colors(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a permanent has no colour, or more than one."""

    def judge(oid: ObjectId) -> Finding:
        found = moment.game.chars(oid).colors
        fits = not found if wanted.check == "colorless" else len(found) > 1
        return truth(wanted, fits, "".join(found) or "colorless")

    return about_permanents(moment, wanted, judge)


@checker("mana_value")
def mana_value_of(moment: Moment, wanted: Expectation) -> Finding:
    """The mana value."""
    return about_permanents(moment, wanted, lambda oid: number(wanted, mana_value(moment.game, oid)))


@checker("controller")
def controller(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a permanent is controlled by a seat."""

    def judge(oid: ObjectId) -> Finding:
        letter = moment.board.letter(moment.game.controller(oid))
        return truth(wanted, letter == wanted.get("to"), letter)

    return about_permanents(moment, wanted, judge)


# -- attachments ------------------------------------------------------------------------------------------------------


@checker("attached")
def attached(moment: Moment, wanted: Expectation) -> Finding:
    """Whether an object is attached to some permanent."""
    seat = moment.seat(wanted)
    hosts = moment.board.permanents(wanted.get("to"), seat)
    attachments = moment.board.permanents(wanted.get("attachment"), None)
    found = [oid for oid in attachments if moment.game.obj(oid).attached_to in hosts]
    return truth(wanted, bool(found))


@checker("attached_to_player")
def attached_to_player(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a permanent is attached to a player."""
    player = moment.board.seat(wanted.get("to"))
    return about_permanents(moment, wanted, lambda oid: truth(wanted, moment.game.obj(oid).attached_to == player))


@checker("attached_to_nothing")
def attached_to_nothing(moment: Moment, wanted: Expectation) -> Finding:
    """Whether a permanent is attached to nothing."""

    def judge(oid: ObjectId) -> Finding:
        host = moment.game.obj(oid).attached_to
        return truth(wanted, host == NOBODY, "nothing" if host == NOBODY else moment.board.shown(host))

    return about_permanents(moment, wanted, judge)


@checker("attachment_count")
def attachment_count(moment: Moment, wanted: Expectation) -> Finding:
    """How many objects are attached to a permanent."""
    game = moment.game

    def judge(oid: ObjectId) -> Finding:
        return number(wanted, sum(game.obj(other).attached_to == oid for other in game.permanents()))

    return about_permanents(moment, wanted, judge)
