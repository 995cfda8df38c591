"""A position of a running game as a scenario, to be shared as a puzzle or a bug report.

A scenario begins with the first step of a turn; what it can not say (the stack, damage, effects that last) is named
under `dropped` (scenario format, section 13).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.cards.library import CardLibrary
from engine.core.errors import SaveError
from engine.core.identity import NOBODY, ObjectId, Seat, is_object
from engine.core.options import PRACTISING
from engine.core.zones import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE
from engine.game.events.dungeons import MARKER
from engine.game.rules.questions.influence import OPTION as RANGE
from engine.game.rules.special_cards.day_and_night import DAYTIME
from engine.game.rules.variants.playing import variants_of
from engine.meaning.cards import looked_up
from engine.scenario.commanders import SAID, commanders_elsewhere, is_led
from engine.scenario.format import (
    COMMANDER_VARIANTS,
    DUEL,
    FACE_DOWN_CAUSES,
    FORMAT,
    FREE_FOR_ALL,
    LETTERS,
    MARKS,
    TWO_HEADED_GIANT,
    VERSION,
)

if TYPE_CHECKING:
    from engine.cards.card_data import CardData, FaceData
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.cards import CardDefinition
    from engine.meaning.characteristics import Characteristics
    from engine.table.match import Match


def save_to_scenario(
    match: Match, path: Path | str, title: str = "", library: CardLibrary | None = None
) -> tuple[str, ...]:
    """Write the position of a match as a scenario file and give what it can not say; raises `SaveError`.

    Cards of the match that a library lacks, or has otherwise, are written into the file; without a library all are. An
    action that is not finished is left out.
    """
    target = Path(path)
    cards = match.setup.cards
    data = scenario_of(match.checkpoints[-1].game, title or target.stem, target.stem, library or CardLibrary(), cards)
    try:
        target.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise SaveError(f"{path} can not be written: {error.strerror or error}") from error
    return tuple(data.get("dropped", ()))


def scenario_of(
    game: Game, title: str = "", name: str = "", library: CardLibrary | None = None, own: CardLibrary | None = None
) -> dict[str, Any]:
    """The position of a game as the JSON value of a scenario; the active player takes its first turn.

    Cards that a library lacks are written into the scenario, as the game's own library has them.
    """
    seats = game.seats()
    if not 2 <= len(seats) <= len(LETTERS):
        raise SaveError(f"a scenario has 2 to {len(LETTERS)} seats, not {len(seats)}")
    return Writer(game, library, own).write(title, name)


class Writer:
    """Writes one position."""

    def __init__(self, game: Game, library: CardLibrary | None = None, own: CardLibrary | None = None) -> None:
        self.game = game
        self.library = library
        self.own = own if own is not None else library
        self.letters: dict[Seat, str] = dict(zip(game.seats(), LETTERS, strict=False))
        self.custom: dict[str, dict[str, Any]] = {}
        self.dropped: list[str] = []
        self.hosts = [
            host for oid in game.battlefield if is_object(host := game.obj(oid).attached_to) and host in game.objects
        ]

    def write(self, title: str, name: str) -> dict[str, Any]:
        """The whole scenario."""
        game = self.game
        players = {letter: self._seat(seat) for seat, letter in self.letters.items()}
        for definition in looked_up(game.reference.values(), game.reference.__getitem__).values():
            self._keep_unknown(definition)
        order = [self.letters[seat] for seat in game.apnap()]
        self._note_what_is_dropped()
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "id": name or "position",
            "title": title,
            "game": {
                "variant": self._variant(),
                **({"variants": further} if (further := self._variants()) else {}),
                "turn_order": order,
                **({"practising": practising} if (practising := self._practising()) else {}),
                "first_player_draws": True,
                "attack": game.options.get("attack", "multiple"),
                "range_of_influence": reach if isinstance(reach := game.options.get(RANGE), int) else "all",
                "edition": game.edition,
            },
            "options": {"strict_answers": True, "shuffle_libraries": False},
            "players": players,
            "script": [],
            "stop": {"turn": 1, "step": "cleanup"},
            "expect": [],
            "cards": self._real_cards(players),
        }
        daytime = game.marks.get(DAYTIME)
        if daytime in ("day", "night"):
            data["options"]["daytime"] = daytime
        if self.custom:
            data["custom_cards"] = list(self.custom.values())
        if self.dropped:
            data["dropped"] = self.dropped
        return data

    def _note_what_is_dropped(self) -> None:
        """What there is that a scenario can't say."""
        game = self.game
        if game.stack:
            self.dropped.append("the stack: " + ", ".join(self._name(oid) for oid in game.stack))
        if game.floating:
            self.dropped.append(f"{len(game.floating)} continuous effects of spells and abilities")
        if game.delayed:
            self.dropped.append(f"{len(game.delayed)} delayed triggered abilities")

    def _real_cards(self, players: dict[str, Any]) -> list[str]:
        """The names of the cards that the scenario does not bring with it."""
        made_up = {part for name in self.custom for part in (name, *name.split(" // "))}
        names = {entry["card"] for seat in players.values() for entry in _entries(seat)}
        return sorted(names - made_up)

    # -- seats ----------------------------------------------------------------------------------------------------

    def _variant(self) -> str:
        if self.game.teams.share_life:
            return TWO_HEADED_GIANT
        several = len(self.game.seats()) > 2
        return COMMANDER_VARIANTS[several] if is_led(self.game) else (DUEL, FREE_FOR_ALL)[several]

    def _practising(self) -> list[str]:
        """The seats whose players have to remember their own triggers."""
        seats = self.game.options.get(PRACTISING, ())
        return [letter for seat, letter in self.letters.items() if isinstance(seats, tuple) and str(seat) in seats]

    def _variants(self) -> list[str]:
        """The variants besides the one that "variant" says, and those that the cards of the position are for."""
        said = (TWO_HEADED_GIANT, "commander")
        return [one.name for one in variants_of(self.game) if one.name not in said]

    def _seat(self, seat: Seat) -> dict[str, Any]:
        game = self.game
        player = game.players[seat]
        letter = self.letters[seat]
        marks = [name for name, value in sorted(player.marks.items()) if value and name not in SAID]
        self.dropped.extend(
            f"{self._name(oid)} is a commander of {letter}" for oid in commanders_elsewhere(game, seat)
        )  # fmt: skip
        if player.counters or marks:
            words = [f"{number} {kind} counters" for kind, number in sorted(player.counters.items())] + marks
            self.dropped.append(f"{letter} has: {', '.join(words)}")
        position: dict[str, Any] = {
            "life": player.life,
            "library": {"top": self._cards(game.zone(LIBRARY, seat)), "rest": []},
            "hand": self._cards(game.zone(HAND, seat)),
            "battlefield": [self._permanent(oid) for oid in self._controlled(seat)],
            "graveyard": self._cards(game.zone(GRAVEYARD, seat)),
            "exile": self._cards(oid for oid in game.zone(EXILE) if game.obj(oid).owner == seat),
            "command": self._cards(oid for oid in game.zone(COMMAND) if game.obj(oid).owner == seat),
            "sideboard": self._cards(oid for oid in game.zone(OUTSIDE, seat) if not game.obj(oid).token),
        }
        return position

    def _controlled(self, seat: Seat) -> list[ObjectId]:
        return [oid for oid in self.game.permanents() if self.game.controller(oid) == seat]

    def _cards(self, oids: Any) -> list[dict[str, Any]]:
        """Cards in a zone, those that are alike and follow one another as one entry."""
        result: list[dict[str, Any]] = []
        for oid in oids:
            entry = self._card(oid)
            if entry is None:
                continue
            if result and {**result[-1], "count": 1} == {**entry, "count": 1}:
                result[-1]["count"] = result[-1].get("count", 1) + 1
            else:
                result.append(entry)
        return result

    def _card(self, oid: ObjectId) -> dict[str, Any] | None:
        found = self.game.obj(oid)
        if found.definition is None:
            self.dropped.append(f"{found.zone}: {self._name(oid)} is no card")
            return None
        if not found.definition.form.card:
            if not found.definition.front.name:  # one that has a name stands for rules, such as those of the planar die
                self.dropped.append(f"an emblem of {self.letters[found.owner]}")
            return None
        self._keep_unknown(found.definition)
        entry: dict[str, Any] = {"card": found.definition.name}
        if found.face_down and found.zone in (EXILE, COMMAND):
            entry["face_down"] = True
        if found.counters:
            entry["counters"] = dict(sorted(found.counters.items()))
        if MARKER in found.marks:
            entry["room"] = found.marks[MARKER]
        return entry

    # -- permanents -----------------------------------------------------------------------------------------------

    def _permanent(self, oid: ObjectId) -> dict[str, Any]:
        found = self.game.obj(oid)
        entry: dict[str, Any] = {"card": self._card_name(oid, found)}
        said = {
            "tapped": found.tapped, "summoning_sick": found.sick, "face_down": found.face_down,
            "flipped": found.flipped, "only_these_counters": found.counters or "counter" in found.values.text,
        }  # fmt: skip
        entry |= {key: True for key, holds in said.items() if holds}
        if found.face_down in FACE_DOWN_CAUSES:
            entry["face_down_as"] = found.face_down
        marks = {name: value for name, value in found.marks.items() if name in MARKS and value}
        if marks:
            entry["marks"] = marks
        if found.counters:
            entry["counters"] = dict(sorted(found.counters.items()))
        if is_object(found.attached_to) and found.attached_to in self.game.objects:
            entry["attached_to"] = {"ref": _label(found.attached_to)}
        elif found.attached_to != NOBODY:
            entry["attached_to"] = {"player": self.letters.get(found.attached_to, LETTERS[0])}
        if oid in self.hosts:
            entry["ref"] = _label(oid)
        self.dropped.extend(self._unsaid(oid, found))
        return entry

    def _card_name(self, oid: ObjectId, found: GameObject) -> str:
        definition = found.definition
        if definition is None or found.token:
            return self._token(found)
        self._keep_unknown(definition)
        return definition.faces[found.face].name if definition.double_faced else definition.name

    def _keep_unknown(self, definition: CardDefinition) -> None:
        """Write a card that the library lacks into the scenario."""
        if self.library is None or definition.name in self.custom:
            return
        known, own = self.library.find(definition.name), self.own.find(definition.name) if self.own else None
        if known is not None and (own is None or own.faces == known.faces):
            return
        if own is not None:
            self.custom[definition.name] = _as_entry(own)
        elif len(definition.faces) > 1:
            self.dropped.append(f"{definition.name}: a card with several faces that the library lacks")
        else:
            self.custom[definition.name] = _as_card(definition.name, definition.front.printed, definition.front.text)

    def _token(self, found: GameObject) -> str:
        """A token as a card made up for this scenario; gives its name."""
        name = found.values.name or "Token"
        number = 1
        while self.custom.get(name, made := _as_card(name, found.values, found.values.text)) != made:
            number += 1
            name = f"{found.values.name} ({number})"
        if name not in self.custom:
            self.dropped.append(f"{name}: a token, written as a card")
        self.custom[name] = made
        return name

    def _unsaid(self, oid: ObjectId, found: GameObject) -> Iterator[str]:
        name = self._name(oid)
        if found.damage:
            yield f"{name}: {found.damage} damage"
        if found.owner != self.game.controller(oid):
            yield f"{name}: is owned by {self.letters.get(found.owner, '?')}"
        for kept in (found.choices, found.marks):
            for key, value in sorted(kept.items()):
                if isinstance(value, (str, int, bool)) and key not in MARKS:
                    yield f"{name}: {key}: {value}"

    def _name(self, oid: ObjectId) -> str:
        chars = self.game.chars(oid)
        return chars.name or chars.text or "a face-down object"


