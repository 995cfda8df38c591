"""The words of the table: what steps, zones, cards and buttons are called. All of them can be translated."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.api import ObjectView, View


def _(text: str) -> str:
    return QCoreApplication.translate("Wording", text)


def counted(number: int, one: str, many: str) -> str:
    """A number with its noun: both forms are translated, with {n} for the number."""
    return (one if number == 1 else many).replace("{n}", str(number))


def step_name(step: str) -> str:
    """A step or phase, as the phase bar and messages write it (CR 500.1)."""
    return {
        "untap": _("Untap"),
        "upkeep": _("Upkeep"),
        "draw": _("Draw"),
        "main1": _("First main"),
        "begin_combat": _("Begin combat"),
        "declare_attackers": _("Attackers"),
        "declare_blockers": _("Blockers"),
        "first_strike_damage": _("First strike"),
        "combat_damage": _("Damage"),
        "end_combat": _("End combat"),
        "main2": _("Second main"),
        "end": _("End step"),
        "cleanup": _("Cleanup"),
    }.get(step, step.replace("_", " "))


def short_step_name(step: str) -> str:
    """A step on the phase bar, where room is scarce."""
    return {
        "main1": _("Main 1"),
        "begin_combat": _("Combat"),
        "first_strike_damage": _("First strike"),
        "end_combat": _("Combat ends"),
        "main2": _("Main 2"),
        "end": _("End"),
    }.get(step, step_name(step))


def tiny_step_name(step: str) -> str:
    """A step where there is hardly any room."""
    return {
        "untap": _("Unt"),
        "upkeep": _("Upk"),
        "draw": _("Drw"),
        "main1": _("M 1"),
        "begin_combat": _("Cmb"),
        "declare_attackers": _("Atk"),
        "declare_blockers": _("Blk"),
        "first_strike_damage": _("1st"),
        "combat_damage": _("Dmg"),
        "end_combat": _("Out"),
        "main2": _("M 2"),
        "end": _("End"),
        "cleanup": _("Cln"),
    }.get(step, step[:3])


def pass_text(view: View) -> str:
    """What the main button says while a player has priority: what happens if all pass (CR 117.4)."""
    if view.stack:
        top = view.objects[view.stack[0]]
        if top.source >= 0:
            return _("Resolve the ability of “{name}”").format(name=view.name_of(top.source))
        return _("Resolve “{name}”").format(name=name_of(top))
    return {
        "upkeep": _("To the draw step"),
        "draw": _("To the main phase"),
        "main1": _("To combat"),
        "begin_combat": _("To attackers"),
        "declare_attackers": _("To blockers"),
        "declare_blockers": _("To damage"),
        "first_strike_damage": _("To regular damage"),
        "combat_damage": _("To the end of combat"),
        "end_combat": _("To the second main phase"),
        "main2": _("End turn"),
        "end": _("To cleanup"),
        "cleanup": _("To the next turn"),
    }.get(view.step, _("Go on"))


def zone_name(zone: str) -> str:
    """A zone, as headings write it."""
    return {
        "library": _("Library"),
        "hand": _("Hand"),
        "battlefield": _("Battlefield"),
        "graveyard": _("Graveyard"),
        "stack": _("Stack"),
        "exile": _("Exile"),
        "command": _("Command zone"),
        "outside": _("Outside the game"),
    }.get(zone, zone)


def face_down_cause(cause: str) -> str:
    """Why something is face down, in a word."""
    return {
        "morph": _("morph"),
        "megamorph": _("morph"),
        "manifest": _("manifested"),
        "disguise": _("disguised"),
        "cloak": _("cloaked"),
        "foretell": _("foretold"),
        "foretold": _("foretold"),
    }.get(cause, cause)


def name_of(seen: ObjectView) -> str:
    """What an object is called, if its viewer may know."""
    if seen.known and seen.name:
        return seen.name
    if seen.source >= 0:
        return _("ability")
    if seen.face_down:
        return _("face-down card ({cause})").format(cause=face_down_cause(seen.face_down))
    return _("unknown card")


def ability_of(source: str) -> str:
    """An ability on the stack."""
    return _("{name}: ability").format(name=source)


def color_names(letters: Sequence[str]) -> str:
    """Colours in words."""
    names = {"W": _("white"), "U": _("blue"), "B": _("black"), "R": _("red"), "G": _("green")}
    return ", ".join(names.get(letter, letter) for letter in letters)


def mana_in_words(cost: str) -> str:
    """A mana cost as a screen reader says it: "{2}{R}" is "2 red"."""
    names = {
        "W": _("white"), "U": _("blue"), "B": _("black"), "R": _("red"), "G": _("green"), "C": _("colorless"),
        "T": _("tap"), "Q": _("untap"), "S": _("snow"), "P": _("Phyrexian"),
    }  # fmt: skip
    symbols = [part.split("}")[0] for part in cost.split("{") if "}" in part]
    return " ".join(_(" or ").join(names.get(half, half) for half in symbol.split("/")) for symbol in symbols)


def state_words(seen: ObjectView) -> list[str]:
    """The state of a permanent, a word or two for each thing that is not as usual."""
    said = [
        (seen.tapped, _("tapped")),
        (seen.sick and seen.zone == "battlefield", _("can’t attack or use {T} yet")),
        (seen.damage > 0, _("{n} damage").format(n=seen.damage)),
        (seen.attacking >= 0, _("attacking")),
        (bool(seen.blocking), _("blocking")),
        (seen.blocked, _("blocked")),
        (seen.is_copy, _("copy")),
        (seen.token, _("token")),
        (seen.phased_out, _("phased out")),
        (seen.layout in ("transform", "modal_dfc") and seen.face > 0, _("back face up")),
    ]
    words = [text for holds, text in said if holds]
    for kind, count in seen.counters:
        words.append(counted(count, _("one {kind} counter"), _("{n} {kind} counters")).replace("{kind}", kind))
    return [*words, *seen.notes]


def in_a_line(seen: ObjectView) -> str:
    """An object in one line, for tooltips and screen readers."""
    if not seen.known:
        return name_of(seen)
    parts = [name_of(seen)]
    if seen.mana_cost:
        parts.append(mana_in_words(seen.mana_cost))
    if seen.type_line:
        parts.append(seen.type_line)
    if seen.power is not None and seen.toughness is not None:
        parts.append(f"{seen.power}/{seen.toughness}")
    if seen.loyalty is not None:
        parts.append(_("loyalty {n}").format(n=seen.loyalty))
    return ", ".join(parts + state_words(seen))


def stack_item(name: str, controller: str, text: str, targets: Sequence[str]) -> str:
    """An item of the stack in one line, for screen readers."""
    line = _("{name}, controlled by {player}: {text}").format(name=name, player=controller, text=text)
    return line + (_(" Targets: {names}.").format(names=", ".join(targets)) if targets else "")


def with_rule(why: str, rule: str) -> str:
    """A reason with its rule number."""
    return _("{why} (rule {number})").format(why=why, number=rule) if rule else why


def action_words() -> dict[str, str]:
    """What may be done with a card, with a place for its name."""
    return {"cast": _("Cast “{name}”"), "play": _("Play “{name}”")}


def purpose_verb(purpose: str) -> str:
    """What is done with what a player chooses, as a button says it."""
    return {
        "sacrifice": _("Sacrifice"),
        "discard": _("Discard"),
        "search": _("Find"),
        "keep": _("Keep"),
        "bottom": _("Put on the bottom:"),
        "exile": _("Exile"),
        "destroy": _("Destroy"),
        "return": _("Return"),
        "tap": _("Tap"),
        "untap": _("Untap"),
        "reveal": _("Reveal"),
        "attach": _("Attach to"),
        "copy": _("Copy"),
        "put": _("Put"),
        "counter": _("Counter"),
        "": _("Choose"),
    }.get(purpose, purpose[:1].upper() + purpose[1:])


def place_name(place: str) -> str:
    """A place that cards are sent to."""
    return {
        "top": _("Top of the library"),
        "bottom": _("Bottom of the library"),
        "graveyard": _("Graveyard"),
        "hand": _("Hand"),
        "exile": _("Exile"),
        "battlefield": _("Battlefield"),
    }.get(place, place[:1].upper() + place[1:])
