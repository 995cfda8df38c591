"""Old spellings and today's: the same thing, said in the words of older and of newer print.

Each row has its reason and an example, which is tested. What a card says in words of its own is none of this: that is
for phrases to read.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.compiler.rewording import Replacement, Rewording


class Spelling(NamedTuple):
    """An old spelling by its pattern, what it is today, why, and an example of both."""

    said: str
    meant: Replacement
    reason: str
    before: str
    after: str


_PUT_TOKENS = (
    r"\b([Pp])ut(s?) ((?:an?|one|two|three|four|five|X|that many) [^.,;]*?\btokens?\b"
    r"(?: (?:with|that) [^.,;]*?)?) onto the battlefield\b(?! tapped| attacking)"
)


def _create(match: re.Match[str]) -> str:
    return f"{'C' if match[1] == 'P' else 'c'}reate{match[2]} {match[3]}"


def _as_it_was(match: re.Match[str]) -> str:
    verb = "controlled" if match[1] else "had"
    return f"who {verb} {match[2]} than you did as you activated this ability"


def _first_small(match: re.Match[str]) -> str:
    return match[0].capitalize()


def _commas(match: re.Match[str]) -> str:
    return match[0].replace("; ", ", ")


# Each in its place in the order in which they are replaced.
_ROWS = (
    (r"\b(enters?) the battlefield\b", r"\1", "said in full until 2024", "~ enters the battlefield.", "~ enters."),
    (r"\bcomes? into play\b", "enters", "until 2009", "When ~ comes into play,", "When ~ enters,"),
    (r'"legend rule"', "legend rule", "704.5j, in quotation marks", 'the "legend rule" is', "the legend rule is"),
    (
        r"\b(graveyard|a spell) this turn (from anywhere other than (?:the battlefield|your hand))\b",
        r"\1 \2 this turn", "said in either order",
        "put into your graveyard this turn from anywhere other than the battlefield",
        "put into your graveyard from anywhere other than the battlefield this turn",
    ),
    (
        r"\bwho (?:has|(control)s) ([^.]*?) than you do as you activate this ability\b", _as_it_was,
        "said in the past until 2023", "who has more life than you do as you activate this ability",
        "who had more life than you did as you activated this ability",
    ),
    (r"\bhis or her\b", "their", "until 2017", "discards his or her hand", "discards their hand"),
    (r"\bhe or she\b", "they", "until 2017", "unless he or she pays {1}", "unless they pays {1}"),
    (r"\bhim or her\b", "them", "until 2017", "to him or her", "to them"),
    (r"\bis put into a graveyard from play\b", "dies", "700.4", "~ is put into a graveyard from play", "~ dies"),
    (
        r"\bThey're (?=[^.\"]* in addition to their other )", "They are ", "a short form",
        "They're Zombies in addition to their other types.", "They are Zombies in addition to their other types.",
    ),
    (
        r"\[([+-]?(?:\d+|X))\](?=:)", r"\1", "606.4, a loyalty symbol in words",
        'has "[+1]: Scry 1."', 'has "+1: Scry 1."',
    ),
    (_PUT_TOKENS, _create, "701.6c", "Put a 1/1 Elf token onto the battlefield.", "Create a 1/1 Elf token."),
    (r"\bconverted mana cost\b", "mana value", "202.3", "converted mana cost 3 or less", "mana value 3 or less"),
    (
        r"\b([Aa])dds? ((?:\{[^}]+\})+(?:(?:,| or|, or) (?:\{[^}]+\})+)*) to your mana pool\b", r"\1dd \2",
        "said of all mana until 2018", "Add {G} or {W} to your mana pool.", "Add {G} or {W}.",
    ),
    (
        r"\b([Aa])dd (one|two|three|X) mana of (any color|any one color) to your mana pool\b", r"\1dd \2 mana of \3",
        "said of all mana until 2018", "Add one mana of any color to your mana pool.", "Add one mana of any color.",
    ),
    (r"\bremoved from the game\b", "exiled", "406", "a card removed from the game", "a card exiled"),
    (r"\bremove (.+?) from the game\b", r"exile \1", "406", "you may remove it from the game", "you may exile it"),
    (r"\bRemove (.+?) from the game\b", r"Exile \1", "406", "Remove that card from the game.", "Exile that card."),
    (
        r"\bdamage to target creature(?: or player|, player, or planeswalker)\b", "damage to any target",
        "115.4", "3 damage to target creature or player.", "3 damage to any target.",
    ),
    (r"\b(?:Play|Activate) this ability only\b", "Activate only", "602", "Play this ability only once.",
     "Activate only once."),
    (r"\bActivate this ability no more\b", "Activate no more", "602", "Activate this ability no more than twice",
     "Activate no more than twice"),
    (r"\bmay play this ability\b", "may activate this ability", "602", "may play this ability",
     "may activate this ability"),
    (r"\babilities can't be played\b", "abilities can't be activated", "602", "abilities can't be played",
     "abilities can't be activated"),
    (r"\bPlay this spell only\b", "Cast this spell only", "601", "Play this spell only if", "Cast this spell only if"),
    (r"\bplay(s?) (spells|(?:an?|target) (?:[\w-]+ ){0,2}spell)\b", r"cast\1 \2", "601", "plays a red spell",
     "casts a red spell"),
    (r"\bspells you play\b", "spells you cast", "601", "Elf spells you play", "Elf spells you cast"),
    (r"(\} (?:less|more)) to play\b", r"\1 to cast", "601", "cost {1} less to play", "cost {1} less to cast"),
    (r"\bany time you could cast a sorcery\b", "as a sorcery", "307.5", "only any time you could cast a sorcery.",
     "only as a sorcery."),
    (r"\bputs? the top (\w+ cards?|card) of (\w+) library into (\w+) graveyard\b",
     r"put the top \1 of \2 library into \3 graveyard", "701.13",
     "puts the top card of their library into their graveyard",
     "put the top card of their library into their graveyard"),
    (r"\bshuffles? your library\b", "shuffle", "701.20", "then shuffle your library.", "then shuffle."),
    (r", then shuffle that library\b", ", then shuffle", "701.20", "it, then shuffle that library.",
     "it, then shuffle."),
    (r"\bsearch your library this way, shuffle it\b", "search your library this way, shuffle", "701.20",
     "search your library this way, shuffle it.", "search your library this way, shuffle."),
    (r"\b(\d{1,3}),(\d{3})\b", r"\1\2", "a mark in large numbers", "your life total is 1,000",
     "your life total is 1000"),
    (r"\bWhen you cast your next (?=[aeiou][^.,]*?spell\b[^.,]*? this turn,)", "When you next cast an ", "603.7",
     "When you cast your next instant spell this turn,", "When you next cast an instant spell this turn,"),
    (r"\bWhen you cast your next (?=[^.,]*?spell\b[^.,]*? this turn,)", "When you next cast a ", "603.7",
     "When you cast your next creature spell this turn,", "When you next cast a creature spell this turn,"),
    (r"\bOnly any opponent may activate\b", "Only your opponents may activate", "602.1",
     "Only any opponent may activate it",
     "Only your opponents may activate it"),
    (r"(?m)^(\d+)-(\d+) \| ", r"\1—\2 | ", "706.3, the dash", "1-9 | Draw a card.", "1—9 | Draw a card."),
    (r'"enchant ([^"]*[^".])\."', r'"Enchant \1".', "702.5, the stop", '"enchant Elf."', '"Enchant Elf".'),
    (r'("[A-Z{~+\d-][^"]*[^".,!?\s])"(?= and | until | where | for as long as )', r'\1."',
     "the stop of an ability in quotes",
     '"{T}: Add {G}" until it', '"{T}: Add {G}." until it'),
    (r'("[A-Z{~+\d-][^"]*[^".,!?\s]),"(?= and | until | where )', r'\1.",', "the stop of an ability in quotes",
     '"{T}: Add {G}," until it', '"{T}: Add {G}.", until it'),
    (r"(?m)^[A-Z][a-z]+(?:, [A-Z][a-z]+(?: [a-z]+)?)+$", _first_small, "capitals in a list of keywords",
     "Flying, First strike", "Flying, first strike"),
    (r"\. Then, reveal\b", ". Then reveal", "a comma", "Draw a card. Then, reveal it.", "Draw a card. Then reveal it."),
    (r"\. Then, if\b", ". Then if", "a comma", "Draw a card. Then, if", "Draw a card. Then if"),
    (r"\bThis turn, w(hen(?:ever)?) ([^.,]*), ", r"W\1 \2 this turn, ", "where the time is said",
     "This turn, when it dies, draw a card.", "When it dies this turn, draw a card."),
    (r"\bbase power and base toughness each equal\b", "base power and toughness each equal", "“base” said twice",
     "has base power and base toughness each equal", "has base power and toughness each equal"),
    (r"\b([Cc]hoose|[Ss]earch your library for) any card\b", r"\1 a card", "any for a", "Choose any card.",
     "Choose a card."),
    (r"(?m)^[A-Z][a-z ]+(?:; [a-z][a-z ]+\d*)+$", _commas, "semicolons between keywords", "Flying; rampage 2",
     "Flying, rampage 2"),
)  # fmt: skip

SPELLINGS = tuple(Spelling(*row) for row in _ROWS)
REWORDINGS = tuple(Rewording(row.said, row.meant) for row in SPELLINGS)
