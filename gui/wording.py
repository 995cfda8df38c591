"""The words of the table: what steps, zones, cards and buttons are called.

All of them can be translated.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.api import ObjectView, PlayerView, View, layout_of
from gui import language

translate = QCoreApplication.translate


def counted(number: int, one: str, many: str) -> str:
    """A number with its noun: both forms are translated, with {n} for the number."""
    return (one if number == 1 else many).replace("{n}", f"{number:,}")


def tip(words: str) -> str:
    """Words for a tooltip, none of which is taken for HTML.

    No sign stands right behind a “<”, but one nobody sees.
    """
    return words.replace("<", "<\N{WORD JOINER}")


def size_words(size: int) -> str:
    """A number of bytes as people say it."""
    if size >= 1_000_000:
        millions = size / 1_000_000
        return translate("Wording", "{n} MB").replace("{n}", f"{millions:,.{0 if millions >= 10 else 1}f}")
    return translate("Wording", "{n} kB").replace("{n}", f"{max(1, size // 1000):,}")


def step_name(step: str) -> str:
    """A step or phase, as the phase bar and messages write it (CR 500.1)."""
    return {
        "untap": translate("Wording", "Untap"),
        "upkeep": translate("Wording", "Upkeep"),
        "draw": translate("Wording", "Draw"),
        "main1": translate("Wording", "First main"),
        "begin_combat": translate("Wording", "Begin combat"),
        "declare_attackers": translate("Wording", "Attackers"),
        "declare_blockers": translate("Wording", "Blockers"),
        "first_strike_damage": translate("Wording", "First strike"),
        "combat_damage": translate("Wording", "Damage"),
        "end_combat": translate("Wording", "End combat"),
        "main2": translate("Wording", "Second main"),
        "end": translate("Wording", "End step"),
        "cleanup": translate("Wording", "Cleanup"),
    }.get(step, step.replace("_", " "))


def short_step_name(step: str) -> str:
    """A step on the phase bar, where room is scarce."""
    return {
        "main1": translate("Wording", "Main 1"),
        "begin_combat": translate("Wording", "Combat"),
        "first_strike_damage": translate("Wording", "First strike"),
        "end_combat": translate("Wording", "Combat ends"),
        "main2": translate("Wording", "Main 2"),
        "end": translate("Wording", "End"),
    }.get(step, step_name(step))


def pass_text(view: View) -> str:
    """What the main button says while a player has priority: what happens if all pass (CR 117.4)."""
    if view.stack:
        top = view.objects[view.stack[0]]
        if top.source >= 0:
            return translate("Wording", "Resolve the ability of “{name}”").format(name=view.name_of(top.source))
        return translate("Wording", "Resolve “{name}”").format(name=name_of(top))
    return {
        "upkeep": translate("Wording", "To the draw step"),
        "draw": translate("Wording", "To the main phase"),
        "main1": translate("Wording", "To combat"),
        "begin_combat": translate("Wording", "To attackers"),
        "declare_attackers": translate("Wording", "To blockers"),
        "declare_blockers": translate("Wording", "To damage"),
        "first_strike_damage": translate("Wording", "To regular damage"),
        "combat_damage": translate("Wording", "To the end of combat"),
        "end_combat": translate("Wording", "To the second main phase"),
        "main2": translate("Wording", "End turn"),
        "end": translate("Wording", "To cleanup"),
        "cleanup": translate("Wording", "To the next turn"),
    }.get(view.step, translate("Wording", "Go on"))


def zone_name(zone: str) -> str:
    """A zone, as headings write it."""
    return {
        "library": translate("Wording", "Library"),
        "hand": translate("Wording", "Hand"),
        "battlefield": translate("Wording", "Battlefield"),
        "graveyard": translate("Wording", "Graveyard"),
        "stack": translate("Wording", "Stack"),
        "exile": translate("Wording", "Exile"),
        "command": translate("Wording", "Command zone"),
        "outside": translate("Wording", "Outside the game"),
    }.get(zone, zone)


def face_down_cause(cause: str) -> str:
    """Why something is face down, in a word."""
    return {
        "morph": translate("Wording", "morph"),
        "megamorph": translate("Wording", "morph"),
        "manifest": translate("Wording", "manifested"),
        "disguise": translate("Wording", "disguised"),
        "cloak": translate("Wording", "cloaked"),
        "foretell": translate("Wording", "foretold"),
        "foretold": translate("Wording", "foretold"),
    }.get(cause, cause)


def name_of(seen: ObjectView) -> str:
    """What an object is called, if its viewer may know."""
    if seen.known and seen.name:
        return seen.name
    if seen.source >= 0:
        return translate("Wording", "ability")
    if seen.face_down:
        return translate("Wording", "face-down card ({cause})").format(cause=face_down_cause(seen.face_down))
    return translate("Wording", "unknown card")


def ability_of(source: str) -> str:
    """An ability on the stack."""
    return translate("Wording", "{name}: ability").format(name=source)


def mana_in_words(cost: str) -> str:
    """A mana cost as a screen reader says it: "{2}{R}" is "2 red"."""
    names = {
        "W": translate("Wording", "white"),
        "U": translate("Wording", "blue"),
        "B": translate("Wording", "black"),
        "R": translate("Wording", "red"),
        "G": translate("Wording", "green"),
        "C": translate("Wording", "colorless"),
        "T": translate("Wording", "tap"),
        "Q": translate("Wording", "untap"),
        "S": translate("Wording", "snow"),
        "P": translate("Wording", "Phyrexian"),
    }
    either = translate("Wording", " or ")
    symbols = [part.split("}")[0] for part in cost.split("{") if "}" in part]
    return " ".join(either.join(names.get(half, half) for half in symbol.split("/")) for symbol in symbols)


def state_words(seen: ObjectView) -> list[str]:
    """The state of a permanent, a word or two for each thing that is not as usual."""
    said = [
        (seen.tapped, translate("Wording", "tapped")),
        (seen.sick and seen.zone == "battlefield", translate("Wording", "can’t attack or use {T} yet")),
        (seen.barred and not seen.sick, translate("Wording", "can’t attack")),
        (seen.damage > 0, translate("Wording", "{n} damage").format(n=seen.damage)),
        (seen.attacking >= 0, translate("Wording", "attacking")),
        (bool(seen.blocking), translate("Wording", "blocking")),
        (seen.blocked, translate("Wording", "blocked")),
        (seen.is_copy, translate("Wording", "copy")),
        (seen.token, translate("Wording", "token")),
        (seen.phased_out, translate("Wording", "phased out")),
        (turned_over(seen), translate("Wording", "back face up")),
    ]
    words = [text for holds, text in said if holds]
    for kind, count in shown_counters(seen):
        one, many = translate("Wording", "one {kind} counter"), translate("Wording", "{n} {kind} counters")
        words.append(counted(count, one, many).replace("{kind}", language.term("counter", kind)))
    progress = progress_words(seen)
    notes = (language.term("note", note) for note in seen.notes if note not in STRUCTURE)
    return [*progress, *words, *(note for note in notes if note not in progress)]


STRUCTURE = ("level up", "level symbol", "class level", "to solve", "solved", "prototype")
"""Keywords that only say how a card is built: how far it has come is told instead."""


def turned_over(seen: ObjectView) -> bool:
    """Whether the back face of a double-faced card is up."""
    return layout_of(seen.layout).two_sided and seen.face > 0


def progress_words(seen: ObjectView) -> list[str]:
    """How far an object has come, and which part of its card is used (CR 709 to 719)."""
    return [one.words for one in seen.progress if one.words]


def dungeon_words(player: PlayerView, view: View) -> list[str]:
    """In which room of a dungeon a player is, and how many dungeons they have completed (CR 309)."""
    mine = (view.objects[oid] for oid in view.command)
    rooms = ((seen.name, seen.come("room")) for seen in mine if seen.owner == player.seat)
    said = [f"{name}: {room.name}" for name, room in rooms if room is not None]
    if player.dungeons:
        one, many = translate("Wording", "one dungeon completed"), translate("Wording", "{n} dungeons completed")
        said.append(counted(len(player.dungeons), one, many))
    return said


def locked_room() -> str:
    """What a Room is called at the table while both its doors are locked; by the rules it has no name."""
    return translate("Wording", "(locked Room)")


def locked_name(name: str) -> str:
    """The name of a half whose door is locked."""
    return translate("Wording", "Locked: {name}").format(name=name)


def locked_half(name: str, cost: str, text: str) -> str:
    """A half whose door is locked, in a line."""
    return f"{locked_name(name)} {cost} ({text.replace(chr(10), ' ')})"


def shown_counters(seen: ObjectView) -> tuple[tuple[str, int], ...]:
    """The counters that are not told otherwise."""
    told = {
        "lore": seen.come("chapter") is not None, "level": seen.come("level") is not None,
        "loyalty": seen.loyalty is not None, "defense": seen.defense is not None,
    }  # fmt: skip
    return tuple(pair for pair in seen.counters if not told.get(pair[0], False))


def told_at_a_glance(seen: ObjectView) -> str:
    """A permanent's name, what its icons stand for, and its state: a line for each thing."""
    keywords = (language.term("keyword", word) for word in seen.keywords if word not in STRUCTURE)
    return "\n".join(dict.fromkeys((name_of(seen), *keywords, *state_words(seen))))


