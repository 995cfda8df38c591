"""Telling: messages as words in a language, with what whoever reads them may know."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING, Any, Self

from engine.compiler.templates import Unprintable
from engine.compiler.tokens import SELF
from engine.core.errors import RulesDefect
from engine.core.identity import NOBODY, Ref, Seat, is_player
from engine.core.zones import BATTLEFIELD, HAND, LIBRARY, STACK
from engine.game.rules.questions.seeing import may_see
from engine.meaning.message import Message, NameOf, Printed, Term, say
from engine.telling.language import language
from engine.telling.rules_text import Printing, in_a_sentence, retold
from engine.telling.wording import Place

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.meaning.message import Slot
    from engine.telling.language import Language
    from engine.telling.wording import Wording

Namer = Callable[[Ref], str]
ENGLISH = language("en")


Piece = tuple[str, Ref]  # words, and what they name; NOBODY for the words between


class Telling:
    """Makes words of messages in a language; `name` says what somebody or something is called."""

    def __init__(self, language: Language, name: Namer) -> None:
        self.language = language
        self.name = name
        self.speaker = NOBODY  # the object whose words are told, which call it by its own name

    def of(self, speaker: Ref) -> Self:
        """The same, for the words of an object."""
        if speaker == self.speaker:
            return self
        other = copy(self)
        other.speaker = speaker
        return other

    def tell(self, words: str) -> str:
        """A message in words; a name is one in every language."""
        if isinstance(words, Message):
            return "".join(text for text, _ in self.pieces(words))
        return words

    def pieces(self, message: Message) -> list[Piece]:
        """A message in words, piece by piece, with what they name."""
        wording = self.language.wording(message.key) or ENGLISH.wording(message.key)
        if wording is None:
            raise RulesDefect(f"there are no words for {message!r}")
        return self._written(wording, dict(message.slots))

    def rules_text(self, text: str, ref: Ref) -> str:
        """Rules text of an object, as it is told here."""
        return self.tell(text)

    def _written(self, wording: Wording, slots: dict[str, Slot]) -> list[Piece]:
        pieces: list[Piece] = []
        for part in wording:
            if isinstance(part, Place):
                pieces += self._placed(part, slots)
            else:
                pieces.append((part, NOBODY))
        return pieces

    def _placed(self, place: Place, slots: dict[str, Slot]) -> list[Piece]:
        value = slots[place.slot]
        if place.kind == "#":
            form = self.language.plural(value) if isinstance(value, int) else 0
            return self._written(place.forms[min(form, len(place.forms) - 1)], slots)
        if place.kind == "?":
            return self._written(place.forms[0 if value else 1], slots) if value or len(place.forms) > 1 else []
        pieces = self.words(value)
        if place.article or place.own:
            bare = "".join(text for text, _ in pieces)
            whole = self.language.with_article(bare) if place.article else self.language.own(bare)
            before, _, behind = whole.partition(bare)
            pieces = [(before, NOBODY), *pieces, (behind, NOBODY)]
        if place.capital and pieces:
            (text, ref), *rest = pieces
            pieces = [(text[:1].upper() + text[1:], ref), *rest]
        return pieces

    def words(self, value: Slot) -> list[Piece]:
        """The words for what goes into a place."""
        if isinstance(value, Message):
            return self.pieces(value)
        if isinstance(value, str):
            return [(self.tell(value), NOBODY)]
        if isinstance(value, int):
            return [(self.language.number(value), NOBODY)]
        if isinstance(value, NameOf):
            return [(self.name(value.ref), value.ref)]
        if isinstance(value, Term):
            return [(self.language.term(value.kind, value.value), NOBODY)]
        if isinstance(value, Printed):
            try:
                return [(self._by_name(in_a_sentence(value, self.language)), NOBODY)]
            except Unprintable:  # made by the rules, in no words
                return [(self.tell(say("something")), NOBODY)]
        return self._listed([self.words(one) for one in value])

    def _by_name(self, text: str) -> str:
        """Rules text in which the object that speaks is called by its name."""
        return text.replace(SELF, self.name(self.speaker)) if SELF in text and self.speaker != NOBODY else text

    def _listed(self, things: list[list[Piece]]) -> list[Piece]:
        """Several things one after the other, with what the language puts between them."""
        if not things:
            return []
        marks = [f"\0{number}\0" for number in range(len(things))]
        pieces: list[Piece] = []
        for part in self.language.all_of(marks).split("\0"):
            pieces += things[int(part)] if part.isdigit() else [(part, NOBODY)]
        return pieces


def plainly(words: str, language: Language = ENGLISH) -> str:
    """A message that names nobody in particular, in words."""
    telling = Telling(language, lambda ref: telling.tell(say("something")))
    return telling.tell(words)


class GameTelling(Telling):
    """Puts messages about a game in words for one viewer.

    Nothing is called by a name that the viewer may not know.
    """

    def __init__(self, game: Game, viewer: Seat, language: Language = ENGLISH) -> None:
        super().__init__(language, self.name_of)
        self.game = game
        self.viewer = viewer

    def name_of(self, ref: Ref) -> str:
        """The name of a player or an object, as the viewer may know it."""
        if is_player(ref):
            return self.game.players[ref].name
        game = self.game
        if ref not in game.objects and ref not in game.last_known:
            return self.tell(say("something"))
        if ref in game.objects and game.objects[ref].zone in (HAND, LIBRARY) and not self._sees(ref):
            return self.tell(say("a_card"))
        look = self.game.look(ref)
        if look.object.face_down:
            definition = look.object.definition if self._may_know(ref) else None
            name = definition.faces[0].name if definition is not None else ""
            return self.tell(say("face_down_name", name=name) if name else say("a_face_down_card"))
        return look.characteristics.name or self._ability(look.object)

    def rules_text(self, text: str, ref: Ref) -> str:
        """Rules text of an object, which it may call by its name."""
        if isinstance(text, Message) or (ref not in self.game.objects and ref not in self.game.last_known):
            return self.tell(text) if isinstance(text, Message) else retold(Printing(text), self.language)
        chars = self.game.chars(ref)
        return retold(Printing(text, chars.name, chars.type_line), self.language)

    def _may_know(self, ref: Ref) -> bool:
        """Whether the viewer may look at what is face down, or could when it was last there (CR 708.5, 708.9)."""
        if ref in self.game.objects:
            return self._sees(ref)
        look = self.game.look(ref)
        return look.object.zone in (BATTLEFIELD, STACK) and look.characteristics.controller == self.viewer

    def _sees(self, ref: Ref) -> bool:
        return self.viewer != NOBODY and may_see(self.game, self.viewer, ref)

    def _ability(self, found: Any) -> str:
        if found.stack is not None:
            return self.tell(say("an_ability_of", source=NameOf(found.stack.source)))
        return self.tell(say("something"))
