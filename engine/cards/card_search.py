"""The search language of the card database: ``t:creature c:rg mv<=3 o:"draw a card" is:playable``.

Words alone search the name. Terms stand side by side (all must hold), with ``or`` between them, a ``-`` before
them, and brackets around them. Every value reaches the database as a parameter, never as part of its language.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from engine.cards.card_form import folded_name
from engine.core.colors import LETTERS, WUBRG
from engine.core.errors import EngineError
from engine.core.layouts import LAYOUTS
from engine.core.record import record

LONGEST_QUERY = 2_000
_DEEPEST = 50

_TOKEN = re.compile(
    r"""\s*(?:(?P<none>-)?(?P<bracket>\()|(?P<closing>\))
    | (?P<minus>-)?(?P<key>[A-Za-z]+)(?P<operator><=|>=|!=|[:=<>])(?:"(?P<quoted>[^"]*)"|(?P<value>[^\s()"]+))
    | (?P<not>-)?(?:"(?P<words>[^"]*)"|(?P<word>[^\s()"]+)))""",
    re.VERBOSE,
)
_ALIASES = {
    "name": "name", "n": "name", "type": "type", "t": "type", "oracle": "text", "o": "text", "text": "text",
    "color": "color", "colour": "color", "c": "color", "identity": "identity", "id": "identity", "ci": "identity",
    "mv": "mv", "cmc": "mv", "manavalue": "mv", "power": "power", "pow": "power", "toughness": "toughness",
    "tou": "toughness", "loyalty": "loyalty", "loy": "loyalty", "rarity": "rarity", "r": "rarity", "set": "set",
    "s": "set", "e": "set", "is": "is", "layout": "layout", "from": "from",
}  # fmt: skip
_PERMANENT = " or ".join(
    f"card.type_text like '%{word}%'"
    for word in ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
)
_IS = {
    "playable": "(compiled.text_hash is not null and compiled.reason is null)",
    "unplayable": "compiled.reason is not null",
    "waiting": "compiled.text_hash is null",
    "permanent": f"({_PERMANENT})",
    "spell": "card.type_text not like '%land%'",
    "dfc": f"card.layout in ({', '.join(repr(one.name) for one in LAYOUTS.values() if one.two_sided)})",
    "multicolor": "card.colors & (card.colors - 1) <> 0",
    "vanilla": "(card.rules_text = '' and card.type_text like '%creature%')",
}


class SearchError(EngineError):
    """A search that can not be understood: where, and what was expected."""

    def __init__(self, position: int, reason: str) -> None:
        super().__init__(f"{reason} (at character {position + 1})")
        self.position, self.reason = position, reason


@record
class Condition:
    """A condition in the database's language, with its parameters."""

    sql: str
    parameters: tuple[object, ...] = ()


@dataclass(slots=True)
class _Reader:
    """A query being read from left to right."""

    query: str
    position: int = 0
    depth: int = 0
    starts: int = field(default=0)

    def next(self) -> re.Match[str] | None:
        """The next token, not yet taken."""
        rest = self.query[self.position :]
        if not rest.strip():
            return None
        found = _TOKEN.match(self.query, self.position)
        if found is None:
            raise SearchError(self.position + len(rest) - len(rest.lstrip()), "the quotation mark is never closed")
        self.starts = self.position + len(found.group()) - len(found.group().lstrip())
        return found

    def take(self, token: re.Match[str]) -> None:
        self.position = token.end()


def condition_of(query: str, origin: str = "") -> Condition:
    """The condition that a search sets; an empty one holds for every card, or every one of an origin."""
    if origin:
        return _joined([condition_of(query), _from(":", origin)], " and ")
    if len(query) > LONGEST_QUERY:
        raise SearchError(LONGEST_QUERY, "the search is too long")
    reading = _Reader(query.replace("“", '"').replace("”", '"'))
    condition = _alternatives(reading)
    if reading.next() is not None:
        raise SearchError(reading.starts, "this bracket was never opened")
    return condition


def _alternatives(reading: _Reader) -> Condition:
    parts = [_together(reading)]
    while (token := reading.next()) is not None and (token.group("word") or "").lower() == "or":
        reading.take(token)
        parts.append(_together(reading))
    return _joined(parts, " or ")


def _together(reading: _Reader) -> Condition:
    parts: list[Condition] = []
    while (token := reading.next()) is not None:
        if token.group("closing") or (token.group("word") or "").lower() == "or":
            break
        if (token.group("word") or "").lower() == "and":
            reading.take(token)
            continue
        parts.append(_term(reading, token))
    return _joined(parts, " and ") if parts else Condition("1")


def _term(reading: _Reader, token: re.Match[str]) -> Condition:
    start = reading.starts
    reading.take(token)
    if token.group("bracket"):
        reading.depth += 1
        if reading.depth > _DEEPEST:
            raise SearchError(start, "the brackets are nested too deeply")
        inner = _alternatives(reading)
        closing = reading.next()
        if closing is None or not closing.group("closing"):
            raise SearchError(start, "this bracket is never closed")
        reading.take(closing)
        reading.depth -= 1
        return _negated(inner) if token.group("none") else inner
    if token.group("key"):
        value = token.group("quoted") if token.group("quoted") is not None else token.group("value")
        condition = _keyed(token.group("key").lower(), token.group("operator"), value, start)
        return _negated(condition) if token.group("minus") else condition
    words = token.group("words") if token.group("words") is not None else token.group("word")
    return _negated(_contains("card.folded", words)) if token.group("not") else _contains("card.folded", words)