def _as_entry(card: CardData) -> dict[str, Any]:
    """A custom card as it is printed."""
    faces = [_as_face(face) for face in card.faces]
    if len(faces) == 1:
        return {"layout": card.layout, **faces[0], "name": card.name}
    types = " // ".join(face.type_line for face in card.faces)
    return {"name": card.name, "layout": card.layout, "type_line": types, "card_faces": faces}


def _as_face(face: FaceData) -> dict[str, Any]:
    written: dict[str, Any] = {
        "name": face.name, "mana_cost": face.mana_cost, "type_line": face.type_line, "oracle_text": face.text
    }  # fmt: skip
    for key in ("power", "toughness", "loyalty", "defense"):
        if getattr(face, key) is not None:
            written[key] = getattr(face, key)
    if face.color_indicator:
        written["color_indicator"] = list(face.color_indicator)
    if face.lights:
        written["attraction_lights"] = list(face.lights)
    for key, modifier in zip(("hand_modifier", "life_modifier"), face.modifiers, strict=False):
        written[key] = f"{modifier:+d}"
    return written


def _as_card(name: str, values: Characteristics, text: str) -> dict[str, Any]:
    """A custom card with some printed values."""
    cost = str(values.mana_cost) if values.mana_cost is not None else ""
    card: dict[str, Any] = {"name": name, "mana_cost": cost, "type_line": values.type_line, "oracle_text": text}
    if not cost and values.colors:
        card["color_indicator"] = list(values.colors)
    for key in ("power", "toughness", "loyalty"):
        if getattr(values, key) is not None:
            card[key] = str(getattr(values, key))
    return card


def _label(oid: ObjectId) -> str:
    return f"object {oid}"


def _entries(position: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for key, value in position.items():
        if key == "library":
            yield from value["top"]
        elif isinstance(value, list):
            yield from value