def in_a_line(seen: ObjectView) -> str:
    """An object in one line, for tooltips and screen readers."""
    if not seen.known:
        return name_of(seen)
    parts = [name_of(seen)]
    if seen.mana_cost:
        parts.append(mana_in_words(seen.mana_cost))
    if seen.type_line:
        parts.append(language.type_line(seen.type_line))
    if seen.power is not None and seen.toughness is not None:
        parts.append(f"{seen.power}/{seen.toughness}")
    if seen.loyalty is not None:
        parts.append(translate("Wording", "loyalty {n}").format(n=seen.loyalty))
    return ", ".join(parts + state_words(seen))


def stack_item(name: str, controller: str, text: str, targets: Sequence[str], about: str = "") -> str:
    """An item of the stack in one line, for screen readers."""
    line = translate("Wording", "{name}, controlled by {player}: {text}")
    line = line.format(name=name, player=controller, text=text)
    line += translate("Wording", " About: {names}.").format(names=about) if about else ""
    return line + (translate("Wording", " Targets: {names}.").format(names=", ".join(targets)) if targets else "")


def with_rule(why: str, rule: str) -> str:
    """A reason with its rule number."""
    return translate("Wording", "{why} (rule {number})").format(why=why, number=rule) if rule else why


def action_words() -> dict[str, str]:
    """What may be done with a card, with a place for its name."""
    return {"cast": translate("Wording", "Cast “{name}”"), "play": translate("Wording", "Play “{name}”")}