def _keyed(key: str, operator: str, value: str, start: int) -> Condition:
    meaning = _ALIASES.get(key)
    if meaning is None:
        raise SearchError(start, f"“{key}” is nothing to search for; try name, t, o, c, id, mv, pow, tou, r, s or is")
    try:
        return _CONDITIONS[meaning](operator, value)
    except ValueError as error:
        raise SearchError(start, str(error)) from None


def _joined(parts: list[Condition], word: str) -> Condition:
    if len(parts) == 1:
        return parts[0]
    sql = "(" + word.join(part.sql for part in parts) + ")"
    return Condition(sql, tuple(parameter for part in parts for parameter in part.parameters))


def _negated(condition: Condition) -> Condition:
    # A comparison with an absent value is unknown, whose negation must hold.
    return Condition(f"not ifnull({condition.sql}, 0)", condition.parameters)


def _contains(column: str, value: str, before: str = "") -> Condition:
    escaped = folded_name(value).replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return Condition(f"{column} like ? escape '\\'", (f"%{before}{escaped}%",))


def _text(column: str, before: str = "") -> Callable[[str, str], Condition]:
    """A text column's condition; ``before`` must stand before the words sought, such as a space before a type."""

    def condition(operator: str, value: str) -> Condition:
        if operator in (":", "="):
            return _contains(column, value, before)
        if operator == "!=":
            return _negated(_contains(column, value, before))
        raise ValueError(f"a text can not be compared with {operator}; use :")

    return condition


def _number(column: str) -> Callable[[str, str], Condition]:
    def condition(operator: str, value: str) -> Condition:
        if re.fullmatch(r"[+-]?[0-9]{1,9}(\.[0-9]{1,3})?", value) is None:
            raise ValueError(f"“{value[:40]}” is not a number")
        return Condition(f"{column} {'=' if operator == ':' else operator} ?", (float(value),))

    return condition


def color_mask(letters: tuple[str, ...]) -> int:
    """Colors as the bits of a number, white first."""
    return sum(1 << WUBRG.index(letter) for letter in letters)


def _colors(column: str, plain_operator: str) -> Callable[[str, str], Condition]:
    def condition(operator: str, value: str) -> Condition:
        word = value.lower()
        if word in ("m", "multicolor", "multicolored"):
            return Condition(f"{column} & ({column} - 1) <> 0")
        if word in ("c", "colorless", "colourless"):
            mask, exact = 0, True
        else:
            mask, exact = _mask_of(word), False
        compared = "=" if exact and operator == ":" else plain_operator if operator == ":" else operator
        sql = {
            "=": f"{column} = ?1",
            "!=": f"{column} <> ?1",
            ">=": f"{column} & ?1 = ?1",
            "<=": f"{column} | ?1 = ?1",
            ">": f"({column} & ?1 = ?1 and {column} <> ?1)",
            "<": f"({column} | ?1 = ?1 and {column} <> ?1)",
        }[compared]
        # The mask is a number made here from letters, so it may stand in the text itself.
        return Condition(sql.replace("?1", str(mask)))

    return condition


def _mask_of(word: str) -> int:
    if word in LETTERS:
        return color_mask((LETTERS[word],))
    letters = tuple(letter for letter in WUBRG if letter.lower() in word)
    if not word or any(letter.upper() not in WUBRG for letter in word):
        raise ValueError(f"“{word[:40]}” is not a color; use letters as in c:wu, or a color's name")
    return color_mask(letters)


def _is(operator: str, value: str) -> Condition:
    if operator not in (":", "="):
        raise ValueError(f"“is” can not be compared with {operator}; use is:playable")
    sql = _IS.get(value.lower())
    if sql is None:
        raise ValueError(f"“is:{value[:40]}” is not known; there is {', '.join(_IS)}")
    return Condition(sql)


def _from(operator: str, value: str) -> Condition:
    if operator not in (":", "=", "!="):
        raise ValueError(f"“from” can not be compared with {operator}; use from:imported")
    kinds = _FROM.get(value.lower())
    if kinds is None:
        raise ValueError(f"“from:{value[:40]}” is not known; there is {', '.join(_FROM)}")
    found = Condition(f"card.source in (select id from source where kind {kinds})")
    return _negated(found) if operator == "!=" else found


_FROM = {"shipped": "= 'shipped'", "imported": "not in ('shipped', 'given')", "given": "= 'given'"}


def _printing(column: str) -> Callable[[str, str], Condition]:
    def condition(operator: str, value: str) -> Condition:
        if operator not in (":", "=", "!="):
            raise ValueError(f"this can not be compared with {operator}; use :")
        sql = f"exists (select 1 from printing where printing.card = card.id and {column} = ?)"
        found = Condition(sql, (value.encode("utf-8", "replace").decode(),))
        return _negated(found) if operator == "!=" else found

    return condition


_CONDITIONS: dict[str, Callable[[str, str], Condition]] = {
    "name": _text("card.folded"),
    "type": _text("card.type_text", before=" "),
    "text": _text("card.rules_text"),
    "layout": _text("card.layout"),
    "color": _colors("card.colors", ">="),
    "identity": _colors("card.identity", "<="),
    "mv": _number("card.mana_value"),
    "power": _number("card.power"),
    "toughness": _number("card.toughness"),
    "loyalty": _number("card.loyalty"),
    "rarity": _printing("printing.rarity"),
    "set": _printing("printing.code"),
    "is": _is,
    "from": _from,
}
