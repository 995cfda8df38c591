"""Tokens: a line of rules text as words, symbols and punctuation, and the way back to a line."""

from __future__ import annotations

import re

from engine.core.card_types import CARD_TYPES, SUPERTYPES
from engine.core.colors import NAMES
from engine.core.record import record

SELF = "~"  # the object itself, under whatever name the line calls it (see normalise)
NON = "non"  # "nonland", "non-Elf": the negation of the next word
OPEN, CLOSE = "“", "”"  # quotation marks around an ability
SPACED_DASH, TIGHT_DASH = "—", "―"  # "Choose one — …" and "Ward—Pay 2 life"
POSSESSIVE = "'s"
BULLET = "•"
ARTICLE = "a"  # "an" too: which of them is a matter of the next word
CAPITAL = "^"  # in printed tokens only: the next word begins with a capital letter
SMALL = "_"  # in printed tokens only: the next word begins with a small letter, though it opens a quotation
END = ""  # stands after the last token

_NEGATABLE = frozenset(
    (
        *CARD_TYPES,
        *SUPERTYPES,
        *NAMES.values(),
        "token",
        "historic",
        "attacking",
        "blocking",
        "modified",
        "colorless",
        "mana",
        "combat",
        "outlaw",
        "commander",
    )
)
_TOKEN = re.compile(
    r"""
    (?P<symbols>\{[^{}]+\}(?:\{[^{}]+\})*)
  | (?P<stats>[+-]?[\dXY*]+/[+-]?[\dXY*]+(?![\w/]))
  | (?P<number>[+-](?:\d+|X)\b|\d+)
  | (?P<non>[Nn]on-(?=\w))
  | (?P<either>and/or\b)
  | (?P<word>[^\W\d_]+(?:-[^\W\d_]+)*(?:'(?:t|ve|re|ll|d)\b|'[A-Z][^\W\d_]+)?)
  | (?P<possessive>'s\b)
  | (?P<dash>\ ?—\ ?)
  | (?P<newline>\s*\n\s*)
  | (?P<mark>[.,:;|()!?"'~•&/\[\]+-])
    """,
    re.VERBOSE,
)


class Words(list[str]):
    """The words of a line as they are compared. How each is written is kept, for what depends on capitals."""

    def __init__(self, tokens: list[Token]) -> None:
        super().__init__([token.word for token in tokens] + [END])
        self.texts = [token.text for token in tokens] + [END]


@record
class Token:
    """One token: how it is compared (lower case, "an" as "a"), how it is written, and where it stands."""

    word: str
    text: str
    start: int
    end: int


def tokenise(line: str) -> list[Token]:
    """The tokens of a normalised line."""
    tokens: list[Token] = []
    quotes: list[str] = []
    position = 0
    while position < len(line):
        if line[position] == " " and not line.startswith(" —", position):
            position += 1
            continue
        match = _TOKEN.match(line, position)
        if match is None:
            tokens.append(Token(line[position], line[position], position, position + 1))
            position += 1
            continue
        position = match.end()
        _add(tokens, quotes, match, line)
    return _with_closing_periods(tokens)


def _add(tokens: list[Token], quotes: list[str], match: re.Match[str], line: str) -> None:
    text, start, end = match.group(), match.start(), match.end()
    kind = match.lastgroup
    if kind == "word":
        _add_word(tokens, text, start, end)
    elif kind == "dash":
        tokens.append(Token(SPACED_DASH if text.startswith(" ") else TIGHT_DASH, text, start, end))
    elif kind == "newline":
        tokens.append(Token("\n", text, start, end))
    elif kind == "non":
        tokens.append(Token(NON, text, start, end))
    elif text == '"' or (text == "'" and not _after_letter(line, start)):
        if quotes and quotes[-1] == text:
            quotes.pop()
            tokens.append(Token(CLOSE, text, start, end))
        else:
            quotes.append(text)
            tokens.append(Token(OPEN, text, start, end))
    else:
        tokens.append(Token(text.lower() if kind in ("stats", "number") else text, text, start, end))