def purpose_verb(purpose: str) -> str:
    """What is done with what a player chooses, as a button says it."""
    return {
        "sacrifice": translate("Wording", "Sacrifice"),
        "discard": translate("Wording", "Discard"),
        "search": translate("Wording", "Find"),
        "keep": translate("Wording", "Keep"),
        "bottom": translate("Wording", "Put on the bottom:"),
        "exile": translate("Wording", "Exile"),
        "destroy": translate("Wording", "Destroy"),
        "return": translate("Wording", "Return"),
        "tap": translate("Wording", "Tap"),
        "untap": translate("Wording", "Untap"),
        "reveal": translate("Wording", "Reveal"),
        "attach": translate("Wording", "Attach to"),
        "copy": translate("Wording", "Copy"),
        "put": translate("Wording", "Put"),
        "counter": translate("Wording", "Counter"),
        "companion": translate("Wording", "Reveal"),
        "crew": translate("Wording", "Tap"),
        "station": translate("Wording", "Tap"),
        "enlist": translate("Wording", "Tap"),
        "cast": translate("Wording", "Cast"),
        "look at more": translate("Wording", "Look at"),
        "opening hand": translate("Wording", "Use"),
        "keep tapped": translate("Wording", "Keep tapped:"),
        "remove counters": translate("Wording", "Remove from"),
        "proliferate": translate("Wording", "Proliferate"),
        "encode": translate("Wording", "Encode on"),
        "champion": translate("Wording", "Exile"),
        "populate": translate("Wording", "Copy"),
        "attack": translate("Wording", "Attack"),
    }.get(purpose, translate("Wording", "Choose"))


def place_name(place: str) -> str:
    """A place that cards are sent to."""
    return {
        "top": translate("Wording", "Top of the library"),
        "bottom": translate("Wording", "Bottom of the library"),
        "graveyard": translate("Wording", "Graveyard"),
        "hand": translate("Wording", "Hand"),
        "exile": translate("Wording", "Exile"),
        "battlefield": translate("Wording", "Battlefield"),
    }.get(place, place[:1].upper() + place[1:])