def _add_word(tokens: list[Token], text: str, start: int, end: int) -> None:
    word = text.lower()
    if word.startswith(NON) and word[3:] in _NEGATABLE:
        tokens.append(Token(NON, text[:3], start, start + 3))
        tokens.append(Token(word[3:], text[3:], start + 3, end))
    elif word == "another":
        tokens.append(Token(ARTICLE, text[:2], start, start + 2))
        tokens.append(Token("other", text[2:], start + 2, end))
    else:
        tokens.append(Token(ARTICLE if word == "an" else word, text, start, end))


def _after_letter(line: str, position: int) -> bool:
    return position > 0 and (line[position - 1].isalpha() or line[position - 1] == SELF)


def _with_closing_periods(tokens: list[Token]) -> list[Token]:
    """A sentence that ends with a quoted sentence has one full stop in print and two in grammar."""
    result: list[Token] = []
    for index, token in enumerate(tokens):
        result.append(token)
        if token.word == CLOSE and index and tokens[index - 1].word in (".", CLOSE):
            following = tokens[index + 1] if index + 1 < len(tokens) else None
            if following is None or following.word in ("\n", CLOSE, OPEN) or following.text[0].isupper():
                result.append(Token(".", "", token.end, token.end))
    return result


_NO_SPACE_BEFORE = frozenset((".", "/", ",", ":", ";", "!", "?", ")", CLOSE, POSSESSIVE, "'", "\n", TIGHT_DASH))
_NO_SPACE_AFTER = frozenset(("(", "/", OPEN, "\n", TIGHT_DASH, NON))
_VOWEL = re.compile(r"(?:[aeio]|un(?!i[cqt])|u(?!n|ni|se|su|za)|8|11(?!\d)|18(?!\d)|x\b|x/|honor|hour)", re.IGNORECASE)


def join(words: list[str]) -> str:
    """A line from printed tokens: spaces, capital letters and a/an are set here."""
    line = _PrintedLine()
    for index, word in enumerate(words):
        if word in (CAPITAL, SMALL):
            line.capital = word == CAPITAL
        elif not (word == "." and line.has_stopped()):
            line.put(word, "an" if word == ARTICLE and _VOWEL.match(_following(words, index)) else word)
    return "".join(line.pieces)


class _PrintedLine:
    """A line as it is printed, word by word."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.previous = "\n"
        self.capital = True  # the next word begins with a capital letter
        self._depth = 0  # of quotations

    def has_stopped(self) -> bool:
        """Whether a quotation has just been closed after a full stop: it is the outer sentence's as well."""
        return self.previous == CLOSE and len(self.pieces) > 1 and self.pieces[-2][-1:] in (".", '"', "'")

    def put(self, word: str, text: str) -> None:
        """Print a token, which reads as this text, with what stands between it and the one before."""
        if gap := self._gap(word):
            self.pieces.append(gap)
        self.pieces.append(self._capitalized(word, self._mark(word) or text))
        self.previous = word

    def _gap(self, word: str) -> str:
        if self.previous == ARTICLE and word == "other":
            return ""  # "another"
        if self.previous not in _NO_SPACE_AFTER and word not in _NO_SPACE_BEFORE:
            return " "
        return "-" if self.previous == NON and (word[:1].isupper() or word == "outlaw") else ""

    def _mark(self, word: str) -> str:
        """A quotation mark, double outside and single inside, or a dash; "" for a word."""
        self._depth += word == OPEN
        mark = '"' if self._depth % 2 else "'"
        self._depth -= word == CLOSE
        return mark if word in (OPEN, CLOSE) else "—" if word == TIGHT_DASH else ""

    def _capitalized(self, word: str, text: str) -> str:
        printed = text[:1].upper() + text[1:] if self.capital and word != OPEN else text
        self.capital = word in ("\n", OPEN) or (self.capital and word in (BULLET, SPACED_DASH))
        return printed


def _following(words: list[str], index: int) -> str:
    for word in words[index + 1 :]:
        if word not in (CAPITAL, SMALL, OPEN):
            return word
    return ""
